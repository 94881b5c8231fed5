// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/property.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

constexpr std::array<std::string_view, propertyCount> names{"tag", "relation", "distance", "direction", "length",
    "depth", "projectivity", "vocabulary", "head-tag", "parents", "position", "particle", "document", "genre",
    "confidence", "kind", "repair", "candidates", "margin"};

constexpr std::int32_t endless = PropertyRange::endless;
constexpr PropertyRange none{-1, -1, "none"};

constexpr std::array<PropertyRange, 7> distances{
    {none, {0, 0, "root"}, {1, 1, "1"}, {2, 2, "2"}, {3, 7, "3-7"}, {8, 14, "8-14"}, {15, endless, "15+"}}};
constexpr std::array<PropertyRange, 7> lengths{{none, {0, 10, "1-10"}, {11, 20, "11-20"}, {21, 30, "21-30"},
    {31, 40, "31-40"}, {41, 50, "41-50"}, {51, endless, "51+"}}};
constexpr std::array<PropertyRange, 8> depths{
    {none, {0, 1, "1"}, {2, 2, "2"}, {3, 3, "3"}, {4, 4, "4"}, {5, 5, "5"}, {6, 6, "6"}, {7, endless, "7+"}}};
constexpr std::array<PropertyRange, 6> parents{
    {none, {0, 0, "0"}, {1, 1, "1"}, {2, 2, "2"}, {3, 3, "3"}, {4, endless, "4+"}}};
constexpr std::array<PropertyRange, 7> positions{
    {none, {0, 1, "1"}, {2, 5, "2-5"}, {6, 10, "6-10"}, {11, 20, "11-20"}, {21, 40, "21-40"}, {41, endless, "41+"}}};
constexpr std::array<PropertyRange, 8> confidences{{none, {0, 499, "0-49"}, {500, 699, "50-69"}, {700, 799, "70-79"},
    {800, 899, "80-89"}, {900, 949, "90-94"}, {950, 989, "95-98"}, {990, endless, "99+"}}};

constexpr std::array<PropertyRange, 7> candidates{
    {none, {0, 1, "1"}, {2, 2, "2"}, {3, 3, "3"}, {4, 5, "4-5"}, {6, 9, "6-9"}, {10, endless, "10+"}}};
constexpr std::array<PropertyRange, 7> margins{{none, {0, 9, "0-0.1"}, {10, 24, "0.1-0.25"}, {25, 49, "0.25-0.5"},
    {50, 99, "0.5-1"}, {100, 199, "1-2"}, {200, endless, "2+"}}};

constexpr std::array<std::string_view, 4> directions{"root", "left", "right", "none"};
constexpr std::array<std::string_view, 3> projectivities{"projective", "non-projective", "none"};
constexpr std::array<std::string_view, 2> vocabularies{"known", "unknown"};
/// In the order of RepairKind.
constexpr std::array<std::string_view, 7> repairs{
    "root", "reversal", "too-low", "too-high", "elsewhere", "relation", "none"};

} // namespace

std::string_view propertyName(Property property)
{
    return names[static_cast<std::size_t>(property)];
}

std::optional<Property> propertyNamed(std::string_view name)
{
    const auto* const found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Property>(found - names.begin()));
}

bool isSameInAll(Property property)
{
    switch (property) {
    case Property::Relation:
    case Property::Distance:
    case Property::Direction:
    case Property::Depth:
    case Property::Projectivity:
    case Property::HeadTag:
        return false;
    default:
        return true;
    }
}

std::span<const PropertyRange> rangesOf(Property property)
{
    switch (property) {
    case Property::Distance:
        return distances;
    case Property::Length:
        return lengths;
    case Property::Depth:
        return depths;
    case Property::Parents:
        return parents;
    case Property::Position:
        return positions;
    case Property::Confidence:
        return confidences;
    case Property::Candidates:
        return candidates;
    case Property::Margin:
        return margins;
    default:
        return {};
    }
}

std::span<const std::string_view> naturalOrder(Property property)
{
    switch (property) {
    case Property::Direction:
        return directions;
    case Property::Projectivity:
        return projectivities;
    case Property::Vocabulary:
        return vocabularies;
    case Property::Repair:
        return repairs;
    default:
        return {};
    }
}

} // namespace arcwright
