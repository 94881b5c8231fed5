// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/text_checks.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/validation/characters.h"
#include "core/validation/misc_attributes.h"

namespace arcwright {

namespace {

constexpr std::size_t shownCharacters = 30;

/// The lines among the comments for which `matches` holds.
template <class Matches>
std::vector<std::size_t> commentsThat(const SentenceText& sentence, Matches matches)
{
    std::vector<std::size_t> found;
    for (std::size_t line = 0; line < sentence.comments; ++line) {
        if (matches(sentence.lines[line]))
            found.push_back(line);
    }
    return found;
}

bool contains(std::string_view field, std::string_view part)
{
    return field.find(part) != std::string_view::npos;
}

void checkBoundaries(const SentenceText& sentence, Report& report, SentenceFacts& facts)
{
    const auto documents
        = commentsThat(sentence, [](std::string_view line) { return isBoundaryComment(line, "newdoc"); });
    const auto paragraphs
        = commentsThat(sentence, [](std::string_view line) { return isBoundaryComment(line, "newpar"); });
    if (documents.size() > 1)
        report.addOnLine(TestId::MultipleNewdoc, documents[1]);
    if (paragraphs.size() > 1)
        report.addOnLine(TestId::MultipleNewpar, paragraphs[1]);
    if (documents.empty() && paragraphs.empty())
        return;
    facts.opensDocumentOrParagraph = true;
    facts.openingLine = static_cast<std::uint32_t>(documents.empty() ? paragraphs.front() : documents.front()) + 1;
}

void checkSpaceAfterValues(const Row& row, Report& report)
{
    const std::string_view misc = row.field(Column::Misc);
    if (contains(misc, "NoSpaceAfter=Yes"))
        report.add(TestId::NospaceafterYes, row, Column::Misc);
    for (const std::string_view part : partsOf(misc, '|')) {
        if (part.starts_with("SpaceAfter=") && part != spaceAfterNo) {
            report.add(TestId::SpaceafterValue, row, Column::Misc, {std::string(part)});
            return;
        }
    }
}

/// Goes along the text with the surface tokens.
class TextComparison {
public:
    TextComparison(std::string_view text, std::size_t line, const SentenceText& sentence, Report& report)
        : m_rest(text), m_line(line), m_sentence(sentence), m_report(report)
    {
    }

    void run(SentenceFacts& facts)
    {
        std::vector<bool> covered(static_cast<std::size_t>(m_sentence.words()) + 1, false); // by multiword tokens
        for (const Row& row : m_sentence.rows) {
            checkSpaceAfterValues(row, m_report);
            const bool marked = contains(row.field(Column::Misc), spaceAfterNo);
            if (row.isEmptyNode()) {
                if (marked)
                    m_report.add(TestId::SpaceafterEmptyNode, row, Column::Misc);
            } else if (row.isWord() && covered[static_cast<std::size_t>(row.id.first)]) {
                if (marked)
                    m_report.add(TestId::SpaceafterMwtNode, row, Column::Misc);
            } else {
                if (row.isRange())
                    std::fill(covered.begin() + row.id.first, covered.begin() + row.id.second + 1, true);
                compare(row, facts);
            }
        }
        if (!m_rest.empty())
            m_report.addOnLine(TestId::TextExtraChars, m_line,
                static_cast<std::size_t>(m_rest.data() - m_sentence.lines[m_line].data()), {std::string(m_rest)});
    }

private:
    void compare(const Row& row, SentenceFacts& facts)
    {
        const std::string_view form = row.field(Column::Form);
        if (!m_rest.starts_with(form)) {
            if (!m_mismatched)
                m_report.add(TestId::TextFormMismatch, row, Column::Form,
                    {std::string(form), std::string(firstCharacters(m_rest, shownCharacters))});
            m_mismatched = true; // one mistake, often many mismatches
            return;
        }
        m_rest.remove_prefix(form.size());
        if (saysNoSpace(row)) {
            facts.ending = SentenceFacts::Ending::NoSpace;
            return;
        }
        facts.ending = SentenceFacts::Ending::Space;
        if (!m_rest.empty() && !startsStrippable(m_rest))
            m_report.add(TestId::MissingSpaceafter, row, Column::Misc, {std::string(form)});
        m_rest = withoutLeadingSpace(m_rest);
    }

    std::string_view m_rest;
    std::size_t m_line;
    const SentenceText& m_sentence;
    Report& m_report;
    bool m_mismatched = false;
};

} // namespace

void checkText(const SentenceText& sentence, Report& report, SentenceFacts& facts)
{
    checkBoundaries(sentence, report, facts);
    const auto texts
        = commentsThat(sentence, [](std::string_view line) { return commentValue(line, "text").has_value(); });
    if (texts.empty()) {
        report.addOnSentence(TestId::MissingText);
        return;
    }
    if (texts.size() > 1) {
        report.addOnLine(TestId::MultipleText, texts[1]);
        return;
    }
    const std::size_t line = texts.front();
    const std::string_view text = *commentValue(sentence.lines[line], "text");
    const std::string_view content = stripped(text);
    if (text.empty())
        report.addOnLine(TestId::EmptyText, line);
    else if (endsStrippable(text))
        report.addOnLine(TestId::TextTrailingWhitespace, line,
            static_cast<std::size_t>(content.data() + content.size() - sentence.lines[line].data()));
    if (sentence.columns.has(Column::Misc)) // without SpaceAfter nobody knows where the text has spaces
        TextComparison(text, line, sentence, report).run(facts);
}

} // namespace arcwright
