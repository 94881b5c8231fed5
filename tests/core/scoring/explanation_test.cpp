// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/explanation.h"

#include <map>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/decoding/second_order_scores.h"
#include "tests/core/support/arcs.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace explanation_test {

/// Tables so large that features hardly ever share a weight.
Weights randomWeights(int relations, bool siblings)
{
    Random random(5);
    Weights weights({18, siblings ? 18 : 0, 12, relations});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    return weights;
}

DecoderSettings settingsOf(Decoder decoder, RootPolicy root = RootPolicy::Many)
{
    DecoderSettings settings;
    settings.decoder = decoder;
    settings.root = root;
    return settings;
}

Sentences someSentences()
{
    Sentences all;
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const Sentences sentences = test::sampleSentences(sample);
        all.insert(all.end(), sentences.begin(), sentences.begin() + 3);
    }
    all.push_back(test::sentence({test::token("x", "X", 0, "root")}));
    return all;
}

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    return heads;
}

LabelledTree treeOf(const std::vector<int>& heads)
{
    return {heads, std::vector<std::int16_t>(heads.size(), -1)};
}

template <class Visit>
void forEachArc(const Sentence& sentence, Visit visit)
{
    for (int head = 0; head <= sentence.size(); ++head) {
        for (int dependent = 1; dependent <= sentence.size(); ++dependent) {
            if (head != dependent)
                visit(head, dependent);
        }
    }
}

double sumOf(const ArcExplanation& explained)
{
    double sum = 0;
    for (const Contribution& feature : explained.features)
        sum += feature.value();
    return sum;
}

TEST(ExplanationTest, TheContributionsSumUpToTheScoreOfTheArc)
{
    const Weights weights = randomWeights(5, false);
    for (const auto& sentence : someSentences()) {
        const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Eisner));
        ArcScorer scorer;
        ArcScores scores;
        std::vector<std::int16_t> relations;
        const TokenSymbols symbols(*sentence);
        scorer.prepare(symbols);
        scorer.score(weights, test::candidates(symbols), scores, relations);
        forEachArc(*sentence, [&](int head, int dependent) {
            const std::int16_t relation = explainer.bestRelation(head, dependent);
            ASSERT_EQ(relation, relations[scores.index(head, dependent)]);
            const auto explained = explainer.explain(treeOf(headsOf(*sentence)), head, dependent, relation);
            ASSERT_NEAR(explained.score, scores.at(head, dependent), 1e-3);
            ASSERT_NEAR(sumOf(explained), explained.score, 1e-9);
        });
    }
}

TEST(ExplanationTest, EveryFeatureThatIsLearntIsNamedAndNoOther)
{
    const Weights weights = randomWeights(5, true);
    for (const auto& sentence : someSentences()) {
        const TokenSymbols symbols(*sentence);
        const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Hill));
        ArcScorer scorer;
        SiblingScorer siblings;
        scorer.prepare(symbols);
        siblings.prepare(symbols);
        forEachArc(*sentence, [&](int head, int dependent) {
            const auto explained = explainer.explain(treeOf(headsOf(*sentence)), head, dependent, 2);
            FeatureVector learnt;
            scorer.addArc(learnt, weights, head, dependent, 1);
            scorer.addRelation(learnt, weights, head, dependent, 2, 1);
            siblings.add(learnt, weights, head, explained.sibling, dependent, 1);
            if (explained.next != kNoHead) {
                siblings.add(learnt, weights, head, dependent, explained.next, 1);
                siblings.add(learnt, weights, head, explained.sibling, explained.next, -1);
            }
            learnt.consolidate();
            FeatureVector named;
            for (const Contribution& feature : explained.features) {
                ASSERT_FALSE(feature.name.empty());
                ASSERT_EQ(feature.weight, weights.values()[feature.index]);
                named.add(feature.index, static_cast<float>(feature.count));
            }
            named.consolidate();
            ASSERT_EQ(named.entries().size(), learnt.entries().size());
            for (std::size_t i = 0; i < learnt.entries().size(); ++i) {
                ASSERT_EQ(named.entries()[i].index, learnt.entries()[i].index);
                ASSERT_EQ(named.entries()[i].count, learnt.entries()[i].count);
            }
        });
    }
}

