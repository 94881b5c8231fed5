// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>

#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace dtag_return_test {

/// A file of DTAG that has something CoNLL-U has not got.
struct Awkward {
    std::string what;
    std::string bytes;
};
void PrintTo(const Awkward& awkward, std::ostream* out)
{
    *out << awkward.what;
}

std::string word(const std::string& form, const std::string& in = "", const std::string& out = "")
{
    return "<W lemma=\"" + form + "\" msd=\"NC\" in=\"" + in + "\" out=\"" + out + "\">" + form + "</W>\n";
}

std::string inSentence(const std::string& lines)
{
    return "<s>\n" + lines + "</s>\n";
}

std::string withLineEnds(std::string text, const std::string& end)
{
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + end.size()))
        text.replace(at, 1, end);
    return text;
}

const std::string usual = inSentence(word("a", "1:subj") + word("b", "", "-1:subj"));

/// Every mark of the grammar of labels, on edges that both copies have.
std::string allLabels()
{
    std::string text;
    for (const char* label : {"subj", "[subj]", "&lt;dobj&gt;", "&lt;subj&3a;pobj&3a;2&gt;", "repl", "ref", "coref",
             "coref-iden", "assoc-telic.agent/(arbejde)", "{agent}", "pobj{patient}", "@loc", "dobj#", "{goal}#",
             "¹mod", "nobj²", "²dobj¹", "^x^", "pobj.dobj", "pobj&3a;dobj", "+", "CONJ&3a;elab", "TELIC&3a;cons.dir",
             "+x", ":x", ";x", "x/og", "x/(og)", "x/ATTR1", "*x", "x*", "¤x", "_x", "a&amp;b", "a&7c;b", "a?", "*coref",
             "$*[subj]", "[*subj]", "x&3a;1-2", "&amp;quot;", "a&22;b", "&22;"}) {
        const std::string edge = label;
        text += inSentence(word("a", "", "1:" + edge) + word("b", "-1:" + edge, ""));
    }
    return text;
}

