// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/conllu/conllu_columns.h"
#include "core/treebank/format.h"

namespace arcwright {

inline constexpr std::string_view conlluEndings[] = {".conllu"};
inline constexpr std::string_view conlluPlusEndings[] = {".conllup", ".conllp"};
inline constexpr std::string_view conllXEndings[] = {".conll", ".conllx", ".conll06"};
inline constexpr FormatFamily conlluFamily{"conllu", "CoNLL-U", conlluEndings};
inline constexpr FormatFamily conlluPlusFamily{"conllup", "CoNLL-U Plus", conlluPlusEndings};
inline constexpr FormatFamily conllXFamily{"conllx", "CoNLL-X", conllXEndings};

/// CoNLL-U (https://universaldependencies.org/format.html): comments, words, multiword tokens `3-4`, empty nodes `8.1`,
/// DEPS and MISC; CoNLL-U Plus, whose columns the file names in its first line, which belongs to no sentence (a file
/// that names the ten of CoNLL-U and is not called .conllup is CoNLL-U, and the line a comment); and the older CoNLL-X,
/// ten columns, in which comments are kept although it has none. Lines end in LF or CRLF; a byte order mark and extra
/// blank lines are kept. `_` reads as an empty field, except in FORM, and in LEMMA where the form is `_` too. In
/// writing, characters that would break a column (tabs and line ends;
/// `|` in relations of DEPS), which only other formats have, become spaces and slashes.
class ConlluFormat final : public Format {
public:
    ConlluFormat() : m_family(conlluFamily) { }
    /// `family` is one of the three above.
    ConlluFormat(const FormatFamily& family, ConlluColumns columns)
        : m_family(family), m_columns(std::move(columns)) { }
    /// CoNLL-X with members marked in that way; `name` is `conllx` with the way behind it.
    ConlluFormat(std::string_view name, MemberMarks marks)
        : m_family(conllXFamily), m_columns(ConlluColumns::conllX()), m_name(name), m_marks(marks)
    {
    }

    std::string_view name() const override { return m_name.empty() ? m_family.name : m_name; }
    MemberMarks memberMarks() const override { return isConllX() ? m_marks : MemberMarks::None; }
    const FormatFamily& family() const override { return m_family; }
    const ConlluColumns& columns() const { return m_columns; }
    bool holds(WordField field) const override { return m_columns.indexOf(field).has_value(); }
    bool holdsFurther(std::string_view name) const override { return m_columns.holdsFurther(name); }

    bool hasMultiwordTokens() const override { return !isConllX(); }
    bool hasColumns() const override { return true; }
    FurtherLines furtherLines() const override { return isConllX() ? FurtherLines::None : FurtherLines::Comments; }
    bool isUniversalDependencies() const override { return m_family == conlluFamily; }
    std::vector<std::string> namedColumns() const override;
    bool keepsAnnotations() const override { return !isConllX() && holds(WordField::Misc); }

    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override;
    Sentence read(const SourceSlice& slice) const override;
    Result<std::string> write(const Sentence& sentence) const override;
    /// PHEAD of CoNLL-X that is no word's id, `projective-head`: nothing else reads it, so that the sentence is fine.
    std::vector<FormatWarning> warnings(const Sentence& sentence) const override;
    /// Relations of enhanced graphs that are nowhere else (enhanced_warnings.h), in Universal Dependencies.
    std::vector<FileWarning> warningsOfFile(const Document& document) const override;
    bool warnsOfFiles() const override { return isUniversalDependencies(); }
    std::string opening() const override;
    void separate(std::string& text) const override;

private:
    bool isConllX() const { return m_family == conllXFamily; }
    bool isConlluPlus() const { return m_family == conlluPlusFamily; }

    const FormatFamily& m_family;
    ConlluColumns m_columns;
    std::string_view m_name; ///< of a kind of CoNLL-X; else empty
    MemberMarks m_marks = MemberMarks::Any;
};

} // namespace arcwright
