// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/simulation_window.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/messages/order_sentences.h"
#include "ui/analysis/figure_file.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/line_chart.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/centred_note.h"
#include "ui/look/problem_text.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

SimulationWindow::SimulationWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_training(std::move(training))
    , m_orders(new QToolButton(this))
    , m_scoredOn(new ScoredOnButton(this))
    , m_startSize(makeField(1, 1'000'000, 100, tr("Annotated before"),
          tr("The first sentences of the treebank, on which the parser is trained at the start")))
    , m_sentenceCount(makeField(0, 1'000'000, 200, tr("Sentences"), tr("How many are annotated then; 0: all")))
    , m_retrain(makeField(0, 1'000'000, 100, tr("Train anew after"), tr("So many sentences; 0: never")))
    , m_runs(makeField(1, 20, 1, tr("Runs"), tr("How often all is done, with other seeds each time")))
    , m_live(new QCheckBox(tr("Learn li&ve"), this))
    , m_start(new QPushButton(tr("&Start"), this))
    , m_pause(new QPushButton(this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
    , m_save(new QPushButton(tr("Sa&ve…"), this))
    , m_clear(new QPushButton(tr("C&lear"), this))
    , m_across(makeFigureField(SimulationFigure::WordsRead, tr("Across")))
    , m_up(makeFigureField(SimulationFigure::Las, tr("Upwards")))
    , m_tableButton(new QToolButton(this))
    , m_progress(new QProgressBar(this))
    , m_sentences(new QLabel(this))
    , m_status(new QLabel(this))
    , m_chart(new LineChart(this))
    , m_table(new FigureTable(this))
{
    setWindowTitle(tr("Simulated annotator"));
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    for (QLabel* label : {m_sentences, m_status}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_live->setChecked(true);
    m_live->setToolTip(tr("The parser learns from each sentence as soon as it is confirmed"));
    m_chart->setAccessibleName(tr("What annotating takes, and how good the parser becomes"));
    m_table->setAccessibleName(m_chart->accessibleName());
    m_table->hide();
    m_axes = makeAxes();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeOrders());
    layout->addWidget(makeLoop());
    layout->addWidget(m_progress);
    layout->addWidget(m_sentences);
    layout->addWidget(m_axes);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_status);
    layout->addStretch(0);
    layout->addWidget(makeButtons());
    constexpr QSize usualSize(820, 620);
    resize(usualSize);
    fillOrders();
    connectJob();
    connect(&workspace, &Workspace::opened, this, &SimulationWindow::suggestSizes);
    connect(&workspace, &Workspace::opened, this, &SimulationWindow::showRunning);
    for (QSpinBox* field : {m_startSize, m_retrain})
        connect(field, &QSpinBox::valueChanged, this, [this] { m_isChosen = m_isChosen || !m_isSuggesting; });
    suggestSizes();
    say(tr(
        "The open treebank is annotated once more by somebody who never errs, in each of the orders chosen: what would "
        "that take, and how good would the parser become on sentences that are never annotated?"));
    showRunning();
}

QSpinBox* SimulationWindow::makeField(int least, int most, int value, const QString& name, const QString& tip)
{
    auto* field = new QSpinBox(this);
    field->setRange(least, most);
    field->setValue(value);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    return field;
}

QComboBox* SimulationWindow::makeFigureField(SimulationFigure chosen, const QString& name)
{
    auto* field = new QComboBox(this);
    for (const SimulationFigureRow& row : simulationFigures)
        field->addItem(simulationFigureTitle(row.figure), static_cast<int>(row.figure));
    field->setCurrentIndex(field->findData(static_cast<int>(chosen)));
    field->setAccessibleName(name);
    connect(field, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    return field;
}

/// A small treebank would be used up by what is annotated before.
void SimulationWindow::suggestSizes()
{
    const std::size_t size = m_workspace.treebank().size();
    if (m_isChosen || size == 0)
        return;
    const QScopedValueRollback suggesting(m_isSuggesting, true);
    const int third = static_cast<int>(std::min<std::size_t>(size, 300) / 3);
    for (QSpinBox* field : {m_startSize, m_retrain})
        field->setValue(std::max(1, third));
}

QWidget* SimulationWindow::makeOrders()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins({});
    m_orders->setPopupMode(QToolButton::InstantPopup);
    m_orders->setMenu(new QMenu(m_orders));
    m_orders->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // names can be many
    m_orders->setToolTip(tr("The orders of sentences that are simulated; the parser's settings are those of Train"));
    row->addWidget(m_orders, 1);
    row->addWidget(m_scoredOn);
    for (QPushButton* button : {m_start, m_pause, m_cancel}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_start->setDefault(true);
    return part;
}

QWidget* SimulationWindow::makeLoop()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins({});
    for (QSpinBox* field : {m_startSize, m_sentenceCount, m_retrain, m_runs}) {
        auto* label = new QLabel(field->accessibleName(), part);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field);
    }
    row->addWidget(m_live);
    row->addStretch(1);
    return part;
}

