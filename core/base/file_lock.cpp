// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_lock.h"

#include "core/base/file_problems.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace arcwright {

namespace {

/// How /proc/locks names a device.
std::string deviceInLocks(const struct stat& status)
{
    std::ostringstream name;
    name << std::hex;
    for (const unsigned part : {gnu_dev_major(status.st_dev), gnu_dev_minor(status.st_dev)})
        name << (part < 16 ? "0" : "") << part << ':';
    return name.str();
}

/// A process that has locked a file.
struct Holder {
    long process = 0;
    bool isCertain = false; ///< else it may be another file of the same number on another file system
};

/// The processes that may have locked the file, as far as the system tells: nothing is known of other machines, and on
/// some file systems device numbers differ here.
std::vector<Holder> holdersOf(int descriptor)
{
    struct stat status { };
    if (::fstat(descriptor, &status) != 0)
        return {};
    const std::string device = deviceInLocks(status);
    const std::string number = ':' + std::to_string(status.st_ino);
    std::vector<Holder> holders;
    std::ifstream locks("/proc/locks"); // 1: FLOCK  ADVISORY  WRITE 1234 fd:01:5678 0 EOF
    for (std::string line; std::getline(locks, line);) {
        std::istringstream fields(line);
        std::string entry;
        std::string kind;
        std::string manner;
        std::string access;
        std::string file;
        long process = 0;
        if (fields >> entry >> kind >> manner >> access >> process >> file && kind == "FLOCK" && process > 0
            && file.ends_with(number))
            holders.push_back({process, file == device + number.substr(1)});
    }
    return holders;
}

/// Whether the system says of a process that it exits.
bool isExiting(const std::string& folder)
{
    std::ifstream file(folder + "/stat"); // 1234 (name) Z, the parent and four more numbers, flags
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    char state = 0;
    std::array<long, 5> others{};
    fields >> state;
    for (long& other : others)
        fields >> other;
    unsigned long flags = 0;
    constexpr unsigned long exits = 4; // PF_EXITING of include/linux/sched.h
    return fields >> flags && (state == 'Z' || state == 'X' || (flags & exits) != 0);
}

/// Whether a process was killed, or ends: it does nothing more, but keeps its files until each of its threads has got
/// round to ending, which on a busy machine takes seconds.
bool isEnding(long process)
{
    const std::string folder = "/proc/" + std::to_string(process);
    if (isExiting(folder))
        return true;
    std::ifstream file(folder + "/status");
    for (std::string line; std::getline(file, line);) {
        constexpr unsigned long killed = 1UL << (SIGKILL - 1);
        constexpr int hexadecimal = 16;
        const bool isPending = line.starts_with("SigPnd:") || line.starts_with("ShdPnd:");
        if (isPending && (std::strtoul(line.c_str() + std::strlen("SigPnd:"), nullptr, hexadecimal) & killed) != 0)
            return true;
    }
    return false;
}

bool isHeldByEnding(int descriptor)
{
    const std::vector<Holder> holders = holdersOf(descriptor);
    return std::any_of(holders.begin(), holders.end(), [](const Holder& holder) { return isEnding(holder.process); });
}

std::string holderOf(int descriptor)
{
    for (const Holder& holder : holdersOf(descriptor)) {
        if (holder.isCertain)
            return std::to_string(holder.process);
    }
    return {};
}

std::string hostName()
{
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

/// Takes the lock if nobody has it.
bool isHeld(int descriptor)
{
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return true;
        if (errno != EINTR)
            return false; // no locks here: a lock in name only
    }
    return false;
}

/// Takes the lock if nobody has it who lives. A process that was killed is waited for: the lock cannot be had before.
bool isHeldByAnother(int descriptor)
{
    constexpr std::chrono::milliseconds pause(5);
    constexpr std::chrono::seconds longest(30); // as a disk that does not answer may hold it for ever
    const auto begin = std::chrono::steady_clock::now();
    bool isHeldNow = isHeld(descriptor);
    // The holder may end between our two looks, so the lock is tried once more before it is said to live.
    for (bool wasEnding = true; isHeldNow && wasEnding && std::chrono::steady_clock::now() - begin < longest;) {
        wasEnding = isHeldByEnding(descriptor);
        if (wasEnding)
            std::this_thread::sleep_for(pause);
        isHeldNow = isHeld(descriptor);
    }
    return isHeldNow;
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
        if (!lock || lock->covers(path))
            return lock;
        if (attempt == 100) // it saves again and again, so it lives
            return failure(Problem{FileProblem::InUse, path, 0, 0, {"", ""}});
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
