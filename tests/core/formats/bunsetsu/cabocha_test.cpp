// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/tag_set_guess.h"

#include <functional>

#include <gtest/gtest.h>

#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/japanese_fields.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace cabocha_test {

const std::string ipadic = "* 0 2D 0/1 1.234567\n"
                           "彼\t名詞,代名詞,一般,*,*,*,彼,カレ,カレ\tO\n"
                           "は\t助詞,係助詞,*,*,*,*,は,ハ,ワ\tO\n"
                           "* 1 2P 0/1 0.000000\n"
                           "Qt\t名詞,固有名詞,組織,*,*,*,*\tB-ARTIFACT\n"
                           "を\t助詞,格助詞,一般,*,*,*,を,ヲ,ヲ\tO\n"
                           "* 2 -1D 0/0 0.000000\n"
                           "読ま\t動詞,自立,*,*,五段・マ行,未然形,読む,ヨマ,ヨマ\tO\n"
                           "EOS\n";
const std::string unidic
    = "* 0 -1D 0/0 0.000000\n"
      "表\t名詞,普通名詞,一般,*,*,*,ヒョウ,表,表,ヒョー,表,ヒョー,漢,*,*,*,*,*,*,体,ヒョウ,ヒョウ,ヒョウ,ヒョウ,0,"
      "\"C1,C2\",*,8710,1\n"
      "ｑｔ\t名詞,普通名詞,一般,*,*,*\n"
      "EOS\n";
const std::string juman = "* 0 -1D 0/0 0.000000\n"
                          "読ま\t動詞,*,子音動詞マ行,未然形,読む,よま,代表表記:読む/よむ\n"
                          "。\t特殊,句点,*,*,。,。,*\n"
                          "EOS\n";

Sentence read(const std::string& text, const std::string& format = "cabocha")
{
    Sentence sentence = test::sentenceOf(text, format);
    EXPECT_FALSE(sentence.problem.has_value()) << testing::PrintToString(sentence.problem);
    return sentence;
}

std::string after(const std::function<void(Sentence&)>& change, const std::string& text = ipadic,
    const std::string& format = "cabocha")
{
    Sentence sentence = read(text, format);
    change(sentence);
    return formatNamed(format)->write(sentence).value();
}

