// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/bunsetsu/knp.h"

#include <functional>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"
#include "core/treebank/japanese_fields.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace knp_test {

const std::string bytes = "# S-ID:made-up-1 KNP:4.2\n"
                          "* 2D <文頭>\n"
                          "+ 2D <rel type=\"ガ\"/>\n"
                          "彼女 かのじょ 彼女 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                          "は は は 助詞 9 副助詞 2 * 0 * 0 NIL\n"
                          "* 2P\n"
                          "+ 2D\n"
                          "小さな ちいさな 小さな 連体詞 11 * 0 * 0 * 0\n"
                          "+ 3D\n"
                          "表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 \"代表表記:表/ひょう 漢字\"\n"
                          "@ 表 おもて 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                          "* -1D\n"
                          "+ -1D\n"
                          "読ま よま 読む 動詞 2 * 0 子音動詞マ行 9 未然形 3 NIL\n"
                          "ない ない ない 接尾辞 14 形容詞性述語接尾辞 5 イ形容詞アウオ段 18 基本形 2 NIL\n"
                          "EOS\n";

Sentence read(const std::string& text = bytes)
{
    Sentence sentence = test::sentenceOf(text, "knp");
    EXPECT_FALSE(sentence.problem.has_value()) << testing::PrintToString(sentence.problem);
    return sentence;
}

std::string after(const std::function<void(Sentence&)>& change, const std::string& text = bytes)
{
    Sentence sentence = read(text);
    change(sentence);
    return formatNamed("knp")->write(sentence).value();
}

std::string replaced(const std::string& from, const std::string& to, std::string text = bytes)
{
    text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(KnpTest, WordsHaveTheirFields)
{
    const Sentence sentence = read();
    ASSERT_EQ(sentence.size(), 6);
    const Token& word = sentence.word(5);
    EXPECT_EQ(word.form, "読ま");
    EXPECT_EQ(word.lemma, "読む");
    EXPECT_EQ(word.upos, "動詞");
    EXPECT_EQ(word.xpos, "") << "an asterisk is no tag";
    EXPECT_EQ(word.head, kNoHead);
    EXPECT_EQ(word.further,
        (std::vector<FurtherField>{{"Reading", "よま"}, {"PosId", "2"}, {"InflectionType", "子音動詞マ行"},
            {"InflectionTypeId", "9"}, {"InflectionForm", "未然形"}, {"InflectionFormId", "3"}}));
    EXPECT_EQ(sentence.word(1).xpos, "普通名詞");
    EXPECT_EQ(sentence.word(4).furtherField(japanese::semantics), "\"代表表記:表/ひょう 漢字\"");
    EXPECT_EQ(sentence.word(3).furtherField(japanese::semantics), "");
}

TEST(KnpTest, BunsetsuHaveHeadsTypesAndFeatures)
{
    const Sentence sentence = read();
    EXPECT_EQ(sentence.bunsetsu,
        (std::vector<Bunsetsu>{{1, 2, 3, "D", "<文頭>", {}}, {3, 4, 3, "P", "", {}}, {5, 6, kRoot, "D", "", {}}}));
    EXPECT_EQ(sentence.unitText(2), "小さな表");
    EXPECT_EQ(sentence.text(), "彼女は小さな表読まない");
}

TEST(KnpTest, AllOtherLinesAreCommentsAtTheirPlace)
{
    EXPECT_EQ(read().comments,
        (std::vector<Comment>{{"# S-ID:made-up-1 KNP:4.2", 0}, {"+ 2D <rel type=\"ガ\"/>", 0}, {"+ 2D", 2}, {"+ 3D", 3},
            {"@ 表 おもて 表 名詞 6 普通名詞 1 * 0 * 0 NIL", 4}, {"+ -1D", 4}}));
}

TEST(KnpTest, WordsThatLookLikeOtherLinesAreWords)
{
    std::string text = "* -1D\n";
    for (const char* form : {"*", "+", "#", "@", "!", ";;", "EOS"})
        text += std::string(form) + ' ' + form + ' ' + form + " 特殊 1 記号 5 * 0 * 0 NIL\n";
    const Sentence sentence = read(text + "EOS\n");
    ASSERT_EQ(sentence.size(), 7);
    EXPECT_EQ(sentence.word(1).form, "*");
    EXPECT_EQ(sentence.word(1).upos, "特殊");
    EXPECT_EQ(formatNamed("knp")->write(sentence), text + "EOS\n");
}

TEST(KnpTest, AHalfWidthSpaceIsAWord)
{
    const std::string text = "* -1D\n"
                             "\\  \\  \\  特殊 1 空白 6 * 0 * 0 NIL\n"
                             "\\ \\ \\ 特殊 1 記号 5 * 0 * 0 NIL\n"
                             "EOS\n";
    Sentence sentence = read(text);
    EXPECT_EQ(sentence.word(1).form, " ");
    EXPECT_EQ(sentence.word(1).lemma, " ");
    EXPECT_EQ(sentence.word(1).xpos, "空白");
    EXPECT_EQ(sentence.word(2).form, "\\");
    sentence.word(1).lemma = "x";
    sentence.word(2).form = " ";
    EXPECT_EQ(formatNamed("knp")->write(sentence),
        replaced("\\  特殊", "x 特殊", replaced("\\ \\ \\ 特殊", "\\  \\ \\ 特殊", text)));
}

TEST(KnpTest, JumansOutputHasWordsOnly)
{
    const std::string text = "本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 \"x\"\nEOS\n";
    Sentence sentence = read(text);
    EXPECT_EQ(sentence.size(), 1);
    EXPECT_TRUE(sentence.bunsetsu.empty());
    sentence.word(1).lemma = "ほん";
    EXPECT_EQ(formatNamed("knp")->write(sentence), replaced("ほん 本", "ほん ほん", text));
    sentence.word(1).head = 0;
    EXPECT_EQ(
        formatNamed("knp")->write(sentence).error(), (Problem{FormatProblem::WordHeadsNotWritable, "", 1, 1, {"knp"}}))
        << "what cannot be written is not left out in silence";
    sentence.word(1).head = kNoHead;
    sentence.word(1).relation = "D";
    EXPECT_EQ(formatNamed("knp")->write(sentence).error().code, FormatProblem::WordHeadsNotWritable);
}

TEST(KnpTest, BunsetsuMayHaveNoHeadsYet)
{
    const std::string word = "本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\n";
    const std::string text = "*\n" + word + "* <文末>\n" + word + "EOS\n";
    Sentence sentence = read(text);
    EXPECT_EQ(
        sentence.bunsetsu, (std::vector<Bunsetsu>{{1, 1, kNoHead, "", "", {}}, {2, 2, kNoHead, "", "<文末>", {}}}));
    sentence = withRelation(withHead(withHead(sentence, 1, 2), 2, kRoot), 1, "P");
    const std::string parsed = "* 1P\n" + word + "* -1D <文末>\n" + word + "EOS\n";
    EXPECT_EQ(formatNamed("knp")->write(sentence), parsed);
    EXPECT_EQ(after([](Sentence& s) { s.bunsetsu[0].head = s.bunsetsu[1].head = kNoHead; }, parsed), text);
}

TEST(KnpTest, HeadsToTheLeftAndCirclesCanBeRead)
{
    const Sentence sentence = read(replaced("* -1D", "* 0D"));
    EXPECT_EQ(sentence.bunsetsu[2].head, 1);
}

TEST(KnpTest, LoneEndsAndBlankLinesBetweenSentencesBelongToNone)
{
    const std::string text = "\xEF\xBB\xBF\nEOS\n" + bytes + "\n \nEOS\nEOS\n" + bytes;
    const auto document = test::documentOf(text, "knp");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(0)->source.text(), bytes);
    EXPECT_EQ(document->line(0), 3U);
    EXPECT_EQ(document->line(1), 23U);
    EXPECT_EQ(document->serialised(), text);
}

