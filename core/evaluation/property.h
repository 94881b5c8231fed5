// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace arcwright {

/// The properties by which words (of Japanese: bunsetsu) are grouped. What a property says of a word can differ in two
/// analyses of it, but for those of the sentence and the form.
enum class Property {
    Tag, ///< tagOf()
    Relation,
    Distance, ///< between word and head: `root`, `1`, `2`, `3-7`, `8-14`, `15+`
    Direction, ///< where the head is: `root`, `left`, `right`
    Length, ///< of the sentence: `1-10` to `41-50`, `51+`
    Depth, ///< arcs up to node 0: `1` to `6`, `7+`, or `none` on a cycle or without a head
    Projectivity, ///< of the arc: `projective`, `non-projective`
    Vocabulary, ///< whether the form is in the training treebank, that of the system if it tells: `known`, `unknown`
    HeadTag, ///< tagOf() the head, or `root`
    Parents, ///< heads in the gold graph, the basic one included: `0`, `1`, `2`, `3`, `4+`
    Position, ///< of the word in its sentence: `1`, `2-5`, `6-10`, `11-20`, `21-40`, `41+`
    Particle, ///< of a bunsetsu: its last particle, case markers of Japanese among them; `none`
    Document, ///< `# newdoc id`, that of KNP's `# S-ID`, or the name of the file
    Genre, ///< `# genre` of the document
    Confidence, ///< that the system has in the head it gives, in percent: `0-49` to `99+`; `none` where it says nothing
    Kind, ///< of attachment: `PP`, `coordination`, ..., the first that it is of; `none`. A system's where it is known.
    Repair, ///< that a system's analysis of the word needs (repairName()); `none` where it is right
    Candidates, ///< of a tournament, that played for the head: `1`, `2`, `3`, `4-5`, `6-9`, `10+`; `none` of others
    Margin, ///< of the closest game that the head of a tournament won: `0-0.1` to `2+`; `none` where it had no rival
};
inline constexpr std::size_t propertyCount = 19;

/// Forms that a parser has seen.
using Vocabulary = std::unordered_set<std::string>;

/// The name used on the command line: `tag`, `relation`, ..., `head-tag`, ...
std::string_view propertyName(Property property);
std::optional<Property> propertyNamed(std::string_view name);

/// Whether what the property says of a word is the same in every analysis of it.
bool isSameInAll(Property property);

/// A range of whole numbers, both ends included, and what it is called.
struct PropertyRange {
    static constexpr std::int32_t endless = INT32_MAX;

    std::int32_t low = 0;
    std::int32_t high = endless;
    std::string_view name;
};

/// The ranges of a property that is a number, in order and without gaps; none of one that is a text. Of a distance 0 is
/// the root; -1 is `none` everywhere. Confidence counts in thousandths, a
/// margin in hundredths.
std::span<const PropertyRange> rangesOf(Property property);

/// The values of a text property in their natural order; none if they have no other than that of their size.
std::span<const std::string_view> naturalOrder(Property property);

/// Whether the property says nothing of gold: what a system is sure of, what it has wrong, how it decided.
constexpr bool isOfSystems(Property property)
{
    return property == Property::Confidence || property >= Property::Repair;
}

/// Whether it is a system that says what a word's value is, where it does.
constexpr bool isToldBySystems(Property property)
{
    return isOfSystems(property) || property == Property::Vocabulary;
}

/// One value of a property, or several gathered: a condition on a word, as plain data.
struct PropertyValue {
    Property property{};
    std::string name; ///< as it is shown: `obl`, `3-7`; `other` of several
    std::vector<std::string> texts; ///< of a text property, any of these
    std::int32_t low = 0; ///< of a number, from here
    std::int32_t high = PropertyRange::endless; ///< to here, included
    std::optional<std::size_t> system; ///< whose analysis is meant; gold if none is

    bool isNumber() const { return texts.empty(); }
    friend bool operator==(const PropertyValue&, const PropertyValue&) = default;
};

} // namespace arcwright
