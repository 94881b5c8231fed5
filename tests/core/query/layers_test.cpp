// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <set>

#include "core/query/askable.h"
#include "core/query/find_matches.h"
#include "core/query/rewrite.h"
#include "tests/core/support/sentences.h"

namespace arcwright::layers_test {

using Units = std::vector<int>;

/// A random tree over `words` words, as heads; the first entry is the root's.
std::vector<int> randomHeads(Random& random, int words)
{
    std::vector<int> heads{kNoHead};
    std::vector<int> order;
    for (int word = 1; word <= words; ++word)
        order.push_back(word);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    heads.resize(static_cast<std::size_t>(words) + 1);
    for (std::size_t i = 0; i < order.size(); ++i)
        heads[static_cast<std::size_t>(order[i])] = i == 0 ? kRoot : order[random.below(static_cast<std::uint32_t>(i))];
    return heads;
}

/// A sentence with two layers of other trees over it.
class LayersTest : public testing::Test {
protected:
    LayersTest() { fill(7); }

    void fill(std::uint64_t seed)
    {
        Random random(seed);
        const std::array<std::string, 3> names{"nsubj", "obj", "obl"};
        std::vector<Token> tokens;
        const auto heads = randomHeads(random, count);
        for (int word = 1; word <= count; ++word)
            tokens.push_back(test::token(
                "w" + std::to_string(word), word % 2 == 0 ? "NOUN" : "VERB", at(heads, word), names[random.below(3)]));
        sentence = *test::sentence(tokens);
        for (Graph* graph : {&first, &second}) {
            *graph = graphOf(sentence, relations);
            const auto other = randomHeads(random, count);
            for (int word = 1; word <= count; ++word) {
                if (random.below(2) == 0)
                    graph->heads[static_cast<std::size_t>(word)] = at(other, word);
                if (random.below(3) == 0)
                    graph->relations[static_cast<std::size_t>(word)] = relations.intern(names[random.below(3)]);
            }
        }
        layers = {{"A", &first, &relations, &unsaid, &confidences}, {"my layer", &second, &relations}};
    }

    static int at(const std::vector<int>& heads, int word) { return heads[static_cast<std::size_t>(word)]; }

    Units words(std::string_view text) const
    {
        const auto pattern = parsePattern(text);
        if (!pattern) {
            ADD_FAILURE() << text << " at " << pattern.error().column << ' ' << pattern.error().argument;
            return {};
        }
        Units units;
        for (const PatternMatch& match :
            findMatches(*pattern, {sentence, nullptr, nullptr, layers, vocabulary ? &*vocabulary : nullptr}))
            units.push_back(match.front());
        return units;
    }
    template <class Holds>
    Units expected(const Holds& holds) const
    {
        Units units;
        for (int word = 1; word <= count; ++word) {
            if (holds(word))
                units.push_back(word);
        }
        return units;
    }
    bool isRightHead(const Graph& graph, int word) const { return at(graph.heads, word) == sentence.word(word).head; }
    bool isRightRelation(const Graph& graph, int word) const
    {
        return relations.text(graph.arc(word).relation) == sentence.word(word).relation;
    }

