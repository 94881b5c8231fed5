// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/user_folders.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arcwright {

namespace {

/// The folder that a variable names, else that in the user's home.
std::filesystem::path userFolder(const char* variable, const char* inHome)
{
    namespace fs = std::filesystem;
    const char* const named = std::getenv(variable);
    if (named != nullptr && fs::path(named).is_absolute())
        return named;
    const char* const home = std::getenv("HOME");
    if (home != nullptr && fs::path(home).is_absolute())
        return fs::path(home) / inHome;
    passwd entry{};
    passwd* found = nullptr;
    std::vector<char> memory(16384);
    ::getpwuid_r(::geteuid(), &entry, memory.data(), memory.size(), &found);
    return found == nullptr || *found->pw_dir != '/' ? fs::path() : fs::path(found->pw_dir) / inHome;
}

} // namespace

std::filesystem::path userStateFolder()
{
    return userFolder("XDG_STATE_HOME", ".local/state");
}

std::filesystem::path userDataFolder()
{
    return userFolder("XDG_DATA_HOME", ".local/share");
}

void makePrivateFolders(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> missing;
    std::error_code error;
    for (auto each = folder; each.has_relative_path() && !std::filesystem::exists(each, error);
         each = each.parent_path())
        missing.push_back(each);
    std::for_each(missing.rbegin(), missing.rend(), [](const auto& each) { ::mkdir(each.c_str(), 0700); });
}

} // namespace arcwright
