// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/number_match.h"
#include "core/query/pattern_fields.h"
#include "core/query/pattern_problem.h"
#include "core/query/text_match.h"

namespace arcwright {

struct PatternCondition {
    std::size_t column = 1; ///< where it stands in the pattern's text
    bool isNegated = false;
    bool isFlag = false;
    WordFlag flag{};
    PatternLayer layer;
    PatternField field;
    TextMatch text; ///< of a field that is no number
    NumberMatch number; ///< of one that is
};

struct PatternNode {
    std::string name; ///< empty: none was given
    std::vector<PatternCondition> conditions;
    int absence = -1; ///< of a node that must not be there, the index of its absence
    std::size_t alternative = 0; ///< the one that it is of
    std::size_t place
        = 0; ///< in matches, where its unit stands: that of the node of an earlier alternative, or its own
};

/// How two nodes stand to each other.
enum class LinkKind {
    Head, ///< the first is the head of the second
    Ancestor, ///< the second hangs on the first, directly or through others
    Effective, ///< the second modifies the first, through coordinations and prepositions (effective_dependencies.h)
    Parent, ///< one of the parents of the second in the enhanced graph is the first
    Adjacent, ///< the second is the next word
    Before, ///< the second stands somewhere behind the first
    Fields, ///< a field of the first is compared with one of the second, which may be the same node
};

/// What a link by fields compares: a field of its first node, in the link's layer, with one of its second node.
struct FieldComparison {
    enum class Sign { Equal, Unequal, Less, Greater, AtMost, AtLeast }; ///< by size only of numbers
    Sign sign = Sign::Equal;
    bool isNegated = false;
    PatternField field;
    PatternField otherField;
    PatternLayer otherLayer;
    std::size_t otherColumn = 1; ///< where the second field stands in the pattern's text
};

struct PatternLink {
    std::size_t first = 0; ///< of nodes
    std::size_t second = 0;
    LinkKind kind{};
    PatternLayer layer;
    TextMatch relation; ///< of an arc; anything where it is not told
    FieldComparison comparison; ///< of a link by fields
    std::size_t column = 1; ///< where it stands in the pattern's text
    int absence = -1; ///< as that of its nodes
};

/// A parsed search pattern; see parsePattern().
struct Pattern {
    std::vector<PatternNode> nodes;
    std::vector<PatternLink> links;
    std::vector<std::size_t> absences; ///< of each the alternative that it is of
    std::size_t alternatives = 1;

    /// The node of that name, in its place in matches, nodes.size() if there is none; of several alternatives one that
    /// must be there, if there is one.
    std::size_t node(std::string_view name) const;
};

/// What matches are counted by: a field of a node.
struct GroupKey {
    std::size_t node = 0; ///< of the pattern, one that must be there
    PatternLayer layer;
    PatternField field;
    std::size_t column = 1; ///< where it stands in the text
    std::string name; ///< as it stands there: `x.upos`
};

/// A pattern, and what its matches are counted by.
struct Query {
    Pattern pattern;
    std::vector<GroupKey> groups; ///< none: matches are listed
};

/// Reads a pattern.
///
///     pattern  = alternative { "or" alternative }
///     alternative = clause { ";" clause }
///     clause   = [ "not" ] ( node { link node } | NAME "." condition { "and" NAME "." condition } )
///     node     = [ NAME ":" ] ( "[" { condition } "]" | condition { condition } ) | NAME
///     condition = [ "!" ] ( FLAG [ "in" LAYER ] | [ LAYER ] FIELD comparison )
///     comparison = ( "=" | "!=" | "~" | "!~" ) VALUE { "|" VALUE } | ( "<" | ">" | "<=" | ">=" ) NUMBER
///                | ( "=" | "!=" | "<" | ">" | "<=" | ">=" ) NAME "." FIELD
///     link     = ( ">" | "<" | ">>" | "<<" | "+>" | "<+" ) [ [ "!" ] RELATION { "|" RELATION } ] [ "@" LAYER ]
///              | "." | ".." | "effective" ( "parent" | "child" ) [ "@" LAYER ]
///
/// `a effective parent b`: an effective parent of `a` is `b`; `a effective child b` the other way round.
///
/// Layers are known by their names: `gold`, `predicted`, or another one, whose name stands in quotation marks where it
/// is no word. The values of numbers may be ranges, `4..7`. An unquoted value like `b.form` is the field of a node of
/// that name: `a.form=b.form`, `b:[form=a.form]`. Texts are compared as they are, the empty one of a field that is not
/// there too; numbers that cannot be told are neither less nor greater. What cannot be asked is an error. See also
/// askable() (askable.h).
///
/// Alternatives have their own nodes, but in a match those of the same name stand in one place, and so do those in the
/// same position, of which one has no name. What several alternatives find alike is found once.
///
/// RELATION `nsubj:*` is `nsubj` with any subtype or none, as in `relation=nsubj:*`; that of an arc may be a regular
/// expression that is found in it, `>/^nsubj/`.
///
/// `wrong head where gold relation is nsubj` says the same as `[wrong head gold.relation=nsubj]`: `where`, `and` and
/// `AND` mean nothing, `is`, `is not` and `matches` are `=`, `!=` and `~`.
PatternResult<Pattern> parsePattern(std::string_view text);

/// Reads a pattern that may end with what its matches are counted by.
///
///     query    = pattern [ "group by" KEY { "," KEY } ]
///     key      = [ NAME "." ] [ LAYER "." ] FIELD
///
/// A key without the name of a node is of the first one that must be there.
PatternResult<Query> parseQuery(std::string_view text);

} // namespace arcwright
