// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/file_bytes.h"

namespace arcwright {

/// One line of a file. Lines end in `\n` or `\r\n`, the last one perhaps in nothing.
struct ScannedLine {
    std::size_t offset = 0; ///< of the first byte
    /// The line without its ending; of one longer than LineScanner::kLongestText, the beginning. Valid until the next
    /// call of the scanner; for content in memory, as long as the content.
    std::string_view text;
    std::size_t length = 0; ///< of the whole line without its ending
    std::size_t next = 0; ///< offset after the ending
    bool cut = false; ///< text is shorter than the line
};

/// Walks the lines of a content from beginning to end in O(bytes), with less than 1 MB of memory of its own however
/// long the lines are. For one thread.
///
///     LineScanner scanner(bytes);
///     while (const auto line = scanner.next()) { ... }
///     if (scanner.problem()) { ... }
class LineScanner {
public:
    static constexpr std::size_t kLongestText = std::size_t{64} << 10;

    /// Begins with the line at `offset`, which should be the beginning of one.
    explicit LineScanner(std::shared_ptr<const FileBytes> bytes, std::size_t offset = 0);
    LineScanner(const LineScanner&) = delete;
    LineScanner& operator=(const LineScanner&) = delete;

    /// The next line; none at the end, and none from the first problem on.
    std::optional<ScannedLine> next();

    /// Why there are no more lines (as of FileBytes::read); none at the end of the content.
    const std::optional<Problem>& problem() const { return m_problem; }

private:
    ScannedLine made(std::string_view text, std::size_t length, std::size_t next);
    void slide(std::string_view rest);
    std::optional<ScannedLine> longLine();

    std::shared_ptr<const FileBytes> m_bytes;
    std::string m_buffer; ///< empty for content in memory
    std::string m_beginning; ///< of a line longer than the buffer
    std::string_view m_window; ///< the part of the content that can be looked at
    std::size_t m_windowOffset = 0;
    std::size_t m_position = 0; ///< where the next line begins
    std::optional<Problem> m_problem;
};

} // namespace arcwright
