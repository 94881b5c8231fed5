// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/zone_analyses.h"

#include <map>
#include <utility>

#include "core/documents/document_name.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/projection.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

std::vector<std::pair<std::size_t, std::size_t>> pairedByBundle(const Document& first, const Document& second)
{
    std::multimap<std::size_t, std::size_t> places; // of the second, by bundle
    for (std::size_t i = 0; i < second.size(); ++i)
        places.emplace(bundleOf(second, i), i);
    std::vector<std::pair<std::size_t, std::size_t>> paired;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto found = places.find(bundleOf(first, i));
        if (found == places.end())
            continue;
        paired.emplace_back(i, found->second);
        places.erase(found);
    }
    return paired;
}

namespace {

/// The graph of a sentence, with what it says of members.
Graph graphWithMembers(const Sentence& sentence, RelationPool& relations)
{
    Graph graph = graphOf(sentence, relations);
    if (!sentence.bunsetsu.empty())
        return graph;
    graph.members.resize(graph.heads.size());
    for (int word = 1; word <= sentence.size(); ++word)
        graph.members[static_cast<std::size_t>(word)] = hasPragueFlag(sentence.word(word), pml::isMember);
    return graph;
}

} // namespace

ZoneAnalyses zoneAnalyses(
    const Document& document, const Document& zone, RelationPool& relations, const std::stop_token& stop)
{
    ZoneAnalyses analyses;
    for (const auto& [ours, theirs] : pairedByBundle(document, zone)) {
        if (stop.stop_requested())
            break;
        const auto sentence = document.sentence(ours);
        const auto other = zone.sentence(theirs);
        if (sentence->problem || other->problem)
            continue;
        ++analyses.shared;
        if (!findMismatch(*sentence, *other, ours)) {
            analyses.found.emplace_back(ours, Analysis{graphWithMembers(*other, relations), Exposure::Unseen});
        } else if (auto projection = project(sentence, other, relations)) {
            analyses.found.emplace_back(
                ours, Analysis{std::move(projection->graph), Exposure::Unseen, std::move(projection->unsaid)});
        }
    }
    return analyses;
}

std::string_view languageOfZone(std::string_view zone)
{
    return zone.substr(0, zone.find('_'));
}

void GatheredZones::add(std::uint32_t place, const Document& document, const std::string& zone, ZoneAnalyses analyses)
{
    m_shared[zone] += analyses.shared;
    Layer& layer = m_layers.try_emplace(zone, zone).first->second;
    for (auto& each : analyses.found)
        layer.set({place, document.id(each.first)}, std::move(each.second));
}

std::map<std::string, Layer> GatheredZones::take(std::map<std::string, bool>& decided)
{
    std::map<std::string, Layer> layers = std::exchange(m_layers, {});
    std::erase_if(layers, [&](const auto& each) {
        const auto& [zone, layer] = each;
        return !decided.try_emplace(zone, ZoneAnalyses::areOfSameWords(layer.size(), m_shared[zone])).first->second;
    });
    m_shared.clear();
    return layers;
}

} // namespace arcwright
