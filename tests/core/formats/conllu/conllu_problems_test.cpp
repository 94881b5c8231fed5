// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu.h"

#include <algorithm>
#include <ostream>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"
#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace conllu_problems_test {

using Arguments = std::vector<std::string>;

struct Broken {
    std::string what;
    std::string lines;
    ProblemCode code;
    std::size_t line; ///< of the sentence, from 1
    std::size_t column;
    Arguments arguments;
};
void PrintTo(const Broken& broken, std::ostream* out)
{
    *out << broken.what;
}

const std::string good = "# good\n1\tgood\tgood\tADJ\t_\t_\t0\troot\t0:root\t_\n\n";

std::string word(const std::string& id, const std::string& head = "0", const std::string& deps = "_")
{
    return id + "\tæble\tæble\tNOUN\t_\t_\t" + head + "\tdep\t" + deps + "\t_\n";
}

std::string range(const std::string& id)
{
    return id + "\tx\t_\t_\t_\t_\t_\t_\t_\t_\n";
}

class BrokenConlluTest : public testing::TestWithParam<Broken> { };

TEST_P(BrokenConlluTest, IsReportedWithItsPlaceAndLeavesTheOthersReadable)
{
    const Broken& broken = GetParam();
    const std::string bytes = good + broken.lines + "\n" + good;
    const auto document = test::documentOf(bytes);
    ASSERT_EQ(document->size(), 3U);
    const auto sentence = document->sentence(1);
    ASSERT_TRUE(sentence->problem.has_value());
    EXPECT_EQ(*sentence->problem, (Problem{broken.code, "inline", 3 + broken.line, broken.column, broken.arguments}));
    EXPECT_TRUE(sentence->tokens.empty());
    EXPECT_EQ(sentence->source.text(), broken.lines + "\n") << "it is shown as text";
    for (const std::size_t other : {0U, 2U}) {
        EXPECT_FALSE(document->sentence(other)->problem.has_value());
        EXPECT_EQ(document->sentence(other)->word(1).form, "good");
    }
}

TEST_P(BrokenConlluTest, IsSavedByteForByteBesideAnEditedSentence)
{
    const std::string bytes = good + GetParam().lines + "\n" + good;
    const auto document = test::documentOf(bytes);
    EXPECT_EQ(document->serialised(), bytes);
    std::string expected = bytes;
    expected.replace(expected.rfind("root\t0:root"), 11, "dep\t0:dep");
    const std::vector<Edit> edits{replacement(document->id(1), document->sentence(1), document->sentence(1)),
        replacement(document->id(2), document->sentence(2),
            std::make_shared<const Sentence>(withRelation(*document->sentence(2), 1, "dep")))};
    EXPECT_EQ(document->with(edits)->serialised(), expected);
}

INSTANTIATE_TEST_SUITE_P(Columns, BrokenConlluTest,
    testing::Values(Broken{"too few", "1\tæble\t_\n", FormatProblem::WrongColumnCount, 1, 9, {"10", "3"}},
        Broken{"one alone", "# c\nword\n", FormatProblem::WrongColumnCount, 2, 5, {"10", "1"}},
        Broken{"too many", word("1") + "2\tæ\t_\t_\t_\t_\t_\t_\t_\t_\tmore\n", FormatProblem::WrongColumnCount, 2, 21,
            {"10", "11"}},
        Broken{"lines that end in CR alone", "1\tæ\r2\tø\n", TextProblem::CarriageReturnAlone, 1, 4, {}},
        Broken{"comments that end in CR alone", "# a\n# b\r1\tæ\n", TextProblem::CarriageReturnAlone, 2, 4, {}},
        Broken{"spaces instead of tabs", "1 x x X _ _ 0 root _ _\n", FormatProblem::WrongColumnCount, 1, 23,
            {"10", "1"}}));

