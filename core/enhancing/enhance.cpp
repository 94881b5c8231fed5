// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/enhance.h"

#include <algorithm>

#include "core/editing/checks.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/enhanced_graph.h"
#include "core/enhancing/arc_labels.h"
#include "core/enhancing/gapping.h"
#include "core/enhancing/relative_clauses.h"
#include "core/enhancing/shared_arcs.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/format.h"

namespace arcwright {

namespace {

Result<void> checkEnhanceable(const Sentence& sentence)
{
    auto checked = all({checkReadable(sentence), checkHolds(sentence, WordField::Parents)});
    if (checked && !sentence.bunsetsu.empty())
        checked = checkIsConllu(sentence);
    if (checked && sentence.source.format && sentence.source.format->headsAreParents())
        checked = checkIsConllu(sentence);
    return checked;
}

} // namespace

Result<Sentence> withEnhancements(const Sentence& sentence, EnhancementKinds kinds, const GraphCustoms& customs)
{
    if (const auto checked = checkEnhanceable(sentence); !checked)
        return failure(checked.error());
    const auto has = [&](EnhancementKind kind) { return kinds.contains(kind); };
    if (kinds.isEmpty())
        return sentence;
    Sentence changed = sentence;
    beginEnhancedGraph(changed);
    if (has(EnhancementKind::Gapping)) {
        auto filled = withGapsFilled(std::move(changed), customs);
        if (!filled)
            return filled;
        changed = std::move(*filled);
    }
    const Sentence before = changed; // whose tree is looked at while its arcs change
    const TreeRelations tree(before);
    if (has(EnhancementKind::Dependents))
        shareDependents(changed, tree, customs);
    if (has(EnhancementKind::Conjuncts))
        shareParents(changed, tree, customs);
    if (has(EnhancementKind::Relative)) // objects of verbs that tell what the subject of another is
        fillBareRelatives(changed, tree, customs);
    if (has(EnhancementKind::Controlled))
        addControlledSubjects(changed, tree, customs);
    if (has(EnhancementKind::Relative))
        resolvePronouns(changed, tree);
    if (has(EnhancementKind::Labels))
        addLabels(changed, tree, customs);
    followWords({}, changed);
    return changed;
}

Result<Sentence> withoutEnhancements(const Sentence& sentence)
{
    if (const auto checked = checkEnhanceable(sentence); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    while (!changed.emptyNodes.empty()) {
        auto without = deleteEmptyNode(changed, changed.emptyNodes.back().id);
        if (!without)
            return without;
        changed = std::move(*without);
    }
    for (Token& word : changed.tokens)
        word.parents.clear();
    return changed;
}

Result<std::optional<Edit>> enhancingEdit(SentenceId id, const std::shared_ptr<const Sentence>& sentence,
    const EnhancementPlan& plan, const GraphCustoms& customs)
{
    Result<Sentence> after = *sentence;
    if (plan.isAnew || plan.kinds.isEmpty())
        after = withoutEnhancements(*sentence);
    if (after && !plan.kinds.isEmpty())
        after = withEnhancements(*after, plan.kinds, customs);
    if (!after)
        return failure(after.error());
    if (after->hasContentOf(*sentence))
        return std::nullopt;
    return replacement(id, sentence, std::make_shared<const Sentence>(std::move(*after)));
}

} // namespace arcwright
