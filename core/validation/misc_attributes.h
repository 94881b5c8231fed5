// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace arcwright {

/// The item of MISC that says that no space follows a token.
inline constexpr std::string_view spaceAfterNo = "SpaceAfter=No";

/// An item of MISC: `name=value`, or a name alone.
struct MiscAttribute {
    std::string_view name;
    std::string_view value;
    bool hasValue = false;
};

MiscAttribute miscAttribute(std::string_view item);

/// The attribute that UD defines to stand in MISC once at most, and that `name` is but for case and white space around
/// it; empty if there is none. The typo is what misc-attr-typo warns of.
std::string_view singleAttributeLike(std::string_view name);

} // namespace arcwright
