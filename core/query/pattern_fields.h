// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/query/pattern_problem.h"

namespace arcwright {

/// The analysis of a sentence that is searched: gold, which the files have, or another one by its name.
struct PatternLayer {
    static constexpr std::string_view gold = "gold";
    /// The one beside gold where none is named: that of this name, or the only one there is.
    static constexpr std::string_view predicted = "predicted";

    std::string name{gold};
    std::size_t column = 0; ///< where it is named in the pattern's text, 0 where it is not

    bool isGold() const { return name == gold; }
};

/// Properties of a word besides its fields.
enum class WordFlag {
    Wrong, ///< another head or relation in a layer than in gold
    WrongHead,
    WrongRelation, ///< on the right head
    Right, ///< head and relation as in gold
    RightHead,
    RightRelation, ///< whatever the head
    Pinned,
    Confirmed,
    NonProjective, ///< its arc, as isProjective() has it
    Projective,
    Root,
    Leaf,
    SeveralParents,
    Punctuation, ///< by the tags that PunctuationTags has by default
    Empty, ///< no word, but an empty node of the enhanced graph
};

/// Whether a layer is compared with gold.
constexpr bool comparesLayers(WordFlag flag)
{
    return flag <= WordFlag::RightRelation;
}
/// Whether it can be asked of any layer.
constexpr bool isOfLayer(WordFlag flag)
{
    return comparesLayers(flag) || (flag >= WordFlag::NonProjective && flag <= WordFlag::Leaf);
}
/// The name in a pattern: `wrong head`, `nonprojective`.
std::string_view flagName(WordFlag flag);
/// The flag of a name of one word; `wrong` for that.
std::optional<WordFlag> flagNamed(std::string_view name);

/// A field of a word: `form`, `relation`, `feats.Case` (with `part` Case), ...; or what its place in the tree and in
/// the sentence says of it.
struct PatternField {
    enum class Kind {
        Form,
        Lemma,
        Upos,
        Xpos,
        Feats,
        Misc,
        Relation,
        Head,
        Id,
        Deps,
        Tag, ///< tagOf() (confusion.h)
        HeadTag, ///< of its head, `root` for a word on the root
        Distance, ///< words between it and its head, and one; of words on the root `root`
        Direction, ///< of its head: `left`, `right`, `root`
        Depth, ///< arcs up to node 0; none on a cycle
        Length, ///< of the sentence, in units
        Position, ///< in the sentence, from 1
        Parents, ///< number of its heads in the enhanced graph, or in a layer
        Projectivity, ///< of its arc: `projective`, `non-projective`
        Confidence, ///< of a layer's parser in its head, from 0 to 1, to three decimals
        Known, ///< whether its form is in the training treebank, or in that of a layer's parser: `yes`, `no`
        Repair, ///< that a layer's analysis of the word needs, as repairName() has it; none where it is right
        Outcome, ///< of a layer against gold: `right`, `wrong-head`, `wrong-relation`
        Document, ///< of its sentence, see DocumentNames
        Genre, ///< of its document
        Particle, ///< as particlesOf() has it
        Kind, ///< of attachment, in gold or in a layer, the first that it is of (attachment_kinds.h)
        Candidates, ///< of a layer's tournament, that played for the head
        Margin, ///< of the closest game that the head won there, cut to two decimals
        Reach, ///< of a layer's wrong head: how near gold's was (UnitCause)
        Cause, ///< of a layer's wrong head: why it is wrong (UnitCause)
        Repairs, ///< of a layer's wrong head: how many others its repair repairs
        Misses, ///< what a word costs of a layer's scores by the UD tools, any of several metrics (udMisses())
        Arcs, ///< what a layer's graph has of the word's arcs, any of several texts (UnitArcs)
        SentenceId, ///< of its sentence, sentenceName()
        Text, ///< of its sentence
        Comment, ///< lines of its sentence that are no tokens, any of several; with `part` the value of that key
        Multiword, ///< the form of the multiword token that it is a part of
        Further
    };
    Kind kind = Kind::Form;
    std::string part = {}; ///< of features or MISC the attribute; of comments the key; of a further field its name

    friend bool operator==(const PatternField&, const PatternField&) = default;
};

/// The field of that name, if there is one: `upos`, `feats.Case`, `field.PHEAD`. A column that is a field already is no
/// further one (ColumnIsField): `field.DEPS` is `deps`.
tl::expected<PatternField, PatternError> patternField(std::string_view name);
/// The name that patternField() knows a kind of field by, without its part; `field` for further fields.
std::string_view fieldName(const PatternField& field);
/// The whole name, as patternField() reads it.
std::string fullName(const PatternField& field);
/// The name of the field whose column has that name in CoNLL-U, `deps` for `DEPS`; empty if there is none.
std::string_view fieldOfColumn(std::string_view column);
/// Whether a text is the name of a node, a dot and a field, perhaps of a layer: `b.form`, `b.feats.Case`.
bool namesFieldOfNode(std::string_view text);

/// Whether a field stands in the files, and does not follow from what does.
bool isOfFiles(const PatternField& field);
/// Whether a field's values are numbers, which can be compared with <, > and ranges.
bool isNumber(const PatternField& field);
/// Whether a field can be asked of any layer; all others are of the files.
bool isOfLayer(const PatternField& field);
/// Whether a field can be asked of any layer but gold.
bool isOfOtherLayer(const PatternField& field);
/// The values that a field can have, where these are few and known; else empty.
std::span<const std::string_view> fieldValues(const PatternField& field);

/// Whether that layer has fields of this kind.
bool canBeAsked(const PatternLayer& layer, const PatternField& field);

/// A field of a layer.
struct LayerField {
    PatternLayer layer;
    PatternField field;
};
/// The field of that name, perhaps with a layer before it: `relation`, `hill.relation`. A field that only other layers
/// than gold have is that of the predicted one. Fails as patternField(), with UnknownField for one that layers have
/// not.
tl::expected<LayerField, PatternError> layerField(std::string_view name);

} // namespace arcwright
