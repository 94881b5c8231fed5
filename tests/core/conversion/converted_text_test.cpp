// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/converted_text.h"
#include "core/formats/registry.h"

#include <gtest/gtest.h>

#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/formats/conllu/column_escapes.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/format_problems.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"

namespace arcwright {
namespace converted_text_test {

using test::convertedText;
using test::documentOf;

const std::string word = "<W lemma=\"x\" msd=\"NC\" in=\"\" out=\"\">x</W>\n";
const std::string dtag = "<text>\n<s>\n" + word + "</s>\n<p>\n<s>\n" + word
    + "<W lemma=\"y\" msd=\"XP\" in=\"-1:pnct|-1:[subj]\" out=\"\">y</W>\n</s>\n";
const std::string knp = "# S-ID:a-1 KNP:4.2\n"
                        "* 1D <文頭>\n"
                        "+ 1D\n"
                        "表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                        "を を を 助詞 9 格助詞 1 * 0 * 0 \"x|y\"\n"
                        "* -1D\n"
                        "+ -1D\n"
                        "見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\n"
                        "EOS\n";
const std::string knpInConllu
    = "# sent_id = a-1\n"
      "# text = 表を見る\n"
      "# S-ID:a-1 KNP:4.2\n"
      "1\t表\t表\t名詞\t普通名詞\t_\t2\tbunsetsu\t_\tSpaceAfter=No|Reading=ひょう|PosId=6|SubPosId=1|"
      "BunsetuBILabel=B|BunsetsuRest=<文頭>\n"
      "2\tを\tを\t助詞\t格助詞\t_\t3\tD\t_\tSpaceAfter=No|Reading=を|PosId=9|SubPosId=1|Semantics=\"x\\py\"|"
      "BunsetuBILabel=I\n"
      "3\t見る\t見る\t動詞\t_\t_\t0\tD\t_\tReading=みる|PosId=2|InflectionType=母音動詞|InflectionTypeId=1|"
      "InflectionForm=基本形|InflectionFormId=2|BunsetuBILabel=B\n\n";

TEST(ConvertTest, IntoItsOwnFormatADocumentIsCopiedAsItIs)
{
    const std::string bytes = "\xEF\xBB\xBF\n\n# c \n1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n\n1\tbroken";
    EXPECT_EQ(convertedText(*documentOf(bytes), *formatNamed("conllu")), bytes);
    EXPECT_EQ(convertedText(*documentOf(dtag, "dtag"), *formatNamed("dtag")), dtag);
    EXPECT_EQ(convertedText(*documentOf(knp + "\n" + knp, "knp"), *formatNamed("knp")), knp + "\n" + knp);
}

TEST(ConvertTest, DtagBecomesConlluWithItsLabels)
{
    EXPECT_EQ(convertedText(dtag, "dtag", "conllu"),
        "1\tx\tx\t_\tNC\t_\t0\t_\t_\t_\n\n"
        "1\tx\tx\t_\tNC\t_\t0\t_\t_\t_\n2\ty\ty\t_\tXP\t_\t1\tpnct\t1:pnct|1:[subj]\t_\n\n");
}

TEST(ConvertTest, EditsAreConvertedToo)
{
    const auto document = documentOf(dtag, "dtag");
    const auto edited = document->with(
        replacement(document->id(0), document->sentence(0), test::sentence({test::token("new", "X", 0, "root")})));
    const auto text = convertedText(*edited, *formatNamed("conllu"));
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->find("1\tnew\tnew\tX\t_\t_\t0\troot\t_\t_\n\n"), 0U);
}

TEST(ConvertTest, ConlluBecomesDtag)
{
    EXPECT_EQ(
        convertedText(*test::documentOf("# c\n1\tx\ty\tX\tN\t_\t0\troot\t_\t_\n2\t<\t<\tX\t_\t_\t1\tmod\t_\t_\n\n"),
            *formatNamed("dtag")),
        "# c\n<s>\n<W DEPREL=\"root\" UPOS=\"X\" lemma=\"y\" msd=\"N\" in=\"\" out=\"1:mod\">x</W>\n"
        "<W UPOS=\"X\" lemma=\"&lt;\" in=\"-1:mod\" out=\"\">&lt;</W>\n</s>\n");
}

TEST(ConvertTest, ASentenceThatCannotBeReadIsNotLeftOutInSilence)
{
    const auto document = documentOf(knp + "* 0D\nEOS\n" + knp, "knp");
    const auto text = convertedText(*document, *formatNamed("conllu"));
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(text.error(), (Problem{FormatProblem::EmptyBunsetsu, "inline", 10, 1, {}}));
}

TEST(ConvertTest, BunsetsuBecomeHeadsOfWordsAndLabels)
{
    EXPECT_EQ(convertedText(knp, "knp", "conllu"), knpInConllu);
    EXPECT_EQ(convertedText(knp, "knp", "conllx"),
        "1\t表\t表\t名詞\t普通名詞\t_\t2\tbunsetsu\t_\t_\n"
        "2\tを\tを\t助詞\t格助詞\t_\t3\tD\t_\t_\n"
        "3\t見る\t見る\t動詞\t_\t_\t0\tD\t_\t_\n\n");
}

TEST(ConvertTest, LabelsBecomeBunsetsuAgain)
{
    EXPECT_EQ(
        convertedText(knpInConllu, "conllu", "knp"), test::replaced(test::replaced(knp, "+ 1D\n", ""), "+ -1D\n", ""));
}

TEST(ConvertTest, ATreebankOfJapaneseWithContentHeadsHasBunsetsuToo)
{
    const auto line = [](int id, const std::string& form, int head, const std::string& label) {
        return std::to_string(id) + '\t' + form + "\t_\tX\t_\t_\t" + std::to_string(head)
            + "\tdep\t_\tBunsetuBILabel=" + label + "\n";
    };
    const std::string bytes
        = "# text = 表を 見る\n" + line(1, "表", 3, "B") + line(2, "を", 1, "I") + line(3, "見る", 0, "B") + "\n";
    EXPECT_EQ(convertedText(bytes, "conllu", "knp"),
        "# text = 表を 見る\n* 1D\n表 * * X 0 * 0 * 0 * 0 NIL\nを * * X 0 * 0 * 0 * 0 NIL\n"
        "* -1D\n見る * * X 0 * 0 * 0 * 0 NIL\nEOS\n");
}

TEST(ConvertTest, WithoutLabelsEachWordIsABunsetsu)
{
    EXPECT_EQ(
        convertedText("# sent_id = 1\n# text = ab\n1\ta\ta\tX\t_\t_\t2\tx\t_\t_\n2\tb\tb\tX\t_\t_\t0\troot\t_\t_\n\n",
            "conllu", "cabocha"),
        "# S-ID:1\n* 0 1D\na\tX,*,*,*,*,*,a,*,*\n* 1 -1D\nb\tX,*,*,*,*,*,b,*,*\nEOS\n");
}

TEST(ConvertTest, WordsWithoutHeadsAreNoBunsetsu)
{
    EXPECT_EQ(convertedText("1\ta\ta\tX\t_\t_\t_\t_\t_\t_\n\n", "conllu", "cabocha"), "a\tX,*,*,*,*,*,a,*,*\nEOS\n");
}

TEST(ConvertTest, FurtherFieldsAreColumnsOfConlluPlus)
{
    const auto document = documentOf(knp, "knp");
    const auto plus = formatFor(*document, "conllup");
    const auto text = convertedText(*document, *plus);
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->substr(0, text->find('\n')),
        "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC Reading PosId SubPosId Semantics "
        "InflectionType InflectionTypeId InflectionForm InflectionFormId");
    EXPECT_NE(text->find("BunsetuBILabel=I\tを\t9\t1\t\"x|y\"\t_\t_\t_\t_\n"), std::string::npos) << *text;
}

