// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/graph_customs.h"

#include <algorithm>
#include <array>

#include "core/enhancing/arc_labels.h"
#include "core/enhancing/relative_clauses.h"
#include "core/enhancing/shared_arcs.h"
#include "core/enhancing/tree_relations.h"
#include "core/treebank/attribute_list.h"
#include "core/treebank/parents.h"
#include "core/validation/patterns.h"

namespace arcwright {

namespace {

/// So often a habit must have been possible to be one.
constexpr std::size_t fewestTimes = 8;

template <std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool hasArc(const Sentence& sentence, int head, int dependent)
{
    const auto& parents = sentence.word(dependent).parents;
    return std::any_of(parents.begin(), parents.end(), [&](const Parent& parent) {
        return parent.head == NodeId{head, 0};
    });
}

std::string_view placeName(SharedPlace place)
{
    return place == SharedPlace::BeforeAll ? "before " : place == SharedPlace::Between ? "between " : "behind ";
}

} // namespace

GraphCustoms::Habit GraphCustoms::markersOf(std::string_view relation)
{
    static constexpr std::array<std::string_view, 3> without{"nmod:poss", "acl:relcl", "advcl:relcl"};
    return {EnhancementKind::Labels, "markers " + std::string(relation), !isOneOf(without, relation),
        "markers of " + std::string(mainRelation(relation))};
}

GraphCustoms::Habit GraphCustoms::parentsBy(std::string_view main)
{
    static constexpr std::array<std::string_view, 6> without{
        "root", "parataxis", "list", "discourse", "vocative", "reparandum"};
    return {EnhancementKind::Conjuncts, "parents " + std::string(main), !isOneOf(without, main)};
}

GraphCustoms::Habit GraphCustoms::dependentsAt(SharedPlace place, std::string_view main)
{
    static constexpr std::array<std::string_view, 2> before{"nsubj", "csubj"};
    static constexpr std::array<std::string_view, 6> behind{"nsubj", "csubj", "obj", "iobj", "ccomp", "xcomp"};
    const bool isUsual = place == SharedPlace::BeforeAll ? isOneOf(before, main)
                                                         : place == SharedPlace::BehindAll && isOneOf(behind, main);
    return {EnhancementKind::Dependents, std::string(placeName(place)).append(main), isUsual, {}, isUsual ? 0.5 : 0.75};
}

GraphCustoms::Habit GraphCustoms::controlledBy(std::string_view uposOfHead, std::string_view uposOfPredicate)
{
    return {EnhancementKind::Controlled,
        std::string("controlled ").append(uposOfHead).append(" ").append(uposOfPredicate), true,
        std::string("controlled of ").append(uposOfPredicate)};
}

void GraphCustoms::count(std::string_view name, bool did)
{
    Times& times = m_habits[std::string(name)];
    ++times.could;
    times.did += did ? 1 : 0;
}

void GraphCustoms::count(const Habit& habit, bool did)
{
    count(habit.name, did);
    if (!habit.wider.empty())
        count(habit.wider, did);
    if (!habit.isUsual)
        return;
    Times& times = m_kinds[static_cast<std::size_t>(habit.kind)];
    ++times.could;
    times.did += did ? 1 : 0;
}

bool GraphCustoms::isKnown(std::string_view name) const
{
    const auto found = m_habits.find(name);
    return found != m_habits.end() && found->second.could >= fewestTimes;
}

bool GraphCustoms::has(std::string_view name, bool otherwise, double share) const
{
    if (!isKnown(name))
        return otherwise;
    const Times& times = m_habits.find(name)->second;
    return static_cast<double>(times.did) > share * static_cast<double>(times.could);
}

/// What is done is a custom; what is not done, only where graphs are finished as far as this kind goes.
bool GraphCustoms::has(const Habit& habit) const
{
    if (!habit.isUsual || !isShown(habit.kind))
        return has(habit.name, habit.isUsual, habit.share) || habit.isUsual;
    return isKnown(habit.name) ? has(habit.name, true, habit.share) : has(habit.wider, true, habit.share);
}

bool GraphCustoms::isShown(EnhancementKind kind) const
{
    const Times& times = m_kinds[static_cast<std::size_t>(kind)];
    return m_graphs == Graphs::Finished || (times.could > 0 && 3 * times.did >= 2 * times.could);
}

void GraphCustoms::addTree(const Sentence& sentence)
{
    if (sentence.problem || !holdsEnhancedGraph(sentence))
        return;
    for (const Token& word : sentence.tokens) {
        if (word.upos == "NOUN" || word.upos == "PROPN")
            count("nouns have Case", attribute(word.feats, "Case").has_value());
    }
}

void GraphCustoms::add(const Sentence& sentence)
{
    addTree(sentence);
    if (sentence.problem || !holdsEnhancedGraph(sentence)
        || std::all_of(
            sentence.tokens.begin(), sentence.tokens.end(), [](const Token& word) { return word.parents.empty(); }))
        return;
    const TreeRelations tree(sentence);
    countLabels(tree);
    countConjuncts(tree);
    countControlled(tree);
    countRelatives(tree);
    countGaps(tree);
}

void GraphCustoms::countLabels(const TreeRelations& tree)
{
    for (int word = 1; word <= tree.size(); ++word) {
        const Token& token = tree.sentence().word(word);
        const auto copy = basicCopy(token);
        if (copy == token.parents.end())
            continue;
        const std::string_view appended
            = std::string_view(copy->relation).substr(std::min(token.relation.size() + 1, copy->relation.size()));
        const Marker marker = markerOf(tree, word, token.relation, false);
        const Marker adverb = markerOf(tree, word, token.relation, true);
        if (!marker.text.empty())
            count(markersOf(token.relation), appended.starts_with(marker.text));
        else if (!adverb.text.empty())
            count("adverbs", appended.starts_with(adverb.text));
        if (!marker.kase.empty())
            count("Case", appended.ends_with(marker.kase));
    }
}

void GraphCustoms::countConjuncts(const TreeRelations& tree)
{
    for (int conjunct = 1; conjunct <= tree.size(); ++conjunct) {
        if (!tree.isConjunct(conjunct))
            continue;
        const int head = tree.head(conjunct);
        if (tree.head(head) != kNoHead && !tree.isConjunct(head))
            count(parentsBy(tree.main(head)), hasArc(tree.sentence(), tree.head(head), conjunct));
        for (const int dependent : tree.dependents(head)) {
            if (isSharable(tree, head, conjunct, dependent))
                count(dependentsAt(placeOf(tree, head, dependent), tree.main(dependent)),
                    hasArc(tree.sentence(), conjunct, dependent));
        }
    }
}

void GraphCustoms::countControlled(const TreeRelations& tree)
{
    for (int predicate = 1; predicate <= tree.size(); ++predicate) {
        if (tree.main(predicate) != "xcomp" || tree.head(predicate) <= kRoot || tree.hasSubject(predicate))
            continue;
        const int head = tree.head(predicate);
        bool isAny = false;
        for (const Token& word : tree.sentence().tokens) {
            for (const Parent& parent : word.parents) {
                if (parent.head != NodeId{predicate, 0} || mainRelation(parent.relation) != "nsubj")
                    continue;
                isAny = true;
                count("xsubj", parent.relation == "nsubj:xsubj");
            }
        }
        if (tree.hasDependent(head, {"nsubj", "obj", "iobj"}))
            count(controlledBy(tree.sentence().word(head).upos, tree.sentence().word(predicate).upos), isAny);
    }
}

void GraphCustoms::countRelatives(const TreeRelations& tree)
{
    for (int clause = 1; clause <= tree.size(); ++clause) {
        const BareRelative bare = bareRelative(tree, clause);
        if (bare.predicate != 0)
            count("bare relatives", hasArc(tree.sentence(), bare.predicate, tree.head(clause)));
    }
}

void GraphCustoms::countGaps(const TreeRelations& tree)
{
    for (int word = 1; word <= tree.size(); ++word) {
        const auto& parents = tree.sentence().word(word).parents;
        const auto empty
            = std::find_if(parents.begin(), parents.end(), [](const Parent& parent) { return parent.head.empty != 0; });
        if (empty == parents.end() || !tree.isConjunct(word))
            continue;
        int first = word;
        bool hasOrphan = false;
        for (const int dependent : tree.dependents(word)) {
            const bool isOrphan = tree.main(dependent) == "orphan";
            first = isOrphan ? std::min(first, dependent) : first;
            hasOrphan = hasOrphan || isOrphan;
        }
        if (hasOrphan)
            count("gaps behind first", empty->head.word == first);
    }
}

bool GraphCustoms::appendsMarkers(std::string_view relation) const
{
    return has(markersOf(relation));
}

bool GraphCustoms::appendsCase() const
{
    const bool isUsual = has("nouns have Case", false);
    return has("Case", isUsual) || (isUsual && !isShown(EnhancementKind::Labels));
}

bool GraphCustoms::appendsAdverbs() const
{
    return has("adverbs", false);
}

bool GraphCustoms::sharesParents(std::string_view relation) const
{
    return has(parentsBy(mainRelation(relation)));
}

bool GraphCustoms::sharesDependents(SharedPlace place, std::string_view relation) const
{
    return has(dependentsAt(place, mainRelation(relation)));
}

std::string GraphCustoms::controlledRelation(std::string_view subject) const
{
    return std::string(mainRelation(subject)).append(has("xsubj", true) ? ":xsubj" : "");
}

bool GraphCustoms::tellsControlled(std::string_view uposOfHead, std::string_view uposOfPredicate) const
{
    return has(controlledBy(uposOfHead, uposOfPredicate));
}

bool GraphCustoms::fillsBareRelatives() const
{
    return has("bare relatives", false);
}

bool GraphCustoms::putsGapsBehindFirstWord() const
{
    return has("gaps behind first", false);
}

} // namespace arcwright
