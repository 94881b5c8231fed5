// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/decoders.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

using enum BunsetsuDecoder;
constexpr std::array<BunsetsuDecoder, 6> decoders{
    Tournament, ShiftReduce, CascadedChunking, RelativePreference, Cle, Eisner};
constexpr std::array<std::string_view, 6> names{"tournament", "sr", "cc", "relpref", "bunsetsu-cle", "bunsetsu-eisner"};

} // namespace

std::string_view nameOf(BunsetsuDecoder decoder)
{
    return names[static_cast<std::size_t>(decoder)];
}

std::optional<BunsetsuDecoder> bunsetsuDecoderNamed(std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return decoders[static_cast<std::size_t>(found - names.begin())];
}

std::span<const BunsetsuDecoder> allBunsetsuDecoders()
{
    return decoders;
}

} // namespace arcwright
