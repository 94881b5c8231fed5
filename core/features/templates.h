// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/symbols.h"

namespace arcwright {

/// What a template's features are told apart by, besides their atoms.
enum class Distance {
    Direction, ///< whether the head stands left or right of the dependent
    Both, ///< one feature with the direction, and one with direction and distance
};

/// One attribute of one token, placed relative to an end of the arc: `h.tag-1`.
struct Atom {
    Attribute attribute{};
    int offset = 0;
};

/// A feature template over an arc, split into what it sees around the head and around the dependent.
struct Template {
    std::string_view name; ///< as in the table: `h.tag h.tag+1 m.tag`
    std::vector<Atom> head;
    std::vector<Atom> dependent;
    Distance distance = Distance::Direction;
};

/// A line of a template table. Atoms are `h.` (head) or `m.` (dependent), an attribute (form, prefix, lemma, coarse,
/// tag, morph) and an offset to left or right.
struct TemplateSource {
    std::string_view atoms;
    Distance distance;
};

/// Features of an arc (McDonald, Crammer and Pereira 2005, Table 1), then lemmas and morphology.
std::span<const TemplateSource> arcTemplateTable();
/// Features of an arc with its relation. Those that see one end only are summed once a token and direction.
std::span<const TemplateSource> relationTemplateTable();

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

/// The name of a template's feature on an arc of a sentence: `h.tag=VERB m.form=se, left, 3`.
std::string featureName(const Template& source, const Sentence& sentence, int head, int dependent, bool withDistance);

} // namespace arcwright
