// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

struct XXH3_state_s; // of the library, which need not be known here

namespace arcwright {

/// Spreads the bits of `value` over all 64 (the finaliser of SplitMix64). A bijection.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

/// An order-dependent combination of two hashes.
constexpr std::uint64_t combined(std::uint64_t first, std::uint64_t second)
{
    return mixed(first * 0x9E3779B97F4A7C15ULL + second);
}

/// XXH3 of the bytes: stable from version to version, part of the model file format and of that of record logs.
std::uint64_t hashOf(std::string_view bytes, std::uint64_t seed = 0);

/// hashOf() bytes that come piece by piece.
class StreamHash {
public:
    StreamHash();
    void add(std::string_view bytes);
    /// The hash of all that was added so far.
    std::uint64_t value() const;

private:
    struct Deleter {
        void operator()(XXH3_state_s* state) const;
    };
    std::unique_ptr<XXH3_state_s, Deleter> m_state;
};

} // namespace arcwright
