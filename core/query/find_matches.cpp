// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/find_matches.h"

#include <algorithm>

#include "core/query/sentence_units.h"

namespace arcwright {

namespace {

class Search {
public:
    Search(const LaidOutPattern& laidOut, const SearchedUnits& units, std::size_t most, std::size_t alternative)
        : m_laidOut(laidOut), m_pattern(laidOut.pattern), m_searched(units), m_most(most), m_alternative(alternative)
    {
    }

    std::vector<PatternMatch> run()
    {
        m_units.assign(m_pattern.nodes.size(), 0);
        for (std::size_t node = 0; node < m_pattern.nodes.size(); ++node) {
            const bool isOfThis = m_pattern.nodes[node].alternative == m_alternative;
            m_candidates.push_back(isOfThis ? candidatesOf(node) : std::vector<int>());
            if (isOfThis && m_candidates.back().empty() && m_pattern.nodes[node].absence < 0)
                return {};
        }
        for (std::size_t node = 0; node < m_pattern.nodes.size(); ++node) {
            if (m_pattern.nodes[node].absence < 0 && m_pattern.nodes[node].alternative == m_alternative)
                m_order.push_back(node);
        }
        if (m_order.empty()) { // nothing but what must not be there: of the sentence as a whole
            if (m_searched.count() > 0 && isComplete())
                m_found.push_back(m_units);
            return std::move(m_found);
        }
        place(0);
        return std::move(m_found);
    }

private:
    std::vector<int> candidatesOf(std::size_t node) const
    {
        const auto& conditions = m_pattern.nodes[node].conditions;
        const auto& layers = m_laidOut.conditionLayers[node];
        std::vector<int> units;
        const bool areEmpty = std::any_of(conditions.begin(), conditions.end(), [](const PatternCondition& each) {
            return each.isFlag && each.flag == WordFlag::Empty && !each.isNegated;
        });
        const int before = areEmpty ? m_searched.count() : 0;
        const int last = areEmpty ? m_searched.count() + m_searched.emptyCount() : m_searched.count();
        for (int unit = before + 1; unit <= last; ++unit) {
            bool holds = true;
            for (std::size_t i = 0; i < conditions.size() && holds; ++i)
                holds = holdsFor(conditions[i], m_searched, layers[i], unit);
            if (holds)
                units.push_back(unit);
        }
        return units;
    }

    /// The heads of the layer of a link, null if it says nothing.
    const std::vector<int>* headsOf(const PatternLink& link) const
    {
        const int layer = layerOf(link);
        return layer == SearchedUnits::noLayer ? nullptr : m_searched.heads(layer);
    }

    int layerOf(const PatternLink& link) const
    {
        return m_laidOut.linkLayers[static_cast<std::size_t>(&link - m_pattern.links.data())];
    }

    int otherLayerOf(const PatternLink& link) const
    {
        return m_laidOut.otherLayers[static_cast<std::size_t>(&link - m_pattern.links.data())];
    }

    bool holdsBetween(const PatternLink& link, int first, int second) const
    {
        const int layer = layerOf(link);
        if (link.kind == LinkKind::Fields)
            return arcwright::holdsBetween(link.comparison, m_searched, layer, first, otherLayerOf(link), second);
        const std::vector<int>* heads = headsOf(link);
        const bool isOfGraph = std::max(first, second) > m_searched.count(); // where alone empty nodes are
        if (!heads || (isOfGraph && link.kind != LinkKind::Parent))
            return false;
        switch (link.kind) {
        case LinkKind::Head:
            return (*heads)[static_cast<std::size_t>(second)] == first && m_searched.says(layer, second)
                && (link.relation.isAnything() || link.relation.matches(m_searched.relation(layer, second)));
        case LinkKind::Ancestor:
            return first != second && isAncestor(*heads, first, second);
        case LinkKind::Effective:
            return m_searched.isEffectiveParent(layer, first, second);
        case LinkKind::Parent:
            return m_searched.isParent(layer, first, second, link.relation);
        case LinkKind::Adjacent:
            return second == first + 1;
        case LinkKind::Before:
            return first < second;
        case LinkKind::Fields:
            break;
        }
        return false;
    }

