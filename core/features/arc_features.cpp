// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include <algorithm>

#include "core/base/hash.h"

namespace arcwright {

namespace {

/// `key`: what the template and the role make of it.
std::uint64_t part(const TokenSymbols& symbols, const std::vector<Atom>& atoms, int node, std::uint64_t key)
{
    for (const Atom& atom : atoms)
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
    const int nodes = symbols.size() + 1;
    const std::size_t templates = m_templates.size();
    const std::uint64_t none = hashOf("<none>");
    for (std::size_t number = 0; number < roleCount; ++number) {
        const auto role = static_cast<Role>(number);
        const bool isOfArcs = role <= Role::Sibling;
        if (!isOfArcs && std::none_of(m_templates.begin(), m_templates.end(), [&](const Template& source) {
                return source.sees(role);
            }))
            continue;
        m_parts[number].assign(static_cast<std::size_t>(nodes) * templates, 0);
        for (std::size_t index = 0; index < templates; ++index) {
            if (!m_templates[index].sees(role))
                continue;
            const std::vector<Atom>& atoms = m_templates[index].of(role);
            const std::uint64_t start = combined(m_salts[index], number);
            std::uint64_t* parts = m_parts[number].data() + index;
            for (int node = 0; node < nodes; ++node, parts += templates)
                *parts = part(symbols, atoms, node, start);
            if (role == Role::Sibling || role == Role::SecondSibling)
                m_parts[number][index] = combined(start, none); // the root stands for nobody
        }
    }
}

std::uint64_t betweenKey(std::uint64_t headTag, std::uint64_t betweenTag, std::uint64_t dependentTag)
{
    static const std::uint64_t salt = hashOf("h.coarse b.coarse m.coarse");
    return combined(combined(combined(salt, headTag), betweenTag), dependentTag);
}

} // namespace arcwright
