// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/scoring/labelled_tree.h"
#include "core/treebank/graph_rules.h"

namespace arcwright {

/// The further parents of words as they are learnt: as they are scored (see GraphRules), but for what the decoder
/// cannot find: a second arc between the same two words, and arcs from the root, which has one dependent.
class FurtherParents {
public:
    /// `basicRelations`: those of trees.
    explicit FurtherParents(std::set<std::string, std::less<>> basicRelations)
        : m_rules(m_relations, EnhancedLabels::WithoutCase, std::move(basicRelations))
    {
    }

    /// By dependent, then head; `number` says how relations are numbered.
    std::vector<LabelledArc> of(
        const Sentence& sentence, const std::function<std::int16_t(const std::string&)>& number) const;

private:
    mutable RelationPool m_relations;
    GraphRules m_rules;
};

} // namespace arcwright