TEST(ConvertTest, FieldsOfConllXGoToMiscAndComeBack)
{
    const std::string bytes = "1\tx\tx\tX\tX\tA|B\t0\troot\t0\tROOT\n\n";
    const std::string conllu = convertedText(bytes, "conllx", "conllu");
    EXPECT_EQ(conllu, "1\tx\tx\tX\tX\tA|B\t0\troot\t_\tPHEAD=0|PDEPREL=ROOT\n\n");
    EXPECT_EQ(convertedText(conllu, "conllu", "conllx"), bytes);
}

TEST(ConvertTest, ConllXHasWordsOnly)
{
    EXPECT_EQ(convertedText("# c\n1-2\txy\t_\t_\t_\t_\t_\t_\t_\t_\n1\tx\tx\tX\t_\t_\t2\tdep\t_\t_\n"
                            "2\ty\ty\tX\t_\t_\t0\troot\t0:root\tA=1\n2.1\tz\t_\t_\t_\t_\t_\t_\t_\t_\n\n",
                  "conllu", "conllx"),
        "1\tx\tx\tX\t_\t_\t2\tdep\t_\t_\n2\ty\ty\tX\t_\t_\t0\troot\t_\t_\n\n");
}

TEST(ConvertTest, AnIdOfKnpBehindWordsDoesNotDivideTheSentence)
{
    const std::string tag = "<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"\">a</W>\n# S-ID:2\n# b\n"
                            "<W lemma=\"c\" msd=\"X\" in=\"\" out=\"\">c</W>\n</s>\n";
    for (const char* target : {"knp", "cabocha"}) {
        const std::string text = convertedText(tag, "dtag", target);
        EXPECT_EQ(documentOf(text, target)->size(), 1U) << text;
        EXPECT_NE(text.find("# b\n"), std::string::npos) << text;
        const test::Converted made(tag, "dtag", target);
        EXPECT_EQ(made.restored(made.text), tag);
    }
}

