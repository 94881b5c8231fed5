// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/formats/dtag/dtag_lines.h"
#include "core/formats/dtag/dtag_rows.h"
#include "core/treebank/edit.h"

namespace arcwright {

inline constexpr int kNoLine = -1;

/// A line of the sentences an edit replaces, as they would be written.
struct DtagOldLine {
    int line = 0; ///< of its sentence's source, from 1; 0 for one that has none there
    bool isOutside = false; ///< before `<s>` or behind `</s>`
    int word = 0; ///< which word of its sentence it is, 0 for none
    std::int64_t position = 0; ///< in the file; of an alignment, that of the line after it
    DtagLine text; ///< views of the sentence's `text`
};

/// A sentence an edit replaces.
struct DtagOldSentence {
    std::shared_ptr<const Sentence> sentence;
    std::unique_ptr<const std::string> text;
    std::unique_ptr<const DtagLines> lines;
    std::size_t begin = 0; ///< of its lines among all that are replaced
    std::size_t end = 0;
};

/// A sentence that is to replace them.
struct DtagNewSentence {
    Sentence sentence;
    std::vector<DtagRow> rows; ///< of one that cannot be read, one a line of its source
    std::vector<int> old; ///< by row: the line it was among those that are replaced, kNoLine for a new one
    bool isDtag = false; ///< whether its source is of this format
    /// Whether it was read from a text of its own, which says what it says: typed, or from another file.
    bool isText = false;
};

/// The lines that an edit replaces, and their replacements.
struct DtagReplacement {
    std::vector<DtagOldSentence> before;
    std::vector<DtagOldLine> lines;
    std::vector<DtagNewSentence> after;

    /// Whether every line stays where it is.
    bool keepsLines() const;
};

/// Finds out which line was which: by their numbers in the source they share, which may be one sentence's or several
/// sentences' one after the other; where a text was typed, by what they say. The first line that is replaced is at
/// `position`. O(bytes).
DtagReplacement matchDtagLines(const Format& format, const Edit& edit, std::int64_t position);

/// The text a sentence has in a file: its source where it cannot be written.
std::string dtagTextOf(const Format& format, const Sentence& sentence);

} // namespace arcwright
