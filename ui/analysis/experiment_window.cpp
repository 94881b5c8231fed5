// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/experiment_window.h"

#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "ui/analysis/experiment_job.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/figure_file.h"
#include "ui/analysis/figure_table.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/elided_button.h"
#include "ui/look/percent_format.h"
#include "ui/look/problem_text.h"
#include "ui/look/wrapping_row.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

namespace {

/// Held together, its label before it.
QWidget* labelled(QWidget& field, QWidget* parent)
{
    auto* pair = new QWidget(parent);
    auto* line = new QHBoxLayout(pair);
    line->setContentsMargins({});
    auto* label = new QLabel(field.accessibleName(), pair);
    label->setBuddy(&field);
    line->addWidget(label);
    line->addWidget(&field);
    return pair;
}

} // namespace

// Texts are those of the learning curves, which were translated first.

ExperimentWindow::ExperimentWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_training(std::move(training))
    , m_scoredOn(new ScoredOnButton(this))
    , m_tableButton(new QToolButton(this))
    , m_sentences(new QLabel(this))
    , m_status(new QLabel(this))
    , m_table(new FigureTable(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(QCoreApplication::translate("CurveWindow", "&Start"), this))
    , m_pause(new QPushButton(this))
    , m_cancel(new QPushButton(QCoreApplication::translate("CurveWindow", "&Cancel"), this))
    , m_open(new QPushButton(QCoreApplication::translate("CurveWindow", "&Open…"), this))
    , m_save(new QPushButton(QCoreApplication::translate("CurveWindow", "Sa&ve…"), this))
    , m_clear(new QPushButton(QCoreApplication::translate("CurveWindow", "C&lear"), this))
{
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    for (QLabel* label : {m_sentences, m_status}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_table->hide();
}

QSpinBox* ExperimentWindow::makeField(int least, int most, int value, const QString& name, const QString& tip)
{
    auto* field = new QSpinBox(this);
    field->setRange(least, most);
    field->setValue(value);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    return field;
}

/// A field and its label go to the next line together.
void ExperimentWindow::addFields(WrappingRow& row, std::initializer_list<QSpinBox*> fields)
{
    for (QSpinBox* field : fields)
        row.add(labelled(*field, &row));
}

QWidget* ExperimentWindow::makeRunLine(ElidedButton& choice)
{
    choice.setPopupMode(QToolButton::InstantPopup);
    choice.setMenu(new QMenu(&choice));
    auto* row = new WrappingRow(this);
    row->add(&choice, true);
    row->add(m_scoredOn);
    row->addSpace();
    for (QPushButton* button : {m_start, m_pause, m_cancel}) {
        button->setAutoDefault(false);
        row->add(button);
    }
    m_start->setDefault(true);
    return row;
}

QWidget* ExperimentWindow::makeFileButtons(const QString& openTip, const QString& saveTip, const QString& tableTip)
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins({});
    m_open->setToolTip(openTip);
    m_save->setToolTip(saveTip);
    m_tableButton->setText(QCoreApplication::translate("CurveWindow", "Table"));
    m_tableButton->setCheckable(true);
    m_tableButton->setToolTip(tableTip);
    for (QPushButton* button : {m_open, m_save, m_clear}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    row->addWidget(m_tableButton);
    connect(m_open, &QPushButton::clicked, this, [this] { askAndOpen(); });
    connect(m_save, &QPushButton::clicked, this, [this] { askAndSave(); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        forget();
        m_isUnsaved = false;
        say({});
        refresh();
        showRunning();
    });
    connect(m_tableButton, &QToolButton::toggled, this, [this] { showRunning(); });
    return part;
}

void ExperimentWindow::connectTo(ExperimentJob& job)
{
    connect(m_start, &QPushButton::clicked, this, [this] { start(); });
    connect(m_pause, &QPushButton::clicked, this, [this, &job] {
        job.setPaused(!job.isPaused());
        showRunning();
    });
    connect(m_cancel, &QPushButton::clicked, &job, &ExperimentJob::cancel);
    connect(&job, &ExperimentJob::progressed, m_progress, &QProgressBar::setValue);
    connect(&job, &ExperimentJob::failed, this, [this](const Problem& problem) { say(problemTextWithStep(problem)); });
}

void ExperimentWindow::showState(const ExperimentJob& job, bool canStart, std::initializer_list<QWidget*> parts)
{
    const bool isRunning = job.isBusy();
    m_start->setEnabled(!isRunning && canStart && m_workspace.treebank().size() > 0);
    m_scoredOn->setEnabled(!isRunning);
    for (QWidget* part : parts)
        part->setEnabled(!isRunning);
    m_clear->setEnabled(!isRunning && hasAny());
    m_pause->setText(job.isPaused() ? QCoreApplication::translate("CurveWindow", "Go o&n")
                                    : QCoreApplication::translate("CurveWindow", "&Pause"));
    m_pause->setEnabled(isRunning);
    m_cancel->setEnabled(isRunning);
    m_progress->setVisible(isRunning);
    m_progress->setFormat(
        job.isPaused() ? QCoreApplication::translate("CurveWindow", "%p%, paused", "percent") : percentFormat());
    m_save->setEnabled(hasAny());
    m_sentences->setVisible(!m_sentences->text().isEmpty());
    m_status->setVisible(!m_status->text().isEmpty());
}

void ExperimentWindow::say(const QString& text)
{
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
}

void ExperimentWindow::tell(const QString& sentences)
{
    m_sentences->setText(sentences);
    m_sentences->setVisible(!sentences.isEmpty());
}

QString ExperimentWindow::sentences() const
{
    return m_sentences->text();
}

QString ExperimentWindow::status() const
{
    return m_status->text();
}

void ExperimentWindow::offerExport(QWidget& chart, const QString& name)
{
    auto* figure = new FigureExport({[this] { return picture(); }, [this] { return m_table->content(); },
                                        [name] { return name; }, [this] { return fileText(); }},
        this);
    figure->offerOn(chart);
    figure->offerOn(*m_table);
    connect(figure, &FigureExport::failed, this, [this](const Problem& problem) { say(problemTextWithStep(problem)); });
    connect(figure, &FigureExport::done, this, &ExperimentWindow::say);
}

bool ExperimentWindow::saveTo(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto figure = figureBytes(ending, m_table->content(), picture());
    const Result<void> done = writeBytes(path, figure ? *figure : QByteArray::fromStdString(fileText()));
    if (!done) {
        say(problemTextWithStep(done.error()));
        return false;
    }
    if (ending == u"json")
        m_isUnsaved = false;
    say(QCoreApplication::translate("CurveWindow", "Saved %1").arg(QFileInfo(path).fileName()));
    return true;
}

} // namespace arcwright::ui
