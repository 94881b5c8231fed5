// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/epoch_player.h"

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {
namespace {

void chooseLearner(EpochPlayer& player, Learner learner)
{
    player.choose(0, static_cast<int>(learner));
}

TEST(EpochPlayer, GoesThroughTheSentencesAndEndsWithTheMean)
{
    EpochPlayer player(randomSource(4, 1));
    for (const Learner learner : {Learner::Perceptron, Learner::Mira}) {
        chooseLearner(player, learner);
        ASSERT_EQ(player.learner(), learner);
        for (int step = 1; step < player.steps(); ++step) {
            player.goTo(step);
            const PlaneUpdate& update = player.training().courses.front().updates[static_cast<std::size_t>(step) - 1];
            EXPECT_EQ(player.arcs(), arcsOfHeads(update.found));
            EXPECT_EQ(player.headline(step).contains(QStringLiteral("the weights move")), update.step > 0);
            const Diagram diagram = diagramOf(player);
            EXPECT_EQ(diagram.arcs.size(), 8U) << "the tree found and the one to learn";
            EXPECT_EQ(std::count_if(diagram.arcs.begin(), diagram.arcs.end(),
                          [](const DiagramArc& arc) { return arc.status == ArcStatus::Missed; }),
                static_cast<int>(update.input.loss));
        }
        player.goTo(player.steps());
        const PlaneExample& last = player.task().examples[player.training().courses.front().updates.back().example];
        EXPECT_EQ(player.arcs(), arcsOfHeads(last.bestTree(player.training().result, player.task().root)))
            << "what is kept parses, and the view is not half empty";
        EXPECT_EQ(diagramOf(player).arcs.size(), 8U);
        EXPECT_TRUE(player.explanation().numbers.back().isBest);
    }
}

TEST(EpochPlayer, NamesAsManyMembersAsThereAre)
{
    EpochPlayer player(randomSource(4, 1));
    chooseLearner(player, Learner::Bpm);
    const auto members = QStringLiteral("%1 perceptrons").arg(player.training().courses.size());
    EXPECT_TRUE(player.explanation().text.contains(members)) << player.explanation().text.toStdString();
    EXPECT_TRUE(player.choices().front().options[static_cast<int>(Learner::Bpm)].contains(members));
}

TEST(EpochPlayer, CountsWhatWasParsedAndChanged)
{
    EpochPlayer player(randomSource(9, 1)); // of which five words take part
    for (const LearnerRow& row : learnerTable) {
        chooseLearner(player, row.learner);
        const auto members = static_cast<long long>(player.training().courses.size());
        long long updates = 0;
        long long weights = 0;
        for (int step = 0; step <= player.steps(); ++step) {
            player.goTo(step);
            for (const PlaneCourse& course : player.training().courses) {
                if (step == 0 || step == player.steps())
                    continue;
                const PlaneUpdate& update = course.updates[static_cast<std::size_t>(step) - 1];
                const PlaneVector before
                    = step == 1 ? PlaneVector() : course.updates[static_cast<std::size_t>(step) - 2].after;
                updates += update.after == before ? 0 : 1;
                weights += (update.after.x == before.x ? 0 : 1) + (update.after.y == before.y ? 0 : 1);
            }
            const long long parses = members * std::min(step, player.steps() - 1);
            const std::vector<WorkCount> wanted{{WorkKind::Parses, parses}, {WorkKind::Scores, 25 * parses},
                {WorkKind::Updates, updates}, {WorkKind::Weights, weights}};
            EXPECT_EQ(player.work(), wanted) << step;
        }
    }
    EXPECT_EQ(player.wordsAtWork(), 5);
}

TEST(EpochPlayer, ShowsAllMembersAndHowFarEachIsWithinTheVersionSpace)
{
    EpochPlayer player(randomSource(4, 1));
    chooseLearner(player, Learner::Bpm);
    EXPECT_EQ(player.training().courses.size(), static_cast<std::size_t>(EpochPlayer::kMembers));
    player.goTo(1);
    EXPECT_EQ(player.explanation().numbers.size(), static_cast<std::size_t>(EpochPlayer::kMembers));
    player.goTo(player.steps());
    EXPECT_EQ(player.explanation().numbers.size(), static_cast<std::size_t>(EpochPlayer::kMembers) + 1);
    EXPECT_TRUE(player.explanation().numbers.back().value.endsWith(u'°'));
}

TEST(EpochPlayer, ThePlaneIsAsLargeAtEveryStepAndHasAShadedVersionSpace)
{
    EpochPlayer player(randomSource(5, 2));
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const Learner learner : {Learner::Perceptron, Learner::Bpm}) {
        chooseLearner(player, learner);
        player.goTo(0);
        const QSizeF size = player.drawing(metrics).size;
        for (int step = 0; step <= player.steps(); ++step) {
            player.goTo(step);
            const Drawing drawing = player.drawing(metrics);
            EXPECT_EQ(drawing.size, size);
            EXPECT_TRUE(std::any_of(drawing.parts.begin(), drawing.parts.end(), [](const auto& part) {
                const auto* mark = std::get_if<Mark>(&part);
                return mark && mark->fill.ink == Ink::Good && mark->path.boundingRect().width() > 40;
            }));
        }
    }
}

TEST(EpochPlayer, OfLongSentencesTheFirstWordsTakePartAndOfOneWordThereIsNothingToLearn)
{
    EpochPlayer player(randomSource(9, 2));
    EXPECT_TRUE(player.explanation().text.contains(QStringLiteral("first 5 words")));
    player.goTo(1);
    EXPECT_EQ(player.arcs().size(), 5U);
    EpochPlayer single(randomSource(1, 2));
    single.goTo(1);
    EXPECT_TRUE(single.headline(1).contains(QStringLiteral("no error")));
}

} // namespace
} // namespace arcwright::ui::testing
