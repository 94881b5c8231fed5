// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/evaluation_report.h"

#include <gtest/gtest.h>

#include "core/report/html_page.h"
#include "core/report/report_examples.h"
#include "tests/core/report/report_samples.h"

namespace arcwright {
namespace evaluation_report_test {

using test::ReportSample;
using test::SampleWord;
using Sentences = std::vector<std::vector<SampleWord>>;

/// `books` is obj and taken for obl, twice; `old` hangs too high, once.
Sentences sampleSentences()
{
    return {{{"She", "PRON", 2, "nsubj", 2, "nsubj"}, {"reads", "VERB", 0, "root", 0, "root"},
                {"old", "ADJ", 4, "amod", 4, "amod"}, {"books", "NOUN", 2, "obj", 2, "obl"}},
        {{"She", "PRON", 2, "nsubj", 2, "nsubj"}, {"buys", "VERB", 0, "root", 0, "root"},
            {"old", "ADJ", 4, "amod", 2, "amod"}, {"books", "NOUN", 2, "obj", 2, "obl"}},
        {{"She", "PRON", 2, "nsubj", 2, "nsubj"}, {"sings", "VERB", 0, "root", 0, "root"}}};
}

ReportPage reportOf(const ReportSample& sample, ReportSettings settings = {})
{
    settings.bootstrap.resamples = 100;
    return evaluationReport({sample.table, sample.gold, "gold.conllu", {}}, settings);
}

std::vector<std::string> paragraphs(const ReportPage& page, ParagraphKind kind)
{
    std::vector<std::string> texts;
    for (const ReportBlock& block : page.blocks) {
        const auto* paragraph = std::get_if<ReportParagraph>(&block);
        if (paragraph != nullptr && paragraph->kind == kind)
            texts.push_back(paragraph->text);
    }
    return texts;
}

template <class Block>
std::vector<Block> blocksOf(const ReportPage& page)
{
    std::vector<Block> blocks;
    for (const ReportBlock& block : page.blocks) {
        if (const auto* one = std::get_if<Block>(&block))
            blocks.push_back(*one);
    }
    return blocks;
}

const Table* tableCalled(const std::vector<Table>& tables, const std::string& title)
{
    for (const Table& table : tables) {
        if (table.title == title)
            return &table;
    }
    return nullptr;
}

TEST(EvaluationReportTest, SaysFirstWhatIsRightAndWhatCostsMost)
{
    const ReportPage page = reportOf(ReportSample(sampleSentences()));
    EXPECT_EQ(page.title, "Evaluation against gold.conllu");
    ASSERT_FALSE(page.blocks.empty());
    const auto* first = std::get_if<ReportParagraph>(&page.blocks.front());
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(first->kind, ParagraphKind::Verdict);
    // 10 words, of which `books`, `old`, `books` are wrong.
    EXPECT_EQ(first->text, "hill has 70.0% of the words right, head and relation: 7 of 10.");
    const auto plain = paragraphs(page, ParagraphKind::Plain);
    ASSERT_GE(plain.size(), 2U);
    EXPECT_EQ(plain[0], "Of hill, obj costs most: 2 of its 3 errors (66.7%).");
    EXPECT_EQ(plain.back(), "Most often obj is taken for obl: 2 times.");
}

TEST(EvaluationReportTest, OfSeveralSystemsTheVerdictsComeFirst)
{
    Sentences sentences;
    for (int i = 0; i < 40; ++i)
        sentences.push_back(sampleSentences()[1]);
    const ReportSample sample(sentences);
    RelationPool relations;
    const OutcomeTable table = *makeOutcomeTable(sample.gold,
        {systemOf("hill", sample.system, sample.gold), systemOf("perfect", sample.gold, sample.gold)}, relations, {});
    const ReportPage page = evaluationReport({table, sample.gold, "gold.conllu", {}}, {});
    const auto verdicts = paragraphs(page, ParagraphKind::Verdict);
    ASSERT_EQ(verdicts.size(), 2U);
    EXPECT_EQ(verdicts[0],
        "perfect is better than hill: 80 more heads right with their relations, p\u00a0<\u00a00.0001 by both "
        "tests.");
    EXPECT_EQ(paragraphs(page, ParagraphKind::Plain).front(), "perfect makes no error.");
}

TEST(EvaluationReportTest, ExamplesAreOfTheLargestKindsAndLit)
{
    const ReportSample sample(sampleSentences());
    const auto kinds = largestErrorKinds(sample.table, 0, {});
    ASSERT_EQ(kinds.size(), 3U);
    EXPECT_EQ(kinds[0].title, "Right head, another relation: 2 of 3 errors (66.7%)");
    EXPECT_EQ(kinds[0].rows, (std::vector<std::uint32_t>{3, 7}));
    EXPECT_EQ(kinds[1].title, "Attached too high: 1 of 3 errors (33.3%)");
    EXPECT_EQ(kinds[1].rows, (std::vector<std::uint32_t>{6}));
    EXPECT_EQ(kinds[2].title, "obj taken for obl: 2 of 3 errors (66.7%)");

    const auto sentence = sample.gold.sentence(1);
    const TreePicture tree = exampleTree(sample.table, *sentence, 1, 0, kinds[1].rows, {});
    ASSERT_EQ(tree.words.size(), 4U);
    ASSERT_EQ(tree.arcs.size(), 8U);
    for (const PicturedArc& arc : tree.arcs)
        EXPECT_EQ(arc.isLit, arc.dependent == 3) << arc.dependent;
    for (const PicturedArc& arc : tree.arcs)
        EXPECT_EQ(arc.isWrong, arc.isBelow && arc.dependent >= 3) << arc.dependent;
    EXPECT_EQ(tree.description, "Gold: old hangs on books as amod. hill: old hangs on buys as amod.");
}

TEST(EvaluationReportTest, NoSentenceIsShownTwice)
{
    const ReportSample sample(sampleSentences());
    std::size_t trees = 0;
    for (const ReportPicture& picture : blocksOf<ReportPicture>(reportOf(sample)))
        trees += picture.isTree ? 1 : 0;
    EXPECT_EQ(trees, 2U);
}

TEST(EvaluationReportTest, TablesHoldWhatTheTableOfOutcomesSays)
{
    const auto tables = blocksOf<Table>(reportOf(ReportSample(sampleSentences())));
    const Table* relations = tableCalled(tables, "By relation");
    ASSERT_NE(relations, nullptr);
    // obj: 2 words, 2 errors, two of three; heads right, no relation.
    EXPECT_EQ(relations->rows.front(),
        (std::vector<std::string>{"obj", "2", "2", "66.67", "100.00", "0.00", "0.00 to 65.76"}));
    const Table* confusions = tableCalled(tables, "Relations taken for others: hill");
    ASSERT_NE(confusions, nullptr);
    ASSERT_EQ(confusions->rows.size(), 1U);
    EXPECT_EQ(confusions->rows.front(), (std::vector<std::string>{"obj", "obl", "2", "100.00"}));
    EXPECT_EQ(tableCalled(tables, "Every two systems"), nullptr);
    EXPECT_EQ(tableCalled(tables, "By genre"), nullptr) << "nothing is known of it";
}

TEST(EvaluationReportTest, SystemsWithoutRelationsAreJudgedByHeads)
{
    Sentences sentences = sampleSentences();
    for (auto& sentence : sentences) {
        for (SampleWord& word : sentence)
            word.foundRelation = "_";
    }
    const auto page = reportOf(ReportSample(sentences));
    EXPECT_EQ(paragraphs(page, ParagraphKind::Verdict).front(), "hill has 90.0% of the heads right: 9 of 10.");
    EXPECT_EQ(tableCalled(blocksOf<Table>(page), "Relations taken for others: hill"), nullptr);
}

TEST(EvaluationReportTest, GivenTablesTakeThePlaceOfItsOwn)
{
    const ReportSample sample(sampleSentences());
    ReportSource source{sample.table, sample.gold, "gold.conllu", {}};
    source.sections = {{"Mine", {{"Only", {"a"}, {{"b"}}, ""}}}};
    const auto tables = blocksOf<Table>(evaluationReport(source, {}));
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].title, "Only");
}

