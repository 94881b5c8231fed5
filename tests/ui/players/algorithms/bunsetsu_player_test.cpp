// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/bunsetsu_player.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/bunsetsu/analyser.h"
#include "tests/core/support/sentences.h"
#include "ui/players/algorithms/learn_player.h"
#include "ui/players/algorithms/player_catalogue.h"

namespace arcwright::ui::testing {
namespace {

constexpr BunsetsuDecoder decoders[] = {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce,
    BunsetsuDecoder::CascadedChunking, BunsetsuDecoder::RelativePreference};

PlayerSource sourceOf(const std::shared_ptr<const Sentence>& sentence, std::uint64_t seed = 1)
{
    PlayerSource source;
    source.sentence = sentence;
    source.relations = std::make_shared<RelationPool>();
    source.seed = seed;
    return source;
}

PlayerSource modelSource(const std::shared_ptr<const Sentence>& sentence, BunsetsuDecoder decoder)
{
    BunsetsuSettings settings;
    settings.decoder = decoder;
    settings.bits = 18;
    settings.epochs = 2;
    PlayerSource source = sourceOf(sentence);
    source.origin = ScoreOrigin::Model;
    source.bunsetsuModel = trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {}).value();
    return source;
}

/// Every character is one wide and every line ten high.
DrawingMetrics plainMetrics()
{
    DrawingMetrics metrics;
    metrics.textWidth = [](TextSize, const QString& text) { return 8.0 * static_cast<double>(text.size()); };
    return metrics;
}

int stepOf(const Player& player, const QString& headline)
{
    for (int step = 1; step <= player.steps(); ++step) {
        if (player.headline(step).startsWith(headline))
            return step;
    }
    return 0;
}

TEST(BunsetsuPlayerTest, StepsEndInTheParsersOwnAnalysis)
{
    for (const BunsetsuDecoder decoder : decoders) {
        const Sentences sentences = test::sampleSentences("japanese.knp");
        PlayerSource source = modelSource(sentences[0], decoder);
        BunsetsuAnalyser analyser(source.bunsetsuModel->weights);
        for (const auto& sentence : sentences) {
            source.sentence = sentence;
            BunsetsuPlayer player(source, decoder);
            analyser.analyse(*sentence);
            player.goTo(player.steps());
            EXPECT_EQ(player.arcs(), arcsOfHeads(analyser.heads())) << nameOf(decoder);
        }
    }
}

TEST(BunsetsuPlayerTest, BackFromAnyStepIsAsForward)
{
    for (const BunsetsuDecoder decoder : decoders) {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            BunsetsuPlayer player(sourceOf(test::sampleSentences("japanese.knp")[16], seed), decoder);
            std::vector<BunsetsuState> forward{player.state()};
            for (int position = 1; position <= player.steps(); ++position) {
                player.goTo(position);
                forward.push_back(player.state());
            }
            for (int position = player.steps(); position >= 0; --position) {
                player.goTo(position);
                EXPECT_EQ(player.state(), forward[static_cast<std::size_t>(position)]);
            }
        }
    }
}

/// Texts of a drawing that a role is drawn in.
QStringList textsIn(const Drawing& drawing, Ink ink)
{
    QStringList texts;
    for (const auto& part : drawing.parts) {
        const auto* caption = std::get_if<Caption>(&part);
        if (caption && caption->ink.ink == ink)
            texts << caption->text;
    }
    return texts;
}

TEST(BunsetsuPlayerTest, AFinishedTournamentShowsWhoWonEveryHead)
{
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        BunsetsuPlayer player(sourceOf(sentence), BunsetsuDecoder::Tournament);
        player.goTo(player.steps() - 1);
        const QSizeF before = player.drawing(plainMetrics()).size;
        player.goTo(player.steps());
        const Drawing end = player.drawing(plainMetrics());
        EXPECT_EQ(end.size.width(), before.width());
        if (player.words().size() < 6) {
            EXPECT_EQ(end.size, before) << "there is room without more";
        }
        QStringList heads;
        for (int dependent = 1; dependent < player.words().size(); ++dependent)
            heads << player.words().form(player.heads()[static_cast<std::size_t>(dependent)]);
        QStringList won = textsIn(end, Ink::Good);
        heads.sort();
        won.sort();
        EXPECT_EQ(won, heads);
        for (int step = 1; step <= player.steps(); ++step) {
            const bool isLast = player.headline(step).contains(QStringLiteral("against"))
                && !player.headline(step + 1).contains(QStringLiteral("against"));
            const Target game{Target::Kind::Choice, step, 0, 0};
            const auto hit = std::find_if(
                end.hits.begin(), end.hits.end(), [&](const HitArea& area) { return area.target == game; });
            EXPECT_EQ(hit != end.hits.end(), isLast) << "a click overrules the game that decided";
            if (hit != end.hits.end()) {
                EXPECT_TRUE(QRectF({}, end.size).contains(hit->path.boundingRect()));
            }
        }
    }
}

