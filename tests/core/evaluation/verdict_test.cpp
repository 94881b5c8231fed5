// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/verdict.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/messages/filled_sentence.h"
#include "core/messages/verdict_sentences.h"
#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace verdict_test {

using test::token;

Graph graph(const std::vector<int>& heads, const std::vector<std::uint32_t>& relations)
{
    Graph made(static_cast<int>(heads.size()));
    for (std::size_t i = 0; i < heads.size(); ++i) {
        made.heads[i + 1] = heads[i];
        made.relations[i + 1] = RelationId{relations[i]};
    }
    return made;
}

/// Five words, the last a full stop, and two systems.
OutcomeTable fiveWords()
{
    RelationPool relations;
    for (const char* name : {"one", "two", "three", "four", "five"})
        relations.intern(name);
    const auto sentence = test::sentence({token("a", "X", 2, "x"), token("b", "X", 0, "x"), token("c", "X", 2, "x"),
        token("d", "X", 2, "x"), token(".", "PUNCT", 2, "x")});
    const SystemAnalysis first{graph({2, 0, 1, 1, 2}, {1, 1, 3, 4, 5}), {}}; // heads + + - - +, arcs + - - - +
    const SystemAnalysis second{graph({2, 0, 2, 1, 1}, {1, 2, 3, 4, 5}), {}}; // heads + + + - -, arcs + + + - -
    const SystemAnalysis* const analyses[]{&first, &second};
    OutcomeTable table({"hill", "eisner"});
    table.add(0, *sentence, graph({2, 0, 2, 2, 2}, {1, 2, 3, 4, 5}), analyses, relations, {});
    return table;
}

TEST(VerdictTest, CountsWhatOneAloneHasRight)
{
    const OutcomeTable table = fiveWords();
    const Verdict heads = verdictOn(table, 0, 1, Scored::Heads, {10, 1, 1});
    EXPECT_EQ(heads.both, 2U);
    EXPECT_EQ(heads.mcNemar.onlyFirst, 1U);
    EXPECT_EQ(heads.mcNemar.onlySecond, 1U);
    EXPECT_EQ(heads.neither, 1U);
    const Verdict arcs = verdictOn(table, 0, 1, Scored::Arcs, {10, 1, 1});
    EXPECT_EQ(arcs.both, 1U);
    EXPECT_EQ(arcs.mcNemar.onlyFirst, 1U);
    EXPECT_EQ(arcs.mcNemar.onlySecond, 2U);
    EXPECT_EQ(arcs.neither, 1U);
    EXPECT_DOUBLE_EQ(arcs.mcNemar.p, 1.0) << "1 against 2";
    EXPECT_DOUBLE_EQ(arcs.bootstrap.difference, 20.0);
    const Verdict words = verdictOn(table, 0, 1, Scored::Arcs, {10, 1, 1}, false);
    EXPECT_EQ(words.mcNemar.onlyFirst, 0U);
    EXPECT_DOUBLE_EQ(words.mcNemar.p, 0.5) << "0 against 2";
    EXPECT_DOUBLE_EQ(verdictOn(table, 0, 1, Scored::Heads, {10, 1, 1}, false).bootstrap.difference, 25.0);
}

/// The bootstrap anew: sums of the sentences drawn, from a generator of its own; only the p can be compared.
double resampledP(const test::RandomOutcomes& random, std::size_t first, std::size_t second)
{
    std::vector<std::pair<double, double>> sentences; // words, gain
    for (const auto& analysed : random.sentences) {
        double gain = 0;
        for (int unit = 1; unit <= analysed.gold.size(); ++unit) {
            const int head = analysed.gold.arc(unit).head;
            gain += (analysed.systems[second]->graph.arc(unit).head == head ? 1 : 0)
                - (analysed.systems[first]->graph.arc(unit).head == head ? 1 : 0);
        }
        sentences.emplace_back(analysed.gold.size(), gain);
    }
    const auto difference = [](double words, double gain) { return gain / words; };
    double allWords = 0;
    double allGain = 0;
    for (const auto& [words, gain] : sentences) {
        allWords += words;
        allGain += gain;
    }
    Random numbers(99);
    int farther = 0;
    constexpr int resamples = 4000;
    for (int i = 0; i < resamples; ++i) {
        double words = 0;
        double gain = 0;
        for (std::size_t drawn = 0; drawn < sentences.size(); ++drawn) {
            const auto& sentence = sentences[numbers.below(static_cast<std::uint32_t>(sentences.size()))];
            words += sentence.first;
            gain += sentence.second;
        }
        farther += std::abs(difference(words, gain) - difference(allWords, allGain))
                >= std::abs(difference(allWords, allGain))
            ? 1
            : 0;
    }
    return (farther + 1.0) / (resamples + 1.0);
}

TEST(VerdictTest, IsThatOfAnIndependentResampling)
{
    const test::RandomOutcomes random(40, 4, 5, true); // systems 0 and 3 are equally good
    const OutcomeTable table = random.table();
    for (const auto& [first, second] : {std::pair<std::size_t, std::size_t>(0, 3), {0, 1}, {1, 2}}) {
        const Verdict verdict = verdictOn(table, first, second, Scored::Heads, {4000, 1, 1});
        EXPECT_NEAR(verdict.bootstrap.p, resampledP(random, first, second), 0.03) << first << ' ' << second;
    }
}

