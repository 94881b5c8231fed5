// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/arc_scorer.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace arcwright {

namespace {

bool seesBothEnds(const Template& source)
{
    return source.sees(Role::Head) && source.sees(Role::Dependent);
}

using Four = float __attribute__((vector_size(16)));

Four load(const float* values)
{
    Four four;
    std::memcpy(&four, values, sizeof four);
    return four;
}

/// Sums rows whose length is a multiple of four, each number in the order of the rows.
void sumRows(std::span<const float* const> rows, std::size_t length, float* sums)
{
    for (std::size_t i = 0; i < length; i += 4) {
        Four sum{};
        for (const float* row : rows)
            sum += load(row + i);
        std::memcpy(sums + i, &sum, sizeof sum);
    }
}

/// Distinct tags of one sentence that are told apart between the ends of an arc. No tag set comes near; tags that are
/// not really tags would otherwise take memory by their square.
constexpr std::size_t mostCoarseTags = 64;

/// The maximum of a row whose length is a multiple of four.
float maximum(const float* values, std::size_t length)
{
    Four lanes = load(values);
    for (std::size_t i = 4; i < length; i += 4) {
        const Four next = load(values + i);
        lanes = next > lanes ? next : lanes;
    }
    return std::max(std::max(lanes[0], lanes[1]), std::max(lanes[2], lanes[3]));
}

} // namespace

ArcScorer::ArcScorer()
    : m_arcParts(parseTemplates(arcTemplateTable())), m_relationParts(parseTemplates(relationTemplateTable()))
{
}

ArcScorer::ArcScorer(std::span<const TemplateSource> arcTemplates)
    : m_arcParts(parseTemplates(arcTemplates)), m_relationParts(std::vector<Template>())
{
}

