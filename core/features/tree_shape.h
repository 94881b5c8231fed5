// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/symbols.h"

namespace arcwright {

/// The shape of the subtree of a word.
struct SubtreeShape {
    int node = 0;
    int lefts = 0; ///< its dependents on the left
    int rights = 0; ///< those on the right
    int first = 0; ///< the first word of its subtree
    int last = 0; ///< the last one
    bool hasGap = false; ///< whether words between these do not belong to it
};

/// The aspects of whole trees that features look at (the global features of Zhang, Lei, Barzilay and Jaakkola 2014).
enum class ShapeAspect {
    Valency, ///< how many dependents a word has; changes with its dependents
    Span, ///< the neighbours, edges, punctuation and gaps of a subtree; changes with all below
    Branch, ///< words on the way from the root to the last word that is no punctuation: right branching
};

/// One thing a feature of a whole tree sees, by its name in the tables.
enum class ShapeAtom : std::uint8_t {
    Tag, ///< of the word, as the next two
    Coarse,
    Lemma,
    Lefts, ///< at most `mostCounted`, as the next two
    Rights,
    Dependents,
    Before, ///< the token before the subtree: the form of punctuation, the coarse tag of others
    First, ///< form or coarse tag, as of Before, of its first token
    Last,
    After, ///< of the one behind it
    Length, ///< of the subtree, in seven classes
    Gap, ///< whether it is interrupted
};

/// A template of features of whole trees.
struct ShapeTemplate {
    std::string_view name; ///< as in the table: `v.coarse before after`
    std::vector<ShapeAtom> atoms;
    std::uint64_t salt = 0;
};

/// The templates of one aspect, in the order of their table.
std::span<const ShapeTemplate> shapeTemplates(ShapeAspect aspect);

/// A feature of a whole tree that fired.
struct ShapeFeature {
    std::uint64_t key = 0;
    const ShapeTemplate* source = nullptr;
};

/// The sentence as features of whole trees see it. A workspace.
class ShapeSymbols {
public:
    /// O(n).
    void prepare(const TokenSymbols& symbols);

    /// The key of a template's feature on a word and its subtree.
    std::uint64_t key(const ShapeTemplate& source, const SubtreeShape& shape) const;
    /// Calls `visit(ShapeFeature)` for each feature of an aspect.
    template <class Visit>
    void forEachFeature(ShapeAspect aspect, const SubtreeShape& shape, Visit visit) const
    {
        for (const ShapeTemplate& source : shapeTemplates(aspect))
            visit(ShapeFeature{key(source, shape), &source});
    }

    /// The last word that is no punctuation; 0 if there is none.
    int lastWord() const { return m_lastWord; }

private:
    std::uint64_t value(ShapeAtom atom, const SubtreeShape& shape) const;

    TokenSymbols m_symbols;
    std::vector<std::uint64_t> m_edges; ///< by position, from the one before the first word
    int m_lastWord = 0;
};

/// The name of a feature of a whole tree: `v.coarse=VERB before=, after=.`
std::string shapeName(const ShapeTemplate& source, const AttributeTexts& sentence, const SubtreeShape& shape);

/// Whether a tag is that of punctuation, as UD (`PUNCT`) and the Danish treebank (`XP`) have it.
bool isPunctuationTag(std::string_view coarse);

} // namespace arcwright
