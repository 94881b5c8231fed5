// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/symbols.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/treebank/japanese_fields.h"

namespace arcwright {

namespace {

struct AttributeRow {
    std::string_view name;
    FeatureSet set;
};

/// By number of the attribute.
constexpr std::array<AttributeRow, phraseAttributeCount> attributes{{
    {"shuji.form", FeatureSet::Standard},
    {"shuji.lemma", FeatureSet::Additional},
    {"shuji.coarse", FeatureSet::Standard},
    {"shuji.tag", FeatureSet::Standard},
    {"shuji.inflection", FeatureSet::Standard},
    {"gokei.form", FeatureSet::Standard},
    {"gokei.lemma", FeatureSet::Additional},
    {"gokei.coarse", FeatureSet::Standard},
    {"gokei.tag", FeatureSet::Standard},
    {"gokei.inflection", FeatureSet::Standard},
    {"function", FeatureSet::Standard},
    {"content", FeatureSet::Standard},
    {"kind", FeatureSet::Standard},
    {"tail", FeatureSet::Additional},
    {"marks", FeatureSet::Standard},
    {"edge", FeatureSet::Standard},
    {"cases", FeatureSet::Additional},
    {"left.form", FeatureSet::Additional},
    {"left.coarse", FeatureSet::Additional},
    {"left.tag", FeatureSet::Additional},
    {"left.inflection", FeatureSet::Additional},
    {"next.form", FeatureSet::Additional},
    {"next.function", FeatureSet::Additional},
    {"next.content", FeatureSet::Additional},
    {"previous.function", FeatureSet::Additional},
    {"previous.content", FeatureSet::Additional},
    {"next.lemma", FeatureSet::Additional},
    {"next.inflection", FeatureSet::Additional},
    {"next.tail", FeatureSet::Additional},
    {"next.marks", FeatureSet::Additional},
    {"next.left.form", FeatureSet::Additional},
    {"previous.lemma", FeatureSet::Additional},
    {"previous.tail", FeatureSet::Additional},
    {"previous.marks", FeatureSet::Additional},
}};

using enum PhraseAttribute;
constexpr NeighbourAttribute neighbours[] = {
    {1, NextFunction, Function},
    {1, NextContent, Content},
    {1, NextLemma, ShujiLemma},
    {1, NextInflection, GokeiInflection},
    {1, NextTail, Tail},
    {1, NextMarks, Marks},
    {1, NextLeftForm, LeftForm},
    {-1, PreviousFunction, Function},
    {-1, PreviousContent, Content},
    {-1, PreviousLemma, ShujiLemma},
    {-1, PreviousTail, Tail},
    {-1, PreviousMarks, Marks},
};

constexpr std::array<std::string_view, 3> setNames{"standard", "additional", "all"};
constexpr std::size_t mostParticles = 64;
/// The symbol of a missing value: the neighbour of the first, case particles where there are none. Keys are products,
/// so not 0.
constexpr std::uint64_t noSymbol = 0x6E6F7468696E6721;

} // namespace

std::string_view nameOf(FeatureSet set)
{
    return setNames[static_cast<std::size_t>(set)];
}

std::optional<FeatureSet> featureSetNamed(std::string_view name)
{
    const auto found = std::find(setNames.begin(), setNames.end(), name);
    if (found == setNames.end())
        return std::nullopt;
    return static_cast<FeatureSet>(found - setNames.begin());
}

std::string_view nameOf(PhraseAttribute attribute)
{
    return attributes[static_cast<std::size_t>(attribute)].name;
}

std::optional<PhraseAttribute> phraseAttributeNamed(std::string_view name)
{
    const auto found
        = std::find_if(attributes.begin(), attributes.end(), [&](const AttributeRow& row) { return row.name == name; });
    if (found == attributes.end())
        return std::nullopt;
    return static_cast<PhraseAttribute>(found - attributes.begin());
}

FeatureSet setOf(PhraseAttribute attribute)
{
    return attributes[static_cast<std::size_t>(attribute)].set;
}

std::span<const NeighbourAttribute> neighbourAttributes()
{
    return neighbours;
}

namespace {

/// The attributes of a word, hashed once.
struct WordSymbols {
    std::uint64_t form = 0;
    std::uint64_t lemma = 0;
    std::uint64_t coarse = 0;
    std::uint64_t tag = 0;
    std::uint64_t inflection = 0;

