// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/pml/pml_files.h"
#include "core/treebank/file_packing.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_edit_test {

using testing::ElementsAre;
using Change = std::function<void(Sentence&)>;

class PmlEditTest : public testing::Test {
protected:
    PmlEditTest()
    {
        m_folder.write("small.a", test::pmlTrees);
        m_folder.write("small.m", test::pmlWords);
        m_folder.write("small.w", test::pmlTokens);
    }

    std::shared_ptr<const Document> open(std::string_view name = "small.a", std::string_view format = {}) const
    {
        return openDocument(m_folder.file(name), format).value();
    }

    static std::shared_ptr<const Document> changed(
        const std::shared_ptr<const Document>& document, std::size_t index, const Change& change)
    {
        const auto before = document->sentence(index);
        auto after = std::make_shared<Sentence>(*before);
        change(*after);
        return document->with(replacement(document->id(index), before, std::move(after)));
    }

    /// The files of a document as a save would write them: the one it is named by last.
    static std::vector<std::string> filesOf(const Document& document)
    {
        const auto text = document.serialised();
        EXPECT_TRUE(text.has_value()) << testing::PrintToString(text.error());
        return document.format()->packing()->contents(text.value_or("")).value();
    }

    /// The trees after a change of a sentence; words and tokens must be as they were.
    std::string treesAfter(std::size_t index, const Change& change) const
    {
        const auto files = filesOf(*changed(open(), index, change));
        EXPECT_EQ(files[0], test::pmlTokens);
        EXPECT_EQ(files[1], test::pmlWords);
        return files[2];
    }

    /// The file of a document that has only one.
    std::string after(std::string_view trees, const Change& change, std::string_view format = {}) const
    {
        m_folder.write("one.a", trees);
        return filesOf(*changed(open("one.a", format), 0, change)).back();
    }

    Problem refusal(const Change& change) const
    {
        const auto document = open();
        Sentence sentence = *document->sentence(0);
        change(sentence);
        const auto written = document->format()->write(sentence);
        EXPECT_FALSE(written.has_value());
        return written ? Problem{} : written.error();
    }

    test::TemporaryFolder m_folder;
};

/// What is to be written is never empty because what was read is not there any more.
TEST_F(PmlEditTest, AFileThatCannotBeReadAgainKeepsItsText)
{
    const std::string trees = m_folder.write("gone.a.gz", compressed(test::pmlTrees, GzipHeader{}));
    const std::string words = m_folder.write("gone.m", test::pmlWords);
    PmlRead read;
    std::vector<PmlFiles::File> files;
    for (const auto& [path, layer] : {std::pair(words, 'm'), std::pair(trees, 'a')}) {
        read.files.push_back(pmlFileOf(path, FileBytes::open(path, 0).value()).value());
        read.files.back().layer = layer;
        files.push_back({read.files.back().bytes, layer});
    }
    const PmlFiles packing(files, 0, {}, [&] { return read; });
    packing.read();
    m_folder.write("gone.a.gz", "");
    m_folder.write("gone.m", "");
    ASSERT_FALSE(packing.files()[0]->read(0, packing.files()[0]->size()));
    const auto contents = packing.contents(open()->serialised().value()).value();
    ASSERT_EQ(contents.size(), 2U);
    EXPECT_EQ(contents[0], test::pmlWords);
    EXPECT_EQ(decompressed(contents[1])->text, test::pmlTrees);
}

std::string replaced(std::string text, const std::vector<std::pair<std::string, std::string>>& parts)
{
    for (const auto& [from, to] : parts) {
        EXPECT_NE(text.find(from), std::string::npos) << from;
        text.replace(text.find(from), from.size(), to);
    }
    return text;
}

Change head(int word, int to)
{
    return [=](Sentence& sentence) { sentence = withHead(sentence, word, to); };
}

Change relation(int word, std::string to)
{
    return [=](Sentence& sentence) { sentence = withRelation(sentence, word, to); };
}

Change flag(int word, std::string_view name, bool isOn)
{
    return [=](Sentence& sentence) { sentence.word(word).setFurther(name, isOn ? "Yes" : ""); };
}

TEST_F(PmlEditTest, WithoutAnEditEveryByteOfEveryFileStays)
{
    EXPECT_THAT(filesOf(*open()), ElementsAre(test::pmlTokens, test::pmlWords, test::pmlTrees));
    EXPECT_EQ(treesAfter(0, [](Sentence&) {}), test::pmlTrees);
}

