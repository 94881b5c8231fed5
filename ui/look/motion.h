// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace arcwright::ui {

/// Whether nothing is to move by itself: no panel glides, no busy bar runs to and fro, no menu fades in. What is asked
/// for, such as a player that plays, goes step by step in any case.
bool isMotionReduced();
void setMotionReduced(bool isReduced);

/// Whether the system asks for that, as far as files tell it that need no service: those of KDE (kdeglobals) and GTK
/// (settings.ini) in the user's folder of settings, or in the folder given. Nothing where none of them says so.
std::optional<bool> systemReducesMotion(const QString& folder = {});

} // namespace arcwright::ui
