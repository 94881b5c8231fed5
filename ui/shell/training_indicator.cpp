// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/training_indicator.h"

#include "ui/look/icons.h"
#include "ui/shell/workplaces.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

TrainingIndicator::TrainingIndicator(const Learning& learning, Workplaces& workplaces, QWidget* parent)
    : QToolButton(parent), m_learning(learning), m_workplaces(workplaces)
{
    setIcon(iconNamed(QStringLiteral("train")));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    setToolTip(tr("Shows more of it"));
    connect(this, &QToolButton::clicked, this, [this] { m_workplaces.go(WorkplaceId::Train); });
    connect(&learning, &Learning::stageChanged, this, [this] {
        m_percent = 0;
        tell();
    });
    connect(&learning, &Learning::progressed, this, [this](int percent) {
        m_percent = percent;
        tell();
    });
    connect(&learning, &Learning::started, this, &TrainingIndicator::tell);
    connect(&learning, &Learning::finished, this, &TrainingIndicator::tell);
    connect(&workplaces, &Workplaces::changed, this, &TrainingIndicator::tell);
    tell();
}

void TrainingIndicator::tell()
{
    setVisible(m_learning.isBusy() && m_workplaces.current() != WorkplaceId::Train);
    switch (m_learning.stage()) {
    case Learning::Stage::Idle:
    case Learning::Stage::Reading:
    case Learning::Stage::Training:
        setText(tr("Training: %1 %").arg(m_percent));
        break;
    case Learning::Stage::Predicting:
    case Learning::Stage::Jackknifing:
        setText(tr("Predicting: %1 %").arg(m_percent));
        break;
    }
}

} // namespace arcwright::ui
