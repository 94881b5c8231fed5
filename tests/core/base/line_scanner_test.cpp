// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/line_scanner.h"

#include "core/base/file_problems.h"

#include <algorithm>
#include <filesystem>

#include <sys/resource.h>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace line_scanner_test {

using test::problemOf;
using test::TemporaryFolder;

constexpr std::size_t kText = LineScanner::kLongestText;
constexpr std::size_t kBuffer = std::size_t{256} << 10; ///< of the scanner's, for lines round its ends

/// A line with a text of its own.
struct FoundLine {
    std::size_t offset = 0;
    std::string text;
    std::size_t length = 0;
    std::size_t next = 0;
    bool cut = false;

    friend bool operator==(const FoundLine&, const FoundLine&) = default;
    friend std::ostream& operator<<(std::ostream& out, const FoundLine& line)
    {
        return out << line.offset << '+' << line.length << " to " << line.next << (line.cut ? " cut" : "") << " \""
                   << line.text.substr(0, 20) << "\" (" << line.text.size() << ')';
    }
};

std::vector<FoundLine> scanned(const std::shared_ptr<const FileBytes>& bytes, std::size_t from = 0)
{
    std::vector<FoundLine> lines;
    LineScanner scanner(bytes, from);
    while (const auto line = scanner.next())
        lines.push_back({line->offset, std::string(line->text), line->length, line->next, line->cut});
    EXPECT_EQ(scanner.problem(), std::nullopt);
    return lines;
}

/// The lines found byte by byte.
std::vector<FoundLine> expected(std::string_view content)
{
    std::vector<FoundLine> lines;
    for (std::size_t begin = 0; begin < content.size();) {
        std::size_t end = begin;
        while (end < content.size() && content[end] != '\n')
            ++end;
        const std::size_t next = std::min(end + 1, content.size());
        if (end < content.size() && end > begin && content[end - 1] == '\r')
            --end;
        const std::size_t length = end - begin;
        lines.push_back(
            {begin, std::string(content.substr(begin, std::min(length, kText))), length, next, length > kText});
        begin = next;
    }
    return lines;
}

class Contents {
public:
    /// Of the same bytes in memory and on disk.
    std::vector<std::shared_ptr<const FileBytes>> of(const std::string& bytes) const
    {
        const auto path = m_folder.write("file", bytes);
        return {FileBytes::ofText(bytes), *FileBytes::open(path, 0)};
    }

private:
    TemporaryFolder m_folder{test::folderInMemory()};
};

TEST(LineScannerTest, LinesEndInANewlineWithOrWithoutACarriageReturnOrInNothing)
{
    const Contents contents;
    for (const auto& bytes : contents.of("one\ntwo\r\n\n\r\nlone\rreturn\nlast\r")) {
        EXPECT_EQ(scanned(bytes),
            (std::vector<FoundLine>{{0, "one", 3, 4, false}, {4, "two", 3, 9, false}, {9, "", 0, 10, false},
                {10, "", 0, 12, false}, {12, "lone\rreturn", 11, 24, false}, {24, "last\r", 5, 29, false}}));
        EXPECT_EQ(scanned(bytes, 10).size(), 3U) << "from a later line on";
        EXPECT_TRUE(scanned(bytes, 29).empty());
    }
    for (const auto& bytes : contents.of(""))
        EXPECT_TRUE(scanned(bytes).empty());
}

RC_GTEST_PROP(LineScannerPropertyTest, FindsWhatALookAtEveryByteFinds, ())
{
    std::string content;
    for (int pieces = *rc::gen::inRange(0, 8); pieces > 0; --pieces) {
        const auto count = *rc::gen::element<std::size_t>(0, 1, 1, 2, 50, 5'000, kText - 1, kText, kText + 1, 100'000);
        content.append(count, *rc::gen::elementOf(std::string("abc\r\n")));
        content += *rc::gen::element<std::string>("\n", "\r\n", "", "\r", "\n\n");
    }
    const Contents contents;
    const auto lines = expected(content);
    for (const auto& bytes : contents.of(content))
        RC_ASSERT(scanned(bytes) == lines);
}

TEST(LineScannerTest, EndingsRoundTheEndOfTheBufferAreFound)
{
    const Contents contents;
    for (const std::size_t around : {kText, kBuffer, 2 * kBuffer})
        for (std::size_t length = around - 2; length <= around + 2; ++length)
            for (const std::string ending : {"\n", "\r\n", "\r", ""})
                for (const std::string before : {"", "first\n"}) {
                    const std::string content = before + std::string(length, 'x') + ending + "next\r\nlast";
                    const auto lines = expected(content);
                    for (const auto& bytes : contents.of(content))
                        ASSERT_EQ(scanned(bytes), lines) << length << " bytes";
                }
}

TEST(LineScannerTest, AViewOfContentInMemoryLastsAsLongAsTheContent)
{
    const auto bytes = FileBytes::ofText("one\ntwo\n");
    LineScanner scanner(bytes);
    const auto first = scanner.next();
    while (scanner.next()) { }
    EXPECT_EQ(first->text.data(), bytes->inMemory()->data());
}

TEST(LineScannerTest, AFileThatChangesMeanwhileEndsTheScanWithAProblem)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", std::string(kBuffer, 'a') + '\n' + std::string(4 * kBuffer, 'b'));
    const auto bytes = *FileBytes::open(path, 0);
    for (const std::size_t size : {3 * kBuffer, kBuffer}) { // in the midst of a long line, before it
        LineScanner scanner(bytes);
        EXPECT_TRUE(scanner.next().has_value());
        std::filesystem::resize_file(path, size);
        EXPECT_FALSE(scanner.next().has_value());
        EXPECT_EQ(scanner.problem(), problemOf(FileProblem::Changed, path));
        EXPECT_FALSE(scanner.next().has_value());
    }
}

TEST(LineScannerTest, AFileOfOneVeryLongLineTakesLittleMemory)
{
    const TemporaryFolder folder;
    const auto path = folder.write("file", "");
    constexpr std::size_t size = std::size_t{256} << 20;
    std::filesystem::resize_file(path, size); // a hole, which takes no room
    rusage before{};
    rusage after{};
    ::getrusage(RUSAGE_SELF, &before);
    const auto lines = scanned(*FileBytes::open(path));
    ::getrusage(RUSAGE_SELF, &after);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0], (FoundLine{0, std::string(kText, '\0'), size, size, true}));
    EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 25 * 1024) << "kilobytes";
}

} // namespace line_scanner_test
} // namespace arcwright
