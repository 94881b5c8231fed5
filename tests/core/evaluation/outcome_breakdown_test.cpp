// SPDX-License-Identifier: GPL-3.0-or-later
// Breakdowns, heat maps and choices of words against counts made from the graphs, by maps of names.
#include "core/evaluation/breakdown.h"

#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "core/evaluation/calibration.h"
#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace outcome_breakdown_test {

/// What the graph says of a word, in the names of the breakdowns; nothing of properties that are not recounted here.
std::optional<std::string> nameOf(const test::RandomOutcomes& random, const test::RandomOutcomes::Analysed& analysed,
    const Graph& graph, Property property, int unit)
{
    const Arc arc = graph.arc(unit);
    const int distance = std::abs(arc.head - unit);
    const auto relation = random.relations.text(arc.relation);
    const std::string& form = analysed.sentence->word(unit).form;
    switch (property) {
    case Property::Tag:
        return analysed.sentence->word(unit).upos;
    case Property::Relation:
        return relation.empty() ? "none" : std::string(relation);
    case Property::Distance:
        return arc.head == 0 ? "root"
            : distance < 3   ? std::to_string(distance)
            : distance < 8   ? "3-7"
            : distance < 15  ? "8-14"
                             : "15+";
    case Property::Direction:
        return arc.head == 0 ? "root" : arc.head < unit ? "left" : "right";
    case Property::Length:
        return graph.size() <= 10 ? "1-10" : graph.size() <= 20 ? "11-20" : "21-30";
    case Property::Projectivity:
        return gapWords(graph.heads, unit).empty() ? "projective" : "non-projective";
    case Property::Vocabulary:
        return form == "w0" || form == "w1" || form == "w2" ? "known" : "unknown";
    case Property::HeadTag:
        return arc.head == 0 ? "root" : analysed.sentence->word(arc.head).upos;
    case Property::Position:
        return unit == 1 ? "1" : unit <= 5 ? "2-5" : unit <= 10 ? "6-10" : unit <= 20 ? "11-20" : "21-40";
    default:
        return std::nullopt;
    }
}

using Recount = std::map<std::string, std::vector<WordCounts>>;

/// Calls `count(name, analysed, unit)` for every word; the name is that in the analysis of `side`, or gold's.
template <class Count>
void forEachWord(const test::RandomOutcomes& random, Property property, std::optional<std::size_t> side, Count count)
{
    for (const auto& analysed : random.sentences) {
        if (side && !analysed.systems[*side])
            continue;
        const Graph& graph = side ? analysed.systems[*side]->graph : analysed.gold;
        for (int unit = 1; unit <= graph.size(); ++unit)
            count(*nameOf(random, analysed, graph, property, unit), analysed, unit);
    }
}

void addWord(std::vector<WordCounts>& counts, const test::RandomOutcomes::Analysed& analysed, int unit)
{
    counts.resize(analysed.systems.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!analysed.systems[i])
            continue;
        const Arc gold = analysed.gold.arc(unit);
        const Arc found = analysed.systems[i]->graph.arc(unit);
        counts[i] += {
            1, gold.head == found.head ? 1U : 0U, gold == found ? 1U : 0U, gold.relation == found.relation ? 1U : 0U};
    }
}

constexpr Property recounted[]{Property::Tag, Property::Relation, Property::Distance, Property::Direction,
    Property::Length, Property::Projectivity, Property::Vocabulary, Property::HeadTag, Property::Position};

TEST(OutcomeBreakdownTest, CountsAreThoseOfTheGraphs)
{
    const test::RandomOutcomes random(200, 3, 11);
    const OutcomeTable table = random.table();
    for (const Property property : recounted) {
        for (const std::optional<std::size_t> side : {std::optional<std::size_t>(), std::optional<std::size_t>(1)}) {
            SCOPED_TRACE(std::string(propertyName(property)) + (side ? " of system 1" : " of gold"));
            Recount expected;
            forEachWord(random, property, side, [&](const std::string& name, const auto& analysed, int unit) {
                addWord(expected[name], analysed, unit);
            });
            BreakdownSettings settings;
            settings.side = side;
            const auto breakdown = breakdownOf(table, property, settings);
            Recount found;
            for (const auto& row : breakdown.rows)
                found[row.value.name] = row.systems;
            EXPECT_EQ(found, expected);
            EXPECT_EQ(breakdown.rows.size(), expected.size());
        }
    }
}

/// What systems tell of words: known forms, and tournaments.
void tellMore(test::RandomOutcomes& random)
{
    Random numbers(77);
    for (auto& analysed : random.sentences) {
        for (auto& system : analysed.systems) {
            for (int unit = 1; system && unit <= analysed.gold.size(); ++unit) {
                system->known.push_back(numbers.below(3) > 0);
                const auto candidates = static_cast<int>(numbers.below(14));
                system->contests.push_back({candidates, candidates < 2 ? -1 : numbers.unit() * 3});
            }
        }
    }
}

std::string candidatesName(int candidates)
{
    return candidates == 0 ? "none"
        : candidates < 4   ? std::to_string(candidates)
        : candidates < 6   ? "4-5"
        : candidates < 10  ? "6-9"
                           : "10+";
}

