// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// The players beside decoders and transition systems, as lessons and the command line name them.
namespace arcwright::players {

inline constexpr std::string_view sums = "matrix-tree";
inline constexpr std::string_view projectiveSums = "inside-outside";
inline constexpr std::string_view bestTrees = "k-best";
inline constexpr std::string_view learning = "learn";
inline constexpr std::string_view epochs = "epoch";

} // namespace arcwright::players
