// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/tree_shape.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/base/hash.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr std::string_view valencyTemplates[] = {
    "v.tag lefts rights",
    "v.coarse lefts rights",
    "v.lemma lefts rights",
    "v.tag dependents",
};

constexpr std::string_view spanTemplates[] = {
    // neighbours
    "v.coarse before after",
    "v.coarse before after length",
    "v.tag before",
    "v.tag after",
    // edges
    "v.coarse first last",
    "v.coarse before first",
    "v.coarse last after",
    "v.tag first",
    "v.tag last",
    // size and gaps
    "v.tag length",
    "v.coarse length after",
    "v.tag gap",
};

constexpr std::string_view branchTemplates[] = {
    "v.coarse",
    "v.tag",
};

constexpr std::array<std::string_view, 12> atomNames{"v.tag", "v.coarse", "v.lemma", "lefts", "rights", "dependents",
    "before", "first", "last", "after", "length", "gap"}; // by atom

constexpr int mostCounted = 5;

/// 1, 2, 3, 4-5, 6-9, 10-19, more.
int lengthClass(int length)
{
    constexpr std::array ends{1, 2, 3, 5, 9, 19};
    return static_cast<int>(std::lower_bound(ends.begin(), ends.end(), length) - ends.begin());
}

std::vector<ShapeTemplate> parse(std::span<const std::string_view> table)
{
    std::vector<ShapeTemplate> templates;
    for (const std::string_view line : table) {
        ShapeTemplate& parsed = templates.emplace_back(ShapeTemplate{line, {}, hashOf(line)});
        for (std::string_view rest = line; !rest.empty();) {
            const std::string_view atom = rest.substr(0, rest.find(' '));
            const auto found = std::find(atomNames.begin(), atomNames.end(), atom);
            assert(found != atomNames.end());
            parsed.atoms.push_back(static_cast<ShapeAtom>(found - atomNames.begin()));
            rest.remove_prefix(std::min(atom.size() + 1, rest.size()));
        }
    }
    return templates;
}

/// The attribute that an edge of a subtree shows.
Attribute edgeAttribute(bool isPunctuation)
{
    return isPunctuation ? Attribute::Form : Attribute::Coarse;
}

std::string edgeText(const AttributeTexts& sentence, int position)
{
    if (position == kRoot)
        return "<root>";
    if (position > sentence.size())
        return "<after>";
    return sentence.of(position, edgeAttribute(isPunctuationTag(sentence.of(position, Attribute::Coarse))));
}

std::string wordText(const AttributeTexts& sentence, int node, Attribute attribute)
{
    return node == kRoot ? "<root>" : sentence.of(node, attribute);
}

std::string atomText(ShapeAtom atom, const AttributeTexts& sentence, const SubtreeShape& shape)
{
    static constexpr std::array<std::string_view, 7> lengths{"1", "2", "3", "4-5", "6-9", "10-19", "20+"};
    switch (atom) {
    case ShapeAtom::Tag:
        return wordText(sentence, shape.node, Attribute::Tag);
    case ShapeAtom::Coarse:
        return wordText(sentence, shape.node, Attribute::Coarse);
    case ShapeAtom::Lemma:
        return wordText(sentence, shape.node, Attribute::Lemma);
    case ShapeAtom::Lefts:
        return std::to_string(std::min(shape.lefts, mostCounted));
    case ShapeAtom::Rights:
        return std::to_string(std::min(shape.rights, mostCounted));
    case ShapeAtom::Dependents:
        return std::to_string(std::min(shape.lefts + shape.rights, mostCounted));
    case ShapeAtom::Before:
        return edgeText(sentence, shape.first - 1);
    case ShapeAtom::First:
        return edgeText(sentence, shape.first);
    case ShapeAtom::Last:
        return edgeText(sentence, shape.last);
    case ShapeAtom::After:
        return edgeText(sentence, shape.last + 1);
    case ShapeAtom::Length:
        return std::string(lengths[static_cast<std::size_t>(lengthClass(shape.last - shape.first + 1))]);
    case ShapeAtom::Gap:
        return shape.hasGap ? "yes" : "no";
    }
    return {};
}

} // namespace

bool isPunctuationTag(std::string_view coarse)
{
    return coarse == "PUNCT" || coarse == "XP";
}

std::span<const ShapeTemplate> shapeTemplates(ShapeAspect aspect)
{
    static const std::array tables{parse(valencyTemplates), parse(spanTemplates), parse(branchTemplates)};
    return tables[static_cast<std::size_t>(aspect)];
}

void ShapeSymbols::prepare(const TokenSymbols& symbols)
{
    static const std::array punctuation{symbolOf(Attribute::Coarse, "PUNCT"), symbolOf(Attribute::Coarse, "XP")};
    m_symbols = symbols;
    m_edges.clear();
    m_lastWord = 0;
    for (int position = kRoot; position <= symbols.size() + 1; ++position) {
        const std::uint64_t coarse = symbols.at(position, Attribute::Coarse);
        const bool isPunctuation = std::find(punctuation.begin(), punctuation.end(), coarse) != punctuation.end();
        m_edges.push_back(symbols.at(position, edgeAttribute(isPunctuation)));
        if (!isPunctuation && position <= symbols.size())
            m_lastWord = position;
    }
}

std::uint64_t ShapeSymbols::value(ShapeAtom atom, const SubtreeShape& shape) const
{
    const auto edge = [&](int position) { return m_edges[static_cast<std::size_t>(position)]; };
    const auto count = [](int number) { return static_cast<std::uint64_t>(std::min(number, mostCounted)); };
    switch (atom) {
    case ShapeAtom::Tag:
        return m_symbols.at(shape.node, Attribute::Tag);
    case ShapeAtom::Coarse:
        return m_symbols.at(shape.node, Attribute::Coarse);
    case ShapeAtom::Lemma:
        return m_symbols.at(shape.node, Attribute::Lemma);
    case ShapeAtom::Lefts:
        return count(shape.lefts);
    case ShapeAtom::Rights:
        return count(shape.rights);
    case ShapeAtom::Dependents:
        return count(shape.lefts + shape.rights);
    case ShapeAtom::Before:
        return edge(shape.first - 1);
    case ShapeAtom::First:
        return edge(shape.first);
    case ShapeAtom::Last:
        return edge(shape.last);
    case ShapeAtom::After:
        return edge(shape.last + 1);
    case ShapeAtom::Length:
        return static_cast<std::uint64_t>(lengthClass(shape.last - shape.first + 1));
    case ShapeAtom::Gap:
        return shape.hasGap ? 1 : 0;
    }
    return 0;
}

std::uint64_t ShapeSymbols::key(const ShapeTemplate& source, const SubtreeShape& shape) const
{
    std::uint64_t key = source.salt;
    for (const ShapeAtom atom : source.atoms)
        key = combined(key, value(atom, shape));
    return key;
}

std::string shapeName(const ShapeTemplate& source, const AttributeTexts& sentence, const SubtreeShape& shape)
{
    std::string name;
    for (const ShapeAtom atom : source.atoms) {
        name.append(name.empty() ? "" : " ").append(atomNames[static_cast<std::size_t>(atom)]);
        name.append("=").append(atomText(atom, sentence, shape));
    }
    return name;
}

} // namespace arcwright
