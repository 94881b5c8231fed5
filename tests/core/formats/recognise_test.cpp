// SPDX-License-Identifier: GPL-3.0-or-later
#include <ostream>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/text_problems.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace recognise_test {

Result<FormatPointer> recognisedIn(const std::string& bytes, const std::string& path = {})
{
    LineScanner lines(FileBytes::ofText(std::string(bytes)));
    return recognise(lines, path);
}

struct Known {
    std::string what;
    std::string bytes;
    std::string format;
    std::string path;
};
void PrintTo(const Known& known, std::ostream* out)
{
    *out << known.what;
}

class RecognisedTest : public testing::TestWithParam<Known> { };

TEST_P(RecognisedTest, ByItsContent)
{
    const Known& known = GetParam();
    for (const std::string before : {"", "\xEF\xBB\xBF", "\n \n"}) {
        const auto format = recognisedIn(before + known.bytes, known.path);
        ASSERT_TRUE(format.has_value()) << testing::PrintToString(format.error());
        EXPECT_EQ((*format)->name(), known.format);
        if (known.format != "conllup") {
            EXPECT_EQ(*format, formatNamed(known.format)) << "one object serves all files";
        }
    }
}

const std::string word = "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n";
const std::string dtag = "<s>\n<W in=\"\" out=\"\">x</W>\n</s>\n";
const std::string knp = "* -1D\n+ -1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
const std::string lattice = "* 0 -1D 0/0 0.0\n表\t名詞,一般,*,*,*,*,表,ヒョウ,ヒョー\nEOS\n";
const std::string juman = "表\t名詞,普通名詞,*,*,表,ひょう,*\nEOS\n";

std::string columns(
    const std::string& feats, const std::string& ninth, const std::string& tenth, const std::string& id = "1")
{
    return id + "\tx\tx\tX\tX\t" + feats + "\t0\troot\t" + ninth + '\t' + tenth + '\n';
}

INSTANTIATE_TEST_SUITE_P(Conllu, RecognisedTest,
    testing::Values(Known{"a word", word, "conllu", ""}, Known{"a comment first", "# comment\n" + word, "conllu", ""},
        Known{"a range", "1-2\tx\t_\t_\t_\t_\t_\t_\t_\t_\n", "conllu", ""},
        Known{"an empty node", "0.1\tx\t_\t_\t_\t_\t_\t_\t_\t_\n", "conllu", ""},
        Known{"a broken file is what it is", "1\ttoo few columns\n", "conllu", ""},
        Known{"comments only", "# only a comment\n", "conllu", ""}));

INSTANTIATE_TEST_SUITE_P(TenColumns, RecognisedTest,
    testing::Values(Known{"PHEAD is a number", columns("_", "_", "_") + columns("_", "0", "root", "2"), "conllx", ""},
        Known{"the same after a comment", "# c\n" + columns("A=1", "0", "root"), "conllx", ""},
        Known{"features that are none", columns("sg|nom", "_", "_"), "conllx", ""},
        Known{"features that are none, and a comment", "# c\n" + columns("sg|nom", "_", "_"), "conllu", ""},
        Known{"features that are none, and DEPS", columns("sg", "0:root", "_"), "conllu", ""},
        Known{"a range", columns("_", "_", "_", "1-2") + columns("_", "_", "_"), "conllu", "a.conllx"},
        Known{"a comment and the ending", "# c\n" + columns("_", "_", "_"), "conllu", "a.conllx"},
        Known{"attributes and the ending", columns("A=1", "_", "_"), "conllx", "a.conllx"},
        Known{"attributes", columns("A=1", "_", "_"), "conllu", "a.txt"},
        Known{"attributes in MISC and the ending", columns("_", "_", "A=1"), "conllu", "a.conllx"},
        Known{"nothing tells", columns("_", "_", "_"), "conllu", "a.conllu"},
        Known{"only the ending tells", columns("_", "_", "_"), "conllx", "a.conll"},
        Known{"only the ending tells", columns("_", "_", "_"), "conllx", "/b/a.conllx"},
        Known{"only the ending tells", columns("_", "_", "_"), "conllx", "a.conll06"}));

