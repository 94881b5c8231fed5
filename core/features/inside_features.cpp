// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/inside_features.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/base/hash.h"
#include "core/features/templates.h"

namespace arcwright {

namespace {

/// `h.`: the head, `m.`: the dependent, `f.`: the one found; rel: that of the arc, f.rel: that of the one found.
constexpr std::array<std::string_view, 9> table{
    "f.rel rel",
    "h.coarse m.coarse f.rel",
    "h.tag m.tag f.rel rel",
    "h.tag m.tag f.tag",
    "h.coarse m.coarse f.coarse rel",
    "h.lemma f.rel rel",
    "m.lemma f.rel rel",
    "h.lemma m.coarse f.coarse f.rel",
    "h.coarse m.coarse f.lemma",
};

struct AtomSource {
    std::string_view name;
    Attribute attribute; ///< of a word
};
/// By InsideAtom.
constexpr std::array<AtomSource, 11> atoms{{{"h.tag", Attribute::Tag}, {"h.coarse", Attribute::Coarse},
    {"h.lemma", Attribute::Lemma}, {"m.tag", Attribute::Tag}, {"m.coarse", Attribute::Coarse},
    {"m.lemma", Attribute::Lemma}, {"f.tag", Attribute::Tag}, {"f.coarse", Attribute::Coarse},
    {"f.lemma", Attribute::Lemma}, {"rel", {}}, {"f.rel", {}}}};

std::vector<InsideTemplate> parsed()
{
    std::vector<InsideTemplate> templates;
    for (const std::string_view line : table) {
        InsideTemplate& one = templates.emplace_back(InsideTemplate{line, {}, hashOf(line)});
        for (std::string_view rest = line; !rest.empty();) {
            const std::string_view name = rest.substr(0, rest.find(' '));
            const auto found
                = std::find_if(atoms.begin(), atoms.end(), [&](const AtomSource& atom) { return atom.name == name; });
            assert(found != atoms.end());
            one.atoms.push_back(static_cast<InsideAtom>(found - atoms.begin()));
            rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        }
    }
    return templates;
}

bool isRelation(InsideAtom atom)
{
    return atom == InsideAtom::Relation || atom == InsideAtom::FoundRelation;
}

std::int16_t relationOf(InsideAtom atom, const InsidePart& part)
{
    return atom == InsideAtom::Relation ? part.relation : part.foundRelation;
}

int wordOf(InsideAtom atom, const InsidePart& part)
{
    return atom < InsideAtom::DependentTag ? part.head : atom < InsideAtom::FoundTag ? part.dependent : part.found;
}

} // namespace

std::span<const InsideTemplate> insideTemplates()
{
    static const std::vector<InsideTemplate> templates = parsed();
    return templates;
}

std::uint64_t insideKey(const InsideTemplate& source, const TokenSymbols& symbols, const InsidePart& part)
{
    const bool isRight = part.head < part.dependent;
    const bool isOfHead = part.end == part.head;
    std::uint64_t key = source.salt + (isRight ? 1 : 0) + (isOfHead ? 2 : 0);
    for (const InsideAtom atom : source.atoms)
        key = combined(key,
            isRelation(atom) ? static_cast<std::uint64_t>(relationOf(atom, part) + 1)
                             : symbols.at(wordOf(atom, part), atoms[static_cast<std::size_t>(atom)].attribute));
    return key;
}

std::string insideName(const InsideTemplate& source, const AttributeTexts& sentence, const InsidePart& part,
    std::span<const std::string> relations)
{
    std::string name;
    for (const InsideAtom atom : source.atoms) {
        const AtomSource& shown = atoms[static_cast<std::size_t>(atom)];
        name.append(name.empty() ? "" : " ").append(shown.name).append("=");
        if (isRelation(atom)) {
            const auto number = static_cast<std::size_t>(relationOf(atom, part));
            name.append(number < relations.size() ? relations[number] : std::to_string(relationOf(atom, part)));
        } else {
            const int word = wordOf(atom, part);
            name.append(word == kRoot ? "<root>" : sentence.of(word, shown.attribute));
        }
    }
    name.append(part.end == part.head ? ", of the head, " : ", of the dependent, ");
    return name.append(directionName(part.head, part.dependent));
}

} // namespace arcwright
