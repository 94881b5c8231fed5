// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/templates.h"

#include <array>
#include <cassert>
#include <charconv>

namespace arcwright {

namespace {

constexpr TemplateSource arcTemplates[] = {
    // one end
    {"h.form h.tag", Distance::Both},
    {"h.form", Distance::Both},
    {"h.tag", Distance::Both},
    {"h.lemma h.coarse", Distance::Both},
    {"h.prefix h.tag", Distance::Both},
    {"m.form m.tag", Distance::Both},
    {"m.form", Distance::Both},
    {"m.tag", Distance::Both},
    {"m.lemma m.coarse", Distance::Both},
    {"m.prefix m.tag", Distance::Both},
    {"h.tag-1 h.tag h.tag+1", Distance::Both},
    {"m.tag-1 m.tag m.tag+1", Distance::Both},
    // both ends
    {"h.form h.tag m.form m.tag", Distance::Direction},
    {"h.tag m.form m.tag", Distance::Both},
    {"h.form h.tag m.tag", Distance::Both},
    {"h.form m.form", Distance::Direction},
    {"h.lemma m.lemma", Distance::Direction},
    {"h.lemma m.tag", Distance::Both},
    {"h.tag m.lemma", Distance::Both},
    {"h.prefix m.prefix", Distance::Direction},
    {"h.prefix m.tag", Distance::Direction},
    {"h.tag m.prefix", Distance::Direction},
    {"h.tag m.tag", Distance::Both},
    {"h.coarse m.coarse", Distance::Both},
    {"h.morph m.morph", Distance::Direction},
    {"h.lemma m.morph", Distance::Direction},
    {"h.tag m.morph", Distance::Both},
    // both ends and what stands beside them
    {"h.tag h.tag+1 m.tag-1 m.tag", Distance::Both},
    {"h.tag-1 h.tag m.tag-1 m.tag", Distance::Both},
    {"h.tag h.tag+1 m.tag m.tag+1", Distance::Both},
    {"h.tag-1 h.tag m.tag m.tag+1", Distance::Both},
    {"h.tag h.tag+1 m.tag", Distance::Direction},
    {"h.tag-1 h.tag m.tag", Distance::Direction},
    {"h.tag m.tag-1 m.tag", Distance::Direction},
    {"h.tag m.tag m.tag+1", Distance::Direction},
    {"h.coarse h.coarse+1 m.coarse-1 m.coarse", Distance::Both},
    {"h.coarse-1 h.coarse m.coarse m.coarse+1", Distance::Both},
    {"h.coarse-1 h.coarse m.coarse-1 m.coarse", Distance::Both},
    {"h.coarse h.coarse+1 m.coarse m.coarse+1", Distance::Both},
    {"h.lemma m.coarse", Distance::Both},
    {"h.coarse m.lemma", Distance::Both},
    {"h.coarse h.coarse+1 m.coarse", Distance::Direction},
    {"h.coarse-1 h.coarse m.coarse", Distance::Direction},
    {"h.coarse m.coarse-1 m.coarse", Distance::Direction},
    {"h.coarse m.coarse m.coarse+1", Distance::Direction},
    {"h.lemma m.coarse-1 m.coarse", Distance::Direction},
    {"h.lemma m.coarse m.coarse+1", Distance::Direction},
    {"h.coarse h.agreement m.coarse m.agreement", Distance::Both},
    {"h.tag h.agreement m.tag m.agreement", Distance::Direction},
    {"h.coarse h.verbal m.coarse m.verbal", Distance::Both},
    {"h.coarse h.verbal m.tag", Distance::Both},
    {"h.tag m.coarse m.verbal", Distance::Both},
};

constexpr TemplateSource relationTemplates[] = {
    // one end
    {"m.form", Distance::Direction},
    {"m.lemma m.coarse", Distance::Direction},
    {"m.tag", Distance::Direction},
    {"m.morph", Distance::Direction},
    {"m.tag-1 m.tag", Distance::Direction},
    {"m.tag m.tag+1", Distance::Direction},
    {"m.lemma-1 m.tag", Distance::Direction},
    {"m.lemma+1 m.tag", Distance::Direction},
    {"h.form", Distance::Direction},
    {"h.lemma h.coarse", Distance::Direction},
    {"h.tag", Distance::Direction},
    {"h.tag-1 h.tag", Distance::Direction},
    {"h.tag h.tag+1", Distance::Direction},
    // both ends
    {"h.tag m.tag", Distance::Direction},
    {"h.coarse m.coarse", Distance::Both},
    {"h.lemma m.tag", Distance::Direction},
    {"h.coarse m.lemma", Distance::Direction},
};

constexpr TemplateSource siblingTemplates[] = {
    {"h.tag s.tag m.tag", Distance::Both},
    {"h.coarse s.coarse m.coarse", Distance::Both},
    {"s.tag m.tag", Distance::Both},
    {"s.coarse m.coarse", Distance::Both},
    {"s.lemma m.coarse", Distance::Both},
    {"s.coarse m.lemma", Distance::Both},
    {"s.form m.form", Distance::Direction},
    {"s.form m.tag", Distance::Both},
    {"s.tag m.form", Distance::Both},
    {"s.lemma m.lemma", Distance::Direction},
    {"h.lemma s.coarse m.coarse", Distance::Direction},
    {"h.coarse s.lemma m.coarse", Distance::Direction},
    {"h.coarse s.coarse m.lemma", Distance::Direction},
    {"h.coarse s.morph m.morph", Distance::Direction},
    {"h.coarse s.coarse s.agreement m.coarse m.agreement", Distance::Direction},
};

constexpr TemplateSource headTemplates[] = {
    // one end
    {"h.tag", Distance::Both},
    {"m.tag", Distance::Both},
    {"m.lemma m.coarse", Distance::Both},
    {"h.tag-1 h.tag h.tag+1", Distance::Both},
    {"m.tag-1 m.tag m.tag+1", Distance::Both},
    // both ends
    {"h.tag m.tag", Distance::Both},
    {"h.coarse m.coarse", Distance::Both},
    {"h.coarse m.lemma", Distance::Direction},
    {"h.coarse h.coarse+1 m.coarse", Distance::Direction},
    {"h.coarse-1 h.coarse m.coarse", Distance::Direction},
    {"h.coarse m.coarse-1 m.coarse", Distance::Direction},
    {"h.coarse m.coarse m.coarse+1", Distance::Direction},
};

constexpr TemplateSource grandparentTemplates[] = {
    // the head's head and the dependent
    {"g.tag m.tag", Distance::Both},
    {"g.coarse m.coarse", Distance::Both},
    {"g.lemma m.tag", Distance::Direction},
    {"g.tag m.lemma", Distance::Direction},
    {"g.lemma m.lemma", Distance::Direction},
    // all three
    {"g.tag h.tag m.tag", Distance::Both},
    {"g.coarse h.coarse m.coarse", Distance::Both},
    {"g.lemma h.coarse m.coarse", Distance::Direction},
    {"g.coarse h.lemma m.coarse", Distance::Both},
    {"g.coarse h.coarse m.lemma", Distance::Direction},
    {"g.lemma h.lemma m.coarse", Distance::Direction},
    {"g.coarse h.lemma m.lemma", Distance::Direction},
    {"g.lemma h.coarse m.lemma", Distance::Direction},
    {"g.coarse h.morph m.morph", Distance::Direction},
    {"g.morph h.coarse m.morph", Distance::Direction},
    // and what stands beside them
    {"g.tag g.tag+1 h.tag m.tag", Distance::Direction},
    {"g.tag-1 g.tag h.tag m.tag", Distance::Direction},
    {"g.tag h.tag h.tag+1 m.tag", Distance::Direction},
    {"g.tag h.tag-1 h.tag m.tag", Distance::Direction},
    {"g.tag h.tag m.tag m.tag+1", Distance::Direction},
    {"g.tag h.tag m.tag-1 m.tag", Distance::Direction},
};

constexpr TemplateSource grandSiblingTemplates[] = {
    {"g.tag h.tag s.tag m.tag", Distance::Direction},
    {"g.coarse h.coarse s.coarse m.coarse", Distance::Direction},
    {"g.tag s.tag m.tag", Distance::Direction},
    {"g.coarse s.coarse m.coarse", Distance::Direction},
    {"g.lemma h.coarse s.coarse m.coarse", Distance::Direction},
    {"g.coarse h.lemma s.coarse m.coarse", Distance::Direction},
    {"g.coarse h.coarse s.lemma m.coarse", Distance::Direction},
    {"g.coarse h.coarse s.coarse m.lemma", Distance::Direction},
};

constexpr TemplateSource triSiblingTemplates[] = {
    {"h.tag t.tag s.tag m.tag", Distance::Direction},
    {"h.coarse t.coarse s.coarse m.coarse", Distance::Direction},
    {"t.tag s.tag m.tag", Distance::Direction},
    {"t.coarse s.coarse m.coarse", Distance::Direction},
    {"h.coarse t.coarse m.coarse", Distance::Both},
    {"h.lemma t.coarse s.coarse m.coarse", Distance::Direction},
    {"h.coarse t.lemma s.coarse m.coarse", Distance::Direction},
    {"h.coarse t.coarse s.lemma m.coarse", Distance::Direction},
    {"h.coarse t.coarse s.coarse m.lemma", Distance::Direction},
};

constexpr std::string_view roleLetters = "hmsgt"; // by role
constexpr std::array rolesInNames{Role::Grandparent, Role::Head, Role::SecondSibling, Role::Sibling, Role::Dependent};

constexpr std::array<std::pair<std::string_view, Attribute>, attributeCount> attributeNames{{{"form", Attribute::Form},
    {"prefix", Attribute::Prefix}, {"lemma", Attribute::Lemma}, {"coarse", Attribute::Coarse}, {"tag", Attribute::Tag},
    {"morph", Attribute::Morph}, {"agreement", Attribute::Agreement}, {"verbal", Attribute::Verbal}}};

Atom parseAtom(std::string_view text)
{
    const auto sign = text.find_first_of("+-");
    Atom atom;
    [[maybe_unused]] bool known = false;
    for (const auto& [name, attribute] : attributeNames) {
        if (text.substr(2, sign == std::string_view::npos ? sign : sign - 2) == name) {
            atom.attribute = attribute;
            known = true;
        }
    }
    assert(known);
    if (sign != std::string_view::npos) {
        const std::string_view offset = text.substr(text[sign] == '+' ? sign + 1 : sign);
        std::from_chars(offset.data(), offset.data() + offset.size(), atom.offset);
    }
    return atom;
}

Template parseTemplate(const TemplateSource& source)
{
    Template parsed{source.atoms, {}, source.distance};
    std::string_view rest = source.atoms;
    while (!rest.empty()) {
        const std::string_view atom = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(atom.size() + 1, rest.size()));
        const auto role = roleLetters.find(atom.front());
        assert(role != std::string_view::npos && atom[1] == '.');
        parsed.atoms[role].push_back(parseAtom(atom));
    }
    return parsed;
}

std::string textAt(const AttributeTexts& sentence, int position, Attribute attribute)
{
    if (position == kRoot)
        return "<root>";
    if (position < kRoot)
        return "<before>";
    return position > sentence.size() ? "<after>" : sentence.of(position, attribute);
}

void appendAtoms(std::string& name, const Template& source, Role role, const AttributeTexts& sentence, int node)
{
    const char letter = roleLetters[static_cast<std::size_t>(role)];
    for (const Atom& atom : source.of(role)) {
        if (!name.empty())
            name += ' ';
        name.append({letter, '.'}).append(attributeNames[static_cast<std::size_t>(atom.attribute)].first);
        if (atom.offset != 0)
            name.append(atom.offset > 0 ? "+" : "").append(std::to_string(atom.offset));
        name.append("=").append(node == kNoHead ? "<none>" : textAt(sentence, node + atom.offset, atom.attribute));
    }
}

} // namespace