std::string replaced(const std::string& from, const std::string& to, std::string text = ipadic)
{
    text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(CabochaTest, BunsetsuHaveHeadsTypesAndScores)
{
    const Sentence sentence = read(ipadic);
    EXPECT_EQ(sentence.bunsetsu,
        (std::vector<Bunsetsu>{{1, 2, 3, "D", "0/1 1.234567", {}}, {3, 4, 3, "P", "0/1 0.000000", {}},
            {5, 5, kRoot, "D", "0/0 0.000000", {}}}));
    EXPECT_EQ(sentence.unitText(2), "Qtを");
}

TEST(CabochaTest, IpadicsFeaturesAreFields)
{
    const Token word = read(ipadic).word(5);
    EXPECT_EQ(word.form, "読ま");
    EXPECT_EQ(word.lemma, "読む");
    EXPECT_EQ(word.upos, "動詞");
    EXPECT_EQ(word.xpos, "自立");
    EXPECT_EQ(word.further,
        (std::vector<FurtherField>{{"InflectionType", "五段・マ行"}, {"InflectionForm", "未然形"}, {"Reading", "ヨマ"},
            {"Pronunciation", "ヨマ"}, {"NamedEntity", "O"}}));
    const Token unknown = read(ipadic).word(3);
    EXPECT_EQ(unknown.lemma, "");
    EXPECT_EQ(unknown.further, (std::vector<FurtherField>{{"Pos3", "組織"}, {"NamedEntity", "B-ARTIFACT"}}));
}

TEST(CabochaTest, UnidicsFeaturesAreFieldsAndThoseBeyondAreKept)
{
    const Sentence sentence = read(unidic, "cabocha:unidic");
    const Token& word = sentence.word(1);
    EXPECT_EQ(word.lemma, "表");
    EXPECT_EQ(word.furtherField(japanese::lemmaReading), "ヒョウ");
    EXPECT_EQ(word.furtherField(japanese::pronunciation), "ヒョー");
    EXPECT_EQ(word.furtherField(japanese::wordOrigin), "漢");
    EXPECT_EQ(
        word.furtherField(japanese::moreFeatures), "*,*,*,*,*,*,体,ヒョウ,ヒョウ,ヒョウ,ヒョウ,0,\"C1,C2\",*,8710,1");
    EXPECT_EQ(sentence.word(2).upos, "名詞");
    EXPECT_EQ(sentence.word(2).lemma, "");
}

TEST(CabochaTest, JumansFeaturesAreFields)
{
    const Token word = read(juman, "cabocha:juman").word(1);
    EXPECT_EQ(word.lemma, "読む");
    EXPECT_EQ(word.upos, "動詞");
    EXPECT_EQ(word.xpos, "");
    EXPECT_EQ(word.further,
        (std::vector<FurtherField>{{"InflectionType", "子音動詞マ行"}, {"InflectionForm", "未然形"},
            {"Reading", "よま"}, {"Semantics", "代表表記:読む/よむ"}}));
}

TEST(CabochaTest, UnknownFeaturesAreOneField)
{
    const Token word = read("* 0 -1D\n表\tN,x,\"a,b\"\nEOS\n", "cabocha:other").word(1);
    EXPECT_EQ(word.upos, "");
    EXPECT_EQ(word.further, (std::vector<FurtherField>{{"Features", "N,x,\"a,b\""}}));
}

TEST(CabochaTest, AWordMayBeCalledEos)
{
    const Sentence sentence = read("* 0 -1D\nEOS\t\n表\tN\nEOS \n", "cabocha:other");
    ASSERT_EQ(sentence.size(), 2);
    EXPECT_EQ(sentence.word(1).form, "EOS");
}

TEST(CabochaTest, QuotedFeaturesMayHoldCommas)
{
    const std::string text = "* 0 -1D\n,\t記号,読点,*,*,*,*,\",\",\"a \"\"b\"\"\",、\nEOS\n";
    Sentence sentence = read(text);
    EXPECT_EQ(sentence.word(1).lemma, ",");
    EXPECT_EQ(sentence.word(1).furtherField(japanese::reading), "a \"b\"");
    sentence.word(1).xpos = "一,般";
    EXPECT_EQ(formatNamed("cabocha")->write(sentence), replaced("読点", "\"一,般\"", text));
}

TEST(CabochaEditTest, AnEditTouchesItsPartAlone)
{
    EXPECT_EQ(after([](Sentence& s) { s = withHead(s, 1, 2); }), replaced("0 2D", "0 1D"));
    EXPECT_EQ(after([](Sentence& s) { s = withRelation(s, 2, "D"); }), replaced("1 2P", "1 2D"));
    EXPECT_EQ(after([](Sentence& s) { s.bunsetsu[0].rest = "0/1 2.0"; }), replaced("1.234567", "2.0"));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).form = "彼ら"; }), replaced("彼\t", "彼ら\t"));
    EXPECT_EQ(after([](Sentence& s) { s.word(5).lemma = "よむ"; }), replaced("読む", "よむ"));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).upos = ""; }), replaced("彼\t名詞", "彼\t*"));
    EXPECT_EQ(after([](Sentence& s) { s.word(3).setFurther(japanese::reading, "キュート"); }),
        replaced("組織,*,*,*,*\t", "組織,*,*,*,*,キュート\t"))
        << "as many features as it takes";
    EXPECT_EQ(
        after([](Sentence& s) { s.word(3).setFurther(japanese::namedEntity, ""); }), replaced("\tB-ARTIFACT", ""));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).lemma = "x"; }, unidic, "cabocha:unidic"),
        replaced("ヒョウ,表,表", "ヒョウ,x,表", unidic));
}