    static constexpr int count = 12;
    RelationPool relations;
    Sentence sentence;
    Graph first;
    Graph second;
    std::vector<int> unsaid;
    std::vector<double> confidences;
    std::vector<SearchedLayer> layers;
    std::optional<Vocabulary> vocabulary;
};

/// A replacement takes heads and relations from the layers that it names, and asks only those that there are.
TEST_F(LayersTest, ReplacementsTakeValuesFromLayers)
{
    const SearchedSentence searched{sentence, nullptr, nullptr, layers};
    const auto changed = [&](std::string_view found, std::string_view replacement) {
        const auto pattern = parsePattern(found).value();
        const auto rewrite = parseRewrite(replacement, pattern);
        EXPECT_TRUE(rewrite) << replacement;
        return rewritten(searched, findMatches(pattern, searched), *rewrite);
    };
    for (int word = 1; word <= count; ++word) {
        const std::string at = "x:[id=" + std::to_string(word) + "]";
        const Arc other = second.arc(word);
        const auto relabelled = changed(at, "relation=\"my layer\".relation; misc.A=x.A.relation");
        ASSERT_TRUE(relabelled);
        EXPECT_EQ(relabelled->word(word).relation, relations.text(other.relation));
        EXPECT_EQ(relabelled->word(word).misc.empty(), std::binary_search(unsaid.begin(), unsaid.end(), word));
        const auto moved = changed(at, "x.head=\"my layer\".head");
        EXPECT_TRUE(!moved || moved->word(word).head == other.head);
    }
    const auto pattern = parsePattern("x:[]").value();
    const SearchedFiles files{{}, false, {"A", "my layer"}};
    const auto problem = [&](std::string_view replacement) {
        const auto can = askable(parseRewrite(replacement, pattern).value(), files);
        return can ? PatternProblem{PatternError::Empty, 0, {}} : can.error();
    };
    EXPECT_EQ(problem("relation=A.relation; head=\"my layer\".head").column, 0U);
    EXPECT_EQ(problem("relation=predicted").error, PatternError::WhichLayer);
    EXPECT_EQ(problem("upos=X; head=B.head").error, PatternError::UnknownLayer);
    EXPECT_EQ(problem("upos=X; head=B.head").column, 14U);
    EXPECT_EQ(layersAskedFor(parseRewrite("head=A.head; relation=A.relation", pattern).value()).size(), 1U);
}

TEST_F(LayersTest, RightAndWrongInLayersByTheirNames)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        fill(seed);
        const auto right
            = [&](const Graph& graph, int word) { return isRightHead(graph, word) && isRightRelation(graph, word); };
        EXPECT_EQ(words("right in A"), expected([&](int word) { return right(first, word); }));
        EXPECT_EQ(words("wrong in A"), expected([&](int word) { return !right(first, word); }));
        EXPECT_EQ(words("!right in A"), words("wrong in A"));
        EXPECT_EQ(words("right head in A"), expected([&](int word) { return isRightHead(first, word); }));
        EXPECT_EQ(words("wrong head in \"my layer\""), expected([&](int word) { return !isRightHead(second, word); }));
        EXPECT_EQ(words("right relation in A"), expected([&](int word) { return isRightRelation(first, word); }));
        EXPECT_EQ(words("wrong deprel in A"),
            expected([&](int word) { return isRightHead(first, word) && !isRightRelation(first, word); }));
        EXPECT_EQ(words("right in A AND wrong in \"my layer\" AND relation=obl"), expected([&](int word) {
            return right(first, word) && !right(second, word) && sentence.word(word).relation == "obl";
        }));
        EXPECT_EQ(words("right in A wrong in \"my layer\" relation=obl"),
            words("relation=obl and right in A and wrong in \"my layer\""));
        EXPECT_EQ(words("A.outcome=wrong-relation"), words("wrong relation in A"));
        EXPECT_EQ(words("A.outcome!=right"), words("wrong in A"));
    }
}

TEST_F(LayersTest, ArcsAndFieldsOfLayersByTheirNames)
{
    EXPECT_EQ(
        words("A.relation=obj"), expected([&](int word) { return relations.text(first.arc(word).relation) == "obj"; }));
    EXPECT_EQ(words("A relation is obj"), words("A.relation=obj"));
    EXPECT_EQ(words("\"my layer\".head=3"), expected([&](int word) { return at(second.heads, word) == 3; }));
    EXPECT_EQ(words("\"my layer\" head=3"), words("\"my layer\".head=3"));
    std::set<std::pair<int, int>> arcs;
    for (const PatternMatch& match :
        findMatches(*parsePattern("[] >obl@\"my layer\" []"), {sentence, nullptr, nullptr, layers, nullptr}))
        arcs.emplace(match[0], match[1]);
    std::set<std::pair<int, int>> there;
    for (const Arc& arc : second.basicArcs()) {
        if (arc.head != kRoot && relations.text(arc.relation) == "obl")
            there.emplace(arc.head, arc.dependent);
    }
    EXPECT_EQ(arcs, there);
    EXPECT_FALSE(there.empty());
}