QWidget* SimulationWindow::makeAxes()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins({});
    for (QComboBox* field : {m_up, m_across}) {
        auto* label = new QLabel(field->accessibleName(), part);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field);
    }
    row->addStretch(1);
    return part;
}

QWidget* SimulationWindow::makeButtons()
{
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins({});
    auto* open = new QPushButton(tr("&Open…"), part);
    open->setToolTip(tr("Adds the simulations of a file to these, also one that arcwright-cli simulate --json wrote"));
    m_save->setToolTip(tr("Saves the simulations, to open them again, or as a picture or a table"));
    m_tableButton->setText(tr("Table"));
    m_tableButton->setCheckable(true);
    m_tableButton->setToolTip(tr("Shows what all of it takes as a table, or the chart again"));
    for (QPushButton* button : {open, m_save, m_clear}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    row->addWidget(m_tableButton);
    connect(open, &QPushButton::clicked, this, &SimulationWindow::askAndOpen);
    connect(m_save, &QPushButton::clicked, this, [this] { askAndSave(); });
    connect(m_clear, &QPushButton::clicked, this, &SimulationWindow::clear);
    connect(m_tableButton, &QToolButton::toggled, this, &SimulationWindow::showRunning);
    return part;
}

void SimulationWindow::fillOrders()
{
    for (const OrderSentence& sentence : orderSentences) {
        QAction* action = m_orders->menu()->addAction(QCoreApplication::translate("Order", sentence.title));
        action->setCheckable(true);
        action->setChecked(sentence.kind == AnnotationOrder::Sequence || sentence.kind == AnnotationOrder::Gain);
        action->setData(static_cast<int>(sentence.kind));
        connect(action, &QAction::toggled, this, &SimulationWindow::showOrders);
    }
    showOrders();
}

void SimulationWindow::showOrders()
{
    QStringList names;
    for (const AnnotationOrder order : chosenOrders())
        names << QCoreApplication::translate("Order", orderSentences[static_cast<std::size_t>(order)].title);
    m_orders->setText(names.isEmpty() ? tr("No order") : tr("Orders: %1").arg(names.join(QStringLiteral("; "))));
    showRunning();
}

std::vector<AnnotationOrder> SimulationWindow::chosenOrders() const
{
    std::vector<AnnotationOrder> chosen;
    for (const QAction* action : m_orders->menu()->actions()) {
        if (action->isChecked())
            chosen.push_back(static_cast<AnnotationOrder>(action->data().toInt()));
    }
    return chosen;
}

void SimulationWindow::connectJob()
{
    connect(m_start, &QPushButton::clicked, this, &SimulationWindow::start);
    connect(m_pause, &QPushButton::clicked, this, &SimulationWindow::pause);
    connect(m_cancel, &QPushButton::clicked, &m_job, &SimulationJob::cancel);
    connect(&m_job, &SimulationJob::simulated, this, [this](const SimulationRecord& simulation) {
        m_simulations.push_back(simulation);
        m_isUnsaved = true;
        refresh();
    });
    connect(&m_job, &SimulationJob::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_job, &SimulationJob::failed, this, [this](const Problem& problem) { say(problemText(problem)); });
    connect(&m_job, &SimulationJob::finished, this, [this] {
        showRunning();
        Q_EMIT settled();
    });
}

void SimulationWindow::start()
{
    SimulationWish wish;
    wish.treebank = m_workspace.treebank();
    wish.title = m_workspace.title();
    wish.training = m_training();
    wish.training.development = m_scoredOn->files();
    wish.orders = chosenOrders();
    wish.settings.start = static_cast<std::size_t>(m_startSize->value());
    wish.settings.sentences = static_cast<std::size_t>(m_sentenceCount->value());
    wish.settings.retrain = static_cast<std::size_t>(m_retrain->value());
    wish.settings.seeds = static_cast<unsigned>(m_runs->value());
    wish.settings.live = m_live->isChecked();
    if (wish.treebank.size() == 0 || wish.orders.empty())
        return;
    m_progress->setValue(0);
    say({});
    m_job.start(wish);
    showRunning();
}

void SimulationWindow::pause()
{
    m_job.setPaused(!m_job.isPaused());
    showRunning();
}

void SimulationWindow::clear()
{
    m_simulations.clear();
    m_isUnsaved = false;
    say({});
    refresh();
}

void SimulationWindow::refresh()
{
    const auto figure
        = [](const QComboBox* field) { return static_cast<SimulationFigure>(field->currentData().toInt()); };
    m_comparison = simulationComparison(m_simulations, figure(m_across), figure(m_up));
    m_sentences->setText(m_comparison.sentences);
    m_chart->setContent(m_comparison.chart);
    m_table->setContent(m_comparison.table);
    showRunning();
}

void SimulationWindow::showRunning()
{
    const bool isRunning = m_job.isBusy();
    m_start->setEnabled(!isRunning && m_workspace.treebank().size() > 0 && !chosenOrders().empty());
    for (QWidget* part : {static_cast<QWidget*>(m_orders), static_cast<QWidget*>(m_scoredOn),
             static_cast<QWidget*>(m_startSize), static_cast<QWidget*>(m_sentenceCount),
             static_cast<QWidget*>(m_retrain), static_cast<QWidget*>(m_runs), static_cast<QWidget*>(m_live)})
        part->setEnabled(!isRunning);
    m_clear->setEnabled(!isRunning && !m_simulations.empty());
    m_pause->setText(m_job.isPaused() ? tr("Go o&n") : tr("&Pause"));
    m_pause->setEnabled(isRunning);
    m_cancel->setEnabled(isRunning);
    m_progress->setVisible(isRunning);
    m_progress->setFormat(m_job.isPaused() ? tr("%p%, paused", "percent") : QStringLiteral("%p%"));
    m_save->setEnabled(!m_simulations.empty());
    const bool hasChart = !m_comparison.chart.isEmpty();
    m_tableButton->setVisible(hasChart);
    m_table->setVisible(hasChart && m_tableButton->isChecked());
    m_chart->setVisible(hasChart && !m_tableButton->isChecked());
    m_axes->setVisible(hasChart && !m_tableButton->isChecked());
    m_sentences->setVisible(!m_sentences->text().isEmpty());
    m_status->setVisible(!m_status->text().isEmpty());
    centreInRoom(*m_status, !hasChart);
}

void SimulationWindow::say(const QString& text)
{
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty());
}

