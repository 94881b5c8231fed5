// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/model/model.h"
#include "core/scoring/labelled_tree.h"

namespace arcwright {

/// The tree of a sentence, for a model of graphs with its further parents, in the numbers of the model's relations: -1
/// for one that the model does not have, which `unknown` counts.
LabelledTree treeOf(const Sentence& sentence, const Model& model, std::size_t& unknown);

} // namespace arcwright
