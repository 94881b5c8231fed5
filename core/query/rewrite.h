// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/editing/insert_token.h"
#include "core/query/find_matches.h"
#include "core/treebank/edit.h"
#include "core/treebank/enhanced_practice.h"

namespace arcwright {

/// The source of a new value.
enum class ValueSource {
    Text, ///< what is written
    Node, ///< the head is a node of the pattern
    Root, ///< the head is the root
    Field, ///< a field of a node of the pattern, in gold or in another layer
};

enum class RewriteAction {
    Set, ///< a field gets another value
    AddArc, ///< of the enhanced graph, in DTAG a secondary edge too
    RemoveArcs,
    RelabelArcs,
    InsertWord,
    InsertEmptyNode,
    Delete, ///< a word or an empty node
};

/// One thing that a replacement does: gives a field of a node another value, changes arcs from it to another node,
/// inserts or deletes it.
struct Assignment {
    RewriteAction action = RewriteAction::Set;
    std::size_t node = 0; ///< of the pattern; those that are inserted follow, in their order
    PatternField field;
    ValueSource source = ValueSource::Text;
    std::string text; ///< of an arc its new relation, of what is inserted its form
    std::size_t other
        = 0; ///< the node that the value comes from, that the arc goes to, or beside which one is inserted
    PatternLayer layer = {}; ///< that the value comes from
    PatternField otherField = {};
    TextMatch relation = {}; ///< of the arcs that are removed or relabelled
    Beside side = Beside::Before;
};

using Rewrite = std::vector<Assignment>;

/// Reads a replacement for what a pattern finds.
///
///     replacement = change { ";" change }
///     change      = assignment
///                 | "add" NAME "+>" RELATION NAME
///                 | "remove" NAME "+>" [ RELATIONS ] NAME
///                 | "relabel" NAME "+>" [ RELATIONS ] NAME "as" RELATION
///                 | "insert" [ NAME ":" ] "[" { "empty" | assignment } "]" ( "before" | "after" ) NAME
///                 | "delete" NAME
///     assignment  = [ NAME "." ] FIELD "=" ( VALUE | [ NAME "." ] [ LAYER "." ] FIELD | "predicted" )
///     of heads:     [ NAME "." ] "head" "=" ( NAME | "root" | [ NAME "." ] LAYER ".head" | "predicted" )
///
/// A field without a name is of the pattern's first node, or of the one that is inserted. `feats.Case=""` takes the
/// feature away, `misc.Gloss=""` the attribute. Ids and further fields cannot be given another value. Arcs are those of
/// the enhanced graph; RELATIONS as those of arcs in patterns. An arc that is there already is not added twice, and
/// none is removed where there is none. `relation=predicted` is `relation=predicted.relation`.
///
/// A word that is inserted must have a form; it and an empty node (`empty`) stand behind the empty nodes that are
/// there. Changes that follow can name it.
PatternResult<Rewrite> parseRewrite(std::string_view text, const Pattern& pattern);

/// A sentence in which every match has been rewritten, in turn; values that come from the sentence are those it had
/// before. Fails as the operations do, where a layer is asked that says nothing of the sentence (NothingPredicted),
/// where an empty node would be in the tree (EmptyNodeInTree) or stand beside a new word (WordBesideEmptyNode), and
/// where bunsetsu would come or go (UnitsAreBunsetsu). What a layer leaves open stays as it is, and what one match
/// deletes is left alone by the others. An empty node that is inserted hangs on the root until it is given an arc.
Result<Sentence> rewritten(
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite);

/// The edit that makes a sentence what rewritten() makes of it; none if it comes out as it was. Fails as that does.
/// `searched` must be of `sentence`; arcs of the enhanced graph are named as `practice` has them (inPractice()).
Result<std::optional<Edit>> rewritingEdit(SentenceId id, const std::shared_ptr<const Sentence>& sentence,
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite,
    const EnhancedPractice& practice = {});

/// Why sentences could not be rewritten: each kind of reason once.
class RewriteRefusals {
public:
    struct Reason {
        Problem problem; ///< the first of its kind
        std::size_t sentence = 0; ///< where that was
        std::size_t count = 0; ///< sentences refused for it
    };

    void add(const Problem& problem, std::size_t sentence);
    void add(const RewriteRefusals& others);
    std::size_t count() const { return m_count; }
    const std::vector<Reason>& reasons() const { return m_reasons; }

private:
    std::vector<Reason> m_reasons;
    std::size_t m_count = 0;
};

} // namespace arcwright