TEST_F(PmlEditTest, AFunctionIsATextThatIsReplaced)
{
    EXPECT_EQ(treesAfter(0, relation(2, "Apos")), replaced(test::pmlTrees, {{">Coord<", ">Apos<"}}));
    EXPECT_EQ(treesAfter(0, relation(4, "a<b&c")), replaced(test::pmlTrees, {{">AuxK<", ">a&lt;b&amp;c<"}}));
    EXPECT_EQ(treesAfter(0, relation(4, "")), replaced(test::pmlTrees, {{"\n     <afun>AuxK</afun>", ""}}));
    const std::string none
        = "<adata><trees><LM id=\"r\"><children id=\"w\"><m.rf>m#x</m.rf> <ord>1</ord></children></LM>"
          "</trees></adata>";
    EXPECT_EQ(after(none, relation(1, "Sb")), replaced(none, {{"</m.rf>", "</m.rf><afun>Sb</afun>"}}));
}

TEST_F(PmlEditTest, AFlagComesAndGoesWithItsWhiteSpace)
{
    EXPECT_EQ(treesAfter(0, flag(4, "IsMember", true)),
        replaced(test::pmlTrees, {{"<afun>AuxK</afun>", "<afun>AuxK</afun>\n     <is_member>1</is_member>"}}));
    EXPECT_EQ(treesAfter(0, flag(1, "IsMember", false)),
        replaced(test::pmlTrees, {{"\n       <is_member>1</is_member>", ""}}));
    EXPECT_EQ(treesAfter(0,
                  [](Sentence& sentence) {
                      flag(3, "IsMember", false)(sentence);
                      flag(3, "IsExtra", true)(sentence);
                      flag(3, "IsParenthesis", true)(sentence);
                  }),
        replaced(test::pmlTrees,
            {{"w3</m.rf>\n       <afun>ExD</afun>\n       <is_member>1</is_member>",
                "w3</m.rf>\n       <afun>ExD</afun>\n       <is_parenthesis_root>1</is_parenthesis_root>\n"
                "       <is_extra_dependency>1</is_extra_dependency>"}}));
}

TEST_F(PmlEditTest, WhereFlagsThatAreOffAreZerosTheyBecomeZeros)
{
    const std::string on = replaced(test::treexDocument, {{">0</is_member>", ">1</is_member>"}});
    EXPECT_EQ(after(test::treexDocument, flag(2, "IsMember", true)), on);
    EXPECT_EQ(after(test::treexDocument, flag(1, "IsMember", true)),
        replaced(test::treexDocument,
            {{"<afun>Pred</afun>", "<afun>Pred</afun>\n                <is_member>1</is_member>"}}));
}

TEST_F(PmlEditTest, LemmaAndTagStandInTheWords)
{
    const auto document = changed(open(), 0, [](Sentence& sentence) {
        sentence.word(1).lemma = "a&b";
        sentence.word(3).xpos = "X<";
        sentence.word(4).lemma = "'\"";
    });
    const auto files = filesOf(*document);
    EXPECT_EQ(files[2], test::pmlTrees);
    EXPECT_EQ(files[1],
        replaced(test::pmlWords,
            {{"<lemma>mokrota<", "<lemma>a&amp;b<"}, {"NNIS1-----A----", "X&lt;"}, {"'.'", "'&#39;&quot;'"}}));
    EXPECT_EQ(after(test::treexDocument, [](Sentence& sentence) { sentence.word(2).lemma = "tečka"; }),
        replaced(test::treexDocument, {{"<lemma>.<", "<lemma>tečka<"}}));
}

TEST_F(PmlEditTest, AnEntryWithoutALemmaIsGivenOne)
{
    EXPECT_EQ(after(
                  test::treexDocument, [](Sentence& sentence) { sentence.word(1).lemma = "freeze"; }, "pml:en:ref"),
        replaced(test::treexDocument,
            {{"<form>Freezing</form>", "<form>Freezing</form>\n                <lemma>freeze</lemma>"}}));
}

// The nodes of the first sentence as they stand in the file.
const std::string first = R"(
      <LM id="a-small-p1s1w1">
       <m.rf>mm#m-small-p1s1w1</m.rf>
       <afun>ExD</afun>
       <is_member>1</is_member>
       <ord>1</ord>
      </LM>)";
