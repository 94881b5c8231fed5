// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <filesystem>
#include <random>
#include <string_view>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arcwright {

namespace {

constexpr std::string_view kPrefix = ".arcwright-";
constexpr std::string_view kSuffix = ".tmp";
constexpr std::string_view kLetters = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kRandomLetters = 6;

std::string randomName()
{
    std::random_device random;
    std::uniform_int_distribution<std::size_t> letter(0, kLetters.size() - 1);
    std::string name(kPrefix);
    for (std::size_t i = 0; i < kRandomLetters; ++i)
        name += kLetters[letter(random)];
    return name.append(kSuffix);
}

bool isTemporaryName(std::string_view name)
{
    if (name.size() != kPrefix.size() + kRandomLetters + kSuffix.size() || !name.starts_with(kPrefix)
        || !name.ends_with(kSuffix))
        return false;
    const auto letters = name.substr(kPrefix.size(), kRandomLetters);
    return letters.find_first_not_of(kLetters) == std::string_view::npos;
}

bool isAbandoned(const std::string& path)
{
    constexpr std::time_t day = 86'400;
    struct stat status { };
    if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_uid != ::geteuid()
        || status.st_mtim.tv_sec + day > std::time(nullptr))
        return false;
    const FileDescriptor descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    return descriptor && ::flock(descriptor.get(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace

TemporaryFile makeTemporaryFile(const std::string& folder, mode_t mode)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        TemporaryFile file{folder + '/' + randomName(), FileDescriptor()};
        file.descriptor = FileDescriptor(::open(file.path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode));
        if (file.descriptor)
            ::flock(file.descriptor.get(), LOCK_EX | LOCK_NB);
        if (file.descriptor || errno != EEXIST)
            return file;
    }
    return {{}, FileDescriptor()};
}

void removeAbandonedFiles(const std::string& folder)
{
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (isTemporaryName(entry->path().filename().string()) && isAbandoned(entry->path().string()))
            ::unlink(entry->path().c_str());
}

} // namespace arcwright
