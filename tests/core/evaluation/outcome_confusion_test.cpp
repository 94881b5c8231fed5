// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/outcome_confusion.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/evaluation/seriation.h"
#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace outcome_confusion_test {

using Counts = std::map<std::pair<std::string, std::string>, std::size_t>;

Counts countsOf(const SquareConfusion& confusion)
{
    Counts counts;
    for (std::size_t row = 0; row < confusion.size(); ++row) {
        for (std::size_t column = 0; column < confusion.size(); ++column) {
            if (confusion.count(row, column) > 0)
                counts[{confusion.rows[row].name, confusion.columns[column].name}] = confusion.count(row, column);
        }
    }
    return counts;
}

/// What one system takes for what, from the graphs.
Counts relationCounts(const test::RandomOutcomes& random, std::size_t system)
{
    Counts counts;
    const auto nameOf = [&](RelationId id) { return id ? std::string(random.relations.text(id)) : "none"; };
    for (const auto& analysed : random.sentences) {
        for (int unit = 1; analysed.systems[system] && unit <= analysed.gold.size(); ++unit)
            ++counts[{
                nameOf(analysed.gold.arc(unit).relation), nameOf(analysed.systems[system]->graph.arc(unit).relation)}];
    }
    return counts;
}

Counts headTagCounts(const test::RandomOutcomes& random, std::size_t system)
{
    Counts counts;
    for (const auto& analysed : random.sentences) {
        const auto tagOf = [&](int head) { return head == 0 ? "root" : analysed.sentence->word(head).upos; };
        for (int unit = 1; analysed.systems[system] && unit <= analysed.gold.size(); ++unit)
            ++counts[{tagOf(analysed.gold.arc(unit).head), tagOf(analysed.systems[system]->graph.arc(unit).head)}];
    }
    return counts;
}

TEST(OutcomeConfusionTest, CountsAreThoseOfTheGraphs)
{
    const test::RandomOutcomes random(150, 3, 31);
    const OutcomeTable table = random.table();
    for (std::size_t system = 0; system < 3; ++system) {
        for (const ConfusionOrder order :
            {ConfusionOrder::Size, ConfusionOrder::Errors, ConfusionOrder::Name, ConfusionOrder::Clusters}) {
            const ConfusionSettings settings{{}, 0, order};
            EXPECT_EQ(
                countsOf(confusionOf(table, Property::Relation, system, settings)), relationCounts(random, system));
            EXPECT_EQ(countsOf(confusionOf(table, Property::HeadTag, system, settings)), headTagCounts(random, system));
        }
    }
}

TEST(OutcomeConfusionTest, MarginalsAreSumsAndCellsStandForTheirWords)
{
    const test::RandomOutcomes random(100, 2, 32);
    const OutcomeTable table = random.table();
    const SquareConfusion confusion = confusionOf(table, Property::Relation, 1);
    for (std::size_t row = 0; row < confusion.size(); ++row) {
        std::size_t across = 0;
        std::size_t down = 0;
        for (std::size_t column = 0; column < confusion.size(); ++column) {
            across += confusion.count(row, column);
            down += confusion.count(column, row);
            const WordChoice choice{true, {confusion.rows[row], confusion.columns[column]}, {}};
            EXPECT_EQ(chosenRows(table, choice).size(), confusion.count(row, column));
        }
        EXPECT_EQ(confusion.rowTotals[row], across);
        EXPECT_EQ(confusion.columnTotals[row], down);
        const double wrong = static_cast<double>(across - confusion.count(row, row));
        EXPECT_DOUBLE_EQ(confusion.missed(row), across == 0 ? 0 : 100.0 * wrong / static_cast<double>(across));
    }
}

