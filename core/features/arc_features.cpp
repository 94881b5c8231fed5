// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include <algorithm>

#include "core/base/hash.h"

namespace arcwright {

namespace {

std::uint64_t part(const TokenSymbols& symbols, const Template& source, Role role, int node, std::uint64_t salt)
{
    std::uint64_t key = combined(salt, static_cast<std::uint64_t>(role));
    if ((role == Role::Sibling || role == Role::SecondSibling) && node == kRoot)
        return combined(key, hashOf("<none>"));
    for (const Atom& atom : source.of(role))
        key = combined(key, symbols.at(node + atom.offset, atom.attribute));
    return key;
}

} // namespace

FeatureParts::FeatureParts(std::vector<Template> templates) : m_templates(std::move(templates))
{
    const auto others = std::stable_partition(m_templates.begin(), m_templates.end(),
        [](const Template& source) { return source.distance == Distance::Both; });
    m_withDistance = static_cast<std::size_t>(others - m_templates.begin());
    for (const Template& source : m_templates)
        m_salts.push_back(hashOf(source.name));
}

void FeatureParts::compute(const TokenSymbols& symbols)
{
    const std::size_t nodes = static_cast<std::size_t>(symbols.size()) + 1;
    for (std::size_t role = 0; role < roleCount; ++role) {
        const bool isOfArcs = role <= static_cast<std::size_t>(Role::Sibling);
        if (!isOfArcs && std::none_of(m_templates.begin(), m_templates.end(), [&](const Template& source) {
                return source.sees(static_cast<Role>(role));
            }))
            continue;
        m_parts[role].assign(nodes * m_templates.size(), 0);
        for (std::size_t index = 0; index < m_templates.size(); ++index) {
            if (!m_templates[index].sees(static_cast<Role>(role)))
                continue;
            for (std::size_t node = 0; node < nodes; ++node)
                m_parts[role][node * m_templates.size() + index] = part(
                    symbols, m_templates[index], static_cast<Role>(role), static_cast<int>(node), m_salts[index]);
        }
    }
}

std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag)
{
    static const std::uint64_t salt = hashOf("h.coarse b.coarse m.coarse");
    return combined(combined(combined(salt, headTag), betweenTag), dependentTag);
}

} // namespace arcwright
