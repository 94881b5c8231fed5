// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/features/arc_features.h"
#include "core/scoring/feature_vector.h"
#include "core/scoring/part_memo.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// The kinds of parts of third order.
enum class PartKind {
    Grandparent, ///< g -> h -> m
    GrandSibling, ///< g -> h -> m with the sibling before m, which may be none
    TriSibling, ///< h -> m with the two siblings before m, the second of which may be none
};
inline constexpr std::size_t partKindCount = 3;

/// How many features a coordination has.
inline constexpr int likenessCount = 3;

/// A feature of a part of third order that fired: its key, and what its name is made of.
struct PartFeature {
    std::uint64_t key = 0;
    PartKind kind{};
    const Template* source = nullptr; ///< null for those of coordinations
    int variant = 0; ///< whether it tells distances apart; of a coordination: which of its features
    int value = 0; ///< of a coordination: what is alike

    /// The template's name as in the tables; of coordinations `conjuncts`.
    std::string_view templateName() const { return source == nullptr ? std::string_view("conjuncts") : source->name; }
};

/// Scores parts of third order, and tells which features they have: the arc h -> m with the head's head, the sibling
/// and the sibling's sibling. A workspace: one a thread, used for one sentence after another.
class ThirdOrderScorer {
public:
    ThirdOrderScorer();

    void prepare(const TokenSymbols& symbols);
    /// Scores are those of these weights until the next call; they must have whole trees.
    void take(const Weights& weights);

    /// The score of a part; nodes are kNoHead where there is none. Each is found once.
    float score(PartKind kind, const PartNodes& nodes);

    /// Calls `visit(PartFeature)` for each feature of a part.
    template <class Visit>
    void forEachFeature(PartKind kind, const PartNodes& nodes, Visit visit) const;

    /// The name of a feature of a part: `g.tag=VERB h.lemma=in m.tag=NOUN, right right, 2`.
    static std::string nameOf(const PartFeature& feature, const AttributeTexts& sentence, const PartNodes& nodes);

    /// The nodes of a part as tables of templates have them.
    static PartNodes nodes(int grandparent, int head, int second, int sibling, int dependent)
    {
        return {head, dependent, sibling, grandparent, second};
    }

private:
    struct Table {
        explicit Table(std::span<const TemplateSource> source) : parts(parseTemplates(source)) { }
        FeatureParts parts;
        PartMemo memo;
    };
    static int at(const PartNodes& nodes, Role role) { return nodes[static_cast<std::size_t>(role)]; }
    /// The template's sums for a kind of part, before its directions.
    const Table& table(PartKind kind) const { return m_tables[static_cast<std::size_t>(kind)]; }
    std::array<const std::uint64_t*, 4> partsOf(PartKind kind, const PartNodes& nodes) const;
    static std::uint64_t place(PartKind kind, const PartNodes& nodes);
    static std::uint64_t distance(PartKind kind, const PartNodes& nodes);
    float found(PartKind kind, const PartNodes& nodes) const;
    template <class Visit>
    void forEachLikeness(const PartNodes& nodes, Visit visit) const;
    int likeness(int one, int other, int variant) const;

    std::array<Table, partKindCount> m_tables;
    const Weights* m_weights = nullptr;
    TokenSymbols m_symbols;
    std::vector<char> m_isConjunction; ///< by node
};

template <class Visit>
void ThirdOrderScorer::forEachFeature(PartKind kind, const PartNodes& nodes, Visit visit) const
{
    const FeatureParts& parts = table(kind).parts;
    const auto summands = partsOf(kind, nodes);
    const std::uint64_t salt = place(kind, nodes);
    const std::uint64_t bin = distance(kind, nodes);
    for (std::size_t index = 0; index < parts.templates().size(); ++index) {
        std::uint64_t key = salt;
        for (const std::uint64_t* summand : summands)
            key += summand == nullptr ? 0 : summand[index];
        visit(PartFeature{key, kind, &parts.templates()[index], 0, 0});
        if (index < parts.withDistance())
            visit(PartFeature{key ^ bin, kind, &parts.templates()[index], 1, 0});
    }
    if (kind == PartKind::Grandparent)
        forEachLikeness(nodes, visit);
}

template <class Visit>
void ThirdOrderScorer::forEachLikeness(const PartNodes& nodes, Visit visit) const
{
    // Conjuncts are head and dependent of the conjunction, or it depends on the second of them.
    const int first = at(nodes, Role::Grandparent);
    const int head = at(nodes, Role::Head);
    const int dependent = at(nodes, Role::Dependent);
    const auto isConjunction = [&](int node) { return m_isConjunction[static_cast<std::size_t>(node)] != 0; };
    if (first == kRoot || isConjunction(head) == isConjunction(dependent))
        return;
    const int second = isConjunction(head) ? dependent : head;
    for (int variant = 0; variant < likenessCount; ++variant) {
        const int value = likeness(first, second, variant);
        visit(PartFeature{combined(combined(hashOf("conjuncts"), static_cast<std::uint64_t>(variant)),
                              static_cast<std::uint64_t>(value)),
            PartKind::Grandparent, nullptr, variant, value});
    }
}

} // namespace arcwright
