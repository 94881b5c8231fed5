// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/sentences.h"
#include "tests/core/support/trees.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/epoch_player.h"
#include "ui/players/algorithms/inside_outside_player.h"
#include "ui/players/algorithms/kbest_player.h"
#include "ui/players/algorithms/marginals_player.h"
#include "ui/players/algorithms/transition_player.h"

// What the players show, against all trees of short sentences.

namespace arcwright::ui::testing {
namespace enumeration_test {

using test::Heads;

PlayerSource anySource(int mostWords)
{
    const int words = *rc::gen::inRange(1, mostWords + 1);
    const auto seed = *rc::gen::inRange<std::uint64_t>(1, 100'000);
    return randomSource(words, seed, *rc::gen::element(RootPolicy::Single, RootPolicy::Many));
}

std::vector<Heads> treesOf(const PlayerSource& source, bool areAllProjective)
{
    const int words = static_cast<int>(source.sentence->tokens.size());
    std::vector<Heads> trees = areAllProjective ? test::projectiveTrees(words) : test::allTrees(words);
    std::erase_if(trees, [&](const Heads& heads) { return !test::obeys(heads, source.root); });
    return trees;
}

double scoreOf(const Heads& heads, const ArcScores& arcs)
{
    double score = 0;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word)
        score += static_cast<double>(arcs.at(heads[static_cast<std::size_t>(word)], word));
    return score;
}

Heads headsOf(const Player& player)
{
    Heads heads(static_cast<std::size_t>(player.words().size()) + 1, kNoHead);
    for (const Arc& arc : player.arcs())
        heads[static_cast<std::size_t>(arc.dependent)] = arc.head;
    return heads;
}

/// Each as likely as e to its score by the temperature.
class Chances {
public:
    Chances(std::vector<Heads> trees, const ArcScores& arcs, double temperature) : m_trees(std::move(trees))
    {
        for (const Heads& heads : m_trees)
            m_sum += m_weights.emplace_back(std::exp(scoreOf(heads, arcs) / temperature));
    }
    double ofTree(const Heads& heads) const
    {
        const auto found = std::find(m_trees.begin(), m_trees.end(), heads);
        return found == m_trees.end() ? 0 : m_weights[static_cast<std::size_t>(found - m_trees.begin())] / m_sum;
    }
    double ofArc(int head, int dependent) const
    {
        double sum = 0;
        for (std::size_t tree = 0; tree < m_trees.size(); ++tree)
            sum += m_trees[tree][static_cast<std::size_t>(dependent)] == head ? m_weights[tree] : 0;
        return sum / m_sum;
    }

private:
    std::vector<Heads> m_trees;
    std::vector<double> m_weights;
    double m_sum = 0;
};

/// "12.3%"
double shareIn(const QString& text)
{
    return QLocale().toDouble(QString(text).remove(u'%')) / 100;
}

/// As it is written, with one decimal.
bool isWrittenAs(const QString& text, double chance)
{
    constexpr double rounding = 0.0005 + 1e-6;
    return text.endsWith(u'%') && std::abs(shareIn(text) - chance) <= rounding;
}

/// At a step at which the likely arcs are shown.
void expectLikelyArcs(const Player& player, const Chances& chances)
{
    constexpr double likely = 0.1;
    constexpr double close = 1e-6;
    const std::vector<Arc> shown = player.arcs();
    for (int head = 0; head <= player.words().size(); ++head) {
        for (int dependent = 1; dependent <= player.words().size(); ++dependent) {
            if (head == dependent)
                continue;
            const double chance = chances.ofArc(head, dependent);
            const bool isShown = std::any_of(shown.begin(), shown.end(),
                [&](const Arc& arc) { return arc.head == head && arc.dependent == dependent; });
            RC_ASSERT(isShown == (chance >= likely) || std::abs(chance - likely) < close);
            RC_ASSERT(isWrittenAs(player.arcLabel({head, dependent, {}}), chance));
        }
    }
}

/// From a step on each draws a tree and says how likely it is.
void expectDrawnTrees(Player& player, int from, const Chances& chances)
{
    RC_ASSERT(player.steps() > from);
    for (int step = from + 1; step <= player.steps(); ++step) {
        player.goTo(step);
        const double chance = chances.ofTree(headsOf(player));
        RC_ASSERT(chance > 0); // it is one of the trees
        const double told = shareIn(player.headline(step).section(u' ', -1));
        RC_ASSERT(std::abs(told - chance) <= std::max(0.0005, 0.1 * chance) + 1e-6);
    }
}

TEST(AgainstEnumeration, MatrixTreeShowsHowManyOfAllTreesHaveAnArc)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(5);
        MarginalsPlayer player(source);
        player.choose(0, *rc::gen::inRange(0, static_cast<int>(player.choices().front().options.size())));
        const ArcScores arcs = scoresFor(source, Decoder::Cle).parts().arcs;
        const Chances chances(treesOf(source, false), arcs, player.trees().temperature());
        player.goTo(MarginalsPlayer::Marginals);
        expectLikelyArcs(player, chances);
        expectDrawnTrees(player, MarginalsPlayer::Marginals, chances);
    }));
}

