// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/templates.h"

#include <algorithm>
#include <cassert>

namespace arcwright {

namespace {

/// Every one of these is a template of a pair, and every two of them: a polynomial of second degree.
constexpr std::string_view pairAtoms[] = {
    "d.function",
    "d.shuji.coarse",
    "d.shuji.tag",
    "d.shuji.form",
    "d.shuji.lemma",
    "d.gokei.form",
    "d.marks",
    "d.next.function",
    "d.previous.function",
    "d.previous.content",
    "c.function",
    "c.content",
    "c.shuji.coarse",
    "c.shuji.tag",
    "c.shuji.form",
    "c.shuji.lemma",
    "c.gokei.form",
    "c.marks",
    "c.edge",
    "c.next.function",
    "c.next.content",
    "c.previous.function",
    "c.previous.content",
    "distance",
    "steps",
    "marks",
    "rank",
    "alike",
    "particles",
    "attached",
};

/// Longer ones, and those with attributes that are not worth crossing with all others.
constexpr std::string_view pairTable[] = {
    // the candidate
    "c.function",
    "c.content",
    "c.shuji.form c.gokei.form",
    "c.shuji.lemma",
    "c.shuji.tag c.gokei.tag c.gokei.inflection",
    "c.marks c.edge",
    "c.function steps",
    "c.content steps",
    // the dependent and how far it reaches
    "d.function distance",
    "d.function steps",
    "d.function marks",
    "d.function d.marks distance",
    "d.function d.marks marks",
    "d.shuji.tag d.function distance",
    "d.shuji.lemma d.function distance",
    "d.shuji.form d.gokei.form steps",
    "d.gokei.lemma d.gokei.inflection distance",
    // both
    "d.function c.function",
    "d.function c.content",
    "d.function c.content distance",
    "d.function c.content steps",
    "d.function c.function distance",
    "d.function c.content c.function",
    "d.function c.content c.function distance",
    "d.function c.content c.function marks",
    "d.function d.marks c.content c.function",
    "d.function d.marks c.content c.function c.marks",
    "d.function d.marks c.function c.marks distance",
    "d.shuji.tag d.function c.shuji.tag",
    "d.shuji.tag d.function c.shuji.tag c.function",
    "d.content d.function c.content c.function",
    "d.content d.function c.content c.function distance",
    "d.function c.shuji.form",
    "d.function c.shuji.lemma",
    "d.function c.shuji.lemma distance",
    "d.function c.shuji.lemma c.function",
    "d.function c.gokei.form",
    "d.function c.gokei.form c.gokei.tag distance",
    "d.function c.gokei.lemma",
    "d.gokei.form c.gokei.form",
    "d.gokei.lemma c.gokei.lemma",
    "d.gokei.form c.gokei.form c.gokei.inflection distance",
    "d.gokei.form d.marks c.gokei.form c.marks",
    "d.gokei.tag c.gokei.tag",
    "d.gokei.tag d.gokei.inflection c.gokei.tag c.gokei.inflection",
    "d.shuji.coarse d.gokei.coarse c.shuji.coarse c.gokei.coarse distance",
    "d.shuji.form c.shuji.form",
    "d.shuji.lemma c.shuji.lemma",
    "d.shuji.lemma d.function c.shuji.lemma",
    "d.shuji.lemma d.function c.content",
    "d.shuji.lemma d.function c.content distance",
    "d.shuji.lemma d.function c.function",
    "d.shuji.form d.gokei.form c.function",
    "d.shuji.lemma c.content c.function",
    "d.shuji.tag c.shuji.lemma",
    "d.shuji.tag d.gokei.form c.shuji.tag c.gokei.form",
    "d.edge d.function c.content c.function",
    "d.function c.edge c.function distance",
    "d.function c.edge c.content marks",
    "d.function c.shuji.inflection c.shuji.tag",
    "d.function c.function particles",
    "d.function c.content particles",
    "d.function c.content c.function particles",
    "d.function d.marks particles",
    "d.function c.left.tag c.function",
    "d.function c.left.form",
    "d.function c.left.tag distance",
    "d.cases c.cases c.content",
    "d.cases c.function",
    "d.function c.next.form",
    "d.function c.content c.next.function",
    "d.function c.content c.function c.next.content",
    "d.function c.content c.function c.next.content c.next.function",
    "d.function d.next.function c.content",
    "d.function d.next.content d.next.function c.content c.function",
    "d.function d.next.content d.next.function distance",
    "d.function d.next.function c.function steps",
    "d.function c.content attached",
    "d.function c.function attached",
    "d.function c.shuji.lemma attached",
    "d.function c.content c.function attached",
};

/// Of games: every attribute of the nearer candidate with every one of the farther.
constexpr std::string_view gameAtoms[] = {
    "function",
    "content",
    "shuji.form",
    "shuji.coarse",
    "shuji.tag",
    "shuji.inflection",
    "gokei.form",
    "gokei.coarse",
    "gokei.tag",
    "gokei.inflection",
    "marks",
    "edge",
};

constexpr std::string_view gameTable[] = {
    "d.function n.function f.function",
    "d.function n.content f.content",
    "d.function n.content f.content distance",
    "d.function n.content n.function f.content f.function",
    "d.function n.content n.function f.content f.function distance",
    "d.function d.marks n.content n.function f.content f.function",
    "d.function d.marks n.content n.marks f.content f.marks",
    "d.function d.marks n.function n.marks f.function f.marks",
    "d.function n.shuji.tag f.shuji.tag",
    "d.shuji.tag d.function n.shuji.tag n.function f.shuji.tag f.function",
    "d.function n.content n.function f.content f.function marks",
    "d.function n.gokei.form f.gokei.form",
    "d.function n.shuji.lemma f.shuji.lemma",
    "d.function n.shuji.lemma f.content f.function",
    "d.function n.content n.function f.shuji.lemma",
    "d.shuji.lemma d.function n.content n.function f.content f.function",
    "d.gokei.form n.gokei.form n.shuji.tag f.gokei.form f.shuji.tag",
    "n.function f.function distance",
    "n.content n.function f.content f.function",
    "n.shuji.lemma f.shuji.lemma",
    "d.function n.function f.function particles",
    "d.function f.content f.function particles",
    "d.function d.next.function n.content n.function f.content f.function",
    "d.function n.content n.function n.next.function f.content f.function",
    "d.function n.content n.function f.content f.function f.edge",
    "d.function n.content f.content attached",
    "d.function n.content n.function f.content f.function attached",
};

constexpr std::string_view typeTable[] = {
    "d.function",
    "d.function d.marks",
    "d.shuji.tag d.function",
    "d.shuji.lemma d.function",
    "d.gokei.form d.gokei.inflection",
    "c.function",
    "d.function c.function",
    "d.function c.content",
    "d.function c.content c.function",
    "d.function d.marks c.content c.function",
    "d.function d.marks c.content c.function distance",
    "d.content d.function c.content c.function",
    "d.content c.content",
    "d.content d.marks c.content c.marks",
    "d.shuji.tag c.shuji.tag distance",
    "d.shuji.tag d.marks c.shuji.tag c.function",
    "d.shuji.lemma c.shuji.lemma",
    "d.shuji.form d.gokei.form c.gokei.form",
    "d.function c.shuji.lemma",
    "d.function d.marks marks",
    "d.function d.marks steps",
    "d.function c.function particles",
    "d.content d.function c.left.form",
    "d.function d.next.function d.next.content c.function",
};

PhraseContext withContext(PhraseContext before, std::string_view word)
{
    assert(before == PhraseContext::None || (before == PhraseContext::Distance && word == "marks"));
    if (word == "steps")
        return PhraseContext::Steps;
    if (word == "rank")
        return PhraseContext::Rank;
    if (word == "alike")
        return PhraseContext::Alike;
    if (word == "distance")
        return PhraseContext::Distance;
    return before == PhraseContext::Distance ? PhraseContext::DistanceAndMarks : PhraseContext::Marks;
}

PhraseRole roleOf(char letter)
{
    assert(letter == 'd' || letter == 'c' || letter == 'n' || letter == 'f');
    return letter == 'd' ? PhraseRole::Dependent : letter == 'f' ? PhraseRole::Farther : PhraseRole::Candidate;
}

/// Whether a line has one context and one set of particles at most, but for `distance marks`.
bool isTemplate(std::string_view line)
{
    const auto has
        = [&](std::string_view word) { return (' ' + std::string(line) + ' ').find(word) != std::string::npos; };
    const int contexts = (has(" distance ") || has(" marks ") ? 1 : 0) + (has(" steps ") ? 1 : 0)
        + (has(" rank ") ? 1 : 0) + (has(" alike ") ? 1 : 0);
    return contexts <= 1 && !(has(" particles ") && has(" attached "));
}

/// Adds what a word of a table's line says.
void addWord(PhraseTemplate& made, std::string_view word)
{
    const auto need = [&](FeatureSet set) { made.set = std::max(made.set, set); };
    if (word == "distance" || word == "marks" || word == "steps" || word == "rank" || word == "alike") {
        made.context = withContext(made.context, word);
        need(word == "distance" || word == "marks" ? FeatureSet::Standard : FeatureSet::Additional);
    } else if (word == "particles") {
        made.particles = PhraseParticles::Between;
    } else if (word == "attached") {
        made.particles = PhraseParticles::Attached;
        need(FeatureSet::All);
    } else {
        const auto attribute = phraseAttributeNamed(word.substr(2));
        assert(attribute);
        made.atoms[static_cast<std::size_t>(roleOf(word.front()))].push_back(*attribute);
        need(setOf(*attribute));
    }
}

std::vector<PhraseTemplate> parsed(const std::vector<std::string>& lines, FeatureSet set)
{
    std::vector<PhraseTemplate> templates;
    for (const std::string& line : lines) {
        PhraseTemplate made;
        made.name = line;
        for (std::string_view rest = line; !rest.empty();) {
            const auto end = std::min(rest.find(' '), rest.size());
            addWord(made, rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        if (made.set <= set)
            templates.push_back(std::move(made));
    }
    // Those that make one feature come before those that make one a particle.
    std::stable_sort(templates.begin(), templates.end(),
        [](const PhraseTemplate& first, const PhraseTemplate& second) { return first.particles < second.particles; });
    return templates;
}

std::vector<std::string> allAttributesOf(char role)
{
    std::vector<std::string> lines;
    for (std::size_t attribute = 0; attribute < phraseAttributeCount; ++attribute)
        lines.push_back(std::string(1, role) + '.' + std::string(nameOf(static_cast<PhraseAttribute>(attribute))));
    return lines;
}

} // namespace

std::vector<PhraseTemplate> pairTemplates(FeatureSet set)
{
    std::vector<std::string> lines(std::begin(pairTable), std::end(pairTable));
    const auto add = [&](std::string line) {
        if (isTemplate(line) && std::find(lines.begin(), lines.end(), line) == lines.end())
            lines.push_back(std::move(line));
    };
    for (std::size_t first = 0; first < std::size(pairAtoms); ++first) {
        add(std::string(pairAtoms[first]));
        for (std::size_t second = first + 1; second < std::size(pairAtoms); ++second)
            add(std::string(pairAtoms[first]) + ' ' + std::string(pairAtoms[second]));
    }
    return parsed(lines, set);
}

std::vector<PhraseTemplate> gameTemplates(FeatureSet set)
{
    std::vector<std::string> lines(std::begin(gameTable), std::end(gameTable));
    for (const std::string_view near : gameAtoms) {
        for (const std::string_view far : gameAtoms)
            lines.push_back("n." + std::string(near) + " f." + std::string(far));
    }
    return parsed(lines, set);
}

std::vector<PhraseTemplate> dependentAtoms(FeatureSet set)
{
    return parsed(allAttributesOf('d'), set);
}

std::vector<PhraseTemplate> candidateAtoms(FeatureSet set)
{
    std::vector<std::string> lines = allAttributesOf('c');
    for (const char* context : {"distance", "marks", "rank", "alike", "particles", "attached"})
        lines.emplace_back(context);
    return parsed(lines, set);
}

std::vector<PhraseTemplate> typeTemplates(FeatureSet set)
{
    return parsed({std::begin(typeTable), std::end(typeTable)}, set);
}

} // namespace arcwright
