// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arcwright {

/// The value of `key` in a list of attributes `A=1|B=2` (MISC, FEATS), none if it has no such attribute.
std::optional<std::string_view> attribute(std::string_view list, std::string_view key);

/// The list with another value for `key`, in its place; a new attribute stands where the alphabet puts it.
std::string withAttribute(std::string_view list, std::string_view key, std::string_view value);

/// The list without the attribute; all others stay as they are.
std::string withoutAttribute(std::string_view list, std::string_view key);

/// The list with those attributes of another that it does not have.
std::string withAttributesOf(std::string_view list, std::string_view other);

/// The FEATS of a word that a multiword token with these FEATS becomes: `Typo=Yes` is all that those may have.
std::string withTypoOf(std::string_view feats, std::string_view ofMultiword);

/// Whether a space follows the token that has this MISC: unless it says `SpaceAfter=No`.
bool hasSpaceAfter(std::string_view misc);
std::string withSpaceAfter(std::string_view misc, bool space);

/// Moves to another token what MISC says of the white space after one (SpaceAfter, SpacesAfter).
void moveSpaceAfter(std::string& from, std::string& to);

} // namespace arcwright
