// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/sentence_parser.h"

#include <algorithm>
#include <limits>

#include "core/decoding/constraints.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

/// The number of the list of dependents that an arc is in: one a head and side.
std::size_t listOf(const LabelledArc& arc)
{
    return static_cast<std::size_t>(arc.head) * 2 + static_cast<std::size_t>(directionOf(arc.head, arc.dependent));
}

constexpr std::size_t mostCells = std::size_t{1} << 26; // of sibling scores: 256 MB
constexpr int headsOfLong = 8; // kept for each word where there would be more cells

} // namespace

void SentenceParser::stopWith(const std::stop_token& stop)
{
    m_stop = stop;
    m_headScorer.stopWith(stop);
    m_arcScorer.stopWith(stop);
    m_eisner.stopWith(stop);
    m_eisner2.stopWith(stop);
    m_eisnerSpan.stopWith(stop);
    m_hillClimbing.stopWith(stop);
    m_multiParent.stopWith(stop);
    m_manyClimbs.stopWith(stop);
}

void SentenceParser::parse(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
    const DecoderSettings& settings, const LabelledTree* gold, KeptCandidates* kept)
{
    m_constraints.clear();
    findCandidates(symbols, filter, settings.root, kept);
    score(symbols, weights, gold);
    decode(weights, settings, nullptr);
    takeRelations();
}

Trace SentenceParser::parseTraced(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
    const DecoderSettings& settings, TraceDetail detail)
{
    Listener listener{detail, {}};
    m_constraints.clear();
    findCandidates(symbols, filter, settings.root);
    score(symbols, weights, nullptr);
    decode(weights, settings, &listener);
    takeRelations();
    return std::move(listener.trace);
}

void SentenceParser::parseUnder(std::span<const Constraint> constraints, const TokenSymbols& symbols,
    const ArcFilter& filter, const Weights& weights, const DecoderSettings& settings)
{
    m_constraints.assign(constraints.begin(), constraints.end());
    findCandidates(symbols, filter, settings.root);
    score(symbols, weights, nullptr);
    if (!decodeUnder(weights, settings)) {
        // The arcs that the filter left may not have the ways round the pinned ones.
        m_candidates.takePassing(symbols, ArcFilter());
        score(symbols, weights, nullptr);
        if (!decodeUnder(weights, settings) && isProjective(settings.decoder)) {
            DecoderSettings ofAllTrees = settings;
            ofAllTrees.decoder = withoutProjectivity(settings.decoder);
            score(symbols, weights, nullptr);
            decodeUnder(weights, ofAllTrees);
        }
    }
    takeRelations();
}

/// Whether there is a tree. Pruning keeps heads for a tree of the constrained scores.
bool SentenceParser::decodeUnder(const Weights& weights, DecoderSettings settings)
{
    for (const Constraint& constraint : m_constraints) {
        if (constraint.isPin() && m_scores.at(constraint.head, constraint.dependent) == forbiddenScore)
            m_arcScorer.scoreFurther(weights, constraint.head, constraint.dependent, m_scores, m_relations);
    }
    constrain(m_scores, m_constraints, findsGraphs(settings.decoder) ? GraphShape::Graph : GraphShape::Tree);
    decode(weights, settings, nullptr);
    return hasTree();
}

double SentenceParser::relationScore(const Weights& weights, int head, int dependent, std::int16_t relation) const
{
    FeatureVector features;
    m_arcScorer.addRelation(features, weights, head, dependent, relation, 1);
    return features.dot(weights);
}

void SentenceParser::findCandidates(
    const TokenSymbols& symbols, const ArcFilter& filter, RootPolicy root, KeptCandidates* kept)
{
    if (kept != nullptr && !kept->ends.empty()) {
        m_candidates.take(*kept);
        return;
    }
    m_candidates.takePassing(symbols, filter);
    if (const HeadRanking* ranking = filter.ranking()) {
        m_headScorer.prepare(symbols);
        m_headScorer.score(ranking->weights, m_candidates, m_scores, m_relations);
        m_eisner.decode(m_scores, root, m_tree.heads);
        m_candidates.keepLikely(m_scores, ranking->margin, m_tree.heads);
        if (kept != nullptr && !m_stop.stop_requested()) // else the scores may be those of a part
            *kept = m_candidates.kept();
    }
}

void SentenceParser::score(const TokenSymbols& symbols, const Weights& weights, const LabelledTree* gold)
{
    m_arcScorer.prepare(symbols);
    m_arcScorer.score(weights, m_candidates, m_scores, m_relations, gold);
    if (weights.hasSiblings())
        m_siblingScorer.prepare(symbols);
    if (weights.hasWholeTrees())
        m_wholeTrees.prepare(symbols);
    if (weights.hasInside())
        m_inside.prepare(symbols);
}