INSTANTIATE_TEST_SUITE_P(BrokenFirstLine, RecognisedTest,
    testing::Values(Known{"a stray line before CoNLL-U", "note\n# sent_id = a\n" + word, "conllu", ""},
        Known{"an id with a zero before it", "01\tx\tx\tX\t_\t_\t0\troot\t_\t_\n2\tx\tx\tX\t_\t_\t0\troot\t_\t_\n",
            "conllu", ""},
        Known{"spaces for tabs", "1 x x X _ _ 0 root _ _\n" + word, "conllu", ""},
        Known{"a stray line before DTAG", "stray\n" + dtag, "dtag", ""},
        Known{"a stray line before KNP", "garbage\n" + knp, "knp", ""},
        Known{"a stray line before a lattice", "garbage\n" + lattice, "cabocha", ""},
        Known{"nothing but the ending tells CoNLL-U", "1 x x X _ _ 0 root _ _\n", "conllu", "a.conllu"},
        Known{"nothing but the ending tells DTAG", "prose\n", "dtag", "a.tag"},
        Known{"nothing but the ending tells KNP", "prose\n", "knp", "a.knp"}));

INSTANTIATE_TEST_SUITE_P(NumberInDeps, RecognisedTest,
    testing::Values(Known{"a mistake in DEPS", columns("_", "0", "_") + columns("_", "0:root", "_", "2"), "conllu", ""},
        Known{"the same after an id", "# sent_id = a\n" + columns("_", "0", "x"), "conllu", ""},
        Known{"the same with nothing else", columns("_", "0", "SpaceAfter=No"), "conllu", "a.conllu"},
        Known{"a mistake, and what CoNLL-X has not got", columns("_", "0", "x") + columns("_", "1:a", "_", "2"),
            "conllu", ""}));

const std::string tenColumns = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC\n";

INSTANTIATE_TEST_SUITE_P(Plus, RecognisedTest,
    testing::Values(Known{"columns", "# global.columns = ID FORM UPOS MY:OWN\n1\tx\tX\ty\n\n", "conllup", ""},
        Known{"after a comment", "# c\n#global.columns=FORM ID\nx\t1\n\n", "conllup", ""},
        Known{"those of CoNLL-U", tenColumns + word, "conllu", ""},
        Known{"those of CoNLL-U in a file of that name", tenColumns + word, "conllu", "a.conllu"},
        Known{"those of CoNLL-U in a file of the other name", tenColumns + word, "conllup", "a.conllup"},
        Known{"those of CoNLL-U and one more",
            "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC MY:OWN\n", "conllup", "a.conllu"}));

INSTANTIATE_TEST_SUITE_P(Dtag, RecognisedTest,
    testing::Values(Known{"a sentence", dtag, "dtag", ""},
        Known{"a header", "<tei.2>\n <teiHeader type=text>\n", "dtag", ""},
        Known{"a token", "\n  <W in=\"\" out=\"\">x</W>\n", "dtag", ""},
        Known{"KNP's id", "# S-ID:1\n" + dtag, "dtag", ""},
        Known{"a comment", "<!-- <dtag>x</dtag> -->\n" + dtag, "dtag", ""}));

