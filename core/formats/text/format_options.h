// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// The options of a format beside its family.
struct FormatOptions {
    std::vector<std::string_view> words; ///< behind the family's name and a colon each: `unidic`, `euc-jp`
    std::optional<std::vector<std::string>> columns; ///< the columns that a file names (Format::namedColumns())

    /// Whether the words ask for nothing but what a format without options is.
    bool areDefault() const
    {
        return std::all_of(words.begin(), words.end(), [](std::string_view word) { return word == "utf-8"; });
    }
};

} // namespace arcwright
