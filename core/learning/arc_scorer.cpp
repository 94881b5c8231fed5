// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/arc_scorer.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace arcwright {

namespace {

bool seesBothEnds(const Template& source)
{
    return source.sees(Role::Head) && source.sees(Role::Dependent);
}

std::size_t nodeBin(int node, int bin)
{
    return static_cast<std::size_t>(node) * distanceBins + static_cast<std::size_t>(bin);
}

void addRow(float* sums, const float* row, std::size_t length)
{
    for (std::size_t i = 0; i < length; ++i)
        sums[i] += row[i];
}

/// Distinct tags of one sentence that are told apart between the ends of an arc. No tag set comes near; tags that are
/// not really tags would otherwise take memory by their square.
constexpr std::size_t mostCoarseTags = 64;

using Four = float __attribute__((vector_size(16)));

/// The maximum of a row whose length is a multiple of four.
float maximum(const float* values, std::size_t length)
{
    Four lanes;
    std::memcpy(&lanes, values, sizeof lanes);
    for (std::size_t i = 4; i < length; i += 4) {
        Four next;
        std::memcpy(&next, values + i, sizeof next);
        lanes = next > lanes ? next : lanes;
    }
    return std::max(std::max(lanes[0], lanes[1]), std::max(lanes[2], lanes[3]));
}

} // namespace

ArcScorer::ArcScorer()
    : m_arcParts(parseTemplates(arcTemplateTable())), m_relationParts(parseTemplates(relationTemplateTable()))
{
}

void ArcScorer::prepare(const TokenSymbols& symbols, const ArcFilter& filter)
{
    m_words = symbols.size();
    m_filter = &filter;
    filter.tagNumbers(symbols, m_filterTags);
    m_arcParts.compute(symbols);
    m_relationParts.compute(symbols);

    m_coarse.clear();
    m_coarseSymbols.clear();
    m_coarseNodes.clear();
    for (int node = 0; node <= m_words; ++node) {
        const std::uint64_t tag = symbols.at(node, Attribute::Coarse);
        const auto found = std::find(m_coarseSymbols.begin(), m_coarseSymbols.end(), tag);
        const auto number = static_cast<std::size_t>(found - m_coarseSymbols.begin());
        m_coarse.push_back(static_cast<std::uint32_t>(std::min(number, mostCoarseTags - 1)));
        if (number == m_coarseSymbols.size() && number < mostCoarseTags) {
            m_coarseSymbols.push_back(tag);
            m_coarseNodes.push_back(node);
        }
    }
}

void ArcScorer::collectActive(int head)
{
    m_active.clear();
    for (int dependent = 1; dependent <= m_words; ++dependent) {
        if (dependent != head && m_filter->passes(m_filterTags, head, dependent))
            activate(head, dependent);
    }
}

void ArcScorer::activate(int head, int dependent)
{
    const DistanceSalts& salts = distanceSalts();
    m_active.push_back({dependent, salts.byDirection[static_cast<std::size_t>(direction(head, dependent))],
        salts.byDistance[static_cast<std::size_t>(distanceBin(head, dependent))]});
}

/// The features that see one end only: summed once a node and bin, not once an arc.
void ArcScorer::sumEnds(const Weights& weights)
{
    const DistanceSalts& salts = distanceSalts();
    const float* values = weights.data();
    const auto cells = (static_cast<std::size_t>(m_words) + 1) * distanceBins;
    m_headSums.assign(cells, 0.0F);
    m_dependentSums.assign(cells, 0.0F);
    const int usedBins = m_words == 0 ? 0 : distanceBin(0, m_words) + 1;
    for (std::size_t index = 0; index < m_arcParts.templates().size(); ++index) {
        const Template& source = m_arcParts.templates()[index];
        if (seesBothEnds(source))
            continue;
        const bool ofHead = source.sees(Role::Head);
        const std::uint64_t* parts = ofHead ? m_arcParts.headParts(index) : m_arcParts.dependentParts(index);
        float* sums = ofHead ? m_headSums.data() : m_dependentSums.data();
        for (int node = ofHead ? 0 : 1; node <= m_words; ++node) {
            for (int side = 0; side < 2; ++side) {
                const float byDirection
                    = values[weights.arcIndex(parts[node] + salts.byDirection[static_cast<std::size_t>(side)])];
                for (int bin = side * binsPerDirection; bin < side * binsPerDirection + usedBins; ++bin) {
                    float& sum = sums[nodeBin(node, bin)];
                    sum += byDirection;
                    if (source.distance == Distance::Both)
                        sum += values[weights.arcIndex(parts[node] + salts.byDistance[static_cast<std::size_t>(bin)])];
                }
            }
        }
    }
}