/// Of a word's parents the tree has the one of the best arc, before all those with relations that occur in trees.
void SentenceParser::takeGraph(const DecoderSettings& settings)
{
    m_tree.heads.assign(static_cast<std::size_t>(m_scores.nodes()), kNoHead);
    const auto rank = [&](int head, int word) {
        const std::size_t index = m_scores.index(head, word);
        const bool isOfTrees = settings.treeRelations == 0 || m_relations[index] < settings.treeRelations;
        return std::pair(isOfTrees, m_scores.at(head, word));
    };
    for (const Arc& arc : m_graph) {
        int& head = m_tree.heads[static_cast<std::size_t>(arc.dependent)];
        if (head == kNoHead || rank(arc.head, arc.dependent) > rank(head, arc.dependent))
            head = arc.head;
    }
    for (const Arc& arc : m_graph) {
        if (m_tree.heads[static_cast<std::size_t>(arc.dependent)] != arc.head)
            m_tree.further.push_back({arc.dependent, arc.head, m_relations[m_scores.index(arc.head, arc.dependent)]});
    }
}

void SentenceParser::takeRelations()
{
    m_tree.relations.assign(m_tree.heads.size(), -1);
    for (std::size_t word = 1; word < m_tree.heads.size(); ++word) {
        if (m_tree.heads[word] != kNoHead)
            m_tree.relations[word] = m_relations[m_scores.index(m_tree.heads[word], static_cast<int>(word))];
    }
}

/// Calls `decode(tracer)` with a recorder where somebody listens.
template <class Step, class Decode>
void SentenceParser::run(Listener* listener, Decode decode)
{
    if (listener == nullptr) {
        NullTracer nobody;
        decode(nobody);
    } else {
        StepRecorder<Step> recorder(listener->detail);
        decode(recorder);
        listener->trace = recorder.takeSteps();
    }
}

void SentenceParser::decode(const Weights& weights, const DecoderSettings& settings, Listener* listener)
{
    const auto keep = [&](const std::optional<double>& score) {
        m_treeScore = score.value_or(-std::numeric_limits<double>::infinity());
    };
    m_root = settings.root;
    m_isSearchedLess = false;
    m_tree.isGraph = findsGraphs(settings.decoder);
    m_tree.further.clear();
    if (m_stop.stop_requested()) {
        m_tree.heads.assign(static_cast<std::size_t>(m_scores.nodes()), kNoHead);
        keep(std::nullopt);
        return;
    }
    switch (settings.decoder) {
    case Decoder::Eisner:
        run<ChartStep>(
            listener, [&](auto& tracer) { keep(m_eisner.decode(m_scores, settings.root, m_tree.heads, tracer)); });
        break;
    case Decoder::EisnerSpan:
        m_inside.take(weights, m_scores, m_relations);
        run<ChartStep>(listener, [&](auto& tracer) {
            keep(m_eisnerSpan.decode(m_scores, m_inside, settings.root, m_tree.heads, m_spanRelations, tracer));
        });
        break;
    case Decoder::Cle:
        run<ContractionStep>(listener,
            [&](auto& tracer) { keep(m_chuLiuEdmonds.decode(m_scores, settings.root, m_tree.heads, tracer)); });
        break;
    case Decoder::Eisner2:
        scoreSiblings(weights, settings);
        run<ChartStep>(listener,
            [&](auto& tracer) { keep(m_eisner2.decode(m_secondOrder, settings.root, m_tree.heads, tracer)); });
        break;
    case Decoder::Hill:
        scoreSiblings(weights, settings);
        run<MoveStep>(listener, [&](auto& tracer) {
            const auto climbed
                = m_hillClimbing.decode(m_secondOrder, settings.root, settings.climb, m_tree.heads, tracer);
            keep(climbed ? std::optional(climbed->score) : std::nullopt);
        });
        break;
    case Decoder::Multi:
        scoreSiblings(weights, settings);
        run<MoveStep>(listener, [&](auto& tracer) {
            const auto climbed
                = m_multiParent.decode(m_secondOrder, settings.root, settings.climb, m_constraints, m_graph, tracer);
            keep(climbed ? std::optional(climbed->score) : std::nullopt);
        });
        takeGraph(settings);
        break;
    case Decoder::Restarts:
        scoreSiblings(weights, settings);
        climbFromMany(weights, settings, listener);
        break;
    }
}

void SentenceParser::climbFromMany(const Weights& weights, const DecoderSettings& settings, Listener* listener)
{
    m_wholeTrees.take(weights, m_secondOrder, settings.root);
    m_isSearchedLess = m_isSearchedLess || ManyClimbs::areFewerFor(m_secondOrder.words());
    run<MoveStep>(listener, [&](auto& tracer) {
        const auto found = m_manyClimbs.decode(m_secondOrder, m_wholeTrees, settings, m_tree.heads, tracer);
        m_treeScore = found ? found->score : -std::numeric_limits<double>::infinity();
    });
}