INSTANTIATE_TEST_SUITE_P(Ids, BrokenConlluTest,
    testing::Values(Broken{"not from 1", word("2"), FormatProblem::InvalidWordId, 1, 1, {"2", "1"}},
        Broken{"a gap", word("1") + word("3"), FormatProblem::InvalidWordId, 2, 1, {"3", "2"}},
        Broken{"twice", word("1") + word("1"), FormatProblem::InvalidWordId, 2, 1, {"1", "2"}},
        Broken{"a word", word("one"), FormatProblem::InvalidWordId, 1, 1, {"one", "1"}},
        Broken{"nothing", word(""), FormatProblem::InvalidWordId, 1, 1, {"", "1"}},
        Broken{"a leading zero", word("01"), FormatProblem::InvalidWordId, 1, 1, {"01", "1"}},
        Broken{"zero", word("0"), FormatProblem::InvalidWordId, 1, 1, {"0", "1"}},
        Broken{"a plus sign", word("+1"), FormatProblem::InvalidWordId, 1, 1, {"+1", "1"}},
        Broken{"beyond integers", word("99999999999999999999"), FormatProblem::InvalidWordId, 1, 1,
            {"99999999999999999999", "1"}},
        Broken{
            "an empty node too far on", word("1") + range("1.2"), FormatProblem::InvalidWordId, 2, 1, {"1.2", "1.1"}},
        Broken{"an empty node of another word", word("1") + range("2.1"), FormatProblem::InvalidWordId, 2, 1,
            {"2.1", "1.1"}},
        Broken{"an empty node 1.0", word("1") + range("1.0"), FormatProblem::InvalidWordId, 2, 1, {"1.0", "1.1"}},
        Broken{"an empty node twice", word("1") + range("1.1") + range("1.1"), FormatProblem::InvalidWordId, 3, 1,
            {"1.1", "1.2"}}));

INSTANTIATE_TEST_SUITE_P(Ranges, BrokenConlluTest,
    testing::Values(Broken{"not before its words", word("1") + range("1-2") + word("2"),
                        FormatProblem::InvalidWordRange, 2, 1, {"1-2", "2"}},
        Broken{"backwards", range("2-1") + word("1"), FormatProblem::InvalidWordRange, 1, 1, {"2-1", "1"}},
        Broken{"overlapping", range("1-2") + word("1") + range("2-3") + word("2") + word("3"),
            FormatProblem::InvalidWordRange, 3, 1, {"2-3", "2"}},
        Broken{"twice", range("1-2") + range("1-2") + word("1") + word("2"), FormatProblem::InvalidWordRange, 2, 1,
            {"1-2", "1"}},
        Broken{"letters", range("1-x") + word("1"), FormatProblem::InvalidWordRange, 1, 1, {"1-x", "1"}},
        Broken{"no end", range("1-") + word("1"), FormatProblem::InvalidWordRange, 1, 1, {"1-", "1"}},
        Broken{"a negative id", range("-1") + word("1"), FormatProblem::InvalidWordRange, 1, 1, {"-1", "1"}}));

TEST(BrokenConlluSentenceTest, ARangeBeyondTheLastWordIsReportedAtItsLine)
{
    const Sentence sentence = test::sentenceOf("# c\n" + range("1-3") + word("1") + word("2", "1") + "\n");
    ASSERT_TRUE(sentence.problem.has_value());
    EXPECT_EQ(*sentence.problem, (Problem{FormatProblem::InvalidWordRange, "inline", 2, 1, {"1-3", "2"}}));
}

INSTANTIATE_TEST_SUITE_P(Heads, BrokenConlluTest,
    testing::Values(Broken{"a word", word("1", "x"), TreebankProblem::InvalidHead, 1, 22, {"x"}},
        Broken{"nothing", word("1", ""), TreebankProblem::InvalidHead, 1, 22, {""}},
        Broken{"negative", word("1", "-1"), TreebankProblem::InvalidHead, 1, 22, {"-1"}},
        Broken{"an empty node", word("1", "1.1"), TreebankProblem::InvalidHead, 1, 22, {"1.1"}},
        Broken{"beyond integers", word("1", "4294967297"), TreebankProblem::InvalidHead, 1, 22, {"4294967297"}},
        Broken{
            "beyond the last word", word("1", "2") + word("2", "3"), FormatProblem::HeadOutOfRange, 2, 22, {"3", "2"}},
        Broken{"far beyond", range("1-2") + word("1", "7") + word("2"), FormatProblem::HeadOutOfRange, 2, 22,
            {"7", "2"}}));

