// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/enhanced_warnings.h"

#include <algorithm>
#include <map>
#include <string>

#include "core/documents/document.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/parents.h"

namespace arcwright {

namespace {

constexpr std::size_t fewestCopies = 20; ///< of a relation, to speak of a practice
constexpr std::size_t rarity = 20; ///< one in so many is rare
constexpr std::size_t mostWithoutGraph = 100; ///< sentences to look at for a graph

struct Place {
    std::size_t sentence = 0;
    int word = 0;
    std::size_t count = 0;
};

/// The copies of basic arcs of one relation.
struct RelationCopies {
    std::size_t all = 0;
    std::size_t appended = 0;
    std::map<std::string, Place> labels; ///< those with something appended, and where the last is
};

using CopiesByRelation = std::map<std::string, RelationCopies>;

bool isWithoutGraph(const Sentence& sentence)
{
    return std::all_of(
        sentence.tokens.begin(), sentence.tokens.end(), [](const Token& word) { return word.parents.empty(); });
}

void countCopies(const Sentence& sentence, std::size_t index, CopiesByRelation& counted)
{
    for (int id = 1; id <= sentence.size(); ++id) {
        const Token& word = sentence.word(id);
        const auto copy = basicCopy(word);
        if (copy == word.parents.end() || word.relation.empty())
            continue;
        RelationCopies& copies = counted[word.relation];
        ++copies.all;
        if (copy->relation.size() == word.relation.size())
            continue;
        ++copies.appended;
        Place& place = copies.labels[copy->relation];
        place = {index, id, place.count + 1};
    }
}

FileWarning warningAt(const Document& document, const Place& place, const std::string& label, const std::string& basic,
    std::size_t copies)
{
    const auto sentence = document.sentence(place.sentence);
    const auto number = static_cast<std::size_t>(std::max(sentence->word(place.word).line.number, 1));
    std::size_t column = 1;
    constexpr std::size_t deps = 8;
    if (const auto lines = splitLines(sentence->source.text()); number <= lines.size()) {
        const auto cells = split(lines[number - 1].text, '\t');
        column = cells.size() > deps ? columnOf(lines[number - 1].text, cells[deps]) : 1;
    }
    return {place.sentence,
        {"enhanced-relation-unseen",
            {FormatProblem::EnhancedRelationUnseen, {}, sentence->source.line + number - 1, column,
                {label, basic, std::to_string(copies)}}}};
}

} // namespace

std::vector<FileWarning> enhancedWarnings(const Document& document)
{
    CopiesByRelation counted;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        if (!sentence->problem && !isWithoutGraph(*sentence))
            countCopies(*sentence, i, counted);
        if (i + 1 == mostWithoutGraph && counted.empty())
            return {};
    }
    std::vector<FileWarning> found;
    for (const auto& [basic, copies] : counted) {
        if (copies.all < fewestCopies || copies.appended * rarity > copies.all)
            continue;
        for (const auto& [label, place] : copies.labels) {
            if (place.count == 1)
                found.push_back(warningAt(document, place, label, basic, copies.all));
        }
    }
    return found;
}

} // namespace arcwright
