// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/gzip.h"
#include "core/conversion/conversion_losses.h"
#include "core/conversion/converted_text.h"
#include "core/documents/working_copy.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/pml/pml_opening.h"
#include "core/treebank/file_packing.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_test {

using testing::ElementsAre;
using testing::IsEmpty;

/// A folder with the three files.
class PmlTest : public testing::Test {
protected:
    void writeAll() const
    {
        m_folder.write("small.a", test::pmlTrees);
        m_folder.write("small.m", test::pmlWords);
        m_folder.write("small.w", test::pmlTokens);
    }

    std::shared_ptr<const Document> open(std::string_view name = "small.a", std::string_view format = {}) const
    {
        const auto document = openDocument(m_folder.file(name), format);
        EXPECT_TRUE(document.has_value()) << testing::PrintToString(document.error());
        return document.value_or(nullptr);
    }

    Problem problemOf(std::string_view name, std::string_view format = {}) const
    {
        const auto document = openDocument(m_folder.file(name), format);
        EXPECT_FALSE(document.has_value());
        return document ? Problem{} : document.error();
    }

    std::string conllu(const Document& document) const
    {
        return convertedText(document, *formatNamed("conllu")).value_or("");
    }

    test::TemporaryFolder m_folder;
};

constexpr const char* smallAsConllu
    = "# newdoc id = small\n# newpar\n# sent_id = a-small-p1s1\n# text = mok rota & chlad.\n"
      "1\tmokrota\tmokrota\t_\tNNFS1-----A----\t_\t2\tExD\t_\tId=a-small-p1s1w1|IsMember=Yes|FormChange=spell|Token="
      "mok rota\n"
      "2\t&\t&\t_\tZ:-------------\t_\t0\tCoord\t_\tId=a-small-p1s1w2\n"
      "3\tchlad\tchlad\t_\tNNIS1-----A----\t_\t2\tExD\t_\tSpaceAfter=No|Id=a-small-p1s1w3|IsMember=Yes\n"
      "4\t.\t.\t_\tZ:-------------\t_\t0\tAuxK\t_\tId=a-small-p1s1w4\n\n"
      "# newpar\n# sent_id = a-small-p2s1\n# text = zmrzls\n"
      "1\tzmrzl\tzmrznout\t_\tVpYS---XR-AA---\t_\t0\tPred\t_\tSpaceAfter=No|Id=a-small-p2s1w1|FormChange=ctcd|Token="
      "zmrzls\n"
      "2\tjsi\tbýt\t_\tVB-S---2P-AA---\t_\t1\tAdv\t_\tId=a-small-p2s1w2|FormChange=ctcd|Token=zmrzls\n\n";

TEST_F(PmlTest, ThreeFilesAreOneDocument)
{
    writeAll();
    const auto document = open();
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->line(0), 11U);
    EXPECT_EQ(document->line(1), 41U);
    EXPECT_EQ(conllu(*document), smallAsConllu);
    EXPECT_THAT(findProblems(Treebank({document})), IsEmpty());
    EXPECT_THAT(lossesOf(*document, *formatNamed("conllu")).value(), IsEmpty());
    EXPECT_THAT(document->format()->packing()->notices(), IsEmpty());
}

TEST_F(PmlTest, CompressedFilesAreReadByTheirContentWhateverTheyAreNamed)
{
    m_folder.write("small.a", compressed(test::pmlTrees, {}));
    m_folder.write("small.m.gz", compressed(test::pmlWords, {})); // named small.m
    m_folder.write("small.w", test::pmlTokens);
    EXPECT_EQ(conllu(*open()), smallAsConllu);
}

TEST_F(PmlTest, AMissingLayerIsSaidAndTheTreeOpens)
{
    m_folder.write("small.a", test::pmlTrees);
    const auto document = open();
    EXPECT_THAT(document->format()->packing()->notices(),
        ElementsAre(Problem{FormatProblem::PmlLayerMissing, m_folder.file("small.a"), 0, 0, {"m", "small.m"}}));
    EXPECT_EQ(document->sentence(0)->word(1).form, "mm#m-small-p1s1w1");
    EXPECT_EQ(document->sentence(0)->word(1).head, 2);
    EXPECT_EQ(WorkingCopy(document).notices().front().code, FormatProblem::PmlLayerMissing);

    m_folder.write("small.m", test::pmlWords);
    const auto words = open();
    EXPECT_THAT(words->format()->packing()->notices(),
        ElementsAre(Problem{FormatProblem::PmlLayerMissing, m_folder.file("small.a"), 0, 0, {"w", "small.w"}}));
    EXPECT_EQ(words->sentence(0)->word(1).form, "mokrota");
}

