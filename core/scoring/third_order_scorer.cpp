// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/third_order_scorer.h"

#include <algorithm>

#include "core/features/tree_shape.h"

namespace arcwright {

namespace {

/// The salt that sets the directions of a part's arcs apart: added to its keys.
std::uint64_t placeSalt(PartKind kind, int pattern)
{
    static const auto salts = [] {
        std::array<std::array<std::uint64_t, 8>, partKindCount> made{};
        for (std::size_t which = 0; which < made.size(); ++which) {
            for (std::size_t bits = 0; bits < made[which].size(); ++bits)
                made[which][bits] = combined(hashOf("directions"), which * made[which].size() + bits);
        }
        return made;
    }();
    return salts[static_cast<std::size_t>(kind)][static_cast<std::size_t>(pattern)];
}

/// The attributes in which conjuncts are compared, by variant and bit.
constexpr std::array<std::array<Attribute, 2>, likenessCount> compared{{{Attribute::Coarse, Attribute::Tag},
    {Attribute::Agreement, Attribute::Verbal}, {Attribute::Morph, Attribute::Lemma}}};

/// `conjuncts: coarse=alike tag=different`
std::string likenessName(int variant, int value)
{
    static constexpr std::array<std::array<std::string_view, 2>, likenessCount> names{
        {{"coarse", "tag"}, {"agreement", "verbal"}, {"morph", "lemma"}}};
    const auto& pair = names[static_cast<std::size_t>(variant)];
    std::string name("conjuncts:");
    name.append(" ").append(pair[0]).append((value & 2) != 0 ? "=alike" : "=different");
    name.append(" ").append(pair[1]).append((value & 1) != 0 ? "=alike" : "=different");
    return name;
}

} // namespace

ThirdOrderScorer::ThirdOrderScorer()
    : m_tables{Table(grandparentTemplateTable()), Table(grandSiblingTemplateTable()), Table(triSiblingTemplateTable())}
{
}

void ThirdOrderScorer::prepare(const TokenSymbols& symbols)
{
    static const std::array conjunctions{
        symbolOf(Attribute::Coarse, "CCONJ"), symbolOf(Attribute::Coarse, "CONJ"), symbolOf(Attribute::Coarse, "CC")};
    m_symbols = symbols;
    for (Table& table : m_tables)
        table.parts.compute(symbols);
    m_isConjunction.clear();
    for (int node = 0; node <= symbols.size(); ++node)
        m_isConjunction.push_back(
            std::find(conjunctions.begin(), conjunctions.end(), symbols.at(node, Attribute::Coarse))
                    != conjunctions.end()
                ? 1
                : 0);
}

void ThirdOrderScorer::take(const Weights& weights)
{
    m_weights = &weights;
    for (Table& table : m_tables)
        table.memo.forget();
}

std::array<const std::uint64_t*, 4> ThirdOrderScorer::partsOf(PartKind kind, const PartNodes& nodes) const
{
    const FeatureParts& parts = table(kind).parts;
    const auto of = [&](Role role) { return parts.of(role, std::max(at(nodes, role), kRoot)); };
    const std::uint64_t* const none = nullptr;
    switch (kind) {
    case PartKind::Grandparent:
        return {of(Role::Grandparent), of(Role::Head), of(Role::Dependent), none};
    case PartKind::GrandSibling:
        return {of(Role::Grandparent), of(Role::Head), of(Role::Sibling), of(Role::Dependent)};
    case PartKind::TriSibling:
        return {of(Role::SecondSibling), of(Role::Head), of(Role::Sibling), of(Role::Dependent)};
    }
    return {};
}

std::uint64_t ThirdOrderScorer::place(PartKind kind, const PartNodes& nodes)
{
    const int head = at(nodes, Role::Head);
    const int dependent = at(nodes, Role::Dependent);
    const int grandparent = at(nodes, Role::Grandparent);
    if (kind == PartKind::TriSibling)
        return placeSalt(kind, direction(head, dependent));
    return placeSalt(
        kind, 4 * direction(grandparent, dependent) + 2 * direction(grandparent, head) + direction(head, dependent));
}

/// 1 to 7: from the sibling, or from the head's head.
std::uint64_t ThirdOrderScorer::distance(PartKind kind, const PartNodes& nodes)
{
    const int from = kind == PartKind::TriSibling ? at(nodes, Role::Sibling) : at(nodes, Role::Grandparent);
    return static_cast<std::uint64_t>(distanceBin(from, at(nodes, Role::Dependent)) % binsPerDirection) + 1;
}

float ThirdOrderScorer::found(PartKind kind, const PartNodes& nodes) const
{
    float sum = 0;
    forEachFeature(
        kind, nodes, [&](const PartFeature& feature) { sum += m_weights->data()[m_weights->treeIndex(feature.key)]; });
    return sum;
}

float ThirdOrderScorer::score(PartKind kind, const PartNodes& nodes)
{
    const int other = kind == PartKind::TriSibling ? at(nodes, Role::SecondSibling) : at(nodes, Role::Grandparent);
    const std::uint64_t key
        = PartMemo::keyOf(other, at(nodes, Role::Head), at(nodes, Role::Sibling), at(nodes, Role::Dependent));
    return m_tables[static_cast<std::size_t>(kind)].memo.score(key, [&] { return found(kind, nodes); });
}

/// A number whose bits say what two words have alike.
int ThirdOrderScorer::likeness(int one, int other, int variant) const
{
    int value = 0;
    for (const Attribute attribute : compared[static_cast<std::size_t>(variant)])
        value = 2 * value + (m_symbols.at(one, attribute) == m_symbols.at(other, attribute) ? 1 : 0);
    return value;
}

std::string ThirdOrderScorer::nameOf(const PartFeature& feature, const AttributeTexts& sentence, const PartNodes& nodes)
{
    if (feature.source == nullptr)
        return likenessName(feature.variant, feature.value);
    std::string name = partName(*feature.source, sentence, nodes);
    const int head = at(nodes, Role::Head);
    name.append(",");
    if (feature.kind != PartKind::TriSibling) {
        const int above = at(nodes, Role::Grandparent);
        name.append(" ").append(directionName(above, head));
        name.append(" ").append(directionName(above, at(nodes, Role::Dependent)));
    }
    name.append(" ").append(directionName(head, at(nodes, Role::Dependent)));
    if (feature.variant == 1)
        name.append(", distance ").append(std::to_string(distance(feature.kind, nodes)));
    return name;
}

} // namespace arcwright