    explicit WordSymbols(const Token& word)
        : form(hashOf(word.form))
        , lemma(hashOf(word.lemma))
        , coarse(hashOf(word.upos))
        , tag(combined(coarse, hashOf(word.xpos)))
        , inflection(hashOf(word.furtherField(japanese::inflectionForm)))
    {
    }
};

std::uint64_t& valueOf(PhraseSymbols::Values& values, PhraseAttribute attribute)
{
    return values[static_cast<std::size_t>(attribute)];
}

} // namespace

void PhraseSymbols::read(const Sentence& sentence)
{
    const BunsetsuView view(sentence);
    m_particles.clear();
    m_phrases.resize(static_cast<std::size_t>(view.size()));
    for (int bunsetsu = 1; bunsetsu <= view.size(); ++bunsetsu)
        readPhrase(view, bunsetsu, m_phrases[slot(bunsetsu)]);
    for (int bunsetsu = 1; bunsetsu < view.size(); ++bunsetsu)
        introduce(m_phrases[slot(bunsetsu)], m_phrases[slot(bunsetsu + 1)]);
}

void PhraseSymbols::readPhrase(const BunsetsuView& view, int bunsetsu, Phrase& phrase)
{
    const BunsetsuParts& parts = view.parts(bunsetsu);
    phrase = Phrase();
    phrase.values.fill(noSymbol);
    const Functional functional = readWords(view, parts, phrase);
    const WordSymbols shuji(view.word(parts.shuji));
    const WordSymbols gokei(view.word(parts.gokei));
    const WordSymbols left(view.word(parts.first));
    const auto set = [&](PhraseAttribute attribute, std::uint64_t value) { valueOf(phrase.values, attribute) = value; };
    set(ShujiForm, shuji.form);
    set(ShujiLemma, shuji.lemma);
    set(ShujiCoarse, shuji.coarse);
    set(ShujiTag, shuji.tag);
    set(ShujiInflection, shuji.inflection);
    set(GokeiForm, gokei.form);
    set(GokeiLemma, gokei.lemma);
    set(GokeiCoarse, gokei.coarse);
    set(GokeiTag, gokei.tag);
    set(GokeiInflection, gokei.inflection);
    const bool isParticle = view.classOf(parts.gokei).particle;
    const std::uint64_t function = combined(gokei.tag, isParticle ? gokei.form : gokei.inflection);
    set(Function, function);
    set(Content, combined(shuji.tag, functional.suffix));
    set(Kind, combined(shuji.coarse, functional.suffix));
    set(Tail, functional.words == 0 ? function : combined(functional.words, gokei.inflection));
    set(Marks, mixed(phrase.marks + 1));
    set(Edge, mixed((bunsetsu == 1 ? 1U : 0U) | (bunsetsu == view.size() ? 2U : 0U) | 4U));
    set(LeftForm, left.form);
    set(LeftCoarse, left.coarse);
    set(LeftTag, left.tag);
    set(LeftInflection, left.inflection);
}

/// Fills what is told by all words of a bunsetsu.
PhraseSymbols::Functional PhraseSymbols::readWords(const BunsetsuView& view, const BunsetsuParts& parts, Phrase& phrase)
{
    Functional functional;
    std::uint64_t& cases = valueOf(phrase.values, PhraseAttribute::Cases);
    for (int number = parts.first; number <= parts.last; ++number) {
        const Token& word = view.word(number);
        const WordClass& kind = view.classOf(number);
        const std::uint64_t form = hashOf(word.form);
        phrase.form = combined(phrase.form, form);
        if (kind.particle)
            phrase.particles |= bitOf(form);
        if (kind.caseParticle) {
            phrase.caseParticles |= bitOf(form);
            cases = combined(cases, form);
        }
        if (number <= parts.shuji || kind.role != WordRole::Functional)
            continue;
        functional.words = combined(functional.words, form);
        if (!kind.particle && functional.suffix == 0)
            functional.suffix = combined(hashOf(word.upos), hashOf(word.xpos));
    }
    phrase.marks
        = (parts.comma ? 1U : 0U) | (parts.fullStop ? 2U : 0U) | (parts.opening ? 4U : 0U) | (parts.closing ? 8U : 0U);
    return functional;
}

/// Tells neighbours of each other.
void PhraseSymbols::introduce(Phrase& left, Phrase& right)
{
    valueOf(left.values, NextForm) = right.form;
    for (const NeighbourAttribute& row : neighbours) {
        const bool isOfNext = row.step > 0;
        valueOf((isOfNext ? left : right).values, row.attribute) = valueOf((isOfNext ? right : left).values, row.its);
    }
}

PhraseSymbols::ParticleSet PhraseSymbols::bitOf(std::uint64_t particle)
{
    const auto found = std::find(m_particles.begin(), m_particles.end(), particle);
    auto number = static_cast<std::size_t>(found - m_particles.begin());
    if (found == m_particles.end() && m_particles.size() < mostParticles)
        m_particles.push_back(particle);
    number = std::min(number, mostParticles - 1);
    return ParticleSet{1} << number;
}

} // namespace arcwright
