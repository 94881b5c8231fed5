// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/evaluation/breakdown.h"
#include "core/evaluation/outcome_table.h"

namespace arcwright {

/// The repair that one or several wrong words need together.
enum class RepairKind {
    Root, ///< another word is the root; words that hang on one of the two in place of the other are part of it
    Reversal, ///< head and dependent change places, with what hangs on one of them in place of the other
    TooLow, ///< the head that was given descends from the gold head: move up
    TooHigh, ///< the gold head descends from the head that was given: move down
    Elsewhere, ///< neither of the two descends from the other
    Relation, ///< the head is right, the relation is another one
};
inline constexpr std::size_t repairKindCount = 6;

/// The name used on the command line: `root`, `reversal`, `too-low`, ...
std::string_view repairName(RepairKind kind);

struct TreeRepair {
    RepairKind kind{};
    std::vector<int> words; ///< that it makes right, in order

    friend bool operator==(const TreeRepair&, const TreeRepair&) = default;
};

/// The repairs that make a tree gold's, after Kummerfeld, Hall, Curran and Klein (2012), who count the moves of nodes
/// that make a constituent tree right; here for dependencies. Each word with a wrong head or relation is in exactly one
/// of them: first those of the root, then reversals, then moves (words that go from one head to the same other one move
/// together), then relations. Where one head descends from another is asked of the gold tree. Heads have an entry a
/// node, that of the root first. O(n * depth).
std::vector<TreeRepair> repairsOf(
    std::span<const int> goldHeads, std::span<const int> heads, const std::vector<bool>& isRelationRight);

/// The repair that each word needs, by word as in repairsOf(); none of those that are right.
std::vector<std::optional<RepairKind>> repairsByWord(
    std::span<const int> goldHeads, std::span<const int> heads, const std::vector<bool>& isRelationRight);

/// The repairs of one kind that a system's analyses need.
struct RepairCounts {
    std::size_t repairs = 0;
    std::vector<std::uint32_t> rows; ///< of the table: the words they make right
};
/// By kind. Punctuation counts as any other word.
std::array<RepairCounts, repairKindCount> countRepairs(const OutcomeTable& table, std::size_t system);

} // namespace arcwright
