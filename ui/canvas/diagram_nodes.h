// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/make_diagram.h"

namespace arcwright::ui {

/// The words `first` to `last` as one word of the diagram: they stand in its box, their tags below it.
DiagramWord makePhrase(const Sentence& sentence, int first, int last, const DiagramContent& content);

/// The bunsetsu of the sentence, or its words, with the brackets of multiword tokens and, where the enhanced graph is
/// asked for, the empty nodes in their order.
void addNodes(Diagram& diagram, const Sentence& sentence, const DiagramContent& content);

} // namespace arcwright::ui
