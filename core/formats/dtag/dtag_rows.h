// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// A line of a sentence before it is text.
struct DtagRow {
    enum class Kind {
        Word, ///< word `index` (from 1)
        Comment, ///< comment `index` (from 0), `<s>` and `</s>` among them
        Opening, ///< an `<s>` that is missing
        Closing, ///< an `</s>` that is missing
    };
    Kind kind = Kind::Comment;
    int index = 0;
    int line = 0; ///< of the sentence's source, from 1; 0 for one that is new
    bool isInside = false; ///< between `<s>` and `</s>`
    bool isBoundary = false; ///< `<s>` or `</s>` itself
    bool hasPosition = true; ///< whether offsets count it
};

/// The lines of a sentence in the order in which they are written: what stands before `<s>`; `<s>`; words and comments
/// in their places; `</s>`; what stands behind, which only the last sentence of a file has. There is one `<s>` before
/// the first word and one `</s>` behind the last: where one is missing, as in the halves of a sentence that was split,
/// there is a row for it; others, as between the two parts of a joined sentence, are left out. `isDtag` tells whether
/// the sentence was read from a `.tag` file; no line is taken from a source twice. O(n log n).
std::vector<DtagRow> dtagRows(const Sentence& sentence, bool isDtag);

} // namespace arcwright
