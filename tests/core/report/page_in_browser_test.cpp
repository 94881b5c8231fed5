// SPDX-License-Identifier: GPL-3.0-or-later
// The report as those read it who did not write it: a strict parser of XML, and a browser where one is installed.
#include <map>

#include <gtest/gtest.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>

#include "core/report/evaluation_report.h"
#include "core/report/html_page.h"
#include "tests/core/report/report_samples.h"
#include "tests/core/support/browser.h"

namespace arcwright {
namespace page_in_browser_test {

using test::ReportSample;

using Counts = std::map<std::string, std::size_t>;
using Tree = std::unique_ptr<xmlDoc, void (*)(xmlDocPtr)>;

void count(const xmlNode* node, Counts& counts)
{
    for (; node != nullptr; node = node->next) {
        if (node->type == XML_ELEMENT_NODE)
            ++counts[reinterpret_cast<const char*>(node->name)];
        count(node->children, counts);
    }
}

std::string textOf(const Tree& tree)
{
    xmlChar* content = xmlNodeGetContent(xmlDocGetRootElement(tree.get()));
    std::string text = content == nullptr ? "" : reinterpret_cast<const char*>(content);
    xmlFree(content);
    return text;
}

Tree readXml(const std::string& page)
{
    return {
        xmlReadMemory(page.data(), static_cast<int>(page.size()), "report.html", "UTF-8", XML_PARSE_NONET), xmlFreeDoc};
}

Tree readHtml(const std::string& page)
{
    return {htmlReadMemory(page.data(), static_cast<int>(page.size()), "report.html", "UTF-8",
                HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET),
        xmlFreeDoc};
}

/// What tries to be more than text, in forms, tags, relations and the names of system and treebank.
std::string hostilePage()
{
    const std::string script = "<script>document.body.textContent='gone'</script>";
    const std::string quotes = "\"'onload='x'>";
    const std::string endings = "]]>--></svg></style></title></td></table><!--";
    const std::string controls = "a\x01\x1b\xc2\x85\xef\xbf\xbe\xef\xbf\xbf\xe2\x80\xae&amp;&#60;&nbsp;b";
    const std::string broken = "\xff\xc3(\xed\xa0\x80"; // no UTF-8
    const std::string image = "<img\xc2\xa0src=x\xc2\xa0onerror=alert(1)>";
    const ReportSample sample({{{script, quotes, 2, endings, 2, script}, {controls, "VERB", 0, "root", 0, "root"},
                                   {endings, image, 2, endings, 1, quotes}, {image, "NOUN", 2, quotes, 3, controls}},
                                  {{"שלום", "X", 2, image, 2, broken}, {broken, "VERB", 0, "root", 0, "root"}}},
        script + quotes);
    return htmlPage(evaluationReport({sample.table, sample.gold, "<b>" + endings + "</b>", {}}, {}));
}

TEST(PageInBrowserTest, IsWellFormedWhateverTextsThereAre)
{
    const Tree tree = readXml(hostilePage());
    ASSERT_TRUE(tree) << "not well-formed";
    Counts counts;
    count(xmlDocGetRootElement(tree.get()), counts);
    EXPECT_GT(counts["svg"], 3U);
    EXPECT_GT(counts["table"], 3U);
    for (const char* name : {"script", "img", "b", "meta "})
        EXPECT_EQ(counts[name], 0U) << name;
    EXPECT_NE(textOf(tree).find("<script>document.body"), std::string::npos) << "it is there to be read";
}

TEST(PageInBrowserTest, ABrowserHasTheSameElements)
{
    const std::string program = test::browser();
    if (program.empty())
        GTEST_SKIP() << "no Chromium is installed";
    const std::string page = hostilePage();
    const std::string shown = test::inBrowser(program, page);
    if (shown.empty())
        GTEST_SKIP() << program << " cannot be started here";
    const Tree written = readXml(page);
    ASSERT_TRUE(written);
    const Tree read = readHtml(shown);
    ASSERT_TRUE(read);
    Counts expected;
    count(xmlDocGetRootElement(written.get()), expected);
    Counts found;
    count(xmlDocGetRootElement(read.get()), found);
    for (const char* name : {"svg", "path", "text", "rect", "figure", "section", "table", "tr", "td", "th", "h2", "h3",
             "h4", "p", "a", "script", "img", "b"})
        EXPECT_EQ(found[name], expected[name]) << name;
    EXPECT_NE(textOf(read).find("document.body.textContent='gone'"), std::string::npos) << "no script has run";
}

} // namespace page_in_browser_test
} // namespace arcwright
