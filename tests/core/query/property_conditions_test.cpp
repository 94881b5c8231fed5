// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/query/group_counts.h"
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
    EXPECT_EQ(text({Property::Distance, "8-14", {}, 8, 14, {}}), "distance=8..14");
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

/// Random words of which `obj` is a function word, with what the words cost of the scores, found in another way.
class MissedWordsTest : public testing::Test {
protected:
    MissedWordsTest() : outcomes(60, 2, 13, false), table(outcomes.names)
    {
        const RelationId object = outcomes.relations.intern("obj");
        const RelationId marker = outcomes.relations.intern("case");
        for (auto& one : outcomes.sentences) {
            auto renamed = std::make_shared<Sentence>(*one.sentence);
            for (Token& token : renamed->tokens)
                token.relation = token.relation == "obj" ? "case" : token.relation;
            one.sentence = renamed;
            one.gold = graphOf(*renamed, outcomes.relations);
            for (auto& system : one.systems) {
                if (system)
                    std::replace(system->graph.relations.begin(), system->graph.relations.end(), object, marker);
            }
        }
        table = outcomes.table();
        for (std::size_t system = 0; system < outcomes.names.size(); ++system)
            table.setMisses(system, told(system));
    }

    std::string_view relation(const Graph& graph, int word) const
    {
        return outcomes.relations.text(graph.arc(word).relation);
    }
    bool isContent(const Graph& graph, int word) const
    {
        const std::string_view name = relation(graph, word);
        return name != "case" && name != "punct" && !name.empty();
    }
    std::set<int> markersOf(const Graph& graph, int head) const
    {
        std::set<int> markers;
        for (int word = 1; word <= graph.size(); ++word) {
            if (graph.arc(word).head == head && relation(graph, word) == "case")
                markers.insert(word);
        }
        return markers;
    }
    /// Tags and lemmas are gold's: BLEX is as CLAS.
    bool isRight(const Graph& gold, const Graph& found, int word, UdMetric metric) const
    {
        return gold.arc(word) == found.arc(word)
            && (metric != UdMetric::Mlas || markersOf(gold, word) == markersOf(found, word));
    }
    std::vector<WordMisses> told(std::size_t system) const
    {
        std::vector<WordMisses> words;
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
            const auto& one = outcomes.sentences[i];
            if (!one.systems[system])
                continue;
            const auto misses = udMisses(one.sentence,
                std::make_shared<const Sentence>(
                    withGraph(*one.sentence, one.systems[system]->graph, false, outcomes.relations)));
            for (std::size_t word = 1; word <= misses.size(); ++word) {
                if (misses[word - 1].any())
                    words.push_back({i, static_cast<int>(word), misses[word - 1]});
            }
        }
        return words;
    }
    SearchedLayer layerOf(std::size_t sentence, std::size_t system) const
    {
        const auto& analysis = outcomes.sentences[sentence].systems[system];
        return {outcomes.names[system], analysis ? &analysis->graph : nullptr, &outcomes.relations};
    }
    std::vector<std::pair<std::size_t, int>> found(std::string_view pattern, std::size_t system) const
    {
        std::vector<std::pair<std::size_t, int>> words;
        for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
            const SearchedLayer layer = layerOf(i, system);
            const Pattern parsed = parsePattern(pattern).value();
            for (const PatternMatch& match :
                findMatches(parsed, {*outcomes.sentences[i].sentence, nullptr, nullptr, {&layer, 1}}))
                words.emplace_back(i, match.front());
        }
        return words;
    }

    test::RandomOutcomes outcomes;
    OutcomeTable table;
};

