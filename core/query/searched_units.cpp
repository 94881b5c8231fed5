// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/searched_units.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/query/find_matches.h"

namespace arcwright {

namespace {

using Field = PatternField::Kind;

int headIn(const SearchedUnits& units, int layer, int unit)
{
    return (*units.heads(layer))[static_cast<std::size_t>(unit)];
}

bool hasRightHead(const SearchedUnits& units, int layer, int unit)
{
    return headIn(units, layer, unit) == headIn(units, SearchedUnits::gold, unit);
}

bool hasRightRelation(const SearchedUnits& units, int layer, int unit)
{
    return units.relation(layer, unit) == units.relation(SearchedUnits::gold, unit);
}

/// Arcs up to the root, none on a cycle or without a head.
std::optional<double> depthIn(const std::vector<int>& heads, int unit)
{
    std::size_t steps = 0;
    while (unit > kRoot && steps < heads.size()) {
        unit = heads[static_cast<std::size_t>(unit)];
        ++steps;
    }
    return unit == kRoot ? std::optional(static_cast<double>(steps)) : std::nullopt;
}

FieldNumber distanceTo(int head, int unit)
{
    if (head == kRoot)
        return {std::nullopt, true};
    return head == kNoHead ? FieldNumber{} : FieldNumber{static_cast<double>(std::abs(head - unit))};
}

/// In thousandths, as breakdowns count it.
FieldNumber rounded(std::optional<double> confidence)
{
    return confidence ? FieldNumber{std::round(std::min(*confidence, 1.0) * 1000) / 1000} : FieldNumber{};
}

/// A margin as breakdowns count it, cut to hundredths.
FieldNumber cutToHundredths(double margin)
{
    return margin < 0 ? FieldNumber{} : FieldNumber{std::floor(margin * 100) / 100};
}

std::string_view directionTo(int head, int unit)
{
    if (head == kRoot)
        return "root";
    if (head == kNoHead)
        return {};
    return head < unit ? "left" : "right";
}

std::string_view headTag(int head, const SearchedUnits& units, std::string& room)
{
    if (head == kRoot)
        return "root";
    return head == kNoHead ? std::string_view() : units.field({PatternField::Kind::Tag}, head, room);
}

std::string_view outcome(const SearchedUnits& units, int layer, int unit)
{
    if (!hasRightHead(units, layer, unit))
        return "wrong-head";
    return hasRightRelation(units, layer, unit) ? "right" : "wrong-relation";
}

bool isSaid(const SearchedUnits& units, int layer, int unit)
{
    return layer != SearchedUnits::noLayer && unit <= units.count() && units.heads(layer) && units.says(layer, unit);
}

/// Whether fields can be asked of a unit or an empty node.
bool isTold(const SearchedUnits& units, int layer, int unit)
{
    return unit > units.count() ? layer == SearchedUnits::gold : isSaid(units, layer, unit);
}

bool compared(WordFlag flag, const SearchedUnits& units, int layer, int unit)
{
    const bool isRightHead = hasRightHead(units, layer, unit);
    switch (flag) {
    case WordFlag::WrongHead:
        return !isRightHead;
    case WordFlag::RightHead:
        return isRightHead;
    case WordFlag::WrongRelation:
        return isRightHead && !hasRightRelation(units, layer, unit);
    case WordFlag::RightRelation:
        return hasRightRelation(units, layer, unit);
    default:
        return (isRightHead && hasRightRelation(units, layer, unit)) == (flag == WordFlag::Right);
    }
}

std::string_view projectivity(const std::vector<int>& heads, int unit)
{
    if (heads[static_cast<std::size_t>(unit)] == kNoHead)
        return {};
    return gapWords(heads, unit).empty() ? "projective" : "non-projective";
}

} // namespace

std::optional<RepairKind> SearchedUnits::repair(int layer, int unit) const
{
    auto& repairs = m_repairs[layer];
    if (repairs.empty()) {
        std::vector<bool> isRelationRight(1, true);
        for (int each = 1; each <= count(); ++each)
            isRelationRight.push_back(hasRightRelation(*this, layer, each));
        repairs = repairsByWord(*heads(gold), *heads(layer), isRelationRight);
    }
    return repairs[static_cast<std::size_t>(unit)];
}

std::optional<bool> holdsFlag(WordFlag flag, const SearchedUnits& units, int layer, int unit)
{
    if (unit > units.count()) {
        const bool isAsked
            = layer == SearchedUnits::gold && (flag == WordFlag::Empty || flag == WordFlag::SeveralParents);
        return isAsked ? std::optional(flag == WordFlag::Empty || units.hasSeveralParents(unit)) : std::nullopt;
    }
    if (!isSaid(units, layer, unit))
        return std::nullopt;
    if (comparesLayers(flag))
        return compared(flag, units, layer, unit);
    const std::vector<int>& heads = *units.heads(layer);
    switch (flag) {
    case WordFlag::Pinned:
        return units.isPinned(unit);
    case WordFlag::Confirmed:
        return units.isConfirmed();
    case WordFlag::NonProjective:
        return projectivity(heads, unit) == "non-projective";
    case WordFlag::Projective:
        return projectivity(heads, unit) == "projective";
    case WordFlag::Root:
        return heads[static_cast<std::size_t>(unit)] == kRoot;
    case WordFlag::Leaf:
        return std::find(heads.begin(), heads.end(), unit) == heads.end();
    case WordFlag::SeveralParents:
        return units.hasSeveralParents(unit);
    case WordFlag::Punctuation:
        return units.isPunctuation(unit);
    case WordFlag::Empty:
        return false;
    default:
        return std::nullopt;
    }
}

FieldNumber numberOf(const PatternField& field, const SearchedUnits& units, int layer, int unit)
{
    if (!isSaid(units, layer, unit))
        return {};
    const int head = headIn(units, layer, unit);
    switch (field.kind) {
    case Field::Head:
        return head == kNoHead ? FieldNumber{} : FieldNumber{static_cast<double>(head)};
    case Field::Id:
    case Field::Position:
        return {static_cast<double>(unit)};
    case Field::Distance:
        return distanceTo(head, unit);
    case Field::Depth:
        return {depthIn(*units.heads(layer), unit)};
    case Field::Length:
        return {static_cast<double>(units.count())};
    case Field::Parents:
        return {static_cast<double>(units.parentCount(layer, unit))};
    case Field::Confidence:
        return rounded(units.confidence(layer, unit));
    case Field::Candidates: {
        const int candidates = units.contest(layer, unit).candidates;
        return candidates > 0 ? FieldNumber{static_cast<double>(candidates)} : FieldNumber{};
    }
    case Field::Margin:
        return cutToHundredths(units.contest(layer, unit).margin);
    case Field::Repairs: {
        const UnitCause* const cause = units.cause(layer, unit);
        return cause ? FieldNumber{static_cast<double>(cause->repairs)} : FieldNumber{};
    }
    default:
        return {};
    }
}

bool hasSeveralTexts(const PatternField& field)
{
    return field.kind == Field::Arcs || field.kind == Field::Misses
        || (field.kind == Field::Comment && field.part.empty());
}

/// The texts of a field that has several.
std::vector<std::string> allTexts(Field field, const SearchedUnits& units, int layer, int unit)
{
    if (field == Field::Arcs) {
        const std::vector<std::string>* const arcs = units.arcs(layer, unit);
        return arcs ? *arcs : std::vector<std::string>();
    }
    if (field == Field::Comment)
        return units.comments();
    std::vector<std::string> names;
    const UdMetrics metrics = units.misses(layer, unit);
    for (std::size_t metric = 0; metric < metrics.size(); ++metric) {
        if (metrics[metric])
            names.emplace_back(udMetricName(static_cast<UdMetric>(metric)));
    }
    return names;
}

/// All texts of a list, for those who count by it.
std::string_view listed(const std::vector<std::string>& texts, std::string& room)
{
    for (const std::string& text : texts)
        room.append(room.empty() ? "" : " ").append(text);
    return room;
}

std::string_view textOf(const PatternField& field, const SearchedUnits& units, int layer, int unit, std::string& room)
{
    if (unit > units.count() && isTold(units, layer, unit) && !isNumber(field) && !isOfLayer(field)
        && !hasSeveralTexts(field))
        return units.field(field, unit, room);
    if (!isSaid(units, layer, unit))
        return {};
    if (isNumber(field)) {
        const FieldNumber value = numberOf(field, units, layer, unit);
        room = value.number ? numberText(*value.number) : value.isRoot ? "root" : "";
        return room;
    }
    switch (field.kind) {
    case Field::Relation:
        return units.relation(layer, unit);
    case Field::HeadTag:
        return headTag(headIn(units, layer, unit), units, room);
    case Field::Direction:
        return directionTo(headIn(units, layer, unit), unit);
    case Field::Projectivity:
        return projectivity(*units.heads(layer), unit);
    case Field::Repair: {
        const auto kind = units.repair(layer, unit);
        return kind ? repairName(*kind) : std::string_view();
    }
    case Field::Outcome:
        return outcome(units, layer, unit);
    case Field::Kind:
        return units.kind(layer, unit);
    case Field::Known: {
        const auto isKnown = units.isKnown(layer, unit);
        return !isKnown ? "" : *isKnown ? "yes" : "no";
    }
    case Field::Comment:
        if (!field.part.empty())
            return units.field(field, unit, room);
        return listed(allTexts(field.kind, units, layer, unit), room);
    case Field::Arcs:
    case Field::Misses:
        return listed(allTexts(field.kind, units, layer, unit), room);
    case Field::Reach:
    case Field::Cause: {
        const UnitCause* const cause = units.cause(layer, unit);
        return !cause ? std::string_view() : field.kind == Field::Reach ? cause->reach : cause->cause;
    }
    default:
        return units.field(field, unit, room);
    }
}

std::vector<std::string> textsOf(const PatternField& field, const SearchedUnits& units, int layer, int unit)
{
    std::vector<std::string> texts;
    if (hasSeveralTexts(field)) {
        if (isSaid(units, layer, unit) || (field.kind == Field::Comment && isTold(units, layer, unit)))
            texts = allTexts(field.kind, units, layer, unit);
        if (texts.empty())
            texts.emplace_back();
        return texts;
    }
    std::string room;
    texts.emplace_back(textOf(field, units, layer, unit, room));
    return texts;
}

bool holdsFor(const PatternCondition& condition, const SearchedUnits& units, int layer, int unit)
{
    if (condition.isFlag) {
        const auto holds = holdsFlag(condition.flag, units, layer, unit);
        return holds && *holds != condition.isNegated;
    }
    if (!isTold(units, layer, unit))
        return false;
    if (isNumber(condition.field))
        return condition.number.matches(numberOf(condition.field, units, layer, unit)) != condition.isNegated;
    std::string room;
    if (hasSeveralTexts(condition.field)) { // `!=` is "none of them", as `!` is
        const auto texts = textsOf(condition.field, units, layer, unit);
        const auto matches = [&](const std::string& text) { return condition.text.matches(text); };
        const bool holds = condition.text.isNegated() ? std::all_of(texts.begin(), texts.end(), matches)
                                                      : std::any_of(texts.begin(), texts.end(), matches);
        return holds != condition.isNegated;
    }
    return condition.text.matches(textOf(condition.field, units, layer, unit, room)) != condition.isNegated;
}

bool holdsBetween(
    const FieldComparison& comparison, const SearchedUnits& units, int layer, int unit, int otherLayer, int otherUnit)
{
    using Sign = FieldComparison::Sign;
    if (!isTold(units, layer, unit) || !isTold(units, otherLayer, otherUnit))
        return false;
    if (comparison.sign <= Sign::Unequal) {
        std::string room;
        std::string otherRoom;
        const bool isSame = textOf(comparison.field, units, layer, unit, room)
            == textOf(comparison.otherField, units, otherLayer, otherUnit, otherRoom);
        return (isSame == (comparison.sign == Sign::Equal)) != comparison.isNegated;
    }
    const auto first = numberOf(comparison.field, units, layer, unit).number;
    const auto second = numberOf(comparison.otherField, units, otherLayer, otherUnit).number;
    const bool isStrict = comparison.sign == Sign::Less || comparison.sign == Sign::Greater;
    const bool isUpwards = comparison.sign == Sign::Less || comparison.sign == Sign::AtMost;
    bool holds = first && second;
    if (holds)
        holds = (isUpwards ? *first < *second : *first > *second) || (!isStrict && *first == *second);
    return holds != comparison.isNegated;
}

} // namespace arcwright
