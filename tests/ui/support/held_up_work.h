// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>

#include "tests/ui/support/wait_for.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui::testing {

/// Holds up the work on files, on its thread, where it first tells its progress, until it is let go.
class HeldUpWork {
public:
    explicit HeldUpWork(Workspace& workspace) : m_files(workspace.files())
    {
        m_files.observeWork([this](const Progress&) {
            std::unique_lock lock(m_mutex);
            m_isReached = true;
            m_changed.wait(lock, [this] { return m_isLetGo; });
        });
    }
    ~HeldUpWork()
    {
        letGo();
        finishBackgroundWork();
        m_files.observeWork({});
    }
    HeldUpWork(const HeldUpWork&) = delete;
    HeldUpWork& operator=(const HeldUpWork&) = delete;

    [[nodiscard]] bool waitUntilReached()
    {
        return waitFor([this] {
            const std::lock_guard lock(m_mutex);
            return m_isReached;
        });
    }
    void letGo()
    {
        const std::lock_guard lock(m_mutex);
        m_isLetGo = true;
        m_changed.notify_all();
    }

private:
    OpenFiles& m_files;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isReached = false;
    bool m_isLetGo = false;
};

} // namespace arcwright::ui::testing
