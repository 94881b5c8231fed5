// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "app/cluster/exchange.h"
#include "core/base/result.h"

namespace arcwright::cluster {

/// What a launcher, mpirun or srun, has told this process: that it is one of several.
struct Launch {
    int rank = 0;
    int ranks = 1;
    int ranksHere = 1; ///< on this machine, this one included
};

/// From the environment; one rank where nothing was launched.
Launch launchedAs();

/// How many threads a rank uses where nobody says: its part of the processors that it may run on.
unsigned threadsOf(const Launch& launch);

/// Joins the other ranks. Null where this build has no MPI; `reason` then says why, in English.
std::unique_ptr<Exchange> joinJob(std::string& reason);

/// A process on some machine, so that those on the same one can see whether it is there.
struct ProcessName {
    std::string machine; ///< also tells containers apart
    std::string host;
    int process = 0;

    /// As one text, and back.
    std::string text() const;
    static ProcessName from(const std::string& text);
};
ProcessName thisProcess();
/// Whether it is known to have ended: only of the same machine.
bool hasEnded(const ProcessName& process, const ProcessName& asking);

} // namespace arcwright::cluster
