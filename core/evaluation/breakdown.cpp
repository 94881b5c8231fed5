// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/breakdown.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "core/evaluation/confusion.h"

namespace arcwright {

namespace {

constexpr std::array<std::string_view, propertyCount> names{
    "tag", "relation", "distance", "direction", "length", "depth", "projectivity", "vocabulary"};

/// A range of whole numbers and its name.
struct Range {
    int last;
    std::string_view name;
};
constexpr std::array<Range, 5> distances{{{1, "1"}, {2, "2"}, {6, "3-6"}, {14, "7-14"}, {INT32_MAX, "15+"}}};
constexpr std::array<Range, 6> lengths{
    {{10, "1-10"}, {20, "11-20"}, {30, "21-30"}, {40, "31-40"}, {50, "41-50"}, {INT32_MAX, "51+"}}};
constexpr std::array<Range, 7> depths{{{1, "1"}, {2, "2"}, {3, "3"}, {4, "4"}, {5, "5"}, {6, "6"}, {INT32_MAX, "7+"}}};

constexpr std::string_view none = "none";

template <std::size_t Count>
std::string rangeOf(const std::array<Range, Count>& ranges, int number)
{
    return std::string(
        std::find_if(ranges.begin(), ranges.end(), [&](const Range& range) { return number <= range.last; })->name);
}

/// The names of a property's values in their natural order; those that are not listed go by size.
const std::vector<std::string_view>& naturalOrder(Property property)
{
    static const std::array<std::vector<std::string_view>, propertyCount> orders{
        {{}, {}, {"root", "1", "2", "3-6", "7-14", "15+", none}, {"root", "left", "right", none},
            {"1-10", "11-20", "21-30", "31-40", "41-50", "51+"}, {"1", "2", "3", "4", "5", "6", "7+", none},
            {"projective", "non-projective", none}, {"known", "unknown"}}};
    return orders[static_cast<std::size_t>(property)];
}

/// How many arcs lie between each word and node 0, 0 where they do not lead there. O(n).
std::vector<int> depthsOf(const std::vector<int>& heads)
{
    std::vector<int> found(heads.size(), -1); // not known yet
    std::vector<int> path;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        path.clear();
        int node = word;
        while (node > kRoot && found[static_cast<std::size_t>(node)] < 0) {
            found[static_cast<std::size_t>(node)] = 0; // a cycle that comes back here leads nowhere
            path.push_back(node);
            node = heads[static_cast<std::size_t>(node)];
        }
        bool leadsUp = node == kRoot || (node > kRoot && found[static_cast<std::size_t>(node)] > 0);
        int depth = node > kRoot ? found[static_cast<std::size_t>(node)] : 0;
        for (auto at = path.rbegin(); at != path.rend() && leadsUp; ++at)
            found[static_cast<std::size_t>(*at)] = ++depth;
    }
    return found;
}

void count(WordCounts& counts, bool head, bool label)
{
    ++counts.words;
    counts.heads += head ? 1 : 0;
    counts.labels += label ? 1 : 0;
    counts.labelled += head && label ? 1 : 0;
}

} // namespace

std::string_view propertyName(Property property)
{
    return names[static_cast<std::size_t>(property)];
}

std::optional<Property> propertyNamed(std::string_view name)
{
    const auto* const found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Property>(found - names.begin()));
}

/// The properties of the words of a sentence in one analysis.
struct Breakdowns::Traits {
    const Graph& graph;
    std::vector<int> depths;
    std::vector<bool> hasGap;

    explicit Traits(const Graph& theGraph)
        : graph(theGraph), depths(depthsOf(theGraph.heads)), hasGap(theGraph.heads.size(), false)
    {
        if (isProjective(graph.heads))
            return;
        for (int word = 1; word <= graph.size(); ++word)
            hasGap[static_cast<std::size_t>(word)] = !gapWords(graph.heads, word).empty();
    }
};

std::string Breakdowns::valueOf(Property property, const Sentence& sentence, const Traits& traits, int unit) const
{
    const auto index = static_cast<std::size_t>(unit);
    const int head = traits.graph.heads[index];
    switch (property) {
    case Property::Tag:
        return tagOf(sentence, unit);
    case Property::Relation: {
        const std::string_view relation = m_relations.text(traits.graph.relations[index]);
        return std::string(relation.empty() ? none : relation);
    }
    case Property::Distance:
        if (head > kRoot)
            return rangeOf(distances, std::abs(head - unit));
        break;
    case Property::Direction:
        if (head > kRoot)
            return head < unit ? "left" : "right";
        break;
    case Property::Length:
        return rangeOf(lengths, traits.graph.size());
    case Property::Depth:
        return traits.depths[index] == 0 ? std::string(none) : rangeOf(depths, traits.depths[index]);
    case Property::Projectivity:
        return std::string(head == kNoHead ? none : traits.hasGap[index] ? "non-projective" : "projective");
    case Property::Vocabulary:
        return m_vocabulary->contains(sentence.unitText(unit)) ? "known" : "unknown";
    }
    return std::string(head == kRoot ? "root" : none);
}

void Breakdowns::add(const Sentence& sentence, const Graph& gold, const Graph& predicted)
{
    assert(gold.size() == sentence.unitCount() && predicted.size() == gold.size());
    const Traits goldTraits(gold);
    const Traits predictedTraits(predicted);
    for (int unit = 1; unit <= gold.size(); ++unit) {
        const bool head = gold.arc(unit).head == predicted.arc(unit).head;
        const bool label = gold.arc(unit).relation == predicted.arc(unit).relation;
        for (std::size_t i = 0; i < propertyCount; ++i) {
            const auto property = static_cast<Property>(i);
            if (property == Property::Vocabulary && !m_vocabulary)
                continue;
            count(m_buckets[i][valueOf(property, sentence, goldTraits, unit)].gold, head, label);
            count(m_buckets[i][valueOf(property, sentence, predictedTraits, unit)].predicted, head, label);
        }
    }
}

std::vector<std::pair<std::string, Bucket>> Breakdowns::buckets(Property property) const
{
    const auto& found = m_buckets[static_cast<std::size_t>(property)];
    std::vector<std::pair<std::string, Bucket>> buckets(found.begin(), found.end());
    const auto& order = naturalOrder(property);
    std::stable_sort(buckets.begin(), buckets.end(), [&](const auto& first, const auto& second) {
        const auto rank = [&](const auto& bucket) { return std::find(order.begin(), order.end(), bucket.first); };
        return order.empty() ? first.second.gold.words > second.second.gold.words : rank(first) < rank(second);
    });
    return buckets;
}

} // namespace arcwright
