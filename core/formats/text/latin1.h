// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace arcwright {

/// Bytes of Latin-1 (ISO 8859-1) as UTF-8. O(bytes).
std::string utf8OfLatin1(std::string_view bytes);

/// Byte offset of the first character of well-formed UTF-8 that Latin-1 does not have, none if it has all. O(bytes).
std::optional<std::size_t> findBeyondLatin1(std::string_view text);

/// Well-formed UTF-8 as Latin-1, which must have all its characters. O(bytes).
std::string latin1OfUtf8(std::string_view text);

} // namespace arcwright