TEST(EvaluationReportTest, EverySentenceIsTranslated)
{
    const ReportSample sample(sampleSentences());
    ReportSettings settings;
    settings.translate = [](const char*, const char* sentence) { return "«" + std::string(sentence) + "»"; };
    const ReportPage page = reportOf(sample, settings);
    for (const ReportParagraph& paragraph : blocksOf<ReportParagraph>(page)) {
        const bool isOfTreebank = paragraph.kind == ParagraphKind::Sample;
        EXPECT_TRUE(isOfTreebank || paragraph.text.starts_with("«")) << paragraph.text;
    }
    for (const ReportHeading& heading : blocksOf<ReportHeading>(page))
        EXPECT_EQ(heading.text.find("«"), 0U) << heading.text;
    for (const Table& table : blocksOf<Table>(page)) {
        EXPECT_EQ(table.title.find("«"), 0U) << table.title;
        for (const std::string& column : table.columns)
            EXPECT_TRUE(column == "hill" || column.starts_with("«")) << column;
    }
    for (const ReportPicture& picture : blocksOf<ReportPicture>(page))
        EXPECT_EQ(picture.picture.title.find("«"), 0U) << picture.picture.title;
}

TEST(EvaluationReportTest, FiguresInSentencesHaveTheDecimalSignOfTheLanguage)
{
    ReportSettings settings;
    settings.decimalSign = ",";
    const ReportPage page = reportOf(ReportSample(sampleSentences(), "v1.2"), settings);
    EXPECT_EQ(
        paragraphs(page, ParagraphKind::Verdict)[0], "v1.2 has 70,0% of the words right, head and relation: 7 of 10.");
}