const std::string third = R"(
      <LM id="a-small-p1s1w3" note='kept'>
       <m.rf>mm#m-small-p1s1w3</m.rf>
       <afun>ExD</afun>
       <is_member>1</is_member>
       <ord>3</ord>
      </LM>)";
const std::string list = "\n     <children>" + first + third + "\n     </children>";

TEST_F(PmlEditTest, ANodeMovesWithItsBytesToItsPlaceInAnotherList)
{
    // w3 hangs on the root, between w2 and w4, with the white space that stands there.
    const std::string moved = "\n    " + third.substr(third.find('<'));
    EXPECT_EQ(treesAfter(0, head(3, 0)),
        replaced(test::pmlTrees,
            {{third, ""}, {"\n    <LM id=\"a-small-p1s1w4\"", moved + "\n    <LM id=\"a-small-p1s1w4\""}}));
}

TEST_F(PmlEditTest, AListThatIsEmptiedGoesAndANewOneStandsBehindOrd)
{
    EXPECT_EQ(treesAfter(0,
                  [](Sentence& sentence) {
                      head(1, 0)(sentence);
                      head(3, 0)(sentence);
                  }),
        replaced(test::pmlTrees,
            {{list, ""},
                {"\n    <LM id=\"a-small-p1s1w2\"",
                    "\n    " + first.substr(first.find('<')) + "\n    <LM id=\"a-small-p1s1w2\""},
                {"\n    <LM id=\"a-small-p1s1w4\"",
                    "\n    " + third.substr(third.find('<')) + "\n    <LM id=\"a-small-p1s1w4\""}}));
    const std::string fourth
        = "<LM id=\"a-small-p1s1w4\">\n     <m.rf>mm#m-small-p1s1w4</m.rf>\n     <afun>AuxK</afun>\n"
          "     <ord>4</ord>\n    </LM>";
    EXPECT_EQ(treesAfter(0, head(4, 1)),
        replaced(test::pmlTrees,
            {{"\n    " + fourth, ""},
                {"<ord>1</ord>", "<ord>1</ord>\n       <children>\n       " + fourth + "\n       </children>"}}));
}

TEST_F(PmlEditTest, TreesWithoutWhiteSpaceGetNone)
{
    EXPECT_EQ(treesAfter(1, head(2, 0)),
        replaced(test::pmlTrees,
            {{"<children><LM id=\"a-small-p2s1w2\"><m.rf>mm#m-small-p2s1w2</m.rf><afun>Adv</afun><ord>2</ord></LM>"
              "</children></LM>",
                "</LM><LM id=\"a-small-p2s1w2\"><m.rf>mm#m-small-p2s1w2</m.rf><afun>Adv</afun><ord>2</ord></LM>"}}));
}

TEST_F(PmlEditTest, ANodeMovesBeforeOneThatChangesToo)
{
    const std::string trees = "<adata><trees><LM id=\"r\"><children><LM id=\"b\"><ord>2</ord><children><LM id=\"a\">"
                              "<ord>1</ord></LM></children></LM></children></LM></trees></adata>";
    EXPECT_EQ(after(trees, head(1, 0)),
        "<adata><trees><LM id=\"r\"><children><LM id=\"a\"><ord>1</ord></LM><LM id=\"b\"><ord>2</ord></LM></children>"
        "</LM></trees></adata>");
}

const std::string shorthand = "<adata>\n<trees>\n<LM id=\"r\">\n<ord>0</ord>\n<children id=\"a\" x='1'>\n<ord>2</ord>\n"
                              "<children id=\"b\">\n<ord>1</ord>\n</children>\n</children>\n</LM>\n</trees>\n</adata>";

TEST_F(PmlEditTest, ShorthandBecomesAListOfTwoAndBack)
{
    const std::string two
        = "<adata>\n<trees>\n<LM id=\"r\">\n<ord>0</ord>\n<children>\n<LM id=\"b\">\n<ord>1</ord>\n</LM>\n"
          "<LM id=\"a\" x='1'>\n<ord>2</ord>\n</LM>\n</children>\n</LM>\n</trees>\n</adata>";
    EXPECT_EQ(after(shorthand, head(1, 0)), two);
    // A file without shorthand keeps the LM of the one that is left.
    EXPECT_EQ(after(two, head(1, 2)),
        "<adata>\n<trees>\n<LM id=\"r\">\n<ord>0</ord>\n<children>\n<LM id=\"a\" x='1'>\n<ord>2</ord>\n<children>\n"
        "<LM id=\"b\">\n<ord>1</ord>\n</LM>\n</children>\n</LM>\n</children>\n</LM>\n</trees>\n</adata>");
}

