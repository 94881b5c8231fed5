// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/base/file_stamp.h"
#include "core/base/result.h"

namespace arcwright {

class CheckedFile;
class FileDescriptor;

/// The content of a file as it was when it was opened, readable by any number of threads at once.
///
/// Up to a limit the bytes are held in memory, and nothing that happens to the file matters any more. Of a larger file
/// the descriptor is kept and parts are read when asked for; each is checked against hashes taken at opening, so that
/// what read() gives is what was opened, or a problem. A file cut short is such a problem, never a signal. Where
/// another program replaces the file by renaming, the old content is still there and reading goes on.
class FileBytes {
public:
    static constexpr std::size_t kMemoryLimit = std::size_t{64} << 20;

    /// Reads the file once, from end to end. Fails with FileNotFound, FileNotReadable (no permission, read error),
    /// NotAFile, or FileChanged where another program keeps writing to it.
    static Result<std::shared_ptr<const FileBytes>> open(
        const std::string& path, std::size_t memoryLimit = kMemoryLimit);
    /// Content that is on no disk; its stamp is all zeros but for the size.
    static std::shared_ptr<const FileBytes> ofText(std::string bytes);

    FileBytes(const FileBytes&) = delete;
    FileBytes& operator=(const FileBytes&) = delete;
    ~FileBytes();

    /// The path it was opened at; empty for text.
    const std::string& path() const { return m_path; }
    std::size_t size() const { return static_cast<std::size_t>(m_stamp.size); }
    const FileStamp& stamp() const { return m_stamp; }
    /// hashOf() the whole content. Taken at opening.
    std::uint64_t hash() const { return m_hash; }
    /// The whole content if it is in memory, else null.
    std::shared_ptr<const std::string> inMemory() const { return m_text; }

    /// The bytes [offset, offset + length), which must lie within the content. FileChanged if the file no longer holds
    /// there what was opened, FileNotReadable on a read error; content in memory never fails.
    Result<std::string> read(std::size_t offset, std::size_t length) const;
    /// Reads the bytes into memory of the caller's. After a failure `destination` holds anything.
    Result<void> read(std::size_t offset, std::span<char> destination) const;

    /// Whether the file at `path` (mostly that which was opened) holds this content now. Decided by its times where
    /// they tell, else by reading: a file that was only touched, or written anew with the same bytes, has not changed.
    /// A missing file does not hold it. Fails with FileNotReadable or NotAFile.
    Result<bool> isStillIn(const std::string& path) const;

private:
    FileBytes(std::string path, const FileStamp& stamp);
    Result<void> hold(const FileDescriptor& descriptor);
    Result<void> survey(const FileDescriptor& descriptor);

    std::string m_path;
    FileStamp m_stamp;
    std::uint64_t m_hash = 0;
    /// The key (see OpenFileState) of the opened file at rest in which it was found to hold this content; 0 is none.
    mutable std::atomic<std::uint64_t> m_trusted = 0;
    std::shared_ptr<const std::string> m_text;
    std::unique_ptr<CheckedFile> m_disk; ///< null if the content is in memory
};

} // namespace arcwright
