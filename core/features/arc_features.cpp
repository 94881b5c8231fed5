// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include "core/base/hash.h"

namespace arcwright {

namespace {

std::uint64_t part(const TokenSymbols& symbols, const std::vector<Atom>& atoms, int node, std::uint64_t salt)
{
    if (atoms.empty())
        return 0;
    std::uint64_t key = salt;
    for (const Atom& atom : atoms)
        key = combined(key, symbols.at(node + atom.offset, atom.attribute));
    return key;
}

} // namespace

FeatureParts::FeatureParts(std::vector<Template> templates) : m_templates(std::move(templates))
{
    for (const Template& source : m_templates)
        m_salts.push_back(hashOf(source.name));
}

void FeatureParts::compute(const TokenSymbols& symbols)
{
    m_stride = static_cast<std::size_t>(symbols.size()) + 1;
    m_head.resize(m_templates.size() * m_stride);
    m_dependent.resize(m_templates.size() * m_stride);
    for (std::size_t index = 0; index < m_templates.size(); ++index) {
        const Template& source = m_templates[index];
        for (std::size_t node = 0; node < m_stride; ++node) {
            const auto position = static_cast<int>(node);
            m_head[index * m_stride + node] = part(symbols, source.head, position, m_salts[index]);
            m_dependent[index * m_stride + node] = part(symbols, source.dependent, position, ~m_salts[index]);
        }
    }
}

const DistanceSalts& distanceSalts()
{
    static const DistanceSalts salts = [] {
        DistanceSalts made{};
        for (std::size_t i = 0; i < made.byDirection.size(); ++i)
            made.byDirection[i] = combined(hashOf("direction"), i);
        for (std::size_t i = 0; i < made.byDistance.size(); ++i)
            made.byDistance[i] = combined(hashOf("distance"), i);
        return made;
    }();
    return salts;
}

std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag)
{
    static const std::uint64_t salt = hashOf("h.coarse b.coarse m.coarse");
    return combined(combined(combined(salt, headTag), betweenTag), dependentTag);
}

} // namespace arcwright
