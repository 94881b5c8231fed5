// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/file_descriptor.h"
#include "core/base/result.h"

namespace arcwright {

/// Says to other instances of the program that a file is being edited: an advisory lock (flock) on the file itself, so
/// that nothing is left beside it, and that it ends with the process, whatever ends that. Programs that do not ask are
/// not hindered. Where a file system knows no locks, the lock is held in name only and two instances do not see each
/// other. A descriptor per lock: see raiseOpenFileLimit().
class FileLock {
public:
    /// Holds nothing.
    FileLock() = default;

    /// Locks the file, at once or not at all; symbolic links are followed. Read permission is enough. A holder that was
    /// killed, or is ending, holds it no more: the moment until the system has taken its lock away, seconds on a busy
    /// machine, is waited for. Fails with
    /// FileNotFound, FileNotReadable, NotAFile, or FileInUse (arguments: process and host of the holder, both empty
    /// where they cannot be told), also if this very process holds it through another FileLock.
    static Result<FileLock> tryLock(const std::string& path);
    /// Makes an empty file that only its owner may read, and locks it. FileInUse if there is one by now, or
    /// FileNotWritable or DiskFull.
    static Result<FileLock> lockNew(const std::string& path);
    /// Locks a file that is open; takes the descriptor over. FileInUse if another holds it; `path` is for the problem.
    static Result<FileLock> lockOpen(FileDescriptor descriptor, const std::string& path);

    /// Whether the locked file is the one at `path` now. Another program may have put a new file there, which is then
    /// not locked, or removed it.
    bool covers(const std::string& path) const;
    /// Lets others lock the file; the descriptor stays open.
    void unlock();
    /// The descriptor of the locked file; open for reading, and for writing too where that is permitted.
    int descriptor() const { return m_descriptor.get(); }

private:
    explicit FileLock(FileDescriptor descriptor) : m_descriptor(std::move(descriptor)) { }

    FileDescriptor m_descriptor;
};

/// Locks those of the files that are there and can be locked, before they are replaced. Fails with FileInUse if another
/// instance holds one of them.
Result<std::vector<FileLock>> lockExisting(const std::vector<std::string>& paths);

/// Lets this process have as many files open as the system's administrator allows, for folders of a thousand files
/// with a lock each: the default of many systems is 1,024. Call it once at the start.
void raiseOpenFileLimit();

} // namespace arcwright
