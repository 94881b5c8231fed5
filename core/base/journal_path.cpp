// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/journal_path.h"

#include <array>
#include <charconv>
#include <climits>
#include <filesystem>
#include <string_view>

#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/base/user_folders.h"

namespace arcwright {

namespace {

namespace fs = std::filesystem;

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    const std::string text(digits.data(), end);
    return std::string(digits.size() - text.size(), '0') + text;
}

/// Bytes that names leave free for the ending of the file in which damaged records are kept.
constexpr std::size_t kReserve = 8;

/// `before + name + after`; if that is longer than `most` bytes, the name is cut, between characters, and followed by
/// its hash.
std::string fittedName(std::size_t most, std::string_view before, const std::string& name, std::string_view after)
{
    std::string fitted = name;
    if (before.size() + name.size() + after.size() > most) {
        const std::string mark = '-' + hexadecimal(hashOf(name));
        const std::size_t others = before.size() + mark.size() + after.size();
        std::size_t kept = most > others ? most - others : 0;
        while (kept > 0 && (static_cast<unsigned char>(name[kept]) & 0xC0U) == 0x80U)
            --kept;
        fitted = name.substr(0, kept) + mark;
    }
    return std::string(before).append(fitted).append(after);
}

std::string nameBeside(const fs::path& folder, const std::string& name, std::string_view ending)
{
    const long limit = ::pathconf(folder.c_str(), _PC_NAME_MAX);
    return fittedName((limit > 0 ? static_cast<std::size_t>(limit) : NAME_MAX) - kReserve, ".", name, ending);
}

/// Short enough for every file system (encrypted homes take 143 bytes), since the folder may not be there to be asked.
std::string nameAway(const fs::path& document, const std::string& name)
{
    return fittedName(128, hexadecimal(hashOf(document.string())) + '-', name, "");
}

/// All symbolic links followed, those of the file where a zone stands behind its name.
std::string resolvedName(const std::string& name)
{
    std::error_code error;
    const std::size_t zone = name.rfind('#');
    const std::string file = name.substr(0, zone);
    if (zone == std::string::npos || fs::exists(name, error) || !fs::exists(file, error))
        return resolvedPath(name).value_or(name);
    return resolvedPath(file).value_or(file) + name.substr(zone);
}

} // namespace

std::string journalPath(const std::string& documentPath)
{
    const fs::path document = resolvedName(documentPath);
    const fs::path folder = document.has_parent_path() ? document.parent_path() : ".";
    const std::string name = document.filename().string();
    const fs::path beside = folder / nameBeside(folder, name, ".arcwright-journal");
    std::error_code error;
    if (fs::exists(fs::symlink_status(beside, error)))
        return beside.string();
    const fs::path state = userStateFolder();
    if (state.empty())
        return beside.string();
    const fs::path elsewhere = state / "arcwright/journals";
    const fs::path away = elsewhere / nameAway(document, name);
    if (!fs::exists(away, error) && ::access(folder.c_str(), W_OK | X_OK) == 0)
        return beside.string();
    makePrivateFolders(elsewhere);
    return away.string();
}

std::string effortPath(const std::string& documentPath)
{
    const fs::path document = resolvedPath(documentPath).value_or(documentPath);
    const std::string name = document.filename().string();
    const fs::path state = userStateFolder();
    if (state.empty()) {
        const fs::path folder = document.has_parent_path() ? document.parent_path() : ".";
        return (folder / nameBeside(folder, name, ".arcwright-effort")).string();
    }
    const fs::path folder = state / "arcwright/effort";
    makePrivateFolders(folder);
    return (folder / nameAway(document, name)).string();
}

} // namespace arcwright
