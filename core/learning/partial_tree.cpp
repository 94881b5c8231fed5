// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/partial_tree.h"

#include <algorithm>
#include <iterator>

namespace arcwright {

bool isPartial(const LabelledTree& tree)
{
    return std::find(tree.heads.begin() + 1, tree.heads.end(), kNoHead) != tree.heads.end();
}

std::size_t givenHeads(const LabelledTree& tree)
{
    return static_cast<std::size_t>(
        std::count_if(tree.heads.begin() + 1, tree.heads.end(), [](int head) { return head != kNoHead; }));
}

namespace {

std::vector<Constraint> constraintsOf(const LabelledTree& given)
{
    std::vector<LabelledArc> arcs;
    given.listArcs(arcs);
    std::vector<Constraint> constraints;
    for (const LabelledArc& arc : arcs) {
        const auto sameWord = [&](const LabelledArc& other) { return other.dependent == arc.dependent; };
        const bool isOnly = std::count_if(arcs.begin(), arcs.end(), sameWord) == 1;
        constraints.push_back(
            isOnly ? Constraint::onlyHead(arc.head, arc.dependent) : Constraint::arc(arc.head, arc.dependent));
    }
    return constraints;
}

std::vector<LabelledArc> arcsOfGivenWords(const LabelledTree& tree, const LabelledTree& given)
{
    std::vector<LabelledArc> arcs;
    tree.listArcs(arcs);
    arcs.erase(
        std::remove_if(arcs.begin(), arcs.end(),
            [&](const LabelledArc& arc) { return given.heads[static_cast<std::size_t>(arc.dependent)] == kNoHead; }),
        arcs.end());
    return arcs;
}

/// A word of which several parents are given has the one of the tree that is given, whichever scores best.
void takeGiven(const LabelledTree& given, LabelledTree& tree)
{
    std::vector<LabelledArc> further;
    for (const LabelledArc& arc : tree.further) {
        if (given.heads[static_cast<std::size_t>(arc.dependent)] == kNoHead)
            further.push_back(arc);
    }
    further.insert(further.end(), given.further.begin(), given.further.end());
    std::sort(further.begin(), further.end());
    tree.further = std::move(further);
    for (std::size_t word = 1; word < given.heads.size(); ++word) {
        if (given.heads[word] == kNoHead)
            continue;
        tree.heads[word] = given.heads[word];
        tree.relations[word] = given.relations[word];
    }
}

} // namespace

std::optional<LabelledTree> bestTreeAround(const LabelledTree& given, const TokenSymbols& symbols,
    const ArcFilter& filter, const Weights& weights, const DecoderSettings& decoder, SentenceParser& parser)
{
    parser.parseUnder(constraintsOf(given), symbols, filter, weights, decoder);
    LabelledTree tree = parser.tree();
    if (isPartial(tree))
        return std::nullopt;
    takeGiven(given, tree);
    return tree;
}

double lossOnGiven(const LabelledTree& given, const LabelledTree& found)
{
    if (isPartial(found))
        return 0;
    const auto wanted = arcsOfGivenWords(given, given);
    const auto there = arcsOfGivenWords(found, given);
    std::vector<LabelledArc> differing;
    std::set_difference(wanted.begin(), wanted.end(), there.begin(), there.end(), std::back_inserter(differing));
    if (given.isGraph)
        std::set_difference(there.begin(), there.end(), wanted.begin(), wanted.end(), std::back_inserter(differing));
    return static_cast<double>(differing.size());
}

} // namespace arcwright
