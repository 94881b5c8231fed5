// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/formats/bunsetsu/bunsetsu_format.h"

namespace arcwright {

/// `EOS`, perhaps with spaces behind it.
bool isEndOfSentence(std::string_view line);

/// Parses `3D`, `-1D rest`: the part of a bunsetsu's line that names its head, and what follows. The head becomes a
/// number from 1. `line` is the whole line, of which `part` is the end.
tl::expected<BunsetsuFormat::BunsetsuLine, BunsetsuFormat::BadPart> parseDependency(
    std::string_view line, std::string_view part);

/// `3D`: head and type as the formats write them; -1 for none. A type that could not be read back is D.
std::string dependencyText(const Bunsetsu& bunsetsu);

/// `value` with `space` in the place of spaces, tabs and line ends.
std::string withoutBreaks(std::string_view value, std::string_view space);

} // namespace arcwright
