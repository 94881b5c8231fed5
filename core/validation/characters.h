// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arcwright {

// Characters as UD validation sees them: in Unicode. The text must be well-formed UTF-8.

/// Takes the first character off `rest`, which must not be empty.
char32_t takeCharacter(std::string_view& rest);

/// Unicode's White_Space, the `\s` of the official validator.
bool isWhiteSpace(char32_t character);
/// White space, or one of the separators U+001C to U+001F, which that program strips from ends as well.
bool isStrippable(char32_t character);
/// A decimal digit of any script, or one like `²`.
bool isDigit(char32_t character);
/// The characters of relations in DEPS after the main part: lower-case letters, letters without case, marks.
bool isRelationLetter(char32_t character);
/// Lower case as far as one character can have it, with `ſ` as `s`.
char32_t folded(char32_t character);

bool hasWhiteSpace(std::string_view text);
/// Whether two characters of white space stand side by side.
bool hasRepeatedWhiteSpace(std::string_view text);
/// Not empty and nothing but white space.
bool isBlank(std::string_view text);
bool startsStrippable(std::string_view text);
bool endsStrippable(std::string_view text);
/// `text` without what can be stripped off its beginning, or off both ends.
std::string_view withoutLeadingSpace(std::string_view text);
std::string_view stripped(std::string_view text);
/// `text` without the White_Space it begins with.
std::string_view afterWhiteSpace(std::string_view text);
/// `text` without the White_Space it ends in.
std::string_view withoutTrailingWhiteSpace(std::string_view text);

/// Offset of the first byte at which `text` differs from its normal form NFC, npos if it is in it.
std::size_t findNotNormalised(std::string_view text);
/// `text` in NFC.
std::string normalised(std::string_view text);

} // namespace arcwright
