// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/decoder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arcwright {

namespace {

constexpr std::array decoderNames{std::pair{Decoder::Eisner, std::string_view("eisner")},
    std::pair{Decoder::EisnerSpan, std::string_view("eisner-span")},
    std::pair{Decoder::Eisner2, std::string_view("eisner2")}, std::pair{Decoder::Cle, std::string_view("cle")},
    std::pair{Decoder::Hill, std::string_view("hill")}, std::pair{Decoder::Multi, std::string_view("multi")},
    std::pair{Decoder::Restarts, std::string_view("restarts")}};

constexpr std::array startNames{std::pair{ClimbStart::Projective, std::string_view("projective")},
    std::pair{ClimbStart::NonProjective, std::string_view("nonprojective")},
    std::pair{ClimbStart::Random, std::string_view("random")}};

template <class Names, class Value>
std::string_view nameIn(const Names& names, Value value)
{
    return std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == value; })->second;
}

template <class Names>
auto namedIn(const Names& names, std::string_view name) -> std::optional<decltype(names.front().first)>
{
    for (const auto& [value, itsName] : names) {
        if (itsName == name)
            return value;
    }
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Decoder decoder)
{
    return nameIn(decoderNames, decoder);
}

std::optional<Decoder> decoderNamed(std::string_view name)
{
    return namedIn(decoderNames, name);
}

std::span<const Decoder> allDecoders()
{
    static const auto decoders = [] {
        std::array<Decoder, decoderNames.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = decoderNames[i].first;
        return all;
    }();
    return decoders;
}

std::string_view nameOf(ClimbStart start)
{
    return nameIn(startNames, start);
}

std::optional<ClimbStart> climbStartNamed(std::string_view name)
{
    return namedIn(startNames, name);
}

} // namespace arcwright
