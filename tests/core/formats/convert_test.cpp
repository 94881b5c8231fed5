// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/convert.h"

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace {

const std::string word = "<W lemma=\"x\" msd=\"NC\" in=\"\" out=\"\">x</W>\n";
const std::string dtag = "<text>\n<s>\n" + word + "</s>\n<p>\n<s>\n" + word
    + "<W lemma=\"y\" msd=\"XP\" in=\"-1:pnct|-1:[subj]\" out=\"\">y</W>\n</s>\n";

TEST(ConvertTest, IntoItsOwnFormatADocumentIsCopiedAsItIs)
{
    const std::string bytes = "\xEF\xBB\xBF\n\n# c \n1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n\n1\tbroken";
    EXPECT_EQ(converted(*test::documentOf(bytes), *formatNamed("conllu")), bytes);
    EXPECT_EQ(converted(*test::documentOf(dtag, "dtag"), *formatNamed("dtag")), dtag);
}

TEST(ConvertTest, IntoAnotherFormatTheSentencesAreWritten)
{
    EXPECT_EQ(converted(*test::documentOf(dtag, "dtag"), *formatNamed("conllu")),
        "1\tx\tx\t_\tNC\t_\t0\t_\t_\t_\n\n"
        "1\tx\tx\t_\tNC\t_\t0\t_\t_\t_\n2\ty\ty\t_\tXP\t_\t1\tpnct\t1:pnct|1:[subj]\t_\n\n");
}

TEST(ConvertTest, EditsAreConvertedToo)
{
    const auto document = test::documentOf(dtag, "dtag");
    const auto edited = document->with(
        replacement(document->id(0), document->sentence(0), test::sentence({test::token("new", "X", 0, "root")})));
    const auto text = converted(*edited, *formatNamed("conllu"));
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->find("1\tnew\tnew\tX\t_\t_\t0\troot\t_\t_\n\n"), 0U);
}

TEST(ConvertTest, AFormatThatIsNotWrittenIsRefused)
{
    const auto text = converted(*test::documentOf("1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n"), *formatNamed("dtag"));
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(text.error().code, ProblemCode::FormatNotWritable);
}

TEST(ConvertTest, ASentenceThatCannotBeReadIsNotLeftOutInSilence)
{
    const auto document = test::documentOf(dtag + "<s>\n</s>\n<s>\n<W\n</s>\n", "dtag");
    const auto text = converted(*document, *formatNamed("conllu"));
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(text.error(), (Problem{ProblemCode::EmptySentence, "inline", 10, 1, {}}));
}

TEST(ConvertTest, AFormatIsToldByAFilesEnding)
{
    EXPECT_EQ(formatOfEnding("a.conllu"), formatNamed("conllu"));
    EXPECT_EQ(formatOfEnding("/some.tag/a.tag"), formatNamed("dtag"));
    EXPECT_EQ(formatOfEnding("/some.tag/a"), nullptr);
    EXPECT_EQ(formatOfEnding("a.conllu.bak"), nullptr);
    EXPECT_EQ(formatOfEnding(""), nullptr);
}

} // namespace
} // namespace arcwright