TEST(AgainstEnumeration, InsideOutsideShowsHowManyOfTheProjectiveTreesHaveAnArc)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(5);
        InsideOutsidePlayer player(source);
        player.choose(0, *rc::gen::inRange(0, static_cast<int>(player.choices().front().options.size())));
        const ArcScores arcs = scoresFor(source, Decoder::Eisner).parts().arcs;
        const Chances chances(treesOf(source, true), arcs, player.trees().temperature());
        player.goTo(player.marginalsStep());
        expectLikelyArcs(player, chances);
        expectDrawnTrees(player, player.marginalsStep(), chances);
    }));
}

TEST(AgainstEnumeration, KBestShowsTheBestOfTheProjectiveTrees)
{
    EXPECT_TRUE(rc::check([] {
        const PlayerSource source = anySource(5);
        KBestPlayer player(source);
        const QStringList counts = player.choices().front().options;
        const int option = *rc::gen::inRange(0, static_cast<int>(counts.size()));
        player.choose(0, option);
        const ArcScores arcs = scoresFor(source, Decoder::Eisner).parts().arcs;
        std::vector<double> best;
        for (const Heads& heads : treesOf(source, true))
            best.push_back(scoreOf(heads, arcs));
        std::sort(best.rbegin(), best.rend());
        player.goTo(player.steps());
        const std::vector<NumberRow> told = player.explanation().numbers;
        RC_ASSERT(told.size() == std::min(best.size(), static_cast<std::size_t>(counts[option].toInt())));
        std::set<Heads> shown;
        const int before = player.steps() - static_cast<int>(told.size());
        for (std::size_t rank = 0; rank < told.size(); ++rank) {
            player.goTo(before + 1 + static_cast<int>(rank));
            const Heads heads = headsOf(player);
            RC_ASSERT(test::projectiveByDefinition(heads) && test::obeys(heads, source.root));
            RC_ASSERT(std::abs(scoreOf(heads, arcs) - best[rank]) < 1e-3);
            RC_ASSERT(told[rank].value == player.words().number(best[rank]));
            RC_ASSERT(shown.insert(heads).second);
        }
    }));
}

PlayerSource sourceWith(const Heads& heads)
{
    std::vector<Token> tokens;
    for (std::size_t word = 1; word < heads.size(); ++word)
        tokens.push_back(test::token("w" + std::to_string(word), "N", heads[word], "x"));
    PlayerSource source = randomSource(static_cast<int>(tokens.size()), 1);
    source.sentence = test::sentence(std::move(tokens));
    return source;
}