TEST_F(PmlEditTest, ParentAndChildCanChangePlaces)
{
    EXPECT_EQ(after(shorthand,
                  [](Sentence& sentence) {
                      sentence.word(1).head = 0;
                      sentence.word(2).head = 1;
                  }),
        "<adata>\n<trees>\n<LM id=\"r\">\n<ord>0</ord>\n<children id=\"b\">\n<ord>1</ord>\n<children id=\"a\" x='1'>\n"
        "<ord>2</ord>\n</children>\n</children>\n</LM>\n</trees>\n</adata>");
}

TEST_F(PmlEditTest, CommentsAndOtherElementsOfAListStay)
{
    const std::string trees
        = "<adata><trees><LM id=\"r\"><children> <!-- one --> <LM id=\"a\"><ord>1</ord></LM> <?two?> "
          "<LM id=\"b\"><ord>2</ord><future/></LM><LM id=\"c\"/ ></children></LM></trees></adata>";
    const std::string whole
        = replaced(trees, {{"<LM id=\"c\"/ >", "<LM id=\"c\"><ord>3</ord><comments><x/></comments></LM>"}});
    EXPECT_EQ(after(whole, head(1, 3)),
        "<adata><trees><LM id=\"r\"><children> <!-- one --> <?two?> <LM id=\"b\"><ord>2</ord><future/></LM><LM "
        "id=\"c\">"
        "<ord>3</ord><children><LM id=\"a\"><ord>1</ord></LM></children><comments><x/></comments></LM></children></LM>"
        "</trees></adata>");
    EXPECT_EQ(after(whole, head(1, 2)),
        "<adata><trees><LM id=\"r\"><children> <!-- one --> <?two?> <LM id=\"b\"><ord>2</ord><children><LM "
        "id=\"a\"><ord>1"
        "</ord></LM></children><future/></LM><LM id=\"c\"><ord>3</ord><comments><x/></comments></LM></children></LM>"
        "</trees></adata>");
}

TEST_F(PmlEditTest, ATreexListStandsFirst)
{
    EXPECT_EQ(after(test::treexDocument,
                  [](Sentence& sentence) {
                      sentence.word(2).head = 0;
                      sentence.word(1).head = 2;
                  }),
        replaced(test::treexDocument,
            {{"<children id=\"a-cs-s1w1\">\n                <children id=\"a-cs-s1w2\">\n                  <form>.",
                 "<children id=\"a-cs-s1w2\">\n                  <children id=\"a-cs-s1w1\">\n                "
                 "<form>Mrzne</form>\n"
                 "                <lemma>mrznout</lemma>\n                <tag>VB-S---3P-AA---</tag>\n"
                 "                <no_space_after>1</no_space_after>\n                <ord>1</ord>\n"
                 "                <afun>Pred</afun>\n              </children>\n                  <form>."},
                {"<is_member>0</is_member>\n                </children>\n                <form>Mrzne</form>\n"
                 "                <lemma>mrznout</lemma>\n                <tag>VB-S---3P-AA---</tag>\n"
                 "                <no_space_after>1</no_space_after>\n                <ord>1</ord>\n"
                 "                <afun>Pred</afun>\n              </children>",
                    "<is_member>0</is_member>\n                </children>"}}));
}

