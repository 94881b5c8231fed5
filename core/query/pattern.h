// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/query/text_match.h"

namespace arcwright {

/// Why a text is no pattern, or no replacement.
enum class PatternError {
    Empty,
    UnexpectedEnd, ///< argument: what was expected
    UnexpectedText, ///< argument: what is there
    UnclosedQuote,
    UnknownField, ///< argument: the name, neither a field nor a node
    UnknownNode, ///< argument: the name
    NodeTwice, ///< argument: the name, which another node has already
    NodeOfAbsence, ///< argument: the name of a node that is told not to be there
    InvalidExpression, ///< argument: the regular expression
    NoRelationHere, ///< of a link that is no arc
    NoLayerHere, ///< of the order of words, which all layers have; argument: the layer
    ColumnIsField, ///< argument: the field that it is
    NotANumber, ///< argument: the field
    FieldAsValue, ///< a value that names a field of a word; argument: the value
    NotInFiles, ///< no open file has it; argument: the field or link
    NothingPredicted, ///< there is no predicted layer to ask
    NotReplaceable, ///< argument: the field
};

struct PatternProblem {
    PatternError error{};
    std::size_t column = 1; ///< in characters, from 1
    std::string argument;
};

template <class T>
using PatternResult = tl::expected<T, PatternProblem>;

/// The analysis of a sentence that is searched.
enum class PatternLayer { Gold, Predicted };

/// Properties of a word besides its fields.
enum class WordFlag { Wrong, WrongHead, WrongRelation, Pinned, Confirmed, NonProjective, Root, Leaf, SeveralParents };

/// A field of a word: `form`, `relation`, `feats.Case` (with `part` Case), ...
struct PatternField {
    enum class Kind { Form, Lemma, Upos, Xpos, Feats, Misc, Relation, Head, Id, Deps, Further };
    Kind kind = Kind::Form;
    std::string part; ///< of features or MISC the attribute; of a further field its name
};

/// The field of that name, if there is one: `upos`, `feats.Case`, `field.PHEAD`. A column that is a field already is no
/// further one (ColumnIsField): `field.DEPS` is `deps`.
tl::expected<PatternField, PatternError> patternField(std::string_view name);
/// The name that patternField() knows a kind of field by, without its part; `field` for further fields.
std::string_view fieldName(const PatternField& field);
/// The name of the field whose column has that name in CoNLL-U, `deps` for `DEPS`; empty if there is none.
std::string_view fieldOfColumn(std::string_view column);
/// Whether a text is the name of a node, a dot and a field: `b.form`, `b.feats.Case`.
bool namesFieldOfNode(std::string_view text);

struct PatternCondition {
    std::size_t column = 1; ///< where it stands in the pattern's text
    bool isNegated = false;
    bool isFlag = false;
    WordFlag flag{};
    PatternLayer layer = PatternLayer::Gold;
    PatternField field;
    TextMatch text;
};

struct PatternNode {
    std::string name; ///< empty: none was given
    std::vector<PatternCondition> conditions;
    int absence = -1; ///< of a node that must not be there, the index of its absence
};

/// How two nodes stand to each other.
enum class LinkKind {
    Head, ///< the first is the head of the second
    Ancestor, ///< the second hangs on the first, directly or through others
    Parent, ///< one of the parents of the second in the enhanced graph is the first
    Adjacent, ///< the second is the next word
    Before, ///< the second stands somewhere behind the first
};

struct PatternLink {
    std::size_t first = 0; ///< of nodes
    std::size_t second = 0;
    LinkKind kind{};
    PatternLayer layer = PatternLayer::Gold;
    TextMatch relation; ///< of an arc; anything where it is not told
    std::size_t column = 1; ///< where it stands in the pattern's text
    int absence = -1; ///< as that of its nodes
};

/// A parsed search pattern; see parsePattern().
struct Pattern {
    std::vector<PatternNode> nodes;
    std::vector<PatternLink> links;
    int absences = 0;

    /// The node of that name, nodes.size() if there is none.
    std::size_t node(std::string_view name) const;
};

/// Reads a pattern.
///
///     pattern  = clause { ";" clause }
///     clause   = [ "not" ] node { link node }
///     node     = [ NAME ":" ] ( "[" { condition } "]" | condition { condition } ) | NAME
///     condition = [ "!" ] ( FLAG | [ "gold" | "predicted" ] FIELD ( "=" | "!=" | "~" | "!~" ) VALUE { "|" VALUE } )
///     link     = ( ">" | "<" | ">>" | "<<" | "+>" | "<+" ) [ [ "!" ] RELATION { "|" RELATION } ] [ "@" LAYER ]
///              | "." | ".."
///
/// `head` and `id` are numbers, and an unquoted value like `b.form` would be another word's field, which nothing can be
/// compared with: what cannot be asked is an error. See also askable() (askable.h).
///
/// `wrong head where gold relation is nsubj` says the same as `[wrong head gold.relation=nsubj]`: `where` and `and`
/// mean nothing, `is`, `is not` and `matches` are `=`, `!=` and `~`.
PatternResult<Pattern> parsePattern(std::string_view text);

} // namespace arcwright
