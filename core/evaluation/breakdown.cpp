// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/breakdown.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <numeric>

#include "core/evaluation/row_values.h"

namespace arcwright {

namespace {

constexpr std::uint32_t unused = UINT32_MAX;

/// The rows that `isChosen` lets pass stay.
template <class Test>
void keepRows(std::vector<std::uint32_t>& rows, const Test& isChosen)
{
    rows.erase(std::remove_if(rows.begin(), rows.end(), [&](std::uint32_t row) { return !isChosen(row); }), rows.end());
}

void keepRows(std::vector<std::uint32_t>& rows, const OutcomeTable& table, const PropertyValue& value)
{
    if (value.system)
        keepRows(rows, [&](std::uint32_t row) { return table.systems()[*value.system].isPresent(row); });
    const RowValues values(table, value.property, value.system);
    if (values.isNumber()) {
        keepRows(rows, [&](std::uint32_t row) {
            const std::int32_t number = values.at(row);
            return number >= value.low && number <= value.high;
        });
        return;
    }
    std::vector<bool> isWanted(values.textCount());
    for (std::size_t i = 0; i < isWanted.size(); ++i)
        isWanted[i] = std::find(value.texts.begin(), value.texts.end(), values.text(static_cast<std::int32_t>(i)))
            != value.texts.end();
    keepRows(rows, [&](std::uint32_t row) { return isWanted[static_cast<std::size_t>(values.at(row))]; });
}

void keepRows(std::vector<std::uint32_t>& rows, const OutcomeTable& table, const ArcCondition& arc)
{
    std::vector<std::uint32_t> wanted; // in order, as further parents are by row
    for (const OutcomeTable::FurtherParent& parent : table.furtherParents(arc.system)) {
        if (arc.holds(table.text(parent.gold), table.text(parent.predicted)))
            wanted.push_back(parent.row);
    }
    const OutcomeTable::System& system = table.systems()[arc.system];
    keepRows(rows, [&](std::uint32_t row) {
        const bool isWrong = arc.orTree && system.isPresent(row) && !system.isRight(row, Scored::Arcs);
        return isWrong || std::binary_search(wanted.begin(), wanted.end(), row);
    });
}

bool isMissed(const OutcomeTable::System& system, std::uint32_t row, UdMetric metric)
{
    const auto found = std::lower_bound(system.misses.begin(), system.misses.end(), row,
        [](const OutcomeTable::RowMisses& each, std::uint32_t wanted) { return each.row < wanted; });
    return found != system.misses.end() && found->row == row && found->metrics[static_cast<std::size_t>(metric)];
}

/// Whether a word that a system has analysed meets a condition on it.
bool holds(const OutcomeTable& table, const OutcomeCondition& outcome, std::uint32_t row)
{
    const OutcomeTable::System& system = table.systems()[outcome.system];
    switch (outcome.scope) {
    case OutcomeScope::Analysed:
        return true;
    case OutcomeScope::Missed:
        return isMissed(system, row, outcome.metric) != outcome.isRight;
    case OutcomeScope::NotLast:
        if ((table.gold().marks[row] & OutcomeTable::LastBunsetsu) != 0)
            return false;
        break;
    case OutcomeScope::Scored:
        break;
    }
    return system.isRight(row, outcome.scored) == outcome.isRight;
}

/// The values of a range property, all of them.
std::vector<PropertyValue> rangeValues(Property property, std::optional<std::size_t> system)
{
    std::vector<PropertyValue> values;
    for (const PropertyRange& range : rangesOf(property))
        values.push_back({property, std::string(range.name), {}, range.low, range.high, system});
    return values;
}

std::size_t rangeIndex(std::span<const PropertyRange> ranges, std::int32_t number)
{
    std::size_t index = 0;
    while (index + 1 < ranges.size() && number > ranges[index].high)
        ++index;
    return index;
}

/// Leaves out the values that no row has.
void dropUnused(PropertyColumn& column)
{
    std::vector<bool> isUsed(column.values.size());
    for (const std::uint32_t value : column.byRow)
        isUsed[value] = true;
    std::vector<std::uint32_t> places(column.values.size(), unused);
    std::uint32_t kept = 0;
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
        if (!isUsed[i])
            continue;
        places[i] = kept;
        if (i != kept)
            column.values[kept] = std::move(column.values[i]);
        ++kept;
    }
    column.values.resize(kept);
    for (std::uint32_t& value : column.byRow)
        value = places[value];
}

PropertyColumn textColumn(
    const OutcomeTable& table, const RowValues& values, Property property, std::optional<std::size_t> system)
{
    PropertyColumn column;
    column.byRow.resize(table.size());
    std::vector<bool> isUsed(values.textCount());
    for (std::size_t row = 0; row < table.size(); ++row) {
        column.byRow[row] = static_cast<std::uint32_t>(values.at(row));
        isUsed[column.byRow[row]] = true;
    }
    std::vector<std::uint32_t> used;
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
        if (isUsed[i])
            used.push_back(static_cast<std::uint32_t>(i));
    }
    if (naturalOrder(property).empty())
        std::sort(used.begin(), used.end(), [&](std::uint32_t first, std::uint32_t second) {
            return values.text(static_cast<std::int32_t>(first)) < values.text(static_cast<std::int32_t>(second));
        });
    std::vector<std::uint32_t> places(isUsed.size(), unused);
    for (const std::uint32_t id : used) {
        places[id] = static_cast<std::uint32_t>(column.values.size());
        const std::string name(values.text(static_cast<std::int32_t>(id)));
        column.values.push_back({property, name, {name}, 0, PropertyRange::endless, system});
    }
    for (std::uint32_t& value : column.byRow)
        value = places[value];
    return column;
}

