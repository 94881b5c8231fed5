// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "core/enhancing/enhancement_kinds.h"
#include "core/treebank/sentence.h"

namespace arcwright {

class TreeRelations;

/// Where a dependent of a first conjunct stands among the conjuncts.
enum class SharedPlace { BeforeAll, Between, BehindAll };

/// What the guidelines leave to treebanks, as the enhanced graphs of one have it: which relations get markers appended,
/// and Case; whether all conjuncts hang on the root; which dependents they share; how subjects of `xcomp` are called,
/// and of which words they are told; whether relative clauses without a pronoun get an arc. Yes or no of each is what
/// it mostly does; what it seldom could have done, and a treebank without such graphs, has what the guidelines show. A
/// kind of arcs that graphs at work have in less than two thirds of the places where the guidelines want it is
/// unfinished: that it is missing is no custom then. No word's arcs are looked up: only habits are counted. Copies are
/// cheap to read from several threads.
class GraphCustoms {
public:
    /// Whether graphs are still being made, or are as they are to be.
    enum class Graphs { AtWork, Finished };

    GraphCustoms() = default;
    explicit GraphCustoms(Graphs graphs) : m_graphs(graphs) { }

    /// Counts a sentence. O(words and arcs).
    void add(const Sentence& sentence);
    /// Counts what its tree alone tells: all that is known where the guidelines are followed. O(words).
    void addTree(const Sentence& sentence);

    /// Whether arcs of this relation, with its subtypes, have the words that mark them appended: `obl:in`, `conj:and`.
    bool appendsMarkers(std::string_view relation) const;
    /// Whether `nmod` and `obl` have morphological case appended: `obl:v:loc`.
    bool appendsCase() const;
    /// Whether interrogative and relative adverbs mark clauses as subordinators do: `advcl:when`.
    bool appendsAdverbs() const;
    /// Whether all conjuncts get the parent that the first one has by this relation.
    bool sharesParents(std::string_view relation) const;
    bool sharesDependents(SharedPlace place, std::string_view relation) const;
    /// `nsubj:xsubj` of `nsubj`, or `nsubj` itself.
    std::string controlledRelation(std::string_view subject) const;
    bool tellsControlled(std::string_view uposOfHead, std::string_view uposOfPredicate) const;
    bool fillsBareRelatives() const;
    /// Whether the empty node of a gap stands behind the first word of what is left of the clause.
    bool putsGapsBehindFirstWord() const;

private:
    struct Times {
        std::size_t could = 0;
        std::size_t did = 0;
    };
    /// One that the guidelines have or not (`isUsual`), of the kind of arcs it is about.
    struct Habit {
        EnhancementKind kind;
        std::string name;
        bool isUsual;
        std::string wider = {}; ///< what tells where it was seldom possible
        double share = 0.5; ///< more than this part of the times is mostly
    };
    static Habit markersOf(std::string_view relation);
    static Habit parentsBy(std::string_view main);
    static Habit dependentsAt(SharedPlace place, std::string_view main);
    static Habit controlledBy(std::string_view uposOfHead, std::string_view uposOfPredicate);

    void count(std::string_view name, bool did);
    void count(const Habit& habit, bool did);
    bool isKnown(std::string_view name) const;
    bool has(std::string_view name, bool otherwise, double share = 0.5) const;
    bool has(const Habit& habit) const;
    bool isShown(EnhancementKind kind) const;
    void countLabels(const TreeRelations& tree);
    void countConjuncts(const TreeRelations& tree);
    void countControlled(const TreeRelations& tree);
    void countRelatives(const TreeRelations& tree);
    void countGaps(const TreeRelations& tree);

    Graphs m_graphs = Graphs::AtWork;
    std::map<std::string, Times, std::less<>> m_habits;
    std::array<Times, enhancementKindCount> m_kinds{}; ///< of habits that are usual
};

} // namespace arcwright