void ArcScorer::sumPairs(const Weights& weights, int head)
{
    const float* values = weights.data();
    m_sums.assign(m_active.size(), 0.0F);
    for (std::size_t index = 0; index < m_arcParts.templates().size(); ++index) {
        const Template& source = m_arcParts.templates()[index];
        if (!seesBothEnds(source))
            continue;
        const std::uint64_t headPart = m_arcParts.headParts(index)[head];
        const std::uint64_t* dependentParts = m_arcParts.dependentParts(index);
        if (source.distance == Distance::Both) {
            for (std::size_t i = 0; i < m_active.size(); ++i) {
                const std::uint64_t key = headPart + dependentParts[m_active[i].dependent];
                m_sums[i] += values[weights.arcIndex(key + m_active[i].directionSalt)]
                    + values[weights.arcIndex(key + m_active[i].distanceSalt)];
            }
        } else {
            for (std::size_t i = 0; i < m_active.size(); ++i) {
                const std::uint64_t key = headPart + dependentParts[m_active[i].dependent];
                m_sums[i] += values[weights.arcIndex(key + m_active[i].directionSalt)];
            }
        }
    }
}

float* ArcScorer::betweenRow(const Weights& weights, std::uint32_t headTag, std::uint32_t dependentTag, int side)
{
    const std::size_t tags = m_coarseSymbols.size();
    std::int32_t& at = m_betweenRowAt[(headTag * tags + dependentTag) * 2 + static_cast<std::size_t>(side)];
    if (at >= 0)
        return m_betweenRows.data() + at;
    at = static_cast<std::int32_t>(m_betweenRows.size());
    const auto nodes = static_cast<std::size_t>(m_words) + 1;
    m_betweenRows.resize(m_betweenRows.size() + nodes + 1);
    float* row = m_betweenRows.data() + at;
    const std::uint64_t salt = distanceSalts().byDirection[static_cast<std::size_t>(side)];
    m_betweenWeights.resize(tags);
    for (std::size_t tag = 0; tag < tags; ++tag) {
        const std::uint64_t key
            = betweenKey(m_coarseSymbols[headTag], m_coarseSymbols[tag], m_coarseSymbols[dependentTag]);
        m_betweenWeights[tag] = weights.data()[weights.arcIndex(key + salt)];
    }
    row[0] = 0;
    for (std::size_t node = 0; node < nodes; ++node)
        row[node + 1] = row[node] + m_betweenWeights[m_coarse[node]];
    return row;
}

float ArcScorer::betweenSum(const Weights& weights, int head, int dependent)
{
    const int left = std::min(head, dependent);
    const int right = std::max(head, dependent);
    if (right - left < 2)
        return 0;
    const float* row = betweenRow(weights, m_coarse[static_cast<std::size_t>(head)],
        m_coarse[static_cast<std::size_t>(dependent)], direction(head, dependent));
    return row[right] - row[left + 1];
}

void ArcScorer::sumRelationEnds(const Weights& weights)
{
    const std::size_t length = weights.rowLength();
    const std::size_t nodes = static_cast<std::size_t>(m_words) + 1;
    m_headRelations.assign(nodes * 2 * length, 0.0F);
    m_dependentRelations.assign(nodes * 2 * length, 0.0F);
    // Relations that only fill up the last vector must never win.
    for (std::size_t row = 0; row < nodes * 2; ++row)
        std::fill(m_headRelations.begin() + static_cast<std::ptrdiff_t>(row * length) + weights.relations(),
            m_headRelations.begin() + static_cast<std::ptrdiff_t>((row + 1) * length), forbiddenScore);
    for (std::size_t index = 0; index < m_relationParts.templates().size(); ++index) {
        const Template& source = m_relationParts.templates()[index];
        if (seesBothEnds(source))
            continue;
        const bool ofHead = source.sees(Role::Head);
        const std::uint64_t* parts = ofHead ? m_relationParts.headParts(index) : m_relationParts.dependentParts(index);
        float* sums = ofHead ? m_headRelations.data() : m_dependentRelations.data();
        for (std::size_t node = ofHead ? 0 : 1; node < nodes; ++node) {
            for (std::size_t side = 0; side < 2; ++side)
                addRow(sums + (node * 2 + side) * length,
                    weights.data() + weights.rowIndex(parts[node] + distanceSalts().byDirection[side]), length);
        }
    }
}