TEST_F(MissedWordsTest, APatternFindsTheWordsThatCostSomethingOfAScore)
{
    for (std::size_t system = 0; system < outcomes.names.size(); ++system) {
        for (const UdMetric metric : {UdMetric::Clas, UdMetric::Mlas, UdMetric::Blex}) {
            std::vector<std::pair<std::size_t, int>> expected;
            for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
                const auto& one = outcomes.sentences[i];
                for (int word = 1; one.systems[system] && word <= one.gold.size(); ++word) {
                    const Graph& other = one.systems[system]->graph;
                    if ((isContent(one.gold, word) || isContent(other, word))
                        && !isRight(one.gold, other, word, metric))
                        expected.emplace_back(i, word);
                }
            }
            const WordChoice choice{true, {}, {{system, Scored::Arcs, false, OutcomeScope::Missed, metric}}};
            std::vector<std::pair<std::size_t, int>> chosen;
            for (const std::uint32_t row : chosenRows(table, choice))
                chosen.emplace_back(table.sentenceOf(row).index, table.gold().units[row]);
            EXPECT_FALSE(chosen.empty());
            EXPECT_EQ(chosen, expected);
            const std::string text = patternOf(*conditionsOf(choice, outcomes.names));
            EXPECT_EQ(text, '"' + outcomes.names[system] + "\".misses=" + std::string(udMetricName(metric)));
            EXPECT_EQ(found(text, system), chosen) << text;
        }
    }
}

TEST_F(MissedWordsTest, AGroupHasAsManyWordsAsItsPatternFinds)
{
    const std::string query = "\"system 0\".outcome=right|wrong-head|wrong-relation group by \"system 0\".misses, upos";
    const Query parsed = parseQuery(query).value();
    GroupCounter counter(parsed.groups);
    std::size_t matches = 0;
    for (std::size_t i = 0; i < outcomes.sentences.size(); ++i) {
        const SearchedLayer layer = layerOf(i, 0);
        const SearchedSentence searched{*outcomes.sentences[i].sentence, nullptr, nullptr, {&layer, 1}};
        const auto some = findMatches(parsed.pattern, searched);
        matches += some.size();
        counter.add(searched, some);
    }
    const GroupedCounts counts = counter.counts();
    EXPECT_EQ(counts.total, matches);
    std::set<std::string> values;
    for (const GroupedCounts::Group& group : counts.groups) {
        values.insert(group.values.front());
        const auto pattern = patternOfGroup(query, group.values);
        ASSERT_TRUE(pattern && parsePattern(*pattern)) << group.values.front();
        EXPECT_EQ(found(*pattern, 0).size(), group.count) << *pattern;
    }
    EXPECT_EQ(values, (std::set<std::string>{"", "BLEX", "CLAS", "MLAS"}));
}

TEST(SeveralTextsTest, GroupsOfArcsFindTheirWords)
{
    RelationPool relations;
    const auto words = test::sentence(
        {test::token("a", "X", 0, "root"), test::token("b", "X", 1, "dep"), test::token("c", "X", 1, "dep")});
    const Graph graph = graphOf(*words, relations);
    const UnitArcs arcs{{1, {"conj/none", "wrong"}}, {2, {"wrong"}}};
    SearchedLayer layer{"A", &graph, &relations};
    layer.arcs = &arcs;
    const SearchedSentence searched{*words, nullptr, nullptr, {&layer, 1}};
    const std::string query = "[] group by A.arcs";
    const Query parsed = parseQuery(query).value();
    GroupCounter counter(parsed.groups);
    counter.add(searched, findMatches(parsed.pattern, searched));
    const GroupedCounts counts = counter.counts();
    ASSERT_EQ(counts.groups.size(), 3U);
    for (const GroupedCounts::Group& group : counts.groups) {
        const auto pattern = patternOfGroup(query, group.values);
        ASSERT_TRUE(pattern);
        EXPECT_EQ(findMatches(parsePattern(*pattern).value(), searched).size(), group.count) << *pattern;
    }
    const auto number = [&](std::string_view text) { return findMatches(parsePattern(text).value(), searched).size(); };
    EXPECT_EQ(number("A.arcs!=conj/none"), 2U);
    EXPECT_EQ(number("A.arcs!=conj/none"), number("!A.arcs=conj/none"));
    EXPECT_EQ(number("!A.arcs!=wrong"), 2U);
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