void count(WordCounts& counts, std::uint8_t marks)
{
    const std::size_t head = (marks & OutcomeTable::HeadRight) != 0 ? 1 : 0;
    const std::size_t label = (marks & OutcomeTable::RelationRight) != 0 ? 1 : 0;
    counts.words += marks & OutcomeTable::Present;
    counts.heads += head;
    counts.labels += label;
    counts.labelled += head & label;
}

/// One property of the chosen rows: its values as they are shown, and the place of each there.
struct Axis {
    std::vector<PropertyValue> values;
    std::vector<std::uint32_t> places; ///< by value of the column; unused for one that no chosen row has
    std::vector<std::uint32_t> byRow; ///< value of the column
};

/// Words and errors of each value of a column, those of the system that it is sorted by.
struct ValueWeights {
    std::vector<std::size_t> words;
    std::vector<std::size_t> errors;
};

ValueWeights weightsOf(const OutcomeTable& table, const PropertyColumn& column, const std::vector<std::uint32_t>& rows,
    const BreakdownSettings& settings)
{
    ValueWeights weights{
        std::vector<std::size_t>(column.values.size()), std::vector<std::size_t>(column.values.size())};
    const OutcomeTable::System* system = settings.sortedBy ? &table.systems()[*settings.sortedBy] : nullptr;
    for (const std::uint32_t row : rows) {
        ++weights.words[column.byRow[row]];
        if (system != nullptr && system->isPresent(row) && !system->isRight(row, settings.scored))
            ++weights.errors[column.byRow[row]];
    }
    return weights;
}

/// The values that are shown by themselves, in order; the others, which are to be gathered, in `rare`.
std::vector<std::uint32_t> orderOf(const PropertyColumn& column, Property property, const ValueWeights& weights,
    const BreakdownSettings& settings, std::vector<std::uint32_t>& rare)
{
    const bool hasOrder = !rangesOf(property).empty() || !naturalOrder(property).empty();
    std::vector<std::uint32_t> shown;
    for (std::uint32_t value = 0; value < column.values.size(); ++value) {
        if (weights.words[value] > 0)
            (!hasOrder && weights.words[value] < settings.rareBelow ? rare : shown).push_back(value);
    }
    if (rare.size() == 1) {
        shown.insert(std::upper_bound(shown.begin(), shown.end(), rare.front()), rare.front());
        rare.clear();
    }
    if (settings.sortedBy)
        std::stable_sort(shown.begin(), shown.end(),
            [&](std::uint32_t first, std::uint32_t second) { return weights.errors[first] > weights.errors[second]; });
    else if (!hasOrder)
        std::stable_sort(shown.begin(), shown.end(),
            [&](std::uint32_t first, std::uint32_t second) { return weights.words[first] > weights.words[second]; });
    return shown;
}

/// In whose analysis the values of a property are.
std::optional<std::size_t> systemFor(Property property, const BreakdownSettings& settings)
{
    return settings.side || !isToldBySystems(property) ? settings.side : settings.teller;
}

