// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <gtest/gtest.h>

#include "core/query/property_conditions.h"
#include "core/query/search_index.h"
#include "core/treebank/with_graph.h"
#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright::property_conditions_test {

/// Random words with two systems, as a table and as an index.
class PropertyConditionsTest : public testing::Test {
protected:
    explicit PropertyConditionsTest(bool areAllAnalysed = true)
        : outcomes(60, 2, 11, areAllAnalysed), table(outcomes.table()), index(outcomes.names)
    {
        std::vector<std::string> files;
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i)
            files.push_back("file" + std::to_string(i % 3));
        table.nameDocuments(files);
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
            const auto& one = outcomes.sentences[i];
            std::vector<SearchedLayer> layers;
            for (std::size_t system = 0; system < one.systems.size(); ++system) {
                const auto& analysis = one.systems[system];
                layers.push_back({outcomes.names[system], analysis ? &analysis->graph : nullptr, &outcomes.relations,
                    nullptr, analysis ? &analysis->confidences : nullptr});
            }
            const KindTeller kinds = &test::RandomOutcomes::kindsOf;
            index.add({*one.sentence, nullptr, nullptr, layers, &outcomes.vocabulary, files[i], {}, &kinds});
        }
        for (std::size_t system = 0; system < outcomes.names.size(); ++system)
            table.setKinds(system, kindsOf(system));
    }

    /// What the trees of a system say of each sentence that it has analysed.
    std::vector<SentenceKinds> kindsOf(std::size_t system) const
    {
        std::vector<SentenceKinds> kinds;
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
            if (const auto& analysis = outcomes.sentences[i].systems[system])
                kinds.push_back({i,
                    test::RandomOutcomes::kindsOf(
                        withGraph(*outcomes.sentences[i].sentence, analysis->graph, false, outcomes.relations))});
        }
        return kinds;
    }

    /// Sentence and unit of each word that a choice has.
    std::vector<std::pair<std::size_t, int>> chosen(const WordChoice& choice) const
    {
        std::vector<std::pair<std::size_t, int>> words;
        for (const std::uint32_t row : chosenRows(table, choice))
            words.emplace_back(table.sentenceOf(row).index, table.gold().units[row]);
        return words;
    }
    std::vector<std::pair<std::size_t, int>> found(const std::string& text) const
    {
        std::vector<std::pair<std::size_t, int>> words;
        for (const IndexedMatches& one : index.find(parsePattern(text).value())) {
            for (const PatternMatch& match : one.matches)
                words.emplace_back(one.sentence, match.front());
        }
        return words;
    }

    test::RandomOutcomes outcomes;
    OutcomeTable table;
    SearchIndex index;
};

TEST_F(PropertyConditionsTest, APatternFindsTheWordsBehindEveryBar)
{
    for (std::size_t number = 0; number < propertyCount; ++number) {
        const auto property = static_cast<Property>(number);
        for (const std::optional<std::size_t> side : {std::optional<std::size_t>(), {0U}, {1U}}) {
            BreakdownSettings settings;
            settings.side = side;
            settings.rareBelow = 50;
            for (const auto& row : breakdownOf(table, property, settings).rows) {
                const auto condition = conditionOf(row.value, outcomes.names);
                ASSERT_TRUE(condition) << propertyName(property) << ' ' << row.value.name;
                const std::string pattern = patternOf(*condition);
                EXPECT_EQ(found(pattern), chosen({true, {row.value}, {}})) << pattern;
                EXPECT_TRUE(conditionsOf(pattern)) << pattern;
            }
        }
    }
}

/// The same where systems have analysed some of the sentences.
class PartlyAnalysedTest : public PropertyConditionsTest {
protected:
    PartlyAnalysedTest() : PropertyConditionsTest(false) { }
};

