// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace arcwright {

/// The characters of a line of text, and what a segmenter is told of them. Places are indices of characters.
class SegmentFeatures {
public:
    explicit SegmentFeatures(std::string_view line);

    std::size_t size() const { return m_characters.size(); }
    bool isSpace(std::size_t place) const { return m_classes[place] == space; }
    /// Where a character begins, in bytes; the length of the line for size().
    std::size_t offset(std::size_t place) const { return m_offsets[place]; }
    /// The character that begins there.
    std::size_t placeOf(std::size_t offset) const;

    /// Features of places where writing usually ends a token or a sentence (a sign beside a word; a full stop before a
    /// capital), whatever else there is: what a learner begins with.
    static constexpr std::uint64_t usualEndOfToken = 0x5175A1E4D0F70CE5;
    static constexpr std::uint64_t usualEndOfSentence = 0x5175A1E4D0F5E47E;

    /// A token that is known already.
    struct Token {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    /// Features of the boundary before the character `place`, in a token that began at `begin`.
    void listOfToken(std::size_t begin, std::size_t place, std::vector<std::uint64_t>& keys) const;
    /// Features of the boundary behind the last of these tokens of a sentence.
    void listOfSentence(const std::vector<Token>& tokens, std::vector<std::uint64_t>& keys) const;

private:
    static constexpr std::uint32_t edge = 0;
    static constexpr std::uint32_t space = 1;

    std::uint32_t classAt(std::ptrdiff_t place) const;
    std::uint32_t characterAt(std::ptrdiff_t place) const;
    std::uint64_t textHash(std::size_t begin, std::size_t end) const;
    std::uint64_t shapeHash(std::size_t begin, std::size_t end) const;
    bool isWordAt(std::ptrdiff_t place) const;
    bool isUsualEndOfToken(std::ptrdiff_t place) const;
    bool isUsualEndOfSentence(const Token& last, std::size_t next) const;
    bool hasVowel(std::size_t begin, std::size_t end) const;
    std::size_t endOfPiece(std::size_t place) const;

    std::vector<std::uint32_t> m_characters; ///< in lower case
    std::vector<std::uint32_t> m_classes;
    std::vector<std::size_t> m_offsets;
};

} // namespace arcwright
