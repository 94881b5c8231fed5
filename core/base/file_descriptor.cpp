// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_descriptor.h"

#include "core/base/file_problems.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace arcwright {

namespace {

/// Calls `transfer(done)`, which moves some more bytes as read() and write() do, until `count` are through.
template <class Transfer>
std::ptrdiff_t transferAll(std::size_t count, Transfer transfer)
{
    std::size_t done = 0;
    while (done < count) {
        const ssize_t moved = transfer(done);
        if (moved < 0 && errno == EINTR)
            continue;
        if (moved < 0)
            return -1;
        if (moved == 0)
            break;
        done += static_cast<std::size_t>(moved);
    }
    return static_cast<std::ptrdiff_t>(done);
}

/// A write that moves nothing and names no error would otherwise pass for success.
bool isComplete(std::ptrdiff_t written, std::size_t count)
{
    if (written >= 0 && static_cast<std::size_t>(written) != count)
        errno = EIO;
    return written == static_cast<std::ptrdiff_t>(count);
}

} // namespace

FileDescriptor::~FileDescriptor()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::ptrdiff_t readAll(int descriptor, char* bytes, std::size_t count)
{
    return transferAll(count, [&](std::size_t done) { return ::read(descriptor, bytes + done, count - done); });
}

std::ptrdiff_t readAllAt(int descriptor, char* bytes, std::size_t count, std::uint64_t offset)
{
    return transferAll(count, [&](std::size_t done) {
        return ::pread(descriptor, bytes + done, count - done, static_cast<off_t>(offset + done));
    });
}

bool writeAll(int descriptor, std::string_view bytes)
{
    const auto written = transferAll(
        bytes.size(), [&](std::size_t done) { return ::write(descriptor, bytes.data() + done, bytes.size() - done); });
    return isComplete(written, bytes.size());
}

bool writeAllAt(int descriptor, std::string_view bytes, std::uint64_t offset)
{
    const auto written = transferAll(bytes.size(), [&](std::size_t done) {
        return ::pwrite(descriptor, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
    });
    return isComplete(written, bytes.size());
}

void syncFolder(const std::string& folder)
{
    const FileDescriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor)
        ::fsync(descriptor.get());
}

Problem readingProblem(const std::string& path, int error)
{
    const bool missing = error == ENOENT || error == ENOTDIR;
    if (missing)
        return {FileProblem::NotFound, path, 0, 0, {}};
    return {FileProblem::NotReadable, path, 0, 0, {systemReason(error)}};
}

Problem writingProblem(const std::string& path, int error)
{
    const bool full = error == ENOSPC || error == EDQUOT;
    return {full ? FileProblem::DiskFull : FileProblem::NotWritable, path, 0, 0, {systemReason(error)}};
}

std::string systemReason(int error)
{
    return std::generic_category().message(error);
}

} // namespace arcwright
