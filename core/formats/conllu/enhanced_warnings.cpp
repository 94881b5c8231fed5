// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/enhanced_warnings.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <string>
#include <utility>

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
    std::map<std::ptrdiff_t, std::size_t> byParts; ///< how many have so many parts appended
    std::map<std::string, Place> labels; ///< those with something appended, and where the last is

    /// How many have at least so many parts appended.
    std::size_t withParts(std::ptrdiff_t parts) const
    {
        return std::accumulate(byParts.lower_bound(parts), byParts.end(), std::size_t{0},
            [](std::size_t sum, const auto& counted) { return sum + counted.second; });
    }
};

/// The parts that are appended to a basic relation: two in `obl:in:loc`.
std::ptrdiff_t partsAppended(const std::string& label, const std::string& basic)
{
    return std::count(label.begin() + static_cast<std::ptrdiff_t>(basic.size()), label.end(), ':');
}

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
        const std::ptrdiff_t parts = partsAppended(copy->relation, word.relation);
        ++copies.byParts[parts];
        if (parts == 0)
            continue;
        Place& place = copies.labels[copy->relation];
        place = {index, id, place.count + 1};
    }
}

FileWarning warningAt(
    const Document& document, const Place& place, FormatProblem problem, std::vector<std::string> arguments)
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
        {"enhanced-relation-unseen", {problem, {}, sentence->source.line + number - 1, column, std::move(arguments)}}};
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
        if (copies.all < fewestCopies)
            continue;
        for (const auto& [label, place] : copies.labels) {
            const std::ptrdiff_t parts = partsAppended(label, basic);
            if (place.count > 1 || copies.withParts(parts) * rarity > copies.all)
                continue;
            const bool nothingUsual = copies.withParts(1) * rarity <= copies.all;
            found.push_back(warningAt(document, place,
                nothingUsual ? FormatProblem::EnhancedRelationUnseen : FormatProblem::EnhancedRelationTooLong,
                {label, basic, std::to_string(copies.all)}));
        }
    }
    return found;
}

} // namespace arcwright
