// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QUrl>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

/// The action that a link of the handbook shows: `show:KEY`, with the key that the table of actions has for it, as
/// `show:find-pattern`. None if it is no such link, or no action has that key.
std::optional<ActionId> shownBy(const QUrl& link);

/// Whether a link is of that kind, whatever it names.
bool isShowLink(const QUrl& link);

/// Whether to show an action is to carry it out: it opens a dialog, a panel or a workplace, or asks something, and
/// changes nothing by itself. Any other is shown where it stands in the menus.
bool isShownByDoing(ActionId id);

} // namespace arcwright::ui
