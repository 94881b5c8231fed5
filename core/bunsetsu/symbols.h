// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bunsetsu/bunsetsu_view.h"

namespace arcwright {

/// The sets of features that a parser may look at (Iwatate et al. 2008, section 4.2), each with those before it. 2008,
/// section 4.2), each with those before it.
enum class FeatureSet : std::uint8_t {
    Standard, ///< dependent and candidates, distance, what stands between
    Additional, ///< all case particles, the leftmost word, the neighbour; beyond the paper lemmas, what both neighbours
                ///< are by, finer distances, likeness
    All, ///< dynamic: the case particles of what already hangs on the candidates; beyond the paper the leftmost of it
};

std::string_view nameOf(FeatureSet set);
std::optional<FeatureSet> featureSetNamed(std::string_view name);

/// The attributes of a bunsetsu that features look at.
enum class PhraseAttribute : std::uint8_t {
    ShujiForm,
    ShujiLemma,
    ShujiCoarse,
    ShujiTag, ///< coarse and fine
    ShujiInflection, ///< conjugated form
    GokeiForm,
    GokeiLemma,
    GokeiCoarse,
    GokeiTag,
    GokeiInflection,
    Function, ///< what it can depend by: its particle, or the tag and inflection of its gokei
    Content, ///< what it can be the head of: the tag of the shuji and of the first suffix or copula behind it
    Kind, ///< Content by coarse tags
    Tail, ///< all functional words behind the shuji
    Marks, ///< punctuation and brackets in it
    Edge, ///< whether it is the first or the last
    Cases, ///< all its case particles
    LeftForm, ///< of its leftmost word
    LeftCoarse,
    LeftTag,
    LeftInflection,
    NextForm, ///< of the bunsetsu to its right, whole
    NextFunction,
    NextContent,
    PreviousFunction, ///< of the bunsetsu to its left
    PreviousContent,
    NextLemma, ///< of its shuji
    NextInflection, ///< of its gokei
    NextTail,
    NextMarks,
    NextLeftForm,
    PreviousLemma,
    PreviousTail,
    PreviousMarks,
};
inline constexpr std::size_t phraseAttributeCount = 34;

/// `shuji.form`, as templates have it.
std::string_view nameOf(PhraseAttribute attribute);
std::optional<PhraseAttribute> phraseAttributeNamed(std::string_view name);
FeatureSet setOf(PhraseAttribute attribute);

/// An attribute that is one of a neighbour's.
struct NeighbourAttribute {
    int step = 0; ///< 1: of the bunsetsu to the right, -1: of the one to the left
    PhraseAttribute attribute{};
    PhraseAttribute its{};
};
/// All of them; NextForm, of no single word, is none.
std::span<const NeighbourAttribute> neighbourAttributes();

/// The bunsetsu of a sentence as 64-bit hashes of their attributes, and the particles that stand in them. Particles of
/// a sentence are numbered, so that sets of them are bits of a word; beyond 64 different ones they share numbers.
class PhraseSymbols {
public:
    using Values = std::array<std::uint64_t, phraseAttributeCount>;
    using ParticleSet = std::uint64_t;

    /// Forgets the sentence before. O(words), allocates only until it has seen the longest sentence.
    void read(const Sentence& sentence);

    int size() const { return static_cast<int>(m_phrases.size()); }
    const Values& values(int bunsetsu) const { return m_phrases[slot(bunsetsu)].values; }
    ParticleSet particles(int bunsetsu) const { return m_phrases[slot(bunsetsu)].particles; }
    ParticleSet caseParticles(int bunsetsu) const { return m_phrases[slot(bunsetsu)].caseParticles; }
    /// Bits 0 to 3: comma, full stop, opening and closing bracket.
    unsigned marks(int bunsetsu) const { return m_phrases[slot(bunsetsu)].marks; }
    /// The symbol of a particle of a set.
    std::uint64_t particle(int number) const { return m_particles[static_cast<std::size_t>(number)]; }

private:
    struct Phrase {
        Values values{};
        ParticleSet particles = 0;
        ParticleSet caseParticles = 0;
        unsigned marks = 0;
        std::uint64_t form = 0; ///< of all its words
    };

    static std::size_t slot(int bunsetsu) { return static_cast<std::size_t>(bunsetsu) - 1; }
    /// The function words behind the shuji, 0 for none.
    struct Functional {
        std::uint64_t words = 0;
        std::uint64_t suffix = 0; ///< the tag of the first that is no particle
    };
    Functional readWords(const BunsetsuView& view, const BunsetsuParts& parts, Phrase& phrase);
    void readPhrase(const BunsetsuView& view, int bunsetsu, Phrase& phrase);
    static void introduce(Phrase& left, Phrase& right);
    ParticleSet bitOf(std::uint64_t particle);

    std::vector<Phrase> m_phrases;
    std::vector<std::uint64_t> m_particles;
};

} // namespace arcwright
