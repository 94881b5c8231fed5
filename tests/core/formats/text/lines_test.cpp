// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/lines.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace lines_test {

TEST(LinesTest, EveryByteIsTextOrEnding)
{
    const std::string bytes = "a\nb\r\n\r\n\nc\rd\r";
    const auto lines = splitLines(bytes);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0].text, "a");
    EXPECT_EQ(lines[1].text, "b");
    EXPECT_EQ(lines[1].ending, "\r\n");
    EXPECT_EQ(lines[2].text, "");
    EXPECT_EQ(lines[3].ending, "\n");
    EXPECT_EQ(lines[4].text, "c\rd\r") << "a carriage return alone ends nothing";
    std::string again;
    for (const Line& line : lines)
        again.append(line.text).append(line.ending);
    EXPECT_EQ(again, bytes);
    EXPECT_TRUE(splitLines("").empty());
}

TEST(LinesTest, ACarriageReturnThatIsNoPartOfALineEndIsFound)
{
    EXPECT_EQ(findCarriageReturnWithin("ab\rc\rd"), 2U);
    EXPECT_EQ(findCarriageReturnWithin("\r\r"), 0U);
    for (const char* line : {"", "\r", "ab\r", "ab"})
        EXPECT_EQ(findCarriageReturnWithin(line), std::nullopt) << line;
}

TEST(LinesTest, SplittingKeepsEmptyParts)
{
    using Parts = std::vector<std::string_view>;
    EXPECT_EQ(split("a||b|", '|'), (Parts{"a", "", "b", ""}));
    EXPECT_EQ(split("", '|'), Parts{""});
    EXPECT_EQ(split("abc", '|'), Parts{"abc"});
}

TEST(LinesTest, NumbersAreDigitsOnly)
{
    EXPECT_EQ(parseNumber("0"), 0);
    EXPECT_EQ(parseNumber("120"), 120);
    EXPECT_EQ(parseNumber("1000000000"), 1'000'000'000);
    for (const char* text : {"", "-", "-0", "-1", "+1", "01", "00", "1.", " 1", "1 ", "x", "1000000001", "9999999999"})
        EXPECT_EQ(parseNumber(text), std::nullopt) << text;
    EXPECT_EQ(parseNumber("7", 6), std::nullopt);
}

TEST(LinesTest, ColumnsCountCharacters)
{
    const std::string_view line = "æø\tå";
    EXPECT_EQ(columnOf(line, line), 1U);
    EXPECT_EQ(columnOf(line, line.substr(5)), 4U);
    EXPECT_EQ(columnOf(line, line.substr(line.size())), 5U);
}

} // namespace lines_test
} // namespace arcwright
