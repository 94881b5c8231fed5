// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/file_bytes.h"
#include "core/base/file_lock.h"
#include "core/base/result.h"

namespace arcwright {

/// Where a write to `path` has to go: an absolute path without symbolic links, the end of the chain of links that
/// `path` may be, which need not exist yet. FileNotWritable if its folder does not exist or the links are a circle.
Result<std::string> resolvedPath(const std::string& path);

/// What to do with a symbolic link at the end of a path that is written. One in the folders before it is followed
/// always.
enum class Links {
    Follow, ///< the user named the path: what the link leads to is written
    Refuse, ///< the program made the name, beside a file or in a folder, and anybody may have put a link there
};

/// The new content of a file, which replaces the old one in a single step or not at all: at every moment, power cuts
/// included, the file has the old content or the new. Written to a temporary file `.arcwright-XXXXXX.tmp` in the same
/// folder, which has the old file's mode, owner and extended attributes as far as we may give them, and is renamed over
/// the old one. A symbolic link is followed or refused, never
/// replaced. Without commit() nothing happens to the old file.
///
/// A process that is killed while writing leaves its temporary file. Writing a file in the same folder a day later
/// removes it.
class AtomicFile {
public:
    /// FileNotWritable if the folder, or the file itself, may not be written, or what is there is no regular file;
    /// FileIsLink where a link is refused; DiskFull.
    static Result<AtomicFile> create(const std::string& path, Links links = Links::Follow);

    AtomicFile(AtomicFile&&) noexcept;
    AtomicFile& operator=(AtomicFile&&) noexcept;
    /// Removes what was written if it was not committed.
    ~AtomicFile();

    // After a failure (DiskFull, FileNotWritable) of any of the following only destruction makes sense.

    Result<void> write(std::string_view bytes);
    /// Writes a part of another content, with little memory however long. Fails as FileBytes::read() does, too.
    Result<void> write(const FileBytes& from, std::size_t offset, std::size_t length);

    std::uint64_t size() const;
    /// hashOf() what was written so far: once it is committed, FileBytes::hash() of the file.
    std::uint64_t hash() const;

    /// Waits until what was written is on the disk, the slow part. After it commit() is a mere rename, which makes this
    /// the place to look whether another program has changed the old file meanwhile. commit() calls it if need be.
    Result<void> sync();
    /// Puts the new content in the place of the old.
    Result<FileStamp> commit();
    /// Commits a file that is locked before it gets its name; `lock`, which may hold the old file, is
    /// exchanged for its lock. So a locked path is locked at every moment. On failure `lock` is what it was.
    Result<FileStamp> commit(FileLock& lock);

private:
    struct State;
    explicit AtomicFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace arcwright
