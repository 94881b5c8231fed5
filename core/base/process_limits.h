// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace arcwright {

/// Prepares this process for files: as many of them open as the administrator allows (raiseOpenFileLimit()), and a
/// write beyond the limit on the size of files is an error like a full disk, not a signal that kills. Call it once at
/// the start of a program.
void prepareForFiles();

} // namespace arcwright
