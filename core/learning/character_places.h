// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace arcwright {

/// The offsets at which the characters of a text begin, and its length.
inline std::vector<std::size_t> characterPlaces(std::string_view text)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            places.push_back(i);
    }
    places.push_back(text.size());
    return places;
}

/// The last `count` characters of a text with these places.
inline std::string_view lastCharacters(std::string_view text, const std::vector<std::size_t>& places, std::size_t count)
{
    const std::size_t characters = places.size() - 1;
    return text.substr(places[characters - std::min(count, characters)]);
}

} // namespace arcwright
