// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/conditions.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/query/pattern.h"
#include "core/query/pattern_tokens.h"

namespace arcwright {

namespace {

constexpr std::string_view conjunction = " AND ";

std::string flagText(const Condition& condition)
{
    std::string text(flagName(*condition.flag));
    const bool isMeant = comparesLayers(*condition.flag) ? condition.layer == PatternLayer::predicted
                                                         : condition.layer == PatternLayer::gold;
    return isMeant ? text : text + " in " + quotedText(condition.layer);
}

std::string fieldText(const Condition& condition)
{
    const bool isMeant = isOfOtherLayer(condition.field) ? condition.layer == PatternLayer::predicted
                                                         : condition.layer == PatternLayer::gold;
    return isMeant ? fullName(condition.field) : quotedText(condition.layer) + '.' + fullName(condition.field);
}

std::string valuesText(const std::vector<std::string>& values)
{
    std::string text;
    for (const std::string& value : values)
        text += (text.empty() ? "=" : "|") + quotedText(value);
    return text;
}

/// The values and ranges of a number, as texts; nothing where a condition has no place for them.
bool takeNumbers(const NumberMatch& number, Condition& condition)
{
    const bool isOneRange = number.ranges.size() == 1 && !number.takesNone && !number.takesRoot;
    if (isOneRange && number.ranges.front().least != number.ranges.front().most) {
        condition.range = number.ranges.front();
        return true;
    }
    for (const NumberRange& range : number.ranges) {
        if (range.least != range.most)
            return false;
        condition.values.push_back(numberText(range.least));
    }
    if (number.takesRoot)
        condition.values.emplace_back("root");
    if (number.takesNone)
        condition.values.emplace_back();
    return true;
}

std::optional<Condition> conditionOf(const PatternCondition& read)
{
    Condition condition;
    condition.isNegated = read.isNegated;
    condition.layer = read.layer.name;
    if (read.isFlag) {
        condition.flag = read.flag;
        return condition;
    }
    condition.field = read.field;
    if (isNumber(read.field)) {
        condition.isNegated = condition.isNegated != read.number.isNegated;
        return takeNumbers(read.number, condition) ? std::optional(condition) : std::nullopt;
    }
    if (read.text.hasExpressions())
        return std::nullopt;
    condition.isNegated = condition.isNegated != read.text.isNegated();
    condition.values = read.text.values();
    return condition;
}

bool isOfOneWord(const Pattern& pattern)
{
    return pattern.nodes.size() == 1 && pattern.links.empty() && pattern.absences.empty();
}

/// The place in a text of the character of that column, from 1.
std::size_t placeOf(std::string_view text, std::size_t column)
{
    std::size_t place = 0;
    while (place < text.size() && column > 1) {
        ++place;
        while (place < text.size() && (static_cast<unsigned char>(text[place]) & 0xC0U) == 0x80U)
            ++place;
        --column;
    }
    return place;
}

} // namespace

Condition valueIs(PatternField field, std::string value, std::string layer)
{
    Condition condition;
    condition.field = std::move(field);
    condition.values.push_back(std::move(value));
    condition.layer = std::move(layer);
    return condition;
}

Condition within(PatternField field, NumberRange range, std::string layer)
{
    Condition condition;
    condition.field = std::move(field);
    condition.range = range;
    condition.layer = std::move(layer);
    return condition;
}

Condition hasFlag(WordFlag flag, std::string layer)
{
    Condition condition;
    condition.flag = flag;
    condition.layer = std::move(layer);
    return condition;
}

std::string patternOf(const Condition& condition)
{
    const std::string sign = condition.isNegated ? "!" : "";
    if (condition.flag)
        return sign + flagText(condition);
    const std::string field = fieldText(condition);
    if (!condition.range)
        return sign + field + valuesText(condition.values);
    const NumberRange& range = *condition.range;
    const bool isClosed = std::isfinite(range.least) && std::isfinite(range.most);
    if (!isClosed || (!range.isLeastOut && !range.isMostOut))
        return sign + field + comparisonText(range);
    assert(!condition.isNegated);
    NumberRange lower = range;
    NumberRange upper = range;
    lower.most = NumberRange().most;
    upper.least = NumberRange().least;
    return field + comparisonText(lower) + std::string(conjunction) + field + comparisonText(upper);
}

std::string patternOf(const std::vector<Condition>& conditions)
{
    std::string pattern;
    for (const Condition& condition : conditions)
        pattern += (pattern.empty() ? "" : std::string(conjunction)) + patternOf(condition);
    return pattern.empty() ? "[]" : pattern;
}

std::optional<std::vector<Condition>> conditionsOf(std::string_view pattern)
{
    const auto read = parsePattern(pattern);
    if (!read || !isOfOneWord(*read))
        return std::nullopt;
    std::vector<Condition> conditions;
    for (const PatternCondition& each : read->nodes.front().conditions) {
        auto condition = conditionOf(each);
        if (!condition)
            return std::nullopt;
        conditions.push_back(std::move(*condition));
    }
    return conditions;
}

std::optional<std::string> narrowed(std::string_view pattern, const Condition& condition)
{
    const auto read = parsePattern(pattern);
    if (!read || !isOfOneWord(*read))
        return std::nullopt;
    for (const PatternCondition& each : read->nodes.front().conditions) {
        if (conditionOf(each) == condition)
            return std::string(pattern);
    }
    const auto tokens = *patternTokens(pattern);
    // What closes the word: a bracket, or a semicolon with nothing behind it.
    const auto closing = std::find_if(
        tokens.begin(), tokens.end(), [](const PatternToken& token) { return token.is("]") || token.is(";"); });
    const std::size_t end = closing == tokens.end() ? pattern.size() : placeOf(pattern, closing->column);
    std::string text(pattern.substr(0, end));
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    if (!read->nodes.front().conditions.empty())
        text += conjunction;
    else if (!text.ends_with('['))
        text += ' '; // behind words that mean nothing
    text += patternOf(condition);
    return text.append(pattern.substr(end));
}

std::string patternWithoutGroups(std::string_view query)
{
    const auto read = parseQuery(query);
    if (!read || read->groups.empty())
        return std::string(query);
    constexpr std::string_view grouping = "group";
    const std::size_t keys = placeOf(query, read->groups.front().column);
    std::string pattern(query.substr(0, query.rfind(grouping, keys)));
    pattern.erase(pattern.find_last_not_of(" \t\r\n") + 1);
    return pattern;
}

std::optional<std::string> patternOfGroup(std::string_view query, const std::vector<std::string>& values)
{
    const auto read = parseQuery(query);
    if (!read || read->groups.empty() || read->groups.size() != values.size())
        return std::nullopt;
    std::optional<std::string> pattern(patternWithoutGroups(query));
    for (std::size_t i = 0; i < values.size() && pattern; ++i) {
        const GroupKey& key = read->groups[i];
        pattern = narrowed(*pattern, valueIs(key.field, values[i], key.layer.name));
    }
    return pattern;
}

} // namespace arcwright
