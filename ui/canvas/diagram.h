// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <QString>

namespace arcwright::ui {

/// Layer A is drawn above the words, layer B below, unless a diagram swaps them.
enum class Side : unsigned char { Above, Below };

/// The status of an arc in a comparison of two layers.
enum class ArcStatus : unsigned char {
    Neutral, ///< nothing to compare with
    Correct,
    WrongHead, ///< predicted, and the dependent hangs elsewhere in the other layer
    WrongLabel, ///< same head, other relation
    Missed, ///< of layer A, and layer B hangs the dependent elsewhere or nowhere
    Extra, ///< of layer B, and layer A has nothing there
};
inline constexpr int kArcStatusCount = 6;

/// The characters of a form, a tag or a label that are drawn; what is longer ends in an ellipsis.
inline constexpr int kMostDrawnCharacters = 80;
/// The characters of it that a tool tip tells.
inline constexpr int kMostToldCharacters = 1000;

/// The heads that a diagram shows, and edits change.
enum class DiagramLevel : unsigned char {
    Units, ///< the tree of words or bunsetsu, with what there is beside it
    EnhancedGraph, ///< the enhanced graph alone
    BasicPhrases, ///< the basic phrases of bunsetsu
};

struct DiagramWord {
    QString form;
    QString tag; ///< second line; no word having one, there is no such line
    QString lemma; ///< third line; no word having one, there is none
    QString reading = {}; ///< fourth line: another field that was asked for; no word having one, there is none
    bool punctuation = false;
    bool otherwise = false; ///< the layer below divides its characters into other words, and says nothing of it
    QString remark = {}; ///< what an annotator says of it; empty for nothing
    std::vector<DiagramWord> parts = {}; ///< the words of a bunsetsu, which is drawn as a box around them
    QString whole = {}; ///< the form for a tool tip where it is too long to be drawn; else empty
};

/// A node of the enhanced graph that is not in the text, drawn as a ghost after word `after` (0: before the first).
struct DiagramEmptyNode {
    int after = 0;
    QString id; ///< as the file writes it: `8.1`
    DiagramWord word;
};

/// A box around the nodes `first` to `last`: a bunsetsu around its basic phrases.
struct DiagramFrame {
    int first = 0;
    int last = 0;
};

/// The other end of an arc that leaves the sentence.
struct OuterEnd {
    bool isHead = true; ///< else it is the dependent
    std::size_t sentence = 0; ///< its place in the document
    int word = 0;
    std::size_t number = 0; ///< of that sentence, as lists count
    QString form;
};

/// A surface token over several words: a thin bracket with its form under the words.
struct DiagramBracket {
    int first = 0;
    int last = 0;
    QString form;
};

/// An arc between nodes: 0 is the root (drawn as a short arrow from the top), 1..wordCount() are words, the numbers
/// after that are the empty nodes in order. One that leaves the sentence is drawn as those of the root are, at the word
/// that is in the sentence: `dependent`, whichever of the two ends that is.
struct DiagramArc {
    int head = 0;
    int dependent = 0;
    QString label; ///< what is drawn and, at an arc of the annotation, edited
    QString relation; ///< as its layer has it; the label is that of the enhanced graph where that is shown alone
    QString graphRelation = {}; ///< of gold's tree, as the enhanced graph has it: `nmod:gen`; empty where it has not
    QString membership = {}; ///< drawn small behind the label: `Co`, `Ap` of members of coordinations and appositions
    Side side = Side::Above;
    bool proposed = false; ///< of layer B alone, whichever side it is drawn on
    ArcStatus status = ArcStatus::Neutral;
    bool secondary = false; ///< a further parent, not of the basic tree
    bool notCompared = false; ///< there is another layer, which tells no arcs of this kind
    bool notInGraph = false; ///< of a tree whose sentence has an enhanced graph, and that has no such arc
    bool ofGraph = false; ///< of an enhanced graph that is shown alone: none of its arcs is a further one
    bool crossing = false; ///< crosses another arc of its side
    bool nonProjective = false;
    bool onCycle = false;
    bool pinned = false; ///< held fast by the annotator
    bool confirmed = false; ///< of a sentence that the annotator has confirmed
    bool uncertain = false; ///< another analysis of the dependent is nearly as good
    QString remark; ///< what an annotator says of it; empty for nothing
    std::optional<OuterEnd> outer = {}; ///< of one that leaves the sentence
};

/// Everything a canvas shows of one sentence, as a plain value.
struct Diagram {
    std::vector<DiagramWord> words; ///< word i is words[i - 1]
    std::vector<DiagramEmptyNode> emptyNodes; ///< in order of position
    std::vector<DiagramBracket> brackets;
    std::vector<DiagramFrame> frames;
    DiagramLevel level = DiagramLevel::Units;
    std::vector<int> units; ///< by word - 1, the unit of the sentence it is part of; empty where words are units
    std::vector<DiagramArc> arcs;
    bool rightToLeft = false;
    /// Whether arrows lead from dependents to their heads, as they do for bunsetsu since KNP and the Kyoto corpus.
    bool arrowsAtHeads = false;
    std::array<std::vector<int>, 2> heads; ///< by word, in layer A and in layer B; empty where they are unknown
    bool swapped = false; ///< what is of the side above is drawn below the words, and the other way round

