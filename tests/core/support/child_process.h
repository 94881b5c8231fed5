// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/base/file_descriptor.h"

namespace arcwright::test {

/// A child process that does some work and tells numbers to its parent. It is killed, if it still runs, with this
/// object.
class ChildProcess {
public:
    /// Where the child tells its numbers.
    class Reports {
    public:
        explicit Reports(int pipe) : m_pipe(pipe) { }
        void tell(std::uint64_t number) const
        {
            if (::write(m_pipe, &number, sizeof number) != sizeof number)
                ::_exit(3);
        }

    private:
        int m_pipe;
    };

    /// `work(reports)` is done in the child, where expectations fail as usual.
    template <class Work>
    explicit ChildProcess(Work work)
    {
        int ends[2] = {};
        std::fflush(nullptr);
        if (::pipe(ends) != 0 || (m_process = ::fork()) < 0)
            throw std::runtime_error("the test cannot start a process");
        m_pipe = FileDescriptor(ends[0]);
        const FileDescriptor writing(ends[1]);
        if (m_process != 0)
            return;
        try {
            work(Reports(ends[1]));
        } catch (const std::exception& error) {
            ADD_FAILURE() << error.what();
        }
        std::fflush(nullptr);
        ::_exit(testing::Test::HasFailure() ? 1 : 0);
    }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess() { kill(); }

    pid_t id() const { return m_process; }
    /// The next number the child tells; none if it has ended before.
    std::optional<std::uint64_t> report()
    {
        std::uint64_t number = 0;
        return readAll(m_pipe.get(), reinterpret_cast<char*>(&number), sizeof number) == sizeof number
            ? std::optional(number)
            : std::nullopt;
    }
    void kill()
    {
        if (m_process > 0)
            ::kill(m_process, SIGKILL);
        status();
    }
    /// Waits until the child ends; 0 if nothing failed in it.
    int status()
    {
        int status = 0;
        if (m_process > 0)
            ::waitpid(m_process, &status, 0);
        m_process = -1;
        return status;
    }

private:
    pid_t m_process = -1;
    FileDescriptor m_pipe;
};

/// The status of a child process that does `work()`; 0 if nothing failed in it.
template <class Work>
int statusInChild(Work work)
{
    return ChildProcess([&](const ChildProcess::Reports&) { work(); }).status();
}

/// Gives up the rights of root, which no permission stops. For a child process.
inline void becomeOrdinaryUser()
{
    constexpr unsigned nobody = 65534;
    if (::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0))
        ::_exit(4);
}

/// Enters a mount namespace of this process's own, in which an ordinary user may mount, too. Whether that was
/// permitted.
inline bool enterMountNamespace()
{
    if (::unshare(CLONE_NEWNS) == 0)
        return true;
    const auto user = std::to_string(::geteuid());
    const auto group = std::to_string(::getegid());
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return false;
    // Files must have an owner and a group, whose numbers are our own.
    std::ofstream("/proc/self/setgroups") << "deny";
    std::ofstream("/proc/self/uid_map") << user << ' ' << user << " 1";
    std::ofstream("/proc/self/gid_map") << group << ' ' << group << " 1";
    return true;
}

/// Puts an empty file system of a few pages, which only this process and its children see, over a folder. Whether that
/// was permitted. For a child process.
inline bool mountSmallDisk(const std::string& folder)
{
    return enterMountNamespace() && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && ::mount("none", folder.c_str(), "tmpfs", 0, "size=64k,mode=0777") == 0;
}

} // namespace arcwright::test
