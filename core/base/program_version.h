// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace arcwright {

/// The release and the build, as users see them: `0.1.0 (build 4e01cfd)`. The build is what `git describe` said of the
/// sources when they were configured, with `-dirty` where they had changes; without git, or outside a clone, there is
/// none: `0.1.0`. Defined in a source made by CMake.
std::string_view programVersion();

} // namespace arcwright
