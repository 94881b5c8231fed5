// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/html_page.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/conversion/base64.h"
#include "core/drawing/svg.h"
#include "core/report/html_style.h"
#include "tests/core/report/report_samples.h"

namespace arcwright {
namespace html_page_test {

/// What the link to a file of that type holds.
std::string linkedFile(const std::string& html, const std::string& type)
{
    const std::string mark = "href=\"data:" + type;
    const auto begin = html.find("base64,", html.find(mark));
    const auto end = html.find('"', begin);
    return bytesOfBase64(html.substr(begin + 7, end - begin - 7)).value_or("no base64");
}

Table sampleTable()
{
    return {"A <table>", {"", "n", "n"}, {{"=1+1", "-2.5", "a,\"b\""}, {"ほん\tx", "3", ""}}, "A note."};
}

TEST(HtmlPageTest, HoldsEveryTableAsFiles)
{
    ReportPage page;
    page.saveTitle = "Save as";
    page.blocks.emplace_back(sampleTable());
    const std::string html = htmlPage(page);
    EXPECT_EQ(linkedFile(html, "text/tab-separated-values"), "\tn\tn\n'=1+1\t-2.5\ta,\"b\"\nほん x\t3\t\n");
    EXPECT_EQ(linkedFile(html, "text/csv"), ",n,n\n'=1+1,-2.5,\"a,\"\"b\"\"\"\nほん x,3,\n");
    const auto json = nlohmann::json::parse(linkedFile(html, "application/json"));
    EXPECT_EQ(json, nlohmann::json::parse(R"([{"name": "=1+1", "n": -2.5, "n 2": "a,\"b\""},
        {"name": "ほん\tx", "n": 3, "n 2": ""}])"));
    EXPECT_NE(html.find("download=\"A-table.tsv\""), std::string::npos);
    EXPECT_NE(html.find("<caption>A &lt;table&gt;</caption>"), std::string::npos);
    EXPECT_NE(html.find("<p class=\"note\">A note.</p>"), std::string::npos);
}

TEST(HtmlPageTest, FiguresHaveTheDecimalSignOfTheLanguageAndInFilesAPoint)
{
    ReportPage page;
    page.decimalSign = ",";
    page.blocks.emplace_back(Table{"T", {"name", "figure", "name"}, {{"1.5", "-2.25", "v1.2"}}, ""});
    const std::string html = htmlPage(page);
    EXPECT_NE(html.find("<th scope=\"row\">1.5</th><td>-2,25</td><td>v1.2</td>"), std::string::npos) << html;
    const Table pairs{"T", {"one", "two", "p", "range"}, {{"1.10", "2.5", "p < 0.0001", "-1.5 to 2.25"}}, "", 2};
    EXPECT_EQ(shownCell(pairs, 1, "2.5", ","), "2.5") << "the name of a system";
    EXPECT_EQ(shownCell(pairs, 2, "p < 0.0001", ","), "p < 0,0001");
    EXPECT_EQ(shownCell(pairs, 2, "p = 0.0300", ","), "p = 0,0300");
    EXPECT_EQ(shownCell(pairs, 3, "-1.5 to 2.25", ","), "-1,5 to 2,25");
    EXPECT_EQ(shownCell(pairs, 3, "1.5～2.25", ","), "1,5～2,25");
    EXPECT_EQ(shownCell(pairs, 3, "p1.5", ","), "p1.5");
    EXPECT_EQ(shownCell(pairs, 3, "info 1.5", ","), "info 1.5");
    EXPECT_EQ(tableJson({"T", {"a", "b"}, {{"x", "inf"}}, ""}), "[\n {\n  \"a\": \"x\",\n  \"b\": \"inf\"\n }\n]\n");
    EXPECT_EQ(shownCell(pairs, 3, "1.5 a 2.5 b", ","), "1.5 a 2.5 b");
    EXPECT_EQ(nlohmann::json::parse(tableJson(pairs)),
        nlohmann::json::parse(R"([{"one": "1.10", "two": "2.5", "p": "p < 0.0001", "range": "-1.5 to 2.25"}])"));
    EXPECT_EQ(linkedFile(html, "text/tab-separated-values"), "name\tfigure\tname\n1.5\t-2.25\tv1.2\n");
    EXPECT_EQ(withDecimalSign("p = 0.0300, dev.conllu, 1.", ","), "p = 0,0300, dev.conllu, 1.");
    EXPECT_EQ(withDecimalSign("1.5.2", "\u066b"), "1\u066b5\u066b2");
    EXPECT_EQ(withDecimalSign("1.5", "."), "1.5");
}

TEST(HtmlPageTest, ShowsTheFirstRowsOfALongTable)
{
    ReportPage page;
    page.moreRows = "%1 more";
    Table table{"Long", {"a"}, {}, ""};
    for (std::size_t i = 0; i < kMostReportRows + 7; ++i)
        table.rows.push_back({"row" + std::to_string(i)});
    page.blocks.emplace_back(table);
    const std::string html = htmlPage(page);
    EXPECT_EQ(test::countOf(html, "<th scope=\"row\">"), kMostReportRows);
    EXPECT_NE(html.find("7 more"), std::string::npos);
    EXPECT_EQ(test::countOf(linkedFile(html, "text/csv"), "row"), kMostReportRows + 7);
}

TEST(HtmlPageTest, ABroadTableIsPrintedOnPaperThatLies)
{
    ReportPage page;
    page.blocks.emplace_back(ReportHeading{2, "One"});
    page.blocks.emplace_back(sampleTable());
    page.blocks.emplace_back(ReportHeading{2, "Two"});
    page.blocks.emplace_back(sampleTable());
    Table broad{"Broad", {"relation"}, {{"obl"}}, {}};
    for (int column = 0; column < 20; ++column) {
        broad.columns.push_back("system");
        broad.rows.front().push_back("12.34");
    }
    page.blocks.emplace_back(broad);
    const std::string html = htmlPage(page);
    EXPECT_NE(html.find("<section>\n<h2 id=\"section-1\">"), std::string::npos);
    EXPECT_NE(html.find("<section class=\"broad\">\n<h2 id=\"section-2\">"), std::string::npos);
    EXPECT_EQ(test::countOf(html, "<div class=\"wide\" style=\"--ems: "), 3U);
}

TEST(HtmlPageTest, SectionsAreListedAndClosed)
{
    ReportPage page;
    page.blocks.emplace_back(ReportParagraph{ParagraphKind::Verdict, "First"});
    page.blocks.emplace_back(ReportHeading{2, "One"});
    page.blocks.emplace_back(ReportHeading{3, "Part"});
    page.blocks.emplace_back(ReportHeading{2, "Two"});
    const std::string html = htmlPage(page);
    EXPECT_EQ(test::countOf(html, "<section>"), 2U);
    EXPECT_EQ(test::countOf(html, "</section>"), 2U);
    EXPECT_NE(html.find("<a href=\"#section-2\">Two</a>"), std::string::npos);
    EXPECT_NE(html.find("<h2 id=\"section-2\">Two</h2>"), std::string::npos);
    EXPECT_LT(html.find("First"), html.find("<nav")) << "the verdict comes before all else";
}

TEST(HtmlPageTest, APictureIsToldToThoseWhoDoNotSeeIt)
{
    ReportPage page;
    DrawnPicture picture{20, 10, "A & B", "Two <dots>", {}};
    picture.shapes.emplace_back(DrawnDot{{5, 5}, 2, DotShape::Circle, {Tone::Series, 1}, "tip"});
    page.blocks.emplace_back(ReportPicture{picture, false});
    const std::string html = htmlPage(page);
    EXPECT_NE(html.find("role=\"img\" aria-labelledby=\"picture-1-title\" aria-describedby=\"picture-1-desc\""),
        std::string::npos);
    EXPECT_NE(html.find("<title id=\"picture-1-title\">A &amp; B</title>"), std::string::npos);
    EXPECT_NE(html.find("<desc id=\"picture-1-desc\">Two &lt;dots&gt;</desc>"), std::string::npos);
    EXPECT_NE(html.find("class=\"f-s1\"><title>tip</title>"), std::string::npos);
    EXPECT_NE(html.find("<figure class=\"chart\" style=\"--least: 14px\""), std::string::npos)
        << "a small screen shows it smaller, down to there";
}

TEST(HtmlPageTest, EveryColourHasAStyle)
{
    const std::string style = htmlStyle();
    for (const Tone tone : {Tone::Ink, Tone::Faint, Tone::Grid, Tone::Wrong, Tone::Right, Tone::Lit, Tone::Series,
             Tone::Heat, Tone::HeatInk}) {
        for (unsigned index = 0; index < kSeriesTones; ++index) {
            const std::string name = colourName({tone, index});
            EXPECT_NE(style.find(".f-" + name + " { fill"), std::string::npos) << name;
            EXPECT_NE(style.find(".l-" + name + " { stroke"), std::string::npos) << name;
            EXPECT_EQ(test::countOf(style, " --" + name + ": #"), 2U) << name << ", light and dark";
        }
    }
}

} // namespace html_page_test
} // namespace arcwright
