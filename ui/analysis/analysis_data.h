// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/documents/layer.h"
#include "core/documents/treebank.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/score_card.h"
#include "core/query/attachment_kinds.h"

namespace arcwright::ui {

/// What figures are computed from, as it was at one moment; shared by threads.
struct AnalysisData {
    Treebank gold;
    std::vector<std::shared_ptr<const Layer>> layers; ///< the systems, in the order of the table
    std::shared_ptr<RelationPool> relations;
    OutcomeTable table;
    std::array<bool, propertyCount> told{}; ///< properties by which the words differ
    std::shared_ptr<const std::vector<AttachmentKind>> kinds; ///< of attachment
    std::vector<LayerScores> further; ///< by system; empty until they are computed
    std::vector<std::string> unscored; ///< layers that say nothing that may be scored: their models have seen it all
};

/// The scores of a system that the table does not hold; those that there are.
inline FurtherScores furtherScoresOf(const AnalysisData& data, std::size_t system)
{
    FurtherScores further;
    if (system < data.further.size()) {
        further.ud = data.further[system].ud ? &*data.further[system].ud : nullptr;
        further.graph = data.layers[system]->hasSecondaryArcs() ? &data.further[system].graph : nullptr;
    }
    return further;
}

} // namespace arcwright::ui