    /// The units a node can be, given those that are placed: a head and a neighbour are known from the other end.
    std::vector<int> unitsFor(std::size_t node, int absence) const
    {
        for (const PatternLink& link : m_pattern.links) {
            const bool isSecond = link.second == node;
            const std::size_t other = isSecond ? link.first : link.second;
            if (link.absence != absence || (!isSecond && link.first != node) || m_units[other] == 0
                || m_units[other] > m_searched.count())
                continue;
            const std::vector<int>* heads = headsOf(link);
            int unit = 0;
            if (link.kind == LinkKind::Adjacent)
                unit = m_units[other] + (isSecond ? 1 : -1);
            else if (link.kind == LinkKind::Head && !isSecond && heads)
                unit = (*heads)[static_cast<std::size_t>(m_units[other])];
            else
                continue;
            const auto& candidates = m_candidates[node];
            return std::binary_search(candidates.begin(), candidates.end(), unit) ? std::vector{unit}
                                                                                  : std::vector<int>();
        }
        return m_candidates[node];
    }

    bool fits(std::size_t node, int unit, int absence)
    {
        if (std::find(m_units.begin(), m_units.end(), unit) != m_units.end())
            return false;
        m_units[node] = unit;
        const bool isFitting
            = std::all_of(m_pattern.links.begin(), m_pattern.links.end(), [&](const PatternLink& link) {
                  const bool isAsked = link.absence == absence && (link.first == node || link.second == node)
                      && m_units[link.first] > 0 && m_units[link.second] > 0;
                  return !isAsked || holdsBetween(link, m_units[link.first], m_units[link.second]);
              });
        m_units[node] = 0;
        return isFitting;
    }

    void place(std::size_t depth)
    {
        if (depth == m_order.size()) {
            if (isComplete())
                m_found.push_back(m_units);
            return;
        }
        const std::size_t node = m_order[depth];
        for (const int unit : unitsFor(node, -1)) {
            if (m_found.size() >= m_most)
                return;
            if (!fits(node, unit, -1))
                continue;
            m_units[node] = unit;
            place(depth + 1);
            m_units[node] = 0;
        }
    }

    bool isComplete()
    {
        for (std::size_t absence = 0; absence < m_pattern.absences.size(); ++absence) {
            if (m_pattern.absences[absence] == m_alternative && isThere(static_cast<int>(absence), 0))
                return false;
        }
        return true;
    }

    /// Whether what must not be there is, its nodes from `from` on still to be placed.
    bool isThere(int absence, std::size_t from)
    {
        std::size_t node = from;
        while (node < m_pattern.nodes.size() && m_pattern.nodes[node].absence != absence)
            ++node;
        if (node == m_pattern.nodes.size())
            return std::all_of(m_pattern.links.begin(), m_pattern.links.end(), [&](const PatternLink& link) {
                return link.absence != absence || holdsBetween(link, m_units[link.first], m_units[link.second]);
            });
        for (const int unit : unitsFor(node, absence)) {
            if (!fits(node, unit, absence))
                continue;
            m_units[node] = unit;
            const bool found = isThere(absence, node + 1);
            m_units[node] = 0;
            if (found)
                return true;
        }
        return false;
    }

