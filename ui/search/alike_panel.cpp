// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/alike_panel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/look/empty_note.h"
#include "ui/look/font_measures.h"
#include "ui/look/joined_texts.h"
#include "ui/look/low_view.h"
#include "ui/look/problem_text.h"
#include "ui/look/whole_heads.h"

namespace arcwright::ui {

AlikePanel::AlikePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_search(workspace)
    , m_model(m_search)
    , m_message(new QLabel(this))
    , m_list(new LowView<QTreeView>(this))
    , m_all(new QCheckBox(tr("All"), this))
    , m_correct(new QPushButton(this))
{
    placeParts();
    connect(&m_search, &AlikeSearch::changed, this, &AlikePanel::showState);
    connect(&m_search, &AlikeSearch::finished, this, &AlikePanel::showState); // with no arc there is a note only then
    connect(&m_search, &AlikeSearch::searched, this, [this] {
        showState();
        if (m_model.rowCount() > 0)
            Q_EMIT found(m_model.rowCount());
    });
    connect(&m_search, &AlikeSearch::corrected, this, &AlikePanel::tellCorrected);
    connect(&m_model, &AlikeModel::checksChanged, this, &AlikePanel::showState);
    // A click checks all, or none if all are checked: the third state says only that it is some of them.
    connect(m_all, &QCheckBox::clicked, this, [this] {
        m_model.checkAll(m_model.checkedCount() < m_model.rowCount());
        showState();
    });
    connect(m_correct, &QPushButton::clicked, this, &AlikePanel::correct);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AlikePanel::choose);
    connect(m_list, &QTreeView::activated, this, &AlikePanel::choose);
    showState();
}

void AlikePanel::placeParts()
{
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_list->setAccessibleName(tr("Arcs that stand alike"));
    m_list->setModel(&m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    measureByFont(m_list, [this](const QFontMetrics& letters) {
        constexpr int leastRows = 4; // with the heads of its columns
        m_list->setMinimumHeight(leastRows * 3 * letters.height() / 2);
    });
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(AlikeModel::Word, QHeaderView::Stretch);
    keepHeadsWhole(*m_list->header());
    m_list->installEventFilter(this);
    m_nothing = new EmptyNote(*m_list, [this] {
        if (m_search.isBusy() || m_model.rowCount() > 0)
            return QString();
        return m_search.correction().isEmpty()
            ? tr("Correct an arc: those that stand just as it stood are listed here.")
            : tr("No other arc that nobody has decided on stands so.");
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_message, 1);
    row->addWidget(m_all);
    row->addWidget(m_correct);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
}

QString AlikePanel::message() const
{
    return m_message->text();
}

void AlikePanel::showState()
{
    const int arcs = m_model.rowCount();
    const int checked = m_model.checkedCount();
    QString text = m_search.correction();
    if (arcs > 0)
        text = tr("%1 (%n stand so)", "what was corrected, how many others stand as before it", arcs).arg(text);
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_all->setVisible(arcs > 0);
    m_all->setCheckState(checked == 0 ? Qt::Unchecked : checked == arcs ? Qt::Checked : Qt::PartiallyChecked);
    m_correct->setVisible(arcs > 0);
    m_correct->setEnabled(checked > 0 && !m_search.isCorrecting());
    m_correct->setText(tr("Correct %n", nullptr, checked));
    m_nothing->refresh();
}

void AlikePanel::correct()
{
    m_search.correct(m_model.checked());
    showState();
}

void AlikePanel::tellCorrected(const AlikeCorrections& made)
{
    showState();
    if (!made.isMade)
        return; // which the workspace has said
    QStringList sentences(tr("%n arc(s) corrected likewise.", nullptr, static_cast<int>(made.arcs)));
    for (const RewriteRefusals::Reason& reason : made.refusals.reasons())
        sentences << tr("%n not, sentence %1 first: %2", nullptr, static_cast<int>(reason.count))
                         .arg(reason.sentence + 1)
                         .arg(problemTextWithStep(reason.problem));
    Q_EMIT corrected(inARow(sentences));
}

void AlikePanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const ListedArc& listed = m_model.arc(index.row());
    Q_EMIT arcChosen(m_search.indexOf(listed), listed.arc.unit);
}

/// Space checks the row wherever the cursor is in it; Esc leaves.
bool AlikePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Escape && key != Qt::Key_Space)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true; // the panel's, not the window's
    const QModelIndex box = m_list->currentIndex().siblingAtColumn(AlikeModel::Number);
    if (key == Qt::Key_Escape)
        Q_EMIT left();
    else if (box.isValid())
        m_model.setData(
            box, box.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    return true;
}

} // namespace arcwright::ui
