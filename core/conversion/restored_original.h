// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/conversion/conversion_losses.h"
#include "core/conversion/sidecar.h"
#include "core/documents/document.h"

namespace arcwright {

/// An original with what was edited in its converted file.
struct RestoredOriginal {
    std::shared_ptr<const Document> document; ///< the original, edited where it must be
    std::size_t changed = 0; ///< number of sentences to which edits were carried over
    bool isReordered = false; ///< the sentences stand in another order there; the original keeps its own
    /// Of the edits, where words came or went: heads, relations and spaces that follow from the words and phrases in
    /// the original, which says them otherwise or not at all.
    std::vector<Loss> losses;
};

/// Goes back from a converted file to its original: byte for byte where nothing was edited since, else with the edits
/// (see originalWithEdits()). Sentences are matched by their words and, where these were edited, by their place.
///
/// Fails with SidecarOfOtherFile where sentences came, went, or cannot be matched, with ChangeNotCarriedOver, with the
/// problem of a sentence that cannot be read, and with Cancelled. O(bytes).
Result<RestoredOriginal> restoredOriginal(const Document& converted, const Sidecar& sidecar,
    const ProgressSink& progress = {}, const std::stop_token& stop = {});

} // namespace arcwright