TEST_F(PmlTest, ALayerThatCannotBeReadIsSaidAndTheTreeOpens)
{
    const std::string path = m_folder.file("small.a");
    m_folder.write("small.a", test::pmlTrees);
    m_folder.write("small.m", test::pmlWords);
    m_folder.write("small.w", "<wdata>\n <para></wdata>");
    const auto tokens = open();
    EXPECT_THAT(tokens->format()->packing()->notices(),
        ElementsAre(Problem{FormatProblem::XmlEndTagExpected, m_folder.file("small.w"), 2, 10, {"para"}},
            Problem{FormatProblem::PmlLayerNotRead, path, 0, 0, {"w", "small.w"}}));
    EXPECT_EQ(tokens->sentence(0)->word(1).form, "mokrota");
    EXPECT_EQ(tokens->format()->packing()->files().size(), 3U) << "its changes are seen";

    const std::string damaged = compressed(test::pmlWords, {}).substr(0, 100);
    for (const std::string& words : {std::string("<mdata"), test::pmlTokens, damaged}) {
        m_folder.write("small.m", words);
        const auto document = open();
        const auto& notices = document->format()->packing()->notices();
        ASSERT_EQ(notices.size(), 2U);
        EXPECT_EQ(notices[0].file, m_folder.file("small.m"));
        EXPECT_EQ(notices[1], (Problem{FormatProblem::PmlLayerNotRead, path, 0, 0, {"m", "small.m"}}));
        EXPECT_EQ(document->sentence(0)->word(1).form, "mm#m-small-p1s1w1");
        EXPECT_EQ(document->sentence(0)->word(1).head, 2);
        EXPECT_THAT(findProblems(Treebank({document})), IsEmpty());
    }
}

TEST_F(PmlTest, ALayerThatNamesTheTreesAsItselfIsNotReadAgain)
{
    std::string trees = test::pmlTrees;
    trees.replace(trees.find("small.m"), 7, "small.a");
    m_folder.write("small.a", trees);
    const WorkingCopy copy(open());
    EXPECT_EQ(copy.notices().front(),
        (Problem{FormatProblem::PmlLayerRoot, m_folder.file("small.a"), 1, 1, {"mdata", "adata"}}));
    EXPECT_EQ(copy.document()->format()->packing()->files().size(), 1U);
    EXPECT_FALSE(copy.readOnlyBecause());
}

TEST_F(PmlTest, OnlyFilesBesideTheDocumentAreOpened)
{
    m_folder.write("words/small.m", test::pmlWords);
    for (const std::string href : {"../words/small.m", "/words/small.m", "http://example.org/small.m"}) {
        std::string trees = test::pmlTrees;
        trees.replace(trees.find("small.m"), 7, href);
        m_folder.write("trees/other.a", trees);
        const auto document = open("trees/other.a");
        const auto& notices = document->format()->packing()->notices();
        ASSERT_EQ(notices.size(), 2U);
        EXPECT_EQ(notices[0], (Problem{FormatProblem::PmlLayerNotLocal, m_folder.file("trees/other.a"), 0, 0, {href}}));
    }
}

TEST_F(PmlTest, ATreexDocumentIsTheTreesOfOneZone)
{
    m_folder.write("x.treex", test::treexDocument);
    const auto document = open("x.treex");
    EXPECT_THAT(document->format()->packing()->notices(),
        ElementsAre(Problem{FormatProblem::PmlOtherZones, m_folder.file("x.treex"), 0, 0, {"cs", "en_ref"}}));
    EXPECT_EQ(conllu(*document),
        "# sent_id = a-cs-s1\n# text = Mrzne.\n"
        "1\tMrzne\tmrznout\t_\tVB-S---3P-AA---\t_\t0\tPred\t_\tSpaceAfter=No|Id=a-cs-s1w1\n"
        "2\t.\t.\t_\tZ:-------------\t_\t1\tAuxK\t_\tId=a-cs-s1w2\n\n");
    const auto english = open("x.treex", "pml:en:ref");
    EXPECT_THAT(english->format()->packing()->notices(),
        ElementsAre(Problem{FormatProblem::PmlOtherZones, m_folder.file("x.treex"), 0, 0, {"en_ref", "cs"}}));
    EXPECT_EQ(conllu(*english),
        "# sent_id = a-en-s1\n# text = Freezing.\n1\tFreezing\t_\t_\t_\t_\t0\troot\t_\tId=a-en-s1w1\n\n");
    EXPECT_EQ(problemOf("x.treex", "pml:de"),
        (Problem{FormatProblem::PmlZoneMissing, m_folder.file("x.treex"), 1, 1, {"de", "cs, en_ref"}}));
}

