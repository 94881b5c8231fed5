// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/atomic_file.h"

#include <cassert>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/file_attributes.h"
#include "core/base/file_problems.h"
#include "core/base/hash.h"
#include "core/base/temporary_file.h"

namespace arcwright {

namespace {

constexpr std::size_t kCopyBuffer = std::size_t{256} << 10;

tl::unexpected<Problem> writingFailure(const std::string& path, int error)
{
    return failure(writingProblem(path, error));
}

/// Why the file at `target` may not be replaced, as an errno; 0 if it may, or there is none.
int replacingError(const std::string& target)
{
    struct stat status { };
    if (::stat(target.c_str(), &status) != 0)
        return errno == ENOENT ? 0 : errno;
    if (!S_ISREG(status.st_mode))
        return S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    // Renaming over it would succeed and so ignore the wish to protect it.
    return ::access(target.c_str(), W_OK) == 0 ? 0 : errno;
}

} // namespace

Result<std::string> resolvedPath(const std::string& path)
{
    namespace fs = std::filesystem;
    fs::path target = path;
    std::error_code error;
    for (int hops = 0; fs::is_symlink(target, error); ++hops) {
        const auto next = fs::read_symlink(target, error);
        if (error || hops == 40) // a circle of links has no end to write to
            return writingFailure(path, ELOOP);
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    const auto folder = fs::canonical(target.has_parent_path() ? target.parent_path() : ".", error);
    if (error)
        return writingFailure(path, error.value());
    return (folder / target.filename()).string();
}

struct AtomicFile::State {
    State(std::string named, std::string resolved, TemporaryFile file)
        : path(std::move(named))
        , target(std::move(resolved))
        , temporary(std::move(file.path))
        , descriptor(std::move(file.descriptor))
    {
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State()
    {
        if (!committed)
            ::unlink(temporary.c_str());
    }

    Result<void> writeOut(std::string_view bytes);
    Result<FileStamp> commit();

    std::string path; ///< as the user named it
    std::string target;
    std::string temporary;
    FileDescriptor descriptor;
    std::string buffer;
    StreamHash hash;
    std::uint64_t size = 0;
    bool synced = false;
    bool committed = false;
};

Result<void> AtomicFile::State::writeOut(std::string_view bytes)
{
    if (!writeAll(descriptor.get(), bytes))
        return writingFailure(path, errno);
    return {};
}

/// Renames what has been synced.
Result<FileStamp> AtomicFile::State::commit()
{
    struct stat status { };
    if (::fstat(descriptor.get(), &status) != 0 || ::rename(temporary.c_str(), target.c_str()) != 0)
        return writingFailure(path, errno);
    committed = true;
    syncFolder(std::filesystem::path(target).parent_path().string());
    return stampOf(status);
}

AtomicFile::AtomicFile(std::unique_ptr<State> state) : m_state(std::move(state)) { }

AtomicFile::AtomicFile(AtomicFile&&) noexcept = default;

AtomicFile& AtomicFile::operator=(AtomicFile&&) noexcept = default;

AtomicFile::~AtomicFile() = default;

Result<AtomicFile> AtomicFile::create(const std::string& path, Links links)
{
    // A link that comes there later is replaced by the renaming, not followed: the target is what is resolved here.
    if (std::error_code unknown; links == Links::Refuse && std::filesystem::is_symlink(path, unknown))
        return failure(FileProblem::IsLink, path);
    const auto target = resolvedPath(path);
    if (!target)
        return failure(target.error());
    if (const int error = replacingError(*target); error != 0)
        return writingFailure(path, error);
    const std::string folder = std::filesystem::path(*target).parent_path().string();
    removeAbandonedFiles(folder);
    std::error_code unknown;
    const bool isNew = !std::filesystem::exists(*target, unknown);
    auto temporary = makeTemporaryFile(folder, isNew ? 0666 : 0600);
    if (!temporary.descriptor)
        return writingFailure(path, errno);
    if (!isNew)
        copyAttributes(*target, temporary.descriptor.get());
    return AtomicFile(std::make_unique<State>(path, *target, std::move(temporary)));
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    assert(!m_state->synced);
    m_state->hash.add(bytes);
    m_state->size += bytes.size();
    if (m_state->buffer.size() + bytes.size() <= kCopyBuffer) {
        m_state->buffer += bytes;
        return {};
    }
    if (auto written = m_state->writeOut(m_state->buffer); !written)
        return written;
    m_state->buffer.clear();
    if (bytes.size() > kCopyBuffer)
        return m_state->writeOut(bytes);
    m_state->buffer = bytes;
    return {};
}

Result<void> AtomicFile::write(const FileBytes& from, std::size_t offset, std::size_t length)
{
    if (const auto text = from.inMemory())
        return write(std::string_view(*text).substr(offset, length));
    std::string part;
    for (const std::size_t end = offset + length; offset < end; offset += part.size()) {
        part.resize(std::min(kCopyBuffer, end - offset));
        if (auto read = from.read(offset, part); !read)
            return read;
        if (auto written = write(part); !written)
            return written;
    }
    return {};
}

std::uint64_t AtomicFile::size() const
{
    return m_state->size;
}

std::uint64_t AtomicFile::hash() const
{
    return m_state->hash.value();
}

Result<void> AtomicFile::sync()
{
    if (auto written = m_state->writeOut(m_state->buffer); !written)
        return written;
    m_state->buffer.clear();
    if (::fsync(m_state->descriptor.get()) != 0)
        return writingFailure(m_state->path, errno);
    m_state->synced = true;
    return {};
}

Result<FileStamp> AtomicFile::commit()
{
    if (auto synced = m_state->synced ? Result<void>() : sync(); !synced)
        return failure(synced.error());
    ::flock(m_state->descriptor.get(), LOCK_UN); // it protected the temporary file; nobody holds the new one
    return m_state->commit();
}

Result<FileStamp> AtomicFile::commit(FileLock& lock)
{
    if (auto synced = m_state->synced ? Result<void>() : sync(); !synced)
        return failure(synced.error());
    auto stamp = m_state->commit();
    if (!stamp)
        return stamp;
    // It is locked since it was made; another instance may have seen it by its new name, and been refused.
    auto taken = FileLock::lockOpen(std::move(m_state->descriptor), m_state->path);
    if (taken)
        lock = std::move(*taken);
    return stamp;
}

} // namespace arcwright
