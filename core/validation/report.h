// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/utf8.h"
#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

/// Collects what the checks of one sentence find. The first step that ends the sentence's validation says so by its
/// check returning false.
class Report {
public:
    explicit Report(const SentenceText& text) : m_text(text) { }

    /// Something in a field of a row; nothing if the file has no such column.
    void add(TestId test, const Row& row, Column column, std::vector<std::string> arguments = {})
    {
        if (!m_text.columns.has(column))
            return;
        const std::string_view line = m_text.lines[row.line];
        const auto offset = static_cast<std::size_t>(row.field(column).data() - line.data());
        m_findings.push_back({test, row.line + 1, characterCount(line.substr(0, offset)) + 1,
            std::string(row.field(Column::Id)), std::move(arguments)});
    }

    /// Something on a line (an index into SentenceText::lines), `offset` bytes into it.
    void addOnLine(TestId test, std::size_t line, std::size_t offset = 0, std::vector<std::string> arguments = {})
    {
        const std::string_view text = line < m_text.lines.size() ? m_text.lines[line] : std::string_view();
        m_findings.push_back({test, line + 1, characterCount(text.substr(0, offset)) + 1, {}, std::move(arguments)});
    }

    /// Something about the whole sentence: on its first line that is no comment.
    void addOnSentence(TestId test, std::vector<std::string> arguments = {})
    {
        addOnLine(test, m_text.comments, 0, std::move(arguments));
    }

    std::vector<UdFinding> take() { return std::move(m_findings); }

private:
    const SentenceText& m_text;
    std::vector<UdFinding> m_findings;
};

} // namespace arcwright
