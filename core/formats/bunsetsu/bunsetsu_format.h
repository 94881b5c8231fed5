// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/text/text_encoding.h"
#include "core/treebank/edit.h"
#include "core/treebank/format.h"

namespace arcwright {

/// One part of a word's line: which field it is (or, without one, the further field `name`), and what an empty field is
/// written as.
struct WordCell {
    std::optional<WordField> field;
    std::string_view name;
    std::string_view whenEmpty;
};

/// The common base of the formats of Japanese dependency parsers: a line that begins with `*` before the words of each
/// bunsetsu, a line for each word, comments, `EOS`. The line of a bunsetsu names its head by number, -1 for none.
///
/// Bunsetsu::head is the number of a bunsetsu from 1, the root for -1. All other lines are comments at their place; so
/// are blank lines inside a sentence. A sentence may have words and no bunsetsu. A file of words without `EOS`, heads
/// that are not there, words outside of bunsetsu and bunsetsu without words give a broken sentence; heads to the left
/// and circles can be read. A lone `EOS`, which stands for an empty line of input, belongs to no sentence.
class BunsetsuFormat : public Format {
public:
    std::string_view name() const final { return m_name; }
    TextEncoding encoding() const { return m_encoding; }
    bool hasBunsetsu() const final { return true; }
    FurtherLines furtherLines() const final { return FurtherLines::CommentsAnywhere; }
    bool holdsComment(std::string_view line) const final { return kindOf(line) == LineKind::Comment; }

    std::vector<SentenceSpan> findSentences(LineScanner& lines) const final;
    Sentence read(const SourceSlice& slice) const final;
    /// Parts that differ from the source are written in the file's encoding. Fails with CharacterNotInEncoding, with
    /// CommentNotWritable for a comment that would be read as another line, and with WordHeadsNotWritable where words
    /// have heads and there are no bunsetsu.
    Result<std::string> write(const Sentence& sentence) const final;
    std::optional<std::string> decodedLine(std::string_view line) const final;
    Result<std::string> encodedLine(std::string_view text, std::string_view source) const final;
    void separate(std::string& text) const final;
    bool holds(WordField field) const final;
    bool holdsFurther(std::string_view name) const final;
    /// One of the types D, P, A and I; else UnknownBunsetsuType. Files may have others, which are read.
    Result<void> checkRelation(std::string_view type) const final;

    enum class LineKind {
        Blank,
        Comment, ///< before a sentence's bunsetsu: `#`
        Bunsetsu,
        Phrase, ///< kept, after the line of the bunsetsu it begins: KNP's basic phrase `+`
        Word,
        Other, ///< kept, after the word it belongs to
        End,
        Unknown,
    };
    /// A line of a bunsetsu, its parts as views of the line.
    struct BunsetsuLine {
        std::optional<int> number; ///< from 0, where the format has it
        int head = kNoHead; ///< as in Bunsetsu
        std::string_view type;
        std::string_view tail; ///< all that follows

        /// Bunsetsu::rest: the tail without its space.
        std::string_view rest() const { return tail.substr(tail.empty() ? 0 : 1); }
    };
    /// A line that cannot be read: which part, and why.
    struct BadPart {
        std::string_view part;
        Problem problem;
    };

    // The following are given lines without their ending, in the file's encoding or decoded: all that they look at is
    // ASCII, or they compare whole fields.

    virtual LineKind kindOf(std::string_view line) const = 0;
    /// Whether the line can only be the first of a sentence.
    virtual bool beginsSentence(std::string_view line) const = 0;
    virtual tl::expected<BunsetsuLine, BadPart> parseBunsetsu(std::string_view line) const = 0;
    /// The line of bunsetsu `number` (from 1) as far as its rest.
    virtual std::string composeBunsetsu(const Bunsetsu& bunsetsu, int number) const = 0;
    /// The parts of a word's line.
    virtual const std::vector<WordCell>& cells() const = 0;
    /// One view a cell; null data() where the line has not got that cell. The line must be a word's.
    virtual std::vector<std::string_view> split(std::string_view line) const = 0;
    /// The part of a word's line that cannot be read, if any.
    virtual std::optional<BadPart> problemOf(
        std::string_view line, const std::vector<std::string_view>& cells) const = 0;
    /// Puts the cells together; none where the line does not have that cell, of which the first must be there.
    virtual std::string join(const std::vector<std::optional<std::string>>& cells) const = 0;
    /// The value of a cell, and the cell of a value, in UTF-8.
    virtual std::string valueOf(const WordCell& cell, std::string_view text) const = 0;
    virtual std::string textFor(const WordCell& cell, std::string_view value) const = 0;

protected:
    BunsetsuFormat(std::string name, TextEncoding encoding) : m_name(std::move(name)), m_encoding(encoding) { }

private:
    std::string m_name;
    TextEncoding m_encoding;
};

/// `base`, and the encoding after a colon if it is not UTF-8.
std::string nameWithEncoding(std::string base, TextEncoding encoding);

} // namespace arcwright
