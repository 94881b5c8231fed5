// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

namespace arcwright {

/// The whole number that a value of JSON is. Throws std::out_of_range unless it is one, and one that an `Integer`
/// holds: get() of nlohmann cuts off what does not fit, and its behaviour is undefined for 1e300.
template <std::integral Integer>
Integer wholeNumber(const nlohmann::json& value)
{
    if (value.is_number_unsigned()) {
        if (const auto number = value.get<std::uint64_t>(); std::in_range<Integer>(number))
            return static_cast<Integer>(number);
    } else if (value.is_number_integer()) {
        if (const auto number = value.get<std::int64_t>(); std::in_range<Integer>(number))
            return static_cast<Integer>(number);
    }
    throw std::out_of_range("not a whole number of this size");
}

} // namespace arcwright
