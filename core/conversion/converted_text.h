// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/conversion/conversion_losses.h"
#include "core/documents/document.h"

namespace arcwright {

/// A sentence that was read in the format `from` as text in `target`, as restated(). A character that the target's
/// encoding has not got is written as 〓.
Result<std::string> convertedSentenceText(const Sentence& sentence, const Format& from, const Format& target);

/// Whether a sentence without words has to be left out, because in `target` every sentence has some. O(bytes).
bool isLeftOutAsEmpty(const Sentence& sentence, const Format& from, const Format& target);

/// A problem of writing sentence `index`, with the line of the document it begins on.
Problem problemOfSentence(const Document& document, std::size_t index, Problem problem);

/// The document as a file in `target`. In its own format everything that no edit touched is copied; in another one the
/// sentences alone are written, with what the target has a place for (see lossesOf()). Fails with the problem of the
/// first sentence that cannot be read, even where such may be left out if there is no other; with what the target
/// cannot write at all, then with the line of the document the sentence begins on; and with Cancelled. Reports progress
/// about a hundred times, unless everything is copied.
Result<std::string> convertedText(const Document& document, const Format& target, const ProgressSink& progress = {},
    const std::stop_token& stop = {}, Unreadable unreadable = Unreadable::Refuse);

} // namespace arcwright
