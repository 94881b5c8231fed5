// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bunsetsu/symbols.h"

namespace arcwright {

/// The bunsetsu a template looks at.
enum class PhraseRole : std::uint8_t {
    Dependent, ///< `d` in the tables
    Candidate, ///< `c`; in games `n`, the nearer one
    Farther, ///< `f`, in games only
};
inline constexpr std::size_t phraseRoleCount = 3;

/// The context that tells templates with equal attributes apart. Those of games are between the two candidates.
enum class PhraseContext : std::uint8_t {
    None,
    Distance, ///< `distance`: 1, 2-5 or more bunsetsu
    Steps, ///< `steps`: one by one up to 10
    Marks, ///< `marks`: which punctuation and brackets stand between
    DistanceAndMarks,
    Rank, ///< `rank`: how many between are of the kind of the farther one
    Alike, ///< `alike`: what the two have in common
    // Of the leftmost bunsetsu that hangs on the second one already:
    Sibling, ///< `sibling`: what it depends by
    SiblingLemma, ///< `sibling.lemma`: of its shuji
    Siblings, ///< `siblings`: what it depends by, and whether it is the only one
};
inline constexpr std::size_t phraseContextCount = 10;

/// Particles of which each makes a feature of its own.
enum class PhraseParticles : std::uint8_t {
    None,
    Between, ///< `particles`: those between the two
    Attached, ///< `attached`: case particles of what already hangs on the candidate
};

/// A feature template over a dependent and a candidate, or over a dependent and two.
struct PhraseTemplate {
    std::string name; ///< as in the table: `d.function c.shuji.tag distance`
    std::array<std::vector<PhraseAttribute>, phraseRoleCount> atoms;
    PhraseContext context = PhraseContext::None;
    PhraseParticles particles = PhraseParticles::None;
    FeatureSet set = FeatureSet::Standard; ///< the smallest that has it

    const std::vector<PhraseAttribute>& atomsOf(PhraseRole role) const { return atoms[static_cast<std::size_t>(role)]; }
};

/// The templates of a set of features, over pairs and over games: which combinations of features the linear ranker
/// learns. Ours; a mistake in a table is a programming error and asserts. All tables are made once, when first asked
/// for.
const std::vector<PhraseTemplate>& pairTemplates(FeatureSet set);
const std::vector<PhraseTemplate>& gameTemplates(FeatureSet set);
/// The single attributes of a set, which a kernel combines by itself: of a dependent, and of a candidate with what
/// stands before it.
const std::vector<PhraseTemplate>& dependentAtoms(FeatureSet set);
const std::vector<PhraseTemplate>& candidateAtoms(FeatureSet set);
/// Over a dependent and its head, for the type of the dependency.
const std::vector<PhraseTemplate>& typeTemplates(FeatureSet set);

} // namespace arcwright
