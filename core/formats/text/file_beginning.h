// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "core/base/line_scanner.h"
#include "core/formats/text/text_encoding.h"
#include "core/treebank/format.h"

namespace arcwright {

/// The lines of a file as far as they must be read to know its format, one at a time.
class FileBeginning {
public:
    /// `ofEnding` is the format that the ending of the file's name asks for, null if it says none.
    FileBeginning(LineScanner& lines, FormatPointer ofEnding) : m_lines(lines), m_ofEnding(std::move(ofEnding)) { }

    /// Goes to the next line; false behind the last one, which then stays the line at hand.
    bool next();

    // The line at hand.

    std::size_t number() const { return m_number; } ///< from 1
    std::string_view text() const { return m_text; } ///< without its end and the byte order mark of the file
    bool isCut() const { return m_isCut; } ///< longer than what is held of it
    bool isLastWithoutEnd() const { return m_isLast; }

    const FormatPointer& formatOfEnding() const { return m_ofEnding; }
    const std::optional<Problem>& problem() const { return m_lines.problem(); }

    /// The guess of the file's encoding from the lines that the recognisers added to it.
    EncodingGuess& encoding() { return m_encoding; }

private:
    LineScanner& m_lines;
    FormatPointer m_ofEnding;
    std::size_t m_number = 0;
    std::string_view m_text;
    bool m_isCut = false;
    bool m_isLast = false;
    EncodingGuess m_encoding;
};

} // namespace arcwright