TEST(KnpEditTest, AHeadTouchesItsLineAndThatOfItsBasicPhraseAlone)
{
    EXPECT_EQ(after([](Sentence& s) { s = withHead(s, 1, 2); }), replaced("* 2D <文頭>", "* 1D <文頭>"))
        << "whose basic phrase depended on one of the second already";
    EXPECT_EQ(
        after([](Sentence& s) { s = withHead(s, 1, kRoot); }), replaced("* 2D <文頭>\n+ 2D", "* -1D <文頭>\n+ -1D"));
    EXPECT_EQ(
        after([](Sentence& s) { s = withRelation(s, 2, "A"); }), replaced("+ 3D", "+ 3A", replaced("* 2P", "* 2A")));
    EXPECT_EQ(after([](Sentence& s) { s.bunsetsu[0].rest = "<x>"; }), replaced("<文頭>", "<x>"));
    EXPECT_EQ(after([](Sentence& s) { s.bunsetsu[0].rest = ""; }), replaced(" <文頭>", ""));
}

TEST(KnpEditTest, AFieldTouchesItsCellAlone)
{
    EXPECT_EQ(after([](Sentence& s) { s.word(4).form = "票"; }), replaced("表 ひょう", "票 ひょう"));
    EXPECT_EQ(after([](Sentence& s) { s.word(3).xpos = "x"; }), replaced("11 * 0", "11 x 0"));
    EXPECT_EQ(after([](Sentence& s) { s.word(3).setFurther(japanese::semantics, "<x y>"); }),
        replaced("* 0 * 0 * 0\n", "* 0 * 0 * 0 <x y>\n"));
    EXPECT_EQ(
        after([](Sentence& s) { s.word(5).setFurther(japanese::inflectionForm, ""); }), replaced("未然形 3", "* 3"));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).lemma = "彼 女"; }), replaced("彼女 名詞", "彼　女 名詞"));
}

