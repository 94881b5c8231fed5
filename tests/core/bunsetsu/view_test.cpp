// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/bunsetsu_view.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace view_test {

Token tagged(const std::string& coarse, const std::string& fine)
{
    Token word;
    word.form = "x";
    word.upos = coarse;
    word.xpos = fine;
    return word;
}

Sentence phrase(const std::vector<std::pair<std::string, std::string>>& tags)
{
    Sentence sentence;
    for (const auto& [coarse, fine] : tags)
        sentence.tokens.push_back(tagged(coarse, fine));
    sentence.bunsetsu.push_back({1, sentence.size(), kRoot, "D", "", {}});
    return sentence;
}

TEST(BunsetsuViewTest, ShujiAndGokeiAreTheRightmost)
{
    const Sentence sentence = phrase({{"特殊", "括弧始"}, {"名詞", "普通名詞"}, {"名詞", "サ変名詞"},
        {"助詞", "格助詞"}, {"助詞", "副助詞"}, {"特殊", "読点"}});
    const BunsetsuParts parts = BunsetsuView(sentence).parts(1);
    EXPECT_EQ(parts.shuji, 3);
    EXPECT_EQ(parts.gokei, 5);
    EXPECT_TRUE(parts.comma);
    EXPECT_TRUE(parts.opening);
    EXPECT_FALSE(parts.fullStop);
    EXPECT_FALSE(parts.closing);
}

TEST(BunsetsuViewTest, FallsBackToTheLastWordThatIsNotSpecial)
{
    const Sentence noun = phrase({{"名詞", "普通名詞"}, {"特殊", "句点"}});
    EXPECT_EQ(BunsetsuView(noun).parts(1).gokei, 1);
    const Sentence particles = phrase({{"助詞", "格助詞"}, {"助詞", "副助詞"}, {"特殊", "読点"}});
    EXPECT_EQ(BunsetsuView(particles).parts(1).shuji, 2);
    const Sentence marks = phrase({{"特殊", "記号"}, {"特殊", "句点"}});
    EXPECT_EQ(BunsetsuView(marks).parts(1).shuji, 2);
    EXPECT_EQ(BunsetsuView(marks).parts(1).gokei, 2);
}

TEST(WordClassTest, OneTableATagSet)
{
    const auto role = [](TagSet tagSet, const char* coarse, const char* fine) {
        return classOf(tagged(coarse, fine), tagSet).role;
    };
    EXPECT_EQ(role(TagSet::Juman, "判定詞", ""), WordRole::Functional);
    EXPECT_EQ(role(TagSet::Juman, "接尾辞", "動詞性接尾辞"), WordRole::Functional);
    EXPECT_EQ(role(TagSet::Juman, "特殊", "記号"), WordRole::Special);
    EXPECT_EQ(role(TagSet::Juman, "名詞", "接尾"), WordRole::Content);
    EXPECT_EQ(role(TagSet::Ipadic, "名詞", "接尾"), WordRole::Functional);
    EXPECT_EQ(role(TagSet::Ipadic, "動詞", "非自立"), WordRole::Functional);
    EXPECT_EQ(role(TagSet::Ipadic, "動詞", "自立"), WordRole::Content);
    EXPECT_EQ(role(TagSet::Ipadic, "記号", "一般"), WordRole::Special);
    EXPECT_EQ(role(TagSet::Unidic, "接尾辞", "名詞的"), WordRole::Functional);
    EXPECT_EQ(role(TagSet::Unidic, "補助記号", "一般"), WordRole::Special);
    EXPECT_EQ(role(TagSet::Unidic, "記号", "文字"), WordRole::Content);
    EXPECT_EQ(role(TagSet::Other, "助詞", "格助詞"), WordRole::Content);
    for (const TagSet tagSet : {TagSet::Juman, TagSet::Ipadic, TagSet::Unidic}) {
        EXPECT_TRUE(classOf(tagged("助詞", "格助詞"), tagSet).caseParticle);
        EXPECT_FALSE(classOf(tagged("助詞", "接続助詞"), tagSet).caseParticle);
        EXPECT_TRUE(classOf(tagged("助詞", "接続助詞"), tagSet).particle);
    }
}

TEST(WordClassTest, ACabochaFileSaysItsTagSet)
{
    const std::string line = "* 0 -1D 0/0 0.0\n本\t名詞,一般,*,*,*,*,本,ホン,ホン\nEOS\n";
    EXPECT_EQ(tagSetOf(test::sentenceOf(line, "cabocha:ipadic")), TagSet::Ipadic);
    EXPECT_EQ(tagSetOf(test::sentenceOf(line, "cabocha:unidic")), TagSet::Unidic);
    EXPECT_EQ(tagSetOf(test::sentenceOf("* -1D\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0\nEOS\n", "knp")), TagSet::Juman);
}

} // namespace view_test
} // namespace arcwright
