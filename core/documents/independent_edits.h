// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/documents/document.h"

namespace arcwright {

/// Edits of single sentences of a document, made so that they can be made one after the other: where the format lets an
/// edit change further sentences (Format::completed()), as in DTAG the distances of edges, and these are among those
/// that are edited, one edit of all sentences from the first to the last. Else those that were given, as also where one
/// of the sentences is gone: the document then refuses it. Completes each edit once.
std::vector<Edit> independentEdits(const Document& document, std::vector<Edit> edits);

} // namespace arcwright
