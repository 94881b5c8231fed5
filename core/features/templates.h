// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/symbols.h"

namespace arcwright {

/// The distance or direction that tells a template's features apart, besides their atoms.
enum class Distance {
    Direction, ///< whether the head stands left or right of the dependent
    Both, ///< one feature with the direction, and one with direction and distance
};

/// One attribute of one token, placed relative to an end of the arc: `h.tag-1`.
struct Atom {
    Attribute attribute{};
    int offset = 0;
};

/// The words a template looks at.
enum class Role : std::uint8_t {
    Head, ///< `h` in the tables
    Dependent, ///< `m`
    Sibling, ///< `s`: the dependent of the same head, on the same side, that comes before, going outward; may be none
    Grandparent, ///< `g`: the head of the head
    SecondSibling, ///< `t`: the sibling before the sibling; may be none
};
inline constexpr std::size_t roleCount = 5;

/// A feature template over an arc, or over an arc and words around it in the tree, split by the words it looks at.
struct Template {
    std::string_view name; ///< as in the table: `h.tag h.tag+1 m.tag`
    std::array<std::vector<Atom>, roleCount> atoms; ///< by role
    Distance distance = Distance::Direction;

    const std::vector<Atom>& of(Role role) const { return atoms[static_cast<std::size_t>(role)]; }
    bool sees(Role role) const { return !of(role).empty(); }
};

/// A line of a template table. Atoms are `h.` (head), `m.` (dependent), `s.` (sibling), `g.` (grandparent) or `t.` (the
/// sibling's sibling), an attribute (form, prefix, lemma, coarse, tag, morph) and an offset to left or right.
struct TemplateSource {
    std::string_view atoms;
    Distance distance;
};

/// Features of an arc (McDonald, Crammer and Pereira 2005, Table 1), then lemmas and morphology.
std::span<const TemplateSource> arcTemplateTable();
/// Features of an arc with its relation. Those that see one end only are summed once a token and direction.
std::span<const TemplateSource> relationTemplateTable();

/// Features of an arc and its sibling (McDonald and Pereira 2006, section 2.2), then lemmas and morphology. Where there
/// is no sibling, they see that. Distances are those between the two dependents, or to the head if there is one only.
std::span<const TemplateSource> siblingTemplateTable();

/// Features of third order (Koo and Collins 2010; Zhang et al. 2014): of an arc and the head of its head, of these and
/// its sibling, and of an arc and the two siblings before it. The sibling may be none in the second, the sibling's
/// sibling in the third.
std::span<const TemplateSource> grandparentTemplateTable();
std::span<const TemplateSource> grandSiblingTemplateTable();
std::span<const TemplateSource> triSiblingTemplateTable();

/// Features of an arc by which hopeless ones are told before the others are looked at closely: few, and of tags, so
/// that their weights stay in the processor's cache.
std::span<const TemplateSource> headTemplateTable();

/// Reads a table. The tables are ours: a mistake in one is a programming error and asserts.
std::vector<Template> parseTemplates(std::span<const TemplateSource> table);

/// Direction and distance of an arc in one number below `distanceBins`: 1, 2, 3, 4, 5, 6-10, more; right, then left.
inline constexpr int distanceBins = 14;
inline constexpr int binsPerDirection = 7;
constexpr int distanceBin(int head, int dependent)
{
    const int distance = head < dependent ? dependent - head : head - dependent;
    const int bin = distance <= 5 ? distance - 1 : distance <= 10 ? 5 : 6;
    return head < dependent ? bin : bin + binsPerDirection;
}
constexpr int direction(int head, int dependent)
{
    return head < dependent ? 0 : 1;
}

/// The node from which direction and distance are counted: the sibling, or the head if there is none.
constexpr int distanceFrom(int head, int sibling)
{
    return sibling == kNoHead ? head : sibling;
}

/// The name of a template's feature on an arc of a sentence: `h.tag=VERB m.form=se, left, 3`. Of one table, features
/// of the same name have the same key, as long as no word is written like a mark (`<root>`). `sibling` is kNoHead where
/// there is none: `s.tag=<none>`.
std::string featureName(const Template& source, const AttributeTexts& sentence, int head, int dependent,
    bool withDistance, int sibling = kNoHead);

/// The nodes of a part of a tree by role; kNoHead for none.
using PartNodes = std::array<int, roleCount>;

/// The atoms of a template with what they are in a part of a tree: `g.tag=VERB h.lemma=in m.tag=NOUN`.
std::string partName(const Template& source, const AttributeTexts& sentence, const PartNodes& nodes);

/// The name of the feature of a word that stands between head and dependent, without its direction:
/// `h.coarse=VERB b.coarse=ADV m.coarse=NOUN`.
std::string betweenName(const AttributeTexts& sentence, int head, int between, int dependent);

/// `left` or `right`: where the dependent of an arc stands.
std::string_view directionName(int head, int dependent);

} // namespace arcwright