TEST_F(LayersTest, DistanceDirectionDepthAndProjectivity)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        fill(seed);
        const auto head = [&](int word) { return sentence.word(word).head; };
        const auto distance = [&](int word) { return head(word) == 0 ? 0 : std::abs(head(word) - word); };
        EXPECT_EQ(words("distance>4"), expected([&](int word) { return distance(word) > 4; }));
        EXPECT_EQ(words("distance<=2"), expected([&](int word) { return head(word) != 0 && distance(word) <= 2; }));
        EXPECT_EQ(
            words("distance=3..5"), expected([&](int word) { return distance(word) >= 3 && distance(word) <= 5; }));
        EXPECT_EQ(words("distance=1|6..|root"),
            expected([&](int word) { return head(word) == 0 || distance(word) == 1 || distance(word) >= 6; }));
        EXPECT_EQ(words("distance!=1"), expected([&](int word) { return distance(word) != 1; }));
        EXPECT_EQ(words("direction=left"), expected([&](int word) { return head(word) != 0 && head(word) < word; }));
        EXPECT_EQ(
            words("direction=right|root"), expected([&](int word) { return head(word) == 0 || head(word) > word; }));
        EXPECT_EQ(words("A.distance >= 5"), expected([&](int word) {
            return at(first.heads, word) != 0 && std::abs(at(first.heads, word) - word) >= 5;
        }));
        const auto depth = [&](int word) {
            int arcs = 1;
            for (; head(word) != 0; word = head(word))
                ++arcs;
            return arcs;
        };
        EXPECT_EQ(words("depth=3"), expected([&](int word) { return depth(word) == 3; }));
        EXPECT_EQ(words("depth>3"), expected([&](int word) { return depth(word) > 3; }));
        const auto hangsOn = [&](int ancestor, int word) {
            while (word != 0 && word != ancestor)
                word = head(word);
            return word == ancestor;
        };
        const auto isProjectiveArc = [&](int word) {
            for (int between = std::min(word, head(word)) + 1; between < std::max(word, head(word)); ++between) {
                if (!hangsOn(head(word), between))
                    return false;
            }
            return true;
        };
        EXPECT_EQ(words("projective"), expected(isProjectiveArc));
        EXPECT_EQ(words("nonprojective"), expected([&](int word) { return !isProjectiveArc(word); }));
        EXPECT_EQ(words("projectivity=non-projective"), words("nonprojective"));
        EXPECT_EQ(words("root in A"), expected([&](int word) { return at(first.heads, word) == 0; }));
    }
    EXPECT_EQ(words("position=2..4"), (Units{2, 3, 4}));
    EXPECT_EQ(words("id<3"), (Units{1, 2}));
    EXPECT_EQ(words("length=12").size(), 12U);
    EXPECT_TRUE(words("length>12").empty());
}

TEST_F(LayersTest, NumbersThatCannotBeToldMatchNothingButTheirAbsence)
{
    sentence.word(1).head = 2;
    sentence.word(2).head = 1;
    sentence.word(3).head = kNoHead;
    EXPECT_EQ(words("depth=\"\" id=1..3"), (Units{1, 2, 3}));
    EXPECT_EQ(words("distance=\"\""), (Units{3}));
    EXPECT_EQ(words("distance>=0 id=3"), (Units{}));
    EXPECT_EQ(words("distance!=1 id=3"), (Units{3}));
    EXPECT_EQ(words("head=\"\""), (Units{3}));
}

TEST_F(LayersTest, WhereALayerSaysNothingItIsNeitherRightNorWrong)
{
    unsaid = {2, 5};
    for (const char* text :
        {"right in A", "wrong in A", "!right in A", "!wrong in A", "A.relation!=xyz", "root in A"}) {
        for (const int word : words(text))
            EXPECT_TRUE(word != 2 && word != 5) << text << ' ' << word;
    }
    EXPECT_EQ(words("A.relation!=xyz").size(), 10U);
    first = Graph(count + 1);
    EXPECT_TRUE(words("!wrong in A").empty()) << "a graph of other words";
}

TEST_F(LayersTest, ConfidenceAndVocabulary)
{
    confidences.assign(count, 0.9);
    confidences[3] = 0.25;
    confidences[5] = -1;
    EXPECT_EQ(words("A.confidence<0.5"), (Units{4}));
    EXPECT_EQ(words("A.confidence=0.2..0.3"), (Units{4}));
    EXPECT_EQ(words("A.confidence=\"\""), (Units{6}));
    confidences[0] = 0.8996;
    EXPECT_EQ(words("A.confidence>=0.9").size(), 10U);
    EXPECT_TRUE(words("known=yes|no").empty());
    vocabulary = Vocabulary{"w1", "w3"};
    EXPECT_EQ(words("known=yes"), (Units{1, 3}));
    EXPECT_EQ(words("known=no").size(), 10U);
}

