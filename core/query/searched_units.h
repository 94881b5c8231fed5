// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/layer.h"
#include "core/evaluation/error_repairs.h"
#include "core/evaluation/ud_scores.h"
#include "core/query/pattern.h"
#include "core/treebank/graph.h"

namespace arcwright {

struct UnitCause;

/// What conditions ask of a sentence that is searched. Layers are numbers, 0 for gold; units count from 1.
class SearchedUnits {
public:
    static constexpr int gold = 0;
    /// The number of a layer that there is not.
    static constexpr int noLayer = -1;

    SearchedUnits() = default;
    SearchedUnits(const SearchedUnits&) = delete;
    SearchedUnits& operator=(const SearchedUnits&) = delete;
    virtual ~SearchedUnits() = default;

    virtual int count() const = 0;
    /// The empty nodes of the enhanced graph, which follow the units. Only fields and parents in gold are told of them.
    virtual int emptyCount() const { return 0; }
    /// The heads of a layer, one for each unit and one for the root, each of them a unit, the root or none; null where
    /// the layer says nothing of the sentence.
    virtual const std::vector<int>* heads(int layer) const = 0;
    /// Whether a layer says something of a unit.
    virtual bool says(int layer, int unit) const = 0;
    /// The relation to its head, empty where there is none. The layer must say something of the sentence.
    virtual std::string_view relation(int layer, int unit) const = 0;
    /// How sure the layer's parser was of the head.
    virtual std::optional<double> confidence(int layer, int unit) const = 0;
    /// Whether `head` is one of the parents of `dependent`, by a relation that `match` takes.
    virtual bool isParent(int layer, int head, int dependent, const TextMatch& match) const = 0;
    /// Whether `head` is an effective parent of `dependent` (effective_dependencies.h).
    virtual bool isEffectiveParent(int layer, int head, int dependent) const = 0;
    /// How many parents a unit has, the head and those of the enhanced graph that are units.
    virtual int parentCount(int layer, int unit) const = 0;
    /// Whether the files say that it has several, empty nodes among them.
    virtual bool hasSeveralParents(int unit) const = 0;
    /// A field that the files have; `room` is for a value that stands nowhere.
    virtual std::string_view field(const PatternField& field, int unit, std::string& room) const = 0;
    /// Whether the form is known by a layer's parser; where that does not say, and of gold, by the training files.
    /// Nothing if it cannot be told.
    virtual std::optional<bool> isKnown(int layer, int unit) const = 0;
    /// How a layer's parser found the head.
    virtual HeadContest contest(int layer, int unit) const = 0;
    /// What a layer's graph has of the arcs of the unit (UnitArcs); null where nobody has compared them, or it has
    /// none.
    virtual const std::vector<std::string>* arcs(int layer, int unit) const = 0;
    /// What a word costs of a layer's scores by the UD tools (udMisses()). The layer must say something of the
    /// sentence.
    virtual UdMetrics misses(int layer, int unit) const = 0;
    /// Why a layer has the head wrong; null where it has not, or nobody asked.
    virtual const UnitCause* cause(int layer, int unit) const = 0;
    /// The kind of attachment in a layer that says something of the sentence, the first that it is of; empty for none.
    virtual std::string_view kind(int layer, int unit) const = 0;
    virtual bool isPunctuation(int unit) const = 0;
    virtual bool isPinned(int unit) const = 0;
    virtual bool isConfirmed() const = 0;
    /// The lines of the sentence that are no tokens.
    virtual std::vector<std::string> comments() const = 0;

    /// The repair that a layer's analysis of a unit needs, none where it is right. The layer must say something of the
    /// sentence. O(units x depth) the first time a layer is asked.
    std::optional<RepairKind> repair(int layer, int unit) const;

private:
    mutable std::map<int, std::vector<std::optional<RepairKind>>> m_repairs; ///< by layer, of those asked
};

/// Whether a flag holds; nothing where the layer does not say.
std::optional<bool> holdsFlag(WordFlag flag, const SearchedUnits& units, int layer, int unit);

/// A field whose values are numbers.
FieldNumber numberOf(const PatternField& field, const SearchedUnits& units, int layer, int unit);

/// Any field as patterns see it, numbers too; empty if there is none. `room` as for SearchedUnits::field().
std::string_view textOf(const PatternField& field, const SearchedUnits& units, int layer, int unit, std::string& room);

/// Whether a word can have several texts by this field: lines of comment, `arcs`, `misses`.
bool hasSeveralTexts(const PatternField& field);

/// All texts of a field that has several, an empty one if there are none; of others textOf().
std::vector<std::string> textsOf(const PatternField& field, const SearchedUnits& units, int layer, int unit);

/// Whether a condition on a layer holds; of several texts one is enough, with `!=` none may be among the values. It
/// does not where the layer says nothing, negated or not.
bool holdsFor(const PatternCondition& condition, const SearchedUnits& units, int layer, int unit);

/// Whether a field of a unit compares so with one of a unit, which may be the same. It does not where either layer says
/// nothing of its unit, negated or not.
bool holdsBetween(
    const FieldComparison& comparison, const SearchedUnits& units, int layer, int unit, int otherLayer, int otherUnit);

} // namespace arcwright
