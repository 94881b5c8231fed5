// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/treebank/relation_inventory.h"
#include "core/treebank/sentence.h"
#include "ui/canvas/diagram.h"

namespace arcwright::ui {

/// An arc that a relation is asked for, between nodes of the diagram.
struct AskedArc {
    ArcKind kind = ArcKind::Tree;
    int head = 0; ///< 0 where it is the root, or in another sentence
    int dependent = 0;
    QString relation; ///< that it has now; those written like it come first
};

/// What the treebank has for arcs of that kind, those between two nodes like these first; of bunsetsu and basic phrases
/// always D, P, A and I as well. `inventory` may be null, where nothing is counted yet. O(relations of the kind).
QStringList relationProposals(
    const RelationInventory* inventory, const Sentence& sentence, const Diagram& diagram, const AskedArc& arc);

} // namespace arcwright::ui
