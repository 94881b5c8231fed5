// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

/// The kind of an edge of DTAG, told from its label.
enum class DtagLabelKind {
    Primary, ///< `subj`: complement or adjunct; the edges of the tree
    Secondary, ///< `[subj]`: filler of verbal chains, control, relatives
    Gap, ///< `<dobj>`, `<subj:pobj:2>`: dependent of an elided head
    Semantic, ///< `{agent}`: role beside a syntactic edge
    Anaphora, ///< `coref-iden`, `assoc-telic.agent`, `ref`: from antecedent to anaphor
    Discourse, ///< `CONJ:elab`, and a raised `¤mod` or `_mod`
    Segment, ///< `+`, or marks alone: parts of words put together
};

/// The kind of the label (without escapes) of an edge between two different words. Allocates nothing.
DtagLabelKind dtagLabelKind(std::string_view label);

/// Whether an edge of this label can be the head of a word: primary and gap edges.
bool canBeDtagHead(std::string_view label);

/// A label taken apart, in DTAG's own order. It stands beside the label, which is never made anew from it.
struct DtagLabel {
    DtagLabelKind kind = DtagLabelKind::Primary;
    /// The label without marks and brackets, up to the first `.` or `:`; undocumented marks (`$`, `_`, a star in
    /// brackets) stay.
    std::string base;
    /// The part behind the separator: `agent` of `assoc-telic.agent`, `dobj` of `pobj:dobj`, `elab` of `CONJ:elab`.
    std::string detail;
    std::vector<std::string> path; ///< of a gap: `subj`, `pobj` in `<subj:pobj:2>`
    int conjunct = 0; ///< of a gap: the number of the gapped conjunct, 0 if it has none
    std::string dependentSegments; ///< before: the part of a compound that is the dependent, `¹²³` or `^`
    std::string headSegments; ///< behind: the part of a compound that is the head
    std::string connective; ///< after `/`, without its parentheses
    std::string steps; ///< the steps of parsing that have the edge, `3` or `3-5`
    bool isImplicit = false; ///< `/(og)`: the connective is not in the text
    bool isAttribution = false; ///< `/ATTR`
    bool isParenthesised = false; ///< `(mod)`
    bool crossesParagraph = false; ///< a leading `+`
    bool crossesColon = false; ///< a leading `:` or `;`
    bool isRaised = false; ///< `¤`: a syntactic relation raised to discourse
    bool isIdiomatic = false; ///< a trailing `#`: a lexical unit
    bool isValencyBound = false; ///< `@loc`: an adverbial that valency asks for
    bool headIsBelow = false; ///< a leading `*`: one step down the chain of attributions
    bool dependentIsBelow = false; ///< a trailing `*`

    friend bool operator==(const DtagLabel&, const DtagLabel&) = default;
};

/// Takes a label (without escapes) apart. Any text is a label. O(bytes).
DtagLabel parseDtagLabel(std::string_view label);

/// Whether an edge can be given this label: one that can be written (else BlankInRelation), whose brackets are in pairs
/// (BracketNotClosed, BracketNotOpened). Files may have others, which are read. O(bytes).
Result<void> checkDtagLabel(std::string_view label);

} // namespace arcwright
