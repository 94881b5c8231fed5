// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/word_selection.h"

#include <algorithm>

#include "core/query/conditions.h"
#include "core/query/property_conditions.h"
#include "ui/analysis/figure_texts.h"

namespace arcwright::ui {

namespace {

bool areOfTheSame(const PropertyValue& first, const PropertyValue& second)
{
    return first.property == second.property && first.system == second.system;
}

/// Whether a value is one of those that another was gathered of.
bool isAmong(const PropertyValue& one, const PropertyValue& gathered)
{
    return areOfTheSame(one, gathered) && gathered.low <= one.low && one.high <= gathered.high
        && std::all_of(one.texts.begin(), one.texts.end(), [&](const std::string& text) {
               return std::find(gathered.texts.begin(), gathered.texts.end(), text) != gathered.texts.end();
           });
}

template <class Value>
bool has(const std::vector<Value>& all, const Value& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// Both, where that can be said: texts are gathered, of numbers the range that has both.
PropertyValue both(const PropertyValue& first, const PropertyValue& second)
{
    PropertyValue value = first;
    value.name += " | " + second.name;
    for (const std::string& text : second.texts) {
        if (!has(value.texts, text))
            value.texts.push_back(text);
    }
    value.low = std::min(first.low, second.low);
    value.high = std::max(first.high, second.high);
    return value;
}

/// Whether words are chosen that one system has right and another wrong.
bool comparesSystems(const WordChoice& choice)
{
    const auto isRight = [](const OutcomeCondition& outcome) { return outcome.isRight; };
    return std::any_of(choice.outcomes.begin(), choice.outcomes.end(), isRight)
        && !std::all_of(choice.outcomes.begin(), choice.outcomes.end(), isRight);
}

bool hasSameProperty(const WordChoice& first, const WordChoice& second)
{
    return std::any_of(first.values.begin(), first.values.end(), [&](const PropertyValue& one) {
        return std::any_of(second.values.begin(), second.values.end(),
            [&](const PropertyValue& other) { return areOfTheSame(one, other); });
    });
}

/// Whether all its values are chosen already, there being any.
bool hasValuesOf(const WordChoice& choice, const WordChoice& clicked)
{
    return !clicked.values.empty() && std::all_of(clicked.values.begin(), clicked.values.end(), [&](const auto& value) {
        return has(choice.values, value);
    });
}

/// Whether the conditions on what systems do came with values: of each click on one there is one at most.
bool cameWithValues(const WordChoice& choice)
{
    const auto own = std::count_if(choice.outcomes.begin(), choice.outcomes.end(),
        [](const OutcomeCondition& outcome) { return outcome.scope != OutcomeScope::Missed; });
    return static_cast<std::size_t>(own) <= choice.values.size();
}

/// Whether one takes the place of the other: what a word costs of a score stands beside what is right or wrong.
bool areAlternatives(const OutcomeCondition& first, const OutcomeCondition& second)
{
    return first.system == second.system
        && (first.scope == OutcomeScope::Missed) == (second.scope == OutcomeScope::Missed);
}

} // namespace

bool isPartOf(const WordChoice& part, const WordChoice& whole)
{
    return !part.isAll() && part.withPunctuation == whole.withPunctuation
        && std::all_of(part.values.begin(), part.values.end(), [&](const auto& one) { return has(whole.values, one); })
        && std::all_of(
            part.outcomes.begin(), part.outcomes.end(), [&](const auto& one) { return has(whole.outcomes, one); })
        && std::all_of(part.arcs.begin(), part.arcs.end(), [&](const auto& one) { return has(whole.arcs, one); });
}

bool isMarked(const WordChoice& part, const WordChoice& whole)
{
    WordChoice meant = part;
    if (!part.values.empty() && comparesSystems(whole))
        meant.outcomes.clear(); // whose bar it is says nothing
    for (PropertyValue& value : meant.values) {
        const auto gathered = std::find_if(
            whole.values.begin(), whole.values.end(), [&](const auto& other) { return isAmong(value, other); });
        if (gathered != whole.values.end())
            value = *gathered;
    }
    const bool saysLittle = part.values.empty() && part.arcs.empty() && part.outcomes.size() == 1;
    const bool isAll = whole.values.empty() && whole.arcs.empty() && whole.outcomes.size() == 1;
    return isPartOf(meant, whole) && (!saysLittle || isAll);
}

WordChoice afterClick(const WordChoice& before, const WordChoice& clicked, bool isAdding)
{
    WordChoice after = before;
    WordChoice added = clicked;
    after.withPunctuation = added.withPunctuation;
    if (!added.values.empty() && !before.outcomes.empty()
        && (comparesSystems(before) || (isAdding && hasSameProperty(before, added) && !hasValuesOf(before, added))))
        added.outcomes.clear();
    else if (added.values.empty() && comparesSystems(added) && !comparesSystems(before) && cameWithValues(before))
        std::erase_if(
            after.outcomes, [](const OutcomeCondition& outcome) { return outcome.scope != OutcomeScope::Missed; });
    if (isPartOf(added, before)) {
        std::erase_if(after.values, [&](const PropertyValue& value) { return has(added.values, value); });
        std::erase_if(after.arcs, [&](const ArcCondition& arc) { return has(added.arcs, arc); });
        const bool isOutcomeAlone = added.values.empty() || after.values.empty();
        if (isOutcomeAlone)
            std::erase_if(after.outcomes, [&](const auto& outcome) { return has(added.outcomes, outcome); });
        return after;
    }
    for (const PropertyValue& value : added.values) {
        const auto same = std::find_if(after.values.begin(), after.values.end(),
            [&](const PropertyValue& other) { return areOfTheSame(value, other); });
        if (same == after.values.end())
            after.values.push_back(value);
        else
            *same = isAdding && *same != value ? both(*same, value) : value;
    }
    if (!added.arcs.empty())
        after.arcs = added.arcs; // a word is seldom in two cells
    for (const OutcomeCondition& outcome : added.outcomes) {
        std::erase_if(after.outcomes, [&](const auto& other) { return areAlternatives(other, outcome); });
        after.outcomes.push_back(outcome);
    }
    return after;
}

WordChoice withSystems(
    const WordChoice& choice, const std::vector<std::string>& before, const std::vector<std::string>& now)
{
    const auto placeNow = [&](std::size_t system) -> std::optional<std::size_t> {
        const auto found = std::find(now.begin(), now.end(), before[system]);
        return found == now.end() ? std::nullopt : std::optional<std::size_t>(found - now.begin());
    };
    WordChoice moved = choice;
    std::erase_if(moved.values, [&](const auto& value) { return value.system && !placeNow(*value.system); });
    std::erase_if(moved.outcomes, [&](const auto& outcome) { return !placeNow(outcome.system); });
    std::erase_if(moved.arcs, [&](const auto& arc) { return !placeNow(arc.system); });
    for (ArcCondition& arc : moved.arcs)
        arc.system = *placeNow(arc.system);
    for (PropertyValue& value : moved.values) {
        if (value.system)
            value.system = placeNow(*value.system);
    }
    for (OutcomeCondition& outcome : moved.outcomes)
        outcome.system = *placeNow(outcome.system);
    return moved;
}

std::optional<std::size_t> systemOf(const WordChoice& choice)
{
    for (const OutcomeCondition& outcome : choice.outcomes) {
        if (!outcome.isRight)
            return outcome.system;
    }
    for (const PropertyValue& value : choice.values) {
        if (value.system)
            return value.system;
    }
    return choice.arcs.empty() ? std::nullopt : std::optional(choice.arcs.front().system);
}

std::vector<std::string> systemNames(const OutcomeTable& table)
{
    std::vector<std::string> names;
    for (const OutcomeTable::System& system : table.systems())
        names.push_back(system.name);
    return names;
}

ChoicePattern patternOf(const WordChoice& choice, const std::vector<std::string>& systems)
{
    ChoicePattern pattern;
    std::vector<Condition> conditions;
    for (const PropertyValue& value : choice.values) {
        if (const auto condition = conditionOf(value, systems))
            conditions.push_back(*condition);
        else
            pattern.untold << propertyNoun(value.property) + QStringLiteral(" = ") + valueText(value);
    }
    for (const OutcomeCondition& outcome : choice.outcomes) {
        for (Condition& condition : conditionsOf(outcome, systems))
            conditions.push_back(std::move(condition));
    }
    for (const ArcCondition& arc : choice.arcs)
        conditions.push_back(conditionOf(arc, systems));
    if (!choice.withPunctuation && !conditions.empty()) {
        Condition word = hasFlag(WordFlag::Punctuation);
        word.isNegated = true;
        conditions.push_back(word);
    }
    if (!conditions.empty())
        pattern.text = QString::fromStdString(arcwright::patternOf(conditions));
    return pattern;
}

} // namespace arcwright::ui
