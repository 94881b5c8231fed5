// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/dtag/dtag_token.h"
#include "core/treebank/format.h"
#include "core/treebank/outer_arc.h"

namespace arcwright {

inline constexpr std::string_view dtagEndings[] = {".tag"};
inline constexpr FormatFamily dtagFamily{"dtag", "DTAG", dtagEndings};

/// DTAG's `.tag`, the format of the Danish Dependency Treebank (Kromann 2003): one `<W ...>form</W>` a line, edges as
/// relative line distances stored at both ends, of which the copy on the later line counts; `<s>` ... `</s>` around
/// sentences; every other line is a comment. Lines are UTF-8, those that are not are Latin-1.
///
/// Sentences. The lines before an `<s>` belong to its sentence, those after the last `</s>` to the last one, so that
/// every line belongs to a sentence (a file without `<s>` has none and is kept as it is). Tokens outside of `<s>` are
/// comments of their sentence.
///
/// Words. `lemma` and `msd` are the lemma and the `xpos`; further fields are the other attributes. All values are
/// without their escapes (dtag_escapes.h).
///
/// Edges. All edges between two words of the sentence, labels verbatim, are parents, in the order of the word's own
/// list. As a tree, the first primary one is the head, else the first gap edge, else the word hangs on the root, with
/// no relation. Items of `in` and `out` with the other end elsewhere (in another sentence, on a line that is no token,
/// on the word itself) are the further fields `in` and `out`, as they are written.
///
/// Writing changes the lines that must change alone: a head the three of the word, its old head and its new one. What
/// is composed without a source is as DTAG would write it.
class DtagFormat final : public Format, public OuterArcSource {
public:
    std::string_view name() const override { return dtagFamily.name; }
    const FormatFamily& family() const override { return dtagFamily; }
    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override;
    /// A sentence is broken if it has no `</s>`, a word that is none, or an item that is no edge.
    Sentence read(const SourceSlice& slice) const override;
    bool holds(WordField field) const override;
    /// Attributes of such names as XML has, but for those that are fields, and the lists of edges.
    bool holdsFurther(std::string_view name) const override;
    /// UPOS and FEATS, and DEPREL for a word on the root, where DTAG has no edge.
    std::string_view attributeFor(WordField field) const override;
    bool listsOuterArcs(std::string_view name) const override { return isEdgeList(name); }
    std::vector<OuterArc> outerArcs(const Document& document, std::size_t sentence) const override;
    std::vector<std::string> outerRelations(const Token& token) const override;
    std::pair<Sentence, Sentence> withOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc,
        std::string_view before, std::string_view after) const override;
    FurtherLines furtherLines() const override { return FurtherLines::Any; }
    bool isFrameLine(std::string_view line) const override { return line == "<s>" || line == "</s>"; }
    bool headsAreParents() const override { return true; }
    void chooseHead(Token& word) const override;
    /// Fails with NotWritable and NotInLatin1 (see dtag_writer.h).
    Result<std::string> write(const Sentence& sentence) const override;
    /// Lines that are not UTF-8 are Latin-1; a text is written in that where a line of the sentence is.
    std::optional<std::string> decodedLine(std::string_view line) const override;
    Result<std::string> encodedLine(std::string_view text, std::string_view source) const override;
    /// The edit with all sentences in it that must change with it: where lines come or go, the distances of the edges
    /// that span them and the positions of alignments (`<inalign>`) change in the whole file, and edges to lines that
    /// go, go with them. Lines outside of `<s>` stay in the file: those of a sentence that goes pass to a neighbour,
    /// and what follows the last sentence stays last. Edges of anaphora and discourse between the halves of a sentence
    /// that is split stay too. Sentences that change so are read anew, so that their lines have their numbers.
    /// O(1) sentences while no line comes or goes, else O(bytes of the file).
    Edit completed(const Document& document, Edit edit) const override;
    void changeHead(Token& token, int head) const override;
    void changeRelation(Token& token, std::string_view relation) const override;
    /// See checkDtagLabel().
    Result<void> checkRelation(std::string_view relation) const override;
    void separate(std::string& text) const override;
    ArcRole roleOf(std::string_view label) const override;
    /// Copies of edges that disagree, and edges to lines that are no tokens (dtag_warnings.h).
    std::vector<FormatWarning> warnings(const Sentence& sentence) const override;
    /// Warnings about edges that leave their sentence: to another one, or to beyond the file.
    std::vector<FileWarning> warningsOfFile(const Document& document) const override;
    bool warnsOfFiles() const override { return true; }
};

} // namespace arcwright
