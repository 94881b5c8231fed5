// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/base/result.h"
#include "core/treebank/treebank.h"

namespace arcwright::cli {

/// Gives the sentence that is written in place of sentence `index` of a treebank.
using SentenceSource = std::function<Sentence(std::size_t index)>;

/// Writes a treebank to `out`: one file for one file; for several, or a folder, a folder of the same names with the
/// ending of the format. `format` is a name, or empty for the format of each input, or what the ending of `out` says.
/// Without a source the sentences are the treebank's own. Stops at the first file that cannot be written.
Result<void> writeTreebank(
    const Treebank& treebank, const std::string& out, const std::string& format, const SentenceSource& source = {});

} // namespace arcwright::cli