TEST_F(LayersTest, ParentsAreCounted)
{
    sentence.word(3).head = 1;
    sentence.word(3).parents
        = {{{1, 0}, "nsubj"}, {{1, 0}, "obj"}, {{2, 0}, "obj"}, {{4, 0}, "obj"}, {{4, 0}, "obl"}, {{2, 1}, "obj"}};
    sentence.word(4).parents = {{{2, 1}, "obj"}, {{sentence.word(4).head, 0}, "obj"}};
    first.secondary = {{1, 5, relations.intern("obj")}, {1, 5, relations.intern("nsubj")}};
    EXPECT_EQ(words("parents=3"), (Units{3})) << "two arcs from one head are one parent";
    EXPECT_EQ(words("parents>1"), (Units{3})) << "empty nodes are none of the words";
    EXPECT_EQ(words("several-parents"), (Units{3, 4}));
    EXPECT_EQ(words("A.parents=2"), (Units{5}));
}

TEST_F(LayersTest, WhatAParserHadSeenAndHowItDecided)
{
    std::vector<bool> known;
    std::vector<HeadContest> contests;
    for (int unit = 1; unit <= count; ++unit) {
        known.push_back(unit % 3 != 0);
        contests.push_back({unit % 4, unit % 4 < 2 ? -1 : unit / 10.0 + 0.005});
    }
    layers.front().known = &known;
    layers.front().contests = &contests;
    const auto unitsThat = [&](const auto& holds) {
        Units units;
        for (int unit = 1; unit <= count; ++unit) {
            if (holds(unit))
                units.push_back(unit);
        }
        return units;
    };
    EXPECT_EQ(words("A.known=no"), unitsThat([](int unit) { return unit % 3 == 0; }));
    EXPECT_EQ(words("A.known=yes"), unitsThat([](int unit) { return unit % 3 != 0; }));
    EXPECT_EQ(words("A.candidates>=2"), unitsThat([](int unit) { return unit % 4 >= 2; }));
    EXPECT_EQ(words("A.candidates=\"\""), unitsThat([](int unit) { return unit % 4 == 0; }));
    EXPECT_EQ(words("A.margin<0.4"), unitsThat([](int unit) { return unit % 4 >= 2 && unit < 4; }));
    EXPECT_EQ(words("A.margin=0.3"), unitsThat([](int unit) { return unit == 3; })) << "cut to hundredths";
    EXPECT_TRUE(words("\"my layer\".known=no").empty());
}

TEST_F(LayersTest, WhyAParserErrs)
{
    const std::map<int, UnitCause> causes{{2, {"second-best", "model", 0}}, {5, {"out-of-reach", "pruned", 3}}};
    layers.front().causes = &causes;
    EXPECT_EQ(words("A.reach=second-best"), (Units{2}));
    EXPECT_EQ(words("A.cause=pruned AND A.repairs>2"), (Units{5}));
    EXPECT_EQ(words("A.repairs=0..3"), (Units{2, 5}));
    EXPECT_TRUE(words("A.cause=search").empty());
}

TEST_F(LayersTest, WithoutANameTheOnlyLayerIsMeant)
{
    const auto all = layers;
    layers.pop_back();
    EXPECT_EQ(words("wrong"), words("wrong in A"));
    EXPECT_EQ(words("predicted.relation=obj"), words("A.relation=obj"));
    layers = all;
    EXPECT_TRUE(words("wrong").empty()) << "one of two";
}

std::string problemOf(std::string_view text, const SearchedFiles& files)
{
    const auto query = parseQuery(text);
    const auto asked = query ? askable(*query, files) : tl::unexpected(query.error());
    if (asked)
        return "fine";
    const PatternProblem& problem = asked.error();
    return std::to_string(static_cast<int>(problem.error)) + ':' + std::to_string(problem.column) + ' '
        + problem.argument + '/' + problem.more;
}

std::string expectedProblem(PatternError error, const std::string& rest)
{
    return std::to_string(static_cast<int>(error)) + ':' + rest;
}

