// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/empty_node_operations.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/draft_numbering.h"
#include "core/editing/edit_problems.h"
#include "core/editing/enhanced_graph.h"
#include "core/editing/sentence_draft.h"
#include "core/treebank/node_names.h"

namespace arcwright {

namespace {

/// The place in the order of the draft at which a node of this id stands, or would stand as the last of its word.
std::size_t placeFor(const SentenceDraft& draft, NodeId node)
{
    std::size_t place = node.word == 0 ? 0 : draft.placeOf(node.word) + 1;
    return place + static_cast<std::size_t>(node.empty) - 1;
}

} // namespace

Result<Sentence> insertEmptyNode(
    const Sentence& sentence, NodeId node, const std::string& form, const std::vector<Parent>& parents)
{
    auto checked = all({checkIsConllu(sentence), checkHolds(sentence, WordField::Parents), checkFieldText(form),
        checkNode(sentence, {node.word, 0}, true)});
    if (!checked)
        return failure(checked.error());
    if (node.empty < 1 || (node.empty > 1 && !hasNode(sentence, {node.word, node.empty - 1})))
        return refused(EditProblem::NoSuchNode, {nodeName(node)});
    for (const Parent& parent : parents) { // these are ids of the sentence as it is
        auto usable = all({checkNode(sentence, parent.head, true), checkRelation(sentence, parent.relation)});
        if (!usable)
            return failure(usable.error());
    }
    SentenceDraft draft(sentence);
    DraftNode inserted;
    inserted.isEmpty = true;
    setText(inserted.token, WordField::Form, form.empty() ? "_" : form);
    for (const Parent& parent : parents) {
        const NodeId head = parent.head;
        const int key = head.empty == 0 ? head.word : draft.nodes[placeFor(draft, head)].key;
        inserted.token.parents.push_back({{key, 0}, parent.relation});
    }
    draft.insert(placeFor(draft, node), std::move(inserted));
    auto changed = finished(sentence, draft);
    if (changed && !hasEnhancedGraph(sentence))
        beginEnhancedGraph(*changed);
    return changed;
}

Result<Sentence> deleteEmptyNode(const Sentence& sentence, NodeId node)
{
    if (auto checked = all({checkIsConllu(sentence), checkNode(sentence, node)}); !checked)
        return failure(checked.error());
    if (node.empty == 0)
        return refused(EditProblem::NoSuchNode, {nodeName(node)});
    SentenceDraft draft(sentence);
    const DraftNode& gone = draft.nodes[placeFor(draft, node)];
    const int key = gone.key;
    const int heir = gone.token.parents.empty() ? kRoot : gone.token.parents.front().head.word;
    draft.moveParents(key, heir == key ? kRoot : heir);
    draft.erase(key);
    return finished(sentence, draft);
}

} // namespace arcwright
