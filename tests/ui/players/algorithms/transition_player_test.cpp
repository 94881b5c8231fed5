// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/transition_player.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

using Guide = TransitionPlayer::Guide;

/// Words with these heads, all of one tag.
std::shared_ptr<const Sentence> sentenceWith(const std::vector<int>& heads)
{
    std::vector<Token> tokens;
    for (const int head : heads)
        tokens.push_back(test::token("w" + std::to_string(tokens.size() + 1), "N", head, "x"));
    return test::sentence(std::move(tokens));
}

PlayerSource sourceOf(const std::vector<int>& heads)
{
    PlayerSource source = randomSource(static_cast<int>(heads.size()), 1);
    source.sentence = sentenceWith(heads);
    return source;
}

std::vector<int> headsAtEnd(TransitionPlayer& player)
{
    player.goTo(player.steps());
    return player.configuration().heads();
}

Target transitionTarget(Transition transition)
{
    return {Target::Kind::Choice, static_cast<int>(transition), 0, 0};
}

TEST(TransitionPlayer, ByScoresOfArcsItEndsInATreeAndTellsWhatThereWasToChooseFrom)
{
    EXPECT_TRUE(rc::check([] {
        const auto& row = transitionSystemTable[*rc::gen::inRange<std::size_t>(0, transitionSystemTable.size())];
        const PlayerSource source = randomSource(*rc::gen::inRange(1, 8), *rc::gen::arbitrary<std::uint64_t>());
        TransitionPlayer player(source, row.system);
        for (int step = 1; step <= player.steps(); ++step) {
            player.goTo(step);
            const auto* taken = std::get_if<TransitionTaken>(&player.step(step).what);
            if (taken == nullptr)
                continue;
            const auto numbers = player.explanation().numbers;
            RC_ASSERT(std::count_if(numbers.begin(), numbers.end(), [](const auto& row) { return row.isBest; }) <= 1);
            if (taken->head != kNoHead) {
                RC_ASSERT(player.isMilestone(step));
                RC_ASSERT(player.brings(step, taken->head, taken->word));
            }
        }
        RC_ASSERT(isTree(headsAtEnd(player)));
    }));
}

TEST(TransitionPlayer, TheOracleLeadsToTheTreeOfTheSentence)
{
    TransitionPlayer standard(sourceOf({2, 0, 2, 5, 3}), TransitionSystem::ArcStandard);
    standard.choose(0, static_cast<int>(Guide::Tree));
    EXPECT_EQ(headsAtEnd(standard), (std::vector<int>{kNoHead, 2, 0, 2, 5, 3}));
    TransitionPlayer eager(sourceOf({2, 0, 2, 5, 3}), TransitionSystem::ArcEager);
    eager.choose(0, static_cast<int>(Guide::Tree));
    EXPECT_EQ(headsAtEnd(eager), (std::vector<int>{kNoHead, 2, 0, 2, 5, 3}));
}

TEST(TransitionPlayer, ArcsThatCrossNeedSwappingWhichIsSaid)
{
    const std::vector<int> crossing{3, 4, 0, 3};
    TransitionPlayer standard(sourceOf(crossing), TransitionSystem::ArcStandard);
    standard.choose(0, static_cast<int>(Guide::Tree));
    EXPECT_EQ(standard.steps(), 1);
    EXPECT_TRUE(standard.explanation().text.contains(QStringLiteral("arcs that cross need SWAP")))
        << standard.explanation().text.toStdString();
    TransitionPlayer swapping(sourceOf(crossing), TransitionSystem::Swap);
    swapping.choose(0, static_cast<int>(Guide::Tree));
    EXPECT_EQ(headsAtEnd(swapping), (std::vector<int>{kNoHead, 3, 4, 0, 3}));
}

TEST(TransitionPlayer, AClickTakesAnotherTransitionAndASecondOneTakesItBack)
{
    TransitionPlayer player(sourceOf({2, 0}), TransitionSystem::ArcStandard);
    player.choose(0, static_cast<int>(Guide::Tree));
    const int usual = player.steps();
    player.goTo(2);
    EXPECT_EQ(player.activate(transitionTarget(Transition::Shift)), Effect::Nothing) << "the buffer is empty";
    ASSERT_EQ(player.activate(transitionTarget(Transition::RightArc)), Effect::Steps);
    EXPECT_EQ(player.position(), 2);
    EXPECT_TRUE(player.step(3).isByHand);
    EXPECT_EQ(headsAtEnd(player), (std::vector<int>{kNoHead, kNoHead, 1})) << "the static oracle knows no way on";
    player.goTo(2);
    ASSERT_EQ(player.activate(transitionTarget(Transition::RightArc)), Effect::Steps);
    EXPECT_EQ(player.steps(), usual);
    EXPECT_FALSE(player.step(3).isByHand);
}

TEST(TransitionPlayer, TheClassifierDoesNotLearnFromTheSentenceItself)
{
    PlayerSource source = sourceOf({2, 0});
    source.others = [same = sentenceWith({0, 1})] { return Sentences{same}; }; // with another tree
    TransitionPlayer player(source, TransitionSystem::ArcEager);
    player.choose(0, static_cast<int>(Guide::Classifier));
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("learnt from 0 other sentences")))
        << player.explanation().text.toStdString();
    source.others = [] { return test::sampleSentences("english.conllu"); };
    TransitionPlayer taught(source, TransitionSystem::ArcEager);
    taught.choose(0, static_cast<int>(Guide::Classifier));
    EXPECT_FALSE(taught.explanation().text.contains(QStringLiteral("learnt from 0 ")));
    taught.goTo(1);
    EXPECT_FALSE(taught.explanation().numbers.empty());
}

