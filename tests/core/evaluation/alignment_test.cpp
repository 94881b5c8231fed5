// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/alignment.h"

#include "core/evaluation/evaluation_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace alignment_test {

/// A sentence of words that all hang on the root, after a comment.
std::string sentence(const std::vector<std::string>& forms)
{
    std::string text = "# a comment\n";
    int id = 0;
    for (const std::string& form : forms)
        text += std::to_string(++id) + '\t' + form + "\t_\tX\t_\t_\t0\troot\t_\t_\n";
    return text + '\n';
}

std::shared_ptr<const Document> document(const std::string& path, const std::string& text)
{
    return std::make_shared<const Document>(path, text, formatNamed("conllu"));
}

const std::string two = sentence({"a", "b"});
const std::string three = sentence({"c", "d", "e"});

Problem problemOf(const std::string& system)
{
    const auto problem
        = findMismatch(Treebank({document("gold", two + three)}), Treebank({document("system", system)}));
    return problem.value_or(Problem{});
}

TEST(MismatchTest, OfTheSameWordsThereIsNone)
{
    const Treebank gold({document("gold", two + three)});
    EXPECT_EQ(findMismatch(gold, gold), std::nullopt);
    EXPECT_EQ(findMismatch(gold, Treebank({document("1", two), document("2", three)})), std::nullopt);
    EXPECT_EQ(findMismatch(Treebank(), Treebank()), std::nullopt);
}

TEST(MismatchTest, AnotherFormIsNamedWithItsLine)
{
    EXPECT_EQ(problemOf(two + sentence({"c", "x", "e"})),
        (Problem{EvaluationProblem::TokenFormMismatch, "system", 7, 1, {"2", "2", "d", "x"}}));
}

TEST(MismatchTest, AnotherNumberOfWordsIsNamedWithTheLineWhereItBegins)
{
    EXPECT_EQ(problemOf(two + sentence({"c", "e"})),
        (Problem{EvaluationProblem::TokenCountMismatch, "system", 7, 1, {"2", "3", "2"}}));
    EXPECT_EQ(problemOf(two + sentence({"c", "d", "e", "f"})),
        (Problem{EvaluationProblem::TokenCountMismatch, "system", 9, 1, {"2", "3", "4"}}));
    EXPECT_EQ(problemOf(two + sentence({"c", "d"})),
        (Problem{EvaluationProblem::TokenCountMismatch, "system", 7, 1, {"2", "3", "2"}}))
        << "the last one there is";
}

TEST(MismatchTest, AnotherNumberOfSentencesIsNamedWithTheLineWhereTheyBeginToDiffer)
{
    EXPECT_EQ(problemOf(three), (Problem{EvaluationProblem::SentenceCountMismatch, "system", 2, 1, {"2", "1", "1"}}));
    EXPECT_EQ(problemOf(two + three + two),
        (Problem{EvaluationProblem::SentenceCountMismatch, "system", 10, 1, {"2", "3", "3"}}));
    EXPECT_EQ(problemOf(two), (Problem{EvaluationProblem::SentenceCountMismatch, "system", 0, 0, {"2", "1", "2"}}));
}

TEST(MismatchTest, TheFileIsThatOfTheSentence)
{
    const Treebank gold({document("gold", two + three)});
    const auto problem = findMismatch(gold, Treebank({document("1", two), document("2", sentence({"c", "d", "x"}))}));
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->file, "2");
    EXPECT_EQ(problem->line, 4U);
}

Sentence phrases(const std::vector<std::pair<int, int>>& spans)
{
    Sentence sentence;
    for (int word = 1; word <= 3; ++word)
        sentence.tokens.push_back(test::token("x", "名詞", kNoHead, ""));
    for (const auto& [first, last] : spans)
        sentence.bunsetsu.push_back({first, last, kRoot, "D", "", {}});
    return sentence;
}

TEST(MismatchTest, OtherBunsetsuAreAMismatch)
{
    const Sentence gold = phrases({{1, 1}, {2, 3}});
    EXPECT_EQ(findMismatch(gold, phrases({{1, 1}, {2, 3}}), 0), std::nullopt);
    EXPECT_EQ(findMismatch(gold, phrases({{1, 2}, {3, 3}}), 4),
        (Problem{EvaluationProblem::BunsetsuMismatch, {}, 0, 0, {"5", "1"}}));
    EXPECT_EQ(findMismatch(gold, phrases({{1, 1}, {2, 2}, {3, 3}}), 0),
        (Problem{EvaluationProblem::BunsetsuMismatch, {}, 0, 0, {"1", "2"}}));
    EXPECT_EQ(findMismatch(gold, phrases({}), 0)->code, EvaluationProblem::BunsetsuMismatch);
}

} // namespace alignment_test
} // namespace arcwright
