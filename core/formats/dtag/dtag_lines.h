// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/text/lines.h"

namespace arcwright {

/// A line of a `.tag` file. A line that is not UTF-8 is Latin-1.
struct DtagLine {
    std::string_view text; ///< as UTF-8, without its ending
    std::string_view bytes; ///< as it stands in the file, without its ending
    std::string_view ending;
    bool isLatin1 = false;
    /// Whether offsets count it, as they do every line but alignments inside the text (`<inalign>`), which DTAG takes
    /// out before it counts.
    bool hasPosition = true;
};

/// The lines of some bytes, which must live as long.
class DtagLines {
public:
    explicit DtagLines(std::string_view bytes);
    DtagLines(const DtagLines&) = delete;
    DtagLines& operator=(const DtagLines&) = delete;
    DtagLines(DtagLines&&) = default;
    DtagLines& operator=(DtagLines&&) = default;
    ~DtagLines() = default;

    bool empty() const { return m_lines.empty(); }
    std::size_t size() const { return m_lines.size(); }
    const DtagLine& operator[](std::size_t index) const { return m_lines[index]; }
    auto begin() const { return m_lines.begin(); }
    auto end() const { return m_lines.end(); }

private:
    std::vector<DtagLine> m_lines;
    std::deque<std::string> m_converted; ///< the texts of lines in Latin-1
};

/// An attribute of a token, as it is written: `name="value"`, `name=value`, `name=&22;value&22;`, a bare name, or what
/// is neither (without a name). Back-quoted values, which DTAG would run as a program, are text like any other, with
/// their quotes.
struct DtagAttribute {
    std::string_view space; ///< before it
    std::string_view whole;
    std::string_view name;
    std::string_view value; ///< escaped
};

/// A token: `before` attributes `between` form `after` are the whole line.
struct DtagTokenLine {
    std::string_view before; ///< `<W`
    std::vector<DtagAttribute> attributes;
    std::string_view between; ///< `>`
    std::string_view form; ///< escaped
    std::string_view after; ///< `</W>`

    /// The attribute of that name, the last one as DTAG has it; null if there is none.
    const DtagAttribute* attribute(std::string_view name) const;
    /// The escaped value of an attribute, empty if there is none.
    std::string_view value(std::string_view name) const;
};

/// The text without blanks at both ends.
std::string_view withoutBlanks(std::string_view text);

/// `<s>`, with or without attributes.
bool opensSentence(std::string_view line);
/// `</s>`.
bool closesSentence(std::string_view line);

/// Whether a line is a token, by the pattern DTAG itself uses: `<W` ... `>` ... `</W>`, the last `>` counts.
bool isTokenLine(std::string_view line);
/// Whether a line begins as a token and is none.
bool isBrokenTokenLine(std::string_view line);
/// Takes a token apart; `line` must be one. Keeps the memory of `parts`.
void parseTokenLine(std::string_view line, DtagTokenLine& parts);

/// `<!-- <inalign>1+2 7 label</inalign> -->`: words of a text that belong together, by their positions (from 0).
struct DtagAlignment {
    std::string_view from;
    std::string_view to;
};
std::optional<DtagAlignment> parseAlignment(std::string_view line);

} // namespace arcwright