TEST_F(PmlEditTest, WhatPmlHasNoPlaceForIsRefusedWithTheReason)
{
    using enum FormatProblem;
    const auto of = [](FormatProblem code, std::vector<std::string> arguments) {
        return Problem{code, {}, 0, 0, std::move(arguments)};
    };
    EXPECT_EQ(refusal([](Sentence& s) { s.tokens.pop_back(); }), of(PmlWordsFixed, {}));
    EXPECT_EQ(refusal([](Sentence& s) {
        s.multiwordTokens.push_back({1, 2, "x", {}, {}, {}});
    }),
        of(PmlWordsFixed, {}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).form = "sucho"; }), of(PmlFormFixed, {"mokrota", "sucho"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).upos = "NOUN"; }), of(PmlFieldFixed, {"mokrota", "UPOS"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).misc = "a=b"; }), of(PmlFieldFixed, {"mokrota", "MISC"}));
    EXPECT_EQ(refusal([](Sentence& s) {
        s.word(1).parents = {{{3, 0}, "x"}};
    }),
        of(PmlFieldFixed, {"mokrota", "DEPS"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).setFurther("Id", "y"); }), of(PmlFieldFixed, {"mokrota", "Id"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).setFurther("IsMember", "No"); }),
        of(PmlFieldFixed, {"mokrota", "IsMember"}));
    EXPECT_EQ(refusal([](Sentence& s) {
        s.word(1).form = "sucho";
        s.comments.back().text = "# text = sucho & chlad.";
    }),
        of(PmlFormFixed, {"mokrota", "sucho"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.comments.emplace_back("# new"); }), of(CommentNotWritable, {"# new", "PML"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).head = kNoHead; }), of(PmlHeadMissing, {"mokrota"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(2).head = 1; }), of(PmlHeadInCircle, {"mokrota"}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).relation = "a\x01"; }), of(PmlCharacter, {"a\x01"}));
    m_folder.write("small.a", replaced(test::pmlTrees, {{"adata_c_schema.xml", "../adata_30_schema.xml"}}));
    EXPECT_EQ(
        refusal([](Sentence& s) { s.word(1).setFurther("IsExtra", "Yes"); }), of(PmlExtraNotInSchema, {"mokrota"}));
    m_folder.write("small.a", replaced(test::pmlTrees, {{"adata_c_schema.xml", "adata_derived_schema.xml"}}));
    EXPECT_EQ(
        refusal([](Sentence& s) { s.word(1).setFurther("IsExtra", "Yes"); }), of(PmlExtraNotInSchema, {"mokrota"}))
        << "nobody knows whether it is derived from one that has it";
    m_folder.write("small.a",
        replaced(test::pmlTrees,
            {{"adata_c_schema.xml", "adata_derived_schema.xml"},
                {"<ord>4</ord>", "<is_extra_dependency>1</is_extra_dependency><ord>4</ord>"}}));
    EXPECT_NE(
        treesAfter(0, [](Sentence& s) { s.word(1).setFurther("IsExtra", "Yes"); })
            .find("<is_member>1</is_member>\n       <is_extra_dependency>1</is_extra_dependency>\n       <ord>1</ord>"),
        std::string::npos)
        << "another node has it";
    Sentence sentence;
    EXPECT_EQ(open()->format()->write(sentence).error(), of(PmlNotMade, {}));
    std::filesystem::remove(m_folder.file("small.m"));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).lemma = "x"; }), of(PmlWordsNotRead, {"mm#m-small-p1s1w1"}));
    m_folder.write("small.m", test::pmlWords);
    m_folder.write("small.a", replaced(test::pmlTrees, {{"mm#m-small-p1s1w1<", "mm#m-small-p2s1w1<"}}));
    EXPECT_EQ(refusal([](Sentence& s) { s.word(1).lemma = "x"; }).code, PmlWordElsewhere);
}

TEST_F(PmlEditTest, ATextThatIsEditedChangesWhatItMayAndCannotBreakTheFiles)
{
    const auto document = open();
    const auto readOf = [&](const std::vector<std::pair<std::string, std::string>>& parts, std::size_t index = 0) {
        const auto text = std::make_shared<const std::string>(
            replaced(std::string(document->sentence(index)->source.text()), parts));
        return document->format()->read({text, 0, text->size(), 1, document->format()});
    };
    const auto written = [&](const Sentence& sentence) { return document->format()->write(sentence); };
    const std::string text(document->sentence(0)->source.text());
    EXPECT_EQ(written(readOf({{"AuxK", "AuxG"}})), replaced(text, {{"AuxK", "AuxG"}}));
    EXPECT_EQ(written(readOf({{"mokrota</form>", "sucho</form>"}})).error().code, FormatProblem::PmlFormFixed);
    EXPECT_EQ(written(readOf({{"<ord>4</ord>", "<ord>0</ord>"}})), text) << "what cannot be read changes nothing";
    EXPECT_EQ(written(readOf({{"<children>", "<children><!-- dropped -->"}})), text);
    EXPECT_EQ(written(readOf({{"\x1F", ""}})).error().code, FormatProblem::PmlNotMade);
    EXPECT_EQ(written(readOf({{"\x1F\x41\x31", "\x1F\x41\x33"}})).error().code, FormatProblem::PmlWordsFixed);
    EXPECT_EQ(written(readOf({{"\x1F\x41\x31", "\x1F\x41\x39"}})).error().code, FormatProblem::PmlNotMade);
}

} // namespace pml_edit_test
} // namespace arcwright
