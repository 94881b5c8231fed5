// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/formats/text/lines.h"
#include "tests/core/support/sentences.h"

namespace arcwright::test {

/// KNP with words written as their forms alone: `* 1D`, `+ 1D`, `he` become a file in which `he` has all its fields.
inline std::string knpText(std::string_view lines)
{
    std::string text;
    for (const Line& line : splitLines(lines)) {
        const bool isWord = line.text.find_first_of("*+#") != 0 && line.text != "EOS" && !line.text.empty();
        text += std::string(line.text) + (isWord ? " r b 名詞 6 普通名詞 1 * 0 * 0 NIL" : "") + '\n';
    }
    return text;
}

/// The first sentence of such a file.
inline Sentence knpSentence(std::string_view lines)
{
    return *documentOf(knpText(lines), "knp")->sentence(0);
}

/// What KNP writes of a sentence, `|` between lines, words as their forms, without `EOS`.
inline std::string skeleton(const Sentence& sentence)
{
    const std::string written = sentence.source.format->write(sentence).value();
    std::string text;
    for (const Line& line : splitLines(written)) {
        const bool isWord = line.text.find_first_of("*+#") != 0;
        if (line.text != "EOS")
            text += (text.empty() ? "" : "|")
                + std::string(isWord ? line.text.substr(0, line.text.find(' ')) : line.text);
    }
    return text;
}

} // namespace arcwright::test
