// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_reading.h"

#include <algorithm>
#include <cerrno>
#include <ctime>

#include <fcntl.h>
#include <sys/stat.h>

#include "core/base/file_problems.h"
#include "core/base/hash.h"

namespace arcwright {

namespace {

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

Result<FileDescriptor> openToRead(const std::string& path)
{
    FileDescriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor)
        return failure(readingProblem(path, errno));
    if (const auto state = stateOf(descriptor, path); !state)
        return failure(state.error());
    return descriptor;
}

Result<OpenFileState> stateOf(const FileDescriptor& descriptor, const std::string& path)
{
    constexpr std::int64_t longestTick = 2'000'000'000;
    struct stat status { };
    if (::fstat(descriptor.get(), &status) != 0)
        return failure(readingProblem(path, errno));
    if (!S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile, path);
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    const FileStamp stamp = stampOf(status);
    const std::int64_t changed = nanoseconds(status.st_ctim);
    const auto times = combined(static_cast<std::uint64_t>(stamp.modified), static_cast<std::uint64_t>(changed));
    return OpenFileState{
        stamp, combined(stamp.size, times), std::max(stamp.modified, changed) + longestTick < nanoseconds(now)};
}

Result<void> readExactly(
    const FileDescriptor& descriptor, std::span<char> bytes, std::size_t offset, const std::string& path)
{
    const auto count = readAllAt(descriptor.get(), bytes.data(), bytes.size(), offset);
    if (count < 0)
        return failure(readingProblem(path, errno));
    if (static_cast<std::size_t>(count) < bytes.size())
        return failure(FileProblem::Changed, path);
    return {};
}

Result<void> readThrough(const FileDescriptor& descriptor, std::size_t size, const std::string& path,
    const std::function<void(std::string_view chunk)>& sink)
{
    std::string chunk(std::min(size, kReadingChunk), '\0');
    for (std::size_t offset = 0; offset < size; offset += kReadingChunk) {
        const std::span<char> part(chunk.data(), std::min(kReadingChunk, size - offset));
        if (auto read = readExactly(descriptor, part, offset, path); !read)
            return read;
        sink(std::string_view(part.data(), part.size()));
    }
    return {};
}

} // namespace arcwright