QString SimulationWindow::sentences() const
{
    return m_sentences->text();
}

QString SimulationWindow::status() const
{
    return m_status->text();
}

void SimulationWindow::setTheme(const Theme& theme)
{
    m_chart->setTheme(theme);
}

void SimulationWindow::askAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open simulations"), Settings::folder(), tr("Simulations (*.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool SimulationWindow::openFile(const QString& path)
{
    const auto read = readSimulations(path.toStdString());
    if (!read) {
        say(problemText(read.error()));
        return false;
    }
    m_simulations.insert(m_simulations.end(), read->begin(), read->end());
    say({});
    refresh();
    return true;
}

bool SimulationWindow::askAndSave()
{
    const QString filters = QStringList{tr("Simulations, to open them again (*.json)"), tr("Scalable picture (*.svg)"),
        tr("Printed page (*.pdf)"), tr("Pixels (*.png)"), tr("Tab-separated values (*.tsv)"),
        tr("Comma-separated values (*.csv)")}
                                .join(QStringLiteral(";;"));
    const QString path = askWhereToSave(
        this, tr("Save simulations"), tr("simulations", "name of a file"), QStringLiteral(".json"), filters);
    return !path.isEmpty() && saveTo(path);
}

bool SimulationWindow::saveTo(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const Result<void> done = writeBytes(path, bytesFor(ending));
    if (!done) {
        say(problemText(done.error()));
        return false;
    }
    if (ending == u"json")
        m_isUnsaved = false;
    say(tr("Saved %1").arg(QFileInfo(path).fileName()));
    return true;
}

QByteArray SimulationWindow::bytesFor(const QString& ending) const
{
    const auto figure = figureBytes(ending, m_table->content(),
        {m_chart->size(), [this](QPainter& painter) { m_chart->paintPicture(painter); }, m_chart->accessibleName(),
            m_comparison.sentences});
    return figure ? *figure : QByteArray::fromStdString(simulationsText(m_simulations));
}

} // namespace arcwright::ui
