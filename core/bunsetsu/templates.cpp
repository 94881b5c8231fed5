// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/templates.h"

#include <algorithm>
#include <cassert>

namespace arcwright {

namespace {

// Which combinations are worth their time was found within a training part: of two thousand that were learnt, those
// which bring held-out games nearer to their right ends most (resources/help/accuracy.md). In a row, what stands before
// the colon goes with each that stands behind it; - is nothing more.

/// Of a dependent and a candidate.
constexpr std::string_view pairTable[] = {
    "alike: -",
    "attached: -",
    "c.content: alike, c.marks, c.previous.function, c.shuji.lemma",
    "c.edge: -, alike, c.next.content, c.previous.content, distance, marks, particles, rank, steps",
    "c.function: marks",
    "c.gokei.form: marks, particles",
    "c.marks: -, c.edge, distance, particles",
    "c.next.content: -, alike, c.previous.content, distance, marks",
    "c.next.function: -, marks",
    "c.previous.content: attached",
    "c.previous.function: attached",
    "c.shuji.coarse: -, alike, c.previous.function, marks, rank",
    "c.shuji.form: c.previous.function, distance, marks",
    "c.shuji.lemma: alike, distance, marks",
    "c.shuji.tag: -, alike, c.marks, c.previous.function, c.shuji.lemma, marks",
    "d.content: c.previous.function marks",
    "d.edge: c.edge, c.edge alike, c.edge distance, c.edge marks, c.edge rank, c.edge steps, c.left.tag,"
    " c.left.tag marks, c.left.tag rank, c.marks, c.marks alike, c.shuji.coarse, c.shuji.coarse alike,"
    " c.shuji.coarse rank, c.shuji.inflection, c.shuji.inflection alike, c.shuji.inflection marks, c.shuji.lemma,"
    " c.shuji.lemma rank, c.shuji.tag alike, c.shuji.tag marks",
    "d.function: -, alike, attached, c.content, c.content c.edge, c.content c.marks, c.content marks, c.edge,"
    " c.edge alike, c.edge c.left.tag, c.edge c.previous.function, c.edge c.shuji.inflection, c.edge distance,"
    " c.edge marks, c.edge rank, c.left.tag, c.left.tag c.previous.function, c.left.tag marks, c.left.tag rank,"
    " c.marks, c.marks alike, c.marks c.edge, c.marks c.left.tag, c.marks c.previous.function,"
    " c.marks c.shuji.inflection, c.marks distance, c.marks marks, c.next.content, c.next.form,"
    " c.previous.function, c.previous.function alike, c.previous.function distance, c.previous.function marks,"
    " c.previous.function rank, c.shuji.coarse, c.shuji.coarse alike, c.shuji.coarse c.content,"
    " c.shuji.coarse c.edge, c.shuji.coarse c.left.tag, c.shuji.coarse c.marks, c.shuji.coarse c.previous.function,"
    " c.shuji.coarse c.shuji.inflection, c.shuji.coarse c.shuji.tag, c.shuji.coarse distance, c.shuji.coarse marks,"
    " c.shuji.coarse rank, c.shuji.coarse steps, c.shuji.inflection, c.shuji.inflection alike,"
    " c.shuji.inflection c.previous.function, c.shuji.inflection marks, c.shuji.inflection rank, c.shuji.tag,"
    " c.shuji.tag alike, c.shuji.tag c.content, c.shuji.tag c.edge, c.shuji.tag c.left.tag, c.shuji.tag c.marks,"
    " c.shuji.tag distance, c.shuji.tag marks, c.shuji.tag rank, d.gokei.form, d.marks, d.marks distance,"
    " d.marks marks, d.marks particles, d.next.function, d.previous.function, d.shuji.coarse, d.shuji.tag,"
    " distance, marks, particles, rank",
    "d.gokei.form: alike, attached, c.content, c.content rank, c.edge, c.edge alike, c.edge distance, c.edge marks,"
    " c.left.tag, c.left.tag distance, c.left.tag marks, c.left.tag rank, c.marks, c.marks alike, c.marks distance,"
    " c.marks marks, c.next.content, c.previous.function, c.previous.function distance, c.shuji.coarse,"
    " c.shuji.coarse alike, c.shuji.coarse distance, c.shuji.coarse marks, c.shuji.coarse rank, c.shuji.inflection,"
    " c.shuji.inflection marks, c.shuji.inflection rank, c.shuji.tag, c.shuji.tag alike, c.shuji.tag distance,"
    " c.shuji.tag marks, c.shuji.tag rank, d.marks c.marks c.previous.function, d.marks c.shuji.coarse c.edge,"
    " d.marks c.shuji.coarse c.marks, d.previous.function, particles",
    "d.gokei.tag: c.gokei.tag, d.gokei.inflection c.gokei.tag c.gokei.inflection",
    "d.left.tag: d.function c.edge, d.function c.left.tag, d.function c.marks, d.function c.next.function,"
    " d.function c.previous.function, d.function c.shuji.coarse, d.function c.shuji.inflection,"
    " d.function c.shuji.tag",
    "d.marks: alike, attached, c.content alike, c.edge alike, c.edge distance, c.edge steps, c.left.tag,"
    " c.left.tag marks, c.left.tag rank, c.marks alike, c.marks distance, c.marks steps, c.next.content,"
    " c.next.function alike, c.shuji.coarse alike, c.shuji.form, c.shuji.inflection alike, c.shuji.lemma,"
    " c.shuji.lemma distance, c.shuji.lemma marks, c.shuji.lemma steps, d.function c.content, d.function c.edge,"
    " d.function c.left.tag, d.function c.marks, d.function c.previous.function, d.function c.shuji.coarse,"
    " d.function c.shuji.inflection, d.function c.shuji.tag, d.previous.function",
    "d.next.function: c.edge alike, c.marks, c.marks distance, d.previous.function",
    "d.previous.content: c.edge, c.marks",
    "d.previous.function: attached, c.edge, c.marks, c.previous.function, d.function c.content, d.function c.edge,"
    " d.function c.marks, d.function c.next.function, d.function c.shuji.coarse, d.function c.shuji.tag, marks,"
    " rank",
    "d.shuji.coarse: attached, c.edge, c.edge distance, c.edge marks, c.edge steps, c.left.tag, c.left.tag marks,"
    " c.left.tag rank, c.previous.function marks, c.shuji.coarse alike, c.shuji.coarse rank,"
    " c.shuji.inflection alike, c.shuji.lemma, c.shuji.lemma marks, d.function c.content, d.function c.edge,"
    " d.function c.left.tag, d.function c.marks, d.function c.next.function, d.function c.previous.function,"
    " d.function c.shuji.coarse, d.function c.shuji.inflection, d.function c.shuji.tag,"
    " d.gokei.coarse c.shuji.coarse c.gokei.coarse distance, d.gokei.form, d.previous.content, d.previous.function",
    "d.shuji.tag: attached, c.edge marks, c.left.tag marks, c.previous.content, c.previous.function marks,"
    " c.shuji.tag marks, d.function c.content, d.function c.edge, d.function c.left.tag, d.function c.marks,"
    " d.function c.next.function, d.function c.previous.function, d.function c.shuji.coarse,"
    " d.function c.shuji.inflection, d.function c.shuji.tag, d.function distance, marks",
    "d.tail: c.edge, c.edge distance, c.edge marks, c.left.tag, c.left.tag rank, c.marks, c.marks distance,"
    " c.marks marks, c.previous.function, c.previous.function alike, c.previous.function distance,"
    " c.previous.function marks, c.previous.function rank, c.shuji.coarse, c.shuji.coarse alike,"
    " c.shuji.coarse distance, c.shuji.coarse marks, c.shuji.coarse rank, c.shuji.inflection alike,"
    " c.shuji.inflection marks, c.shuji.tag alike, c.shuji.tag rank",
    "distance: -, attached, marks, particles",
    "marks: -, attached",
    "rank: -",
    "steps: -",
};

/// Of a dependent and two candidates.
constexpr std::string_view gameTable[] = {
    "d.function: n.edge f.edge, n.edge f.marks, n.edge f.shuji.coarse, n.marks f.shuji.coarse,"
    " n.shuji.coarse f.edge, n.shuji.coarse f.left.tag, n.shuji.coarse f.marks, n.shuji.coarse f.shuji.coarse",
    "d.gokei.form: d.marks n.edge f.shuji.coarse",
    "n.content: f.marks",
    "n.edge: f.edge, f.marks, f.shuji.coarse, f.shuji.inflection",
    "n.function: f.edge",
    "n.gokei.coarse: f.content, f.edge, f.gokei.coarse, f.gokei.tag, f.shuji.coarse, f.shuji.inflection,"
    " f.shuji.tag",
    "n.gokei.inflection: f.content, f.marks",
    "n.gokei.tag: f.edge, f.shuji.coarse, f.shuji.tag",
    "n.marks: f.edge, f.shuji.inflection, f.shuji.tag",
    "n.shuji.coarse: f.edge, f.marks, f.shuji.coarse",
    "n.shuji.inflection: f.marks, f.shuji.tag",
    "n.shuji.tag: f.edge, f.shuji.inflection",
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

/// One line a template of a table's rows.
std::vector<std::string> linesOf(std::span<const std::string_view> table)
{
    std::vector<std::string> lines;
    for (const std::string_view row : table) {
        const auto colon = row.find(": ");
        const std::string first(row.substr(0, colon));
        for (std::string_view rest = row.substr(colon + 2); !rest.empty();) {
            const auto end = std::min(rest.find(", "), rest.size());
            const std::string_view more = rest.substr(0, end);
            lines.push_back(more == "-" ? first : first + ' ' + std::string(more));
            rest.remove_prefix(std::min(end + 2, rest.size()));
        }
    }
    return lines;
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
    return parsed(linesOf(pairTable), set);
}

std::vector<PhraseTemplate> gameTemplates(FeatureSet set)
{
    return parsed(linesOf(gameTable), set);
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
