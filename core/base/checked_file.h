// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_reading.h"

namespace arcwright {

/// An open file of which any part can be read again later as it once was, or not at all: its blocks are compared with
/// the hashes they had then. Reading is for any number of threads.
///
/// Hashing a whole block for each part would be slow, so a block once found as it was is trusted as long as the times
/// of the file stay what they were; those of a file that was written a moment ago tell nothing.
class CheckedFile {
public:
    static constexpr std::size_t kBlock = std::size_t{64} << 10;

    CheckedFile(std::string path, std::size_t size);

    /// To be called for the whole content in order, in chunks of a multiple of kBlock but for the last.
    void addChunk(std::string_view chunk);
    /// To be called when all chunks have been added: they were read of this file, which then was in `state`.
    void finish(FileDescriptor descriptor, const OpenFileState& state);

    /// Fills `destination`, at least one byte within the size. FileChanged or FileNotReadable.
    Result<void> read(std::size_t offset, std::span<char> destination) const;

private:
    bool isTrusted(std::size_t firstBlock, std::size_t lastBlock, std::uint64_t key) const;
    Result<void> readChecked(std::size_t offset, std::span<char> destination, const OpenFileState& state) const;
    Result<void> readBlock(std::size_t block, std::span<char> bytes, const OpenFileState& state) const;

    std::string m_path;
    std::size_t m_size;
    FileDescriptor m_descriptor;
    std::vector<std::uint64_t> m_hashes; ///< of the blocks
    /// For each block the key of the state at rest in which it was found as it was; 0 is none.
    mutable std::vector<std::atomic<std::uint64_t>> m_trusted;
};

} // namespace arcwright
