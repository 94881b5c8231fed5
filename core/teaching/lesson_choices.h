// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// Something about an algorithm that was chosen otherwise than it usually is, by the names in lessonChoicesOf().
struct LessonChoice {
    std::string name;
    std::string option;
    friend bool operator==(const LessonChoice&, const LessonChoice&) = default;
};

/// What can be chosen about an algorithm, in the order of its player.
struct LessonChoiceRow {
    std::string_view name;
    std::vector<std::string> options; ///< in the order of the player, which may go on with some that no lesson keeps
};

/// The names of what can be chosen, as lessons have them.
namespace choices {
inline constexpr std::string_view start = "from"; ///< of a climb
inline constexpr std::string_view rootMoves = "root_moves"; ///< of a climb under a single root
inline constexpr std::string_view roots = "roots"; ///< of Chu-Liu-Edmonds: how many dependents the root may have
inline constexpr std::string_view decidedBy = "decided_by"; ///< transitions
inline constexpr std::string_view temperature = "temperature"; ///< of sums over trees
inline constexpr std::string_view trees = "trees"; ///< the best ones
inline constexpr std::string_view dependents = "dependents"; ///< their order in a tournament
inline constexpr std::string_view games = "games"; ///< their order in a tournament
inline constexpr std::string_view learner = "learner";
inline constexpr std::string_view sentencesBefore = "after"; ///< what a learner has learnt from
} // namespace choices

/// Members of a mean of several learners that can be looked at one by one.
inline constexpr int lessonMembers = 3;

/// Empty where nothing can be chosen. What depends on more than the lesson has, as a classifier that has learnt from
/// other sentences does, is no option of a lesson; the price of a move belongs to the scores.
std::vector<LessonChoiceRow> lessonChoicesOf(std::string_view algorithm);

/// The place of an option among those of its row; nothing where a lesson keeps no such choice or option.
std::optional<std::size_t> optionOf(std::string_view algorithm, const LessonChoice& choice);

/// The same of what was chosen by that name; nothing where nothing was.
std::optional<std::size_t> optionAmong(
    const std::vector<LessonChoice>& chosen, std::string_view algorithm, std::string_view name);

/// Whether the root may have several dependents: that was chosen.
bool areSeveralRootsChosen(const std::vector<LessonChoice>& chosen, std::string_view algorithm);

/// The number that was chosen by that name; nothing where nothing was. Throws std::invalid_argument where the options
/// are no numbers.
std::optional<double> numberAmong(const std::vector<LessonChoice>& chosen, std::string_view name);

} // namespace arcwright