TEST(LayerErrorsTest, ALayerThatIsNotThereIsNamedWithThoseThatAre)
{
    const SearchedFiles files{{}, false, {"A", "B"}, {"A"}, false};
    const auto unknown = [](const std::string& rest) { return expectedProblem(PatternError::UnknownLayer, rest); };
    EXPECT_EQ(problemOf("relation=obl right in A wrong in C", files), unknown("34 C/A, B"));
    EXPECT_EQ(problemOf("C.relation=obl", files), unknown("1 C/A, B"));
    EXPECT_EQ(problemOf("upos=X and C relation is obl", files), unknown("12 C/A, B"));
    EXPECT_EQ(problemOf("[] >obj@C []", files), unknown("9 C/A, B"));
    EXPECT_EQ(problemOf("[] group by C.relation", files), unknown("13 C/A, B"));
    EXPECT_EQ(problemOf("right in gold", files), unknown("10 gold/A, B"));
    EXPECT_EQ(problemOf("wrong in A", {{}, true, {}, {}, false}), unknown("10 A/predicted"));
    EXPECT_EQ(problemOf("right in A wrong in B A.relation=obl [] >@gold []", files).front(),
        expectedProblem(PatternError::UnexpectedText, "").front());
    EXPECT_EQ(problemOf("right in A wrong in B A.relation=obl gold.relation=x", files), "fine");
    EXPECT_EQ(problemOf("upos=X wrong", files), expectedProblem(PatternError::WhichLayer, "8 A, B/"));
    EXPECT_EQ(problemOf("wrong in A", {}), expectedProblem(PatternError::NothingPredicted, "1 /"));
    EXPECT_EQ(problemOf("wrong", {{}, false, {"A"}, {}, false}), "fine");
}

TEST(LayerErrorsTest, WhatCannotBeAskedOfLayersIsAnErrorWithItsColumn)
{
    const SearchedFiles files{{}, false, {"A", "B"}, {"A"}, false};
    EXPECT_EQ(problemOf("A.confidence<0.5", files), "fine");
    EXPECT_EQ(problemOf("upos=X B.confidence<0.5", files), expectedProblem(PatternError::NoConfidence, "8 B/"));
    EXPECT_EQ(problemOf("upos=X known=no", files), expectedProblem(PatternError::NoVocabulary, "8 /"));
    EXPECT_EQ(problemOf("[] group by known", files), expectedProblem(PatternError::NoVocabulary, "13 /"));
    EXPECT_EQ(problemOf("known=no", {{}, false, {}, {}, true}), "fine");
    EXPECT_EQ(problemOf("A.known=no", files), expectedProblem(PatternError::NoVocabularyOf, "1 A/"));
    EXPECT_EQ(problemOf("B.candidates>2", files), expectedProblem(PatternError::NoTournament, "1 B/"));
    EXPECT_EQ(problemOf("upos=X A.reach=behind", files), expectedProblem(PatternError::NoCauses, "8 A/"));
    EXPECT_EQ(problemOf("A.cause=fate", files),
        expectedProblem(PatternError::NoSuchValue, "9 fate/search, model, pruned, other-shape"));
    SearchedFiles telling = files;
    EXPECT_EQ(problemOf("A.arcs=conj/none", files), expectedProblem(PatternError::NoArcs, "1 A/"));
    EXPECT_EQ(problemOf("A.misses=MLAS", files), "fine");
    EXPECT_EQ(problemOf("A.misses=LAS", files), expectedProblem(PatternError::NoSuchValue, "10 LAS/CLAS, MLAS, BLEX"));
    EXPECT_EQ(problemOf("A.misses=MLAS", {{formatNamed("knp")}, false, {"A"}}),
        expectedProblem(PatternError::NotInFiles, "1 misses/"));
    telling.knowingLayers = telling.contestLayers = telling.causeLayers = telling.arcLayers = {"A"};
    EXPECT_EQ(
        problemOf("A.known=no A.candidates>2 A.margin<1 A.reach=behind A.repairs>1 A.arcs=wrong", telling), "fine");
    EXPECT_EQ(
        problemOf("gold.confidence<0.5", files), expectedProblem(PatternError::UnknownField, "1 gold.confidence/"));
    EXPECT_EQ(problemOf("A.upos=X", files), expectedProblem(PatternError::UnknownField, "1 A.upos/"));
    EXPECT_EQ(problemOf("direction=up", files), expectedProblem(PatternError::NoSuchValue, "11 up/left, right, root"));
    EXPECT_EQ(problemOf("distance>x", files), expectedProblem(PatternError::NotANumber, "10 distance/"));
    EXPECT_EQ(problemOf("distance=4..x", files), expectedProblem(PatternError::NotANumber, "10 distance/"));
    EXPECT_EQ(problemOf("depth=root", files), expectedProblem(PatternError::NotANumber, "7 depth/"));
    EXPECT_EQ(problemOf("distance>", files), expectedProblem(PatternError::UnexpectedEnd, "10 value/"));
    EXPECT_EQ(problemOf("relation>3", files), expectedProblem(PatternError::UnexpectedText, "9 >/"));
    EXPECT_EQ(problemOf("wrong in", files), expectedProblem(PatternError::UnexpectedEnd, "9 layer/"));
}

} // namespace arcwright::layers_test
