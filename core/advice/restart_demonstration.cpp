// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/restart_demonstration.h"

#include <algorithm>

#include "core/decoding/many_climbs.h"
#include "core/scoring/whole_tree_scorer.h"

namespace arcwright {

void RestartDemonstration::withScorer(const PartScores& scores, const std::function<void(TreeScorer&)>& use) const
{
    if (!m_model) {
        SecondOrderTreeScorer pairs(scores.secondOrder, scores.root);
        use(pairs);
        return;
    }
    WholeTreeScorer whole;
    if (m_model->weights.hasWholeTrees())
        whole.prepare(TokenSymbols({*m_sentence, m_model->configuration.language}));
    whole.take(m_model->weights, scores.secondOrder, scores.root);
    use(whole);
}

std::vector<MoveStep> RestartDemonstration::steps(
    const PartScores& scores, std::span<const RestartDetour> detours, const std::stop_token& stop) const
{
    MoveRecorder recorder(TraceDetail::Steps);
    std::vector<int> heads;
    withScorer(scores, [&](TreeScorer& scorer) {
        if (m_model) {
            ManyClimbs climbs;
            climbs.stopWith(stop);
            climbs.decode(scores.secondOrder, scorer, m_model->configuration.trainer.decoder, heads, recorder, detours);
        } else {
            Restarts restarts;
            restarts.stopWith(stop);
            restarts.decode(scores.secondOrder.arcs(), scorer, scores.root, m_settings, {}, heads, recorder, detours);
        }
    });
    int start = 0;
    for (const RestartDetour& detour : detours)
        start = std::max(start, detour.start);
    const auto from = std::find_if(recorder.steps().begin(), recorder.steps().end(), [&](const MoveStep& step) {
        return start == 0 || (std::holds_alternative<ClimbStarted>(step) && --start == 0);
    });
    return {from, recorder.steps().end()};
}

std::vector<MoveOption> RestartDemonstration::options(const PartScores& scores, const std::vector<int>& heads) const
{
    std::vector<MoveOption> options;
    withScorer(scores, [&](TreeScorer& scorer) {
        options = Restarts().options(scores.secondOrder.arcs(), scorer, scores.root, heads);
    });
    return options;
}

std::optional<ScoreShares> RestartDemonstration::shares(
    const PartScores& scores, const std::vector<int>& heads, const Move& move) const
{
    std::optional<ScoreShares> gained;
    withScorer(scores, [&](TreeScorer& scorer) {
        scorer.start(heads);
        const std::optional<ScoreShares> before = scorer.shares();
        scorer.changed(move.dependent, move.newHead);
        if (move.kind == MoveKind::ChangeRoot)
            scorer.changed(move.oldRoot, move.oldRootHead);
        const std::optional<ScoreShares> after = scorer.shares();
        if (before && after)
            gained = *after - *before;
    });
    return gained;
}

} // namespace arcwright