std::vector<Awkward> awkwardFiles()
{
    const std::string header = "<tei.2>\n<availability status=restricted>\n<language>\n\n" + word("before");
    return {
        {"a header, and words before the first sentence", header + usual + "</tei.2>\n"},
        {"lines between words, blank ones too",
            inSentence(word("a", "3:x") + "<p>\n\n" + word("b", "", "-3:x|2:y") + "<!-- c -->\n" + word("d", "-2:y"))},
        {"words and lines between sentences", usual + "</p>\n" + word("between") + "\n<p>\n" + usual + "\n\n"},
        {"no final newline", usual + usual.substr(0, usual.size() - 1)},
        {"a sentence that is not closed at once", "<text>\n<s id=1>\n" + word("a") + "</s>\n</p></text>"},
        {"Windows line ends", withLineEnds(header + usual + usual, "\r\n")},
        {"one Windows line end", usual + withLineEnds(usual, "\r\n") + usual},
        {"a byte order mark", "\xEF\xBB\xBF" + header + usual},
        {"indents and spaces at line ends",
            "  <s>\n\t" + word("a", "1:x") + "<W in=\"\" out=\"-1:x\">b</W>  \n </s> \n"},
        {"Latin-1",
            inSentence("<W lemma=\"bl\xE5\" in=\"\" out=\"\">Bl\xE5</W>\n<W in=\"\" out=\"\">blå</W>\n<x \xF8>\n")},
        {"attributes of all kinds",
            inSentence("<W out=\"\" msd=NC bare lemma=&22;x y&22; note='q' gloss=\"a > b\" in=\"\" id=\"7\">x</W>\n")},
        {"an attribute twice", inSentence("<W lemma=\"a\" lemma=\"b\" in=\"\" out=\"\">x</W>\n")},
        {"fields that CoNLL-U names otherwise",
            inSentence("<W compound=\"¹a²b\" feats=\"F\" misc=\"M|N=1\" upos=\"U\" tag=\"VER&3a;infi\" in=\"\" "
                       "out=\"\">x</W>\n")},
        {"a back-quoted value", inSentence("<W lemma=`1+1` in=\"\" out=\"\">x</W>\n")},
        {"neither in nor out", inSentence("<W lemma=\"a\">x</W>\n<W>y</W>\n<W in=\"\">z</W>\n")},
        {"escapes twice", inSentence("<W lemma=\"&amp;quot;&amp;amp;\" in=\"\" out=\"\">&lt;&amp;&gt;&quot;</W>\n")},
        {"words with spaces, tags and nothing",
            inSentence(word("New York") + "<W in=\"\" out=\"\"></W>\n"
                + "<W in=\"\" out=\"\">a</W>b</W>\n<W in=\"\" out=\"\"> </W>\n<W in=\"\" out=\"\">_</W>\n")},
        {"copies that disagree",
            inSentence(word("a", "1:early", "1:x") + word("b", "-1:y", "-1:late") + word("c", "-1:z", ""))},
        {"copies that are missing", inSentence(word("a", "", "1:x") + word("b", "", "") + word("c", "-1:y", ""))},
        {"self-loops", inSentence(word("a", "0:²dobj¹", "0:²dobj¹|1:x") + word("b", "-1:x|0:err"))},
        {"parallel edges, and one twice",
            inSentence(
                word("a", "", "1:subj|1:{agent}|1:[subj]|1:subj") + word("b", "-1:{agent}|-1:subj|-1:[subj]|-1:subj"))},
        {"an edge once, twice on its earlier line",
            inSentence(
                word("a", "", "1:x|1:y|1:x|2:z") + word("b", "-1:x|-1:y", "1:w|1:w") + word("c", "-2:z|-1:w", ""))},
        {"an edge twice, behind one to no word",
            inSentence(word("a", "", "1:x|1:y") + word("b", "-2:z|-1:x|-1:y|-1:x", ""))},
        {"a cycle", inSentence(word("a", "1:[x]", "1:y") + word("b", "-1:y", "-1:[x]"))},
        {"many heads and none",
            inSentence(word("a", "", "3:[subj]") + word("b", "", "2:mod") + word("c", "", "1:nobj|2:x")
                + word("d", "-1:nobj|-2:mod|-3:[subj]") + word("e", "-2:x"))},
        {"edges to other sentences",
            inSentence(word("a", "", "5:coref|1:x") + word("b", "-1:x")) + "<p>\n"
                + inSentence(word("c", "-5:coref|40:CONJ", "-99:y"))},
        {"edges to lines that are no words", inSentence(word("a", "1:x|-1:y", "2:z") + "<hi>\n" + word("b", "", ""))},
        {"signs and zeros before distances", inSentence(word("a", "+1:x", "") + word("b", "", "-01:x|+0:y"))},
        {"alignments in the text, and commands",
            inSentence(word("a", "1:x") + "<!-- <inalign>1 2+3 loc</inalign> -->\n<!--<inalign>1 3 </inalign>-->\n"
                + word("b", "", "-1:x"))
                + "<!-- <dtag>layout -x</dtag> -->\n"},
        {"a line that looks like a comment of CoNLL-U", inSentence("# text = b\n" + word("a") + "# sent_id = 1\n")},
        {"words that look like numbers and markup",
            inSentence(word("1") + word("3-4") + word("8.1") + word("|") + word("#"))},
        {"no words at all in between", usual + "<p>\n</p>\n\n\n" + usual},
        {"every label", allLabels()},
    };
}

class AwkwardDtagTest : public testing::TestWithParam<Awkward> { };

TEST_P(AwkwardDtagTest, ComesBackByteForByteByWayOfTheSidecar)
{
    const std::string& bytes = GetParam().bytes;
    for (const char* target : {"conllu", "conllup", "conllx"}) {
        const test::Converted made(bytes, "dtag", target);
        EXPECT_GT(made.original->size(), 0U);
        const auto read = std::make_shared<const Document>("inline", made.text, made.format);
        EXPECT_TRUE(findProblems(Treebank({read})).empty()) << made.text;
        const auto back = made.restored(made.text);
        ASSERT_TRUE(back.has_value()) << target << ": " << testing::PrintToString(back.error());
        EXPECT_EQ(*back, bytes) << target;
    }
}

