// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/analyser.h"

#include <cmath>

#include "core/bunsetsu/head_choices.h"
#include "core/bunsetsu/kernel_ranker.h"
#include "core/bunsetsu/run_parser.h"
#include "core/bunsetsu/type_chooser.h"

namespace arcwright {

namespace {

/// Counts what another ranker is asked, and remembers the games it decided.
template <class Ranker>
class GameWatch {
public:
    GameWatch(Ranker ranker, std::size_t& questions) : m_ranker(std::move(ranker)), m_questions(questions) { }

    double farMargin(int dependent, int near, int far)
    {
        ++m_questions;
        m_games.push_back({dependent, near, far, m_ranker.farMargin(dependent, near, far)});
        return m_games.back().margin;
    }
    double attachMargin(int dependent, int candidate)
    {
        ++m_questions;
        return m_ranker.attachMargin(dependent, candidate);
    }
    double preference(int dependent, int candidate)
    {
        ++m_questions;
        return m_ranker.preference(dependent, candidate);
    }
    void settled(int dependent, int head) { m_ranker.settled(dependent, head); }

    /// How each bunsetsu got its head. A step-ladder of n candidates has n - 1 games.
    std::vector<HeadContest> contests(const std::vector<int>& heads) const
    {
        std::vector<HeadContest> contests(heads.size() - 1);
        for (std::size_t dependent = 1; dependent < heads.size(); ++dependent)
            contests[dependent - 1].candidates = heads[dependent] > kRoot ? 1 : 0;
        for (const GamePlayed& game : m_games) {
            HeadContest& contest = contests[static_cast<std::size_t>(game.dependent) - 1];
            ++contest.candidates;
            const double margin = std::abs(game.margin);
            if (game.winner() == heads[static_cast<std::size_t>(game.dependent)]
                && (contest.margin < 0 || margin < contest.margin))
                contest.margin = margin;
        }
        return contests;
    }

private:
    Ranker m_ranker;
    std::size_t& m_questions;
    std::vector<GamePlayed> m_games;
};

} // namespace

template <class Choices, class Tracer>
void BunsetsuAnalyser::findHeadsAmong(Choices& choices, Tracer& tracer)
{
    if (m_learnt.settings.ranker == RankerKind::Kernel)
        findHeadsBy(KernelRanker(m_features, m_learnt.kernel), choices, tracer);
    else
        findHeadsBy(LinearRanker(m_features, m_learnt.heads), choices, tracer);
}

template <class Ranker, class Choices, class Tracer>
void BunsetsuAnalyser::findHeadsBy(Ranker answering, Choices& choices, Tracer& tracer)
{
    GameWatch<Ranker> ranker(std::move(answering), m_questions);
    runBunsetsuParser(
        m_learnt.settings.decoder, m_learnt.settings.order, m_features.size(), ranker, choices, m_heads, tracer);
    if (m_learnt.settings.decoder == BunsetsuDecoder::Tournament)
        m_contests = ranker.contests(m_heads);
}

template <class Tracer>
void BunsetsuAnalyser::findHeads(std::span<const Constraint> constraints, Tracer& tracer)
{
    if (constraints.empty()) {
        AllHeads choices(m_features.size());
        findHeadsAmong(choices, tracer);
    } else {
        ConstrainedHeads choices(m_features.size(), constraints);
        findHeadsAmong(choices, tracer);
    }
}

/// Arcs to the right only, the last bunsetsu under the root.
void BunsetsuAnalyser::scoreArcs(std::span<const Constraint> constraints)
{
    const LinearRanker ranker(m_features, m_learnt.heads);
    const int count = m_features.size();
    m_scores.reset(count);
    m_scores.at(kRoot, count) = 0;
    for (int dependent = 1; dependent < count; ++dependent) {
        for (int head = dependent + 1; head <= count; ++head) {
            m_scores.at(head, dependent) = static_cast<float>(ranker.preference(dependent, head));
            ++m_questions;
        }
    }
    const auto decoder = rowOf(m_learnt.settings.decoder).overArcs;
    constrain(m_scores, constraints, decoder ? rowOf(*decoder).shape : GraphShape::Tree);
}

template <class Decoder, class Tracer>
void BunsetsuAnalyser::decodeArcs(Decoder& decoder, std::span<const Constraint> constraints, Tracer& tracer)
{
    scoreArcs(constraints);
    decoder.decode(m_scores, RootPolicy::Single, m_heads, tracer);
}

const ArcScores& BunsetsuAnalyser::arcScores(const Sentence& sentence)
{
    m_features.read(sentence);
    scoreArcs({});
    return m_scores;
}

void BunsetsuAnalyser::findTypes()
{
    m_types.assign(m_learnt.typeNames.empty() ? 0 : m_heads.size(), 0);
    for (std::size_t dependent = 1; dependent + 1 < m_types.size(); ++dependent) {
        if (m_heads[dependent] > 0)
            m_types[dependent] = bestType(m_features, m_learnt, static_cast<int>(dependent), m_heads[dependent]);
    }
}

void BunsetsuAnalyser::analyse(const Sentence& sentence, std::span<const Constraint> constraints)
{
    NullTracer nobody;
    m_contests.clear();
    m_features.read(sentence);
    const auto decoder = rowOf(m_learnt.settings.decoder).overArcs;
    if (!decoder)
        findHeads(constraints, nobody);
    else if (isProjective(*decoder))
        decodeArcs(m_eisner, constraints, nobody);
    else
        decodeArcs(m_cle, constraints, nobody);
    findTypes();
}

Trace BunsetsuAnalyser::analyseTraced(
    const Sentence& sentence, std::span<const Constraint> constraints, TraceDetail detail)
{
    m_features.read(sentence);
    const auto traced = [&](auto recorder, auto parse) {
        parse(recorder);
        findTypes();
        return Trace(recorder.takeSteps());
    };
    const auto decoder = rowOf(m_learnt.settings.decoder).overArcs;
    if (!decoder)
        return traced(BunsetsuRecorder(detail), [&](auto& tracer) { findHeads(constraints, tracer); });
    if (isProjective(*decoder))
        return traced(ChartRecorder(detail), [&](auto& tracer) { decodeArcs(m_eisner, constraints, tracer); });
    return traced(ContractionRecorder(detail), [&](auto& tracer) { decodeArcs(m_cle, constraints, tracer); });
}

} // namespace arcwright
