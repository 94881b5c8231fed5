// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/copied_layers.h"

namespace arcwright {

void CopiedLayers::add(const std::string& name, const Layer& layer, SentenceKey key)
{
    Copy& copy = m_copies[name];
    copy.isGraph = layer.hasSecondaryArcs();
    if (const Analysis* const analysis = layer.find(key))
        copy.analyses.insert_or_assign(key, *analysis);
}

std::vector<SearchedLayer> CopiedLayers::of(SentenceKey key, const RelationPool& relations) const
{
    std::vector<SearchedLayer> layers;
    for (const auto& [name, copy] : m_copies) {
        const auto found = copy.analyses.find(key);
        layers.push_back(searchedLayer(name, found == copy.analyses.end() ? nullptr : &found->second, relations));
        layers.back().isGraph = copy.isGraph;
    }
    return layers;
}

} // namespace arcwright
