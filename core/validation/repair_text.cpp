// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair_text.h"

#include <algorithm>

#include "core/validation/characters.h"
#include "core/validation/field_items.h"
#include "core/validation/misc_attributes.h"
#include "core/validation/repair_lines.h"
#include "core/validation/replacements.h"
#include "core/validation/validate.h"

namespace arcwright {

namespace {

/// The rows whose forms make the text: multiword tokens, and the words that belong to none.
std::vector<const Row*> surfaceTokens(const SentenceText& sentence)
{
    std::vector<bool> covered(static_cast<std::size_t>(sentence.words()) + 1, false);
    std::vector<const Row*> tokens;
    for (const Row& row : sentence.rows) {
        if (row.isRange())
            std::fill(covered.begin() + row.id.first, covered.begin() + row.id.second + 1, true);
        if (row.isRange() || (row.isWord() && !covered[static_cast<std::size_t>(row.id.first)]))
            tokens.push_back(&row);
    }
    return tokens;
}

/// The text the forms make, with `text` itself kept as far as it fits them.
std::string textOfRow(const SentenceText& sentence, std::string_view text)
{
    std::string result;
    bool fits = !text.empty();
    for (const Row* token : surfaceTokens(sentence)) {
        const std::string_view form = token->field(Column::Form);
        fits = fits && text.starts_with(form);
        result.append(form);
        if (fits)
            text.remove_prefix(form.size());
        if (saysNoSpace(*token))
            continue;
        const std::string_view next = withoutLeadingSpace(text);
        if (fits && !text.empty())
            result.append(text.substr(0, text.size() - next.size())); // perhaps no space at all: another finding
        else
            result += ' ';
        text = next;
    }
    return std::string(stripped(result));
}

std::optional<std::size_t> textLine(const SentenceText& sentence)
{
    for (std::size_t line = 0; line < sentence.comments; ++line) {
        if (commentValue(sentence.lines[line], "text"))
            return line;
    }
    return std::nullopt;
}

/// A new comment behind that of the sentence's id, or behind all.
std::string withText(const SentenceText& sentence)
{
    std::size_t line = 0;
    while (line < sentence.comments && !commentValue(sentence.lines[line], "sent_id"))
        ++line;
    line = std::min(line + 1, sentence.comments);
    const std::string newline = sentence.text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
    Replacements replacements(sentence.text);
    replacements.replace(sentence.lines[line].substr(0, 0), "# text = " + textOfRow(sentence, {}) + newline);
    return replacements.result();
}

/// Where a token does not fit the text because a space stands before it, the SpaceAfter=No that denies it is removed.
Repair withoutWrongSpaceAfter(const SentenceText& sentence, const UdFinding& mismatch)
{
    const Row* before = nullptr;
    for (const Row* token : surfaceTokens(sentence)) {
        if (token->line + 1 == mismatch.line)
            break;
        before = token;
    }
    const bool spaceFound = mismatch.arguments.size() > 1 && startsStrippable(mismatch.arguments[1]);
    if (before == nullptr || !spaceFound || !saysNoSpace(*before))
        return std::nullopt;
    auto items = miscItems(*before);
    std::erase(items, "SpaceAfter=No");
    return withMisc(sentence, *before, items);
}

/// Removes wrong SpaceAfter=No as often as it takes; none if there is a mismatch of another kind too.
Repair withoutWrongSpacesAfter(const SentenceText& sentence, const UdFinding& mismatch)
{
    ValidationOptions options;
    options.columns = sentence.columns;
    Repair text = withoutWrongSpaceAfter(sentence, mismatch);
    while (text) {
        const auto findings = validateSentence(*text, options).findings;
        const auto next = std::find_if(findings.begin(), findings.end(),
            [](const UdFinding& finding) { return finding.test == TestId::TextFormMismatch; });
        if (next == findings.end())
            break;
        text = withoutWrongSpaceAfter(SentenceText(*text, sentence.columns), *next);
    }
    return text;
}

} // namespace

Repair repairedText(const SentenceText& sentence, const UdFinding& finding)
{
    if (finding.test == TestId::MissingText)
        return withText(sentence);
    const auto line = textLine(sentence);
    if (!line)
        return std::nullopt;
    if (finding.test == TestId::TextFormMismatch) {
        if (auto result = withoutWrongSpacesAfter(sentence, finding))
            return result;
    }
    const std::string_view text = *commentValue(sentence.lines[*line], "text");
    std::string better;
    if (text.empty() && !sentence.lines[*line].ends_with(' '))
        better += ' ';
    better.append(
        finding.test == TestId::TextTrailingWhitespace ? std::string(stripped(text)) : textOfRow(sentence, text));
    Replacements replacements(sentence.text);
    replacements.replace(text, std::move(better));
    return replacements.result();
}

Repair repairedComment(const SentenceText& sentence, const UdFinding& finding)
{
    const std::size_t repeated = finding.line - 1;
    if (repeated >= sentence.comments)
        return std::nullopt;
    const auto begin = sentence.lines.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(repeated);
    if (std::find(begin, end, sentence.lines[repeated]) == end)
        return std::nullopt;
    Replacements replacements(sentence.text);
    replacements.replace(wholeLine(sentence, repeated), {});
    return replacements.result();
}

} // namespace arcwright
