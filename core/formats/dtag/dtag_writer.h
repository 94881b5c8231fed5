// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/dtag/dtag_rows.h"

namespace arcwright {

/// How lines are written that have no source to say it.
struct DtagStyle {
    std::string newline = "\n";
    bool isLatin1 = false;
};

/// The style of a text: the end of its first line, and Latin-1 where some line is that and none is UTF-8 beyond ASCII.
/// `otherwise`: for what the text does not tell.
DtagStyle dtagStyle(std::string_view text, DtagStyle otherwise = {});

/// A text as a line in Latin-1. What would be read as UTF-8 then stays UTF-8. Fails with NotInLatin1 and a column.
Result<std::string> latin1Line(std::string_view text);

/// A line as it is to be written.
struct DtagWrittenLine {
    std::string bytes;
    std::string ending;
};

/// The lines of a sentence, one for each of `rows` (as dtagRows() gives them); `isDtag` tells whether its source is a
/// `.tag` file. A line that has a source is copied, and what differs is changed in it. Fails with NotWritable for what
/// the format cannot hold and with NotInLatin1 for a character that a line in Latin-1 cannot; where the line has a
/// source the problem names it.
Result<std::vector<DtagWrittenLine>> dtagLinesOf(
    const Sentence& sentence, const std::vector<DtagRow>& rows, bool isDtag, const DtagStyle& style = {});

/// One text of some lines. Only the last may lack its end; elsewhere it is `newline`.
class DtagTextBuilder {
public:
    explicit DtagTextBuilder(std::string newline) : m_newline(std::move(newline)) { }
    void add(const DtagWrittenLine& line);
    std::string take() { return std::move(m_text); }

private:
    std::string m_newline;
    std::string m_text;
};

} // namespace arcwright
