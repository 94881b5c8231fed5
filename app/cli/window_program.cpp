// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/window_program.h"

#include <cstdlib>
#include <filesystem>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arcwright::cli {

namespace {

constexpr const char* name = "arcwright";

std::string windowProgram()
{
    std::error_code problem;
    const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", problem);
    const std::filesystem::path beside = here.parent_path() / name;
    return !problem && access(beside.c_str(), X_OK) == 0 ? beside.string() : name;
}

} // namespace

std::optional<int> runWindowProgram(const std::vector<std::string>& arguments)
{
    std::vector<std::string> words{windowProgram()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t child = 0;
    if (posix_spawnp(&child, pointers.front(), nullptr, nullptr, pointers.data(), environ) != 0)
        return std::nullopt;
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR)
            return std::nullopt;
    }
    constexpr int notFound = 127; // what the C library of some systems tells in place of a failure
    if (!WIFEXITED(status) || WEXITSTATUS(status) == notFound)
        return std::nullopt;
    return WEXITSTATUS(status);
}

} // namespace arcwright::cli
