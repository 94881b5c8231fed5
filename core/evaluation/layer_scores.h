// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/evaluation/graph_scores.h"
#include "core/evaluation/ud_scores.h"

namespace arcwright {

/// The scores of a layer that a table of outcomes does not hold.
struct LayerScores {
    /// As udScores() has them, with gold's tags and lemmas, since a layer has none; ELAS and EULAS only of a layer with
    /// further parents. Nothing where the files are not of UD's form.
    std::optional<UdScores> ud;
    GraphEvaluation graph;
};

/// The relations of all basic trees, which GraphRules asks for.
std::set<std::string, std::less<>> basicRelationsOf(const Treebank& treebank);

/// Over the sentences of gold that can be read and of which the layer says something that is scored (isScored()). The
/// layer's relations must be of `relations`. After `stop` what is returned means nothing. O(words), with the memory of
/// some hundred sentences.
LayerScores layerScores(
    const Treebank& gold, const Layer& layer, RelationPool& relations, const std::stop_token& stop = {});

} // namespace arcwright
