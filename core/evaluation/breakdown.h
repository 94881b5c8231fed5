// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/evaluation/arc_counts.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The properties by which words are grouped.
enum class Property {
    Tag, ///< tagOf()
    Relation,
    Distance, ///< between word and head: `root`, `1`, `2`, `3-6`, `7-14`, `15+`
    Direction, ///< where the head is: `root`, `left`, `right`
    Length, ///< of the sentence: `1-10` to `41-50`, `51+`
    Depth, ///< arcs up to node 0: `1` to `6`, `7+`, or `none` on a cycle or without a head
    Projectivity, ///< of the arc: `projective`, `non-projective`
    Vocabulary, ///< whether the form is in the training treebank: `known`, `unknown`
};
inline constexpr std::size_t propertyCount = 8;

/// The name used on the command line: `tag`, `relation`, `distance`, `direction`, `length`, `depth`, `projectivity`,
/// `vocabulary`.
std::string_view propertyName(Property property);
std::optional<Property> propertyNamed(std::string_view name);

/// The words that share a value of a property, and how many of them are right.
struct WordCounts {
    std::size_t words = 0;
    std::size_t heads = 0;
    std::size_t labelled = 0;
    std::size_t labels = 0;

    double uas() const { return percentage(heads, words); }
    double las() const { return percentage(labelled, words); }
    double la() const { return percentage(labels, words); }
};

/// One value of a property. What a property says of a word can differ in the two analyses: scores of the words that
/// have the value in gold are recall, those of the words that have it in the system's analysis are precision.
struct Bucket {
    WordCounts gold;
    WordCounts predicted;
};

/// Forms that a parser has seen.
using Vocabulary = std::unordered_set<std::string>;

/// Scores by one property after the other.
class Breakdowns {
public:
    /// Without a vocabulary Property::Vocabulary has no buckets.
    Breakdowns(const RelationPool& relations, const Vocabulary* vocabulary)
        : m_relations(relations), m_vocabulary(vocabulary)
    {
    }

    /// Both graphs must be over the units of `sentence`. O(n^2) at worst.
    void add(const Sentence& sentence, const Graph& gold, const Graph& predicted);

    /// The buckets that have any words, with their names: by size for tags and relations, else in their natural order.
    std::vector<std::pair<std::string, Bucket>> buckets(Property property) const;

private:
    struct Traits;
    std::string valueOf(Property property, const Sentence& sentence, const Traits& traits, int unit) const;

    const RelationPool& m_relations;
    const Vocabulary* m_vocabulary;
    std::array<std::map<std::string, Bucket, std::less<>>, propertyCount> m_buckets;
};

} // namespace arcwright
