// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/graph_operations.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

const std::vector<Parent>& graphParentsOf(const Sentence& sentence, NodeId node)
{
    return node.empty == 0 ? sentence.word(node.word).parents : findEmptyNode(sentence, node)->token.parents;
}

/// `root` where the arc comes from the root, and nowhere else.
std::string relationFrom(NodeId head, const std::string& relation)
{
    const bool isOfRoot = relation.substr(0, relation.find(':')) == rootRelation;
    if (isOfRoot == (head == NodeId{}))
        return relation;
    return std::string(head == NodeId{} ? rootRelation : unspecifiedRelation);
}

} // namespace

Result<Parent> graphArcOf(const Sentence& sentence, NodeId node)
{
    if (auto checked = all({checkNode(sentence, node), checkHolds(sentence, WordField::Parents)}); !checked)
        return failure(checked.error());
    const auto& parents = graphParentsOf(sentence, node);
    if (parents.empty())
        return failure(Problem{EditProblem::NoSuchParent, {}, 0, 0, {nodeName(node)}});
    if (node.empty == 0) {
        if (const auto copy = basicCopy(sentence.word(node.word)); copy != parents.end())
            return *copy;
    }
    if (parents.size() > 1)
        return failure(Problem{EditProblem::SeveralParents, {}, 0, 0, {nodeName(node)}});
    return parents.front();
}

Result<Sentence> setGraphArc(
    const Sentence& sentence, NodeId node, const std::optional<Parent>& old, const Parent& parent)
{
    if (auto checked = checkNode(sentence, node); !checked)
        return failure(checked.error());
    const auto& parents = graphParentsOf(sentence, node);
    if (parents.empty())
        return addParent(sentence, node, parent);
    const auto replaced = old ? Result<Parent>(*old) : graphArcOf(sentence, node);
    if (!replaced)
        return failure(replaced.error());
    return *replaced == parent ? Result<Sentence>(sentence) : replaceParent(sentence, node, *replaced, parent);
}

Result<Sentence> setGraphHead(const Sentence& sentence, NodeId node, const std::optional<Parent>& old, NodeId head)
{
    if (auto checked = all({checkNode(sentence, node), checkNode(sentence, head, true)}); !checked)
        return failure(checked.error());
    if (head == node)
        return refused(EditProblem::HeadIsItself, {nodeName(node)});
    if (graphParentsOf(sentence, node).empty())
        return addParent(sentence, node, {head, relationFrom(head, std::string(unspecifiedRelation))});
    const auto replaced = old ? Result<Parent>(*old) : graphArcOf(sentence, node);
    if (!replaced)
        return failure(replaced.error());
    return setGraphArc(sentence, node, *replaced, {head, relationFrom(head, replaced->relation)});
}

Result<Sentence> setGraphRelation(
    const Sentence& sentence, NodeId node, const std::optional<Parent>& old, const std::string& relation)
{
    const auto replaced = old ? Result<Parent>(*old) : graphArcOf(sentence, node);
    if (!replaced)
        return failure(replaced.error());
    return setGraphArc(sentence, node, *replaced, {replaced->head, relation});
}

} // namespace arcwright
