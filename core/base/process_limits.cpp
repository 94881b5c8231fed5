// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/process_limits.h"

#include <csignal>

#include "core/base/file_lock.h"

namespace arcwright {

void prepareForFiles()
{
    raiseOpenFileLimit();
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace arcwright
