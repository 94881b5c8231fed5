// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_warnings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/validation/finding.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace dtag_warnings_test {

using testing::ElementsAre;
using testing::IsEmpty;

std::string word(const std::string& form, const std::string& in, const std::string& out)
{
    return "<W in=\"" + in + "\" out=\"" + out + "\">" + form + "</W>\n";
}

std::string sentence(const std::string& lines)
{
    return "<s>\n" + lines + "</s>\n";
}

/// `test line:column item -> other line` of each warning.
std::vector<std::string> told(const std::vector<FormatWarning>& warnings)
{
    std::vector<std::string> texts;
    for (const FormatWarning& warning : warnings)
        texts.push_back(std::string(warning.test) + ' ' + std::to_string(warning.problem.line) + ':'
            + std::to_string(warning.problem.column) + ' ' + warning.problem.arguments[0] + " -> "
            + warning.problem.arguments[1]);
    return texts;
}

std::vector<std::string> toldOfFile(const Document& document)
{
    std::vector<std::string> texts;
    for (const FileWarning& warning : document.format()->warningsOfFile(document))
        texts.push_back(std::to_string(warning.sentence + 1) + ": " + told({warning.warning}).front());
    return texts;
}

TEST(DtagWarningsTest, CopiesThatAgreeAreFine)
{
    const auto document = test::documentOf(
        sentence(word("a", "1:x|4:coref", "") + word("b", "", "-1:x")) + sentence(word("c", "", "-4:coref")), "dtag");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_THAT(told(document->format()->warnings(*document->sentence(0))), IsEmpty());
    EXPECT_THAT(toldOfFile(*document), IsEmpty());
}

TEST(DtagWarningsTest, OfASentenceAreTheEdgesWithinIt)
{
    const std::string lines = word("a", "1:x|9:far", "") + word("b", "", "-1:y") + "<p>\n" + word("c", "-1:z", "");
    const auto document = test::documentOf(sentence(lines), "dtag");
    EXPECT_THAT(told(document->format()->warnings(*document->sentence(0))),
        ElementsAre(
            "edge-copy-ignored 2:8 1:x -> 3", "edge-copy-missing 3:15 -1:y -> 2", "edge-to-no-token 5:8 -1:z -> 4"));
    EXPECT_THAT(toldOfFile(*document), ElementsAre("1: edge-to-no-token 2:12 9:far -> 0"));
}

TEST(DtagWarningsTest, OfAFileAreTheEdgesThatLeaveTheirSentence)
{
    const auto document = test::documentOf("<text>\n" + word("before", "3:ref", "")
            + sentence(word("a", "1:x|3:coref|-2:none", "")) + sentence(word("c", "", "-3:assoc")) + "</text>\n",
        "dtag");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_THAT(toldOfFile(*document),
        ElementsAre("1: edge-copy-ignored 4:12 3:coref -> 7", "2: edge-copy-missing 7:15 -3:assoc -> 4"));
    EXPECT_THAT(told(document->format()->warnings(*document->sentence(0))),
        ElementsAre(
            "edge-to-no-token 2:8 3:ref -> 5", "edge-to-no-token 4:8 1:x -> 5", "edge-copy-missing 4:20 -2:none -> 2"))
        << "the lines before and after a sentence are its own";
}

TEST(DtagWarningsTest, ABrokenSentenceHasNone)
{
    const auto document
        = test::documentOf(sentence(word("a", "bad|3:coref", "")) + sentence(word("b", "", "-3:coref|9:far")), "dtag");
    EXPECT_THAT(toldOfFile(*document), ElementsAre("2: edge-to-no-token 5:24 9:far -> 0"));
}

TEST(DtagWarningsTest, AnEditChangesWhatTheFileShows)
{
    const auto document
        = test::documentOf(sentence(word("a", "3:coref", "")) + sentence(word("b", "", "-3:other")), "dtag");
    EXPECT_EQ(toldOfFile(*document).size(), 2U);
    const auto fixed = std::make_shared<const std::string>(sentence(word("b", "", "-3:coref")));
    const auto after
        = std::make_shared<const Sentence>(document->format()->read({fixed, 0, fixed->size(), 4, document->format()}));
    const auto edited = document->with(replacement(document->id(1), document->sentence(1), after));
    EXPECT_THAT(toldOfFile(*edited), IsEmpty());
}

TEST(FileFindingsTest, AreWarningsOfTheirWordThatCanBeWaived)
{
    const auto document
        = test::documentOf(sentence(word("a", "", "")) + sentence(word("b", "", "") + word("c", "", "-4:x")), "dtag");
    const auto found = fileFindings(*document);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].sentence, 1U);
    EXPECT_EQ(found[0].finding.test, "edge-copy-missing");
    EXPECT_EQ(found[0].finding.severity, Severity::Warning);
    EXPECT_EQ(found[0].finding.node, "2");
    EXPECT_EQ(found[0].finding.line, 3U);
    EXPECT_TRUE(found[0].finding.isOfFile && found[0].finding.canBeWaived());
    EXPECT_THAT(fileFindings(*test::documentOf("1\ta\t_\tX\t_\t_\t0\troot\t_\t_\n\n")), IsEmpty());
}

} // namespace dtag_warnings_test
} // namespace arcwright