TEST_F(PmlTest, NamesMayHaveAPrefixAndAListOfOneMayBeItsMember)
{
    m_folder.write("p.a",
        "<p:adata xmlns:p=\"http://ufal.mff.cuni.cz/pdt/pml/\" xmlns:o=\"urn:o\"><p:trees id=\"r\"><p:ord>0</p:ord>"
        "<o:children id=\"no\"/><p:children id=\"w\" o:a=\"1\"><p:afun><![CDATA[Pred]]></p:afun><p:ord>7</p:ord>"
        "<p:m><p:form>P&#x159;&lt;</p:form><p:lemma/><p:tag><p:AM>A</p:AM><p:AM selected=\"1\">B</p:AM></p:tag></p:m>"
        "</p:children></p:trees></p:adata>");
    const auto document = open("p.a");
    EXPECT_EQ(conllu(*document), "# sent_id = r\n1\tPř<\t_\t_\tB\t_\t0\tPred\t_\tId=w\n\n");
    const auto warnings = document->format()->warnings(*document->sentence(0));
    ASSERT_EQ(warnings.size(), 2U);
    EXPECT_EQ(warnings[0].problem, (Problem{FormatProblem::PmlOrderGap, {}, 1, 122, {"1", "7"}}));
    EXPECT_EQ(warnings[1].problem.code, FormatProblem::PmlTagLength);
}

TEST_F(PmlTest, AWordThatIsNowhereIsAWarning)
{
    writeAll();
    std::string words = test::pmlWords;
    words.replace(words.find("id=\"m-small-p1s1w3\""), 19, "id=\"m-small-p1s1w9\"");
    m_folder.write("small.m", words);
    const auto document = open();
    const auto warnings = document->format()->warnings(*document->sentence(0));
    ASSERT_EQ(warnings.size(), 2U);
    EXPECT_EQ(warnings[1].problem.code, FormatProblem::PmlWordUnreached);
    EXPECT_EQ(warnings[0].problem, (Problem{FormatProblem::PmlReferenceUnknown, {}, 26, 7, {"mm#m-small-p1s1w3"}}));
}

TEST_F(PmlTest, WordsOfATreeMayStandInTheSentenceOfAnother)
{
    writeAll();
    std::string trees = test::pmlTrees;
    for (std::size_t at = 0; (at = trees.find("mm#m-small-p1s1w3")) != std::string::npos;)
        trees.replace(at, 17, "mm#m-small-p2s1w2");
    m_folder.write("small.a", trees);
    EXPECT_EQ(open()->sentence(0)->word(3).form, "jsi");
}

TEST_F(PmlTest, ProblemsOfATreeAreThoseOfItsSentence)
{
    const auto broken = [&](const std::string& from, const std::string& to) {
        std::string trees = test::pmlTrees;
        trees.replace(trees.find(from), from.size(), to);
        m_folder.write("b.a", trees);
        const auto document = open("b.a");
        EXPECT_FALSE(document->sentence(1)->problem.has_value());
        return document->sentence(0)->problem.value_or(Problem{});
    };
    const std::string path = m_folder.file("b.a");
    EXPECT_EQ(broken("<ord>3</ord>", ""), (Problem{FormatProblem::PmlOrderInvalid, path, 26, 7, {""}}));
    EXPECT_EQ(broken("<ord>3</ord>", "<ord>x</ord>"), (Problem{FormatProblem::PmlOrderInvalid, path, 26, 7, {"x"}}));
    EXPECT_EQ(broken("<ord>3</ord>", "<ord>1</ord>"), (Problem{FormatProblem::PmlOrderTwice, path, 26, 7, {"1"}}));
    EXPECT_EQ(broken("\"a-small-p1s1w3\"", "\"a-small-p1s1w1\""),
        (Problem{FormatProblem::PmlIdTwice, path, 26, 7, {"a-small-p1s1w1"}}));
    EXPECT_EQ(broken("<ord>3</ord>", "<ord>3</ord><afun>Sb</afun>"),
        (Problem{FormatProblem::PmlMemberTwice, path, 26, 7, {"afun"}}));
    EXPECT_EQ(broken("<ord>3</ord>", "<ord>3</ord><children/><children id=\"x\"><ord>5</ord></children>"),
        (Problem{FormatProblem::PmlMemberTwice, path, 26, 7, {"children"}}));
    EXPECT_EQ(broken("<s.rf>mm#m-small-p1s1</s.rf>", "<s.rf>mm#m-small-p1s1</s.rf><s.rf>mm#m-small-p2s1</s.rf>"),
        (Problem{FormatProblem::PmlMemberTwice, path, 11, 3, {"s.rf"}}));
}

