// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/division.h"

namespace arcwright::cli {

/// Where `parse` has its sentences from and puts them.
struct BunsetsuParsing {
    std::vector<std::string> in;
    std::string text; ///< a file of text in place of treebanks; - for standard input
    std::string analyser; ///< the command that tells its words apart; empty: they are
    std::string out;
    std::string model;
    std::string format;
    std::string decoder;
    std::string constraints; ///< a file; empty: none
    unsigned threads = 1;
    bool json = false;
};
int parseBunsetsu(BunsetsuParsing parsing, Division& division);

} // namespace arcwright::cli
