// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/rewrite_arcs.h"

#include <algorithm>

#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/query/condition_reader.h"

namespace arcwright {

namespace {

using Kind = PatternToken::Kind;

/// The node of that name, which must be there. Throws PatternFailure.
std::size_t takeNamedNode(PatternCursor& cursor, const Pattern& pattern)
{
    if (cursor.peek().kind != Kind::Word)
        cursor.failExpecting("a");
    const std::size_t node = pattern.node(cursor.peek().text);
    if (node == pattern.nodes.size())
        cursor.fail(PatternError::UnknownNode, cursor.peek().text);
    if (pattern.nodes[node].absence >= 0)
        cursor.fail(PatternError::NodeOfAbsence, cursor.peek().text);
    cursor.take();
    return node;
}

/// A relation as it stands there. Throws PatternFailure.
std::string takeRelation(PatternCursor& cursor)
{
    if (!cursor.isAtText() || cursor.peek().text.empty())
        cursor.failExpecting("relation");
    return cursor.take().text;
}

} // namespace

ArcChange arcChange(std::span<const PatternToken> tokens)
{
    if (tokens.size() < 3 || tokens[1].kind != Kind::Word || !tokens[2].is("+>"))
        return ArcChange::None;
    return tokens[0].isWord("add")    ? ArcChange::Add
        : tokens[0].isWord("remove")  ? ArcChange::Remove
        : tokens[0].isWord("relabel") ? ArcChange::Relabel
                                      : ArcChange::None;
}

Assignment takeArcChange(PatternCursor& cursor, const Pattern& pattern)
{
    Assignment assignment;
    assignment.arc = arcChange(cursor.rest());
    cursor.take();
    assignment.node = takeNamedNode(cursor, pattern);
    cursor.take();
    const bool isNegated = cursor.peek().is("!") && cursor.peek().isAttached && cursor.accept("!");
    if (assignment.arc == ArcChange::Add && !cursor.peek().isAttached)
        cursor.failExpecting("relation");
    if (assignment.arc == ArcChange::Add)
        assignment.text = takeRelation(cursor);
    else if (cursor.peek().isAttached || isNegated)
        assignment.relation = ConditionReader(cursor).readRelations(isNegated);
    assignment.other = takeNamedNode(cursor, pattern);
    if (assignment.arc == ArcChange::Relabel) {
        if (!cursor.acceptWord("as"))
            cursor.failExpecting("as");
        assignment.text = takeRelation(cursor);
    }
    return assignment;
}

Result<Sentence> withArcs(const Sentence& sentence, const Assignment& assignment, const PatternMatch& match)
{
    if (auto checked = checkHolds(sentence, WordField::Parents); !checked)
        return failure(checked.error());
    const NodeId head = nodeOf(sentence, match[assignment.node]);
    const NodeId dependent = nodeOf(sentence, match[assignment.other]);
    const std::vector<Parent> parents = tokenOfNode(sentence, match[assignment.other]).parents;
    const Parent wanted{head, assignment.text};
    bool isThere = std::find(parents.begin(), parents.end(), wanted) != parents.end();
    if (assignment.arc == ArcChange::Add)
        return isThere ? sentence : addParent(sentence, dependent, wanted);
    Result<Sentence> changed = sentence;
    for (const Parent& parent : parents) {
        const bool isMeant = parent.head == head && assignment.relation.matches(parent.relation);
        const bool isRelabelled = assignment.arc == ArcChange::Relabel;
        if (!isMeant || (isRelabelled && parent == wanted) || !changed)
            continue;
        changed = isRelabelled && !isThere ? replaceParent(*changed, dependent, parent, wanted)
                                           : removeParent(*changed, dependent, parent);
        isThere = isThere || isRelabelled;
    }
    return changed;
}

} // namespace arcwright