/// Only the heads that are best by first order are kept, those of the best projective tree, or of the best tree where
/// none is projective, so that there is one, and those that are pinned.
void SentenceParser::keepBestHeads(int kept, RootPolicy root)
{
    std::vector<float> pinned;
    for (const Constraint& constraint : m_constraints)
        pinned.push_back(m_scores.at(constraint.head, constraint.dependent));
    if (!m_eisner.decode(m_scores, root, m_tree.heads) && !m_constraints.empty())
        m_chuLiuEdmonds.decode(m_scores, root, m_tree.heads);
    m_pruner.keepBestHeads(m_scores, kept, m_tree.heads);
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        if (m_constraints[i].isPin())
            m_scores.at(m_constraints[i].head, m_constraints[i].dependent) = pinned[i];
    }
}

/// Where the heads that are to be kept would take more memory than there may be, fewer are.
void SentenceParser::scoreSiblings(const Weights& weights, const DecoderSettings& settings)
{
    if (settings.keptHeads > 0)
        keepBestHeads(settings.keptHeads, settings.root);
    const bool mayKeepFewer = settings.keptHeads <= 0 || settings.keptHeads > headsOfLong;
    if (mayKeepFewer && SecondOrderScores::cellsFor(m_scores, mostCells) > mostCells) {
        m_isSearchedLess = true;
        keepBestHeads(headsOfLong, settings.root);
    }
    m_secondOrder.reset(m_scores);
    if (weights.hasSiblings())
        m_siblingScorer.score(weights, m_secondOrder);
}

TreeScorer& SentenceParser::treeScorer(const DecoderSettings& settings)
{
    if (scoresWholeTrees(settings.decoder))
        return m_wholeTrees;
    if (scoresInside(settings.decoder))
        return m_inside;
    return m_pairScorer.emplace(m_secondOrder, settings.root);
}

double SentenceParser::differenceFrom(const LabelledTree& gold, const Weights& weights, FeatureVector& difference)
{
    double loss = 0;
    difference.clear();
    if (!hasTree())
        return 0; // nothing to compare with
    gold.listArcs(m_goldArcs);
    m_tree.listArcs(m_foundArcs);
    m_changed.assign(gold.heads.size() * 2, 0);
    const auto addWhole = [&](const LabelledArc& arc, float count) {
        m_arcScorer.addRelation(difference, weights, arc.head, arc.dependent, arc.relation, count);
        m_arcScorer.addArc(difference, weights, arc.head, arc.dependent, count);
        m_changed[listOf(arc)] = 1;
    };
    const double superfluous = gold.isGraph ? 1 : 0; // in trees, what is missing counts it already
    auto expected = m_goldArcs.begin();
    auto found = m_foundArcs.begin();
    const auto isBefore = [](const LabelledArc& first, const LabelledArc& second) {
        return std::pair(first.dependent, first.head) < std::pair(second.dependent, second.head);
    };
    while (expected != m_goldArcs.end() || found != m_foundArcs.end()) {
        if (found == m_foundArcs.end() || (expected != m_goldArcs.end() && isBefore(*expected, *found))) {
            addWhole(*expected++, 1);
            loss += 1;
        } else if (expected == m_goldArcs.end() || isBefore(*found, *expected)) {
            addWhole(*found++, -1);
            loss += superfluous;
        } else {
            if (weights.relations() > 0 && expected->relation != found->relation) {
                m_arcScorer.addRelation(
                    difference, weights, expected->head, expected->dependent, expected->relation, 1);
                m_arcScorer.addRelation(difference, weights, found->head, found->dependent, found->relation, -1);
                loss += 1 + superfluous;
            }
            ++expected;
            ++found;
        }
    }
    if (weights.hasSiblings()) {
        addChains(difference, weights, m_goldArcs, 1);
        addChains(difference, weights, m_foundArcs, -1);
    }
    if (weights.hasWholeTrees() && loss > 0) {
        m_wholeTrees.add(difference, weights, gold.heads, m_root, 1);
        m_wholeTrees.add(difference, weights, m_tree.heads, m_root, -1);
    }
    if (weights.hasInside() && loss > 0) {
        m_inside.add(difference, weights, gold, 1);
        m_inside.add(difference, weights, m_tree, -1);
    }
    difference.consolidate();
    return loss;
}

/// The features of all arcs with their siblings, of those heads and sides only where the trees differ.
void SentenceParser::addChains(
    FeatureVector& features, const Weights& weights, const std::vector<LabelledArc>& arcs, float count)
{
    const auto add = [&](const LabelledArc& arc) {
        int& last = m_last[static_cast<std::size_t>(arc.head)];
        if (m_changed[listOf(arc)] != 0)
            m_siblingScorer.add(features, weights, arc.head, last, arc.dependent, count);
        last = arc.dependent;
    };
    m_last.assign(m_tree.heads.size(), kNoHead);
    for (const auto& arc : arcs) {
        if (arc.head < arc.dependent)
            add(arc);
    }
    m_last.assign(m_tree.heads.size(), kNoHead);
    for (auto arc = arcs.rbegin(); arc != arcs.rend(); ++arc) {
        if (arc->head > arc->dependent)
            add(*arc);
    }
}

} // namespace arcwright