std::string marginName(double margin)
{
    return margin < 0   ? "none"
        : margin < 0.1  ? "0-0.1"
        : margin < 0.25 ? "0.1-0.25"
        : margin < 0.5  ? "0.25-0.5"
        : margin < 1    ? "0.5-1"
        : margin < 2    ? "1-2"
                        : "2+";
}

TEST(OutcomeBreakdownTest, WhatASystemTellsIsItsOwn)
{
    test::RandomOutcomes random(150, 3, 14);
    tellMore(random);
    const OutcomeTable table = random.table();
    const auto told = [](const SystemAnalysis& system, Property property, int unit) -> std::string {
        const auto at = static_cast<std::size_t>(unit) - 1;
        if (property == Property::Vocabulary)
            return system.known[at] ? "known" : "unknown";
        return property == Property::Candidates ? candidatesName(system.contests[at].candidates)
                                                : marginName(system.contests[at].margin);
    };
    for (const Property property : {Property::Vocabulary, Property::Candidates, Property::Margin}) {
        for (std::size_t teller = 0; teller < 3; ++teller) {
            SCOPED_TRACE(std::string(propertyName(property)) + " of " + std::to_string(teller));
            Recount expected;
            for (const auto& analysed : random.sentences) {
                for (int unit = 1; analysed.systems[teller] && unit <= analysed.gold.size(); ++unit)
                    addWord(expected[told(*analysed.systems[teller], property, unit)], analysed, unit);
            }
            BreakdownSettings settings;
            settings.teller = teller;
            const auto breakdown = breakdownOf(table, property, settings);
            Recount found;
            for (const auto& row : breakdown.rows) {
                found[row.value.name] = row.systems;
                WordChoice choice;
                choice.values = {row.value};
                const auto rows = chosenRows(table, choice);
                EXPECT_EQ(countsOf(table, 0, rows), row.systems[0]) << row.value.name;
            }
            EXPECT_EQ(found, expected);
            EXPECT_TRUE(table.tellsVocabulary(teller));
        }
    }
    // Of two properties only the one that systems tell is the teller's.
    BreakdownSettings settings;
    settings.teller = 1;
    const HeatMap map = heatMapOf(table, Property::Relation, Property::Margin, settings);
    for (const PropertyValue& value : map.rows)
        EXPECT_FALSE(value.system);
    for (const PropertyValue& value : map.columns)
        EXPECT_EQ(value.system, std::optional<std::size_t>(1));
}

TEST(OutcomeBreakdownTest, CostsAddUpAndTheDearestComesFirst)
{
    const test::RandomOutcomes random(200, 3, 12);
    BreakdownSettings settings;
    settings.sortedBy = 2;
    settings.scored = Scored::Arcs;
    const auto breakdown = breakdownOf(random.table(), Property::Relation, settings);
    double sum = 0;
    for (std::size_t row = 0; row < breakdown.rows.size(); ++row) {
        sum += breakdown.cost(row, 2);
        EXPECT_GE(breakdown.cost(row == 0 ? 0 : row - 1, 2), breakdown.cost(row, 2));
    }
    EXPECT_NEAR(sum, 100, 1e-9);
    const WordCounts& first = breakdown.rows[0].systems[2];
    EXPECT_EQ(first.errors(Scored::Arcs), first.words - first.labelled);
    EXPECT_NEAR(first.interval(Scored::Arcs).low, wilsonInterval(first.labelled, first.words).low, 1e-12);
}

TEST(OutcomeBreakdownTest, RareValuesAreGatheredAndNothingIsLost)
{
    const test::RandomOutcomes random(60, 2, 13);
    const OutcomeTable table = random.table();
    std::map<std::string, std::size_t> words;
    forEachWord(random, Property::Tag, {}, [&](const std::string& name, const auto&, int) { ++words[name]; });
    std::vector<std::size_t> sizes;
    for (const auto& [name, count] : words)
        sizes.push_back(count);
    std::sort(sizes.begin(), sizes.end());
    BreakdownSettings settings;
    settings.rareBelow = sizes[2]; // two tags are rarer
    settings.sortedBy = 0;
    const auto breakdown = breakdownOf(table, Property::Tag, settings);
    ASSERT_EQ(breakdown.rows.size(), words.size() - 1);
    const PropertyValue& other = breakdown.rows.back().value;
    EXPECT_EQ(other.name, "other");
    ASSERT_EQ(other.texts.size(), 2U);
    EXPECT_EQ(words[other.texts[0]] + words[other.texts[1]], sizes[0] + sizes[1]);
    WordCounts sum;
    for (const auto& row : breakdown.rows)
        sum += row.systems[0];
    EXPECT_EQ(sum, breakdown.totals[0]);
    EXPECT_EQ(chosenRows(table, {true, {other}, {}}).size(), sizes[0] + sizes[1]) << "the condition holds for both";

    settings.rareBelow = sizes[1]; // a single one is no other
    EXPECT_EQ(breakdownOf(table, Property::Tag, settings).rows.size(), words.size());
}

