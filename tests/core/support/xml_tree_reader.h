// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright::test {

/// A word of a Prague tree as another program would read it.
struct PragueWord {
    std::string id;
    int head = 0; ///< place in the order of words, 0 for the technical root
    std::string function;
    bool isMember = false;

    friend bool operator==(const PragueWord&, const PragueWord&) = default;
};

/// The trees of an a-layer, or of the zones of that language of a Treex document, read with libxml2 and nothing of
/// ours: to compare with. The text is decompressed and well-formed.
std::vector<std::vector<PragueWord>> readPragueTrees(const std::string& xml, const std::string& language = {});

} // namespace arcwright::test
