// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include "core/base/hash.h"

namespace arcwright {

namespace {

std::uint64_t part(const TokenSymbols& symbols, const Template& source, Role role, int node, std::uint64_t salt)
{
    if (!source.sees(role))
        return 0;
    std::uint64_t key = combined(salt, static_cast<std::uint64_t>(role));
    if (role == Role::Sibling && node == kRoot)
        return combined(key, hashOf("<none>"));
    for (const Atom& atom : source.of(role))
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
    for (std::size_t role = 0; role < roleCount; ++role) {
        std::vector<std::uint64_t>& parts = m_parts[role];
        parts.resize(m_templates.size() * m_stride);
        for (std::size_t index = 0; index < m_templates.size(); ++index) {
            for (std::size_t node = 0; node < m_stride; ++node)
                parts[index * m_stride + node] = part(
                    symbols, m_templates[index], static_cast<Role>(role), static_cast<int>(node), m_salts[index]);
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
