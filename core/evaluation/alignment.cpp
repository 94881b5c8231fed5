// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/alignment.h"

#include "core/evaluation/evaluation_problems.h"

#include <algorithm>

namespace arcwright {

namespace {

/// The first bunsetsu, from 1, that the two do not have both with the same words, 0 if there is none.
int differingBunsetsu(const Sentence& gold, const Sentence& system)
{
    if (gold.bunsetsu.empty() || system.bunsetsu.empty())
        return gold.bunsetsu.size() == system.bunsetsu.size() ? 0 : 1;
    const auto differing = std::mismatch(gold.bunsetsu.begin(), gold.bunsetsu.end(), system.bunsetsu.begin(),
        system.bunsetsu.end(), [](const Bunsetsu& first, const Bunsetsu& second) {
            return first.first == second.first && first.last == second.last;
        });
    return differing.first == gold.bunsetsu.end() && differing.second == system.bunsetsu.end()
        ? 0
        : static_cast<int>(differing.first - gold.bunsetsu.begin()) + 1;
}

/// The first word, from 1, that the two do not have both, 0 if there is none.
int differingWord(const Sentence& gold, const Sentence& system)
{
    const int common = std::min(gold.size(), system.size());
    for (int word = 1; word <= common; ++word) {
        if (gold.word(word).form != system.word(word).form)
            return word;
    }
    return gold.size() == system.size() ? 0 : common + 1;
}

/// The line of the system's sentence on which it begins to differ.
SourceLine differingLine(const Sentence& gold, const Sentence& system)
{
    if (system.tokens.empty())
        return {};
    if (const int word = differingWord(gold, system); word > 0)
        return system.word(std::min(word, system.size())).line;
    const auto bunsetsu = static_cast<std::size_t>(differingBunsetsu(gold, system));
    return bunsetsu > 0 && bunsetsu <= system.bunsetsu.size() ? system.bunsetsu[bunsetsu - 1].line : SourceLine{};
}

/// Sets file and line of a problem to those of a line of a sentence; 0 is its first line.
void setPlace(Problem& problem, const Treebank& treebank, std::size_t index, SourceLine line)
{
    const Treebank::Place where = treebank.place(index);
    const Document& document = *treebank.documents()[where.document];
    problem.file = document.path();
    problem.line = document.line(where.sentence) + static_cast<std::size_t>(std::max(line.number, 1)) - 1;
    problem.column = 1;
}

} // namespace

std::optional<Problem> findMismatch(const Sentence& gold, const Sentence& system, std::size_t index)
{
    const std::string number = std::to_string(index + 1);
    if (gold.size() != system.size())
        return Problem{EvaluationProblem::TokenCountMismatch, {}, 0, 0,
            {number, std::to_string(gold.size()), std::to_string(system.size())}};
    if (const int word = differingWord(gold, system); word > 0)
        return Problem{EvaluationProblem::TokenFormMismatch, {}, 0, 0,
            {number, std::to_string(word), gold.word(word).form, system.word(word).form}};
    if (const int bunsetsu = differingBunsetsu(gold, system); bunsetsu > 0)
        return Problem{EvaluationProblem::BunsetsuMismatch, {}, 0, 0, {number, std::to_string(bunsetsu)}};
    return std::nullopt;
}

std::optional<Problem> findMismatch(const Treebank& gold, const Treebank& system, std::size_t index)
{
    const auto expected = gold.sentence(index);
    const auto found = system.sentence(index);
    auto problem = findMismatch(*expected, *found, index);
    if (problem)
        setPlace(*problem, system, index, differingLine(*expected, *found));
    return problem;
}

std::optional<Problem> findMismatch(const Treebank& gold, const Treebank& system)
{
    return findMismatch(gold, system, [](const auto&, const auto&) { return false; });
}

std::optional<Problem> findMismatch(
    const Treebank& gold, const Treebank& system, const ComparableSentences& canBeCompared)
{
    const std::size_t common = std::min(gold.size(), system.size());
    std::optional<Problem> problem;
    std::size_t same = 0; // sentences, from the first on
    while (same < common && !problem) {
        problem = findMismatch(gold, system, same);
        if (problem && canBeCompared(gold.sentence(same), system.sentence(same)))
            problem.reset();
        same += problem ? 0 : 1;
    }
    if (gold.size() == system.size())
        return problem;
    Problem count{EvaluationProblem::SentenceCountMismatch, {}, 0, 0,
        {std::to_string(gold.size()), std::to_string(system.size()), std::to_string(same + 1)}};
    if (problem) {
        count.file = problem->file;
        count.line = problem->line;
        count.column = problem->column;
    } else if (common < system.size()) {
        setPlace(count, system, common, {});
    } else if (!system.documents().empty()) {
        // Where the system only lacks sentences at the end there is no line to name.
        count.file = system.documents().back()->path();
    }
    return count;
}

} // namespace arcwright
