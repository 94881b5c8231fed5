// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/constraints.h"
#include "core/decoding/eisner.h"
#include "core/documents/layer.h"
#include "core/tracing/trace.h"

namespace arcwright {

/// Parses bunsetsu. Belongs to one thread, is kept from sentence to sentence.
class BunsetsuAnalyser {
public:
    /// `learnt` must outlive it.
    explicit BunsetsuAnalyser(const BunsetsuWeights& learnt)
        : m_learnt(learnt), m_features(learnt.settings.features, combinationsOf(learnt.settings.ranker))
    {
    }

    /// Finds heads and types of a sentence that has bunsetsu; its own are not looked at. Where constraints (over
    /// bunsetsu) leave no analysis, there are no heads. All parsers but bunsetsu-cle find projective analyses.
    void analyse(const Sentence& sentence, std::span<const Constraint> constraints = {});
    /// Analyses the sentence and records the steps of the parser.
    Trace analyseTraced(const Sentence& sentence, std::span<const Constraint> constraints, TraceDetail detail);

    /// The scores that bunsetsu-cle and bunsetsu-eisner decode: what the linear ranker says of arcs to the right, and 0
    /// for the last bunsetsu under the root; no other arc may be. Only for models of these two. O(n^2) questions.
    const ArcScores& arcScores(const Sentence& sentence);

    /// Of the last sentence, one entry a bunsetsu and one for the root, as Graph has them.
    const std::vector<int>& heads() const { return m_heads; }
    /// Numbers of BunsetsuWeights::typeNames; empty if types were not learnt.
    const std::vector<std::size_t>& types() const { return m_types; }
    /// How the heads of the last sentence were found, bunsetsu 1 first; empty of parsers that play no tournament.
    const std::vector<HeadContest>& contests() const { return m_contests; }
    /// How often the ranker was asked, in all sentences so far: the paper's classification steps.
    std::size_t questions() const { return m_questions; }

private:
    template <class Tracer>
    void findHeads(std::span<const Constraint> constraints, Tracer& tracer);
    template <class Choices, class Tracer>
    void findHeadsAmong(Choices& choices, Tracer& tracer);
    template <class Ranker, class Choices, class Tracer>
    void findHeadsBy(Ranker ranker, Choices& choices, Tracer& tracer);
    void scoreArcs(std::span<const Constraint> constraints);
    template <class Decoder, class Tracer>
    void decodeArcs(Decoder& decoder, std::span<const Constraint> constraints, Tracer& tracer);
    void findTypes();

    const BunsetsuWeights& m_learnt;
    PhraseFeatures m_features;
    ArcScores m_scores; ///< of the parsers that score all arcs first
    ChuLiuEdmonds m_cle;
    Eisner m_eisner;
    std::vector<int> m_heads;
    std::vector<std::size_t> m_types;
    std::vector<HeadContest> m_contests;
    std::size_t m_questions = 0;
};

} // namespace arcwright
