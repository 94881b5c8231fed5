// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace arcwright {

// Where programs keep what is the user's, as the XDG base directory specification has it; empty if the user has no such
// folder. It need not be there.

/// What is kept between runs and could be made again or missed: $XDG_STATE_HOME, else ~/.local/state.
std::filesystem::path userStateFolder();
/// What the user would miss: $XDG_DATA_HOME, else ~/.local/share.
std::filesystem::path userDataFolder();

/// Makes the folder and those above it, for nobody else to look into. Where that fails, writing into it tells.
void makePrivateFolders(const std::filesystem::path& folder);

} // namespace arcwright
