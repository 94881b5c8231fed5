// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright::cli {

struct IntoOptions {
    std::vector<std::string> in;
    std::string from; ///< format of `in`, empty for what its content says
    std::vector<std::string> into; ///< the documents of a Prague treebank that get the analyses
    std::string out; ///< where copies of these are written; empty: they themselves are saved
    bool json = false;
};

/// Brings analyses home into documents by the ids of nodes. Gives the exit status.
int convertInto(const IntoOptions& options);

} // namespace arcwright::cli
