// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_parser.h"

#include <array>
#include <limits>

#include "core/decoding/constraints.h"
#include "core/treebank/graph.h"

namespace arcwright {

void SentenceParser::parse(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
    const DecoderSettings& settings, const LabelledTree* gold)
{
    score(symbols, filter, weights, gold);
    decode(weights, settings, nullptr);
    takeRelations();
}

Trace SentenceParser::parseTraced(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
    const DecoderSettings& settings, TraceDetail detail)
{
    Listener listener{detail, {}};
    score(symbols, filter, weights, nullptr);
    decode(weights, settings, &listener);
    takeRelations();
    return std::move(listener.trace);
}

void SentenceParser::parseWith(const Arc& arc, const TokenSymbols& symbols, const ArcFilter& filter,
    const Weights& weights, const DecoderSettings& settings)
{
    score(symbols, filter, weights, nullptr);
    if (m_scores.at(arc.head, arc.dependent) == forbiddenScore)
        m_arcScorer.scoreForbidden(weights, arc.head, arc.dependent, m_scores, m_relations);
    const bool isProjective = settings.decoder == Decoder::Eisner || settings.decoder == Decoder::Eisner2;
    constrain(m_scores, std::array{Constraint::onlyHead(arc.head, arc.dependent)},
        isProjective ? GraphShape::ProjectiveTree : GraphShape::Tree);
    decode(weights, settings, nullptr);
    takeRelations();
}

double SentenceParser::relationScore(const Weights& weights, int head, int dependent, std::int16_t relation) const
{
    FeatureVector features;
    m_arcScorer.addRelation(features, weights, head, dependent, relation, 1);
    return features.dot(weights);
}

void SentenceParser::score(
    const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights, const LabelledTree* gold)
{
    m_arcScorer.prepare(symbols, filter);
    m_arcScorer.score(weights, m_scores, m_relations, gold);
    if (weights.hasSiblings())
        m_siblingScorer.prepare(symbols);
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
        listener->trace = recorder.steps();
    }
}

void SentenceParser::decode(const Weights& weights, const DecoderSettings& settings, Listener* listener)
{
    const auto keep = [&](const std::optional<double>& score) {
        m_treeScore = score.value_or(-std::numeric_limits<double>::infinity());
    };
    switch (settings.decoder) {
    case Decoder::Eisner:
        run<ChartStep>(
            listener, [&](auto& tracer) { keep(m_eisner.decode(m_scores, settings.root, m_tree.heads, tracer)); });
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
    }
}

/// Only the heads that are best by first order are kept, and those of the best projective tree, so that there is one.
void SentenceParser::scoreSiblings(const Weights& weights, const DecoderSettings& settings)
{
    if (settings.keptHeads > 0) {
        m_eisner.decode(m_scores, settings.root, m_tree.heads);
        m_pruner.keepBestHeads(m_scores, settings.keptHeads, m_tree.heads);
    }
    m_secondOrder.reset(m_scores);
    if (weights.hasSiblings())
        m_siblingScorer.score(weights, m_secondOrder);
}

double SentenceParser::differenceFrom(const LabelledTree& gold, const Weights& weights, FeatureVector& difference)
{
    double loss = 0;
    difference.clear();
    if (m_tree.heads.size() > 1 && m_tree.heads[1] == kNoHead)
        return 0; // no tree, nothing to compare with
    m_changed.assign(gold.heads.size() * 2, 0);
    const auto change = [&](int head, int word) {
        m_changed[static_cast<std::size_t>(2 * head + static_cast<int>(directionOf(head, word)))] = 1;
    };
    for (std::size_t node = 1; node < gold.heads.size(); ++node) {
        const int word = static_cast<int>(node);
        const int head = m_tree.heads[node];
        const bool wrongHead = head != gold.heads[node];
        const bool wrongRelation = weights.relations() > 0 && m_tree.relations[node] != gold.relations[node];
        if (!wrongHead && !wrongRelation)
            continue;
        ++loss;
        m_arcScorer.addRelation(difference, weights, gold.heads[node], word, gold.relations[node], 1);
        m_arcScorer.addRelation(difference, weights, head, word, m_tree.relations[node], -1);
        if (wrongHead) {
            m_arcScorer.addArc(difference, weights, gold.heads[node], word, 1);
            m_arcScorer.addArc(difference, weights, head, word, -1);
            change(gold.heads[node], word);
            change(head, word);
        }
    }
    if (weights.hasSiblings()) {
        addChains(difference, weights, gold.heads, 1);
        addChains(difference, weights, m_tree.heads, -1);
    }
    difference.consolidate();
    return loss;
}

/// The features of all arcs with their siblings, of those heads and sides only where the trees differ.
void SentenceParser::addChains(
    FeatureVector& features, const Weights& weights, const std::vector<int>& heads, float count)
{
    const int nodes = static_cast<int>(heads.size());
    const auto add = [&](int word) {
        const int head = heads[static_cast<std::size_t>(word)];
        int& last = m_last[static_cast<std::size_t>(head)];
        if (m_changed[static_cast<std::size_t>(2 * head + static_cast<int>(directionOf(head, word)))] != 0)
            m_siblingScorer.add(features, weights, head, last, word, count);
        last = word;
    };
    m_last.assign(heads.size(), kNoHead);
    for (int word = 1; word < nodes; ++word) {
        if (heads[static_cast<std::size_t>(word)] < word)
            add(word);
    }
    m_last.assign(heads.size(), kNoHead);
    for (int word = nodes - 1; word > 0; --word) {
        if (heads[static_cast<std::size_t>(word)] > word)
            add(word);
    }
}

} // namespace arcwright
