// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_bytes.h"

#include <cassert>
#include <cstring>

#include "core/base/checked_file.h"
#include "core/base/file_problems.h"
#include "core/base/hash.h"

namespace arcwright {

static_assert(kReadingChunk % CheckedFile::kBlock == 0);

FileBytes::FileBytes(std::string path, const FileStamp& stamp) : m_path(std::move(path)), m_stamp(stamp) { }

FileBytes::~FileBytes() = default;

std::shared_ptr<const FileBytes> FileBytes::ofText(std::string bytes)
{
    const std::shared_ptr<FileBytes> made(new FileBytes({}, FileStamp{0, 0, bytes.size(), 0}));
    made->m_hash = hashOf(bytes);
    made->m_text = std::make_shared<const std::string>(std::move(bytes));
    return made;
}

Result<std::shared_ptr<const FileBytes>> FileBytes::open(const std::string& path, std::size_t memoryLimit)
{
    auto descriptor = openToRead(path);
    if (!descriptor)
        return failure(descriptor.error());
    // Another program may be writing the file just now: what was read is the content of one moment only if nothing
    // happened meanwhile.
    for (int attempt = 0; attempt < 3; ++attempt) {
        const auto before = stateOf(*descriptor, path);
        if (!before)
            return failure(before.error());
        const std::shared_ptr<FileBytes> made(new FileBytes(path, before->stamp));
        made->m_trusted = before->atRest ? before->key : 0;
        const auto filled = made->size() <= memoryLimit ? made->hold(*descriptor) : made->survey(*descriptor);
        if (!filled && filled.error().code != FileProblem::Changed)
            return failure(filled.error());
        const auto after = stateOf(*descriptor, path);
        if (!after)
            return failure(after.error());
        if (filled && after->key == before->key) {
            if (made->m_disk)
                made->m_disk->finish(std::move(*descriptor), *before);
            return made;
        }
    }
    return failure(FileProblem::Changed, path);
}

/// Reads the whole content into memory.
Result<void> FileBytes::hold(const FileDescriptor& descriptor)
{
    std::string text(size(), '\0');
    if (auto read = readExactly(descriptor, text, 0, m_path); !read)
        return read;
    m_hash = hashOf(text);
    m_text = std::make_shared<const std::string>(std::move(text));
    return {};
}

/// Reads the whole content, which stays on disk, and takes its hashes.
Result<void> FileBytes::survey(const FileDescriptor& descriptor)
{
    m_disk = std::make_unique<CheckedFile>(m_path, size());
    StreamHash whole;
    auto read = readThrough(descriptor, size(), m_path, [&](std::string_view chunk) {
        whole.add(chunk);
        m_disk->addChunk(chunk);
    });
    m_hash = whole.value();
    return read;
}

Result<std::string> FileBytes::read(std::size_t offset, std::size_t length) const
{
    assert(offset <= size() && length <= size() - offset);
    if (m_text)
        return m_text->substr(offset, length);
    std::string bytes(length, '\0');
    if (const auto done = read(offset, bytes); !done)
        return failure(done.error());
    return bytes;
}

Result<void> FileBytes::read(std::size_t offset, std::span<char> destination) const
{
    assert(offset <= size() && destination.size() <= size() - offset);
    if (destination.empty())
        return {};
    if (m_disk)
        return m_disk->read(offset, destination);
    std::memcpy(destination.data(), m_text->data() + offset, destination.size());
    return {};
}

Result<bool> FileBytes::isStillIn(const std::string& path) const
{
    const auto descriptor = openToRead(path);
    if (!descriptor && descriptor.error().code == FileProblem::NotFound)
        return false;
    if (!descriptor)
        return failure(descriptor.error());
    const auto state = stateOf(*descriptor, path);
    if (!state)
        return failure(state.error());
    if (state->stamp.size != m_stamp.size)
        return false;
    const bool isSameFile = state->stamp.device == m_stamp.device && state->stamp.inode == m_stamp.inode;
    if (isSameFile && state->key == m_trusted)
        return true;
    StreamHash now;
    const auto read = readThrough(*descriptor, size(), path, [&](std::string_view chunk) { now.add(chunk); });
    if (!read && read.error().code == FileProblem::Changed)
        return false;
    if (!read)
        return failure(read.error());
    const bool isSame = now.value() == m_hash;
    if (isSame && isSameFile && state->atRest)
        m_trusted = state->key;
    return isSame;
}

} // namespace arcwright
