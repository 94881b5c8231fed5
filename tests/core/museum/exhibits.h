// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright::test {

/// A kind of file that the program writes and must be able to open for ever. `tests/data/museum/VERSION/NAME` holds
/// what a version wrote, `tests/data/museum/VERSION/NAME.told` what it told of it then.
struct Exhibit {
    std::string_view name; ///< of its folder
    /// Writes the files as this version does, into a folder that is there.
    std::function<void(const std::string& folder)> make;
    /// Opens the files, which may change by that, and tells in lines of text all that people would miss of them.
    std::function<std::string(const std::string& folder)> tell;
};

const std::vector<Exhibit>& exhibits();

} // namespace arcwright::test
