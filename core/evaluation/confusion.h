// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The tag of a unit: UPOS, or the treebank's own where there is none (of DTAG's msd what stands before its features),
/// or `none`; of a bunsetsu that of its first word that is no punctuation.
std::string tagOf(const Sentence& sentence, int unit);

/// How often what is one thing in gold is another in the system's analysis.
class ConfusionMatrix {
public:
    struct Cell {
        std::string gold;
        std::string predicted;
        std::size_t count = 0;

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    void add(std::string gold, std::string predicted) { ++m_counts[{std::move(gold), std::move(predicted)}]; }
    std::size_t count(const std::string& gold, const std::string& predicted) const;

    /// All cells that are not 0, the largest first, those on the diagonal included.
    std::vector<Cell> cells() const;
    /// The names of rows and columns, by how often they occur on either side.
    std::vector<std::string> names() const;

private:
    std::map<std::pair<std::string, std::string>, std::size_t> m_counts;
};

/// The confusions of two analyses.
struct Confusions {
    ConfusionMatrix relations; ///< of all words, whatever their heads; `none` where a word has no relation
    ConfusionMatrix headTags; ///< tags of the heads; `root` for node 0, `none` where a word has no head

    /// Both graphs must be over the units of `sentence`.
    void add(const Sentence& sentence, const Graph& gold, const Graph& predicted, const RelationPool& relationNames);
};

} // namespace arcwright
