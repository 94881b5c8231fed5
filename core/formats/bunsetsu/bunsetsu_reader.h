// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/bunsetsu/bunsetsu_format.h"

namespace arcwright {

/// Reads one sentence of a format of bunsetsu. What cannot be read gives a sentence without tokens that carries the
/// first problem. O(bytes).
Sentence readBunsetsu(const SourceSlice& slice, const BunsetsuFormat& format);

} // namespace arcwright
