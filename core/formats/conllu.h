// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/format.h"

namespace arcwright {

/// CoNLL-U (https://universaldependencies.org/format.html): comments, words, multiword tokens `3-4`, empty nodes `8.1`,
/// DEPS and MISC. Lines end in LF or CRLF; a byte order mark and extra blank lines are kept. `_` reads as an empty
/// field, except in FORM, and in LEMMA where the form is `_` too. In writing, characters that would break a column
/// (tabs and line ends; `|` in relations of DEPS), which only other formats have, become spaces and slashes.
class ConlluFormat final : public Format {
public:
    std::string_view name() const override { return "conllu"; }
    std::vector<SentenceSpan> findSentences(std::string_view bytes) const override;
    Sentence read(const SourceSlice& slice) const override;
    Result<std::string> write(const Sentence& sentence) const override;
    void separate(std::string& text) const override;
};

/// Whether `line` (the first of a file that is neither blank nor a comment) looks like a line of CoNLL-U.
bool looksLikeConllu(std::string_view line);

} // namespace arcwright