TEST(ExplanationTest, ANameAndAKeyStandForEachOther)
{
    const Weights weights = randomWeights(3, true);
    std::map<std::pair<FeatureKind, std::string>, std::uint64_t> keys;
    std::map<std::pair<FeatureKind, std::uint64_t>, std::string> names;
    for (const auto& sentence : someSentences()) {
        const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Eisner2));
        forEachArc(*sentence, [&](int head, int dependent) {
            for (const Contribution& feature :
                explainer.explain(treeOf(headsOf(*sentence)), head, dependent, 1).features) {
                const auto [key, isNewName] = keys.try_emplace({feature.kind, feature.name}, feature.key);
                const auto [name, isNewKey] = names.try_emplace({feature.kind, feature.key}, feature.name);
                ASSERT_EQ(key->second, feature.key) << feature.name;
                ASSERT_EQ(name->second, feature.name);
            }
        });
    }
    EXPECT_GT(keys.size(), 10'000U);
}

TEST(ExplanationTest, TheDifferenceOfTwoHeadsIsThatOfTheirTreesScores)
{
    const Weights weights = randomWeights(4, true);
    int withNext = 0;
    for (const auto& sentence : someSentences()) {
        const TokenSymbols symbols(*sentence);
        const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Eisner2));
        ArcScorer scorer;
        ArcScores arcs;
        std::vector<std::int16_t> relations;
        scorer.prepare(symbols);
        scorer.score(weights, test::candidates(symbols), arcs, relations);
        SecondOrderScores scores;
        scores.reset(arcs);
        SiblingScorer siblings;
        siblings.prepare(symbols);
        siblings.score(weights, scores);
        const std::vector<int> heads = headsOf(*sentence);
        const double whole = scoreOf(scores, heads);
        forEachArc(*sentence, [&](int head, int dependent) {
            std::vector<int> others = heads;
            others[static_cast<std::size_t>(dependent)] = head;
            const auto explained = [&](int one) {
                return explainer.explain(treeOf(heads), one, dependent, explainer.bestRelation(one, dependent));
            };
            const auto other = explained(head);
            const auto own = explained(heads[static_cast<std::size_t>(dependent)]);
            ASSERT_NEAR(other.score - own.score, scoreOf(scores, others) - whole, 1e-3);
            ASSERT_NEAR(explainer.worth(treeOf(heads), head, dependent, other.relation), other.score, 1e-6);
            withNext += other.next != kNoHead ? 1 : 0;
            double sum = 0;
            double last = 1e9;
            for (const TemplateDifference& row : differencesByTemplate(own, other)) {
                sum += row.difference();
                ASSERT_LE(std::abs(row.difference()), last);
                last = std::abs(row.difference());
            }
            ASSERT_NEAR(sum, own.score - other.score, 1e-6);
        });
    }
    EXPECT_GT(withNext, 40);
}

TEST(ExplanationTest, SiblingsAreThoseBesideTheWordOnItsSide)
{
    // 4 has the dependents 1, 3 and 6, 7, 9 under it.
    const std::vector<int> heads{kNoHead, 4, 3, 4, 0, 6, 4, 4, 9, 4};
    std::vector<Token> tokens;
    for (std::size_t word = 1; word < heads.size(); ++word)
        tokens.push_back(test::token("w" + std::to_string(word), "X", heads[word], "dep"));
    const auto sentence = test::sentence(tokens);
    LabelledTree tree = treeOf(heads);
    const Weights weights = randomWeights(0, true);
    const ArcExplainer many(*sentence, weights, settingsOf(Decoder::Hill));
    const auto pair = [&](int head, int dependent) {
        const auto explained = many.explain(tree, head, dependent, -1);
        return std::pair(explained.sibling, explained.next);
    };
    EXPECT_EQ(pair(4, 7), std::pair(6, 9));
    EXPECT_EQ(pair(4, 3), std::pair(kNoHead, 1));
    EXPECT_EQ(pair(4, 1), std::pair(3, kNoHead));
    EXPECT_EQ(pair(4, 5), std::pair(kNoHead, 6)) << "a head it does not have";
    EXPECT_EQ(pair(4, 2), std::pair(3, 1));
    EXPECT_EQ(pair(0, 6), std::pair(4, kNoHead));
    tree.further = {{5, 4, -1}, {8, 4, -1}};
    EXPECT_EQ(pair(4, 7), std::pair(6, 8)) << "further parents have siblings too";
    EXPECT_EQ(pair(4, 6), std::pair(5, 7));
    tree.further.clear();
    const ArcExplainer single(*sentence, weights, settingsOf(Decoder::Hill, RootPolicy::Single));
    EXPECT_EQ(single.explain(tree, 0, 6, -1).sibling, kNoHead) << "a single root has no siblings";
    const ArcExplainer first(*sentence, weights, settingsOf(Decoder::Cle));
    for (const Contribution& feature : first.explain(tree, 4, 7, -1).features)
        EXPECT_EQ(feature.kind, FeatureKind::Arc) << "first order, no relations";
}

