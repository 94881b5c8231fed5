// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright::ui {

/// The annotator's name of the settings, else the user's name as the system knows it: `$USER`, or the owner of the
/// process where nobody logged in (in a container, say). Empty only where the owner has no account either.
std::string userName();

/// What the system alone says.
std::string systemUserName();

} // namespace arcwright::ui
