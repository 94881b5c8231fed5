// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/progress/progress_page.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/report/progress_table.h"
#include "ui/analysis/category_chart.h"
#include "ui/analysis/figure_table.h"
#include "ui/documents/workspace.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/centred_note.h"
#include "ui/progress/effort_recorder.h"
#include "ui/progress/progress_texts.h"
#include "ui/settings/save_dialog.h"

namespace arcwright::ui {

ProgressPage::ProgressPage(Workspace& workspace, EffortRecorder& recorder, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_summary(new QLabel(this))
    , m_cost(new QLabel(this))
    , m_words(new CategoryChart(this))
    , m_suggestions(new CategoryChart(this))
    , m_table(new FigureTable(this))
    , m_save(new QPushButton(tr("Save the table…"), this))
    , m_empty(new CentredNote(this))
{
    setFocusProxy(m_table);
    placeParts();
    take({});
    connect(m_save, &QPushButton::clicked, this, &ProgressPage::saveTable);
    connect(&m_worker, &Worker::failed, this, &ProgressPage::failed);
    connect(&m_worker, &Worker::finished, this, &ProgressPage::settled);
    const auto refreshIfSeen = [this] {
        if (isVisible())
            refresh();
    };
    connect(&recorder, &EffortRecorder::recorded, this, refreshIfSeen);
    connect(&workspace, &Workspace::stepped, this, refreshIfSeen);
    connect(&workspace, &Workspace::treebankReplaced, this, [this, refreshIfSeen] {
        m_worker.abandon();
        take({});
        refreshIfSeen();
    });
}

void ProgressPage::placeParts()
{
    m_summary->setObjectName(QStringLiteral("progressSummary"));
    m_cost->setObjectName(QStringLiteral("effortSummary"));
    m_summary->setWordWrap(true);
    m_cost->setWordWrap(true);
    m_table->setAccessibleName(tr("Progress by day and annotator"));
    m_words->setAccessibleName(tr("Words confirmed by day"));
    m_suggestions->setAccessibleName(tr("Share of first suggestions that were right"));
    auto* charts = new QHBoxLayout;
    charts->addWidget(m_words, 1);
    charts->addWidget(m_suggestions, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    auto* where = new QLabel(
        tr("Keys and time are counted on this computer and kept on it alone, apart from the treebank."), this);
    where->setObjectName(QStringLiteral("whereCounted")); // whoever is counted is told so
    where->setWordWrap(true);
    buttons->addWidget(where, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_cost);
    layout->addWidget(m_empty, 1);
    layout->addLayout(charts, 3);
    layout->addWidget(m_table, 2);
    layout->addLayout(buttons);
}

void ProgressPage::setTheme(const Theme& theme)
{
    m_words->setTheme(theme);
    m_suggestions->setTheme(theme);
}

void ProgressPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ProgressPage::refresh()
{
    if (m_workspace.treebank().size() == 0)
        return;
    m_worker.start([this, treebank = m_workspace.treebank()](const std::stop_token& stop, const Worker::Post& post) {
        const auto efforts = effortsOf(treebank);
        if (!efforts)
            return post([this, problem = efforts.error()] { Q_EMIT failed(problem); });
        AnnotationProgress progress = progressOf(treebank, *efforts, stop);
        if (!stop.stop_requested())
            post([this, progress = std::move(progress)] { take(progress); });
    });
}

void ProgressPage::take(AnnotationProgress progress)
{
    m_progress = std::move(progress);
    const QString effort = effortSummary(m_progress);
    m_summary->setText(m_progress.sentences == 0 ? QString() : progressSummary(m_progress));
    m_cost->setText(effort);
    m_cost->setVisible(!effort.isEmpty());
    const ChartContent words = wordsByDay(m_progress);
    const ChartContent suggestions = suggestionsInTime(m_progress);
    m_words->setVisible(!words.isEmpty());
    m_suggestions->setVisible(!suggestions.isEmpty());
    m_words->setContent(words);
    m_suggestions->setContent(suggestions);
    m_table->setVisible(!m_progress.days.empty());
    m_table->setContent(daysTable(m_progress));
    m_save->setVisible(!m_progress.days.empty());
    m_empty->setVisible(words.isEmpty() && suggestions.isEmpty() && m_progress.days.empty());
    m_empty->setText(m_workspace.treebank().size() == 0
            ? tr("No treebank is open, so there is nothing to count.")
            : tr("Each sentence that you confirm is counted here: by day and annotator, with the keys and the time it "
                 "took."));
}

void ProgressPage::saveTable()
{
    const QString path = askWhereToSave(
        this, tr("Save the table"), tr("progress"), QStringLiteral(".tsv"), tr("Tab-separated values (*.tsv)"));
    if (path.isEmpty())
        return;
    const auto saved = writeBytes(path, QByteArray::fromStdString(tableTsv(progressTable(m_progress))));
    if (saved)
        Q_EMIT done(tr("Saved %1").arg(path));
    else
        Q_EMIT failed(saved.error());
}

} // namespace arcwright::ui
