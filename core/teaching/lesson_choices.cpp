// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_choices.h"

#include <algorithm>

#include "core/bunsetsu/decoders.h"
#include "core/decoding/decoder.h"
#include "core/teaching/player_names.h"
#include "core/transitions/transition_system.h"

namespace arcwright {

namespace {

std::vector<LessonChoiceRow> choicesOfClimb(Decoder decoder)
{
    if (scoresWholeTrees(decoder))
        return {};
    std::vector<LessonChoiceRow> rows{{choices::start, {"projective", "non-projective", "random"}}};
    if (!findsGraphs(decoder))
        rows.push_back({choices::rootMoves, {"two-arcs", "never"}});
    return rows;
}

/// As the command line names them; the last one is the mean of members, which can be looked at one by one.
std::vector<std::string> learnerNames(bool byMembers)
{
    std::vector<std::string> names{"mira", "perceptron"};
    if (!byMembers)
        names.emplace_back("bpm");
    for (int member = 1; byMembers && member <= lessonMembers; ++member)
        names.push_back("bpm-" + std::to_string(member));
    return names;
}

} // namespace

std::vector<LessonChoiceRow> lessonChoicesOf(std::string_view algorithm)
{
    if (const auto decoder = decoderNamed(algorithm)) {
        if (*decoder == Decoder::Cle)
            return {{choices::roots, {"one", "several"}}};
        return rowOf(*decoder).steps == DecoderSteps::Climb ? choicesOfClimb(*decoder) : std::vector<LessonChoiceRow>();
    }
    if (const auto decoder = bunsetsuDecoderNamed(algorithm)) {
        if (rowOf(*decoder).overArcs || questionOf(*decoder) != RankerQuestion::Game)
            return {};
        return {{choices::dependents, {"right-to-left", "left-to-right"}},
            {choices::games, {"left-to-right", "right-to-left"}}};
    }
    for (const TransitionSystemRow& row : transitionSystemTable) {
        if (row.name == algorithm)
            return {{choices::decidedBy, {"scores", "tree"}}};
    }
    if (algorithm == players::sums || algorithm == players::projectiveSums)
        return {{choices::temperature, {"1", "2", "3", "5", "10", "20"}}};
    if (algorithm == players::bestTrees)
        return {{choices::trees, {"2", "3", "5", "10"}}};
    if (algorithm == players::learning)
        return {{choices::learner, learnerNames(true)}, {choices::sentencesBefore, {"0"}}};
    if (algorithm == players::epochs)
        return {{choices::learner, learnerNames(false)}};
    return {};
}

std::optional<std::size_t> optionOf(std::string_view algorithm, const LessonChoice& choice)
{
    for (const LessonChoiceRow& row : lessonChoicesOf(algorithm)) {
        const auto found = std::find(row.options.begin(), row.options.end(), choice.option);
        if (row.name == choice.name && found != row.options.end())
            return static_cast<std::size_t>(found - row.options.begin());
    }
    return std::nullopt;
}

namespace {

const LessonChoice* choiceNamed(const std::vector<LessonChoice>& chosen, std::string_view name)
{
    const auto found
        = std::find_if(chosen.begin(), chosen.end(), [&](const LessonChoice& choice) { return choice.name == name; });
    return found == chosen.end() ? nullptr : &*found;
}

} // namespace

std::optional<std::size_t> optionAmong(
    const std::vector<LessonChoice>& chosen, std::string_view algorithm, std::string_view name)
{
    const LessonChoice* choice = choiceNamed(chosen, name);
    return choice == nullptr ? std::nullopt : optionOf(algorithm, *choice);
}

bool areSeveralRootsChosen(const std::vector<LessonChoice>& chosen, std::string_view algorithm)
{
    constexpr std::size_t several = 1;
    return optionAmong(chosen, algorithm, choices::roots) == several;
}

std::optional<double> numberAmong(const std::vector<LessonChoice>& chosen, std::string_view name)
{
    const LessonChoice* choice = choiceNamed(chosen, name);
    return choice == nullptr ? std::nullopt : std::optional(std::stod(choice->option));
}

} // namespace arcwright