TEST_F(PmlTest, WhatAWordHasTwiceIsNamed)
{
    writeAll();
    const auto twice = [&](const char* name, std::string text, const std::string& from, const std::string& more) {
        text.insert(text.find(from) + from.size(), more);
        m_folder.write(name, text);
        const std::string_view trees = std::string_view(name).ends_with(".m") ? "small.a" : name;
        const Problem problem = open(trees)->sentence(0)->problem.value_or(Problem{});
        m_folder.write("small.m", test::pmlWords);
        EXPECT_EQ(problem.code, FormatProblem::PmlMemberTwice) << more;
        EXPECT_GT(problem.line, 0U);
        return problem.arguments.empty() ? std::string() : problem.arguments.front();
    };
    const std::string lemma = "<lemma>chlad</lemma>";
    for (const char* member : {"form", "lemma", "tag", "w.rf"}) {
        const std::string more = std::string("<") + member + ">x</" + member + '>';
        EXPECT_EQ(twice("small.m", test::pmlWords, lemma, more), std::string("m/") + member);
    }
    EXPECT_EQ(twice("x.treex", test::treexDocument, "<form>Mrzne</form>", "<form>x</form>"), "form");
    EXPECT_EQ(twice("x.treex", test::treexDocument, "<lemma>mrznout</lemma>", "<lemma>x</lemma>"), "lemma");
    std::string english = test::treexDocument;
    english.replace(english.find("\"cs\""), 4, "\"xx\"");
    english.replace(english.find("\"en\" selector=\"ref\""), 19, "\"aa\"");
    const std::string deprel = "<deprel>root</deprel>";
    english.insert(english.find(deprel) + deprel.size(), "<deprel>x</deprel>");
    m_folder.write("y.treex", english);
    const auto read = openZone(m_folder.file("y.treex"), "aa").value()->sentence(0);
    EXPECT_EQ(read->problem.value_or(Problem{}).arguments, std::vector<std::string>{"conll/deprel"});
    m_folder.write("small.a", test::pmlTrees);
    EXPECT_FALSE(open("small.a")->sentence(0)->problem.has_value());
}

TEST_F(PmlTest, AFolderOfPragueFilesIsATreebank)
{
    writeAll();
    m_folder.write("x.treex.gz", compressed(test::treexDocument, {}));
    const auto treebank = openTreebank({m_folder.path()});
    ASSERT_TRUE(treebank.has_value()) << testing::PrintToString(treebank.error());
    EXPECT_EQ(treebank->documents().size(), 2U);
    EXPECT_EQ(treebank->size(), 3U);
}

TEST_F(PmlTest, NothingElseIsTakenForIt)
{
    m_folder.write("a.gz", compressed("1\tono\t_\t_\t_\t_\t0\t_\t_\t_\n\n", {}));
    EXPECT_EQ(problemOf("a.gz"), (Problem{FormatProblem::Unsupported, m_folder.file("a.gz"), 1, 1, {"gzip"}}));
    m_folder.write("other.xml", "<?xml version=\"1.0\"?>\n<data>adata</data>\n");
    EXPECT_FALSE(looksLikePml(*FileBytes::open(m_folder.file("other.xml")).value()));
    m_folder.write("small.m", test::pmlWords);
    EXPECT_EQ(problemOf("small.m"), (Problem{FormatProblem::PmlLowerLayer, m_folder.file("small.m"), 1, 1, {"mdata"}}));
    EXPECT_EQ(problemOf("other.xml", "pml"),
        (Problem{FormatProblem::PmlRootUnknown, m_folder.file("other.xml"), 1, 1, {"data"}}));
}

} // namespace pml_test
} // namespace arcwright
