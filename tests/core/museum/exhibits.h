// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright::test {

/// A kind of file that the program writes and must be able to open for ever. `tests/data/museum/DATE/NAME` holds what
/// it wrote then, `tests/data/museum/DATE/NAME.told` what it told of that.
struct Exhibit {
    std::string_view name; ///< of its folder
    /// Writes the files as they are written today, into a folder that is there.
    std::function<void(const std::string& folder)> make;
    /// Opens the files, which may change by that, and tells in lines of text all that people would miss of them.
    std::function<std::string(const std::string& folder)> tell;
    bool isChosen = false; ///< what is told of it depends on no random step and on no training
};

const std::vector<Exhibit>& exhibits();

/// The kinds of files that are written today, with the versions of their formats: another text wherever the museum
/// needs a new folder.
std::string writtenKinds();

} // namespace arcwright::test
