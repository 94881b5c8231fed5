// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/dtag/dtag_line_match.h"

namespace arcwright {

/// A line of a sentence as it is to stand in the file: a row of one of the new sentences, or a line of a sentence that
/// is gone.
struct DtagPlacedLine {
    static constexpr std::size_t kPassed = static_cast<std::size_t>(-1);

    std::size_t sentence = kPassed; ///< the new sentence it is a row of
    int row = 0; ///< there, or among the lines that are replaced

    bool isPassed() const { return sentence == kPassed; }
    std::size_t index() const { return static_cast<std::size_t>(row); }
};

/// Whether lines outside of the sentences that go have no sentence to pass to but the next one of the file.
bool needsNextSentence(const DtagReplacement& lines);

/// The lines of each new sentence. What stands outside of `<s>` belongs to the text and not to a sentence: the lines
/// before a sentence that goes stay before the next one; those before the first sentence that is replaced stay before
/// whichever comes first; those at the end of the file (where `isEnd` says that the edit reaches it) stay there. A
/// sentence that was typed says itself what stands around it.
std::vector<std::vector<DtagPlacedLine>> placedDtagLines(const DtagReplacement& lines, bool isEnd);

} // namespace arcwright