TEST(KnpEditTest, AWordThatIsNewHasAllItsFields)
{
    EXPECT_EQ(after([](Sentence& s) {
        Token word = test::token("も", "助詞", kNoHead, "");
        s.tokens.insert(s.tokens.begin() + 2, word);
        s.bunsetsu[0].last = 3;
        for (std::size_t i = 1; i < 3; ++i)
            s.bunsetsu[i].first += 1, s.bunsetsu[i].last += 1;
        for (Comment& comment : s.comments)
            comment.wordsBefore += comment.wordsBefore >= 2 ? 1 : 0;
    }),
        replaced("* 2P\n", "も * も 助詞 0 * 0 * 0 * 0 NIL\n* 2P\n"));
}

TEST(KnpEditTest, SplitBunsetsuRenumberTheHeadsThatChange)
{
    EXPECT_EQ(after([](Sentence& s) { // as an operation on bunsetsu would leave it
        s.bunsetsu[1].last = 3;
        s.bunsetsu.insert(s.bunsetsu.begin() + 2, Bunsetsu{4, 4, 4, "D", "", {}});
        s.bunsetsu[0].head = 4;
        s.bunsetsu[1].head = 3;
    }),
        replaced("* 2D <文頭>", "* 3D <文頭>", replaced("+ 3D\n表", "* 3D\n+ 3D\n表")));
}

TEST(KnpEditTest, JoinedBunsetsuLoseALine)
{
    EXPECT_EQ(after([](Sentence& s) {
        s.bunsetsu[0].last = 4;
        s.bunsetsu[0].head = 2;
        s.bunsetsu.erase(s.bunsetsu.begin() + 1);
    }),
        replaced("* 2P\n", "", replaced("* 2D", "* 1D")));
}

TEST(KnpEditTest, AMovedBoundaryTakesItsLineAlongAndLeavesBasicPhrases)
{
    EXPECT_EQ(after([](Sentence& s) {
        s.bunsetsu[1].last = 3;
        s.bunsetsu[2].first = 4;
    }),
        replaced("+ 3D\n表", "* -1D\n+ 3D\n表", replaced("* -1D\n", "")));
}

TEST(KnpEditTest, JoinedSentencesAreWrittenOverBothSources)
{
    Sentence joined = read();
    const Sentence second = read();
    const auto text = std::make_shared<const std::string>(bytes + bytes);
    joined.source.bytes = text;
    joined.source.length = text->size();
    for (Token token : second.tokens) {
        token.line.number += 16;
        joined.tokens.push_back(token);
    }
    for (Bunsetsu bunsetsu : second.bunsetsu) {
        bunsetsu.line.number += 16;
        bunsetsu.first += 6;
        bunsetsu.last += 6;
        bunsetsu.head += bunsetsu.head == kRoot ? 0 : 3;
        joined.bunsetsu.push_back(bunsetsu);
    }
    for (Comment comment : second.comments) {
        comment.line.number += 16;
        comment.wordsBefore += 6;
        joined.comments.push_back(comment);
    }
    std::string expected = replaced("2D <文頭>", "5D <文頭>");
    expected = replaced("EOS\n", "", bytes) + replaced("* 2P", "* 5P", expected);
    EXPECT_EQ(formatNamed("knp")->write(joined), expected);
}

TEST(KnpEditTest, WindowsLineEndsAndAMissingFinalNewlineStay)
{
    const std::string text = "* -1D\r\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0\r\nEOS";
    EXPECT_EQ(after([](Sentence& s) { s.word(1).lemma = "x"; }, text), replaced("ほん 本", "ほん x", text));
    EXPECT_EQ(after([](Sentence& s) { s.comments.insert(s.comments.begin(), "# new"); }, text), "# new\r\n" + text);
    const auto document = test::documentOf(bytes + text, "knp");
    const auto edited = document->with(replacement(document->id(1), document->sentence(1), document->sentence(1)));
    EXPECT_EQ(edited->serialised(), bytes + text);
}

TEST(KnpEditTest, OtherEncodingsKeepTheirBytesAndEncodeWhatChanges)
{
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const auto format = formatNamed("knp:" + std::string(nameOf(encoding)));
        Sentence sentence = test::sentenceOf(test::inEncoding(encoding, bytes), format->name());
        ASSERT_FALSE(sentence.problem.has_value());
        EXPECT_EQ(sentence.tokens, read().tokens);
        EXPECT_EQ(sentence.bunsetsu, read().bunsetsu);
        EXPECT_EQ(sentence.comments, read().comments);
        sentence.word(4).form = "票〜";
        EXPECT_EQ(format->write(sentence), test::inEncoding(encoding, replaced("表 ひょう", "票〜 ひょう")));
        sentence.word(5).lemma = "ｘ😀";
        EXPECT_EQ(format->write(sentence).error(),
            (Problem{TextProblem::CharacterNotInEncoding, "", 14, 1, {"😀", std::string(nameOf(encoding))}}));
    }
}

} // namespace knp_test
} // namespace arcwright