/// Of an arc of the gold tree `goldRelation` is its relation, else -1.
std::int16_t ArcScorer::bestRelation(
    const Weights& weights, int head, const Active& arc, int goldRelation, float& score)
{
    const std::size_t length = weights.rowLength();
    const auto side = static_cast<std::size_t>(direction(head, arc.dependent));
    const float* ofHead = m_headRelations.data() + (static_cast<std::size_t>(head) * 2 + side) * length;
    const float* ofDependent
        = m_dependentRelations.data() + (static_cast<std::size_t>(arc.dependent) * 2 + side) * length;
    m_relationSums.resize(length);
    for (std::size_t i = 0; i < length; ++i)
        m_relationSums[i] = ofHead[i] + ofDependent[i];
    for (std::size_t index = 0; index < m_relationParts.templates().size(); ++index) {
        const Template& source = m_relationParts.templates()[index];
        if (!seesBothEnds(source))
            continue;
        const std::uint64_t key
            = m_relationParts.headParts(index)[head] + m_relationParts.dependentParts(index)[arc.dependent];
        addRow(m_relationSums.data(), weights.data() + weights.rowIndex(key + arc.directionSalt), length);
        if (source.distance == Distance::Both)
            addRow(m_relationSums.data(), weights.data() + weights.rowIndex(key + arc.distanceSalt), length);
    }
    if (goldRelation >= 0) {
        for (std::size_t i = 0; i < length; ++i)
            m_relationSums[i] += i == static_cast<std::size_t>(goldRelation) ? 0.0F : 1.0F;
    }
    const float best = maximum(m_relationSums.data(), length);
    score += best;
    return static_cast<std::int16_t>(
        std::find(m_relationSums.begin(), m_relationSums.end(), best) - m_relationSums.begin());
}

void ArcScorer::score(
    const Weights& weights, ArcScores& scores, std::vector<std::int16_t>& relations, const LabelledTree* gold)
{
    scores.reset(m_words);
    relations.assign(static_cast<std::size_t>(scores.nodes()) * static_cast<std::size_t>(scores.nodes()), -1);
    m_betweenRows.clear();
    m_betweenRowAt.assign(m_coarseSymbols.size() * m_coarseSymbols.size() * 2, -1);
    sumEnds(weights);
    if (weights.relations() > 0)
        sumRelationEnds(weights);
    for (int head = 0; head <= m_words; ++head) {
        collectActive(head);
        scoreActive(weights, head, scores, relations, gold);
    }
}

void ArcScorer::scoreForbidden(
    const Weights& weights, int head, int dependent, ArcScores& scores, std::vector<std::int16_t>& relations)
{
    m_active.clear();
    activate(head, dependent);
    scoreActive(weights, head, scores, relations, nullptr);
}

void ArcScorer::scoreActive(
    const Weights& weights, int head, ArcScores& scores, std::vector<std::int16_t>& relations, const LabelledTree* gold)
{
    sumPairs(weights, head);
    for (std::size_t i = 0; i < m_active.size(); ++i) {
        const int dependent = m_active[i].dependent;
        const int bin = distanceBin(head, dependent);
        float score = m_sums[i] + m_headSums[nodeBin(head, bin)] + m_dependentSums[nodeBin(dependent, bin)]
            + betweenSum(weights, head, dependent);
        const auto goldRelation = gold == nullptr ? std::nullopt : gold->relationOf(head, dependent);
        if (gold != nullptr)
            score += !goldRelation ? 1.0F : gold->isGraph ? -1.0F : 0.0F;
        if (weights.relations() > 0)
            relations[scores.index(head, dependent)]
                = bestRelation(weights, head, m_active[i], goldRelation.value_or(-1), score);
        scores.at(head, dependent) = score;
    }
}

void ArcScorer::addArc(FeatureVector& features, const Weights& weights, int head, int dependent, float count) const
{
    const auto add = [&](const auto& feature) { features.add(weights.arcIndex(feature.key), count); };
    forEachArcFeature(head, dependent, add);
    forEachBetween(head, dependent, add);
}

void ArcScorer::addRelation(
    FeatureVector& features, const Weights& weights, int head, int dependent, int relation, float count) const
{
    if (relation < 0)
        return;
    forEachRelationFeature(head, dependent, [&](const FiredFeature& feature) {
        features.add(weights.rowIndex(feature.key) + static_cast<std::size_t>(relation), count);
    });
}

} // namespace arcwright
