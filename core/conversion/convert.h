// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/conversion/losses.h"
#include "core/documents/document.h"

namespace arcwright {

/// The format of that name in which to write a document, null if there is none. Where the name leaves columns, tag set
/// or encoding open, they are the document's own if it is of that family; else CaboCha has JUMAN's tag set for a
/// document in KNP, and CoNLL-U Plus a column for each further field that some word has. Reads the document for that.
FormatPointer formatFor(const Document& document, std::string_view name);

/// The same for the name of a file: what its ending asks for.
FormatPointer formatForPath(const Document& document, const std::string& path);

/// A sentence that was read in the format `from` as text in `target`, as adapted(). A character that the target's
/// encoding has not got is written as 〓.
Result<std::string> convertedSentence(const Sentence& sentence, const Format& from, const Format& target);

/// A problem of writing sentence `index`, with the line of the document it begins on.
Problem ofSentence(const Document& document, std::size_t index, Problem problem);

/// The document as a file in `target`. In its own format everything that no edit touched is copied; in another one the
/// sentences alone are written, with what the target has a place for (see lossesOf()). Fails with the problem of the
/// first sentence that cannot be read, even where such may be left out if there is no other; with what the target
/// cannot write at all, then with the line of the document the sentence begins on; and with Cancelled. Reports progress
/// about a hundred times, unless everything is copied.
Result<std::string> converted(const Document& document, const Format& target, const ProgressSink& progress = {},
    const std::stop_token& stop = {}, Unreadable unreadable = Unreadable::Refuse);

} // namespace arcwright