    const LaidOutPattern& m_laidOut;
    const Pattern& m_pattern;
    const SearchedUnits& m_searched;
    std::size_t m_most;
    std::size_t m_alternative;
    std::vector<std::vector<int>> m_candidates; ///< by node, in order
    std::vector<std::size_t> m_order; ///< nodes that must be there
    PatternMatch m_units;
    std::vector<PatternMatch> m_found;
};

} // namespace

std::string_view attributeIn(std::string_view list, std::string_view name)
{
    while (!list.empty()) {
        const auto end = std::min(list.find('|'), list.size());
        const std::string_view one = list.substr(0, end);
        if (one.size() > name.size() && one.starts_with(name) && one[name.size()] == '=')
            return one.substr(name.size() + 1);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return {};
}

int firstUnit(const PatternMatch& match)
{
    const auto found = std::find_if(match.begin(), match.end(), [](int unit) { return unit > 0; });
    return found == match.end() ? 0 : *found;
}

bool isEmptyNode(const Sentence& sentence, int unit)
{
    return unit > sentence.unitCount();
}

NodeId nodeOf(const Sentence& sentence, int unit)
{
    return isEmptyNode(sentence, unit)
        ? sentence.emptyNodes[static_cast<std::size_t>(unit - sentence.unitCount()) - 1].id
        : NodeId{unit, 0};
}

const Token& tokenOfNode(const Sentence& sentence, int unit)
{
    return isEmptyNode(sentence, unit)
        ? sentence.emptyNodes[static_cast<std::size_t>(unit - sentence.unitCount()) - 1].token
        : sentence.word(unit);
}

int layerAmong(std::span<const std::string_view> layers, const PatternLayer& layer)
{
    const auto found = std::find(layers.begin(), layers.end(), layer.name);
    if (found != layers.end())
        return static_cast<int>(found - layers.begin());
    const bool isOnlyOne = layer.name == PatternLayer::predicted && layers.size() == 2;
    return isOnlyOne ? 1 : SearchedUnits::noLayer;
}

LaidOutPattern::LaidOutPattern(const Pattern& laidOut, std::span<const std::string_view> layers) : pattern(laidOut)
{
    for (const PatternNode& node : pattern.nodes) {
        auto& numbers = conditionLayers.emplace_back();
        for (const PatternCondition& condition : node.conditions)
            numbers.push_back(layerAmong(layers, condition.layer));
    }
    for (const PatternLink& link : pattern.links) {
        linkLayers.push_back(layerAmong(layers, link.layer));
        otherLayers.push_back(layerAmong(layers, link.comparison.otherLayer));
    }
}

std::string fieldOf(const SearchedSentence& searched, const PatternField& field, int unit)
{
    std::string room;
    return std::string(textOf(field, SentenceUnits(searched), SearchedUnits::gold, unit, room));
}

SearchedLayer searchedLayer(std::string_view name, const Analysis* analysis, const RelationPool& relations)
{
    SearchedLayer layer;
    layer.name = name;
    layer.relations = &relations;
    if (analysis == nullptr)
        return layer;
    layer.graph = &analysis->graph;
    layer.unsaid = &analysis->unsaid;
    layer.confidences = analysis->confidences.empty() ? nullptr : &analysis->confidences;
    layer.known = analysis->known.empty() ? nullptr : &analysis->known;
    layer.contests = analysis->contests.empty() ? nullptr : &analysis->contests;
    return layer;
}

std::vector<PatternMatch> findMatches(const LaidOutPattern& laidOut, const SearchedUnits& units, std::size_t most)
{
    const Pattern& pattern = laidOut.pattern;
    if (pattern.alternatives == 1)
        return Search(laidOut, units, most, 0).run();
    std::vector<PatternMatch> all;
    for (std::size_t alternative = 0; alternative < pattern.alternatives; ++alternative) {
        for (const PatternMatch& found : Search(laidOut, units, most, alternative).run()) {
            PatternMatch& placed = all.emplace_back(found.size());
            for (std::size_t node = 0; node < found.size(); ++node) {
                if (found[node] > 0)
                    placed[pattern.nodes[node].place] = found[node];
            }
        }
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    all.resize(std::min(all.size(), most));
    return all;
}

std::vector<PatternMatch> findMatches(const Pattern& pattern, const SearchedSentence& searched, std::size_t most)
{
    if (searched.sentence.problem)
        return {};
    const SentenceUnits units(searched);
    return findMatches(LaidOutPattern(pattern, units.layerNames()), units, most);
}

} // namespace arcwright