void ArcScorer::prepare(const TokenSymbols& symbols)
{
    m_words = symbols.size();
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

/// Keys first, so that the weights of all are on their way when the first of them is added.
void ArcScorer::sumTemplates(const Weights& weights, int head)
{
    const float* values = weights.data();
    const std::size_t templates = m_arcParts.templates().size();
    const std::size_t withDistance = m_arcParts.withDistance();
    const std::uint64_t* headParts = m_arcParts.of(Role::Head, head);
    m_keys.resize(m_active.size() * templates);
    std::uint64_t* keys = m_keys.data();
    for (const auto& [dependent, place] : m_active) {
        const std::uint64_t* dependentParts = m_arcParts.of(Role::Dependent, dependent);
        for (std::size_t index = 0; index < templates; ++index) {
            keys[index] = place.directed(headParts[index] + dependentParts[index]);
            __builtin_prefetch(values + weights.arcIndex(keys[index]));
        }
        keys += templates;
    }
    keys = m_keys.data();
    m_sums.clear();
    for (const auto& [dependent, place] : m_active) {
        float sum = 0;
        float ofDistance = 0; // apart, so that the processor can add both at a time
        for (std::size_t index = 0; index < withDistance; ++index) {
            sum += values[weights.arcIndex(keys[index])];
            ofDistance += values[weights.arcIndex(place.withDistance(keys[index]))];
        }
        for (std::size_t index = withDistance; index < templates; ++index)
            sum += values[weights.arcIndex(keys[index])];
        m_sums.push_back(sum + ofDistance);
        keys += templates;
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
    const ArcPlace place = side == 0 ? ArcPlace(0, 1) : ArcPlace(1, 0);
    m_betweenWeights.resize(tags);
    for (std::size_t tag = 0; tag < tags; ++tag) {
        const std::uint64_t key
            = betweenKey(m_coarseSymbols[headTag], m_coarseSymbols[tag], m_coarseSymbols[dependentTag]);
        m_betweenWeights[tag] = weights.data()[weights.arcIndex(place.directed(key))];
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

/// Notes a row that is to be summed, and has it fetched while others are found.
void ArcScorer::addRow(const Weights& weights, std::uint64_t key)
{
    const float* row = weights.data() + weights.rowIndex(key);
    constexpr std::size_t line = 16; // floats that are fetched together
    for (std::size_t i = 0; i < weights.rowLength(); i += line)
        __builtin_prefetch(row + i);
    m_rows.push_back(row);
}

/// The scores that features of one end of an arc only add to each relation: summed once a node and direction, where an
/// arc asks for it.
const float* ArcScorer::relationsOfEnd(const Weights& weights, Role end, int node, const ArcPlace& place, int side)
{
    const std::size_t length = weights.rowLength();
    const auto nodes = static_cast<std::size_t>(m_words) + 1;
    const std::size_t row
        = ((end == Role::Head ? nodes : 0) + static_cast<std::size_t>(node)) * 2 + static_cast<std::size_t>(side);
    float* sums = m_endRelations.data() + row * length;
    if (m_endIsSummed[row] != 0)
        return sums;
    m_endIsSummed[row] = 1;
    m_rows.clear();
    for (std::size_t index = 0; index < m_relationParts.templates().size(); ++index) {
        const Template& source = m_relationParts.templates()[index];
        if (!seesBothEnds(source) && source.sees(end))
            addRow(weights, place.directed(m_relationParts.of(end, node)[index]));
    }
    sumRows(m_rows, length, sums);
    // Relations that only fill up the last vector must never win.
    std::fill(sums + weights.relations(), sums + length, forbiddenScore);
    return sums;
}

/// Of an arc of the gold tree `goldRelation` is its relation, else -1.
std::int16_t ArcScorer::bestRelation(
    const Weights& weights, int head, const Active& arc, int goldRelation, float& score)
{
    const std::size_t length = weights.rowLength();
    const int side = direction(head, arc.dependent);
    const float* ofHead = relationsOfEnd(weights, Role::Head, head, arc.place, side);
    const float* ofDependent = relationsOfEnd(weights, Role::Dependent, arc.dependent, arc.place, side);
    m_rows.assign({ofHead, ofDependent});
    for (std::size_t index = 0; index < m_relationParts.templates().size(); ++index) {
        const Template& source = m_relationParts.templates()[index];
        if (!seesBothEnds(source))
            continue;
        const std::uint64_t key = arc.place.directed(
            m_relationParts.of(Role::Head, head)[index] + m_relationParts.of(Role::Dependent, arc.dependent)[index]);
        addRow(weights, key);
        if (source.distance == Distance::Both)
            addRow(weights, arc.place.withDistance(key));
    }
    m_relationSums.resize(length);
    sumRows(m_rows, length, m_relationSums.data());
    if (goldRelation >= 0) {
        for (std::size_t i = 0; i < length; ++i)
            m_relationSums[i] += i == static_cast<std::size_t>(goldRelation) ? 0.0F : 1.0F;
    }
    const float best = maximum(m_relationSums.data(), length);
    score += best;
    return static_cast<std::int16_t>(
        std::find(m_relationSums.begin(), m_relationSums.end(), best) - m_relationSums.begin());
}

void ArcScorer::score(const Weights& weights, const ArcCandidates& candidates, ArcScores& scores,
    std::vector<std::int16_t>& relations, const LabelledTree* gold)
{
    scores.reset(m_words);
    relations.assign(static_cast<std::size_t>(scores.nodes()) * static_cast<std::size_t>(scores.nodes()), -1);
    m_betweenRows.clear();
    m_betweenRowAt.assign(m_coarseSymbols.size() * m_coarseSymbols.size() * 2, -1);
    const std::size_t ends = 4 * static_cast<std::size_t>(scores.nodes());
    m_endIsSummed.assign(weights.relations() > 0 ? ends : 0, 0);
    m_endRelations.resize(m_endIsSummed.size() * weights.rowLength());
    for (int head = 0; head <= m_words && !m_stop.stop_requested(); ++head) {
        m_active.clear();
        for (const int dependent : candidates.dependentsOf(head))
            m_active.push_back({dependent, ArcPlace(head, dependent)});
        scoreActive(weights, head, scores, relations, gold);
    }
}

void ArcScorer::scoreFurther(
    const Weights& weights, int head, int dependent, ArcScores& scores, std::vector<std::int16_t>& relations)
{
    m_active.clear();
    m_active.push_back({dependent, ArcPlace(head, dependent)});
    scoreActive(weights, head, scores, relations, nullptr);
}

void ArcScorer::scoreActive(
    const Weights& weights, int head, ArcScores& scores, std::vector<std::int16_t>& relations, const LabelledTree* gold)
{
    sumTemplates(weights, head);
    for (std::size_t i = 0; i < m_active.size(); ++i) {
        const int dependent = m_active[i].dependent;
        float score = m_sums[i] + betweenSum(weights, head, dependent);
        const bool hasCost = gold != nullptr && gold->heads[static_cast<std::size_t>(dependent)] != kNoHead;
        const auto goldRelation = hasCost ? gold->relationOf(head, dependent) : std::nullopt;
        if (hasCost)
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
