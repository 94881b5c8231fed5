// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/features/symbols.h"
#include "core/scoring/labelled_tree.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// How likely the heads of a word are, by few features: a log-linear model over them.
struct HeadRanking {
    static constexpr WeightShape shape{16, 0, 0, 0};
    Weights weights; ///< of the features of headTemplateTable(), and of words between the ends
    float margin = 0; ///< heads whose score is farther below the best are hopeless
};

/// Leaves the arcs that are worth scoring: for each pair of tags and each direction, the longest distance at which
/// training data has an arc. The tags are coarse, for fine ones are too rare to tell; models of before that was known
/// go on with fine ones. Arcs from the root, between neighbours and at tags not seen in training always pass, so that a
/// tree is always left. Then, if it has learnt a ranking, those that are not hopeless.
class ArcFilter {
public:
    ArcFilter() = default;
    /// By these tags: Attribute::Coarse or Attribute::Tag.
    explicit ArcFilter(Attribute kindOfTags) : m_kindOfTags(kindOfTags) { }

    Attribute kindOfTags() const { return m_kindOfTags; }

    /// Learns the tags; must see all sentences before the first learnArcs().
    void learnTags(const TokenSymbols& symbols);
    /// The tags of words that have a head in a tree, and of these heads.
    void learnTags(const TokenSymbols& symbols, const LabelledTree& tree);
    void learnArcs(const TokenSymbols& symbols, const LabelledTree& tree);

    /// The filter's number for each node's tag, the root first; 0 for a tag it does not know.
    void tagNumbers(const TokenSymbols& symbols, std::vector<std::uint32_t>& numbers) const;
    /// Whether an arc between two words passes, given their tag numbers.
    bool passes(std::span<const std::uint32_t> tags, int head, int dependent) const
    {
        const auto headTag = tags[static_cast<std::size_t>(head)];
        const auto dependentTag = tags[static_cast<std::size_t>(dependent)];
        const int distance = head < dependent ? dependent - head : head - dependent;
        return distance == 1 || head == 0 || headTag == 0 || dependentTag == 0
            || distance <= m_longest[cell(headTag, dependentTag, head < dependent)];
    }

    /// Null if there is none: then all arcs that pass are scored.
    const HeadRanking* ranking() const { return m_ranking ? &*m_ranking : nullptr; }
    void setRanking(HeadRanking ranking) { m_ranking = std::move(ranking); }

    /// For the model file: sorted tag symbols, and 2 x tags x tags distances.
    const std::vector<std::uint64_t>& tags() const { return m_tags; }
    const std::vector<std::uint16_t>& longest() const { return m_longest; }
    static ArcFilter restored(
        Attribute kindOfTags, std::vector<std::uint64_t> tags, std::vector<std::uint16_t> longest);

private:
    void learnTag(std::uint64_t tag);
    std::size_t cell(std::uint32_t headTag, std::uint32_t dependentTag, bool right) const
    {
        return ((headTag - 1) * m_tags.size() + (dependentTag - 1)) * 2 + (right ? 1 : 0);
    }

    Attribute m_kindOfTags = Attribute::Coarse;
    std::vector<std::uint64_t> m_tags;
    std::vector<std::uint16_t> m_longest;
    std::optional<HeadRanking> m_ranking;
};

} // namespace arcwright
