// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <string>
#include <string_view>

#include "core/base/file_problems.h"
#include "core/base/result.h"

// The files of a shelf: NAME.arcmodel, and beside it its description and the models of its folds.

namespace arcwright {

inline constexpr std::string_view modelEnding = ".arcmodel";

/// The name of a model's file without its folder and ending.
std::string modelStem(const std::string& path);
/// The name of the model's file that a file of that name belongs to, which may be the model's itself.
std::string modelFileOf(const std::string& name);

/// Whether there is something of that name, if only a link that leads nowhere.
bool isTaken(const std::string& path);
/// Whether there is anything of what goes with a model's file.
bool hasAnythingBeside(const std::string& modelPath);

/// Renames, unless there is something of the new name. errno tells what went wrong.
bool moveWithoutReplacing(const std::string& from, const std::string& to);
/// Moves what goes with a model's file to where that is now.
Result<void> moveBeside(const std::string& fromModel, const std::string& toModel);
/// Copies what is in a file, atomically and not through links.
Result<void> copyFile(const std::string& from, const std::string& to);

/// Gives what `attempt(path)` made of the first path `folder/stem-N.arcmodel` for which it did not find something
/// there; false with EEXIST says so.
template <class Attempt>
Result<std::string> placedAs(const std::string& folder, const std::string& stem, const Attempt& attempt)
{
    constexpr int mostCopies = 100'000;
    std::string id;
    for (int copy = 1; copy <= mostCopies; ++copy) {
        id = stem;
        if (copy > 1)
            id.append("-").append(std::to_string(copy));
        id.append(modelEnding);
        const std::string path = std::string(folder).append("/").append(id);
        if (hasAnythingBeside(path))
            continue; // of a model that is gone
        if (attempt(path))
            return id;
        if (errno != EEXIST)
            break;
    }
    return failure(writingProblem(folder + '/' + id, errno));
}

} // namespace arcwright
