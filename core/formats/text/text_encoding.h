// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

struct UConverter;

namespace arcwright {

/// How a file writes its characters. In all of them a byte below 0x40 is always an ASCII character, never part of a
/// longer one, so that lines can be split at spaces, tabs and commas before they are decoded.
enum class TextEncoding { Utf8, EucJp, ShiftJis, Latin1 };

/// The encodings that a file in a format of Japanese may be in, and be asked for.
inline constexpr std::array japaneseEncodings{TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis};

/// `utf-8`, `euc-jp`, `shift-jis`, `latin-1`.
std::string_view nameOf(TextEncoding encoding);
/// One of japaneseEncodings.
std::optional<TextEncoding> encodingNamed(std::string_view name);

/// Translates between an encoding and UTF-8, strictly: what is malformed or stands for no character is not decoded, and
/// nothing is replaced by a similar character, with one exception. Of the JIS characters that Unicode tables map in two
/// ways (the wave dash, the minus sign and five others) both are encoded, as the one character of JIS that they are;
/// it is decoded as Microsoft's tables do. Shift-JIS has the extensions of Windows, EUC-JP those of JIS X 0212. Latin-1
/// is ISO 8859-1, in which every byte is a character.
///
/// For one thread. Making one costs a few microseconds.
class TextCodec {
public:
    explicit TextCodec(TextEncoding encoding);
    ~TextCodec();
    TextCodec(const TextCodec&) = delete;
    TextCodec& operator=(const TextCodec&) = delete;

    TextEncoding encoding() const { return m_encoding; }
    /// The number of bytes before the first that does not belong to a character.
    std::size_t validLength(std::string_view bytes) const;
    /// The bytes, all of which must be valid, as UTF-8.
    std::string decoded(std::string_view bytes) const;
    /// Fails with CharacterNotInEncoding.
    Result<std::string> encoded(std::string_view text) const;

private:
    TextEncoding m_encoding;
    UConverter* m_converter = nullptr; ///< none for UTF-8
};

/// Tells the encoding of a file from its lines.
class EncodingGuess {
public:
    /// Lines after this many that are not ASCII tell nothing new.
    static constexpr int kEnough = 4000;

    EncodingGuess();
    void add(std::string_view line);
    bool isSure() const { return m_lines >= kEnough; }
    /// The encoding of most lines, each of which is taken for the first of UTF-8, EUC-JP and Shift-JIS in which it is
    /// valid. UTF-8 where all is ASCII.
    TextEncoding best() const;

private:
    std::array<std::unique_ptr<TextCodec>, japaneseEncodings.size()> m_codecs;
    std::array<int, japaneseEncodings.size()> m_votes{};
    int m_lines = 0;
};

} // namespace arcwright
