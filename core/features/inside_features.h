// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/symbols.h"

namespace arcwright {

/// An arc with one of the dependents that one of its ends found inside its span.
struct InsidePart {
    int head = 0;
    int dependent = 0;
    int end = 0; ///< `head` or `dependent`: whose dependent was found
    int found = 0;
    std::int16_t relation = -1; ///< of the arc, by the model's number; -1 where it tells none, as the next
    std::int16_t foundRelation = -1;
};

/// One thing that a feature of what is inside an arc sees, by its name in the table.
enum class InsideAtom : std::uint8_t {
    HeadTag,
    HeadCoarse,
    HeadLemma,
    DependentTag,
    DependentCoarse,
    DependentLemma,
    FoundTag,
    FoundCoarse,
    FoundLemma,
    Relation,
    FoundRelation,
};

/// A template of such features. They all tell the ends apart, and the directions of the arc.
struct InsideTemplate {
    std::string_view name; ///< as in the table: `h.tag m.tag f.tag f.rel`
    std::vector<InsideAtom> atoms;
    std::uint64_t salt = 0;
};

/// The templates in the order of their table, after the run-time features of Carreras, Surdeanu and Marquez (2006).
std::span<const InsideTemplate> insideTemplates();

/// The key of a template's feature.
std::uint64_t insideKey(const InsideTemplate& source, const TokenSymbols& symbols, const InsidePart& part);

/// The name of a template's feature: `h.tag=VERB m.tag=NOUN f.rel=det, of the dependent, right`. `relations`: by the
/// model's numbers.
std::string insideName(const InsideTemplate& source, const AttributeTexts& sentence, const InsidePart& part,
    std::span<const std::string> relations);

} // namespace arcwright
