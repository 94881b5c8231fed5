// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_lock.h"

#include "core/base/file_problems.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace arcwright {

namespace {

/// How /proc/locks names a file: device and inode.
std::string nameInLocks(const struct stat& status)
{
    std::ostringstream name;
    name << std::hex;
    for (const unsigned part : {gnu_dev_major(status.st_dev), gnu_dev_minor(status.st_dev)})
        name << (part < 16 ? "0" : "") << part << ':';
    name << std::dec << status.st_ino;
    return name.str();
}

/// The process that has locked the file, as far as the system tells: nothing is known of other machines, nor of some
/// file systems whose device numbers differ here.
std::string holderOf(int descriptor)
{
    struct stat status { };
    if (::fstat(descriptor, &status) != 0)
        return {};
    const std::string wanted = nameInLocks(status);
    std::ifstream locks("/proc/locks"); // 1: FLOCK  ADVISORY  WRITE 1234 fd:01:5678 0 EOF
    for (std::string line; std::getline(locks, line);) {
        std::istringstream fields(line);
        std::string number;
        std::string kind;
        std::string manner;
        std::string access;
        std::string file;
        long process = 0;
        if (fields >> number >> kind >> manner >> access >> process >> file && kind == "FLOCK" && file == wanted
            && process > 0)
            return std::to_string(process);
    }
    return {};
}

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

/// Takes the lock if nobody has it.
bool isHeldByAnother(int descriptor)
{
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return true;
        if (errno != EINTR)
            return false; // no locks here: a lock in name only
    }
    return false;
}

Result<FileDescriptor> openToLock(const std::string& path)
{
    // Network file systems give exclusive locks only to who may write.
    FileDescriptor descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor && errno != EISDIR)
        descriptor = FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor && errno == EISDIR)
        return failure(FileProblem::NotAFile, path);
    if (!descriptor)
        return failure(readingProblem(path, errno));
    struct stat status { };
    if (::fstat(descriptor.get(), &status) != 0)
        return failure(readingProblem(path, errno));
    if (!S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile, path);
    return descriptor;
}

} // namespace

Result<FileLock> FileLock::tryLock(const std::string& path)
{
    for (int attempt = 0;; ++attempt) {
        auto descriptor = openToLock(path);
        if (!descriptor)
            return failure(descriptor.error());
        auto lock = lockOpen(std::move(*descriptor), path);
        // The process that held the lock may have saved between our two steps and so have put another file in its
        // place.
        if (!lock || lock->covers(path) || attempt == 100)
            return lock;
    }
}

Result<FileLock> FileLock::lockNew(const std::string& path)
{
    FileDescriptor descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!descriptor)
        return failure(
            errno == EEXIST ? Problem{FileProblem::InUse, path, 0, 0, {"", ""}} : writingProblem(path, errno));
    return lockOpen(std::move(descriptor), path);
}

Result<FileLock> FileLock::lockOpen(FileDescriptor descriptor, const std::string& path)
{
    if (!isHeldByAnother(descriptor.get()))
        return FileLock(std::move(descriptor));
    const std::string process = holderOf(descriptor.get());
    return failure(Problem{FileProblem::InUse, path, 0, 0, {process, process.empty() ? "" : hostName()}});
}

bool FileLock::covers(const std::string& path) const
{
    struct stat locked { };
    struct stat named { };
    return ::fstat(m_descriptor.get(), &locked) == 0 && ::stat(path.c_str(), &named) == 0
        && locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

void FileLock::unlock()
{
    ::flock(m_descriptor.get(), LOCK_UN);
}

Result<std::vector<FileLock>> lockExisting(const std::vector<std::string>& paths)
{
    std::vector<FileLock> locks;
    for (const std::string& path : paths) {
        auto lock = FileLock::tryLock(path);
        if (lock)
            locks.push_back(std::move(*lock));
        else if (lock.error().code == FileProblem::InUse)
            return failure(lock.error());
    }
    return locks;
}

void raiseOpenFileLimit()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace arcwright
