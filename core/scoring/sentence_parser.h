// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/constraints.h"
#include "core/decoding/decoder.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/many_climbs.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/pruning.h"
#include "core/scoring/arc_scorer.h"
#include "core/scoring/inside_scorer.h"
#include "core/scoring/sibling_scorer.h"
#include "core/scoring/whole_tree_scorer.h"
#include "core/tracing/trace.h"

namespace arcwright {

/// Weights and a decoder at work on a sentence: what both training and parsing do. A workspace: one a thread, used for
/// one sentence after another without allocating.
class SentenceParser {
public:
    /// Once asked to stop, what is under way ends within a moment, in the midst of a sentence, and finds no tree, or
    /// one that is not to be used. So it stays until there is another token.
    void stopWith(const std::stop_token& stop);

    /// Finds the best tree. Heads are kNoHead only if the scores allow no tree. With a gold tree, finds the one that
    /// is best with its loss added to its score: the one that training has most to learn from. `kept`, if not null, has
    /// the candidates of this sentence, or gets them, where ranking them is much of the work.
    void parse(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
        const DecoderSettings& settings, const LabelledTree* gold = nullptr, KeptCandidates* kept = nullptr);

    /// Parses without a gold tree and records the steps of the decoder. What only prepares its work (pruning, the tree
    /// that hill climbing starts from) is not in the trace.
    Trace parseTraced(const TokenSymbols& symbols, const ArcFilter& filter, const Weights& weights,
        const DecoderSettings& settings, TraceDetail detail);

    /// Finds, without a gold tree, the best of the trees, or graphs, that meet the constraints, whatever the
    /// filter says of pinned arcs. Where the decoder is projective and no projective tree meets them, but another does,
    /// the search is that of its order for all trees (Cle, Hill). Heads are kNoHead if no tree at all does; see
    /// findConflict(). All constraints must be of the sentence.
    void parseUnder(std::span<const Constraint> constraints, const TokenSymbols& symbols, const ArcFilter& filter,
        const Weights& weights, const DecoderSettings& settings);

    /// The tree just found; its relations are -1 where the weights tell none.
    const LabelledTree& tree() const { return m_tree; }
    /// Its score; minus infinity if there is none.
    double treeScore() const { return m_treeScore; }
    /// Whether the sentence was too long for all that the settings ask: many climbs were fewer, or second-order scores
    /// were asked for fewer heads a word.
    bool isSearchedLess() const { return m_isSearchedLess; }
    /// The score that a relation adds to an arc of the sentence just parsed.
    double relationScore(const Weights& weights, int head, int dependent, std::int16_t relation) const;
    /// The scores of the arcs it chose from; those that the filter or pruning left out are forbidden.
    const ArcScores& arcScores() const { return m_scores; }
    /// The relation that is best for an arc with a score, -1 where the weights tell none.
    std::int16_t bestRelation(int head, int dependent) const { return m_relations[m_scores.index(head, dependent)]; }
    /// The scores of arcs and siblings, where the decoder asked for them.
    const SecondOrderScores& secondOrderScores() const { return m_secondOrder; }

    /// Scores changes of the tree found, as the decoder did; of several parents and where it scores single arcs only,
    /// with what it has of siblings. Valid until the next sentence, and as long as the weights.
    TreeScorer& treeScorer(const DecoderSettings& settings);

    /// Fills `difference` with the features of a tree over the words just parsed minus those of the tree found;
    /// consolidated. Returns how many words have another head or relation, of a graph how many of its arcs were not
    /// found and how many were found that it has not; 0, and no features, if none was found.
    double differenceFrom(const LabelledTree& gold, const Weights& weights, FeatureVector& difference);

private:
    bool hasTree() const { return m_tree.heads.size() < 2 || m_tree.heads[1] != kNoHead; }

    struct Listener { ///< where a trace goes
        TraceDetail detail{};
        Trace trace;
    };
    void findCandidates(
        const TokenSymbols& symbols, const ArcFilter& filter, RootPolicy root, KeptCandidates* kept = nullptr);
    void score(const TokenSymbols& symbols, const Weights& weights, const LabelledTree* gold);
    bool decodeUnder(const Weights& weights, DecoderSettings settings);
    void decode(const Weights& weights, const DecoderSettings& settings, Listener* listener);
    template <class Step, class Decode>
    static void run(Listener* listener, Decode decode);
    void takeGraph(const DecoderSettings& settings);
    void takeRelations();
    void keepBestHeads(int kept, RootPolicy root);
    void scoreSiblings(const Weights& weights, const DecoderSettings& settings);
    void climbFromMany(const Weights& weights, const DecoderSettings& settings, Listener* listener);
    void addChains(FeatureVector& features, const Weights& weights, const std::vector<LabelledArc>& arcs, float count);

    ArcCandidates m_candidates;
    ArcScorer m_headScorer{headTemplateTable()};
    ArcScorer m_arcScorer;
    SiblingScorer m_siblingScorer;
    WholeTreeScorer m_wholeTrees;
    InsideScorer m_inside;
    ArcPruner m_pruner;
    Eisner m_eisner;
    Eisner2 m_eisner2;
    EisnerSpan m_eisnerSpan;
    ChuLiuEdmonds m_chuLiuEdmonds;
    HillClimbing m_hillClimbing;
    MultiParent m_multiParent;
    ManyClimbs m_manyClimbs;

    ArcScores m_scores;
    SecondOrderScores m_secondOrder;
    std::optional<SecondOrderTreeScorer> m_pairScorer;
    std::vector<std::int16_t> m_relations; ///< by index in the scores
    std::vector<Constraint> m_constraints; ///< of the sentence at hand
    LabelledTree m_tree;
    std::vector<std::int16_t> m_spanRelations; ///< those it chose for its tree, which are the best of each arc
    RootPolicy m_root = RootPolicy::Single; ///< that the tree obeys
    std::vector<Arc> m_graph; ///< of several parents, by dependent, then head
    std::vector<LabelledArc> m_goldArcs;
    std::vector<LabelledArc> m_foundArcs;
    double m_treeScore = 0;
    bool m_isSearchedLess = false;
    std::stop_token m_stop;
    std::vector<char> m_changed; ///< by 2 x head + side: whether the dependents there differ
    std::vector<int> m_last; ///< by head: the dependent seen last while walking outward
};

} // namespace arcwright
