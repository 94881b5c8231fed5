// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QString>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

class Actions;

/// Who is shown around.
enum class TourId { Annotator, Analyst, Teacher };
inline constexpr std::size_t tourCount = static_cast<std::size_t>(TourId::Teacher) + 1;

/// One thing that is said, beside the part of the window that it is about.
struct TourStep {
    ActionId place; ///< the action of the workplace that it is in
    /// The part: the name of its class, or `menu:KEY` for the menu that has that action, or `button:KEY` for the button
    /// of the tool bar. Several, separated by spaces: the first that is to be seen.
    const char* target;
    const char* text; ///< to be translated in the context "Tour"; `{KEY}` stands for the keys of that action
    std::optional<ActionId> opens
        = {}; ///< what brings the part, or that which has its keys, where it is not to be seen
    const char* elsewhere = nullptr; ///< what is said over a treebank that is no sample, if it is something else
    std::optional<ActionId> begins = {}; ///< done on going on to it in a sample, so that there is something to be seen
};

/// The steps of a tour, of about twenty seconds each.
std::span<const TourStep> stepsOf(TourId tour);

/// The action that starts it.
ActionId actionOf(TourId tour);
QString titleOf(TourId tour);

/// What a step says over a sample, or over another treebank, with the keys as they are now.
QString textOf(const TourStep& step, const Actions& actions, bool isOnSample = true);

/// The actions whose keys a step names, over whatever treebank.
std::vector<ActionId> keysNamedIn(const TourStep& step);

} // namespace arcwright::ui
