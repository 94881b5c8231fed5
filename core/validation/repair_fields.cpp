// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair_fields.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/validation/characters.h"
#include "core/validation/field_items.h"

namespace arcwright {

namespace {

/// In the order UD asks for, whatever the case of the letters.
void sortItems(Items& items)
{
    std::stable_sort(items.begin(), items.end(),
        [](const std::string& one, const std::string& other) { return lowerCased(one) < lowerCased(other); });
}

/// Leaves the first of equal items.
void removeRepeated(Items& items)
{
    Items kept;
    for (std::string& item : items) {
        if (std::find(kept.begin(), kept.end(), item) == kept.end())
            kept.push_back(std::move(item));
    }
    items = std::move(kept);
}

/// The feature with its values in order, or without repeated ones.
std::string tidiedFeature(const std::string& text, TestId test)
{
    const auto feature = parseFeature(text);
    if (!feature)
        return text;
    Items values = itemsOf(feature->values, ',');
    if (test == TestId::UnsortedFeatureValues)
        sortItems(values);
    else
        removeRepeated(values);
    return std::string(feature->name) + '=' + joined(values, ',');
}

std::string textOf(NodeId node)
{
    return std::to_string(node.word) + (node.empty == 0 ? "" : '.' + std::to_string(node.empty));
}

/// The relation for an arc between words that is called root: what the basic tree calls it, else `dep`.
std::string relationOfBasicArc(const Row& row, NodeId head)
{
    const std::string_view basic = row.field(Column::Deprel);
    const bool usable = isRelation(basic) && mainRelation(basic) != "root";
    return usable && textOf(head) == row.field(Column::Head) ? std::string(basic) : "dep";
}

} // namespace

Repair repairedFeatures(const SentenceText& sentence, const Row& row, const UdFinding& finding)
{
    Items features = itemsOf(row.field(Column::Feats), '|');
    if (finding.test == TestId::UnsortedFeatures)
        sortItems(features);
    else if (finding.test == TestId::RepeatedFeature)
        removeRepeated(features);
    else if (!finding.arguments.empty())
        std::transform(features.begin(), features.end(), features.begin(), [&](const std::string& feature) {
            return feature == finding.arguments.front() ? tidiedFeature(feature, finding.test) : feature;
        });
    return withField(sentence, row, Column::Feats, joined(features, '|'));
}

Repair repairedArcs(const SentenceText& sentence, const Row& row, const UdFinding& finding)
{
    std::vector<Parent> parents;
    for (const EnhancedArc& arc : row.arcs) {
        Parent parent{arc.node, std::string(arc.relation)};
        const bool fromRoot = arc.node == NodeId{};
        const bool isRoot = mainRelation(arc.relation) == "root";
        if (finding.test == TestId::EnhancedZeroIsNotRoot && fromRoot && !isRoot)
            parent.relation = "root";
        if (finding.test == TestId::EnhancedRootIsNotZero && !fromRoot && isRoot)
            parent.relation = relationOfBasicArc(row, arc.node);
        parents.push_back(std::move(parent));
    }
    std::stable_sort(parents.begin(), parents.end(), [](const Parent& one, const Parent& other) {
        return one.head != other.head ? one.head < other.head : one.relation < other.relation;
    });
    parents.erase(std::unique(parents.begin(), parents.end()), parents.end());
    Items items;
    for (const Parent& parent : parents)
        items.push_back(textOf(parent.head) + ':' + parent.relation);
    return withField(sentence, row, Column::Deps, joined(items, '|'));
}

Repair repairedRelation(const SentenceText& sentence, const Row& row, const UdFinding& finding)
{
    return withField(sentence, row, Column::Deprel, finding.test == TestId::ZeroIsNotRoot ? "root" : "dep");
}

} // namespace arcwright
