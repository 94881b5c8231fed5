// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/key_count.h"

#include <gtest/gtest.h>

#include "core/experiments/head_keys.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace key_count_test {

const std::vector<std::string> frequent{"det", "nsubj"};

/// What a parser says that is only ever wrong about some words, and keeps what is decided.
class Stubborn {
public:
    Stubborn(const Sentence& gold, std::vector<DecidedArc> wrong) : m_gold(gold), m_wrong(std::move(wrong)) { }

    Suggestion operator()(std::span<const DecidedArc> decided) const
    {
        Suggestion suggestion;
        for (int unit = 1; unit <= m_gold.unitCount(); ++unit)
            suggestion.arcs.push_back({m_gold.headOf(unit), m_gold.relationOf(unit)});
        for (const DecidedArc& one : m_wrong)
            suggestion.arcs[static_cast<std::size_t>(one.unit) - 1] = one.arc;
        for (const DecidedArc& one : decided)
            suggestion.arcs[static_cast<std::size_t>(one.unit) - 1] = one.arc;
        for (const SuggestedArc& arc : suggestion.arcs)
            suggestion.guesses.push_back({arc});
        suggestion.doubts.assign(suggestion.arcs.size(), 0.0);
        for (const DecidedArc& one : m_wrong)
            suggestion.doubts[static_cast<std::size_t>(one.unit) - 1] = doubt;
        for (const DecidedArc& one : m_wrong) {
            if (offersRight)
                suggestion.guesses[static_cast<std::size_t>(one.unit) - 1].push_back(
                    {m_gold.headOf(one.unit), m_gold.relationOf(one.unit)});
        }
        return suggestion;
    }

    bool offersRight = false;
    double doubt = 0;

private:
    const Sentence& m_gold;
    std::vector<DecidedArc> m_wrong;
};

TEST(KeyCountTest, WhatIsRightIsConfirmedWithOneKey)
{
    const auto gold = test::toySentence();
    const AnnotationCost cost = KeyCount(frequent).annotate(*gold, Stubborn(*gold, {}));
    EXPECT_EQ(cost, (AnnotationCost{6, 0, 0, 6, 1}));
}

TEST(KeyCountTest, AGuessOfTheWordThatIsOfferedFirstTakesADigitAndConfirming)
{
    const auto gold = test::toySentence();
    Stubborn parser(*gold, {{5, {2, "nmod"}}});
    parser.offersRight = true;
    parser.doubt = 0.9;
    AnnotationCourse course;
    EXPECT_EQ(KeyCount(frequent).annotate(*gold, parser, &course), (AnnotationCost{6, 1, 1, 6, 2}));
    EXPECT_EQ(course.corrected, std::vector<int>{5});
    EXPECT_EQ(course.suggested[4], (SuggestedArc{2, "nmod"}));
}

TEST(KeyCountTest, ByHandItIsTheHeadAndTheRelation)
{
    const auto gold = test::toySentence();
    // The way there: End, Left. h, 3, Enter is no shorter than ArrowLeft twice; the chord of nsubj has two keys.
    const AnnotationCost cost = KeyCount(frequent).annotate(*gold, Stubborn(*gold, {{2, {5, "nsubj"}}}));
    EXPECT_EQ(cost.wrongWords, 1U);
    EXPECT_EQ(cost.correctedWords, 1U);
    // To word 2 with two keys, ] for the neighbour to the right with its relation kept, and confirming.
    EXPECT_EQ(cost.keys, 4U);
    const AnnotationCost relation = KeyCount(frequent).annotate(*gold, Stubborn(*gold, {{2, {3, "obj"}}}));
    EXPECT_EQ(relation.keys, 2U + 2U + 1U); // the way, the chord
    const AnnotationCost listed = KeyCount({}).annotate(*gold, Stubborn(*gold, {{2, {3, "obj"}}}));
    EXPECT_EQ(listed.keys, 2U + 7U + 1U); // L, the name and Shift+Enter, since nobody knows it
}

/// A parser that mends a second word once the first is decided.
TEST(KeyCountTest, WhatBecomesRightByACorrectionIsAcceptedAtOnce)
{
    const auto gold = test::toySentence();
    const Stubborn wrong(*gold, {{2, {5, "nsubj"}}, {5, {2, "obj"}}, {1, {5, "det"}}});
    const Stubborn right(*gold, {});
    AnnotationCourse course;
    const auto parser
        = [&](std::span<const DecidedArc> decided) { return decided.empty() ? wrong(decided) : right(decided); };
    const AnnotationCost cost = KeyCount(frequent).annotate(*gold, parser, &course);
    EXPECT_EQ(cost.wrongWords, 3U);
    EXPECT_EQ(cost.correctedWords, 1U);
    EXPECT_EQ(course.corrected.size(), 1U);
    EXPECT_EQ(cost.keys, 1U + 1U + 1U); // Right, ], all accepted and confirmed
}

TEST(KeyCountTest, OneWordIsDecidedWithOneKeyWhereTheSuggestionIsRight)
{
    const auto gold = test::toySentence();
    const KeyCount count(frequent);
    EXPECT_EQ(count.decide(*gold, 2, Stubborn(*gold, {})({})), (AnnotationCost{0, 0, 0, 1, 1}));
    Stubborn parser(*gold, {{2, {5, "obj"}}});
    EXPECT_EQ(count.decide(*gold, 2, parser({})), (AnnotationCost{0, 1, 1, 1, 3})); // ] and a chord
    parser.offersRight = true;
    EXPECT_EQ(count.decide(*gold, 2, parser({})), (AnnotationCost{0, 1, 1, 1, 1}));
}

TEST(HeadKeysTest, TheFewestOfNumberArrowsAndLetters)
{
    const TypedForms forms = typedForms({"Der", "Hund", "der", "heute", "b", "c", "d", "e", "f", "g", "Äpfel", "h"});
    EXPECT_EQ(fewestHeadKeys(forms, 4, 0), 1); // 0
    EXPECT_EQ(fewestHeadKeys(forms, 12, 2), 1); // 2 cannot become another number
    EXPECT_EQ(fewestHeadKeys(forms, 12, 1), 2); // 1 could: 1, Enter
    EXPECT_EQ(fewestHeadKeys(forms, 1, 11), 1); // ä
    EXPECT_EQ(fewestHeadKeys(forms, 11, 10), 1); // g
    EXPECT_EQ(fewestHeadKeys(forms, 5, 12), 2); // 1, 2; three words begin with h
}

} // namespace key_count_test
} // namespace arcwright