TEST(EvaluationReportTest, HostileTextsAreTextOnThePage)
{
    const std::string script = "<script>alert(1)</script>";
    const std::string quotes = "\"'onload='x";
    const std::string endings = "]]>--></svg></style></title>";
    const std::string controls = "a\x1b[31m\xe2\x80\xae\xe2\x80\xa8"
                                 "b";
    std::string endless(10000, 'x');
    const ReportSample sample(
        {{{script, quotes, 2, endings, 2, script}, {controls, "VERB", 0, "root", 0, "root"},
            {endless, endless, 2, endless, 1, quotes}, {endings, "NOUN", 2, quotes, 3, controls}}},
        script + quotes);
    ReportSettings settings;
    const ReportPage page = evaluationReport({sample.table, sample.gold, "<b>" + endless + "</b>", {}}, settings);
    const std::string html = htmlPage(page);
    for (const char* part : {"<script", "<b>", "]]>", "-->", "onload='", "\x1b", "\xe2\x80\xae"})
        EXPECT_EQ(html.find(part), std::string::npos) << part;
    EXPECT_EQ(test::countOf(html, "</style>"), 1U);
    EXPECT_EQ(test::countOf(html, "<svg"), test::countOf(html, "</svg>"));
    EXPECT_NE(html.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
    EXPECT_NE(html.find("\\u202e"), std::string::npos) << "it is there to be seen";
    EXPECT_EQ(html.find(std::string(2000, 'x')), std::string::npos) << "what is endless is cut";
}

TEST(EvaluationReportTest, ALongSentenceIsToldInWords)
{
    std::vector<SampleWord> words{{"w", "X", 0, "root", 0, "root"}};
    for (int i = 2; i <= 100; ++i)
        words.push_back({"w" + std::to_string(i), "X", 1, "dep", 2, "dep"});
    words[1].foundHead = 1;
    const ReportPage page = reportOf(ReportSample({words}));
    for (const ReportPicture& picture : blocksOf<ReportPicture>(page))
        EXPECT_FALSE(picture.isTree);
    EXPECT_EQ(paragraphs(page, ParagraphKind::Plain).back().find("Its 100 words are too many to be drawn here."), 0U);
}

TEST(EvaluationReportTest, FilesOfTablesHavePointsInEveryLanguage)
{
    ReportSettings settings;
    settings.decimalSign = ",";
    const ReportPage page = reportOf(ReportSample(sampleSentences(), "1.10"), settings);
    const ReportPage english = reportOf(ReportSample(sampleSentences(), "1.10"));
    const auto tables = blocksOf<Table>(page);
    const auto expected = blocksOf<Table>(english);
    ASSERT_EQ(tables.size(), expected.size());
    for (std::size_t i = 0; i < tables.size(); ++i) {
        EXPECT_EQ(tableTsv(tables[i]), tableTsv(expected[i]));
        EXPECT_EQ(tableCsv(tables[i]), tableCsv(expected[i]));
        EXPECT_EQ(tableJson(tables[i]), tableJson(expected[i]));
    }
    const std::string html = htmlPage(page);
    EXPECT_NE(html.find("<td>70,00</td><td>"), std::string::npos);
    const auto range = html.find(" to ", html.find("<table>"));
    ASSERT_NE(range, std::string::npos);
    EXPECT_EQ(html.substr(range - 3, 1), ",")
        << html.substr(range - 6, 16) << ": as the language writes it on the page";
}

} // namespace evaluation_report_test
} // namespace arcwright