    int wordCount() const { return static_cast<int>(words.size()); }
    int nodeCount() const { return wordCount() + static_cast<int>(emptyNodes.size()); }
    bool isWord(int node) const { return node >= 1 && node <= wordCount(); }
    bool isNode(int node) const { return node >= 1 && node <= nodeCount(); }
    /// Whether it is an empty node.
    bool isEmptyNode(int node) const { return isNode(node) && !isWord(node); }
    /// The number of a word or the id of an empty node, as it is typed: `8`, `8.1`.
    QString nodeName(int node) const;
    /// The unit of the sentence that a word of the diagram is, or is part of.
    int unitOf(int word) const;
    /// The word of the diagram that is a unit, or is the last part of it.
    int wordOfUnit(int unit) const;
    /// The text of node 1..nodeCount().
    const DiagramWord& node(int id) const;
    /// The nodes in reading order, empty ones after the word they follow.
    std::vector<int> readingOrder() const;
};

/// The words under an arc that do not descend from its head, of a non-projective one; others have none. O(words) and
/// the ways up from them, for one arc that is looked at.
std::vector<int> gapWords(const Diagram& diagram, const DiagramArc& arc);

/// The first and the last node of each part of a frame that is in a row of its own, `rowOf(node)` telling which.
template <class RowOf>
std::vector<std::pair<int, int>> partsOf(const DiagramFrame& frame, const RowOf& rowOf)
{
    std::vector<std::pair<int, int>> parts;
    for (int node = frame.first; node <= frame.last; ++node) {
        if (parts.empty() || rowOf(node) != rowOf(parts.back().second))
            parts.emplace_back(node, node);
        parts.back().second = node;
    }
    return parts;
}

/// Where the arcs of a side are drawn.
inline Side drawnSide(const Diagram& diagram, Side side)
{
    return (side == Side::Above) != diagram.swapped ? Side::Above : Side::Below;
}

/// Whether an arc is one of the tree of its side: basic, and on the side of layer A not one that layer B proposes.
bool isOfTree(const DiagramArc& arc);

/// The label and the membership of an arc, as one text.
QString labelText(const DiagramArc& arc);

/// Whether the arc's label carries a mark before its text: it differs, or is on a cycle.
bool hasMark(const DiagramArc& arc);

/// The index in `arcs` of the basic arc of `dependent` on that side, -1 if there is none. O(arcs).
int basicArc(const Diagram& diagram, Side side, int dependent);

/// The head of `dependent` in the basic tree of that side, -1 if it has none. O(arcs).
int headOf(const Diagram& diagram, Side side, int dependent);

/// The dependents of `head` in the basic tree of that side, in order. O(arcs).
std::vector<int> dependentsOf(const Diagram& diagram, Side side, int head);

/// A head of a node for those who go up: by the tree; of a node without one there, by its first other arc; -1 if it has
/// none. O(arcs).
int anyHeadOf(const Diagram& diagram, Side side, int node);

/// The dependents of a node for those who go down: by the tree, else by other arcs. O(arcs).
std::vector<int> anyDependentsOf(const Diagram& diagram, Side side, int node);

/// For each node 0..nodeCount(), whether it descends from `top` in the basic tree of that side; `top` does itself.
/// Cycles are walked once. O(nodes + arcs).
std::vector<bool> subtreeOf(const Diagram& diagram, Side side, int top);

/// The side a question about the tree is answered from: above, unless only layer B has arcs.
Side leadingSide(const Diagram& diagram);

} // namespace arcwright::ui
