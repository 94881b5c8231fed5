// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/checked_file.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/base/file_problems.h"
#include "core/base/hash.h"

namespace arcwright {

CheckedFile::CheckedFile(std::string path, std::size_t size)
    : m_path(std::move(path)), m_size(size), m_trusted((size + kBlock - 1) / kBlock)
{
    m_hashes.reserve(m_trusted.size());
}

void CheckedFile::addChunk(std::string_view chunk)
{
    for (std::size_t offset = 0; offset < chunk.size(); offset += kBlock)
        m_hashes.push_back(hashOf(chunk.substr(offset, kBlock)));
}

void CheckedFile::finish(FileDescriptor descriptor, const OpenFileState& state)
{
    assert(m_hashes.size() == m_trusted.size());
    m_descriptor = std::move(descriptor);
    if (state.atRest)
        for (auto& each : m_trusted)
            each.store(state.key, std::memory_order_relaxed);
}

Result<void> CheckedFile::read(std::size_t offset, std::span<char> destination) const
{
    auto state = stateOf(m_descriptor, m_path);
    if (!state)
        return failure(state.error());
    const std::uint64_t before = state->key;
    if (!isTrusted(offset / kBlock, (offset + destination.size() - 1) / kBlock, before))
        return readChecked(offset, destination, *state);
    if (auto done = readExactly(m_descriptor, destination, offset, m_path); !done)
        return done;
    // A write sets the times before the bytes: had another program written what was just read, they would show it.
    state = stateOf(m_descriptor, m_path);
    if (!state)
        return failure(state.error());
    return state->key == before ? Result<void>() : readChecked(offset, destination, *state);
}

bool CheckedFile::isTrusted(std::size_t firstBlock, std::size_t lastBlock, std::uint64_t key) const
{
    return std::all_of(&m_trusted[firstBlock], &m_trusted[lastBlock] + 1,
        [&](const auto& each) { return each.load(std::memory_order_relaxed) == key; });
}

/// Reads whole blocks, those that `destination` covers in place.
Result<void> CheckedFile::readChecked(std::size_t offset, std::span<char> destination, const OpenFileState& state) const
{
    std::string scratch;
    const std::size_t end = offset + destination.size();
    for (std::size_t block = offset / kBlock; block * kBlock < end; ++block) {
        const std::size_t blockBegin = block * kBlock;
        const std::size_t blockSize = std::min(kBlock, m_size - blockBegin);
        const std::size_t begin = std::max(blockBegin, offset);
        const auto wanted = destination.subspan(begin - offset, std::min(blockBegin + blockSize, end) - begin);
        const bool inPlace = wanted.size() == blockSize;
        if (!inPlace)
            scratch.resize(blockSize);
        if (auto done = readBlock(block, inPlace ? wanted : std::span(scratch), state); !done)
            return done;
        if (!inPlace)
            std::memcpy(wanted.data(), scratch.data() + (begin - blockBegin), wanted.size());
    }
    return {};
}

/// Reads one block after the file was seen in `state`.
Result<void> CheckedFile::readBlock(std::size_t block, std::span<char> bytes, const OpenFileState& state) const
{
    if (auto done = readExactly(m_descriptor, bytes, block * kBlock, m_path); !done)
        return done;
    if (hashOf({bytes.data(), bytes.size()}) != m_hashes[block])
        return failure(FileProblem::Changed, m_path);
    if (state.atRest)
        m_trusted[block].store(state.key, std::memory_order_relaxed);
    return {};
}

} // namespace arcwright