TEST(BunsetsuPlayerTest, AClickTurnsAnAnswerRoundAndAnotherOneBack)
{
    for (const BunsetsuDecoder decoder : {BunsetsuDecoder::Tournament, BunsetsuDecoder::ShiftReduce}) {
        BunsetsuPlayer player(sourceOf(test::sampleSentences("japanese.knp")[0]), decoder);
        const std::vector<int> plain = player.heads();
        const int step = decoder == BunsetsuDecoder::Tournament ? 2 : 1;
        player.goTo(step);
        const QString before = player.headline(step);
        const Target target{Target::Kind::Choice, step, 0, 0};
        EXPECT_FALSE(player.hint(target).isEmpty());
        EXPECT_EQ(player.activate(target), Effect::Steps);
        EXPECT_EQ(player.position(), step);
        EXPECT_NE(player.headline(step), before);
        EXPECT_TRUE(player.headline(step).contains(QStringLiteral("overruled")));
        EXPECT_NE(player.heads(), plain);
        EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("instead of"))) << "what follows is told";
        EXPECT_EQ(player.activate(target), Effect::Steps);
        EXPECT_EQ(player.headline(step), before);
        EXPECT_EQ(player.heads(), plain);
    }
}

TEST(BunsetsuPlayerTest, AnArcDrawnByHandIsWhatComesOut)
{
    for (const BunsetsuDecoder decoder : decoders) {
        for (const int head : {2, 4}) {
            BunsetsuPlayer player(sourceOf(test::sampleSentences("japanese.knp")[0]), decoder);
            EXPECT_EQ(player.activate(Target::arc(head, 1)), Effect::Steps) << nameOf(decoder);
            EXPECT_EQ(player.heads()[1], head) << nameOf(decoder);
            EXPECT_EQ(player.activate(Target::arc(1, 3)), Effect::Nothing) << "heads stand to the right";
        }
    }
}

TEST(BunsetsuPlayerTest, ATournamentHasFourOrders)
{
    BunsetsuPlayer player(sourceOf(test::sampleSentences("japanese.knp")[16]), BunsetsuDecoder::Tournament);
    std::set<QString> firstSteps;
    for (const int dependents : {0, 1}) {
        for (const int games : {0, 1}) {
            player.choose(0, dependents);
            player.choose(1, games);
            EXPECT_EQ(player.choices()[0].current, dependents);
            EXPECT_EQ(player.choices()[1].current, games);
            EXPECT_EQ(player.position(), 0);
            QStringList all;
            for (int step = 1; step <= player.steps(); ++step)
                all << player.headline(step);
            firstSteps.insert(all.join(u'\n'));
        }
    }
    EXPECT_EQ(firstSteps.size(), 4U);
}

TEST(BunsetsuPlayerTest, AGameOfAModelIsExplainedByItsFeatures)
{
    BunsetsuPlayer player(modelSource(test::sampleSentences("japanese.knp")[0], BunsetsuDecoder::Tournament),
        BunsetsuDecoder::Tournament);
    player.goTo(2);
    const Explanation explanation = player.explanation();
    ASSERT_GT(explanation.numbers.size(), 3U);
    EXPECT_FALSE(explanation.numbers[0].name.contains(u'=')) << "in words";
    EXPECT_TRUE(explanation.text.contains(QStringLiteral("margin")));
    const auto decided = [](const NumberRow& row) { return row.isBest; };
    EXPECT_TRUE(std::is_partitioned(explanation.numbers.begin(), explanation.numbers.end(), decided))
        << "those that decided come first";
    for (const NumberRow& row : explanation.numbers)
        EXPECT_NE(row.value, QStringLiteral("+0.00")) << row.name.toStdString();
}

TEST(BunsetsuPlayerTest, AModelThatAnswersOtherQuestionsIsNotAsked)
{
    const PlayerSource source = modelSource(test::sampleSentences("japanese.knp")[0], BunsetsuDecoder::Tournament);
    BunsetsuPlayer player(source, BunsetsuDecoder::ShiftReduce);
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("No model answers")));
    EXPECT_GT(player.steps(), 3);
}

TEST(BunsetsuPlayerTest, DrawingsAreAsLargeAtEveryStepAndShowWhatTheyAreAbout)
{
    const auto sentence = test::sampleSentences("japanese.knp")[16];
    for (const BunsetsuDecoder decoder : decoders) {
        BunsetsuPlayer player(sourceOf(sentence), decoder);
        const QSizeF size = player.drawing(plainMetrics()).size;
        bool canBeClicked = false;
        for (int position = 1; position <= player.steps(); ++position) {
            player.goTo(position);
            const Drawing drawing = player.drawing(plainMetrics());
            EXPECT_EQ(drawing.size, size) << nameOf(decoder) << ' ' << position;
            for (const HitArea& area : drawing.hits)
                canBeClicked = canBeClicked || area.target.kind == Target::Kind::Choice;
        }
        EXPECT_TRUE(canBeClicked) << nameOf(decoder);
    }
}

