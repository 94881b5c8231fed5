// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/searched_treebank.h"
#include "core/query/rewrite.h"

namespace arcwright::cli {

/// A sentence in which something was found.
struct FoundSentence {
    std::size_t index = 0;
    std::shared_ptr<const Sentence> sentence;
    std::vector<PatternMatch> matches;
};

/// Where what a replacement makes goes, and how it is told.
struct ReplacementPlan {
    std::vector<std::string> in; ///< as the user named the files
    std::string out; ///< empty: nothing is written, what would change is only told
    bool json = false;
    bool countOnly = false;
};

/// Rewrites all that was found, tells what changes, and writes it where that is asked for. What the program ends with:
/// Found if something would change and nothing was to be written.
int replace(const SearchedTreebank& searched, const std::vector<FoundSentence>& found, const Rewrite& rewrite,
    const ReplacementPlan& plan);

} // namespace arcwright::cli