std::span<const TemplateSource> arcTemplateTable()
{
    return arcTemplates;
}

std::span<const TemplateSource> relationTemplateTable()
{
    return relationTemplates;
}

std::span<const TemplateSource> headTemplateTable()
{
    return headTemplates;
}

std::span<const TemplateSource> siblingTemplateTable()
{
    return siblingTemplates;
}

std::span<const TemplateSource> grandparentTemplateTable()
{
    return grandparentTemplates;
}

std::span<const TemplateSource> grandSiblingTemplateTable()
{
    return grandSiblingTemplates;
}

std::span<const TemplateSource> triSiblingTemplateTable()
{
    return triSiblingTemplates;
}

std::vector<Template> parseTemplates(std::span<const TemplateSource> table)
{
    std::vector<Template> templates;
    templates.reserve(table.size());
    for (const TemplateSource& source : table)
        templates.push_back(parseTemplate(source));
    return templates;
}

std::string featureName(
    const Template& source, const AttributeTexts& sentence, int head, int dependent, bool withDistance, int sibling)
{
    static constexpr std::array<std::string_view, binsPerDirection> bins{"1", "2", "3", "4", "5", "6-10", "11+"};
    std::string name = partName(source, sentence, {head, dependent, sibling, kNoHead, kNoHead});
    const int from = distanceFrom(head, sibling);
    name.append(", ").append(directionName(from, dependent));
    if (withDistance)
        name.append(", ").append(bins[static_cast<std::size_t>(distanceBin(from, dependent) % binsPerDirection)]);
    return name;
}

std::string partName(const Template& source, const AttributeTexts& sentence, const PartNodes& nodes)
{
    std::string name;
    for (const Role role : rolesInNames)
        appendAtoms(name, source, role, sentence, nodes[static_cast<std::size_t>(role)]);
    return name;
}

std::string betweenName(const AttributeTexts& sentence, int head, int between, int dependent)
{
    return "h.coarse=" + textAt(sentence, head, Attribute::Coarse) + " b.coarse="
        + textAt(sentence, between, Attribute::Coarse) + " m.coarse=" + textAt(sentence, dependent, Attribute::Coarse);
}

std::string_view directionName(int head, int dependent)
{
    return head < dependent ? "right" : "left";
}

} // namespace arcwright
