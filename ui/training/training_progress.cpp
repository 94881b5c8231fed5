// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_progress.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/jackknife.h"
#include "core/learning/update_rules.h"

namespace arcwright::ui {

namespace {

/// In the order of the work.
constexpr Learning::Stage stagesOfTraining[]
    = {Learning::Stage::Reading, Learning::Stage::Training, Learning::Stage::Predicting, Learning::Stage::Jackknifing};

/// What the folds take, if the training of the whole takes 1: each is trained on the rest, some at a time.
double shareOfFolds(const TrainingRequest& request)
{
    const double folds = FoldSettings().folds;
    const double rest = (folds - 1) / folds;
    const bool isSharedAlready = hasMembers(request.settings.trainer.learner); // members are trained side by side
    const double atATime = isSharedAlready ? 1 : std::min<double>(std::max(1U, request.threads), folds);
    return std::ceil(folds / atATime) * rest;
}

} // namespace

void TrainingProgress::plan(const TrainingRequest& request, bool hasFolds)
{
    m_planned = StagedProgress({0.02, 1, 0.1, hasFolds ? shareOfFolds(request) : 0});
}

void TrainingProgress::start()
{
    m_clock.start();
    m_progress = {};
}

void TrainingProgress::setStage(Learning::Stage stage)
{
    const auto* const found = std::find(std::begin(stagesOfTraining), std::end(stagesOfTraining), stage);
    if (found == std::end(stagesOfTraining))
        return;
    if (stage == Learning::Stage::Training) // a job that waited has told by now what is planned
        m_progress = m_planned;
    if (m_progress.stages() == 0) // a model that was there already only predicts
        m_progress = stage == Learning::Stage::Predicting ? StagedProgress({0, 0, 1, 0}) : m_planned;
    m_progress.begin(static_cast<std::size_t>(found - std::begin(stagesOfTraining)));
}

QString TrainingProgress::timeLeft() const
{
    const auto seconds
        = m_clock.isValid() ? m_progress.secondsLeft(static_cast<double>(m_clock.elapsed()) / 1000) : std::nullopt;
    return seconds ? timeLeft(*seconds) : QString();
}

QString TrainingProgress::timeLeft(double seconds)
{
    constexpr double moment = 4;
    constexpr double minute = 60;
    if (seconds < moment)
        return tr("a moment left");
    if (seconds < 1.5 * minute)
        return tr("about %1 s left").arg(5 * std::max(1L, std::lround(seconds / 5)));
    return tr("about %1 min left").arg(std::lround(seconds / minute));
}

} // namespace arcwright::ui
