// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/whole_tree_scorer.h"

#include <set>

#include <gtest/gtest.h>

#include "core/decoding/restarts.h"
#include "core/scoring/sibling_scorer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace whole_tree_scorer_test {

using namespace test;

/// With words that are alike, a conjunction, and punctuation inside and at the end.
std::shared_ptr<const Sentence> wordsOf(int words)
{
    std::vector<Token> tokens{token("dogs", "NOUN", 0, "x"), token("and", "CCONJ", 0, "x"),
        token("cats", "NOUN", 0, "x"), token(",", "PUNCT", 0, "x"), token("run", "VERB", 0, "x"),
        token("home", "ADV", 0, "x"), token("dogs", "NOUN", 0, "x"), token(".", "PUNCT", 0, "x")};
    tokens.resize(static_cast<std::size_t>(words));
    return sentence(std::move(tokens));
}

/// Small whole numbers, whose sums are exact in any order.
Weights wholeWeights(Random& random)
{
    Weights weights({4, 8, 1, 0, 12});
    for (float& value : weights.values())
        value = static_cast<float>(random.below(21)) - 10;
    return weights;
}

/// A sentence with scores for all its arcs and pairs, and a scorer of whole trees.
struct Fixture {
    Fixture(int words, RootPolicy policy, Random& random)
        : sentence(wordsOf(words))
        , symbols(*sentence)
        , weights(wholeWeights(random))
        , arcs(randomScores(words, 20, 0, random))
        , root(policy)
    {
        siblings.prepare(symbols);
        scores.reset(arcs);
        siblings.score(weights, scores);
        scorer.prepare(symbols);
        scorer.take(weights, scores, root);
    }

    /// By the definition: for each word its arc, and with it the words around it.
    double scoreOf(const Heads& heads) const
    {
        FeatureVector features;
        double score = 0;
        for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
            const int head = heads[static_cast<std::size_t>(word)];
            const bool alone = root == RootPolicy::Single && head == kRoot;
            const int sibling = alone ? kNoHead : before(heads, head, word);
            const int second = sibling == kNoHead ? kNoHead : before(heads, head, sibling);
            const int above = heads[static_cast<std::size_t>(head)];
            score += static_cast<double>(arcs.at(head, word));
            siblings.add(features, weights, head, sibling, word, 1);
            if (sibling != kNoHead)
                addPart(features, PartKind::TriSibling, {head, word, sibling, kNoHead, second});
            if (head != kRoot) {
                addPart(features, PartKind::Grandparent, {head, word, kNoHead, above, kNoHead});
                addPart(features, PartKind::GrandSibling, {head, word, sibling, above, kNoHead});
            }
        }
        addShapes(features, heads);
        return score + features.dot(weights);
    }

    void addPart(FeatureVector& features, PartKind kind, const PartNodes& nodes) const
    {
        scorer.parts().forEachFeature(
            kind, nodes, [&](const PartFeature& feature) { features.add(weights.treeIndex(feature.key), 1); });
    }

    void addShapes(FeatureVector& features, const Heads& heads) const
    {
        for (int node = 0; node < static_cast<int>(heads.size()); ++node) {
            std::set<int> below;
            SubtreeShape shape{node, 0, 0, 0, 0, false};
            for (int word = 0; word < static_cast<int>(heads.size()); ++word) {
                if (isAncestor(heads, node, word))
                    below.insert(word);
                if (heads[static_cast<std::size_t>(word)] == node)
                    ++(word < node ? shape.lefts : shape.rights);
            }
            shape.first = *below.begin();
            shape.last = *below.rbegin();
            shape.hasGap = shape.last - shape.first + 1 != static_cast<int>(below.size());
            addShape(features, ShapeAspect::Valency, shape);
            if (node != kRoot)
                addShape(features, ShapeAspect::Span, shape);
            if (node != kRoot && scorer.shapes().lastWord() > 0 && isAncestor(heads, node, scorer.shapes().lastWord()))
                addShape(features, ShapeAspect::Branch, shape);
        }
    }

    void addShape(FeatureVector& features, ShapeAspect aspect, const SubtreeShape& shape) const
    {
        scorer.shapes().forEachFeature(
            aspect, shape, [&](const ShapeFeature& feature) { features.add(weights.treeIndex(feature.key), 1); });
    }

    /// The dependent of `head` that comes before `word`, going outward.
    static int before(const Heads& heads, int head, int word)
    {
        const int step = word < head ? 1 : -1;
        for (int other = word + step; other != head; other += step) {
            if (heads[static_cast<std::size_t>(other)] == head)
                return other;
        }
        return kNoHead;
    }

    std::shared_ptr<const Sentence> sentence;
    TokenSymbols symbols;
    Weights weights;
    ArcScores arcs;
    RootPolicy root;
    SiblingScorer siblings;
    SecondOrderScores scores;
    WholeTreeScorer scorer;
};

