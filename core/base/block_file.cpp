// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/block_file.h"

#include <cstring>

#include "core/base/hash.h"

namespace arcwright {

namespace {

constexpr std::size_t versionAt = 16;
constexpr std::size_t lengthAt = versionAt + 4;
constexpr std::size_t checksumAt = lengthAt + 8;
constexpr std::size_t blocksAt = checksumAt + 8;

} // namespace

std::string withHead(const BlockFileKind& kind, std::string_view blocks)
{
    std::string out;
    out.reserve(blocksAt + blocks.size());
    beginFile(out, kind);
    out.append(blocks);
    completeFile(out);
    return out;
}

void beginFile(std::string& file, const BlockFileKind& kind)
{
    file.assign(kind.magic);
    append(file, kind.version);
    file.resize(blocksAt);
}

void completeFile(std::string& file)
{
    const std::string_view blocks = std::string_view(file).substr(blocksAt);
    const std::uint64_t length = blocks.size();
    const std::uint64_t checksum = hashOf(blocks);
    std::memcpy(file.data() + lengthAt, &length, sizeof length);
    std::memcpy(file.data() + checksumAt, &checksum, sizeof checksum);
}

std::uint32_t versionInHead(std::string_view bytes)
{
    return numberAt<std::uint32_t>(bytes, versionAt);
}

Result<std::string_view> checkedBlocks(const BlockFileKind& kind, std::string_view bytes)
{
    if (!bytes.starts_with(kind.magic.substr(0, bytes.size())) || bytes.empty())
        return failure(kind.other);
    if (bytes.size() < blocksAt)
        return failure(kind.truncated);
    const auto version = versionInHead(bytes);
    if (version > kind.version || version < kind.oldest)
        return failure(Problem{version > kind.version ? kind.tooNew : kind.tooOld, {}, 0, 0,
            {std::to_string(version), std::to_string(kind.version)}});
    const std::string_view blocks = bytes.substr(blocksAt);
    if (blocks.size() < numberAt<std::uint64_t>(bytes, lengthAt))
        return failure(kind.truncated);
    if (blocks.size() > numberAt<std::uint64_t>(bytes, lengthAt)
        || hashOf(blocks) != numberAt<std::uint64_t>(bytes, checksumAt))
        return failure(kind.damaged);
    return blocks;
}

} // namespace arcwright
