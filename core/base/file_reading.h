// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/file_descriptor.h"
#include "core/base/file_stamp.h"
#include "core/base/result.h"

namespace arcwright {

/// A state of an open file as its times tell it. The clock of these times goes in ticks (of 2 s on FAT), so that two
/// writes soon after each other leave the same times; only a file at rest can be known by them.
struct OpenFileState {
    FileStamp stamp;
    /// A hash of size and times, that of the inode's last change included, which no program can set.
    std::uint64_t key = 0;
    /// The last change is so long ago that any write from now on changes the key.
    bool atRest = false;
};

/// Opens a regular file. Fails with FileNotFound, FileNotReadable or NotAFile (a pipe is not waited for).
Result<FileDescriptor> openToRead(const std::string& path);

/// Fails with FileNotReadable or NotAFile.
Result<OpenFileState> stateOf(const FileDescriptor& descriptor, const std::string& path);

/// Fills `bytes` from `offset` on. FileNotReadable on a read error; FileChanged if the file ends before.
Result<void> readExactly(
    const FileDescriptor& descriptor, std::span<char> bytes, std::size_t offset, const std::string& path);

/// The size of readThrough()'s pieces, which stay in a processor's cache.
inline constexpr std::size_t kReadingChunk = std::size_t{256} << 10;

/// Hands the first `size` bytes of the file on from the beginning, kReadingChunk bytes at a time. Fails as
/// readExactly() does.
Result<void> readThrough(const FileDescriptor& descriptor, std::size_t size, const std::string& path,
    const std::function<void(std::string_view chunk)>& sink);

} // namespace arcwright
