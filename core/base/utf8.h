// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arcwright {

/// Byte offset of the first byte that does not belong to well-formed UTF-8 (no overlong forms, no surrogates), none if
/// all do. O(bytes).
std::optional<std::size_t> findInvalidUtf8(std::string_view text);

/// Number of characters (code points) of well-formed UTF-8; malformed bytes count as one each.
std::size_t characterCount(std::string_view text);

/// The first `count` characters of `text`, all of it if it has fewer.
std::string_view firstCharacters(std::string_view text, std::size_t count);

/// Columns that a text takes on a terminal or in a table of plain text: two for characters that are wide or full-width
/// (Unicode's East_Asian_Width), none for marks that combine with the character before, for the vowels and final
/// consonants that Hangul puts into a syllable, and for what only steers how others look; one for all others. Malformed
/// bytes take one each. O(bytes).
std::size_t displayWidth(std::string_view text);

/// For texts that people read: control characters, those that turn the direction of writing, byte order marks and
/// malformed bytes as `\x1b` or `\u202e`. A terminal obeys them, a window hides them.
std::string withVisibleControls(std::string_view text);

/// A text of JSON in which those characters, which stand in strings alone, are escapes, `\\u202e`. Ends of lines stay;
/// malformed bytes, which JSON has none of, too.
std::string withJsonEscapes(std::string_view json);

/// Simple lower case, character by character, independent of locale.
std::string lowerCased(std::string_view text);

} // namespace arcwright