Axis axisOf(const OutcomeTable& table, Property property, const std::vector<std::uint32_t>& rows,
    const BreakdownSettings& settings)
{
    const auto system = systemFor(property, settings);
    PropertyColumn column = columnOf(table, property, system);
    const ValueWeights weights = weightsOf(table, column, rows, settings);
    std::vector<std::uint32_t> rare;
    const auto shown = orderOf(column, property, weights, settings, rare);
    Axis axis;
    axis.places.assign(column.values.size(), unused);
    for (const std::uint32_t value : shown) {
        axis.places[value] = static_cast<std::uint32_t>(axis.values.size());
        axis.values.push_back(std::move(column.values[value]));
    }
    if (!rare.empty()) {
        PropertyValue other{property, "other", {}, 0, PropertyRange::endless, system};
        for (const std::uint32_t value : rare) {
            axis.places[value] = static_cast<std::uint32_t>(axis.values.size());
            other.texts.push_back(std::move(column.values[value].texts.front()));
        }
        axis.values.push_back(std::move(other));
    }
    axis.byRow = std::move(column.byRow);
    return axis;
}

/// The rows of a breakdown: of the choice, and where a system's own values are asked for, those it has analysed.
std::vector<std::uint32_t> rowsOf(
    const OutcomeTable& table, const BreakdownSettings& settings, std::initializer_list<Property> properties)
{
    auto rows = chosenRows(table, settings.choice);
    for (const Property property : properties) {
        if (const auto system = systemFor(property, settings))
            keepRows(rows, [&](std::uint32_t row) { return table.systems()[*system].isPresent(row); });
    }
    return rows;
}

std::vector<WordCounts> totalsOf(const OutcomeTable& table, const std::vector<std::uint32_t>& rows)
{
    std::vector<WordCounts> totals;
    for (std::size_t system = 0; system < table.systems().size(); ++system)
        totals.push_back(countsOf(table, system, rows));
    return totals;
}

/// The counts of some rows by a system, apart for each of so many values. What a system can do to a word is one of
/// eight things, which are counted first: one addition a row.
std::vector<WordCounts> countsByValue(const OutcomeTable::System& system, const std::vector<std::uint32_t>& rows,
    const std::vector<std::uint32_t>& valueByRow, std::size_t values)
{
    constexpr std::uint8_t kinds = 8;
    static_assert((OutcomeTable::Present | OutcomeTable::HeadRight | OutcomeTable::RelationRight) == kinds - 1);
    std::vector<std::uint32_t> tally(values * kinds);
    for (const std::uint32_t row : rows)
        ++tally[std::size_t{valueByRow[row]} * kinds + (system.marks[row] & (kinds - 1))];
    std::vector<WordCounts> counts(values);
    for (std::size_t value = 0; value < values; ++value) {
        for (std::uint8_t marks = 0; marks < kinds; ++marks) {
            WordCounts one;
            count(one, marks);
            const std::size_t times = tally[value * kinds + marks];
            counts[value] += {one.words * times, one.heads * times, one.labelled * times, one.labels * times};
        }
    }
    return counts;
}

} // namespace

WordCounts& WordCounts::operator+=(const WordCounts& other)
{
    words += other.words;
    heads += other.heads;
    labelled += other.labelled;
    labels += other.labels;
    return *this;
}

WordCounts countsOf(const OutcomeTable& table, std::size_t system, const std::vector<std::uint32_t>& rows)
{
    WordCounts counts;
    for (const std::uint32_t row : rows)
        count(counts, table.systems()[system].marks[row]);
    return counts;
}

std::vector<std::uint32_t> chosenRows(const OutcomeTable& table, const WordChoice& choice)
{
    std::vector<std::uint32_t> rows(table.size());
    std::iota(rows.begin(), rows.end(), 0U);
    if (!choice.withPunctuation)
        keepRows(rows, [&](std::uint32_t row) { return (table.gold().marks[row] & OutcomeTable::Punctuation) == 0; });
    for (const PropertyValue& value : choice.values)
        keepRows(rows, table, value);
    for (const OutcomeCondition& outcome : choice.outcomes) {
        const OutcomeTable::System& system = table.systems()[outcome.system];
        keepRows(rows, [&](std::uint32_t row) { return system.isPresent(row) && holds(table, outcome, row); });
    }
    for (const ArcCondition& arc : choice.arcs)
        keepRows(rows, table, arc);
    return rows;
}

