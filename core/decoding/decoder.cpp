// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/decoder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arcwright {

namespace {

constexpr std::array startNames{std::pair{ClimbStart::Projective, std::string_view("projective")},
    std::pair{ClimbStart::NonProjective, std::string_view("nonprojective")},
    std::pair{ClimbStart::Random, std::string_view("random")}};

} // namespace

std::optional<Decoder> decoderNamed(std::string_view name)
{
    return keyNamed(decoderTable, &DecoderRow::decoder, name);
}

std::span<const Decoder> allDecoders()
{
    static constexpr auto decoders = [] {
        std::array<Decoder, decoderTable.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = decoderTable[i].decoder;
        return all;
    }();
    return decoders;
}

std::string_view nameOf(ClimbStart start)
{
    return std::find_if(startNames.begin(), startNames.end(), [&](const auto& entry) {
        return entry.first == start;
    })->second;
}

std::optional<ClimbStart> climbStartNamed(std::string_view name)
{
    const auto found
        = std::find_if(startNames.begin(), startNames.end(), [&](const auto& entry) { return entry.second == name; });
    return found == startNames.end() ? std::nullopt : std::optional(found->first);
}

} // namespace arcwright
