// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/bunsetsu/templates.h"

namespace arcwright {

/// The dependents that each bunsetsu has so far: the dynamic part of features.
class AttachedBunsetsu {
public:
    void reset(int bunsetsu) { m_heads.assign(static_cast<std::size_t>(bunsetsu) + 1, {}); }
    void settled(const PhraseSymbols& symbols, int dependent, int head)
    {
        Head& its = m_heads[static_cast<std::size_t>(head)];
        its.cases |= symbols.caseParticles(dependent);
        its.leftmost = its.count == 0 ? dependent : std::min(its.leftmost, dependent);
        ++its.count;
    }
    /// The case particles in them.
    PhraseSymbols::ParticleSet cases(int bunsetsu) const { return m_heads[static_cast<std::size_t>(bunsetsu)].cases; }
    /// 0 if there are none.
    int leftmost(int bunsetsu) const { return m_heads[static_cast<std::size_t>(bunsetsu)].leftmost; }
    int count(int bunsetsu) const { return m_heads[static_cast<std::size_t>(bunsetsu)].count; }

private:
    struct Head {
        PhraseSymbols::ParticleSet cases = 0;
        int leftmost = 0;
        int count = 0;
    };
    std::vector<Head> m_heads; ///< by bunsetsu, 0 for the root
};

/// The keys of the features that templates make of a sentence. A key is the sum of one part for each bunsetsu that its
/// template looks at, made once a sentence, and one for what stands between them; parts are uniform over 64 bits, and
/// so are their sums. A part stands for a combination of attributes with its values, so templates that share a
/// combination share its part; and those that differ in what they see of the candidate alone are summed in one run.
class PhraseKeys {
public:
    /// Templates in the order in which the tables of templates.h give them.
    explicit PhraseKeys(const std::vector<PhraseTemplate>& templates);

    /// Hashes the parts of a sentence. O(combinations x bunsetsu).
    void read(const PhraseSymbols& symbols);

    /// Calls `visit(key)` for each feature of a dependent and a candidate.
    template <class Visit>
    void forEachOfPair(
        const PhraseSymbols& symbols, const AttachedBunsetsu& attached, int dependent, int candidate, Visit visit) const
    {
        forEach(symbols, attached, {dependent, candidate, 0}, {dependent, candidate}, visit);
    }

    /// Visits the features of a dependent and two candidates. What stands between is what stands between these.
    template <class Visit>
    void forEachOfGame(const PhraseSymbols& symbols, const AttachedBunsetsu& attached, int dependent, int near, int far,
        Visit visit) const
    {
        forEach(symbols, attached, {dependent, near, far}, {near, far}, visit);
    }

private:
    /// Tells what hangs on a candidate from what stands before it.
    static constexpr std::uint64_t attachedSalt = 0xC2B2AE3D27D4EB4F;

    struct Span {
        int left = 0;
        int right = 0;
    };
    /// Templates next to each other that differ in the candidate's combination alone.
    struct Run {
        std::size_t dependent = 0; ///< combinations, by their numbers
        std::size_t farther = 0;
        std::size_t context = 0;
        PhraseParticles particles = PhraseParticles::None;
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    using Contexts = std::array<std::uint64_t, phraseContextCount>;
    static Contexts contextsOf(const PhraseSymbols& symbols, const AttachedBunsetsu& attached, Span span);
    static PhraseSymbols::ParticleSet particlesIn(const PhraseSymbols& symbols, Span span);
    std::size_t numberOf(PhraseRole role, const std::vector<PhraseAttribute>& combination);

    /// One part a combination.
    const std::uint64_t* parts(PhraseRole role, int bunsetsu) const
    {
        const auto index = static_cast<std::size_t>(role);
        return m_parts[index].data() + static_cast<std::size_t>(bunsetsu) * m_combinations[index].size();
    }

    template <class Visit>
    void forEach(const PhraseSymbols& symbols, const AttachedBunsetsu& attached,
        const std::array<int, phraseRoleCount>& phrases, Span span, Visit visit) const;

    std::vector<Run> m_runs; ///< those with particles last
    std::vector<std::uint16_t> m_candidates; ///< by template, the number of the candidate's combination
    std::array<std::vector<std::vector<PhraseAttribute>>, phraseRoleCount> m_combinations; ///< by role
    std::array<std::vector<std::uint64_t>, phraseRoleCount> m_salts; ///< by role, then combination
    /// By role, then bunsetsu (0 for none), then combination.
    std::array<std::vector<std::uint64_t>, phraseRoleCount> m_parts;
};

template <class Visit>
void PhraseKeys::forEach(const PhraseSymbols& symbols, const AttachedBunsetsu& attached,
    const std::array<int, phraseRoleCount>& phrases, Span span, Visit visit) const
{
    if (m_runs.empty())
        return;
    const std::uint64_t* dependent = parts(PhraseRole::Dependent, phrases[0]);
    const std::uint64_t* candidate = parts(PhraseRole::Candidate, phrases[1]);
    const std::uint64_t* farther = parts(PhraseRole::Farther, phrases[2]);
    const Contexts contexts = contextsOf(symbols, attached, span);
    const PhraseSymbols::ParticleSet between = particlesIn(symbols, span);
    const PhraseSymbols::ParticleSet cases = attached.cases(span.right);
    for (const Run& run : m_runs) {
        const std::uint64_t shared = dependent[run.dependent] + farther[run.farther] + contexts[run.context];
        if (run.particles == PhraseParticles::None) {
            for (std::size_t index = run.begin; index < run.end; ++index)
                visit(shared + candidate[m_candidates[index]]);
            continue;
        }
        const bool isBetween = run.particles == PhraseParticles::Between;
        const PhraseSymbols::ParticleSet particles = isBetween ? between : cases;
        for (std::size_t index = run.begin; index < run.end; ++index) {
            const std::uint64_t key = shared + candidate[m_candidates[index]] + (isBetween ? 0 : attachedSalt);
            for (auto set = particles; set != 0; set &= set - 1)
                visit(key + symbols.particle(std::countr_zero(set)));
        }
    }
}

} // namespace arcwright
