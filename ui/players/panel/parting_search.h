// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/players/algorithms/player.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Looks for the first step after which two players have other heads for some word, on a thread of its own, with
/// players of its own: there may be tens of thousands of steps.
class PartingSearch {
public:
    /// Calls `found` on the owner's thread, with 0 where they never part, unless it is abandoned first.
    void start(const Player& one, const Player& other, bool isSameKind, std::function<void(int)> found);
    void abandon() { m_worker.abandon(); }
    bool isRunning() const { return m_worker.isRunning(); }
    const Worker& worker() const { return m_worker; }

private:
    Worker m_worker;
};

} // namespace arcwright::ui