TEST(OutcomeBreakdownTest, EveryCellStandsForTheWordsItCounts)
{
    const test::RandomOutcomes random(120, 3, 14, true);
    const OutcomeTable table = random.table();
    for (std::size_t i = 0; i < propertyCount; ++i) {
        const auto property = static_cast<Property>(i);
        for (const std::optional<std::size_t> side : {std::optional<std::size_t>(), std::optional<std::size_t>(2)}) {
            SCOPED_TRACE(propertyName(property));
            BreakdownSettings settings;
            settings.side = side;
            for (const auto& row : breakdownOf(table, property, settings).rows) {
                EXPECT_EQ(chosenRows(table, {true, {row.value}, {}}).size(), row.systems[2].words) << row.value.name;
                EXPECT_EQ(chosenRows(table, {true, {row.value}, {{2, Scored::Heads, false}}}).size(),
                    row.systems[2].errors(Scored::Heads));
                EXPECT_EQ(
                    chosenRows(table, {true, {row.value}, {{2, Scored::Arcs, true}}}).size(), row.systems[2].labelled);
            }
        }
    }
}

TEST(OutcomeBreakdownTest, HeatMapsCountPairsOfValues)
{
    const test::RandomOutcomes random(150, 3, 15);
    const OutcomeTable table = random.table();
    std::map<std::pair<std::string, std::string>, std::vector<WordCounts>> expected;
    forEachWord(random, Property::Relation, {}, [&](const std::string& name, const auto& analysed, int unit) {
        const auto distance = nameOf(random, analysed, analysed.gold, Property::Distance, unit);
        addWord(expected[{name, *distance}], analysed, unit);
    });
    const HeatMap map = heatMapOf(table, Property::Relation, Property::Distance);
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        for (std::size_t column = 0; column < map.columns.size(); ++column) {
            auto& counts = expected[{map.rows[row].name, map.columns[column].name}];
            counts.resize(3);
            for (std::size_t system = 0; system < 3; ++system)
                EXPECT_EQ(map.cell(system, row, column), counts[system]);
        }
    }
    EXPECT_EQ(expected.size(), map.rows.size() * map.columns.size());
}

TEST(OutcomeBreakdownTest, ChoicesAreConditionsTogether)
{
    const test::RandomOutcomes random(150, 2, 16);
    const OutcomeTable table = random.table();
    WordChoice choice{false, {}, {{0, Scored::Heads, true}, {1, Scored::Heads, false}}};
    choice.values.push_back({Property::Relation, "obl", {"obl"}, 0, 0, {}});
    choice.values.push_back({Property::Distance, "> 3", {}, 4, PropertyRange::endless, {}});
    std::vector<std::uint32_t> expected;
    std::uint32_t row = 0;
    for (const auto& analysed : random.sentences) {
        for (int unit = 1; unit <= analysed.gold.size(); ++unit, ++row) {
            const Arc arc = analysed.gold.arc(unit);
            if (analysed.systems[0] && analysed.systems[1] && arc.head != 0 && std::abs(arc.head - unit) > 3
                && random.relations.text(arc.relation) == "obl" && analysed.sentence->word(unit).upos != "PUNCT"
                && analysed.systems[0]->graph.arc(unit).head == arc.head
                && analysed.systems[1]->graph.arc(unit).head != arc.head)
                expected.push_back(row);
        }
    }
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(chosenRows(table, choice), expected);
}

TEST(CalibrationTest, BinsHoldWhatTheirEdgesSay)
{
    const test::RandomOutcomes random(200, 1, 17);
    const OutcomeTable table = random.table();
    const Calibration calibration = calibrationOf(table, 0, {}, 7);
    ASSERT_EQ(calibration.bins.size(), 7U);
    std::size_t words = calibration.untold;
    double error = 0;
    std::size_t told = 0;
    for (const CalibrationBin& bin : calibration.bins) {
        WordCounts expected;
        double sum = 0;
        for (const auto& analysed : random.sentences) {
            for (int unit = 1; analysed.systems[0] && unit <= analysed.gold.size(); ++unit) {
                const double confidence = analysed.systems[0]->confidences[static_cast<std::size_t>(unit) - 1];
                const auto thousandths = static_cast<int>(std::lround(confidence * 1000));
                if (confidence < 0 || thousandths < bin.low || (thousandths >= bin.high && bin.high < 1000))
                    continue;
                std::vector<WordCounts> counts;
                addWord(counts, analysed, unit);
                expected += counts[0];
                sum += thousandths / 10.0;
            }
        }
        EXPECT_EQ(bin.counts, expected) << bin.low;
        EXPECT_NEAR(bin.meanConfidence, sum / static_cast<double>(expected.words), 1e-9);
        words += bin.counts.words;
        told += bin.counts.words;
        error += std::abs(sum - 100.0 * static_cast<double>(expected.heads));
    }
    EXPECT_NEAR(calibration.error, error / static_cast<double>(told), 1e-9);
    EXPECT_EQ(words, breakdownOf(table, Property::Tag).totals[0].words);
    EXPECT_GT(calibration.untold, 0U);
}

} // namespace outcome_breakdown_test
} // namespace arcwright
