// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sync_thread.h"

#include <cerrno>

#include <unistd.h>

namespace arcwright {

void SyncedFile::sync()
{
    int result = 0;
    do
        result = ::fdatasync(descriptor());
    while (result != 0 && errno == EINTR);
    int none = 0;
    if (result != 0)
        m_error.compare_exchange_strong(none, errno);
    if (!m_folder.empty() && !m_isNameSynced.exchange(true))
        syncFolder(m_folder);
}

std::shared_ptr<SyncThread> SyncThread::shared()
{
    static std::mutex mutex;
    static std::weak_ptr<SyncThread> current;
    const std::scoped_lock lock(mutex);
    auto thread = current.lock();
    if (!thread) {
        thread = std::make_shared<SyncThread>();
        current = thread;
    }
    return thread;
}

SyncThread::SyncThread() : m_thread([this](const std::stop_token& stop) { run(stop); }) { }

void SyncThread::syncSoon(const std::shared_ptr<SyncedFile>& file)
{
    if (file->m_isQueued.exchange(true))
        return;
    const std::scoped_lock lock(m_mutex);
    m_queue.push_back(file);
    m_wake.notify_one();
}

void SyncThread::run(const std::stop_token& stop)
{
    std::vector<std::shared_ptr<SyncedFile>> files;
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [&] { return !m_queue.empty(); })) {
        m_wake.wait_for(lock, stop, kGathering, [] { return false; });
        files.swap(m_queue);
        lock.unlock();
        for (const auto& file : files) {
            file->m_isQueued = false; // before the sync: what is written from now on may miss it
            file->sync();
        }
        files.clear();
        lock.lock();
    }
}

} // namespace arcwright
