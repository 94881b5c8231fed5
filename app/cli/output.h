// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/documents/treebank.h"

namespace arcwright::cli {

/// Gives the sentence that is written in place of sentence `index` of a treebank.
using SentenceSource = std::function<Sentence(std::size_t index)>;

/// Where a treebank goes.
struct OutputPlan {
    std::vector<std::string> in; ///< as the user named the files it was read from
    std::string out;
    std::string format; ///< a name; empty for what the ending of `out` says, else the format of each input
};

/// Writes a treebank: one file for one file; for several, or a folder, a folder of the same names with the ending of
/// the format, and with the subfolders of what `FOLDER/**` means. A Prague treebank in its own format becomes a copy of
/// all its files. Without a source the sentences are the treebank's own. Stops at the first file that cannot be
/// written, and at one that would be written twice.
Result<void> writeTreebank(const Treebank& treebank, const OutputPlan& plan, const SentenceSource& source = {});

} // namespace arcwright::cli
