// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/training_indicator.h"

#include "ui/look/icons.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

TrainingIndicator::TrainingIndicator(
    const Learning& learning, const TrainingPanel& panel, Workplaces& workplaces, QWidget* parent)
    : QToolButton(parent), m_learning(learning), m_workplaces(workplaces)
{
    setIcon(iconNamed(QStringLiteral("train")));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QToolButton::clicked, this, [this] { m_workplaces.go(WorkplaceId::Train); });
    connect(&learning, &Learning::stageChanged, this, &TrainingIndicator::tell);
    connect(&panel, &TrainingPanel::progressShown, this, [this](int percent, const QString& timeLeft) {
        m_percent = percent;
        m_timeLeft = timeLeft;
        tell();
    });
    connect(&learning, &Learning::started, this, &TrainingIndicator::tell);
    connect(&learning, &Learning::finished, this, &TrainingIndicator::tell);
    connect(&workplaces, &Workplaces::changed, this, &TrainingIndicator::tell);
    tell();
}

void TrainingIndicator::setBrief(bool brief)
{
    m_isBrief = brief;
    tell();
}

void TrainingIndicator::tell()
{
    setVisible(m_learning.isBusy() && m_workplaces.current() != WorkplaceId::Train);
    const bool predicts
        = m_learning.stage() == Learning::Stage::Predicting || m_learning.stage() == Learning::Stage::Jackknifing;
    const QString whole = (predicts ? tr("Predicting: %1 %") : tr("Training: %1 %")).arg(m_percent);
    const QString learnt = predicts ? QString() : m_learning.trainedOn();
    setToolTip(learnt.isEmpty() ? tr("Shows more of it")
                                : plainToolTip(tr("Learns from %1. A click shows more of it.").arg(learnt)));
    setText(m_isBrief || m_timeLeft.isEmpty() ? whole : tr("%1, %2", "what goes on, time left").arg(whole, m_timeLeft));
}

} // namespace arcwright::ui