TEST(AgainstEnumeration, OraclesLeadToEveryTreeThatTheirSystemCanBuild)
{
    for (const TransitionSystemRow& row : transitionSystemTable) {
        for (int words = 1; words <= 4; ++words) {
            for (const Heads& heads : test::allTrees(words)) {
                TransitionPlayer player(sourceWith(heads), row.system);
                player.choose(0, static_cast<int>(TransitionPlayer::Guide::Tree));
                player.goTo(player.steps());
                const bool can = test::obeys(heads, RootPolicy::Single)
                    && (row.findsCrossingArcs || test::projectiveByDefinition(heads));
                EXPECT_EQ(headsOf(player) == heads, can) << row.name << ' ' << ::testing::PrintToString(heads);
            }
        }
    }
}

TEST(AgainstEnumeration, ByScoresTheBestOfThePossibleTransitionsIsTaken)
{
    EXPECT_TRUE(rc::check([] {
        const auto& row = transitionSystemTable[*rc::gen::inRange<std::size_t>(0, transitionSystemTable.size())];
        const PlayerSource source = anySource(6);
        TransitionPlayer player(source, row.system);
        for (int step = 1; step <= player.steps(); ++step) {
            const auto* taken = std::get_if<TransitionTaken>(&player.step(step).what);
            if (taken == nullptr)
                continue;
            player.goTo(step - 1);
            RC_ASSERT(player.step(step).scores.has_value());
            const auto& scores = *player.step(step).scores;
            for (const Transition other : row.transitions) {
                if (!obstacleOf(row.system, source.root, player.configuration(), other)) {
                    RC_ASSERT(
                        scores[static_cast<std::size_t>(taken->transition)] >= scores[static_cast<std::size_t>(other)]);
                }
            }
            RC_ASSERT(!obstacleOf(row.system, source.root, player.configuration(), taken->transition));
        }
    }));
}

/// The projective tree that scores best by these weights is one of those that score as much as `heads`.
bool isBestBy(const PlaneVector& weights, const Heads& heads, const PlaneExample& example, RootPolicy root)
{
    const double score = example.featuresOf(heads).dot(weights);
    const std::vector<Heads>& trees = test::projectiveTrees(example.words);
    return std::all_of(trees.begin(), trees.end(), [&](const Heads& other) {
        return !test::obeys(other, root) || example.featuresOf(other).dot(weights) <= score + 1e-6;
    });
}

TEST(AgainstEnumeration, EpochsShowTheBestTreeByTheWeightsOfTheTurn)
{
    EXPECT_TRUE(rc::check([] {
        EpochPlayer player(anySource(5));
        const LearnerRow& row = *rc::gen::element(learnerTable[0], learnerTable[1], learnerTable[2]);
        player.choose(0, static_cast<int>(row.learner));
        const PlaneTask& task = player.task();
        const auto& updates = player.training().courses.front().updates;
        PlaneVector weights;
        for (int step = 1; step < player.steps(); ++step) {
            player.goTo(step);
            const PlaneUpdate& update = updates[static_cast<std::size_t>(step) - 1];
            const PlaneExample& example = task.examples[update.example];
            RC_ASSERT(isBestBy(weights, update.found, example, task.root));
            if (player.training().courses.size() == 1) { // of members there are no trees on view
                RC_ASSERT(player.arcs() == arcsOfHeads(update.found));
            }
            weights = update.after;
        }
        player.goTo(player.steps());
        PlaneVector mean;
        const auto members = static_cast<double>(player.training().courses.size());
        for (const PlaneCourse& course : player.training().courses) {
            PlaneVector average;
            for (const PlaneUpdate& update : course.updates)
                average = average.plus(update.after, 1 / static_cast<double>(course.updates.size()));
            mean = mean.plus(average, 1 / members);
        }
        const PlaneVector& result = player.training().result;
        RC_ASSERT(std::abs(mean.x - result.x) < 1e-3 && std::abs(mean.y - result.y) < 1e-3);
    }));
}

} // namespace enumeration_test
} // namespace arcwright::ui::testing
