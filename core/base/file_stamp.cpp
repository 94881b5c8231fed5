// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_stamp.h"

#include <cerrno>

#include <sys/stat.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"

namespace arcwright {

FileStamp stampOf(const struct stat& status)
{
    return {status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
        std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec};
}

Result<FileStamp> stampOf(const std::string& path)
{
    struct stat status { };
    if (::stat(path.c_str(), &status) != 0)
        return failure(readingProblem(path, errno));
    if (!S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile, path);
    return stampOf(status);
}

} // namespace arcwright
