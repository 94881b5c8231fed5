// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "core/query/find_matches.h"
#include "tests/core/support/sentences.h"

namespace arcwright::help_patterns_test {

struct Row {
    std::string pattern;
    std::size_t english = 0;
    std::size_t czech = 0;
};

/// The cells of a line of a table, in which `\|` is a bar.
std::vector<std::string> cells(const std::string& line)
{
    std::vector<std::string> found(1);
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line.compare(i, 2, "\\|") == 0)
            found.back() += line[++i];
        else if (line[i] == '|')
            found.emplace_back();
        else
            found.back() += line[i];
    }
    return found;
}

std::vector<Row> rowsOfHelp()
{
    std::ifstream page(test::sampleFile("../help/query.md"));
    std::vector<Row> rows;
    bool isThere = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("## "))
            isThere = line == "## From Grew-match and Udapi";
        if (!isThere || !line.starts_with("| `"))
            continue;
        const auto all = cells(line);
        if (all.size() < 4)
            ADD_FAILURE() << line;
        const std::string code = all.at(1).substr(2, all.at(1).size() - 4);
        rows.push_back({code, std::stoul(all.at(2)), std::stoul(all.at(3))});
    }
    return rows;
}

std::size_t countIn(const char* sample, const Pattern& pattern)
{
    std::size_t count = 0;
    for (const auto& sentence : test::sampleSentences(sample))
        count += findMatches(pattern, {*sentence}).size();
    return count;
}

TEST(HelpPatternsTest, FindAsMuchAsTheHandbookSays)
{
    const std::vector<Row> rows = rowsOfHelp();
    EXPECT_GE(rows.size(), 20U);
    for (const Row& row : rows) {
        const auto pattern = parsePattern(row.pattern);
        ASSERT_TRUE(pattern) << row.pattern << ' ' << pattern.error().column;
        EXPECT_EQ(countIn("english.conllu", *pattern), row.english) << row.pattern;
        EXPECT_EQ(countIn("czech.conllu", *pattern), row.czech) << row.pattern;
    }
}

} // namespace arcwright::help_patterns_test
