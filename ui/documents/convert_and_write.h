// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/base/progress.h"
#include "core/documents/document.h"
#include "core/documents/pending_move.h"

namespace arcwright::ui {

/// Writes a document to another file, in the format its ending asks for. Fails as convertedText() and
/// PendingMove::write() do.
Result<void> convertAndWrite(
    const Document& from, PendingMove& move, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright::ui