/// The heads a word of a tree may take instead of its own.
std::vector<int> otherHeads(const Heads& heads, int word)
{
    std::vector<int> others;
    for (int head = 0; head < static_cast<int>(heads.size()); ++head) {
        if (head != heads[static_cast<std::size_t>(word)] && !isAncestor(heads, word, head))
            others.push_back(head);
    }
    return others;
}

void expectGainsOf(Fixture& made, const Heads& heads)
{
    const double score = made.scoreOf(heads);
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        const std::vector<int> others = otherHeads(heads, word);
        std::vector<double> gains(others.size());
        made.scorer.gains(word, others, gains);
        for (std::size_t i = 0; i < others.size(); ++i) {
            Heads changed = heads;
            changed[static_cast<std::size_t>(word)] = others[i];
            EXPECT_EQ(gains[i], made.scoreOf(changed) - score) << word << " under " << others[i];
        }
    }
}

TEST(WholeTreeScorerTest, ScoresAndGainsAreThoseOfTheDefinitionForAllShortTrees)
{
    Random random(1);
    for (const RootPolicy root : rootPolicies) {
        for (int words = 1; words <= 4; ++words) {
            Fixture made(words, root, random);
            for (const Heads& heads : allTrees(words)) {
                if (!obeys(heads, root))
                    continue;
                ASSERT_EQ(made.scorer.start(heads), made.scoreOf(heads));
                expectGainsOf(made, heads);
            }
        }
    }
}

TEST(WholeTreeScorerTest, ChangesLeaveItAsIfItHadBegunWithTheirTree)
{
    Random random(2);
    for (const RootPolicy root : rootPolicies) {
        for (int round = 0; round < 10; ++round) {
            Fixture made(8, root, random);
            Heads heads = randomTree(8, random);
            made.scorer.start(heads);
            for (int move = 0; move < 10; ++move) {
                const int word = 1 + static_cast<int>(random.below(8));
                const std::vector<int> others = otherHeads(heads, word);
                if (others.empty())
                    continue;
                heads[static_cast<std::size_t>(word)] = others[random.below(static_cast<std::uint32_t>(others.size()))];
                made.scorer.changed(word, heads[static_cast<std::size_t>(word)]);
                expectGainsOf(made, heads);
            }
        }
    }
}

TEST(WholeTreeScorerTest, RestartsEndAtTheScoreOfTheirTreeAndNeverBelowTheirStart)
{
    Random random(3);
    Restarts decoder;
    int best = 0;
    int all = 0;
    for (std::uint64_t round = 0; round < 40; ++round) {
        for (const RootPolicy root : rootPolicies) {
            Fixture made(1 + static_cast<int>(round % 5), root, random);
            Heads first = randomTree(made.symbols.size(), random);
            if (!obeys(first, root))
                first.clear();
            const double start = first.empty() ? 0 : made.scoreOf(first);
            Heads heads;
            const auto found = decoder.decode(made.scores.arcs(), made.scorer, root, {60, 60, 10, round}, first, heads);
            ASSERT_TRUE(found.has_value());
            EXPECT_TRUE(isTree(heads) && obeys(heads, root));
            EXPECT_EQ(found->score, made.scoreOf(heads));
            EXPECT_TRUE(first.empty() || found->score >= start);
            double most = found->score;
            for (const Heads& tree : allTrees(made.symbols.size()))
                most = obeys(tree, root) ? std::max(most, made.scoreOf(tree)) : most;
            best += found->score == most ? 1 : 0;
            ++all;
        }
    }
    EXPECT_GT(best, all * 9 / 10);
}

TEST(WholeTreeScorerTest, WeightsWithoutWholeTreesLeaveItAtPairsOfSiblings)
{
    Random random(4);
    Fixture made(6, RootPolicy::Many, random);
    Weights pairs({4, 8, 1, 0});
    std::copy_n(made.weights.values().begin(), pairs.values().size(), pairs.values().begin());
    made.siblings.score(pairs, made.scores);
    made.scorer.take(pairs, made.scores, RootPolicy::Many);
    SecondOrderTreeScorer other(made.scores, RootPolicy::Many);
    const Heads heads = randomTree(6, random);
    EXPECT_EQ(made.scorer.start(heads), other.start(heads));
    for (int word = 1; word <= 6; ++word) {
        const std::vector<int> others = otherHeads(heads, word);
        std::vector<double> gains(others.size());
        std::vector<double> expected(others.size());
        made.scorer.gains(word, others, gains);
        other.gains(word, others, expected);
        EXPECT_EQ(gains, expected);
    }
}

TEST(WholeTreeScorerTest, FeaturesAddUpToTheScore)
{
    Random random(5);
    for (const RootPolicy root : rootPolicies) {
        Fixture made(7, root, random);
        for (int round = 0; round < 20; ++round) {
            const Heads heads = randomTree(7, random);
            if (!obeys(heads, root))
                continue;
            FeatureVector features;
            made.scorer.add(features, made.weights, heads, root, 1);
            EXPECT_EQ(made.scorer.start(heads),
                features.dot(made.weights) + SecondOrderTreeScorer(made.scores, root).start(heads));
        }
    }
}

} // namespace whole_tree_scorer_test
} // namespace arcwright
