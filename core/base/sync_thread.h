// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/base/file_lock.h"

namespace arcwright {

/// A file to which bytes are appended that are to last through a power cut. Any thread may sync it.
class SyncedFile {
public:
    /// A file that was just made in `folder`, whose new name has to be made to last too; no folder if it does.
    SyncedFile(FileLock lock, std::string folder) : m_lock(std::move(lock)), m_folder(std::move(folder)) { }

    FileLock& lock() { return m_lock; }
    int descriptor() const { return m_lock.descriptor(); }

    /// Waits until all that was written is on the disk.
    void sync();
    /// The errno of the first sync that failed, 0 if none has. After such a failure the system may have dropped what
    /// it could not write, so that a later success means nothing.
    int error() const { return m_error; }

private:
    friend class SyncThread;

    FileLock m_lock;
    std::string m_folder;
    std::atomic<bool> m_isNameSynced = false;
    std::atomic<bool> m_isQueued = false;
    std::atomic<int> m_error = 0;
};

/// A thread that syncs files some time after it is asked to, so that many small writes share one sync. There is one for
/// all, from when the first user takes it until the last has let it go; it then syncs what is left, and ends.
class SyncThread {
public:
    /// How long it waits for further writes. Leaves most of the promised 200 ms to the disk.
    static constexpr std::chrono::milliseconds kGathering{50};

    static std::shared_ptr<SyncThread> shared();

    SyncThread();
    SyncThread(const SyncThread&) = delete;
    SyncThread& operator=(const SyncThread&) = delete;

    void syncSoon(const std::shared_ptr<SyncedFile>& file);

private:
    void run(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<std::shared_ptr<SyncedFile>> m_queue; ///< guarded by the mutex
    std::jthread m_thread; ///< last, since it uses the others
};

} // namespace arcwright