TEST(VerdictTest, OnlyWordsThatBothHaveAnalysedCount)
{
    const test::RandomOutcomes random(80, 2, 6);
    std::size_t words = 0;
    for (const auto& analysed : random.sentences)
        words += analysed.systems[0] && analysed.systems[1] ? static_cast<std::size_t>(analysed.gold.size()) : 0;
    EXPECT_EQ(verdictOn(random.table(), 0, 1, Scored::Heads, {10, 1, 1}).words(), words);
    EXPECT_LT(words, random.table().size());
}

TEST(HolmTest, HandComputed)
{
    // Sorted 0.01, 0.02, 0.03, 0.04: times 4, 3, 2, 1, never less than the one before.
    const auto corrected = holmCorrected({0.04, 0.01, 0.03, 0.02});
    EXPECT_NEAR(corrected[1], 0.04, 1e-12);
    EXPECT_NEAR(corrected[3], 0.06, 1e-12);
    EXPECT_NEAR(corrected[2], 0.06, 1e-12);
    EXPECT_NEAR(corrected[0], 0.06, 1e-12);
    EXPECT_EQ(holmCorrected({0.9, 0.8}), (std::vector<double>{1.0, 1.0}));
    EXPECT_EQ(holmCorrected({0.2}), std::vector<double>{0.2});
    EXPECT_TRUE(holmCorrected({}).empty());
}

TEST(VerdictTest, AllPairsAreCorrectedTogether)
{
    const test::RandomOutcomes random(60, 4, 8, true);
    const auto verdicts = allVerdicts(random.table(), Scored::Heads, {200, 1, 1});
    ASSERT_EQ(verdicts.size(), 6U);
    EXPECT_EQ(verdicts[4].first, 1U);
    EXPECT_EQ(verdicts[4].second, 3U);
    std::vector<double> p;
    for (const Verdict& verdict : verdicts)
        p.push_back(verdict.mcNemar.p);
    const auto least = std::min_element(p.begin(), p.end()) - p.begin();
    EXPECT_DOUBLE_EQ(
        verdicts[static_cast<std::size_t>(least)].mcNemarHolm, std::min(1.0, 6 * p[static_cast<std::size_t>(least)]));
    for (const Verdict& verdict : verdicts) {
        EXPECT_GE(verdict.mcNemarHolm, verdict.mcNemar.p);
        EXPECT_GE(verdict.bootstrapHolm, verdict.bootstrap.p);
    }
}

Verdict verdictWith(std::size_t onlyFirst, std::size_t onlySecond, double mcNemar, double bootstrap)
{
    Verdict verdict;
    verdict.both = 1000;
    verdict.mcNemar.onlyFirst = onlyFirst;
    verdict.mcNemar.onlySecond = onlySecond;
    verdict.mcNemarHolm = mcNemar;
    verdict.bootstrapHolm = bootstrap;
    verdict.second = 1;
    return verdict;
}

std::string said(const Verdict& verdict)
{
    return filledSentence(verdictSentence(verdict), verdictArguments(verdict, fiveWords()));
}

TEST(VerdictSentenceTest, SaysWhoIsBetter)
{
    EXPECT_EQ(said(verdictWith(306, 100, 1e-9, 9.9e-5)),
        "hill is better than eisner: 206 more heads right, p < 0.0001 by both tests.");
    EXPECT_EQ(said(verdictWith(100, 306, 0.012, 0.01)),
        "eisner is better than hill: 206 more heads right, p \u2264 0.0120 by both tests.");
    EXPECT_EQ(said(verdictWith(100, 306, 1e-9, 0.0003)),
        "eisner is better than hill: 206 more heads right, p \u2264 0.0003 by both tests.");
    Verdict arcs = verdictWith(306, 100, 0.01, 0.01);
    arcs.scored = Scored::Arcs;
    EXPECT_EQ(
        said(arcs), "hill is better than eisner: 206 more heads right with their relations, p = 0.0100 by both tests.");
    EXPECT_EQ(said(verdictWith(20, 10, 0.1, 0.2)),
        "No difference can be shown between hill and eisner: 1020 and 1010 heads right, p = 0.1000 by McNemar's test, "
        "p "
        "= 0.2000 by the bootstrap.");
    EXPECT_EQ(said(verdictWith(0, 0, 1, 1)), "hill and eisner have the same heads right: 1000.");
    EXPECT_NE(said(verdictWith(20, 10, 0.1, 0.01)).find("only the bootstrap says so (p = 0.0100)"), std::string::npos);
    EXPECT_NE(said(verdictWith(20, 10, 0.01, 0.1)).find("only McNemar's test says so (p = 0.0100)"), std::string::npos);
}

TEST(VerdictSentenceTest, SaysWhatWasCorrected)
{
    Verdict verdict = verdictWith(1, 2, 1, 1);
    EXPECT_EQ(verdictRemark(verdict), nullptr);
    verdict.pairs = 3;
    EXPECT_EQ(
        filledSentence(verdictRemark(verdict), {"3"}), "The p are corrected for 3 pairs of systems by Holm's method.");
}

} // namespace verdict_test
} // namespace arcwright