INSTANTIATE_TEST_SUITE_P(Deps, BrokenConlluTest,
    testing::Values(Broken{"no relation", word("1", "0", "0"), TreebankProblem::InvalidDeps, 1, 28, {"0"}},
        Broken{"an empty relation", word("1", "0", "0:"), TreebankProblem::InvalidDeps, 1, 28, {"0:"}},
        Broken{"no head", word("1", "0", ":root"), TreebankProblem::InvalidDeps, 1, 28, {":root"}},
        Broken{"nothing", word("1", "0", ""), TreebankProblem::InvalidDeps, 1, 28, {""}},
        Broken{"an empty item", word("1", "0", "0:root|"), TreebankProblem::InvalidDeps, 1, 28, {"0:root|"}},
        Broken{
            "an unknown word", word("1", "0", "0:root|2:dep"), FormatProblem::DepsHeadUnknown, 1, 28, {"0:root|2:dep"}},
        Broken{"an unknown empty node", word("1", "0", "1.1:dep"), FormatProblem::DepsHeadUnknown, 1, 28, {"1.1:dep"}},
        Broken{"of an empty node, an unknown word", word("1") + "1.1\tæ\t_\t_\t_\t_\t_\t_\t9:dep\t_\n",
            FormatProblem::DepsHeadUnknown, 2, 19, {"9:dep"}}));

INSTANTIATE_TEST_SUITE_P(Texts, BrokenConlluTest,
    testing::Values(Broken{"a comment between words", word("1") + "# late\n" + word("2"),
                        FormatProblem::MisplacedComment, 2, 1, {}},
        Broken{"a comment after the words", word("1") + "# late\n", FormatProblem::MisplacedComment, 2, 1, {}},
        Broken{"comments only", "# a\n# b\n", FormatProblem::EmptySentence, 1, 1, {}},
        Broken{"an empty node only", range("0.1"), FormatProblem::EmptySentence, 1, 1, {}},
        Broken{"Latin-1", word("1") + "2\tæbler p\xE5\t_\t_\t_\t_\t0\tx\t_\t_\n", TextProblem::InvalidUtf8, 2, 10, {}},
        Broken{"Latin-1 in a comment",
            "# r\xF8"
            "d\n"
                + word("1"),
            TextProblem::InvalidUtf8, 1, 4, {}},
        Broken{"a zero byte", "# c\n1\tæ" + std::string(1, '\0') + "x\t_\t_\t_\t_\t0\tx\t_\t_\n", TextProblem::NulByte,
            2, 4, {}}));

TEST(BrokenConlluFileTest, ATruncatedFileLosesOnlyItsLastSentence)
{
    const std::string whole = good + word("1") + word("2");
    for (std::size_t length = good.size() + 1; length < whole.size(); ++length) {
        const std::string bytes = whole.substr(0, length);
        const auto document = test::documentOf(bytes);
        ASSERT_EQ(document->size(), 2U);
        EXPECT_FALSE(document->sentence(0)->problem.has_value());
        EXPECT_EQ(document->serialised(), bytes);
        const auto last = document->sentence(1);
        // Cut inside of a line's last column or behind a line, nothing tells that more was to come.
        const auto columns
            = std::count(bytes.begin() + static_cast<std::ptrdiff_t>(bytes.rfind('\n') + 1), bytes.end(), '\t');
        const bool complete = columns == 9 || bytes.ends_with('\n');
        EXPECT_EQ(last->problem.has_value(), !complete) << length;
        if (last->problem) {
            const bool cutCharacter = findInvalidUtf8(bytes).has_value();
            EXPECT_EQ(last->problem->code,
                cutCharacter ? ProblemCode(TextProblem::InvalidUtf8) : FormatProblem::WrongColumnCount);
            EXPECT_EQ(last->problem->line, bytes.find('\n', good.size()) == std::string::npos ? 4U : 5U);
        }
    }
}

} // namespace conllu_problems_test
} // namespace arcwright