TEST_F(PartlyAnalysedTest, SeveralConditionsAndOutcomes)
{
    for (const bool withPunctuation : {true, false}) {
        for (const Scored scored : {Scored::Heads, Scored::Arcs, Scored::Relations}) {
            WordChoice choice;
            choice.withPunctuation = withPunctuation;
            choice.values = {{Property::Relation, "obl", {"obl"}, 0, 0, {}},
                {Property::Distance, "3+", {}, 3, PropertyRange::endless, {}}};
            choice.outcomes = {{0, scored, true}, {1, scored, false}};
            const auto conditions = conditionsOf(choice, outcomes.names);
            ASSERT_TRUE(conditions);
            EXPECT_FALSE(chosen(choice).empty());
            EXPECT_EQ(found(patternOf(*conditions)), chosen(choice)) << patternOf(*conditions);
        }
    }
}

TEST_F(PartlyAnalysedTest, WordsWithARelationThatIsWrongWhateverTheirHead)
{
    for (const bool isRight : {true, false}) {
        WordChoice choice;
        choice.outcomes = {{1, Scored::Relations, isRight}};
        std::vector<std::uint32_t> expected;
        const OutcomeTable::System& system = table.systems()[1];
        for (std::uint32_t row = 0; row < table.size(); ++row) {
            if (system.isPresent(row) && (system.relations[row] == table.gold().relations[row]) == isRight)
                expected.push_back(row);
        }
        EXPECT_FALSE(expected.empty());
        EXPECT_EQ(chosenRows(table, choice), expected);
        EXPECT_EQ(found(patternOf(*conditionsOf(choice, outcomes.names))), chosen(choice));
    }
}

TEST_F(PropertyConditionsTest, PatternsReadAsPeopleWouldWriteThem)
{
    const std::vector<std::string> names{"hill", "my parser"};
    const auto text = [&](const PropertyValue& value) { return patternOf(*conditionOf(value, names)); };
    constexpr auto endless = PropertyRange::endless;
    EXPECT_EQ(text({Property::Distance, "7-14", {}, 7, 14, {}}), "distance=7..14");
    EXPECT_EQ(text({Property::Distance, "root", {}, 0, 0, 1}), "\"my parser\".distance=root");
    EXPECT_EQ(text({Property::Depth, "none", {}, -1, -1, 0}), "hill.depth=\"\"");
    EXPECT_EQ(text({Property::Length, "1-10", {}, 0, 10, 0}), "length<=10");
    EXPECT_EQ(text({Property::Length, "51+", {}, 51, endless, {}}), "length>=51");
    EXPECT_EQ(text({Property::Confidence, "50-69", {}, 500, 699, {}}), "hill.confidence=0.5..0.699");
    EXPECT_EQ(text({Property::Vocabulary, "unknown", {"unknown"}, 0, 0, {}}), "known=no");
    EXPECT_EQ(text({Property::HeadTag, "other", {"root", "none", "X"}, 0, 0, 0}), "hill.head-tag=root|\"\"|X");
    EXPECT_EQ(text({Property::Particle, "が", {"が"}, 0, 0, {}}), "particle=が");
    EXPECT_EQ(text({Property::Kind, "PP", {"PP"}, 0, 0, {}}), "kind=PP");
    EXPECT_EQ(text({Property::Kind, "PP", {"PP"}, 0, 0, 1}), "\"my parser\".kind=PP");
    EXPECT_EQ(text({Property::Kind, "other", {"relative clause", "none"}, 0, 0, {}}), "kind=\"relative clause\"|\"\"");
    EXPECT_FALSE(conditionOf({Property::Distance, "near", {}, 0, 3, {}}, names));
    WordChoice choice;
    choice.values = {{Property::Distance, "near", {}, 0, 3, {}}};
    EXPECT_FALSE(conditionsOf(choice, names));
}

TEST_F(PartlyAnalysedTest, WordsThatASystemHasAnalysed)
{
    const BreakdownSettings settings;
    for (std::size_t system = 0; system < outcomes.names.size(); ++system) {
        for (const auto& row : breakdownOf(table, Property::Relation, settings).rows) {
            const WordChoice choice{true, {row.value}, {{system, Scored::Heads, false, OutcomeScope::Analysed}}};
            EXPECT_EQ(chosenRows(table, choice).size(), row.systems[system].words) << row.value.name;
            EXPECT_LT(row.systems[system].words, chosen({true, {row.value}, {}}).size()) << "some it has not analysed";
            const auto conditions = conditionsOf(choice, outcomes.names);
            ASSERT_TRUE(conditions);
            EXPECT_EQ(found(patternOf(*conditions)), chosen(choice)) << patternOf(*conditions);
        }
    }
}