TEST(BunsetsuPlayerTest, TheStackHoldsWhatWaitsAndTheQueueWhatComes)
{
    BunsetsuPlayer player(sourceOf(test::sampleSentences("japanese.knp")[0]), BunsetsuDecoder::ShiftReduce);
    const QStringList texts = player.drawing(plainMetrics()).texts();
    EXPECT_EQ(texts.indexOf(QStringLiteral("Stack")), 0);
    EXPECT_EQ(texts.size(), 2 + 4) << "four bunsetsu, all in the queue";
    player.goTo(player.steps());
    EXPECT_EQ(player.drawing(plainMetrics()).texts().size(), 2 + 1) << "the last one is left";
}

TEST(BunsetsuPlayerTest, WordsAreNotForIt)
{
    const auto english = test::sampleSentences("english.conllu")[0];
    for (const char* name : {"tournament", "sr", "cc", "relpref"})
        EXPECT_FALSE(playerKindNamed(QString::fromLatin1(name))->plays(sourceOf(english)));
    EXPECT_TRUE(playerKindNamed(QStringLiteral("learn"))->plays(sourceOf(english)));
    EXPECT_FALSE(playerKindNamed(QStringLiteral("learn"))->plays(sourceOf(test::sampleSentences("japanese.knp")[0])));
}

PlayerSource learningSource()
{
    PlayerSource source = sourceOf(test::sampleSentences("english.conllu")[4]);
    source.others = [] { return test::sampleSentences("english.conllu"); };
    return source;
}

TEST(LearnPlayerTest, TellsTheLearnersOwnFigures)
{
    LearnPlayer player(learningSource());
    const LearningStep& step = player.shown().step;
    EXPECT_EQ(player.shown().learntBefore, 20U);
    ASSERT_GT(step.update.input.loss, 0);
    player.goTo(static_cast<int>(LearnPlayer::Stage::StepSize));
    const Explanation explanation = player.explanation();
    ASSERT_EQ(explanation.numbers.size(), 4U);
    EXPECT_EQ(explanation.numbers[3].value, player.words().number(step.update.step));
    EXPECT_EQ(player.arcs(), arcsOfHeads(step.found.heads));
    player.goTo(static_cast<int>(LearnPlayer::Stage::FoundAgain));
    EXPECT_EQ(player.arcs(), arcsOfHeads(step.foundAgain.heads));
}

TEST(LearnPlayerTest, LearnerAndSentencesBeforeCanBeChosen)
{
    LearnPlayer player(learningSource());
    const double mira = player.shown().step.update.step;
    EXPECT_EQ(player.choose(0, 1), Effect::Steps);
    EXPECT_EQ(player.shown().step.update.step, 1.0) << "a perceptron's step is 1";
    EXPECT_NE(mira, 1.0);
    EXPECT_EQ(player.choose(0, 1), Effect::Nothing);
    EXPECT_EQ(player.choose(0, 3), Effect::Steps);
    EXPECT_EQ(player.choices()[0].current, 3) << "the second member of a Bayes Point Machine";
    EXPECT_EQ(player.choose(1, 0), Effect::Steps);
    EXPECT_EQ(player.shown().learntBefore, 0U);
}

TEST(LearnPlayerTest, TheTreesStandOverAndUnderTheWordsCompared)
{
    LearnPlayer player(learningSource());
    player.goTo(static_cast<int>(LearnPlayer::Stage::Compared));
    const Diagram diagram = diagramOf(player);
    int above = 0;
    int wrong = 0;
    for (const DiagramArc& arc : diagram.arcs) {
        above += arc.side == Side::Above ? 1 : 0;
        wrong += arc.side == Side::Below && arc.status != ArcStatus::Correct ? 1 : 0;
    }
    EXPECT_EQ(above, diagram.wordCount());
    EXPECT_EQ(wrong, static_cast<int>(player.shown().step.update.input.loss));
}

/// Before there is a table, the trees have its room.
TEST(LearnPlayerTest, TheDrawingIsAsLargeAtEveryStepThatHasOneAndTellsTheFeaturesInTime)
{
    LearnPlayer player(learningSource());
    constexpr int first = static_cast<int>(LearnPlayer::Stage::Difference);
    player.goTo(first - 1);
    EXPECT_TRUE(player.drawing(plainMetrics()).size.isEmpty());
    player.goTo(first);
    const QSizeF size = player.drawing(plainMetrics()).size;
    const QSizeF scores = player.closeUp(plainMetrics()).size;
    EXPECT_TRUE(player.drawing(plainMetrics()).texts().contains(QStringLiteral("feature")));
    for (int step = first + 1; step <= player.steps(); ++step) {
        player.goTo(step);
        EXPECT_EQ(player.drawing(plainMetrics()).size, size) << step;
        EXPECT_EQ(player.closeUp(plainMetrics()).size, scores) << step;
    }
    EXPECT_TRUE(player.drawing(plainMetrics()).texts().contains(QStringLiteral("average")));
    EXPECT_GT(stepOf(player, QStringLiteral("the margin is now")), 0);
}

} // namespace
} // namespace arcwright::ui::testing
