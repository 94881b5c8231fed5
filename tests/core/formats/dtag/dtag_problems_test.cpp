// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag.h"

#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"

#include <ostream>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace dtag_problems_test {

struct Broken {
    std::string what;
    std::string lines;
    ProblemCode code;
    std::size_t line; ///< of the lines, from 1
    std::size_t column;
    std::vector<std::string> arguments;
};
void PrintTo(const Broken& broken, std::ostream* out)
{
    *out << broken.what;
}

const std::string good = "<s>\n<W in=\"\" out=\"\">good</W>\n</s>\n";

std::string edges(const std::string& in, const std::string& out)
{
    return "<W in=\"" + in + "\" out=\"" + out + "\">æ</W>\n";
}

class BrokenDtagTest : public testing::TestWithParam<Broken> { };

TEST_P(BrokenDtagTest, IsReportedWithItsPlaceAndLeavesTheOthersReadable)
{
    const Broken& broken = GetParam();
    const std::string bytes = "<text>\n" + good + broken.lines + good;
    const auto document = test::documentOf(bytes, "dtag");
    ASSERT_EQ(document->size(), 3U);
    const auto sentence = document->sentence(1);
    ASSERT_TRUE(sentence->problem.has_value());
    EXPECT_EQ(*sentence->problem, (Problem{broken.code, "inline", 4 + broken.line, broken.column, broken.arguments}));
    EXPECT_TRUE(sentence->tokens.empty());
    EXPECT_EQ(document->sentence(0)->word(1).form, "good");
    EXPECT_EQ(document->sentence(2)->word(1).form, "good");
    EXPECT_EQ(document->serialised(), bytes);
}

INSTANTIATE_TEST_SUITE_P(Sentences, BrokenDtagTest,
    testing::Values(
        Broken{"unterminated", "<s>\n" + edges("", "") + edges("", ""), FormatProblem::UnterminatedSentence, 3, 1, {}},
        Broken{"without words", "<s>\n<p>\n</s>\n", FormatProblem::EmptySentence, 1, 1, {}},
        Broken{"an unclosed word", "<s>\n  <W in=\"\" out=\"\">æ\n</s>\n", FormatProblem::InvalidTokenLine, 2, 3, {}},
        Broken{"a word without its end of tag", "<s>\n<W in=\"\" out=\"\"</W>\n</s>\n", FormatProblem::InvalidTokenLine,
            2, 1, {}},
        Broken{"a zero byte", "<s>\n<W in=\"\" out=\"\">b" + std::string(1, '\0') + "</W>\n</s>\n",
            TextProblem::NulByte, 2, 18, {}}));

Broken badEdge(const std::string& item)
{
    return {"edge " + item, "<s>\n" + edges("", "") + edges("-1:x|" + item + "|-1:y", "") + "</s>\n",
        FormatProblem::InvalidEdge, 3, 13, {item}};
}

INSTANTIATE_TEST_SUITE_P(Edges, BrokenDtagTest,
    testing::Values(badEdge("-1"), badEdge("subj"), badEdge("-1:"), badEdge(":subj"), badEdge("one:subj"),
        badEdge("-1.5:subj"), badEdge("- 1:subj"), badEdge("+-1:subj"), badEdge("--1:subj"), badEdge("-1:a b"),
        badEdge("-99999999999:subj"), badEdge("-2147483648:subj"), badEdge(""),
        Broken{"a bad dependent", "<s>\n" + edges("", "") + edges("", "-1:æ|-1;y") + "</s>\n",
            FormatProblem::InvalidEdge, 3, 20, {"-1;y"}},
        Broken{"a bad copy that would not count", "<s>\n" + edges("x", "") + edges("", "") + "</s>\n",
            FormatProblem::InvalidEdge, 2, 8, {"x"}}));

TEST(BrokenDtagFileTest, AFileCutOffInASentenceReportsItsLastLine)
{
    const std::string bytes = good + "<s>\n" + edges("", "");
    const auto document = test::documentOf(bytes, "dtag");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_FALSE(document->sentence(0)->problem.has_value());
    ASSERT_TRUE(document->sentence(1)->problem.has_value());
    EXPECT_EQ(*document->sentence(1)->problem, (Problem{FormatProblem::UnterminatedSentence, "inline", 5, 1, {}}));
    EXPECT_EQ(document->serialised(), bytes);
}

} // namespace dtag_problems_test
} // namespace arcwright
