// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/copied_layers.h"

namespace arcwright {

void CopiedLayers::add(const std::string& name, const Layer& layer, SentenceKey key)
{
    auto& analyses = m_analyses[name];
    if (const Analysis* const analysis = layer.find(key))
        analyses.insert_or_assign(key, *analysis);
}

std::vector<SearchedLayer> CopiedLayers::of(SentenceKey key, const RelationPool& relations) const
{
    std::vector<SearchedLayer> layers;
    for (const auto& [name, analyses] : m_analyses) {
        const auto found = analyses.find(key);
        SearchedLayer& layer = layers.emplace_back();
        layer.name = name;
        if (found == analyses.end())
            continue;
        layer.graph = &found->second.graph;
        layer.relations = &relations;
        layer.unsaid = &found->second.unsaid;
        layer.confidences = found->second.confidences.empty() ? nullptr : &found->second.confidences;
    }
    return layers;
}

} // namespace arcwright
