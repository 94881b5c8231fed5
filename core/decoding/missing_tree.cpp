// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/missing_tree.h"

#include <algorithm>
#include <optional>

#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"

namespace arcwright {

namespace {

/// The words other than `first` that no arcs lead to from these.
std::vector<int> unreachedFrom(const ArcScores& arcs, const std::vector<int>& first)
{
    std::vector<bool> isReached(static_cast<std::size_t>(arcs.nodes()), false);
    std::vector<int> open = first;
    for (const int word : first)
        isReached[static_cast<std::size_t>(word)] = true;
    while (!open.empty()) {
        const int head = open.back();
        open.pop_back();
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            if (isReached[static_cast<std::size_t>(dependent)] || arcs.at(head, dependent) == forbiddenScore)
                continue;
            isReached[static_cast<std::size_t>(dependent)] = true;
            open.push_back(dependent);
        }
    }
    std::vector<int> unreached;
    for (int word = 1; word < arcs.nodes(); ++word) {
        if (!isReached[static_cast<std::size_t>(word)])
            unreached.push_back(word);
    }
    return unreached;
}

/// Why arcs alone allow no tree, projective or not; nothing if they allow one.
std::optional<MissingTree> whyNoTreeOfArcs(const ArcScores& arcs, RootPolicy root)
{
    MissingTree missing{MissingTree::Reason::NoHead, {}};
    std::vector<int> underRoot;
    for (int word = 1; word < arcs.nodes(); ++word) {
        bool hasHead = false;
        for (int head = 0; head < arcs.nodes(); ++head)
            hasHead = hasHead || arcs.at(head, word) != forbiddenScore;
        if (!hasHead)
            missing.words.push_back(word);
        if (arcs.at(0, word) != forbiddenScore)
            underRoot.push_back(word);
    }
    if (!missing.words.empty())
        return missing;
    missing = {MissingTree::Reason::Unreachable, unreachedFrom(arcs, underRoot)};
    if (!missing.words.empty())
        return missing;
    const bool isOneEnough = root == RootPolicy::Many || arcs.words() == 0
        || std::any_of(
            underRoot.begin(), underRoot.end(), [&](int word) { return unreachedFrom(arcs, {word}).empty(); });
    return isOneEnough ? std::nullopt : std::optional(MissingTree{MissingTree::Reason::OneRoot, {}});
}

ArcScores arcScoresOf(const SecondOrderScores& scores)
{
    ArcScores arcs(scores.words());
    for (int arc = 0; arc < scores.arcs().size(); ++arc)
        arcs.at(scores.arcs().head(arc), scores.arcs().dependent(arc)) = scores.arcs().score(arc);
    return arcs;
}

/// Whether an arc may be in a tree: as the first on its side, or beyond one that may be, itself, by `mayBe`. Under a
/// single root an arc from the root is the first.
bool hasPair(const SecondOrderScores& scores, RootPolicy root, int arc, const std::vector<bool>& mayBe)
{
    if (scores.sibling(ArcLists::noArc, arc) != forbiddenScore)
        return true;
    if (root == RootPolicy::Single && scores.arcs().head(arc) == 0)
        return false;
    for (int nearer = scores.arcs().listBegin(arc); nearer < arc; ++nearer) {
        if (mayBe[static_cast<std::size_t>(nearer)] && scores.sibling(nearer, arc) != forbiddenScore)
            return true;
    }
    return false;
}

/// Takes out of `arcs` those that have no pair beside the others in it; whether there was one.
bool dropArcsWithoutPair(const SecondOrderScores& scores, RootPolicy root, ArcScores& arcs)
{
    const ArcLists& lists = scores.arcs();
    std::vector<bool> mayBe(static_cast<std::size_t>(lists.size()));
    for (int arc = 0; arc < lists.size(); ++arc)
        mayBe[static_cast<std::size_t>(arc)] = arcs.at(lists.head(arc), lists.dependent(arc)) != forbiddenScore;
    bool dropped = false;
    for (int arc = 0; arc < lists.size(); ++arc) {
        if (mayBe[static_cast<std::size_t>(arc)] && !hasPair(scores, root, arc, mayBe)) {
            arcs.at(lists.head(arc), lists.dependent(arc)) = forbiddenScore;
            dropped = true;
        }
    }
    return dropped;
}

/// Why pairs allow no tree, where arcs that can have none prove it.
std::optional<MissingTree> whyNoTreeOfPairs(const SecondOrderScores& scores, RootPolicy root, ArcScores arcs)
{
    if (!dropArcsWithoutPair(scores, root, arcs))
        return std::nullopt;
    auto missing = whyNoTreeOfArcs(arcs, root);
    while (!missing && dropArcsWithoutPair(scores, root, arcs))
        missing = whyNoTreeOfArcs(arcs, root);
    if (!missing)
        return std::nullopt;
    // Of arcs dropped later the pair is forbidden at another word.
    ArcScores first = arcScoresOf(scores);
    dropArcsWithoutPair(scores, root, first);
    const auto ofFirst = whyNoTreeOfArcs(first, root);
    const bool isOfWords = ofFirst && ofFirst->reason == MissingTree::Reason::NoHead;
    return MissingTree{MissingTree::Reason::Pairs, isOfWords ? ofFirst->words : std::vector<int>()};
}

} // namespace

MissingTree whyNoTree(const ArcScores& arcs, RootPolicy root, bool isProjective)
{
    if (const auto missing = whyNoTreeOfArcs(arcs, root))
        return *missing;
    std::vector<int> heads;
    if (isProjective && !Eisner().decode(arcs, root, heads))
        return {MissingTree::Reason::Crossing, {}};
    return {MissingTree::Reason::Unfound, {}};
}

MissingTree whyNoTree(const SecondOrderScores& scores, RootPolicy root, bool isProjective)
{
    const ArcScores arcs = arcScoresOf(scores);
    MissingTree missing = whyNoTree(arcs, root, isProjective);
    if (missing.reason != MissingTree::Reason::Unfound)
        return missing;
    if (const auto ofPairs = whyNoTreeOfPairs(scores, root, arcs))
        return *ofPairs;
    std::vector<int> heads;
    if (isProjective && !Eisner2().decode(scores, root, heads))
        missing.reason = MissingTree::Reason::ProjectivePairs;
    return missing;
}

} // namespace arcwright
