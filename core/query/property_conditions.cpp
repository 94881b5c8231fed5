// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/property_conditions.h"

#include <algorithm>
#include <utility>

namespace arcwright {

namespace {

using Field = PatternField::Kind;

std::optional<Field> fieldOf(Property property)
{
    switch (property) {
    case Property::Tag:
        return Field::Tag;
    case Property::Relation:
        return Field::Relation;
    case Property::Distance:
        return Field::Distance;
    case Property::Direction:
        return Field::Direction;
    case Property::Length:
        return Field::Length;
    case Property::Depth:
        return Field::Depth;
    case Property::Projectivity:
        return Field::Projectivity;
    case Property::Vocabulary:
        return Field::Known;
    case Property::HeadTag:
        return Field::HeadTag;
    case Property::Parents:
        return Field::Parents;
    case Property::Position:
        return Field::Position;
    case Property::Document:
        return Field::Document;
    case Property::Genre:
        return Field::Genre;
    case Property::Confidence:
        return Field::Confidence;
    case Property::Particle:
        return Field::Particle;
    case Property::Kind:
        return Field::Kind;
    case Property::Repair:
        return Field::Repair;
    case Property::Candidates:
        return Field::Candidates;
    case Property::Margin:
        return Field::Margin;
    }
    return std::nullopt;
}

/// Whether a value is that in a system's analysis, where a system is named.
bool isOfSystem(Property property)
{
    return !isSameInAll(property) || property == Property::Vocabulary || property == Property::Kind;
}

/// A value as patterns have it.
std::string valueText(Property property, const std::string& text)
{
    if (property == Property::Vocabulary)
        return text == "known" ? "yes" : "no";
    return text == "none" && property != Property::Document ? std::string() : text;
}

/// Sets the numbers of a condition; false where it has no place for them.
bool setNumbers(Condition& condition, const PropertyValue& value)
{
    const double unit = value.property == Property::Confidence ? 1000 : value.property == Property::Margin ? 100 : 1;
    const bool hasRoot = value.property == Property::Distance && value.low == 0;
    if (value.low < 0) {
        condition.values.emplace_back();
        return value.high < 0;
    }
    if (hasRoot) {
        condition.values.emplace_back("root");
        return value.high == 0;
    }
    NumberRange range;
    if (value.low > 0 || value.high == PropertyRange::endless)
        range.least = value.low / unit;
    if (value.high != PropertyRange::endless)
        range.most = value.high / unit;
    if (range.least == range.most)
        condition.values.push_back(numberText(range.least));
    else
        condition.range = range;
    return true;
}

/// Whatever comes of a word: a word of which the layer says nothing has no outcome.
Condition outcomeIsAny(const std::string& system)
{
    Condition condition;
    condition.field.kind = Field::Outcome;
    condition.layer = system;
    condition.values = {"right", "wrong-head", "wrong-relation"};
    return condition;
}

std::vector<Condition> scoredConditions(const OutcomeCondition& outcome, const std::string& system)
{
    switch (outcome.scored) {
    case Scored::Heads:
        return {hasFlag(outcome.isRight ? WordFlag::RightHead : WordFlag::WrongHead, system)};
    case Scored::Arcs:
        return {hasFlag(outcome.isRight ? WordFlag::Right : WordFlag::Wrong, system)};
    case Scored::Relations:
        break;
    }
    Condition relation = hasFlag(WordFlag::RightRelation, system);
    if (outcome.isRight)
        return {relation};
    relation.isNegated = true; // which holds where the system says nothing, too
    return {hasFlag(WordFlag::Wrong, system), relation};
}

} // namespace

std::optional<Condition> conditionOf(const PropertyValue& value, std::span<const std::string> systems)
{
    const auto field = fieldOf(value.property);
    if (!field)
        return std::nullopt;
    Condition condition;
    condition.field.kind = *field;
    if (isOfOtherLayer(condition.field))
        condition.layer = systems[value.system.value_or(0)];
    else if (value.system && isOfSystem(value.property))
        condition.layer = systems[*value.system];
    for (const std::string& text : value.texts)
        condition.values.push_back(valueText(value.property, text));
    if (value.isNumber() && !setNumbers(condition, value))
        return std::nullopt;
    return condition;
}

std::vector<Condition> conditionsOf(const OutcomeCondition& outcome, std::span<const std::string> systems)
{
    const std::string& system = systems[outcome.system];
    if (outcome.scope == OutcomeScope::Analysed)
        return {outcomeIsAny(system)};
    if (outcome.scope == OutcomeScope::Missed) {
        Condition misses = valueIs({Field::Misses}, std::string(udMetricName(outcome.metric)), system);
        misses.isNegated = outcome.isRight;
        return {misses};
    }
    std::vector<Condition> conditions = scoredConditions(outcome, system);
    if (outcome.scope == OutcomeScope::NotLast) {
        Condition root = hasFlag(WordFlag::Root);
        root.isNegated = true;
        conditions.push_back(std::move(root));
    }
    return conditions;
}

Condition conditionOf(const ArcCondition& arc, std::span<const std::string> systems)
{
    const auto side = [](const std::string& relation) { return relation.empty() ? std::string("*") : relation; };
    return valueIs({PatternField::Kind::Arcs}, arc.orTree ? "wrong" : side(arc.gold) + '/' + side(arc.predicted),
        systems[arc.system]);
}

std::optional<std::vector<Condition>> conditionsOf(const WordChoice& choice, std::span<const std::string> systems)
{
    std::vector<Condition> conditions;
    for (const PropertyValue& value : choice.values) {
        auto condition = conditionOf(value, systems);
        if (!condition)
            return std::nullopt;
        conditions.push_back(std::move(*condition));
    }
    for (const OutcomeCondition& outcome : choice.outcomes) {
        for (Condition& condition : conditionsOf(outcome, systems))
            conditions.push_back(std::move(condition));
    }
    for (const ArcCondition& arc : choice.arcs)
        conditions.push_back(conditionOf(arc, systems));
    if (!choice.withPunctuation) {
        conditions.push_back(hasFlag(WordFlag::Punctuation));
        conditions.back().isNegated = true;
    }
    return conditions;
}

} // namespace arcwright