TEST(MissedWordsTest, APatternFindsTheWordsThatCostSomethingOfAScore)
{
    test::RandomOutcomes outcomes(60, 2, 13, false);
    OutcomeTable table = outcomes.table();
    for (std::size_t system = 0; system < outcomes.names.size(); ++system) {
        std::vector<WordMisses> told;
        std::map<UdMetric, std::vector<std::pair<std::size_t, int>>> expected;
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
            const auto& one = outcomes.sentences[i];
            if (!one.systems[system])
                continue;
            const auto found = std::make_shared<const Sentence>(
                withGraph(*one.sentence, one.systems[system]->graph, false, outcomes.relations));
            const auto misses = udMisses(one.sentence, found);
            for (std::size_t word = 1; word <= misses.size(); ++word) {
                if (misses[word - 1].any())
                    told.push_back({i, static_cast<int>(word), misses[word - 1]});
                for (const UdMetric metric : {UdMetric::Clas, UdMetric::Mlas}) {
                    if (misses[word - 1][static_cast<std::size_t>(metric)])
                        expected[metric].emplace_back(i, static_cast<int>(word));
                }
            }
        }
        table.setMisses(system, told);
        for (const UdMetric metric : {UdMetric::Clas, UdMetric::Mlas}) {
            const WordChoice choice{true, {}, {{system, Scored::Arcs, false, OutcomeScope::Missed, metric}}};
            std::vector<std::pair<std::size_t, int>> chosen;
            for (const std::uint32_t row : chosenRows(table, choice))
                chosen.emplace_back(table.sentenceOf(row).index, table.gold().units[row]);
            EXPECT_FALSE(chosen.empty());
            EXPECT_EQ(chosen, expected[metric]);
            const std::string text = patternOf(*conditionsOf(choice, outcomes.names));
            EXPECT_EQ(text, '"' + outcomes.names[system] + "\".misses=" + std::string(udMetricName(metric)));
            const Pattern pattern = parsePattern(text).value();
            std::vector<std::pair<std::size_t, int>> searched;
            for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
                const auto& one = outcomes.sentences[i];
                const SearchedLayer layer{outcomes.names[system],
                    one.systems[system] ? &one.systems[system]->graph : nullptr, &outcomes.relations};
                for (const PatternMatch& match : findMatches(pattern, {*one.sentence, nullptr, nullptr, {&layer, 1}}))
                    searched.emplace_back(i, match.front());
            }
            EXPECT_EQ(searched, chosen) << text;
        }
    }
}

TEST(OutcomeScopeTest, TheLastBunsetsuDoesNotCount)
{
    RelationPool relations;
    const Sentence bunsetsu
        = test::sentenceOf("* 0 1D 0/0 0\nw\tt,*,*,*,*,*,w,w,w\n* 1 -1D 0/0 0\nv\tt,*,*,*,*,*,v,v,v\nEOS\n", "cabocha");
    const Graph gold = graphOf(bunsetsu, relations);
    SystemAnalysis turned{gold, {}};
    turned.graph.heads[1] = 0;
    turned.graph.heads[2] = 1;
    OutcomeTable table({"A"});
    table.add(0, bunsetsu, gold, std::vector<const SystemAnalysis*>{&turned}, relations, {});
    const OutcomeCondition wrong{0, Scored::Heads, false, OutcomeScope::NotLast};
    EXPECT_EQ(chosenRows(table, {true, {}, {wrong}}), (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(chosenRows(table, {true, {}, {{0, Scored::Heads, false}}}), (std::vector<std::uint32_t>{0, 1}));
    EXPECT_EQ(patternOf(conditionsOf(wrong, std::vector<std::string>{"A"})), "wrong head in A AND !root");
}

} // namespace arcwright::property_conditions_test
