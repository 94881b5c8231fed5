// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/make_diagram.h"

namespace arcwright::ui {

/// Gives each arc of both layers its status; arcs that `content` does not compare keep none.
void markDifferences(Diagram& diagram, const Graph& gold, const Graph& predicted, const RelationPool& relations,
    const DiagramContent& content);

/// Leaves one copy of what both layers have and lifts the rest of layer B above the words.
void mergeLayers(Diagram& diagram);

} // namespace arcwright::ui
