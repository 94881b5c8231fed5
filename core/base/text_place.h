// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace arcwright {

/// A place in a text, from 1; columns are characters, not bytes.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// The place of a byte. O(bytes).
TextPlace placeOfByte(std::string_view text, std::size_t byte);

} // namespace arcwright
