// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/evaluation/graph_scores.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/ud_scores.h"

namespace arcwright {

/// The scores of a layer that a table of outcomes does not hold.
struct LayerScores {
    /// As udScores() has them, with gold's tags and lemmas, since a layer has none; ELAS and EULAS of a layer from
    /// files with DEPS as they are there, of another one only if it has further parents, and then of graphs of its
    /// form: an arc that the tree has, too, has the tree's relation. Nothing where the files are not of UD's form.
    std::optional<UdScores> ud;
    GraphEvaluation graph; ///< of a layer with further parents
    std::vector<SentenceKinds> kinds; ///< of attachment in the layer's trees, by sentence; none if nobody tells them
    std::vector<WordMisses> misses; ///< what words cost of `ud`, by sentence and word, of those that cost anything
    std::vector<FurtherArc> furtherArcs; ///< of the graphs of `graph`, by sentence; none of a layer of trees
};

using RelationNames = std::set<std::string, std::less<>>;

/// The relations of all basic trees, which GraphRules asks for.
RelationNames basicRelationsOf(const Treebank& treebank);

/// Over the sentences of gold that can be read and of which the layer says something that is scored (isScored()). The
/// layer's relations must be of `relations`. After `stop` what is returned means nothing. O(words), with the memory of
/// some hundred sentences.
LayerScores layerScores(const Treebank& gold, const Layer& layer, RelationPool& relations,
    const std::stop_token& stop = {}, const OutcomeTable::KindTeller& kinds = {});

/// The scores of layers over a treebank that is edited, in parts of some hundred sentences: what an edit leaves as it
/// is, is not scored again. Calls of several threads wait for each other.
class KeptLayerScores {
public:
    /// As layerScores(), a layer after the other. `changed` as for KeptOutcomeTable::make(): what a call was told that
    /// was stopped is not forgotten. Other kinds are to be told with all sentences changed. Nothing after `stop`.
    /// O(words) of the parts with changes.
    std::optional<std::vector<LayerScores>> make(const Treebank& gold,
        const std::vector<std::shared_ptr<const Layer>>& layers, RelationPool& relations, unsigned threads,
        const std::optional<std::vector<std::size_t>>& changed, const std::stop_token& stop = {},
        const OutcomeTable::KindTeller& kinds = {});
    /// Whether anything is kept that a call could go on from.
    bool isEmpty() const;

private:
    struct Kept {
        std::vector<LayerScores> parts;
        std::set<std::size_t> missing; ///< parts that are to be scored again
        bool hasSecondaryArcs = false;
        bool hasEnhancedArcs = false;
    };
    bool readRelations(const Treebank& gold, const std::set<std::size_t>& parts, const std::stop_token& stop);

    mutable std::mutex m_mutex; ///< guards what follows
    std::size_t m_sentences = 0;
    std::vector<RelationNames> m_relations; ///< of the basic trees of each part
    std::set<std::size_t> m_unread; ///< parts whose relations are to be read again
    RelationNames m_allRelations;
    std::map<std::string, Kept> m_layers; ///< by name
};

} // namespace arcwright
