// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace arcwright::ui::testing {

/// Leaves so many of the folds of each job in that folder, as if the program had been killed after them: a kill while
/// they are trained comes too late on a fast machine.
inline void loseFolds(const std::string& jobs, std::size_t left)
{
    for (const auto& job : std::filesystem::directory_iterator(jobs)) {
        for (std::size_t fold = left + 1; std::filesystem::remove(job.path() / "folds" / std::to_string(fold)); ++fold)
            ;
    }
}

} // namespace arcwright::ui::testing
