// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <QString>
#include <QStringList>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

/// What one sits down to do; each has a place of its own in the one window.
enum class WorkplaceId { Annotate, Analyse, Train, Teach };
inline constexpr std::size_t workplaceCount = static_cast<std::size_t>(WorkplaceId::Teach) + 1;

/// A workplace as it comes: a row of the table.
struct Workplace {
    WorkplaceId id;
    const char* name; ///< as on the command line, `--workplace NAME`, and by which its panels are remembered
    const char* icon; ///< of resources/icons
    ActionId action; ///< that goes there, and has its title
    bool hasPage; ///< whether a page of its own stands in the middle
    bool showsSentence; ///< whether the sentence and its diagram do, below the page if there is one
    const char* panels; ///< that can be had there, by name, separated by spaces
    const char* panelsAtFirst; ///< those that are there until the user decides otherwise
};

/// In the order of the bar, which is that of the ids.
std::span<const Workplace> workplaces();
const Workplace& workplaceOf(WorkplaceId id);
std::optional<WorkplaceId> workplaceNamed(const QString& name);

/// A panel that stands beside the middle, in whichever workplaces offer it.
struct SidePanel {
    const char* name;
    const char* icon;
    ActionId action; ///< that shows and hides it
};
std::span<const SidePanel> sidePanels();

/// Whether the workplace can have the panel of that name.
bool offers(const Workplace& workplace, const QString& panel);

/// Whether an action has to do with the sentence on view, so that it is seen only where that is shown.
bool isOfSentence(ActionId id);

} // namespace arcwright::ui
