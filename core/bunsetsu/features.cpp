// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/features.h"

#include <algorithm>

#include "core/base/hash.h"

namespace arcwright {

namespace {

constexpr std::uint64_t distanceSalt = 0x5D;
constexpr std::uint64_t stepsSalt = 0x57;
constexpr std::uint64_t marksSalt = 0x3A;
constexpr std::uint64_t rankSalt = 0x7A;
constexpr std::uint64_t alikeSalt = 0xA1;

/// The paper's: 1, 2-5, 6 and more.
std::uint64_t distanceOf(int steps)
{
    return steps == 1 ? 1 : steps <= 5 ? 2 : 3;
}

/// Makes another odd factor of a template's salt for each role, so that a dependent is told from a head.
constexpr std::uint64_t roleStep = 0x9E3779B97F4A7C16;

/// The values of attributes as one.
std::uint64_t partOf(const std::vector<PhraseAttribute>& attributes, const PhraseSymbols::Values& values)
{
    std::uint64_t hash = 1;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const std::uint64_t value = values[static_cast<std::size_t>(attributes[i])];
        hash = i == 0 ? value : combined(hash, value);
    }
    return hash;
}

} // namespace

PhraseKeys::PhraseKeys(std::vector<PhraseTemplate> templates)
    : m_templates(std::move(templates)), m_nothing(m_templates.size())
{
    m_plain = static_cast<std::size_t>(std::count_if(m_templates.begin(), m_templates.end(),
        [](const PhraseTemplate& made) { return made.particles == PhraseParticles::None; }));
    for (const PhraseTemplate& made : m_templates) {
        m_contexts.push_back(static_cast<std::uint8_t>(made.context));
        m_salts.push_back(hashOf(made.name) | 1);
    }
    for (std::size_t role = 0; role < phraseRoleCount; ++role) {
        for (std::size_t index = 0; index < m_templates.size(); ++index) {
            // The candidate's part is there for all templates: it tells those that look at no bunsetsu apart.
            if (role == static_cast<std::size_t>(PhraseRole::Candidate) || !m_templates[index].atoms[role].empty())
                m_seeing[role].push_back(index);
        }
    }
}

void PhraseKeys::read(const PhraseSymbols& symbols)
{
    const std::size_t count = m_templates.size();
    for (std::size_t role = 0; role < phraseRoleCount; ++role) {
        std::vector<std::uint64_t>& parts = m_parts[role];
        if (m_seeing[role].empty())
            continue;
        parts.resize((static_cast<std::size_t>(symbols.size()) + 1) * count, 0);
        for (int bunsetsu = 1; bunsetsu <= symbols.size(); ++bunsetsu) {
            const PhraseSymbols::Values& values = symbols.values(bunsetsu);
            std::uint64_t* part = parts.data() + static_cast<std::size_t>(bunsetsu) * count;
            for (const std::size_t index : m_seeing[role]) {
                part[index] = partOf(m_templates[index].atoms[role], values) * (m_salts[index] + role * roleStep);
            }
        }
    }
}

PhraseKeys::Contexts PhraseKeys::contextsOf(const PhraseSymbols& symbols, Span span)
{
    using enum PhraseAttribute;
    const auto value = [&](int bunsetsu, PhraseAttribute attribute) {
        return symbols.values(bunsetsu)[static_cast<std::size_t>(attribute)];
    };
    unsigned marks = 0;
    std::uint64_t rank = 0;
    for (int bunsetsu = span.left + 1; bunsetsu < span.right; ++bunsetsu) {
        marks |= symbols.marks(bunsetsu);
        rank += value(bunsetsu, Kind) == value(span.right, Kind) ? 1 : 0;
    }
    std::uint64_t alike = 0;
    for (const PhraseAttribute attribute : {Kind, ShujiTag, ShujiLemma, GokeiForm, GokeiInflection, Function})
        alike = alike * 2 + (value(span.left, attribute) == value(span.right, attribute) ? 1 : 0);
    const int steps = span.right - span.left;
    Contexts contexts{};
    const auto set
        = [&](PhraseContext context, std::uint64_t symbol) { contexts[static_cast<std::size_t>(context)] = symbol; };
    const std::uint64_t distance = combined(distanceSalt, distanceOf(steps));
    set(PhraseContext::Distance, distance);
    set(PhraseContext::Steps, combined(stepsSalt, static_cast<std::uint64_t>(std::min(steps, 10))));
    set(PhraseContext::Marks, combined(marksSalt, marks));
    set(PhraseContext::DistanceAndMarks, combined(distance, marks));
    set(PhraseContext::Rank, combined(rankSalt, std::min<std::uint64_t>(rank, 3)));
    set(PhraseContext::Alike, combined(alikeSalt, alike));
    return contexts;
}

PhraseSymbols::ParticleSet PhraseKeys::particlesIn(const PhraseSymbols& symbols, Span span)
{
    PhraseSymbols::ParticleSet particles = 0;
    for (int bunsetsu = span.left + 1; bunsetsu < span.right; ++bunsetsu)
        particles |= symbols.particles(bunsetsu);
    return particles;
}

} // namespace arcwright
