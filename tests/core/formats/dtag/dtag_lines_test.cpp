// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_lines.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/formats/dtag/dtag_edges.h"
#include "core/formats/dtag/dtag_escapes.h"
#include "tests/core/support/conllu_generator.h"

namespace arcwright {
namespace dtag_lines_test {

std::string randomText(const std::vector<std::string>& parts)
{
    std::string text;
    for (int count = test::randomNumber(0, 10); count > 0; --count)
        text += test::oneOf(parts);
    return text;
}

TEST(DtagEscapesTest, AreUndoneOnce)
{
    EXPECT_EQ(unescapedDtag("&lt;&gt;&22;&7c;&3a;&amp;"), "<>\"|:&");
    EXPECT_EQ(unescapedDtag("&amp;quot;"), "&quot;");
    EXPECT_EQ(unescapedDtag("&amp;lt;&amp;amp;"), "&lt;&amp;");
    EXPECT_EQ(unescapedDtag("&&lt;& &22 &"), "&<& &22 &");
}

TEST(DtagEscapesTest, WhatIsEscapedReadsAsItWas)
{
    EXPECT_EQ(escapedDtag("a<b>\"|:&lt;"), "a&lt;b&gt;&22;&7c;&3a;&amp;lt;");
    EXPECT_EQ(escapedDtag("\""), "&22;") << "at the ends too, where DTAG leaves it and cannot read it";
    EXPECT_TRUE(rc::check([] {
        const std::string text = randomText({"&", "lt;", "amp;", "22;", "&7c;", "<", ">", "\"", "|", ":", "æ", " "});
        RC_ASSERT(unescapedDtag(escapedDtag(text)) == text);
        RC_ASSERT(escapedDtag(text).find_first_of("<>\"|:") == std::string::npos);
    }));
}

TEST(DtagEscapesTest, TextsKnowAngleBracketsAlone)
{
    EXPECT_EQ(unescapedDtagForm("&lt;&gt;&amp;&22;"), "<>&amp;&22;");
    EXPECT_EQ(escapedDtagForm("<&>\"|:"), "&lt;&&gt;\"|:");
}

TEST(DtagLinesTest, ATokenIsWhatDtagsPatternMatches)
{
    for (const char* line : {"<W in=\"\" out=\"\">x</W>", "  <W>x</W>\t", "<W a=\">\">x</W>", "<W></W>", "<Wx>y</W>"})
        EXPECT_TRUE(isTokenLine(line)) << line;
    for (const char* line : {"<W in=\"\">x", "<W x</W>", "<w>x</w>", "x<W>y</W>", "<W>x</W>y", "", "<W", "<s>"})
        EXPECT_FALSE(isTokenLine(line)) << line;
    for (const char* line : {"<W in=\"\">x", "<W x</W>", " <W", "<W>"})
        EXPECT_TRUE(isBrokenTokenLine(line)) << line;
    for (const char* line : {"<W>x</W>", "<word", "<Wx", "x <W", ""})
        EXPECT_FALSE(isBrokenTokenLine(line)) << line;
}

std::vector<std::pair<std::string, std::string>> attributesOf(const std::string& line)
{
    DtagTokenLine parts;
    parseTokenLine(line, parts);
    std::string whole(parts.before);
    std::vector<std::pair<std::string, std::string>> attributes;
    for (const DtagAttribute& attribute : parts.attributes) {
        whole.append(attribute.space).append(attribute.whole);
        attributes.emplace_back(attribute.name, attribute.value);
    }
    EXPECT_EQ(whole.append(parts.between).append(parts.form).append(parts.after), line) << "the parts are the line";
    return attributes;
}

TEST(DtagLinesTest, AttributesComeInAllWays)
{
    using Attributes = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(attributesOf(" <W a=\"1 2\"  b=3 c d=&22;4&22; e=`x y` f=\"`z`\" > form</W> "),
        (Attributes{{"a", "1 2"}, {"b", "3"}, {"c", ""}, {"d", "4"}, {"e", "`x y`"}, {"f", "`z`"}}));
    EXPECT_EQ(attributesOf("<W =\"x\" a= b=\"open>x</W>"), (Attributes{{"", ""}, {"a", ""}, {"b", "open"}}));
    EXPECT_EQ(attributesOf("<W a=\"x\"b=\"y\" c=`open d>x</W>"),
        (Attributes{{"a", "x"}, {"b", "y"}, {"c", "`open"}, {"d", ""}}));
    EXPECT_EQ(attributesOf("<W a=\">\">x</W>"), (Attributes{{"a", ">"}}));
}

TEST(DtagLinesTest, AnyTokenLineIsItsParts)
{
    EXPECT_TRUE(rc::check([] {
        const std::vector<std::string> parts{" ", "\t", "a", "in", "=", "\"", "&22;", "`", ">", "<", "</W>", "|", "æ"};
        const std::string line = "<W" + randomText(parts) + ">" + randomText(parts) + "</W>";
        RC_ASSERT(isTokenLine(line));
        attributesOf(line);
    }));
}

TEST(DtagLinesTest, EdgesAreANumberAndALabel)
{
    const auto edge = parseEdgeItem("-3:a:b");
    ASSERT_TRUE(edge.has_value());
    EXPECT_EQ(edge->offset, -3);
    EXPECT_EQ(edge->label, "a:b");
    EXPECT_EQ(parseEdgeItem("+3:x")->offset, 3);
    EXPECT_EQ(parseEdgeItem("0:x")->offset, 0);
    for (const char* item : {"", "3", ":x", "3:", "+-3:x", "-+3:x", "3:a b", "3 :x", "x:3", "99999999999:x"})
        EXPECT_FALSE(parseEdgeItem(item).has_value()) << item;
}

TEST(DtagLinesTest, AlignmentsNameTheirPositions)
{
    const auto alignment = parseAlignment(" <!-- <inalign>1+2 7 a.b</inalign> --> ");
    ASSERT_TRUE(alignment.has_value());
    EXPECT_EQ(alignment->from, "1+2");
    EXPECT_EQ(alignment->to, "7");
    EXPECT_TRUE(parseAlignment("<!--<inalign>1 2 </inalign>-->").has_value());
    for (const char* line : {"<!-- <inalign>1</inalign> -->", "<!-- <inalign>1 2 a b</inalign> -->", "<!-->", "<!---->",
             "<!-- <inalign>a b c</inalign> -->", "<inalign>1 2 x</inalign>", "<!-- <inalign>1 2 x -->"})
        EXPECT_FALSE(parseAlignment(line).has_value()) << line;
}

TEST(DtagLinesTest, EachLineHasItsOwnEncoding)
{
    const std::string bytes = "blå\nbl\xE5\r\n<!--<inalign>1 2 </inalign>-->";
    const DtagLines lines(bytes);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_FALSE(lines[0].isLatin1);
    EXPECT_TRUE(lines[1].isLatin1);
    EXPECT_EQ(lines[1].text, "blå");
    EXPECT_EQ(lines[1].bytes, "bl\xE5");
    EXPECT_EQ(lines[1].ending, "\r\n");
    EXPECT_TRUE(lines[1].hasPosition);
    EXPECT_FALSE(lines[2].hasPosition);
}

} // namespace dtag_lines_test
} // namespace arcwright
