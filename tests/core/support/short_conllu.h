// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/text/lines.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright::test {

// CoNLL-U for tests that have to be read: `id form head relation deps misc` with one space between them, what is empty
// at the end left out, `~` for a space in a form. The other columns are empty. Comments are as they are.

/// The lines as CoNLL-U, with the blank line.
inline std::string longConllu(std::string_view shortText)
{
    std::string text;
    for (const Line& line : splitLines(shortText)) {
        if (line.text.starts_with('#')) {
            text.append(line.text).append("\n");
            continue;
        }
        auto cells = split(line.text, ' ');
        cells.resize(6, "_");
        std::string form(cells[1]);
        std::replace(form.begin(), form.end(), '~', ' ');
        text.append(cells[0]).append("\t").append(form).append("\t_\t_\t_\t_");
        for (std::size_t i = 2; i < 6; ++i)
            text.append("\t").append(cells[i]);
        text += '\n';
    }
    return text + '\n';
}

/// CoNLL-U as short lines.
inline std::string shortConllu(std::string_view longText)
{
    std::string text;
    for (const Line& line : splitLines(longText)) {
        const auto cells = split(line.text, '\t');
        if (cells.size() != 10) {
            text.append(line.text).append(line.text.empty() ? "" : "\n");
            continue;
        }
        std::string form(cells[1]);
        std::replace(form.begin(), form.end(), ' ', '~');
        std::string shortLine = std::string(cells[0]) + ' ' + form;
        for (const std::size_t i : {6, 7, 8, 9})
            shortLine.append(" ").append(cells[i]);
        while (shortLine.ends_with(" _"))
            shortLine.resize(shortLine.size() - 2);
        text += shortLine + '\n';
    }
    return text;
}

inline Sentence fromShort(std::string_view shortText)
{
    Sentence sentence = sentenceOf(longConllu(shortText));
    if (sentence.problem)
        throw std::logic_error("not a sentence: " + std::string(shortText));
    return sentence;
}

/// A sentence as its file says it, in short lines; what it says is checked to be the sentence.
inline std::string toShort(const Sentence& sentence)
{
    const auto text = formatNamed("conllu")->write(sentence);
    if (!text)
        return "cannot be written: " + testing::PrintToString(text.error());
    const Sentence read = sentenceOf(*text);
    if (read.problem)
        return "cannot be read: " + testing::PrintToString(*read.problem) + '\n' + *text;
    Sentence plain = sentence;
    plain.annotation = {};
    const bool isSame = read.tokens == plain.tokens && read.emptyNodes == plain.emptyNodes
        && read.multiwordTokens == plain.multiwordTokens && read.comments == plain.comments;
    return (isSame ? "" : "reads as another sentence:\n") + shortConllu(*text);
}

inline std::string toShort(const Result<Sentence>& result)
{
    return result ? toShort(*result) : "refused: " + testing::PrintToString(result.error());
}

/// Why an operation was refused; none if it was not.
template <class Value>
ProblemCode refusal(const Result<Value>& result)
{
    return result ? ProblemCode() : result.error().code;
}

} // namespace arcwright::test
