// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace arcwright {

/// The part of a gzip header that says where a content came from, and nothing of the content.
struct GzipHeader {
    std::uint32_t time = 0; ///< seconds since 1970, 0 where it says none
    std::uint8_t system = 255; ///< on which it was compressed, 255 for an unknown one
    std::optional<std::string> name; ///< of the file that was compressed
};

/// What was compressed, and the header of its first member.
struct GzipContent {
    std::string text;
    GzipHeader header;
};

/// The most that is decompressed, in bytes: a small file can say that it holds as much as no machine has.
inline constexpr std::size_t kLongestDecompressed = std::size_t(256) << 20;

/// Whether the bytes begin as gzip files do (RFC 1952).
bool isGzip(std::string_view bytes);

/// The content of a gzip file; several members are read as one after the other. Fails with GzipDamaged where it is cut
/// short, is no gzip or has a wrong checksum, and with GzipTooLarge (arguments: the limit in MB) beyond `limit`.
Result<GzipContent> decompressed(std::string_view bytes, std::size_t limit = kLongestDecompressed);

/// A content as a gzip file of one member with that header. The same content and header give the same bytes.
std::string compressed(std::string_view text, const GzipHeader& header);

} // namespace arcwright
