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
#include "ui/look/elided_button.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

SimulationWindow::SimulationWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent)
    : ExperimentWindow(workspace, std::move(training), parent)
    , m_orders(new ElidedButton(this))
    , m_startSize(makeField(1, 1'000'000, 100, tr("Annotated before"),
          tr("The first sentences of the treebank, on which the parser is trained at the start")))
    , m_sentenceCount(makeField(0, 1'000'000, 200, tr("Sentences"), tr("How many are annotated then; 0: all")))
    , m_retrain(makeField(0, 1'000'000, 100, tr("Train anew after"), tr("So many sentences; 0: never")))
    , m_runs(makeField(1, 20, 1, tr("Runs"), tr("How often all is done, with other seeds each time")))
    , m_live(new QCheckBox(tr("Learn li&ve"), this))
    , m_across(makeFigureField(SimulationFigure::WordsRead, tr("Across")))
    , m_up(makeFigureField(SimulationFigure::Las, tr("Upwards")))
    , m_chart(new LineChart(this))
{
    setWindowTitle(tr("Simulated annotator"));
    m_live->setChecked(true);
    m_live->setToolTip(tr("The parser learns from each sentence as soon as it is confirmed"));
    m_chart->setAccessibleName(tr("What annotating takes, and how good the parser becomes"));
    m_table->setAccessibleName(m_chart->accessibleName());
    offerExport(*m_chart, tr("simulations", "name of a file"));
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
    layout->addWidget(makeFileButtons(
        tr("Adds the simulations of a file to these, also one that arcwright-cli simulate --json wrote"),
        tr("Saves the simulations, to open them again, or as a picture or a table"),
        tr("Shows what all of it takes as a table, or the chart again")));
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
    return makeRunLine(*m_orders);
}

QWidget* SimulationWindow::makeLoop()
{
    auto* row = new WrappingRow(this);
    addFields(*row, {m_startSize, m_sentenceCount, m_retrain, m_runs});
    row->add(m_live);
    return row;
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
    m_orders->setFullText(names.isEmpty() ? tr("No order") : tr("Orders: %1").arg(listed(names)),
        tr("The orders of sentences that are simulated; the parser's settings are those of Train"));
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
    connectTo(m_job);
    connect(&m_job, &SimulationJob::simulated, this, [this](const SimulationRecord& simulation) {
        m_simulations.push_back(simulation);
        noteFound();
        refresh();
    });
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

void SimulationWindow::refresh()
{
    const auto figure
        = [](const QComboBox* field) { return static_cast<SimulationFigure>(field->currentData().toInt()); };
    m_comparison = simulationComparison(m_simulations, figure(m_across), figure(m_up));
    tell(m_comparison.sentences);
    m_chart->setContent(m_comparison.chart);
    m_table->setContent(m_comparison.table);
    showRunning();
}

void SimulationWindow::showRunning()
{
    showState(m_job, !chosenOrders().empty(), {m_orders, m_startSize, m_sentenceCount, m_retrain, m_runs, m_live});
    const bool hasChart = !m_comparison.chart.isEmpty();
    m_tableButton->setVisible(hasChart);
    m_table->setVisible(hasChart && m_tableButton->isChecked());
    m_chart->setVisible(hasChart && !m_tableButton->isChecked());
    m_axes->setVisible(hasChart && !m_tableButton->isChecked());
    centreInRoom(*m_status, !hasChart);
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
        say(problemTextWithStep(read.error()));
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

Paintable SimulationWindow::picture() const
{
    return {m_chart->size(), [this](QPainter& painter) { m_chart->paintPicture(painter); }, m_chart->accessibleName(),
        m_comparison.sentences};
}

std::string SimulationWindow::fileText() const
{
    return simulationsText(m_simulations);
}

} // namespace arcwright::ui
