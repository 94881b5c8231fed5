// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/bunsetsu/templates.h"

namespace arcwright {

/// What hangs on each bunsetsu so far: the dynamic part of features.
class AttachedCases {
public:
    void reset(int bunsetsu) { m_cases.assign(static_cast<std::size_t>(bunsetsu) + 1, 0); }
    void settled(const PhraseSymbols& symbols, int dependent, int head)
    {
        m_cases[static_cast<std::size_t>(head)] |= symbols.caseParticles(dependent);
    }
    PhraseSymbols::ParticleSet of(int bunsetsu) const { return m_cases[static_cast<std::size_t>(bunsetsu)]; }

private:
    std::vector<PhraseSymbols::ParticleSet> m_cases; ///< by bunsetsu, 0 for the root
};

/// The keys of the features that templates make of a sentence. A key is the sum of one part for each bunsetsu that its
/// template looks at, made once a sentence, and one for what stands between them; parts are uniform over 64 bits, and
/// so are their sums.
class PhraseKeys {
public:
    explicit PhraseKeys(std::vector<PhraseTemplate> templates);

    const std::vector<PhraseTemplate>& templates() const { return m_templates; }

    /// Hashes the parts of a sentence. O(templates x bunsetsu).
    void read(const PhraseSymbols& symbols);

    /// Calls `visit(key)` for each feature of a dependent and a candidate.
    template <class Visit>
    void forEachOfPair(
        const PhraseSymbols& symbols, const AttachedCases& attached, int dependent, int candidate, Visit visit) const
    {
        forEach(symbols, attached, {dependent, candidate, 0}, {dependent, candidate}, visit);
    }

    /// The same of a dependent and two candidates. What stands between is what stands between these.
    template <class Visit>
    void forEachOfGame(const PhraseSymbols& symbols, const AttachedCases& attached, int dependent, int near, int far,
        Visit visit) const
    {
        forEach(symbols, attached, {dependent, near, far}, {near, far}, visit);
    }

private:
    struct Span {
        int left = 0;
        int right = 0;
    };
    using Contexts = std::array<std::uint64_t, phraseContextCount>;
    static Contexts contextsOf(const PhraseSymbols& symbols, Span span);
    static PhraseSymbols::ParticleSet particlesIn(const PhraseSymbols& symbols, Span span);

    /// One part a template.
    const std::uint64_t* parts(std::size_t role, int bunsetsu) const
    {
        return m_seeing[role].empty() ? m_nothing.data()
                                      : m_parts[role].data() + static_cast<std::size_t>(bunsetsu) * m_templates.size();
    }

    template <class Visit>
    void forEach(const PhraseSymbols& symbols, const AttachedCases& attached,
        const std::array<int, phraseRoleCount>& phrases, Span span, Visit visit) const;

    std::vector<PhraseTemplate> m_templates; ///< those with particles last
    std::vector<std::uint8_t> m_contexts; ///< by template
    std::size_t m_plain = 0; ///< how many templates have no particles
    /// By template; odd, so that a product with one is as uniform as the other factor.
    std::vector<std::uint64_t> m_salts;
    std::array<std::vector<std::size_t>, phraseRoleCount> m_seeing; ///< by role, the templates that look at it
    std::vector<std::uint64_t> m_nothing; ///< parts of a role that none looks at
    /// By role, then bunsetsu (from 1), then template; 0 where the template does not look at it.
    std::array<std::vector<std::uint64_t>, phraseRoleCount> m_parts;
};

template <class Visit>
void PhraseKeys::forEach(const PhraseSymbols& symbols, const AttachedCases& attached,
    const std::array<int, phraseRoleCount>& phrases, Span span, Visit visit) const
{
    if (m_templates.empty())
        return;
    const std::uint64_t* first = parts(0, phrases[0]);
    const std::uint64_t* second = parts(1, phrases[1]);
    const std::uint64_t* third = parts(2, phrases[2]);
    const Contexts contexts = contextsOf(symbols, span);
    const auto keyOf
        = [&](std::size_t index) { return first[index] + second[index] + third[index] + contexts[m_contexts[index]]; };
    for (std::size_t index = 0; index < m_plain; ++index)
        visit(keyOf(index));
    if (m_plain == m_templates.size())
        return;
    const PhraseSymbols::ParticleSet between = particlesIn(symbols, span);
    const PhraseSymbols::ParticleSet hanging = attached.of(span.right);
    for (std::size_t index = m_plain; index < m_templates.size(); ++index) {
        const std::uint64_t key = keyOf(index);
        auto set = m_templates[index].particles == PhraseParticles::Between ? between : hanging;
        for (; set != 0; set &= set - 1)
            visit(key + symbols.particle(std::countr_zero(set)));
    }
}

} // namespace arcwright
