// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/grouping.h"

#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace grouping_test {

/// The bunsetsu that the output of an analyser is grouped into, with bars between.
std::string grouped(const std::string& output)
{
    const test::TemporaryFolder folder;
    const Treebank treebank = groupedIntoBunsetsu(openTreebank({folder.write("output.txt", output)}).value());
    const auto sentence = treebank.sentence(0);
    std::string text;
    for (int unit = 1; unit <= static_cast<int>(sentence->bunsetsu.size()); ++unit)
        text += sentence->unitText(unit) + '|';
    return text;
}

TEST(Grouping, WordsOfJumanBecomeBunsetsu)
{
    EXPECT_EQ(grouped("私 わたし 私 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                      "は は は 助詞 9 副助詞 2 * 0 * 0 NIL\n"
                      "大学 だいがく 大学 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                      "図書館 としょかん 図書館 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                      "で で で 助詞 9 格助詞 1 * 0 * 0 NIL\n"
                      "勉強 べんきょう 勉強 名詞 6 サ変名詞 2 * 0 * 0 NIL\n"
                      "した した する 動詞 2 * 0 サ変動詞 16 タ形 10 NIL\n"
                      "。 。 。 特殊 1 句点 1 * 0 * 0 NIL\n"
                      "EOS\n"),
        "私は|大学図書館で|勉強した。|");
}

TEST(Grouping, WordsOfMeCabBecomeBunsetsu)
{
    EXPECT_EQ(grouped("「\t記号,括弧開,*,*,*,*,「,「,「\n"
                      "猫\t名詞,一般,*,*,*,*,猫,ネコ,ネコ\n"
                      "」\t記号,括弧閉,*,*,*,*,」,」,」\n"
                      "と\t助詞,格助詞,引用,*,*,*,と,ト,ト\n"
                      "お\t接頭詞,名詞接続,*,*,*,*,お,オ,オ\n"
                      "茶\t名詞,一般,*,*,*,*,茶,チャ,チャ\n"
                      "を\t助詞,格助詞,一般,*,*,*,を,ヲ,ヲ\n"
                      "飲ん\t動詞,自立,*,*,五段・マ行,連用タ接続,飲む,ノン,ノン\n"
                      "で\t助詞,接続助詞,*,*,*,*,で,デ,デ\n"
                      "いる\t動詞,非自立,*,*,一段,基本形,いる,イル,イル\n"
                      "EOS\n"),
        "「猫」と|お茶を|飲んでいる|");
}

TEST(Grouping, WhatHasBunsetsuStaysAsItIs)
{
    Sentence sentence;
    sentence.tokens.resize(2);
    sentence.bunsetsu.push_back({1, 2, kRoot, "D", {}, {}});
    EXPECT_EQ(groupedIntoBunsetsu(sentence).bunsetsu, sentence.bunsetsu);
    EXPECT_TRUE(groupedIntoBunsetsu(Sentence()).bunsetsu.empty());
}

} // namespace grouping_test
} // namespace arcwright
