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
constexpr std::uint64_t siblingSalt = 0x51;
constexpr std::uint64_t siblingLemmaSalt = 0x52;
constexpr std::uint64_t siblingsSalt = 0x53;

/// The paper's: 1, 2-5, 6 and more.
std::uint64_t distanceOf(int steps)
{
    return steps == 1 ? 1 : steps <= 5 ? 2 : 3;
}

/// The hash that tells a role and a combination of its attributes from others.
std::uint64_t saltOf(std::size_t role, const std::vector<PhraseAttribute>& combination)
{
    std::uint64_t salt = mixed(role + 1);
    for (const PhraseAttribute attribute : combination)
        salt = combined(salt, hashOf(nameOf(attribute)));
    return salt;
}

} // namespace

PhraseKeys::PhraseKeys(const std::vector<PhraseTemplate>& templates)
{
    for (std::size_t index = 0; index < templates.size(); ++index) {
        const PhraseTemplate& made = templates[index];
        Run run;
        run.dependent = numberOf(PhraseRole::Dependent, made.atomsOf(PhraseRole::Dependent));
        run.farther = numberOf(PhraseRole::Farther, made.atomsOf(PhraseRole::Farther));
        run.context = static_cast<std::size_t>(made.context);
        run.particles = made.particles;
        const auto same = [&](const Run& last) {
            return last.dependent == run.dependent && last.farther == run.farther && last.context == run.context
                && last.particles == run.particles;
        };
        if (m_runs.empty() || !same(m_runs.back())) {
            run.begin = index;
            m_runs.push_back(run);
        }
        m_runs.back().end = index + 1;
        m_candidates.push_back(
            static_cast<std::uint16_t>(numberOf(PhraseRole::Candidate, made.atomsOf(PhraseRole::Candidate))));
    }
}

/// A new one is added.
std::size_t PhraseKeys::numberOf(PhraseRole role, const std::vector<PhraseAttribute>& combination)
{
    const auto index = static_cast<std::size_t>(role);
    auto& known = m_combinations[index];
    const auto found = std::find(known.begin(), known.end(), combination);
    const auto number = static_cast<std::size_t>(found - known.begin());
    if (found == known.end()) {
        known.push_back(combination);
        m_salts[index].push_back(saltOf(index, combination));
    }
    return number;
}

void PhraseKeys::read(const PhraseSymbols& symbols)
{
    for (std::size_t role = 0; role < phraseRoleCount; ++role) {
        const std::vector<std::uint64_t>& salts = m_salts[role];
        m_parts[role] = salts; // where there is no bunsetsu, no combination looks at any
        m_parts[role].reserve((static_cast<std::size_t>(symbols.size()) + 1) * salts.size());
        for (int bunsetsu = 1; bunsetsu <= symbols.size(); ++bunsetsu) {
            const PhraseSymbols::Values& values = symbols.values(bunsetsu);
            for (std::size_t number = 0; number < salts.size(); ++number) {
                std::uint64_t part = salts[number];
                for (const PhraseAttribute attribute : m_combinations[role][number])
                    part = combined(part, values[static_cast<std::size_t>(attribute)]);
                m_parts[role].push_back(part);
            }
        }
    }
}

PhraseKeys::Contexts PhraseKeys::contextsOf(const PhraseSymbols& symbols, const AttachedBunsetsu& attached, Span span)
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
    const int sibling = attached.leftmost(span.right);
    const std::uint64_t function = sibling == 0 ? 0 : value(sibling, Function);
    set(PhraseContext::Sibling, combined(siblingSalt, function));
    set(PhraseContext::SiblingLemma, combined(siblingLemmaSalt, sibling == 0 ? 0 : value(sibling, ShujiLemma)));
    const auto count = static_cast<std::uint64_t>(std::min(attached.count(span.right), 2));
    set(PhraseContext::Siblings, combined(combined(siblingsSalt, count), function));
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