TEST(OutcomeConfusionTest, OrdersAreWhatTheirNamesSay)
{
    const test::RandomOutcomes random(100, 1, 33);
    const OutcomeTable table = random.table();
    const auto size = [](const SquareConfusion& confusion, std::size_t value) {
        return confusion.rowTotals[value] + confusion.columnTotals[value] - confusion.count(value, value);
    };
    const auto errors = [&](const SquareConfusion& confusion, std::size_t value) {
        return size(confusion, value) - confusion.count(value, value);
    };
    const auto bySize = confusionOf(table, Property::Tag, 0, {{}, 0, ConfusionOrder::Size});
    const auto byErrors = confusionOf(table, Property::HeadTag, 0, {{}, 0, ConfusionOrder::Errors});
    const auto byName = confusionOf(table, Property::HeadTag, 0, {{}, 0, ConfusionOrder::Name});
    for (std::size_t value = 1; value < bySize.size(); ++value)
        EXPECT_GE(size(bySize, value - 1), size(bySize, value));
    const auto byRow = confusionOf(table, Property::HeadTag, 0, {{}, 0, ConfusionOrder::Row});
    const auto byColumn = confusionOf(table, Property::HeadTag, 0, {{}, 0, ConfusionOrder::Column});
    for (std::size_t value = 1; value < byRow.size(); ++value) {
        const auto off = [&](const auto& totals, const SquareConfusion& of, std::size_t at) {
            return totals[at] - of.count(at, at);
        };
        EXPECT_GE(off(byRow.rowTotals, byRow, value - 1), off(byRow.rowTotals, byRow, value));
        EXPECT_GE(off(byColumn.columnTotals, byColumn, value - 1), off(byColumn.columnTotals, byColumn, value));
    }
    for (std::size_t value = 1; value < byErrors.size(); ++value) {
        EXPECT_GE(errors(byErrors, value - 1), errors(byErrors, value));
        EXPECT_LT(byName.rows[value - 1].name, byName.rows[value].name);
    }
}

TEST(OutcomeConfusionTest, RareValuesAreGatheredAsTheLast)
{
    const test::RandomOutcomes random(100, 1, 34);
    const OutcomeTable table = random.table();
    const SquareConfusion whole = confusionOf(table, Property::Relation, 0);
    const std::size_t last = whole.size() - 1;
    const std::size_t rareBelow
        = whole.rowTotals[last - 2] + whole.columnTotals[last - 2] - whole.count(last - 2, last - 2); // two are smaller
    const SquareConfusion gathered
        = confusionOf(table, Property::Relation, 0, {{}, rareBelow, ConfusionOrder::Clusters});
    ASSERT_EQ(gathered.size(), whole.size() - 1);
    EXPECT_EQ(gathered.rows.back().name, "other");
    EXPECT_EQ(gathered.rows.back().texts.size(), 2U);
    EXPECT_EQ(gathered.count(last - 1, last - 1),
        whole.count(last, last) + whole.count(last - 1, last - 1) + whole.count(last, last - 1)
            + whole.count(last - 1, last));
    EXPECT_EQ(gathered.rowTotals.back(), whole.rowTotals[last] + whole.rowTotals[last - 1]);
}

TEST(SeriationTest, WhatIsConfusedStandsTogether)
{
    // 0, 2 and 4 are taken for each other, 1 and 3 are; 5 is never wrong.
    std::vector<std::size_t> counts(36, 0);
    const auto confuse
        = [&](std::size_t first, std::size_t second, std::size_t count) { counts[first * 6 + second] = count; };
    for (std::size_t i = 0; i < 6; ++i)
        confuse(i, i, 100);
    confuse(0, 2, 20);
    confuse(2, 4, 10);
    confuse(4, 0, 1);
    confuse(3, 1, 5);
    confuse(1, 0, 1);
    const auto order = clusterOrder(counts, 6);
    ASSERT_EQ(order.size(), 6U);
    std::vector<std::size_t> places(6);
    for (std::size_t place = 0; place < 6; ++place)
        places[order[place]] = place;
    const auto distance = [&](std::size_t first, std::size_t second) {
        return std::max(places[first], places[second]) - std::min(places[first], places[second]);
    };
    EXPECT_EQ(distance(0, 2), 1U);
    EXPECT_EQ(distance(2, 4), 1U) << "and not 0 beside 4";
    EXPECT_EQ(distance(1, 3), 1U);
    EXPECT_TRUE(places[5] == 0 || places[5] == 5);
}

TEST(SeriationTest, FewThingsHaveAnOrderToo)
{
    EXPECT_TRUE(clusterOrder({}, 0).empty());
    EXPECT_EQ(clusterOrder({3}, 1), std::vector<std::size_t>{0});
}

