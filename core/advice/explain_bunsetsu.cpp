// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/explain_bunsetsu.h"

#include <algorithm>
#include <utility>

#include "core/bunsetsu/kernel_ranker.h"
#include "core/bunsetsu/type_chooser.h"

namespace arcwright {

/// Asks the ranker about one dependent with some arcs decided.
class BunsetsuExplainer::Judge {
public:
    /// Reads the sentence into `features`. All must outlive it.
    Judge(const Sentence& sentence, const BunsetsuWeights& learnt, const std::vector<Arc>& decided,
        PhraseFeatures& features)
        : m_sentence(sentence), m_learnt(learnt), m_decided(decided), m_features(features)
    {
        m_features.read(sentence);
        for (const Arc& arc : decided)
            m_features.settled(arc.dependent, arc.head);
    }

    bool playsGames() const { return questionOf(m_learnt.settings.decoder) == RankerQuestion::Game; }
    /// By how much one candidate is worth more than another.
    double advantage(int dependent, int one, int other) const
    {
        if (!playsGames())
            return pairScore(dependent, one) - pairScore(dependent, other);
        const double far = gameScore(dependent, std::min(one, other), std::max(one, other));
        return one > other ? far : -far;
    }
    RankerAnswer game(int dependent, int near, int far) const
    {
        return {gameScore(dependent, near, far), namer().game(dependent, near, far)};
    }
    RankerAnswer pair(int dependent, int candidate) const
    {
        return {pairScore(dependent, candidate), namer().pair(dependent, candidate)};
    }
    std::size_t bestType(int dependent, int head) const
    {
        return arcwright::bestType(m_features, m_learnt, dependent, head);
    }
    int bunsetsu() const { return m_features.size(); }

private:
    bool isKernel() const { return m_learnt.settings.ranker == RankerKind::Kernel; }
    double gameScore(int dependent, int near, int far) const
    {
        return isKernel() ? KernelRanker(m_features, m_learnt.kernel).farMargin(dependent, near, far)
                          : LinearRanker(m_features, m_learnt.heads).farMargin(dependent, near, far);
    }
    double pairScore(int dependent, int candidate) const
    {
        return isKernel() ? KernelRanker(m_features, m_learnt.kernel).attachMargin(dependent, candidate)
                          : LinearRanker(m_features, m_learnt.heads).attachMargin(dependent, candidate);
    }

    GameExplainer namer() const
    {
        GameExplainer made(m_sentence, m_learnt);
        for (const Arc& arc : m_decided)
            made.settled(arc.dependent, arc.head);
        return made;
    }

    const Sentence& m_sentence;
    const BunsetsuWeights& m_learnt;
    const std::vector<Arc>& m_decided;
    PhraseFeatures& m_features; ///< rankers could change it, and are not asked to
};

double BunsetsuExplanation::difference() const
{
    if (game)
        return predicted > other ? game->score : -game->score;
    return predictedPair && otherPair ? predictedPair->score - otherPair->score : 0;
}

BunsetsuExplainer::BunsetsuExplainer(const BunsetsuParser& parser, const Sentence& sentence)
    : m_parser(parser)
    , m_learnt(parser.model().weights)
    , m_sentence(sentence)
    , m_features(m_learnt.settings.features, combinationsOf(m_learnt.settings.ranker))
    , m_workspace(parser)
    , m_prediction(parser.parseTraced(sentence, TraceDetail::Steps, m_workspace))
{
}

std::vector<Arc> BunsetsuExplainer::arcsBefore(int bunsetsu) const
{
    std::vector<Arc> arcs;
    if (const auto* steps = std::get_if<std::vector<BunsetsuStep>>(&m_prediction.trace)) {
        for (const BunsetsuStep& step : *steps) {
            const auto* attached = std::get_if<BunsetsuAttached>(&step);
            if (attached && attached->dependent == bunsetsu)
                break;
            if (attached)
                arcs.push_back({attached->head, attached->dependent, {}});
        }
    }
    return arcs;
}

std::vector<CandidateHead> BunsetsuExplainer::candidates(
    const Judge& judge, const std::vector<Arc>& before, int bunsetsu) const
{
    const int predicted = heads()[static_cast<std::size_t>(bunsetsu)];
    if (predicted == kNoHead)
        return {};
    std::vector<CandidateHead> ranked{{predicted, type(bunsetsu), 0, false}};
    for (int candidate = bunsetsu + 1; predicted != kRoot && candidate <= judge.bunsetsu(); ++candidate) {
        if (candidate == predicted)
            continue;
        const bool crosses = std::any_of(before.begin(), before.end(), [&](const Arc& arc) {
            return (arc.dependent > bunsetsu && arc.dependent < candidate && arc.head > candidate)
                || (arc.dependent < bunsetsu && arc.head > bunsetsu && arc.head < candidate);
        });
        ranked.push_back({candidate, m_parser.typeFor(judge.bestType(bunsetsu, candidate)),
            judge.advantage(bunsetsu, predicted, candidate), crosses});
    }
    std::stable_sort(ranked.begin() + 1, ranked.end(), [](const CandidateHead& one, const CandidateHead& other) {
        return std::pair(one.crosses, one.behind) < std::pair(other.crosses, other.behind);
    });
    return ranked;
}

std::vector<CandidateHead> BunsetsuExplainer::candidates(int bunsetsu) const
{
    const std::vector<Arc> before = arcsBefore(bunsetsu);
    return candidates(Judge(m_sentence, m_learnt, before, m_features), before, bunsetsu);
}

BunsetsuExplanation BunsetsuExplainer::explain(int bunsetsu, std::optional<int> head) const
{
    BunsetsuExplanation explained;
    explained.predicted = heads()[static_cast<std::size_t>(bunsetsu)];
    if (explained.predicted <= kRoot)
        return explained;
    const std::vector<Arc> before = arcsBefore(bunsetsu);
    const Judge judge(m_sentence, m_learnt, before, m_features);
    const int gold = m_sentence.headOf(bunsetsu);
    if (head && *head > bunsetsu && *head != explained.predicted) {
        explained.other = *head;
        explained.rival = Rival::Asked;
    } else if (gold > bunsetsu && gold != explained.predicted) {
        explained.other = gold;
        explained.rival = Rival::Gold;
    } else {
        const std::vector<CandidateHead> ranked = candidates(judge, before, bunsetsu);
        if (ranked.size() > 1 && !ranked[1].crosses) {
            explained.other = ranked[1].head;
            explained.rival = Rival::NextBest;
        }
    }
    if (judge.playsGames()) {
        if (explained.other != kNoHead)
            explained.game = judge.game(bunsetsu, std::min(explained.predicted, explained.other),
                std::max(explained.predicted, explained.other));
        return explained;
    }
    explained.predictedPair = judge.pair(bunsetsu, explained.predicted);
    if (explained.other != kNoHead)
        explained.otherPair = judge.pair(bunsetsu, explained.other);
    return explained;
}

} // namespace arcwright