TEST(TransitionPlayer, WhileItAsksNothingTellsTheAnswer)
{
    TransitionPlayer player(randomSource(5, 3), TransitionSystem::ArcStandard);
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    player.goTo(2);
    const QStringList open = player.drawing(metrics).texts();
    player.setAsking(true);
    const QStringList asking = player.drawing(metrics).texts();
    EXPECT_LT(asking.size(), open.size()) << "the scores are not there";
    EXPECT_TRUE(player.explanation().numbers.empty());
    EXPECT_FALSE(player.rivals().contains(player.answer(3)));
    EXPECT_FALSE(player.rivals().isEmpty());
}

/// Words, transitions and why some cannot be taken; the drawing keeps its size.
TEST(TransitionPlayer, DrawsStackBufferAndChoices)
{
    TransitionPlayer player(randomSource(4, 2), TransitionSystem::Swap);
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Dark));
    const Drawing first = player.drawing(metrics);
    EXPECT_TRUE(first.texts().contains(QStringLiteral("SHIFT")));
    EXPECT_TRUE(first.texts().join(u'\n').contains(QStringLiteral("it takes two"))) << "of the stack, where it has one";
    for (int position = 0; position <= player.steps(); ++position) {
        player.goTo(position);
        EXPECT_EQ(player.drawing(metrics).size, first.size) << position;
    }
    EXPECT_TRUE(player.drawing(metrics).texts().contains(QStringLiteral("SHIFT"))) << "at the end, too";
}

/// What the scores allow is no choice any more: a click would do nothing.
TEST(TransitionPlayer, AtTheEndItSaysOfEveryTransitionWhyItCannotBeTaken)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const TransitionSystemRow& row : transitionSystemTable) {
        TransitionPlayer player(randomSource(4, 2), row.system);
        player.goTo(player.steps());
        for (const Transition transition : row.transitions) {
            const Target target = transitionTarget(transition);
            EXPECT_FALSE(player.hint(target).isEmpty()) << row.name;
            EXPECT_EQ(player.activate(target), Effect::Nothing) << row.name;
        }
        const Drawing drawing = player.drawing(metrics);
        EXPECT_EQ(std::count_if(drawing.hits.begin(), drawing.hits.end(),
                      [](const HitArea& area) { return area.target.kind == Target::Kind::Choice; }),
            static_cast<int>(row.transitions.size()));
    }
}

/// The choice that comes was framed above the question which one that is.
TEST(TransitionPlayer, WhereALessonAsksItDoesNotTellTheNextTransition)
{
    TransitionPlayer player(randomSource(5, 1), TransitionSystem::ArcStandard);
    const auto metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    const auto isBold = [](const auto& part) {
        const auto* caption = std::get_if<Caption>(&part);
        return caption != nullptr && caption->bold;
    };
    const auto tells = [&] {
        const Drawing drawing = player.drawing(metrics);
        return std::any_of(drawing.parts.begin(), drawing.parts.end(), isBold);
    };
    player.goTo(2);
    ASSERT_TRUE(tells());
    const QString told = player.explanation().numbersTitle;
    EXPECT_FALSE(told.isEmpty());
    player.setQuestionAt(2);
    EXPECT_FALSE(tells());
    EXPECT_EQ(player.explanation().numbersTitle, told) << "what the step on view was chosen from stays";
    EXPECT_FALSE(player.clone()->drawing(metrics).texts().isEmpty());
    EXPECT_TRUE(player.clone()->isNextHidden()) << "exports draw copies";
    player.goTo(3);
    EXPECT_TRUE(tells()) << "elsewhere nothing is hidden";
    player.setQuestionAt(player.steps());
    player.goTo(player.steps());
    EXPECT_FALSE(player.isNextHidden()) << "nothing comes";
}

/// SHIFT looked like any other and was worth nothing at all, without a word.
TEST(TransitionPlayer, ATransitionThatLeadsToNoArcLooksSoAndSaysWhy)
{
    PlayerSource source = randomSource(2, 1);
    source.origin = ScoreOrigin::Typed;
    source.typed = ArcScores(2); // w1 has no arc with what comes after it
    source.typed->at(0, 1) = 1;
    source.typed->at(0, 2) = 2;
    TransitionPlayer player(source, TransitionSystem::ArcStandard);
    player.goTo(1);
    const auto options = player.options();
    const auto shift = std::find_if(options.begin(), options.end(),
        [](const TransitionOption& option) { return option.transition == Transition::Shift; });
    ASSERT_NE(shift, options.end());
    ASSERT_TRUE(shift->obstacle.isEmpty());
    EXPECT_TRUE(shift->isHopeless);
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("SHIFT: −∞")))
        << player.explanation().text.toStdString();
    TransitionPlayer usual(randomSource(5, 1), TransitionSystem::ArcStandard);
    EXPECT_FALSE(usual.explanation().text.contains(u'∞'));
}

} // namespace
} // namespace arcwright::ui::testing
