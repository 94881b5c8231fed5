// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/enhanced_warnings.h"

#include <gtest/gtest.h>

#include "core/formats/format_problems.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace enhanced_warnings_test {

/// Many sentences with a plain subject and an oblique with a preposition of its own each, and one with `last`.
std::string treebank(const std::string& last, const std::string& deps)
{
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "1\ta\t_\t_\t_\t_\t2\tnsubj\t2:nsubj\t_\n2\tb\t_\t_\t_\t_\t0\troot\t0:root\t_\n3\tc\t_\t_\t_\t_"
                "\t2\tobl\t2:obl:p"
            + std::string(1, static_cast<char>('a' + i % 26)) + "\t_\n\n";
    return text + "1\ta\t_\t_\t_\t_\t0\troot\t0:root\t_\n2\tb\t_\t_\t_\t_\t1\t" + last + '\t' + deps + "\t_\n\n";
}

TEST(EnhancedWarningsTest, ARelationThatIsNowhereElseIsNamedWithItsPlace)
{
    const auto document = test::documentOf(treebank("nsubj", "1:nsubj:nom"));
    const auto found = document->format()->warningsOfFile(*document);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].sentence, 40U);
    EXPECT_EQ(found[0].warning.test, "enhanced-relation-unseen");
    EXPECT_EQ(found[0].warning.problem.code, FormatProblem::EnhancedRelationUnseen);
    EXPECT_EQ(found[0].warning.problem.line, 162U);
    EXPECT_EQ(found[0].warning.problem.column, 21U);
    EXPECT_EQ(found[0].warning.problem.arguments, (std::vector<std::string>{"nsubj:nom", "nsubj", "41"}));
}

TEST(EnhancedWarningsTest, ARelationWithMorePartsThanAllOthersIsNamed)
{
    const auto document = test::documentOf(treebank("obl", "1:obl:pa:nom"));
    const auto found = document->format()->warningsOfFile(*document);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].warning.problem.code, FormatProblem::EnhancedRelationTooLong);
    EXPECT_EQ(found[0].warning.problem.arguments, (std::vector<std::string>{"obl:pa:nom", "obl", "41"}));
}

TEST(EnhancedWarningsTest, WhereCasesAreAppendedARareOneIsFine)
{
    for (const auto& [relation, deps] : {std::pair{"obl", "1:obl:rare"}, {"nsubj", "1:nsubj"}, {"dep", "1:dep:odd"}}) {
        const auto document = test::documentOf(treebank(relation, deps));
        EXPECT_TRUE(document->format()->warningsOfFile(*document).empty()) << deps;
    }
}

} // namespace enhanced_warnings_test
} // namespace arcwright
