// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/step_notes.h"

#include <algorithm>

#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/look/own_direction.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/panel/step_list_model.h"

namespace arcwright::ui {

StepNotes::StepNotes(QWidget* parent)
    : QSplitter(Qt::Vertical, parent)
    , m_listPart(new QWidget(this))
    , m_list(new QListView(m_listPart))
    , m_steps(new StepListModel(this))
    , m_explanation(new QTextBrowser(this))
{
    m_list->setModel(m_steps);
    m_list->setUniformItemSizes(true); // or tens of thousands of rows are measured
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the whole line stands above
    m_list->setAccessibleName(tr("Steps"));
    m_explanation->setAccessibleName(tr("Explanation"));
    m_explanation->setFrameShape(QFrame::NoFrame);
    addWidget(m_explanation);
    auto* heading = new QLabel(tr("Steps, the main ones bold"), m_listPart);
    heading->setBuddy(m_list);
    constexpr int margin = 4;
    heading->setMargin(margin);
    heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // the notes are as wide as the step needs
    heading->setWordWrap(true);
    auto* part = new QVBoxLayout(m_listPart);
    part->setContentsMargins({});
    part->setSpacing(0);
    part->addWidget(heading);
    part->addWidget(m_list, 1);
    addWidget(m_listPart);
    setStretchFactor(0, 3);
    setStretchFactor(1, 2);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, m_list,
        [this] { m_list->scrollTo(m_list->currentIndex()); }); // the place got smaller
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            Q_EMIT stepChosen(current.row());
    });
}

QSize StepNotes::minimumSizeHint() const
{
    constexpr int letters = 32; // of a line
    constexpr double most = 0.42; // of what there is for stage and notes
    const QWidget* all = parentWidget();
    if (orientation() == Qt::Horizontal) // under the stages
        return QSplitter::minimumSizeHint();
    const int wanted = fontMetrics().averageCharWidth() * letters;
    return {
        all ? std::min(wanted, static_cast<int>(most * all->width())) : wanted, QSplitter::minimumSizeHint().height()};
}

void StepNotes::showList(bool isShown)
{
    m_list->setVisible(isShown);
    m_listPart->setVisible(isShown);
}

void StepNotes::setPlayer(const Player* player)
{
    m_steps->setPlayer(player);
}

void StepNotes::showPosition(int position)
{
    m_list->setCurrentIndex(m_steps->index(position)); // which goes where the transport is already
}

void StepNotes::explain(const Player* player, const Theme& theme)
{
    const QString html = player ? explanationHtml(*player, theme) : QString();
    m_explanation->setHtml(paragraphsInOwnDirection(html, layoutDirection()));
}

void StepNotes::setStops(const std::set<int>& steps)
{
    m_steps->setBreakpoints(steps);
}

void StepNotes::setParting(int step)
{
    m_steps->setParting(step);
}

} // namespace arcwright::ui
