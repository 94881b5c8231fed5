// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/outer_arc_operations.h"

#include <algorithm>
#include <utility>

#include "core/editing/checks.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

Result<void> checkEnds(const Document& document, std::size_t sentence, const OuterArc& arc)
{
    if (!outerArcSource(document.format()))
        return refused(EditProblem::NoOuterArcs, {std::string(document.format()->name())});
    if (sentence >= document.size() || arc.otherSentence >= document.size())
        return refused(EditProblem::NoSuchNode, {std::to_string(arc.otherWord)});
    if (sentence == arc.otherSentence)
        return refused(EditProblem::SameSentence);
    return all({checkWords(*document.sentence(sentence), {arc.word}),
        checkWords(*document.sentence(arc.otherSentence), {arc.otherWord})});
}

bool hasOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc)
{
    const auto arcs = outerArcSource(document.format())->outerArcs(document, sentence);
    return std::find(arcs.begin(), arcs.end(), arc) != arcs.end();
}

/// The edits of both sentences.
Result<std::vector<Edit>> bothEdits(const Document& document, std::size_t sentence, const OuterArc& arc,
    const std::string& before, const std::string& after)
{
    auto both = outerArcSource(document.format())->withOuterArc(document, sentence, arc, before, after);
    std::vector<Edit> edits;
    for (auto& [index, now] : {std::pair(sentence, &both.first), std::pair(arc.otherSentence, &both.second)}) {
        auto written = asWritten(std::move(*now));
        if (!written)
            return failure(written.error());
        const auto old = document.sentence(index);
        if (!written->hasContentOf(*old))
            edits.push_back(
                replacement(document.id(index), old, std::make_shared<const Sentence>(std::move(*written))));
    }
    return edits;
}

} // namespace

Result<std::vector<Edit>> addOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc)
{
    if (auto checked = checkEnds(document, sentence, arc); !checked)
        return failure(checked.error());
    if (auto checked = checkRelation(*document.sentence(sentence), arc.relation); !checked)
        return failure(checked.error());
    if (hasOuterArc(document, sentence, arc))
        return refused(EditProblem::ParentIsThere, {arc.relation});
    return bothEdits(document, sentence, arc, {}, arc.relation);
}

Result<std::vector<Edit>> removeOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc)
{
    if (auto checked = checkEnds(document, sentence, arc); !checked)
        return failure(checked.error());
    if (!hasOuterArc(document, sentence, arc))
        return refused(EditProblem::NoSuchParent, {arc.relation});
    return bothEdits(document, sentence, arc, arc.relation, {});
}

Result<std::vector<Edit>> renameOuterArc(
    const Document& document, std::size_t sentence, const OuterArc& arc, const std::string& relation)
{
    if (auto checked = checkEnds(document, sentence, arc); !checked)
        return failure(checked.error());
    if (auto checked = checkRelation(*document.sentence(sentence), relation); !checked)
        return failure(checked.error());
    if (!hasOuterArc(document, sentence, arc))
        return refused(EditProblem::NoSuchParent, {arc.relation});
    OuterArc renamed = arc;
    renamed.relation = relation;
    if (relation != arc.relation && hasOuterArc(document, sentence, renamed))
        return refused(EditProblem::ParentIsThere, {relation});
    return bothEdits(document, sentence, arc, arc.relation, relation);
}

std::vector<ArcGone> arcsGoneWith(const Document& document, std::size_t sentence, int word)
{
    std::vector<ArcGone> gone;
    const auto here = document.sentence(sentence);
    if (!checkWords(*here, {word}) || !here->bunsetsu.empty())
        return gone;
    const Token& token = here->word(word);
    const bool headsAreParents = document.format()->headsAreParents();
    const auto copy = headsAreParents ? token.parents.end() : basicCopy(token);
    const auto formOf = [&](NodeId node) {
        if (node.empty != 0)
            return nodeName(node);
        return node.word == kRoot ? std::string() : here->word(node.word).form;
    };
    for (auto parent = token.parents.begin(); parent != token.parents.end(); ++parent) {
        if (parent != copy)
            gone.push_back({parent->relation, formOf(parent->head), true, {}});
    }
    const bool haveHeir = !headsAreParents || token.head > kRoot;
    for (int other = 1; other <= here->size() && !haveHeir; ++other) {
        for (const Parent& parent : here->word(other).parents) {
            if (parent.head == NodeId{word, 0})
                gone.push_back({parent.relation, here->word(other).form, false, {}});
        }
    }
    const OuterArcSource* const format = outerArcSource(document.format());
    for (OuterArc& arc : format ? format->outerArcs(document, sentence) : std::vector<OuterArc>()) {
        if (arc.word == word)
            gone.push_back({std::move(arc.relation), document.sentence(arc.otherSentence)->word(arc.otherWord).form,
                arc.isDependent, arc.otherSentence});
    }
    return gone;
}

} // namespace arcwright
