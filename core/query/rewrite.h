// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/query/find_matches.h"
#include "core/treebank/edit.h"
#include "core/treebank/enhanced_practice.h"

namespace arcwright {

/// The source of a new value.
enum class ValueSource {
    Text, ///< what is written
    Node, ///< the head is a node of the pattern
    Root, ///< the head is the root
    Predicted, ///< what the predicted layer says
    Field, ///< a field of a node of the pattern
};

/// What happens to an arc of the enhanced graph, in DTAG also to a secondary edge.
enum class ArcChange { None, Add, Remove, Relabel };

/// One thing that a replacement does: gives a field of a node another value, or changes arcs from it to another node.
struct Assignment {
    std::size_t node = 0; ///< of the pattern
    PatternField field;
    ValueSource source = ValueSource::Text;
    std::string text;
    std::size_t other = 0; ///< the node that the value comes from, or that the arc goes to
    PatternField otherField;
    ArcChange arc = ArcChange::None;
    TextMatch relation = {}; ///< of the arcs that are removed or relabelled; `text` is the new one
};

using Rewrite = std::vector<Assignment>;

/// Reads a replacement for what a pattern finds.
///
///     replacement = change { ";" change }
///     change      = assignment
///                 | "add" NAME "+>" RELATION NAME
///                 | "remove" NAME "+>" [ RELATIONS ] NAME
///                 | "relabel" NAME "+>" [ RELATIONS ] NAME "as" RELATION
///     assignment  = [ NAME "." ] FIELD "=" ( VALUE | NAME "." FIELD | "predicted" )
///     of heads:     [ NAME "." ] "head" "=" ( NAME | "root" | "predicted" )
///
/// A field without a name is of the pattern's first node. `feats.Case=""` takes the feature away, `misc.Gloss=""` the
/// attribute. Ids and further fields cannot be given another value. Arcs are those of the enhanced graph; RELATIONS as
/// those of arcs in patterns. An arc that is there already is not added twice, and none is removed where there is none.
PatternResult<Rewrite> parseRewrite(std::string_view text, const Pattern& pattern);

/// A sentence in which every match has been rewritten, in turn; values that come from the sentence are those it had
/// before. Fails as the operations do, and where predicted values are asked for and there are none (NothingPredicted);
/// what a prediction leaves open stays as it is.
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
