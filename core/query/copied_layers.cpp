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
        layers.push_back(searchedLayer(name, found == analyses.end() ? nullptr : &found->second, relations));
    }
    return layers;
}

} // namespace arcwright
