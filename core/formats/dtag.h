// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/format.h"

namespace arcwright {

/// DTAG's `.tag`, the format of the Danish Dependency Treebank (Kromann 2003): one `<W ...>form</W>` a line, edges as
/// relative line distances stored at both ends, of which the copy on the later line counts; `<s>` ... `</s>` around
/// sentences; every other line is kept. Tokens outside of sentences are not read.
///
/// As a tree, the first plain primary edge is the head, else the first gap edge, else the word hangs on the root, with
/// no relation. All edges inside the sentence, labels verbatim, are the word's parents. The msd is the `xpos`.
/// Reading only.
class DtagFormat final : public Format {
public:
    std::string_view name() const override { return "dtag"; }
    std::vector<SentenceSpan> findSentences(std::string_view bytes) const override;
    Sentence read(const SourceSlice& slice) const override;
    /// Always FormatNotWritable.
    Result<std::string> write(const Sentence& sentence) const override;
};

/// Whether a line that is neither blank nor a comment could begin a `.tag` file.
bool looksLikeDtag(std::string_view line);

/// What an edge label stands for, as far as parsing needs it.
enum class DtagEdgeKind {
    Primary, ///< `subj`: complement or adjunct
    Secondary, ///< `[subj]`: filler of verbal chains, control, relatives
    Gap, ///< `<dobj>`: dependent of an elided head
    Other, ///< semantic roles, anaphora, discourse: shown, not parsed
};

/// The kind of a label between two different words.
DtagEdgeKind dtagEdgeKind(std::string_view label);

} // namespace arcwright
