// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/templates.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <tuple>

namespace arcwright {

namespace {

// The choice of combinations was made by holding out the last documents of a training part
// (resources/help/accuracy.md): all pairs of phraseAttributes are there, and of the chief ones triples.

using Words = std::vector<std::string>;

/// The attributes of which all pairs are made.
const Words phraseAttributes{"shuji.form", "shuji.lemma", "shuji.coarse", "shuji.tag", "shuji.inflection", "gokei.form",
    "gokei.tag", "gokei.inflection", "function", "content", "tail", "marks", "edge", "left.form", "left.tag",
    "next.form", "next.function", "next.content", "previous.function", "previous.content"};
const Words contexts{"distance", "marks", "steps", "rank", "alike"};
const Words particles{"particles", "attached"};
const Words siblings{"sibling", "sibling.lemma", "siblings"};
/// The most telling attributes of a dependent and of a candidate.
const Words chiefOfDependent{"function", "shuji.coarse", "gokei.form", "marks", "tail"};
const Words chiefOfCandidate{
    "shuji.coarse", "shuji.tag", "shuji.inflection", "function", "edge", "left.tag", "marks", "shuji.lemma", "content"};
const Words places{"shuji.coarse", "function", "marks", "edge"};

Words of(char role, Words words)
{
    for (std::string& word : words)
        word.insert(0, {role, '.'});
    return words;
}

Words together(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// Combinations of words, one of each factor; each once, whatever the order of its words.
class Products {
public:
    void add(const std::vector<Words>& factors)
    {
        Words words;
        addFrom(factors, words);
    }
    const std::vector<std::string>& lines() const { return m_lines; }

private:
    void addFrom(const std::vector<Words>& factors, Words& words)
    {
        if (words.size() < factors.size()) {
            for (const std::string& word : factors[words.size()]) {
                if (std::find(words.begin(), words.end(), word) != words.end())
                    continue;
                words.push_back(word);
                addFrom(factors, words);
                words.pop_back();
            }
            return;
        }
        if (!m_known.insert(std::set<std::string>(words.begin(), words.end())).second)
            return;
        std::string line;
        for (const std::string& word : words)
            line += (line.empty() ? "" : " ") + word;
        m_lines.push_back(std::move(line));
    }

    std::vector<std::string> m_lines;
    std::set<std::set<std::string>> m_known;
};

/// Of a dependent and a candidate.
std::vector<std::string> pairLines()
{
    const Words d = of('d', phraseAttributes);
    const Words c = of('c', phraseAttributes);
    const Words chiefD = of('d', chiefOfDependent);
    const Words chiefC = of('c', chiefOfCandidate);
    const Words function{"d.function"};
    Products made;
    made.add({together(c, together(contexts, particles))});
    made.add({d, c});
    made.add({c, c});
    made.add({together(d, c), together(contexts, particles)});
    made.add({chiefD, chiefC, contexts});
    made.add({chiefD, chiefC, chiefC});
    made.add({chiefD, chiefD, chiefC});
    // neighbours
    made.add({of('d', {"function", "shuji.coarse", "gokei.form", "marks"}),
        of('c', {"previous.marks", "next.marks", "next.lemma", "next.left.form", "next.tail", "next.inflection"})});
    made.add({of('d', {"previous.marks", "next.marks", "previous.tail", "previous.lemma"}),
        of('c', together(places, {"shuji.tag", "previous.marks", "previous.tail"}))});
    const Words aroundC = of('c', {"previous.marks", "next.marks", "next.inflection", "next.tail"});
    made.add({aroundC, of('c', places)});
    made.add({function, aroundC, of('c', places)});
    // siblings
    const Words lexicalD = of('d', {"function", "shuji.coarse", "gokei.form", "shuji.lemma", "marks"});
    const Words lexicalC = of('c', {"shuji.coarse", "shuji.lemma", "function", "content"});
    made.add({siblings});
    made.add({together(lexicalD, lexicalC), siblings});
    made.add({lexicalD, lexicalC, siblings});
    return made.lines();
}

/// Of a dependent and two candidates.
constexpr std::string_view gameTable[] = {
    "d.function: n.edge f.edge, n.edge f.marks, n.edge f.shuji.coarse, n.marks f.shuji.coarse",
    "d.function: n.shuji.coarse f.edge, n.shuji.coarse f.left.tag, n.shuji.coarse f.marks",
    "d.function: n.shuji.coarse f.shuji.coarse",
    "d.gokei.form: d.marks n.edge f.shuji.coarse",
    "n.content: f.marks",
    "n.edge: f.edge, f.marks, f.shuji.coarse, f.shuji.inflection",
    "n.function: f.edge",
    "n.gokei.coarse: f.content, f.edge, f.gokei.coarse, f.gokei.tag, f.shuji.coarse, f.shuji.inflection",
    "n.gokei.coarse: f.shuji.tag",
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

struct ContextRow {
    std::string_view word;
    PhraseContext context;
    FeatureSet set;
};

constexpr ContextRow contextRows[] = {
    {"distance", PhraseContext::Distance, FeatureSet::Standard},
    {"steps", PhraseContext::Steps, FeatureSet::Additional},
    {"marks", PhraseContext::Marks, FeatureSet::Standard},
    {"rank", PhraseContext::Rank, FeatureSet::Additional},
    {"alike", PhraseContext::Alike, FeatureSet::Additional},
    {"sibling", PhraseContext::Sibling, FeatureSet::All},
    {"sibling.lemma", PhraseContext::SiblingLemma, FeatureSet::All},
    {"siblings", PhraseContext::Siblings, FeatureSet::All},
};

/// Null if the word tells no context.
const ContextRow* contextOf(std::string_view word)
{
    const auto* const found = std::find_if(
        std::begin(contextRows), std::end(contextRows), [&](const ContextRow& row) { return row.word == word; });
    return found == std::end(contextRows) ? nullptr : found;
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
    if (const ContextRow* row = contextOf(word)) {
        const bool both = made.context == PhraseContext::Distance && row->context == PhraseContext::Marks;
        assert(both || made.context == PhraseContext::None);
        made.context = both ? PhraseContext::DistanceAndMarks : row->context;
        need(row->set);
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

using Templates = std::vector<PhraseTemplate>;

Templates parsed(const std::vector<std::string>& lines, FeatureSet set)
{
    Templates templates;
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
    // Templates that make one feature come before those that make one a particle, and those that share all but the
    // attributes of the candidate are next to each other.
    const auto place = [](const PhraseTemplate& made) {
        return std::tie(
            made.particles, made.atomsOf(PhraseRole::Dependent), made.atomsOf(PhraseRole::Farther), made.context);
    };
    std::stable_sort(templates.begin(), templates.end(),
        [&](const PhraseTemplate& first, const PhraseTemplate& second) { return place(first) < place(second); });
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

/// By number of the set.
std::array<Templates, 3> ofEachSet(const std::vector<std::string>& lines)
{
    return {parsed(lines, FeatureSet::Standard), parsed(lines, FeatureSet::Additional), parsed(lines, FeatureSet::All)};
}

std::vector<std::string> allAttributesOf(char role)
{
    std::vector<std::string> lines;
    for (std::size_t attribute = 0; attribute < phraseAttributeCount; ++attribute)
        lines.push_back(std::string(1, role) + '.' + std::string(nameOf(static_cast<PhraseAttribute>(attribute))));
    return lines;
}

std::vector<std::string> candidateLines()
{
    std::vector<std::string> lines = allAttributesOf('c');
    for (const char* context : {"distance", "marks", "rank", "alike", "particles", "attached"})
        lines.emplace_back(context);
    return lines;
}

} // namespace

const Templates& pairTemplates(FeatureSet set)
{
    static const auto made = ofEachSet(pairLines());
    return made[static_cast<std::size_t>(set)];
}

const Templates& gameTemplates(FeatureSet set)
{
    static const auto made = ofEachSet(linesOf(gameTable));
    return made[static_cast<std::size_t>(set)];
}

const Templates& dependentAtoms(FeatureSet set)
{
    static const auto made = ofEachSet(allAttributesOf('d'));
    return made[static_cast<std::size_t>(set)];
}

const Templates& candidateAtoms(FeatureSet set)
{
    static const auto made = ofEachSet(candidateLines());
    return made[static_cast<std::size_t>(set)];
}

const Templates& typeTemplates(FeatureSet set)
{
    static const auto made = ofEachSet({std::begin(typeTable), std::end(typeTable)});
    return made[static_cast<std::size_t>(set)];
}

} // namespace arcwright