TEST(OutcomeConfusionTest, OfFurtherParentsAreCountedFromTheArcs)
{
    test::RandomOutcomes random(80, 2, 36);
    OutcomeTable table = random.table();
    RelationPool& relations = random.relations;
    Random numbers(5);
    const std::vector<std::string> names{"", "obj", "conj", "nsubj"};
    std::vector<FurtherArc> arcs;
    Counts expected;
    std::map<std::pair<std::string, std::string>, std::set<std::pair<std::size_t, int>>> words;
    for (std::size_t i = 0; i < random.sentences.size(); ++i) {
        for (int unit = 1; unit <= random.sentences[i].gold.size(); ++unit) {
            const std::string gold = names[numbers.below(4)];
            const std::string found = names[numbers.below(4)];
            if ((gold.empty() && found.empty()) || numbers.below(3) != 0)
                continue;
            arcs.push_back({i, 0, unit, relations.intern(gold), relations.intern(found)});
            const auto cell = std::pair(gold.empty() ? "none" : gold, found.empty() ? "none" : found);
            ++expected[cell];
            words[cell].insert({i, unit});
        }
    }
    table.setFurtherArcs(1, arcs, relations);
    EXPECT_EQ(countsOf(furtherConfusionOf(table, 1)), expected);
    EXPECT_EQ(furtherConfusionOf(table, 0).size(), 0U);
    for (const auto& [cell, ofCell] : words) {
        WordChoice choice;
        choice.arcs = {{1, cell.first, cell.second}};
        std::set<std::pair<std::size_t, int>> chosen;
        for (const std::uint32_t row : chosenRows(table, choice))
            chosen.emplace(table.sentenceOf(row).index, table.gold().units[row]);
        EXPECT_EQ(chosen, ofCell);
    }
    // Without relations: all that differ, and with those of the tree what is wrong there, too.
    std::set<std::pair<std::size_t, int>> differing;
    for (const auto& [cell, ofCell] : words) {
        if (cell.first != cell.second)
            differing.insert(ofCell.begin(), ofCell.end());
    }
    for (const bool orTree : {false, true}) {
        std::vector<std::uint32_t> wanted;
        for (std::uint32_t row = 0; row < table.size(); ++row) {
            const OutcomeTable::System& system = table.systems()[1];
            const bool isWrong = system.isPresent(row) && !system.isRight(row, Scored::Arcs);
            if (differing.contains({table.sentenceOf(row).index, table.gold().units[row]}) || (orTree && isWrong))
                wanted.push_back(row);
        }
        WordChoice choice;
        choice.arcs = {{1, {}, {}, orTree}};
        EXPECT_FALSE(wanted.empty());
        EXPECT_EQ(chosenRows(table, choice), wanted);
    }
}

TEST(GraphConfusionsTest, HandComputed)
{
    RelationPool relations;
    const auto id = [&](const char* name) { return relations.intern(name); };
    ScoredGraph gold;
    gold.graph = Graph(3);
    gold.graph.heads = {kNoHead, 0, 1, 1};
    gold.graph.relations = {{}, id("root"), id("obj"), id("obl")};
    gold.graph.secondary = {{3, 2, id("nsubj")}, {2, 3, id("ref")}};
    ScoredGraph predicted = gold;
    predicted.graph.relations[2] = id("iobj");
    predicted.graph.secondary = {{3, 2, id("obj")}, {3, 1, id("conj")}};
    GraphConfusions confusions;
    confusions.add(gold, predicted, relations);
    EXPECT_EQ(confusions.secondary.count("nsubj", "obj"), 1U);
    EXPECT_EQ(confusions.secondary.count("ref", "none"), 1U);
    EXPECT_EQ(confusions.secondary.count("none", "conj"), 1U);
    EXPECT_EQ(confusions.secondary.cells().size(), 3U);
    EXPECT_EQ(confusions.whole.count("obj", "iobj"), 1U);
    EXPECT_EQ(confusions.whole.count("root", "root"), 1U);
    EXPECT_EQ(confusions.whole.count("obl", "obl"), 1U);
    EXPECT_EQ(confusions.whole.cells().size(), 6U);
}

TEST(GraphConfusionsTest, EqualArcsAreNeverTakenForEachOther)
{
    RelationPool relations;
    ScoredGraph graph;
    graph.graph = Graph(2);
    graph.graph.secondary = {{1, 2, relations.intern("a")}, {1, 2, relations.intern("b")}};
    ScoredGraph turned = graph;
    std::swap(turned.graph.secondary[0], turned.graph.secondary[1]);
    GraphConfusions confusions;
    confusions.add(graph, turned, relations);
    EXPECT_EQ(confusions.secondary.count("a", "a"), 1U);
    EXPECT_EQ(confusions.secondary.count("b", "b"), 1U);
    EXPECT_EQ(confusions.secondary.cells().size(), 2U);
}

} // namespace outcome_confusion_test
} // namespace arcwright
