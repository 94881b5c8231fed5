// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

/// Parts of a text to be replaced.
class Replacements {
public:
    explicit Replacements(std::string_view text) : m_text(text) { }

    /// `part` is a view into the text, of length 0 where something is to be inserted. Parts must not overlap.
    void replace(std::string_view part, std::string with) { m_parts.emplace_back(part, std::move(with)); }
    std::string result() const;

private:
    std::string_view m_text;
    std::vector<std::pair<std::string_view, std::string>> m_parts;
};

// The kinds of repairs, for repaired() alone. Each is given a finding of the sentence; none if it can do nothing.

Repair repairedLine(const SentenceText& sentence, const UdFinding& finding);
Repair repairedWhiteSpace(const SentenceText& sentence, const Row& row, const UdFinding& finding);
Repair repairedFeatures(const SentenceText& sentence, const Row& row, const UdFinding& finding);
Repair repairedArcs(const SentenceText& sentence, const Row& row, const UdFinding& finding);
Repair repairedRelation(const SentenceText& sentence, const Row& row, const UdFinding& finding);
Repair repairedMisc(const SentenceText& sentence, const Row& row, const UdFinding& finding);
Repair repairedComment(const SentenceText& sentence, const UdFinding& finding);
/// `# text`, or SpaceAfter where that is what does not fit.
Repair repairedText(const SentenceText& sentence, const UdFinding& finding);

/// The sentence with other items in MISC, separated by bars; `_` for none.
std::string withMisc(const SentenceText& sentence, const Row& row, const std::vector<std::string>& items);
/// The items of MISC; none if that is `_`.
std::vector<std::string> miscItems(const Row& row);
/// The line with how it ends.
std::string_view wholeLine(const SentenceText& sentence, std::size_t line);

} // namespace arcwright
