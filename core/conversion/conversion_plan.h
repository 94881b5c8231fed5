// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/conversion/conversion_losses.h"
#include "core/conversion/sidecar.h"
#include "core/documents/treebank.h"

namespace arcwright {

/// The choice for originals that are kept beside converted files.
enum class SidecarUse {
    Read, ///< go back to the original where one is there for the format asked for
    Write, ///< that, and keep the original of what is converted
    Ignore,
};

/// The wish for a conversion.
struct ConversionWish {
    std::vector<std::string> in; ///< as the user named the files: files, folders, patterns
    std::string out; ///< a file; a folder for a folder or several files, with the subfolders of `FOLDER/**`
    std::string format; ///< a name; empty for what the ending of `out` says, else the format of each file
    SidecarUse sidecars = SidecarUse::Read;
    Unreadable unreadable = Unreadable::Refuse;
};

/// A file that is going to be written.
struct PlannedFile {
    std::shared_ptr<const Document> document; ///< what is written: what was read, or the original it was converted from
    FormatPointer format; ///< in which it is written
    std::string in;
    std::string path; ///< where it is written
    std::vector<Loss> losses;
    bool isRestored = false; ///< the document is the original
    std::size_t carriedOver = 0; ///< sentences of it with edits of the converted file
    bool isReordered = false; ///< the converted file has its sentences in another order
    bool keepsOriginal = false; ///< the original is put beside it
    bool isInFolder = false; ///< that is made if it is missing
    Unreadable unreadable = Unreadable::Refuse;
};

/// Everything about a conversion that can be known before a file is written.
using ConversionPlan = std::vector<PlannedFile>;

/// Plans the conversion of the documents of a treebank, edits included. Fails where a file would be written twice, with
/// the problem of the first sentence that cannot be converted, or read unless `wish` leaves such out (see lossesOf(),
/// restoredOriginal()), and with Cancelled. `progress` runs over all sentences. O(bytes).
Result<ConversionPlan> plannedConversion(const Treebank& treebank, const ConversionWish& wish,
    const ProgressSink& progress = {}, const std::stop_token& stop = {});

/// The plan with the places that `wish` asks for now, and originals kept if it wants that; its format and what goes
/// back to an original are those it was planned with, and so is what is left out. Fails with SameOutputFile. O(files).
Result<ConversionPlan> planWithPlaces(ConversionPlan plan, const Treebank& treebank, const ConversionWish& wish);

/// Writes the files of a plan one after the other, each in a single step or not at all. The original that was kept
/// beside a file that is replaced goes. Fails before anything is written with FileInUse where one of the files is
/// edited, by this program or another, and with OriginalWouldBeLost where one would take the place of what says more
/// and is not kept. Fails at the first file that cannot be written, and with Cancelled; then the files before it are
/// written. `progress` runs over all sentences.
Result<void> writeConversion(
    const ConversionPlan& plan, const ProgressSink& progress = {}, const std::stop_token& stop = {});

/// The places to which the documents of a treebank are written.
struct OutputPaths {
    std::vector<std::string> files; ///< one for each document
    bool areInFolder = false; ///< which need not exist yet
};

/// One file goes to `out`; several, or a folder, to files of their own names in the folder `out`, with the endings of
/// their formats; what is meant by `FOLDER/**`, in the subfolders that it has below FOLDER. `formats` has one a
/// document. Fails with SameOutputFile.
Result<OutputPaths> outputPaths(const Treebank& treebank, const std::vector<std::string>& in, const std::string& out,
    const std::vector<FormatPointer>& formats);

/// Makes the folder that files go to, if it is missing. Fails with FileNotWritable.
Result<void> makeFolder(const std::string& path);

} // namespace arcwright
