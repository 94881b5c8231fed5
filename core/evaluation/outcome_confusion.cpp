// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/outcome_confusion.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/evaluation/seriation.h"

namespace arcwright {

namespace {

/// The values of both sides as one list, and where those of each side stand in it.
struct JointValues {
    std::vector<PropertyValue> values;
    std::vector<std::uint32_t> goldPlaces;
    std::vector<std::uint32_t> systemPlaces;
};

JointValues jointValues(const PropertyColumn& gold, const PropertyColumn& system)
{
    JointValues joint;
    const auto placesOf = [&](const std::vector<PropertyValue>& values) {
        std::vector<std::uint32_t> places;
        for (const PropertyValue& value : values) {
            const auto found = std::find_if(joint.values.begin(), joint.values.end(),
                [&](const PropertyValue& other) { return other.name == value.name; });
            places.push_back(static_cast<std::uint32_t>(found - joint.values.begin()));
            if (found == joint.values.end())
                joint.values.push_back(value);
        }
        return places;
    };
    joint.goldPlaces = placesOf(gold.values);
    joint.systemPlaces = placesOf(system.values);
    return joint;
}

/// A square without marginals, while it is rearranged.
struct Square {
    std::vector<PropertyValue> values;
    std::vector<std::size_t> counts;

    std::size_t& at(std::size_t row, std::size_t column) { return counts[row * values.size() + column]; }
    std::size_t at(std::size_t row, std::size_t column) const { return counts[row * values.size() + column]; }
    std::size_t acrossOf(std::size_t value) const
    {
        std::size_t sum = 0;
        for (std::size_t other = 0; other < values.size(); ++other)
            sum += at(value, other);
        return sum;
    }
    std::size_t downOf(std::size_t value) const
    {
        std::size_t sum = 0;
        for (std::size_t other = 0; other < values.size(); ++other)
            sum += at(other, value);
        return sum;
    }
    /// What row and column of a value have, the diagonal once.
    std::size_t sizeOf(std::size_t value) const { return acrossOf(value) + downOf(value) - at(value, value); }
};

/// The square with some values at other places; several that go to one place are added up there.
Square rearranged(const Square& square, const std::vector<std::size_t>& places, std::vector<PropertyValue> values)
{
    Square made{std::move(values), {}};
    made.counts.resize(made.values.size() * made.values.size());
    for (std::size_t row = 0; row < places.size(); ++row) {
        for (std::size_t column = 0; column < places.size(); ++column)
            made.at(places[row], places[column]) += square.at(row, column);
    }
    return made;
}

/// Gathers what is rare as the last value; returns whether there is such a one.
bool gatherRare(Square& square, std::size_t rareBelow)
{
    const std::size_t size = square.values.size();
    std::vector<bool> isRare(size);
    for (std::size_t value = 0; value < size; ++value)
        isRare[value] = !square.values[value].isNumber() && square.sizeOf(value) < rareBelow;
    if (std::count(isRare.begin(), isRare.end(), true) < 2)
        return false;
    std::vector<PropertyValue> kept;
    std::vector<std::size_t> places(size);
    PropertyValue other{square.values.front().property, "other", {}, 0, PropertyRange::endless, {}};
    for (std::size_t value = 0; value < size; ++value) {
        places[value] = kept.size();
        if (isRare[value])
            other.texts.push_back(square.values[value].texts.front());
        else
            kept.push_back(square.values[value]);
    }
    for (std::size_t value = 0; value < size; ++value) {
        if (isRare[value])
            places[value] = kept.size();
    }
    kept.push_back(std::move(other));
    square = rearranged(square, places, std::move(kept));
    return true;
}

std::vector<std::size_t> squareOrder(const Square& square, std::size_t size, ConfusionOrder order)
{
    std::vector<std::size_t> by(size);
    std::iota(by.begin(), by.end(), std::size_t(0));
    const auto sortBy = [&](const auto& weight) {
        std::stable_sort(by.begin(), by.end(),
            [&](std::size_t first, std::size_t second) { return weight(first) > weight(second); });
    };
    switch (order) {
    case ConfusionOrder::Size:
        sortBy([&](std::size_t value) { return square.sizeOf(value); });
        break;
    case ConfusionOrder::Errors:
        sortBy([&](std::size_t value) { return square.sizeOf(value) - square.at(value, value); });
        break;
    case ConfusionOrder::Row:
        sortBy([&](std::size_t value) { return square.acrossOf(value) - square.at(value, value); });
        break;
    case ConfusionOrder::Column:
        sortBy([&](std::size_t value) { return square.downOf(value) - square.at(value, value); });
        break;
    case ConfusionOrder::Name:
        std::sort(by.begin(), by.end(), [&](std::size_t first, std::size_t second) {
            return square.values[first].name < square.values[second].name;
        });
        break;
    case ConfusionOrder::Clusters: {
        std::vector<std::size_t> counts;
        for (std::size_t row = 0; row < size; ++row) {
            for (std::size_t column = 0; column < size; ++column)
                counts.push_back(square.at(row, column));
        }
        by = clusterOrder(counts, size);
        break;
    }
    }
    return by;
}

void arrange(Square& square, const ConfusionSettings& settings)
{
    const bool hasOther = gatherRare(square, settings.rareBelow);
    const std::size_t sorted = square.values.size() - (hasOther ? 1 : 0);
    const auto order = squareOrder(square, sorted, settings.order);
    std::vector<std::size_t> places(square.values.size(), sorted);
    std::vector<PropertyValue> values;
    for (std::size_t place = 0; place < order.size(); ++place) {
        places[order[place]] = place;
        values.push_back(square.values[order[place]]);
    }
    if (hasOther)
        values.push_back(square.values.back());
    square = rearranged(square, places, std::move(values));
}

std::string nameOfArc(RelationId relation, const RelationPool& relations)
{
    return relation ? std::string(relations.text(relation)) : std::string("none");
}

/// The arcs of one dependent, those of both sides with the same ends together.
void pairArcs(std::vector<FurtherArc>& pairs, const std::vector<Arc>& gold, std::vector<Arc> predicted)
{
    // Equal arcs first, so that of two arcs with the same ends none is taken for the other one's relation.
    std::vector<Arc> left;
    for (const Arc& arc : gold) {
        const auto same = std::find(predicted.begin(), predicted.end(), arc);
        if (same == predicted.end()) {
            left.push_back(arc);
            continue;
        }
        pairs.push_back({0, arc.head, arc.dependent, arc.relation, arc.relation});
        predicted.erase(same);
    }
    for (const Arc& arc : left) {
        const auto found = std::find_if(
            predicted.begin(), predicted.end(), [&](const Arc& other) { return other.head == arc.head; });
        const bool isFound = found != predicted.end();
        pairs.push_back({0, arc.head, arc.dependent, arc.relation, isFound ? found->relation : RelationId{}});
        if (isFound)
            predicted.erase(found);
    }
    for (const Arc& arc : predicted)
        pairs.push_back({0, arc.head, arc.dependent, {}, arc.relation});
}

std::vector<std::vector<Arc>> arcsByDependent(const Graph& graph, bool withBasic)
{
    std::vector<std::vector<Arc>> arcs(static_cast<std::size_t>(graph.size()) + 1);
    for (const Arc& arc : withBasic ? graph.basicArcs() : std::vector<Arc>())
        arcs[static_cast<std::size_t>(arc.dependent)].push_back(arc);
    for (const Arc& arc : graph.secondary)
        arcs[static_cast<std::size_t>(arc.dependent)].push_back(arc);
    return arcs;
}

std::vector<FurtherArc> pairedArcs(const Graph& gold, const Graph& predicted, bool withBasic)
{
    const auto expected = arcsByDependent(gold, withBasic);
    auto found = arcsByDependent(predicted, withBasic);
    std::vector<FurtherArc> pairs;
    for (std::size_t word = 1; word < expected.size(); ++word)
        pairArcs(pairs, expected[word], std::move(found[word]));
    return pairs;
}

void addGraph(
    ConfusionMatrix& matrix, const Graph& gold, const Graph& predicted, bool withBasic, const RelationPool& relations)
{
    for (const FurtherArc& arc : pairedArcs(gold, predicted, withBasic))
        matrix.add(nameOfArc(arc.gold, relations), nameOfArc(arc.predicted, relations));
}

/// The square with its marginals, columns of the system.
SquareConfusion finished(const Square& square, Property property, std::size_t system)
{
    SquareConfusion confusion;
    confusion.property = property;
    confusion.rows = square.values;
    confusion.columns = square.values;
    confusion.counts = square.counts;
    for (std::size_t value = 0; value < square.values.size(); ++value) {
        confusion.rows[value].system.reset();
        confusion.columns[value].system = system;
        confusion.rowTotals.push_back(square.acrossOf(value));
        confusion.columnTotals.push_back(square.downOf(value));
    }
    return confusion;
}

} // namespace

SquareConfusion confusionOf(
    const OutcomeTable& table, Property property, std::size_t system, const ConfusionSettings& settings)
{
    const PropertyColumn gold = columnOf(table, property);
    const PropertyColumn predicted = columnOf(table, property, system);
    const JointValues joint = jointValues(gold, predicted);
    Square square{joint.values, std::vector<std::size_t>(joint.values.size() * joint.values.size())};
    for (const std::uint32_t row : chosenRows(table, settings.choice)) {
        if (table.systems()[system].isPresent(row))
            ++square.at(joint.goldPlaces[gold.byRow[row]], joint.systemPlaces[predicted.byRow[row]]);
    }
    arrange(square, settings);
    return finished(square, property, system);
}

std::vector<FurtherArc> furtherArcsOf(const Graph& gold, const Graph& predicted)
{
    return pairedArcs(gold, predicted, false);
}

SquareConfusion furtherConfusionOf(const OutcomeTable& table, std::size_t system, const ConfusionSettings& settings)
{
    std::map<TextId, std::size_t> places;
    Square square;
    const auto& parents = table.furtherParents(system);
    for (const OutcomeTable::FurtherParent& parent : parents) {
        for (const TextId id : {parent.gold, parent.predicted}) {
            const auto [place, isNew] = places.emplace(id, square.values.size());
            const std::string name(table.text(id));
            if (isNew)
                square.values.push_back({Property::Relation, name, {name}, 0, PropertyRange::endless, {}});
        }
    }
    square.counts.resize(square.values.size() * square.values.size());
    const auto rows = chosenRows(table, settings.choice);
    for (const OutcomeTable::FurtherParent& parent : parents) {
        if (std::binary_search(rows.begin(), rows.end(), parent.row))
            ++square.at(places[parent.gold], places[parent.predicted]);
    }
    if (!square.values.empty())
        arrange(square, settings);
    return finished(square, Property::Relation, system);
}

void GraphConfusions::add(const ScoredGraph& gold, const ScoredGraph& predicted, const RelationPool& relations)
{
    addGraph(secondary, gold.graph, predicted.graph, false, relations);
    addGraph(whole, gold.graph, predicted.graph, true, relations);
}

} // namespace arcwright
