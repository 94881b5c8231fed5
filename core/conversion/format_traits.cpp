// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/format_traits.h"

#include <algorithm>
#include <array>

#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/open.h"

namespace arcwright {

namespace {

FormatTraits traitsOfColumns(const ConlluFormat& format)
{
    const ConlluColumns& columns = format.columns();
    FormatTraits traits;
    traits.hasMisc = columns.indexOf(WordField::Misc).has_value();
    traits.hasUpos = columns.indexOf(WordField::Upos).has_value();
    traits.hasFeats = columns.indexOf(WordField::Feats).has_value();
    traits.hasParents = columns.indexOf(WordField::Parents).has_value();
    traits.hasEmptyNodes = format.name() != "conllx";
    traits.lines = format.name() == "conllx" ? FormatTraits::Lines::None : FormatTraits::Lines::Comments;
    traits.hasFurther = [columns](std::string_view name) {
        const auto found = std::find(columns.names().begin(), columns.names().end(), name);
        const auto index = static_cast<std::size_t>(found - columns.names().begin());
        return found != columns.names().end() && index != columns.id() && !columns.field(index);
    };
    return traits;
}

FormatTraits traitsOfBunsetsu(const BunsetsuFormat& format)
{
    FormatTraits traits;
    traits.hasBunsetsu = true;
    traits.hasFeats = false;
    traits.lines = FormatTraits::Lines::PlacedComments;
    traits.isComment
        = [&format](std::string_view line) { return format.kindOf(line) == BunsetsuFormat::LineKind::Comment; };
    traits.hasFurther = [cells = format.cells()](std::string_view name) {
        return std::any_of(
            cells.begin(), cells.end(), [&](const WordCell& cell) { return !cell.field && cell.name == name; });
    };
    return traits;
}

/// Whether DTAG can have an attribute of that name besides those that are fields.
bool isDtagAttribute(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> fields{"in", "out", "lemma", "msd"};
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !name.empty() && isLetter(name.front())
        && std::all_of(name.begin(), name.end(), [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); })
        && std::find(fields.begin(), fields.end(), name) == fields.end();
}

FormatTraits traitsOfDtag()
{
    FormatTraits traits;
    traits.isDtag = true;
    traits.hasUpos = false;
    traits.hasFeats = false;
    traits.hasParents = true;
    traits.lines = FormatTraits::Lines::Any;
    traits.hasFurther = isDtagAttribute;
    return traits;
}

} // namespace

FormatTraits traitsOf(const Format& format)
{
    const auto* columns = dynamic_cast<const ConlluFormat*>(&format);
    const auto* bunsetsu = dynamic_cast<const BunsetsuFormat*>(&format);
    FormatTraits traits = columns ? traitsOfColumns(*columns) : bunsetsu ? traitsOfBunsetsu(*bunsetsu) : traitsOfDtag();
    traits.family = familyOf(format.name());
    return traits;
}

} // namespace arcwright
