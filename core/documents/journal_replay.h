// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/base/log_format.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document.h"
#include "core/documents/history.h"

namespace arcwright {

/// A document as its journal leaves it.
struct Recovery {
    std::shared_ptr<const Document> document;
    History history;
    /// Whether the annotations belong to a save the journal knows, and so are in the document now.
    bool hasAnnotations = false;
    /// How many steps were made, taken back or made again after the file was last saved.
    std::size_t replayed = 0;
    /// Whether a save was cut short between two files of the document; all of its steps were made again.
    bool isHalfSaved = false;
    /// If it `hasAnnotations`: those that are of no sentence (FoundAnnotations::lost).
    std::vector<std::string> lostAnnotations = {};
};

/// Follows the records of a journal from the beginning; from the content that the document's file has on, the document
/// goes along. Fails with JournalOfOtherContent if no record has that content, and with JournalDamaged if the steps do
/// not fit; without file or arguments.
Result<Recovery> replayedJournal(
    const std::vector<LogRecord>& records, const Document& document, const AnnotationFile& annotations);

/// The steps in a journal that was put aside, from the last content of its file on: what was made, and the inverse of
/// what was taken back. Its sentences are read in `format`. Fails as FileBytes::open() does, with JournalTooNew, and
/// with JournalDamaged. O(bytes).
Result<std::vector<Step>> keptSteps(const std::string& journalPath, const FormatPointer& format);

} // namespace arcwright