TEST(ConvertTest, ACommentThatNamesColumnsDoesNotBecomeTheHeadOfAFile)
{
    const std::string tag
        = "<s>\n# global.columns = ID FORM\n# b\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"\">a</W>\n</s>\n";
    for (const char* target : {"conllu", "conllup", "knp"}) {
        const test::Converted made(tag, "dtag", target);
        EXPECT_EQ(made.text.find("ID FORM\n"), std::string::npos) << made.text;
        EXPECT_EQ(made.restored(made.text), tag) << target;
        const auto losses = lossesOf(*made.original, *made.format);
        ASSERT_TRUE(losses && !losses->empty()) << target;
        EXPECT_EQ(losses->front().kind, LossKind::Comments) << target;
    }
}

TEST(ConvertTest, AnotherEncodingKeepsEveryLine)
{
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis})
        EXPECT_EQ(convertedText(knp, "knp", nameWithEncoding("knp", encoding)), test::inEncoding(encoding, knp));
}

TEST(ConvertTest, ABlankLineBehindTheHeadOfABunsetsuIsNotWantedBack)
{
    const std::string blank = "* -1D\n\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
    const test::Converted made(blank, "knp", "knp:euc-jp");
    const auto restored = restoredOriginal(Document("made", made.text, made.format), made.sidecar);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->changed, 0U);
    EXPECT_EQ(restored->document->serialised(), blank);
}

TEST(ConvertTest, ACharacterThatAnEncodingHasNotGotIsReplaced)
{
    EXPECT_EQ(convertedText("# 😀\n* -1D\n😀 😀 ñ 名詞 6 * 0 * 0 * 0 NIL\nEOS\n", "knp", "knp:shift-jis"),
        test::inEncoding(TextEncoding::ShiftJis, "# 〓\n* -1D\n〓 〓 〓 名詞 6 * 0 * 0 * 0 NIL\nEOS\n"));
}

TEST(FormatForTest, WhatTheNameLeavesOpenIsTheDocumentsOwn)
{
    const auto euc = documentOf(test::inEncoding(TextEncoding::EucJp, knp), "knp:euc-jp");
    EXPECT_EQ(formatFor(*euc, "knp"), euc->format());
    EXPECT_EQ(formatFor(*euc, "knp:utf-8"), formatNamed("knp"));
    EXPECT_EQ(formatFor(*euc, "cabocha"), formatNamed("cabocha:juman")) << "whose tags they are";
    EXPECT_EQ(formatFor(*euc, "cabocha:euc-jp"), formatNamed("cabocha:euc-jp"));
    EXPECT_EQ(formatFor(*euc, "conllu"), formatNamed("conllu"));
    EXPECT_EQ(formatFor(*euc, "x"), nullptr);
    EXPECT_EQ(formatForPath(*euc, "a.knp"), euc->format());
    EXPECT_EQ(formatForPath(*euc, "a.conll"), formatNamed("conllx"));
    EXPECT_EQ(formatForPath(*euc, "a.txt"), nullptr);
}

TEST(ColumnEscapesTest, WhatWouldBreakAListIsEscapedAndComesBack)
{
    for (const auto& [plain, escaped] :
        {std::pair("a|b", "a\\pb"), std::pair("a\tb", "a\\tb"), std::pair("a\\pb", "a\\\\pb"),
            std::pair("\\\\", "\\\\\\"), std::pair("a\\sb\\", "a\\sb\\"), std::pair("\\|", "\\\\\\p")}) {
        EXPECT_EQ(escapedForColumn(plain), escaped);
        EXPECT_EQ(unescapedFromColumn(escaped), plain);
    }
    EXPECT_TRUE(rc::check([] {
        std::string text;
        for (int length = test::randomNumber(0, 8); length > 0; --length)
            text += test::oneOf({"\\", "|", "\t", "p", "t", "s"});
        const std::string escaped = escapedForColumn(text);
        RC_ASSERT(escaped.find('|') == std::string::npos);
        RC_ASSERT(escaped.find('\t') == std::string::npos);
        RC_ASSERT(unescapedFromColumn(escaped) == text);
    }));
}

TEST(ConvertTest, LabelsOfDtagKeepWhatConlluSeparatesWith)
{
    const std::string bytes
        = "<s>\n<W in=\"\" out=\"1:a&7c;b|1:c\">x</W>\n<W in=\"-1:a&7c;b|-1:c\" out=\"\">y</W>\n</s>\n";
    const std::string conllu = convertedText(bytes, "dtag", "conllu");
    EXPECT_NE(conllu.find("\t1\ta\\pb\t1:a\\pb|1:c\t"), std::string::npos) << conllu;
}

} // namespace converted_text_test
} // namespace arcwright
