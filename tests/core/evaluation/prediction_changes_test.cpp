// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/string_pool.h"
#include "core/evaluation/prediction_changes.h"

namespace arcwright {

namespace {

/// Heads by unit - 1, with one relation for all.
Graph graphWith(const std::vector<int>& heads, RelationId relation)
{
    Graph graph(static_cast<int>(heads.size()));
    for (std::size_t i = 0; i < heads.size(); ++i) {
        graph.heads[i + 1] = heads[i];
        graph.relations[i + 1] = relation;
    }
    return graph;
}

} // namespace

TEST(PredictionChanges, CountsOtherArcsAndHowManyAreRight)
{
    RelationPool pool;
    const RelationId one = pool.intern("one");
    const RelationId other = pool.intern("other");
    const Graph gold = graphWith({2, 0, 2, 3}, one);
    const Analysis before{graphWith({2, 0, 4, 2}, one), Exposure::Jackknifed};
    Analysis now{graphWith({3, 0, 2, 2}, one), Exposure::Jackknifed};
    EXPECT_EQ(changeBetween(gold, before, now, Labels::Compared), (PredictionChange{2, 1, 1, true}))
        << "the third word is right now, the first was, the fourth is wrong as before";
    now.graph = graphWith({2, 0, 4, 2}, other);
    EXPECT_EQ(changeBetween(gold, before, now, Labels::Compared), (PredictionChange{4, 0, 2, true}));
    EXPECT_EQ(changeBetween(gold, before, now, Labels::Ignored), (PredictionChange{0, 0, 0, true}));
    now.unsaid = {1, 2};
    EXPECT_EQ(changeBetween(gold, before, now, Labels::Compared).arcs, 2U);
    EXPECT_EQ(changeBetween(graphWith({0}, one), before, now, Labels::Compared).arcs, 0U) << "it has other words now";
}

TEST(PredictionChanges, AddsUpAndReplacesWhatItKnew)
{
    PredictionChanges changes;
    const SentenceKey first{0, SentenceId{1}};
    const SentenceKey second{0, SentenceId{2}};
    changes.set(first, {5, 3, 1, false}); // by a model that has seen it, as long as there is no other
    changes.set(second, {2, 2, 0, true});
    EXPECT_EQ(changes.sentences(), 2U);
    EXPECT_EQ(changes.arcs(), 7U);
    EXPECT_EQ(changes.scored(), (PredictionChange{2, 2, 0, true})) << "what was seen says nothing";
    changes.set(first, {4, 1, 2, true});
    EXPECT_EQ(changes.arcs(), 6U);
    EXPECT_EQ(changes.scored(), (PredictionChange{6, 3, 2, true}));
    changes.set(second, {});
    EXPECT_EQ(changes.sentences(), 1U);
    EXPECT_EQ(changes.scored(), (PredictionChange{4, 1, 2, true}));
}

} // namespace arcwright
