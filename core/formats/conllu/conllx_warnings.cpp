// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllx_warnings.h"

#include <algorithm>

#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

constexpr std::string_view projectiveHead = "PHEAD";

/// Where the cell of a word stands in the line it was read from; the first column where it is not in it any more.
std::size_t columnOfCell(const Sentence& sentence, const Token& word, std::string_view cell)
{
    const auto lines = splitLines(sentence.source.text());
    const auto number = static_cast<std::size_t>(word.line.number);
    if (number < 1 || number > lines.size())
        return 1;
    const std::string_view line = lines[number - 1].text;
    constexpr std::size_t column = 8;
    const auto cells = split(line, '\t');
    return cells.size() > column && cells[column] == cell ? columnOf(line, cells[column]) : 1;
}

} // namespace

std::vector<FormatWarning> conllXWarnings(const Sentence& sentence)
{
    std::vector<FormatWarning> found;
    for (int id = 1; id <= sentence.size(); ++id) {
        const Token& word = sentence.word(id);
        const std::string_view cell = word.furtherField(projectiveHead);
        const auto head = parseNumber(cell);
        if (cell.empty() || (head && *head <= sentence.size()))
            continue;
        const std::size_t line = sentence.source.line + static_cast<std::size_t>(std::max(word.line.number, 1)) - 1;
        Problem problem{
            TreebankProblem::InvalidHead, {}, line, columnOfCell(sentence, word, cell), {std::string(cell)}};
        if (head) {
            problem.code = FormatProblem::HeadOutOfRange;
            problem.arguments.push_back(std::to_string(sentence.size()));
        }
        found.push_back({"projective-head", std::move(problem)});
    }
    return found;
}

} // namespace arcwright
