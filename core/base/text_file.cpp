// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_file.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arcwright {

namespace {

class FileDescriptor {
public:
    explicit FileDescriptor(int descriptor) : m_descriptor(descriptor) { }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

ProblemCode readingProblem(int error)
{
    return error == ENOENT || error == ENOTDIR ? ProblemCode::FileNotFound : ProblemCode::FileNotReadable;
}

tl::unexpected<Problem> writingProblem(const std::string& path, int error)
{
    return failure(error == ENOSPC || error == EDQUOT ? ProblemCode::DiskFull : ProblemCode::FileNotWritable, path);
}

bool writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

void syncFolder(const std::string& folder)
{
    const FileDescriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.get() >= 0)
        ::fsync(descriptor.get());
}

/// Where a write to `path` has to go: the end of a chain of symbolic links, which need not exist yet.
std::string linkTarget(const std::string& path)
{
    std::filesystem::path target = path;
    std::error_code error;
    for (int hops = 0; hops < 40 && std::filesystem::is_symlink(target, error); ++hops) {
        const auto next = std::filesystem::read_symlink(target, error);
        if (error)
            break;
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return target.string();
}

/// Gives the new file the old one's mode and, where we may, its owner; a new one what the umask leaves.
void copyPermissions(const std::string& target, int descriptor)
{
    struct stat old { };
    if (::stat(target.c_str(), &old) == 0) {
        // Only root may give files away; an ordinary user's files stay the user's, which is no error.
        [[maybe_unused]] const int owned = ::fchown(descriptor, old.st_uid, old.st_gid);
        ::fchmod(descriptor, old.st_mode & 07777);
    } else {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::fchmod(descriptor, 0666 & ~mask);
    }
}

} // namespace

Result<std::string> readFile(const std::string& path)
{
    const FileDescriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (descriptor.get() < 0)
        return failure(readingProblem(errno), path);
    struct stat status { };
    if (::fstat(descriptor.get(), &status) != 0)
        return failure(ProblemCode::FileNotReadable, path);
    if (!S_ISREG(status.st_mode))
        return failure(ProblemCode::NotAFile, path);
    std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t filled = 0;
    for (;;) {
        if (filled == bytes.size())
            bytes.resize(bytes.size() + 4096); // the file may have grown; the end is where read() says it is
        const ssize_t count = ::read(descriptor.get(), bytes.data() + filled, bytes.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(ProblemCode::FileNotReadable, path);
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    bytes.resize(filled);
    return bytes;
}

Result<void> writeFileAtomically(const std::string& path, std::string_view bytes)
{
    const std::string target = linkTarget(path);
    std::error_code unknown;
    if (std::filesystem::is_symlink(target, unknown)) // a circle of links has no end to write to
        return writingProblem(path, ELOOP);
    if (::access(target.c_str(), F_OK) == 0 && ::access(target.c_str(), W_OK) != 0)
        return writingProblem(path, errno); // renaming over it would succeed and so ignore the wish to protect it
    const auto slash = target.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : target.substr(0, slash + 1);
    std::string temporary = folder + "/.arcwright-XXXXXX";

    const FileDescriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
    if (descriptor.get() < 0)
        return writingProblem(path, errno);
    copyPermissions(target, descriptor.get());
    if (!writeAll(descriptor.get(), bytes) || ::fsync(descriptor.get()) != 0
        || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const int error = errno;
        ::unlink(temporary.c_str());
        return writingProblem(path, error);
    }
    syncFolder(folder);
    return {};
}

} // namespace arcwright
