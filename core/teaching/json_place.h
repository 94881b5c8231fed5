// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arcwright::teaching {

/// The bytes at which a member begins in a text that is JSON.
struct JsonPlace {
    std::size_t name = 0; ///< of the member; that of the value where it has no name
    std::size_t value = 0;
};

/// The whole of a text.
JsonPlace outermostIn(std::string_view text);
/// A member of the object at a byte; of several of that name, the last, as it is the one that is read. O(bytes).
std::optional<JsonPlace> memberIn(std::string_view text, std::size_t object, std::string_view name);
/// What a path as "stops[1].scores.arcs[3]" leads to, or the last thing on the way to it that is there. O(bytes).
JsonPlace placeOfPath(std::string_view text, std::string_view path);

} // namespace arcwright::teaching