TEST(CabochaEditTest, InsertedBunsetsuRenumberThoseBehind)
{
    EXPECT_EQ(after([](Sentence& s) {
        s.bunsetsu[0].last = 1;
        s.bunsetsu[0].head = 2;
        s.bunsetsu.insert(s.bunsetsu.begin() + 1, Bunsetsu{2, 2, 4, "D", "", {}});
        s.bunsetsu[2].head = 4;
    }),
        replaced("0 2D", "0 1D",
            replaced("は\t", "* 1 3D\nは\t", replaced("* 1 2P", "* 2 3P", replaced("* 2 -1D", "* 3 -1D")))));
}

TEST(CabochaEditTest, AWordThatIsNewHasTheFeaturesOfItsTagSet)
{
    const auto written = [](const std::string& text, const std::string& format) {
        return after(
            [](Sentence& s) {
                s.tokens.push_back(test::token("も", "助詞", kNoHead, ""));
                ++s.bunsetsu.back().last;
            },
            text, format);
    };
    EXPECT_EQ(written(ipadic, "cabocha"), replaced("EOS", "も\t助詞,*,*,*,*,*,も,*,*\nEOS"));
    EXPECT_EQ(written(juman, "cabocha:juman"), replaced("EOS", "も\t助詞,*,*,*,も,*,*\nEOS", juman));
    EXPECT_EQ(written("* 0 -1D\n表\tN\nEOS\n", "cabocha:other"), "* 0 -1D\n表\tN\nも\t\nEOS\n");
}

TEST(CabochaEditTest, ACommentThatWouldBeAWordIsRefused)
{
    Sentence sentence = read(ipadic);
    sentence.comments.push_back("# a\tb");
    EXPECT_EQ(formatNamed("cabocha")->write(sentence).error(),
        (Problem{FormatProblem::CommentNotWritable, "", 1, 1, {"# a\tb", "cabocha"}}));
}

TEST(CabochaEditTest, OtherEncodingsKeepTheirBytesAndEncodeWhatChanges)
{
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const std::string format = "cabocha:" + std::string(nameOf(encoding));
        const Sentence sentence = read(test::inEncoding(encoding, ipadic), format);
        EXPECT_EQ(sentence.tokens, read(ipadic).tokens);
        EXPECT_EQ(after([](Sentence& s) { s.word(1).lemma = "ソ"; }, test::inEncoding(encoding, ipadic), format),
            test::inEncoding(encoding, replaced("*,彼", "*,ソ")));
    }
}

TEST(TagSetGuessTest, TheTagSetOfMostWordsIsTaken)
{
    const auto guessed = [](const std::string& text) {
        TagSetGuess guess;
        std::string_view rest = text;
        while (!rest.empty())
            guess.add(takeLine(rest).text);
        return guess.best();
    };
    EXPECT_EQ(guessed(ipadic), TagSet::Ipadic);
    EXPECT_EQ(guessed(unidic), TagSet::Unidic);
    EXPECT_EQ(guessed("表\t名詞,普通名詞,一般,*,*,*,ヒョウ,表,表,ヒョー,表,ヒョー,漢,*,*,*,*\n"), TagSet::Unidic);
    EXPECT_EQ(guessed(juman), TagSet::Juman);
    EXPECT_EQ(guessed("表\tN,x,y\n"), TagSet::Other);
    EXPECT_EQ(guessed("x\t名詞,サ変接続,*,*,*,*,*\n"), TagSet::Ipadic) << "a word that the dictionary has not got";
    EXPECT_EQ(guessed("x\t名詞,普通名詞,一般,*,*,*\n"), TagSet::Unidic) << "the same";
    EXPECT_EQ(guessed("EOS\n"), TagSet::Ipadic);
}

TEST(TagSetGuessTest, TagSetsHaveNames)
{
    for (const TagSet tagSet : {TagSet::Ipadic, TagSet::Unidic, TagSet::Juman, TagSet::Other})
        EXPECT_EQ(tagSetNamed(nameOf(tagSet)), tagSet);
    EXPECT_EQ(tagSetNamed("cabocha"), std::nullopt);
}

} // namespace cabocha_test
} // namespace arcwright
