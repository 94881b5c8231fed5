// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/text/format_options.h"
#include "core/treebank/format.h"

namespace arcwright {

class PmlFiles;

inline constexpr std::string_view pmlEndings[] = {".a", ".a.gz", ".treex", ".treex.gz"};
inline constexpr FormatFamily pmlFamily{"pml", "Prague Markup Language", pmlEndings, FormatFamily::Origin::OpenedOnly};

/// The Prague Markup Language of the Prague Dependency Treebanks: trees in an `.a` file that names an `.m` file with
/// forms, lemmas and tags, which names a `.w` file with the tokens; or all of it in a `.treex` file, where a document
/// is the trees of one zone (a language, with a selector). Any of the files may be compressed.
///
/// Words stand in the order of `ord`; a head is the place of the parent in that, the technical root the root. The
/// relation is the afun, `xpos` the positional tag. Flags (member of a coordination, top of a parenthesis, dependent of
/// what is missing), ids, and tokens that were corrected are further fields (pml_reader.h). `# sent_id`, `# newdoc`,
/// `# newpar` and `# text` are of the ids and the tokens; nobody can edit them.
///
/// The text of a document is pieces of its files (pml_pieces.h). Heads, afuns, flags, lemmas and tags can be edited;
/// what else a sentence is has its place in other files too, and stays.
class PmlFormat final : public Format {
public:
    /// The format of a document that was opened.
    PmlFormat(const std::string& zone, std::shared_ptr<const PmlFiles> files);
    /// What somebody asks for: a zone, empty for the first. It reads and writes nothing.
    explicit PmlFormat(const std::string& zone) : PmlFormat(zone, nullptr) { }

    std::string_view name() const override { return m_name; }
    const FormatFamily& family() const override { return pmlFamily; }
    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override;
    Sentence read(const SourceSlice& slice) const override;
    /// Writes what was read when the document was opened, with what the sentence says otherwise now: an edit of its
    /// text counts as far as it does that. Fails as writtenPml() does, and with PmlNotMade for a sentence of another
    /// document.
    Result<std::string> write(const Sentence& sentence) const override;
    bool holds(WordField field) const override;
    bool holdsFurther(std::string_view name) const override;
    bool hasSeveralRoots() const override { return true; }
    /// What is wrong between the layers, or in the place of a word: see pmlWarnings().
    std::vector<FormatWarning> warnings(const Sentence& sentence) const override;
    /// The edit with the further fields of words in the order in which they are read.
    Edit completed(const Document& document, Edit edit) const override;
    const FilePacking* packing() const override;

private:
    std::optional<SourceSlice> originalOf(const SourceSlice& source) const;

    std::string m_name;
    std::shared_ptr<const PmlFiles> m_files; ///< null where there is no document
};

/// The format that is asked for: the words behind the family's name are a language and a selector, `pml:cs:src`, or
/// both as Treex names the zone, `pml:cs_src`.
FormatPointer makePml(const FormatOptions& options);
/// The zone that the words ask for, `cs_src`; empty for the first.
std::string pmlZoneOf(const FormatOptions& options);

} // namespace arcwright