std::vector<Known> japanese()
{
    std::vector<Known> all{{"KNP", knp, "knp", ""}, {"KNP with an id", "# S-ID:1\n" + knp, "knp", ""},
        {"basic phrases first", "+ 1D\n", "knp", ""}, {"JUMAN", knp.substr(knp.find("表")), "knp", ""},
        {"empty input first", "EOS\nEOS\n" + knp, "knp", ""}, {"an id only", "# S-ID:1\n", "knp", ""},
        {"a broken line after an id", "# S-ID:1\nprose\n", "knp", ""}, {"not parsed yet", "* <x>\n" + knp, "knp", ""},
        {"a number sign as a word", "# # # 特殊 1 記号 5 * 0 * 0 NIL\nEOS\n", "knp", ""},
        {"lattice", lattice, "cabocha", ""}, {"lattice with an id", "# S-ID:1\n" + lattice, "cabocha", ""},
        {"MeCab", lattice.substr(lattice.find("表")), "cabocha", ""},
        {"empty input first", "EOS\n" + lattice, "cabocha", ""},
        {"a word that looks like an id", "1\t名詞,数,*,*,*,*,１,イチ,イチ\nEOS\n", "cabocha", ""},
        {"a number sign as a word", "#\t記号,一般,*,*,*,*,#,シャープ,シャープ\nEOS\n", "cabocha", ""},
        {"a lattice whose first line is broken", "* 0 xD\n" + lattice.substr(lattice.find("表")), "cabocha", ""},
        {"JUMAN's tags", juman, "cabocha:juman", ""}, {"other tags", "* 0 -1D\n表\tN\nEOS\n", "cabocha:other", ""},
        {"UniDic's tags", "* 0 -1D\n表\t名詞,普通名詞,一般,*,*,*,ヒョウ,表,表,ヒョー,表,ヒョー,漢,*,*,*,*\nEOS\n",
            "cabocha:unidic", ""}};
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const std::string name(nameOf(encoding));
        all.push_back({"KNP in " + name, test::inEncoding(encoding, knp), "knp:" + name, ""});
        all.push_back({"KNP in " + name, test::inEncoding(encoding, "# S-ID:本\n") + "* -1D\nx\n", "knp:" + name, ""});
        all.push_back({"lattice in " + name, test::inEncoding(encoding, lattice), "cabocha:" + name, ""});
        all.push_back({"JUMAN's tags in " + name, test::inEncoding(encoding, juman), "cabocha:juman:" + name, ""});
    }
    all.push_back({"mostly UTF-8", knp + knp + test::inEncoding(TextEncoding::EucJp, knp), "knp", ""});
    return all;
}
INSTANTIATE_TEST_SUITE_P(Japanese, RecognisedTest, testing::ValuesIn(japanese()));

TEST(RecogniseTest, PlusHasTheColumnsOfItsFile)
{
    const auto format = recognisedIn("# global.columns =  ID FORM\tMY:OWN \n");
    ASSERT_TRUE(format.has_value());
    EXPECT_EQ(dynamic_cast<const ConlluFormat&>(**format).columns(), ConlluColumns({"ID", "FORM", "MY:OWN"}));
}

Problem notRecognised(const std::string& bytes)
{
    const auto format = recognisedIn(bytes);
    EXPECT_FALSE(format.has_value());
    return format ? Problem() : format.error();
}

TEST(RecogniseTest, ColumnsThatCannotBeReadAreReportedWithTheirPlace)
{
    EXPECT_EQ(
        notRecognised("# global.columns = ID LEMMA\n"), (Problem{FormatProblem::ColumnMissing, "", 1, 28, {"FORM"}}));
    EXPECT_EQ(notRecognised("# global.columns =\n"), (Problem{FormatProblem::ColumnMissing, "", 1, 19, {"ID"}}));
    EXPECT_EQ(
        notRecognised("\n# global.columns = ID FORM æ ID\n"), (Problem{FormatProblem::ColumnTwice, "", 2, 30, {"ID"}}));
}

TEST(RecogniseTest, NamesFormatsThatAreNotRead)
{
    EXPECT_EQ(
        notRecognised(std::string("\xFF\xFE#\0", 4)), (Problem{FormatProblem::Unsupported, "", 1, 1, {"UTF-16"}}));
    EXPECT_EQ(notRecognised("\n <DTAGalign>\n"), (Problem{FormatProblem::Unsupported, "", 2, 2, {"DTAG alignment"}}));
    EXPECT_EQ(notRecognised("1\tx\tx\tx\tX\tX\t_\t_\t0\t0\tROOT\tROOT\t_\t_\n"),
        (Problem{FormatProblem::Unsupported, "", 1, 1, {"CoNLL-2009"}}));
}

TEST(RecogniseTest, AFileWhoseLinesEndInCarriageReturnsAloneIsSaidToBeOne)
{
    const auto alone = [](std::size_t column) { return Problem{TextProblem::CarriageReturnAlone, "", 1, column, {}}; };
    EXPECT_EQ(notRecognised("# é\r1\tx\tx\tX\t_\t_\t0\troot\t_\t_\r\r"), alone(4));
    EXPECT_EQ(notRecognised("<s>\r<W in=\"\" out=\"\">a</W>\r</s>\r"), alone(4));
    const std::string stray = "1\tx\rx\tx\tX\t_\t_\t0\troot\t_\t_\n\n";
    EXPECT_EQ(test::documentOf(stray)->sentence(0)->word(1).form, "x\rx");
}

