// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/formats/text/text_encoding.h"
#include "tests/core/support/conllu_generator.h"

namespace arcwright::test {

/// UTF-8 as the bytes of another encoding.
inline std::string inEncoding(TextEncoding encoding, const std::string& text)
{
    auto bytes = TextCodec(encoding).encoded(text);
    if (!bytes)
        throw std::logic_error("not in " + std::string(nameOf(encoding)) + ": " + text);
    return std::move(*bytes);
}

inline TextEncoding randomEncoding()
{
    static constexpr TextEncoding all[] = {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis};
    return all[randomNumber(0, 3)];
}

/// Heads as the formats write them: to the right but for a few, the last bunsetsu none.
inline std::string randomDependency(int bunsetsu, int count)
{
    const int head = bunsetsu + 1 == count || randomNumber(0, 9) == 8 ? -1
        : randomNumber(0, 9) == 8                                     ? randomNumber(0, count)
                                                                      : randomNumber(bunsetsu + 1, count);
    return std::to_string(head) + oneOf({"D", "D", "D", "P", "A", "I"});
}

inline std::string randomJapanese()
{
    return oneOf(
        {"ソ", "表", "本", "は", "カ", "*", "、", "読ま", "ない", "x", "１", "〜", "ー", "ﾊﾝ", "\"", "@", "#"});
}

/// The line of a word in KNP.
inline std::string randomKnpWord()
{
    const std::string form = oneOf({randomJapanese(), randomJapanese(), "\\ "});
    std::string line = form + ' ' + randomJapanese() + ' ' + oneOf({form, "*", "読む"});
    line += oneOf({" 名詞 6 普通名詞 1", " 特殊 1 空白 6", " 動詞 2 * 0"});
    line += oneOf({" * 0 * 0", " 子音動詞マ行 9 未然形 3"});
    return line + oneOf({"", " NIL", " \"代表表記:本/ほん 漢字\"", " NIL <NE:LOCATION:head>", " "});
}

inline std::string randomKnpComments(const std::string& newline)
{
    std::string text;
    for (int count = randomNumber(0, 3); count > 0; --count)
        text += oneOf({"# S-ID:", "# 文 ", "#", "# x  "}) + std::to_string(count) + newline;
    return text;
}

/// A file of KNP that can be read, in UTF-8.
inline std::string randomKnpFile()
{
    const std::string newline = oneOf({"\n", "\r\n"});
    std::string bytes = oneOf({"", newline, "EOS" + newline});
    for (int sentences = randomNumber(1, 4); sentences > 0; --sentences) {
        bytes += oneOf({"", "# S-ID:made-up-" + std::to_string(sentences) + oneOf({"", " KNP:4.2"}) + newline});
        const int count = randomNumber(1, 5);
        for (int bunsetsu = 0; bunsetsu < count; ++bunsetsu) {
            bytes
                += "* " + randomDependency(bunsetsu, count) + oneOf({"", "", " <文頭><体言>", " ", "  <x>"}) + newline;
            for (int words = randomNumber(1, 4); words > 0; --words) {
                if (randomNumber(0, 2) == 1)
                    bytes += oneOf({"+ 1D", "+ 0P <rel type=\"ガ\"/>", "+ -1D "}) + newline;
                bytes += randomKnpWord() + newline;
                if (randomNumber(0, 6) == 5)
                    bytes += oneOf({"@ " + randomKnpWord(), "# 後", ""}) + newline;
            }
        }
        bytes += "EOS" + oneOf({"", "", " "}) + newline + oneOf({"", "", newline});
    }
    if (randomNumber(0, 4) == 3 && bytes.ends_with(newline))
        bytes.resize(bytes.size() - newline.size());
    return bytes;
}

/// Features as IPADIC gives them, a word that it has not got among them.
inline std::string randomFeatures()
{
    return oneOf({"名詞,一般,*,*,*,*,本,ホン,ホン", "助詞,係助詞,*,*,*,*,は,ハ,ワ", "名詞,サ変接続,*,*,*,*,*",
        "動詞,自立,*,*,五段・マ行,未然形,読む,ヨマ,ヨマ", "記号,読点,*,*,*,*,\",\",、,、", "", "*",
        "名詞,一般,*,*,*,*,*,*,*,more,x"});
}

/// A lattice that can be read, in UTF-8.
inline std::string randomLatticeFile()
{
    const std::string newline = oneOf({"\n", "\r\n"});
    std::string bytes = oneOf({"", "EOS" + newline});
    for (int sentences = randomNumber(1, 4); sentences > 0; --sentences) {
        bytes += oneOf({"", "", "# 文 " + std::to_string(sentences) + newline});
        const int count = randomNumber(1, 5);
        for (int bunsetsu = 0; bunsetsu < count; ++bunsetsu) {
            bytes += "* " + std::to_string(bunsetsu) + ' ' + randomDependency(bunsetsu, count)
                + oneOf({" 0/0 0.000000", " 0/1 1.23", "", " "}) + newline;
            for (int words = randomNumber(1, 4); words > 0; --words)
                bytes += randomJapanese() + '\t' + randomFeatures() + oneOf({"", "", "\tO", "\tB-PERSON", "\t"})
                    + newline;
        }
        bytes += "EOS" + newline;
    }
    if (randomNumber(0, 4) == 3)
        bytes.resize(bytes.size() - newline.size());
    return bytes;
}

} // namespace arcwright::test
