// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "core/messages/program_manual.h"

namespace arcwright::packaging {

/// Writes a file and the folders it is in. False, and it is said, if that fails.
inline bool write(const std::filesystem::path& path, const std::string& text)
{
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file)
        std::cerr << path.string() << " cannot be written\n";
    return static_cast<bool>(file);
}

/// Writes manual page and completion where programs look for them below `share`.
inline bool writeManual(const std::filesystem::path& share, const ProgramManual& manual)
{
    return write(share / "man/man1" / (manual.name + ".1"), manualPage(manual))
        && write(share / "bash-completion/completions" / manual.name, bashCompletion(manual));
}

} // namespace arcwright::packaging