TEST(RecogniseTest, SaysWhichLineToldNothing)
{
    EXPECT_EQ(notRecognised("<html>\n<body>\n<p>prose\n").code, FormatProblem::Unknown);
    EXPECT_EQ(notRecognised("number\tsquare\n1\t1\n2\t4\n"), (Problem{FormatProblem::Unknown, "", 1, 1, {}}));
    EXPECT_EQ(notRecognised("# c\n\nJust some prose.\n"), (Problem{FormatProblem::Unknown, "", 3, 1, {}}));
    EXPECT_EQ(notRecognised("* a list\n"), (Problem{FormatProblem::Unknown, "", 1, 1, {}}));
    EXPECT_EQ(notRecognised("name\tvalue, and more\n"), (Problem{FormatProblem::Unknown, "", 1, 1, {}}));
    EXPECT_EQ(notRecognised("1 x x X _ _ 0 root _ _\n"), (Problem{FormatProblem::Unknown, "", 1, 1, {}}));
    EXPECT_EQ(notRecognised(std::string("\x7F"
                                        "ELF\0\1\2",
                                7))
                  .code,
        FormatProblem::Unknown);
    EXPECT_EQ(notRecognised(""), (Problem{FileProblem::IsEmpty, "", 0, 0, {}}));
    EXPECT_EQ(notRecognised("\xEF\xBB\xBF").code, FileProblem::IsEmpty);
    EXPECT_EQ(notRecognised(" \n\n\t\n").code, FileProblem::IsEmpty);
}

TEST(FormatNameTest, EveryFormatIsFoundByItsName)
{
    for (const char* name : {"conllu", "conllup", "conllx", "dtag", "knp", "knp:euc-jp", "knp:shift-jis", "cabocha",
             "cabocha:unidic", "cabocha:juman:euc-jp", "cabocha:other:shift-jis", "cabocha:shift-jis"}) {
        ASSERT_NE(formatNamed(name), nullptr) << name;
        EXPECT_EQ(formatNamed(name)->name(), name);
    }
    for (const char* name : {"", "x", "knp:", "knp:latin-1", "knp:juman", "conllu:euc-jp", "cabocha:x", ":euc-jp"})
        EXPECT_EQ(formatNamed(name), nullptr) << name;
}

TEST(FormatNameTest, WhatIsTheDefaultMayBeSaidInAnyOrder)
{
    EXPECT_EQ(formatNamed("knp:utf-8"), formatNamed("knp"));
    EXPECT_EQ(formatNamed("cabocha:ipadic:utf-8"), formatNamed("cabocha"));
    EXPECT_EQ(formatNamed("cabocha:euc-jp:juman"), formatNamed("cabocha:juman:euc-jp"));
    EXPECT_EQ(formatNamed("cabocha:juman")->family(), cabochaFamily);
    EXPECT_NE(formatNamed("knp")->family(), cabochaFamily);
}

TEST(FormatNameTest, EndingsAskForFormats)
{
    for (const auto& [path, name] :
        {std::pair("a.conllu", "conllu"), std::pair("a.conllup", "conllup"), std::pair("a.conll", "conllx"),
            std::pair("a.conllx", "conllx"), std::pair("a.conll06", "conllx"), std::pair("/some.knp/a.tag", "dtag"),
            std::pair("a.knp", "knp"), std::pair("a.cabocha", "cabocha"), std::pair("a.lattice", "cabocha")})
        EXPECT_EQ(formatOfEnding(path), formatNamed(name)) << path;
    for (const char* path : {"/some.tag/a", "a.conllu.bak", "a.txt", "knp", ""})
        EXPECT_EQ(formatOfEnding(path), nullptr) << path;
    for (const char* name : {"conllu", "conllup", "conllx", "dtag", "knp:euc-jp", "cabocha:juman"})
        EXPECT_EQ(formatOfEnding("a" + std::string(endingOf(*formatNamed(name)))),
            formatNamed(formatNamed(name)->family().name));
}

} // namespace recognise_test
} // namespace arcwright