PropertyColumn columnOf(const OutcomeTable& table, Property property, std::optional<std::size_t> system)
{
    const RowValues values(table, property, system);
    if (!values.isNumber())
        return textColumn(table, values, property, system);
    const auto ranges = rangesOf(property);
    PropertyColumn column{rangeValues(property, system), std::vector<std::uint32_t>(table.size())};
    for (std::size_t row = 0; row < table.size(); ++row)
        column.byRow[row] = static_cast<std::uint32_t>(rangeIndex(ranges, values.at(row)));
    dropUnused(column);
    return column;
}

OutcomeBreakdown breakdownOf(const OutcomeTable& table, Property property, const BreakdownSettings& settings)
{
    const auto rows = rowsOf(table, settings, {property});
    Axis axis = axisOf(table, property, rows, settings);
    const std::size_t systems = table.systems().size();
    OutcomeBreakdown breakdown{property, settings.scored, {}, std::vector<WordCounts>(systems)};
    for (PropertyValue& value : axis.values)
        breakdown.rows.push_back({std::move(value), std::vector<WordCounts>(systems)});
    for (std::size_t i = 0; i < systems; ++i) {
        const auto counts = countsByValue(table.systems()[i], rows, axis.byRow, axis.places.size());
        for (std::size_t value = 0; value < counts.size(); ++value) {
            if (axis.places[value] == unused)
                continue;
            breakdown.rows[axis.places[value]].systems[i] += counts[value];
            breakdown.totals[i] += counts[value];
        }
    }
    return breakdown;
}

HeatMap heatMapOf(const OutcomeTable& table, Property rows, Property columns, const BreakdownSettings& settings)
{
    const auto chosen = rowsOf(table, settings, {rows, columns});
    Axis down = axisOf(table, rows, chosen, settings);
    Axis across = axisOf(table, columns, chosen, settings);
    HeatMap map{
        rows, columns, settings.scored, std::move(down.values), std::move(across.values), {}, totalsOf(table, chosen)};
    map.cells.assign(table.systems().size(), std::vector<WordCounts>(map.rows.size() * map.columns.size()));
    for (const std::uint32_t row : chosen) {
        const std::size_t cell = down.places[down.byRow[row]] * map.columns.size() + across.places[across.byRow[row]];
        for (std::size_t i = 0; i < map.cells.size(); ++i)
            count(map.cells[i][cell], table.systems()[i].marks[row]);
    }
    return map;
}

std::vector<std::pair<std::string, Bucket>> bucketsOf(const OutcomeTable& table, Property property, std::size_t system)
{
    BreakdownSettings settings;
    settings.side = system;
    const OutcomeBreakdown predicted = breakdownOf(table, property, settings);
    const bool canBeUnknown = property == Property::Genre || property == Property::Particle
        || property == Property::Kind || isOfSystems(property);
    const bool isUnknown = property == Property::Vocabulary
        ? !table.hasVocabulary() && !table.tellsVocabulary(system)
        : canBeUnknown && predicted.rows.size() == 1 && predicted.rows.front().value.name == "none";
    if (isUnknown)
        return {};
    // What a system is sure of is nothing that gold could say.
    settings.side = isOfSystems(property) ? std::optional(system) : std::nullopt;
    const OutcomeBreakdown gold = breakdownOf(table, property, settings);
    std::vector<std::pair<std::string, Bucket>> buckets;
    for (const OutcomeBreakdown::Row& row : gold.rows)
        buckets.push_back({row.value.name, {row.systems[system], {}}});
    for (const OutcomeBreakdown::Row& row : predicted.rows) {
        const auto found = std::find_if(
            buckets.begin(), buckets.end(), [&](const auto& bucket) { return bucket.first == row.value.name; });
        if (found == buckets.end())
            buckets.push_back({row.value.name, {{}, row.systems[system]}});
        else
            found->second.predicted = row.systems[system];
    }
    std::vector<std::string_view> order;
    for (const PropertyRange& range : rangesOf(property))
        order.push_back(range.name);
    for (const std::string_view name : naturalOrder(property))
        order.push_back(name);
    std::stable_sort(buckets.begin(), buckets.end(), [&](const auto& first, const auto& second) {
        const auto rank = [&](const auto& bucket) { return std::find(order.begin(), order.end(), bucket.first); };
        return order.empty() ? first.second.gold.words > second.second.gold.words : rank(first) < rank(second);
    });
    return buckets;
}

} // namespace arcwright
