// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace arcwright::ui {

class Actions;

/// Opens a list of every shortcut over `window`: those of the actions, and the keys and gestures of the diagram.
void showShortcuts(QWidget* window, const Actions& actions);

} // namespace arcwright::ui