TEST_P(AwkwardDtagTest, ComesBackByteForByteThroughFiles)
{
    const test::TemporaryFolder folder;
    const std::string in = folder.write("a.tag", GetParam().bytes);
    const auto convert = [&](const std::string& from, const std::string& to, SidecarUse use) {
        const auto treebank = openTreebank({from}, formatOfEnding(from)->name());
        const auto plan = plannedConversion(treebank.value(), {{from}, to, {}, use});
        ASSERT_TRUE(plan.has_value()) << testing::PrintToString(plan.error());
        ASSERT_TRUE(writeConversion(*plan).has_value());
    };
    convert(in, folder.file("a.conllu"), SidecarUse::Write);
    convert(folder.file("a.conllu"), folder.file("b.tag"), SidecarUse::Read);
    EXPECT_EQ(test::readBytes(folder.file("b.tag")), GetParam().bytes);
}

INSTANTIATE_TEST_SUITE_P(Files, AwkwardDtagTest, testing::ValuesIn(awkwardFiles()));

TEST(DtagReturnTest, ItemsThatAreNoEdgesAreNamedAndNothingIsWritten)
{
    const test::TemporaryFolder folder;
    for (const char* item : {"x", "1:", ":y", "1x", "-1", "1:\"x"}) {
        const std::string in = folder.write("a.tag", usual + inSentence(word("a", item)));
        const auto plan
            = plannedConversion(openTreebank({in}).value(), {{in}, folder.file("a.conllu"), {}, SidecarUse::Write});
        ASSERT_FALSE(plan.has_value()) << item;
        EXPECT_EQ(plan.error().code, FormatProblem::InvalidEdge) << item;
        EXPECT_EQ(plan.error().file, in);
        EXPECT_EQ(plan.error().line, 6U);
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"a.tag"});
}

TEST(DtagReturnTest, AHeadChangedInConlluTouchesTheThreeLinesItMust)
{
    const std::string dtag
        = "<p>\n" + inSentence(word("a", "1:subj") + word("b", "", "-1:subj|1:x") + word("c", "-1:x|40:coref")) + usual;
    const test::Converted made(dtag, "dtag", "conllu");
    const auto edited = test::replaced(made.text, "3\tc\tc\t_\tNC\t_\t2\tx\t2:x", "3\tc\tc\t_\tNC\t_\t1\tx\t1:x");
    EXPECT_EQ(made.restored(edited),
        test::replaced(test::replaced(test::replaced(dtag, "in=\"-1:x|40:coref\"", "in=\"-2:x|40:coref\""),
                           "out=\"-1:subj|1:x\"", "out=\"-1:subj\""),
            "in=\"1:subj\" out=\"\">a</W>\n<W lemma=\"b\" msd=\"NC\" in=\"\" out=\"-1:subj\">b</W>\n<W lemma=\"c\"",
            "in=\"1:subj\" out=\"2:x\">a</W>\n<W lemma=\"b\" msd=\"NC\" in=\"\" out=\"-1:subj\">b</W>\n<W "
            "lemma=\"c\""));
}

using RealDtagReturnTest = test::TreebankFolderTest;

TEST_F(RealDtagReturnTest, EveryFileComesBackByteForByte)
{
    const test::TemporaryFolder copies(test::folderInMemory());
    const auto all = files(".tag");
    for (const std::string& file : all) {
        SCOPED_TRACE(file);
        const std::string bytes = test::readBytes(file);
        const auto document = openDocument(file).value();
        const auto text = convertedText(*document, *formatNamed("conllu"));
        ASSERT_TRUE(text.has_value()) << testing::PrintToString(text.error());
        const std::string path = copies.write("a.conllu", *text);
        ASSERT_TRUE(writeSidecar(path, sidecarOf(*document, FileText::of(*document).value(), "conllu")).has_value());
        const auto sidecar = readSidecar(path).value().value();
        const auto back = restoredOriginal(*openDocument(path).value(), sidecar);
        ASSERT_TRUE(back.has_value()) << testing::PrintToString(back.error());
        EXPECT_EQ(back->changed, 0U);
        EXPECT_TRUE(back->document->serialised().value() == bytes);
    }
    EXPECT_TRUE(test::isSanitized || all.size() == 385) << all.size() << " files";
}

} // namespace dtag_return_test
} // namespace arcwright
