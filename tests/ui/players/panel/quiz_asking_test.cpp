// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/climb_player.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/quiz_bar.h"

namespace arcwright::ui::testing {
namespace {

PlayerSource sourceFor(const PlayerKind& kind, std::uint64_t seed)
{
    PlayerSource source = randomSource(6, seed);
    if (!kind.plays(source))
        source.sentence = test::sampleSentences("japanese.knp")[16];
    if (kind.readsTree)
        source.sentence = test::sampleSentences("english.conllu")[seed % 5];
    return source;
}

DrawingMetrics lightMetrics()
{
    return drawingMetrics(makeTheme(ThemeKind::Light));
}

TEST(QuizAsking, EveryQuestionOfEveryPlayerHasOneRightAnswer)
{
    for (const PlayerKind& kind : playerKinds()) {
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            const auto player = kind.make(sourceFor(kind, seed));
            player->setAsking(true);
            for (int position = 0; position < player->steps(); ++position) {
                player->goTo(position);
                const QuizQuestion question = questionAfter(*player);
                EXPECT_EQ(question.comes, player->headline(position + 1)) << kind.name;
                if (question.choices.isEmpty()) // nothing to decide
                    continue;
                ASSERT_GE(question.choices.size(), 2) << kind.name << ' ' << position;
                EXPECT_EQ(question.choices[question.right], player->answer(position + 1)) << kind.name;
                EXPECT_EQ(QStringList(question.choices).removeDuplicates(), 0) << kind.name;
                QStringList wrong = question.choices;
                wrong.removeAt(question.right);
                if (player->areAllRivalsAsked()) {
                    EXPECT_EQ(wrong.size(), player->rivals().size()) << kind.name << ' ' << position;
                    continue;
                }
                if (position > 0) {
                    EXPECT_FALSE(wrong.contains(player->answer(position))) << kind.name << ": it is on view";
                }
                for (int later = position + 1; later <= player->steps(); ++later)
                    EXPECT_FALSE(wrong.contains(player->answer(later))) << kind.name << ": it does come";
            }
        }
    }
}

/// In which order cells are visited is nothing that an algorithm has to do.
TEST(QuizAsking, ChartsAreAskedWhichWayWinsAndWhichArcIsTaken)
{
    for (const char* name : {"eisner", "eisner2", "eisner-span"}) {
        const PlayerKind& kind = *playerKindNamed(QString::fromLatin1(name));
        const auto player = kind.make(sourceFor(kind, 2));
        int items = 0;
        int arcs = 0;
        for (int position = 0; position < player->steps(); ++position) {
            player->goTo(position);
            const QuizQuestion question = questionAfter(*player);
            const StepEvent event = player->event(position + 1);
            EXPECT_TRUE(event.kind != StepEvent::Kind::None || question.choices.isEmpty()) << position;
            if (question.choices.isEmpty())
                continue;
            EXPECT_FALSE(question.asked.isEmpty());
            const QString item = question.choices.front().section(QStringLiteral(": "), 0, 0);
            for (const QString& choice : question.choices)
                EXPECT_TRUE(choice.startsWith(item)) << "another way to make the same: " << choice.toStdString();
            (event.kind == StepEvent::Kind::Item ? items : arcs) += 1;
        }
        EXPECT_GT(items, 10);
        EXPECT_EQ(arcs, 6) << "one a word";
    }
}

TEST(QuizAsking, GainsAreToldByNothingThatIsSeenOfAClimb)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = randomSource(*rc::gen::inRange(2, 7), *rc::gen::inRange<std::uint64_t>(1, 9999));
        const auto search
            = *rc::gen::element(ClimbPlayer::Search::Hill, ClimbPlayer::Search::Multi, ClimbPlayer::Search::Restarts);
        ClimbPlayer player(source, search);
        player.goTo(*rc::gen::inRange(1, player.steps() + 1));
        const DrawingMetrics metrics = lightMetrics();
        const auto gainsShown = [&] { // no score of an arc has a plus
            const QStringList texts = player.drawing(metrics).texts();
            return std::count_if(texts.begin(), texts.end(), [](const QString& text) {
                return text.startsWith(u'+') || text.startsWith(QStringLiteral("⇅+")); // of two arcs
            });
        };
        const bool canMove = std::any_of(player.options().begin(), player.options().end(),
            [](const MoveOption& option) { return option.verdict == MoveVerdict::Possible && option.gain > 0.5; });
        RC_ASSERT(!canMove || gainsShown() > 0);
        player.setAsking(true);
        RC_ASSERT(gainsShown() == 0);
        RC_ASSERT(player.drawing(metrics).focus.isEmpty()); // no cell stands out
        RC_ASSERT(player.closeUp(metrics).parts.empty());
        RC_ASSERT(player.explanation().numbers.empty());
        for (const MoveOption& option : player.options()) {
            const QString hint = player.hint(Target::arc(option.move.newHead, option.move.dependent));
            RC_ASSERT(!hint.isEmpty());
            RC_ASSERT(option.verdict != MoveVerdict::Possible || !hint.contains(player.words().gain(option.gain)));
        }
    }));
}

TEST(QuizAsking, MovesCompeteWithOtherMovesFromTheSameTree)
{
    ClimbPlayer player(randomSource(6, 3), ClimbPlayer::Search::Hill);
    player.setAsking(true);
    int moves = 0;
    for (int step = 1; step <= player.steps(); ++step) {
        player.goTo(step - 1);
        const QStringList rivals = player.rivals();
        if (player.pointersTo(step).empty())
            continue;
        ++moves;
        EXPECT_TRUE(rivals.contains(player.answer(step))) << "the best of them is made";
        EXPECT_GE(questionAfter(player).choices.size(), 3);
    }
    EXPECT_GT(moves, 0) << "else nothing was looked at";
}

TEST(QuizAsking, OfAGameTheOtherWinnerIsOffered)
{
    const auto player = playerKindNamed(QStringLiteral("tournament"))
                            ->make(sourceFor(*playerKindNamed(QStringLiteral("tournament")), 1));
    int games = 0;
    for (int step = 1; step <= player->steps(); ++step) {
        player->goTo(step - 1);
        const QStringList rivals = player->rivals();
        if (rivals.isEmpty())
            continue;
        ++games;
        EXPECT_FALSE(rivals.contains(player->answer(step)));
        EXPECT_TRUE(questionAfter(*player).choices.contains(rivals.front()));
        const QString game = player->answer(step).section(u':', 0, 0);
        EXPECT_TRUE(rivals.front().startsWith(game)) << rivals.front().toStdString();
    }
    EXPECT_GT(games, 1);
}

TEST(QuizAsking, TheBestCandidateDoesNotStandOut)
{
    const PlayerKind& kind = *playerKindNamed(QStringLiteral("relpref"));
    const auto player = kind.make(sourceFor(kind, 1));
    const DrawingMetrics metrics = lightMetrics();
    int weighed = 0;
    for (int step = 1; step < player->steps(); ++step) {
        player->goTo(step);
        if (player->explanation().numbers.empty())
            continue;
        ++weighed;
        player->setAsking(true);
        EXPECT_TRUE(player->explanation().numbers.empty());
        for (const auto& part : player->drawing(metrics).parts) {
            const auto* caption = std::get_if<Caption>(&part);
            EXPECT_FALSE(caption && (caption->bold || caption->text.contains(u'%')));
        }
        EXPECT_FALSE(player->explanation().text.contains(player->words().name(player->pointersTo(step + 1)[0].first)));
        player->setAsking(false);
    }
    EXPECT_GT(weighed, 2);
}

} // namespace
} // namespace arcwright::ui::testing