TEST(ExplanationTest, WhatAddsMostComesFirst)
{
    const Weights weights = randomWeights(3, true);
    const auto sentence = someSentences().front();
    const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Hill));
    const auto features = explainer.explain(treeOf(headsOf(*sentence)), 2, 1, 0).features;
    ASSERT_GT(features.size(), 50U);
    for (std::size_t i = 1; i < features.size(); ++i)
        EXPECT_GE(std::abs(features[i - 1].value()), std::abs(features[i].value()));
}

TEST(ExplanationTest, OfWholeTreesTheDifferenceOfTwoHeadsIsThatOfTheirTreesScores)
{
    Random random(9);
    Weights weights({18, 18, 12, 0, 18});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit() * 2 - 1);
    for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
        for (const auto& sentence : someSentences()) {
            const std::vector<int> heads = headsOf(*sentence);
            const ArcExplainer explainer(*sentence, weights, settingsOf(Decoder::Restarts, root));
            const TokenSymbols symbols(*sentence);
            WholeTreeScorer scorer;
            scorer.prepare(symbols);
            const auto scoreOf = [&](const std::vector<int>& tree) {
                FeatureVector features;
                scorer.add(features, weights, tree, root, 1);
                return features.dot(weights);
            };
            for (int word = 1; word <= sentence->size(); ++word) {
                const int head = heads[static_cast<std::size_t>(word)];
                const auto own = explainer.explain(treeOf(heads), head, word, -1);
                EXPECT_NEAR(own.score, explainer.worth(treeOf(heads), head, word, -1), 1e-6);
                for (int other = 0; other <= sentence->size(); ++other) {
                    if (isAncestor(heads, word, other))
                        continue;
                    std::vector<int> changed = heads;
                    changed[static_cast<std::size_t>(word)] = other;
                    const auto explained = explainer.explain(treeOf(heads), other, word, -1);
                    double beyond = 0;
                    for (const auto* one : {&own, &explained}) {
                        for (const Contribution& feature : one->features) {
                            const bool counts
                                = feature.kind == FeatureKind::ThirdOrder || feature.kind == FeatureKind::WholeTree;
                            beyond += counts ? (one == &own ? 1 : -1) * feature.value() : 0;
                        }
                    }
                    EXPECT_NEAR(beyond, scoreOf(heads) - scoreOf(changed), 1e-3);
                }
            }
        }
    }
}

TEST(ExplanationTest, AnArcThatClosesACycleOfAWholeTreeIsExplainedToo)
{
    Random random(10);
    Weights weights({6, 6, 1, 0, 6});
    for (float& value : weights.values())
        value = static_cast<float>(random.unit());
    const auto words = someSentences().front();
    const std::vector<int> heads = headsOf(*words);
    const ArcExplainer explainer(*words, weights, settingsOf(Decoder::Restarts));
    for (int word = 1; word <= words->size(); ++word) {
        for (int below = 1; below <= words->size(); ++below) {
            if (below != word && isAncestor(heads, word, below)) {
                const auto explained = explainer.explain(treeOf(heads), below, word, -1);
                EXPECT_NEAR(sumOf(explained), explained.score, 1e-6);
            }
        }
    }
}

} // namespace explanation_test
} // namespace arcwright
