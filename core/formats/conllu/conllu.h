// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/conllu/conllu_columns.h"
#include "core/treebank/format.h"

namespace arcwright {

/// CoNLL-U (https://universaldependencies.org/format.html): comments, words, multiword tokens `3-4`, empty nodes `8.1`,
/// DEPS and MISC; CoNLL-U Plus, whose columns the file names in its first line, which belongs to no sentence; and the
/// older CoNLL-X, ten columns, in which comments are kept although it has none.
/// Lines end in LF or CRLF; a byte order mark and extra blank lines are kept. `_` reads as an empty field, except in
/// FORM, and in LEMMA where the form is `_` too. In writing, characters that would break a column (tabs and line ends;
/// `|` in relations of DEPS), which only other formats have, become spaces and slashes.
class ConlluFormat final : public Format {
public:
    ConlluFormat() : m_name("conllu") { }
    ConlluFormat(std::string name, ConlluColumns columns) : m_name(std::move(name)), m_columns(std::move(columns)) { }

    std::string_view name() const override { return m_name; }
    const ConlluColumns& columns() const { return m_columns; }
    bool holds(WordField field) const override { return m_columns.indexOf(field).has_value(); }
    bool holdsFurther(std::string_view name) const override { return m_columns.holdsFurther(name); }

    /// CoNLL-X has no comments.
    bool keepsAnnotations() const override
    {
        return m_name != "conllx" && m_columns.indexOf(WordField::Misc).has_value();
    }

    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override;
    Sentence read(const SourceSlice& slice) const override;
    Result<std::string> write(const Sentence& sentence) const override;
    /// PHEAD of CoNLL-X that is no word's id, `projective-head`: nothing else reads it, so that the sentence is fine.
    std::vector<FormatWarning> warnings(const Sentence& sentence) const override;
    std::string opening() const override;
    void separate(std::string& text) const override;

private:
    std::string m_name;
    ConlluColumns m_columns;
};

/// Whether `line` (the first of a file that is neither blank nor a comment) looks like a line of CoNLL-U.
bool looksLikeConllu(std::string_view line);

} // namespace arcwright
