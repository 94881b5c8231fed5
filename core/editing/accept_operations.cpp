// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/accept_operations.h"

#include <algorithm>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/format.h"
#include "core/treebank/parents.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// Whether an analysis is of the units the sentence has.
Result<void> checkUnits(const Sentence& sentence, const Graph& proposed)
{
    if (auto readable = checkReadable(sentence); !readable)
        return readable;
    if (proposed.size() != sentence.unitCount())
        return refused(EditProblem::PredictedOtherUnits);
    return {};
}

/// Whether a unit with that head can have a relation at all.
bool hasRelation(const Sentence& sentence, int head)
{
    const FormatPointer& format = sentence.source.format;
    return head > kRoot || !(format && format->headsAreParents());
}

/// Whether the analysis tells of another membership of a word.
bool differsInMembership(const Sentence& sentence, const Graph& proposed, int unit)
{
    return !proposed.members.empty() && sentence.bunsetsu.empty()
        && proposed.members[static_cast<std::size_t>(unit)] != hasPragueFlag(sentence.word(unit), pml::isMember)
        && placeOfFlag(sentence, pml::isMember) != FlagPlace::None;
}

bool contains(const std::vector<Parent>& parents, const Parent& parent)
{
    return std::find(parents.begin(), parents.end(), parent) != parents.end();
}

/// The further parents of a word among the words that a proposal is about, in the file's order. What is no syntax
/// (anaphora, semantic roles) is none of them unless it is proposed: parsers say nothing of it.
std::vector<Parent> furtherParents(const Sentence& sentence, int word, const std::vector<Parent>& proposed)
{
    const Token& token = sentence.word(word);
    const Format* const format = sentence.source.format.get();
    std::vector<Parent> parents;
    std::copy_if(token.parents.begin(), token.parents.end(), std::back_inserter(parents), [&](const Parent& parent) {
        const bool isOther = format && format->roleOf(parent.relation) == ArcRole::Other;
        return isFurtherParent(token, parent) && (!isOther || contains(proposed, parent));
    });
    return parents;
}

std::vector<Parent> furtherParents(const Graph& graph, int word, const RelationPool& relations)
{
    std::vector<Parent> parents;
    for (const Arc& arc : graph.secondary) {
        if (arc.dependent == word)
            parents.push_back({{arc.head, 0}, std::string(relations.text(arc.relation))});
    }
    return parents;
}

Result<Sentence> acceptParents(Sentence sentence, int word, const std::vector<Parent>& proposed)
{
    for (const Parent& parent : proposed) {
        if (contains(sentence.word(word).parents, parent))
            continue;
        auto with = addParent(sentence, {word, 0}, parent);
        if (!with)
            return with;
        sentence = std::move(*with);
    }
    for (const Parent& parent : furtherParents(sentence, word, proposed)) {
        if (contains(proposed, parent))
            continue;
        auto without = removeParent(sentence, {word, 0}, parent);
        if (!without)
            return without;
        sentence = std::move(*without);
    }
    return sentence;
}

} // namespace

bool differs(const Sentence& sentence, const Graph& proposed, int unit, const RelationPool& relations, Acceptance what)
{
    if (!checkUnit(sentence, unit) || !checkUnits(sentence, proposed))
        return false;
    const Arc arc = proposed.arc(unit);
    if (arc.head != kNoHead && arc.head != sentence.headOf(unit))
        return true;
    if (what.relations && arc.relation && hasRelation(sentence, sentence.headOf(unit))
        && relations.text(arc.relation) != sentence.relationOf(unit))
        return true;
    if (what.relations && differsInMembership(sentence, proposed, unit))
        return true;
    if (!what.parents || !sentence.bunsetsu.empty())
        return false;
    const std::vector<Parent> wanted = furtherParents(proposed, unit, relations);
    const std::vector<Parent> has = furtherParents(sentence, unit, wanted);
    return has.size() != wanted.size() || !std::is_permutation(has.begin(), has.end(), wanted.begin());
}

Result<Sentence> acceptUnit(
    const Sentence& sentence, const Graph& proposed, int unit, const RelationPool& relations, Acceptance what)
{
    if (auto checked = all({checkUnit(sentence, unit), checkUnits(sentence, proposed)}); !checked)
        return failure(checked.error());
    const Arc arc = proposed.arc(unit);
    Sentence changed = sentence;
    if (arc.head != kNoHead && arc.head != sentence.headOf(unit)) {
        auto moved = setHead(changed, unit, arc.head);
        if (!moved)
            return moved;
        changed = std::move(*moved);
    }
    const std::string_view relation = relations.text(arc.relation);
    if (what.relations && !relation.empty() && sentence.headOf(unit) == arc.head && !hasRelation(sentence, arc.head))
        return refused(EditProblem::RootHasNoRelation);
    if (what.relations && arc.relation && hasRelation(changed, changed.headOf(unit))
        && relation != changed.relationOf(unit)) {
        auto named = setRelation(changed, unit, relation);
        if (!named)
            return named;
        changed = std::move(*named);
    }
    if (what.relations && differsInMembership(changed, proposed, unit))
        setPragueFlag(changed.word(unit), pml::isMember, proposed.members[static_cast<std::size_t>(unit)],
            placeOfFlag(changed, pml::isMember) == FlagPlace::Further);
    if (what.parents && sentence.bunsetsu.empty())
        return acceptParents(std::move(changed), unit, furtherParents(proposed, unit, relations));
    return changed;
}

Result<Sentence> acceptAll(
    const Sentence& sentence, const Graph& proposed, const RelationPool& relations, Acceptance what)
{
    if (auto checked = checkUnits(sentence, proposed); !checked)
        return failure(checked.error());
    Sentence changed = sentence;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (isPinned(sentence, unit) || !differs(changed, proposed, unit, relations, what))
            continue;
        auto accepted = acceptUnit(changed, proposed, unit, relations, what);
        if (!accepted)
            return accepted;
        changed = std::move(*accepted);
    }
    return changed;
}

} // namespace arcwright
