// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/curve_window.h"

#include <algorithm>

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/messages/decoder_sentences.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_file.h"
#include "ui/analysis/figure_table.h"
#include "ui/documents/write_bytes.h"
#include "ui/look/centred_note.h"
#include "ui/look/elided_button.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/look/whole_label.h"
#include "ui/look/wrapping_row.h"
#include "ui/settings/save_dialog.h"
#include "ui/settings/settings.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui {

CurveWindow::CurveWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent)
    : ExperimentWindow(workspace, std::move(training), parent)
    , m_decoders(new ElidedButton(this))
    , m_sizes(makeField(3, 6, 5, tr("Sizes"), tr("All sentences, a half, a quarter, …: so many sizes")))
    , m_samples(makeField(1, 20, 3, tr("Samples"), tr("Models of every size, each on other sentences")))
    , m_epochs(makeField(1, 100, 5, tr("Epochs"), tr("How often each training goes over its sentences")))
    , m_chart(new FigureChart(this))
{
    setWindowTitle(tr("Learning curve"));
    m_chart->setAccessibleName(tr("Scores by the size of the training data"));
    m_table->setAccessibleName(m_chart->accessibleName());
    offerExport(*m_chart, tr("learning-curves", "name of a file"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeSettings());
    layout->addWidget(makeSizes());
    layout->addWidget(m_progress);
    layout->addWidget(m_sentences);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_status);
    layout->addStretch(0);
    layout->addWidget(makeFileButtons(tr("Adds the curves of a file to these"),
        tr("Saves the curves, to open them again, or as a picture or a table"),
        tr("Shows the figures as a table, or as a picture again")));
    constexpr int usualWidth = 760;
    constexpr int usualHeight = 560;
    constexpr int letters = 80; // which a line of large ones has, too, where the screen has room for it
    const int room = screen()->availableSize().width() * 9 / 10;
    resize(std::max(usualWidth, std::min(fontMetrics().averageCharWidth() * letters, room)), usualHeight);
    connectJob();
    connect(&workspace, &Workspace::opened, this, [this] {
        fillDecoders();
        showRunning();
    });
    say(tr(
        "Parsers are trained on parts of the open treebank and scored on sentences that none of them has seen: every "
        "tenth, which is held out, or those of a development file."));
    showRunning();
}

QWidget* CurveWindow::makeSettings()
{
    return makeRunLine(*m_decoders);
}

QWidget* CurveWindow::makeSizes()
{
    auto* row = new WrappingRow(this);
    addFields(*row, {m_sizes, m_samples, m_epochs});
    return row;
}

void CurveWindow::connectJob()
{
    connectTo(m_job);
    connect(&m_job, &CurveJob::curveBegun, this, [this](const LearningCurve& curve) { m_curves.push_back(curve); });
    connect(&m_job, &CurveJob::runDone, this, [this](const CurveRun& run) {
        if (m_curves.empty())
            return; // they were cleared meanwhile
        m_curves.back().add(run);
        noteFound();
        refresh();
    });
    connect(&m_job, &CurveJob::finished, this, [this] {
        std::erase_if(m_curves, [](const LearningCurve& curve) { return curve.points.empty(); });
        showRunning();
        refresh();
    });
    connect(&m_figures, &Worker::finished, this, [this] {
        if (!isBusy())
            Q_EMIT settled();
    });
}

bool CurveWindow::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_wholeStatus = {};
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        keepStatusWhole();
    return ExperimentWindow::event(event);
}

/// Once for each text and width: it asks for the layout that it is called by.
void CurveWindow::keepStatusWhole()
{
    const QMargins margins = layout()->contentsMargins();
    std::pair<QString, int> wanted(m_status->text(), width() - margins.left() - margins.right());
    if (wanted == m_wholeStatus)
        return;
    keepWhole(*m_status, wanted.second);
    m_wholeStatus = std::move(wanted);
}

void CurveWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    fillDecoders();
    showRunning();
}

/// Those that fit the units of the open treebank; what was chosen stays.
void CurveWindow::fillDecoders()
{
    const Units units = unitsOf(m_workspace.treebank());
    QMenu* menu = m_decoders->menu();
    if (units == m_units && !menu->isEmpty())
        return;
    m_units = units;
    menu->clear();
    const auto add = [&](const QString& title, int decoder, bool isUsual) {
        QAction* action = menu->addAction(title);
        action->setCheckable(true);
        action->setChecked(isUsual);
        action->setData(decoder);
        connect(action, &QAction::toggled, this, &CurveWindow::showDecoders);
    };
    const auto titleOf = [](const char* title) { return QCoreApplication::translate("Decoder", title); };
    const TrainingRequest request = m_training();
    if (units == Units::Bunsetsu) {
        for (const BunsetsuDecoder decoder : allBunsetsuDecoders())
            add(titleOf(sentenceOf(decoder).title), static_cast<int>(decoder), decoder == request.bunsetsu.decoder);
    } else {
        for (const Decoder decoder : allDecoders())
            add(titleOf(sentenceOf(decoder).title), static_cast<int>(decoder),
                decoder == request.settings.trainer.decoder.decoder);
    }
    showDecoders();
}

void CurveWindow::showDecoders()
{
    QStringList names;
    for (const int decoder : chosenDecoders()) {
        const std::string_view name = m_units == Units::Bunsetsu ? nameOf(static_cast<BunsetsuDecoder>(decoder))
                                                                 : nameOf(static_cast<Decoder>(decoder));
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    m_decoders->setFullText(names.isEmpty() ? tr("No parser") : tr("Parsers: %1").arg(listed(names)),
        tr("The parsers that get a curve each; all other settings are those of Train"));
    showRunning();
}

std::vector<int> CurveWindow::chosenDecoders() const
{
    std::vector<int> chosen;
    for (const QAction* action : m_decoders->menu()->actions()) {
        if (action->isChecked())
            chosen.push_back(action->data().toInt());
    }
    return chosen;
}

void CurveWindow::start()
{
    CurveWish wish;
    wish.treebank = m_workspace.treebank();
    wish.title = m_workspace.title();
    wish.training = m_training();
    wish.training.development = m_scoredOn->files();
    wish.decoders = chosenDecoders();
    wish.sizes = static_cast<unsigned>(m_sizes->value());
    wish.samples = static_cast<unsigned>(m_samples->value());
    wish.epochs = m_epochs->value();
    if (wish.treebank.size() == 0 || wish.decoders.empty())
        return;
    m_progress->setValue(0);
    say({});
    m_job.start(wish);
    showRunning();
}

void CurveWindow::refresh()
{
    m_figures.abandon();
    m_figures.start([this, curves = m_curves](const std::stop_token&, const Worker::Post& post) {
        auto figure = std::make_shared<CurveFigure>(curveFigure(curves));
        post([this, figure] { take(*figure); });
    });
}

void CurveWindow::take(const CurveFigure& figure)
{
    m_figure = figure;
    tell(figure.sentences);
    m_chart->setContent(figure.chart);
    m_table->setContent(figure.table);
    showRunning();
}

void CurveWindow::showRunning()
{
    showState(m_job, !chosenDecoders().empty(), {m_decoders, m_sizes, m_samples, m_epochs});
    m_table->setVisible(m_tableButton->isChecked());
    m_chart->setVisible(!m_tableButton->isChecked() && !m_figure.chart.isEmpty());
    centreInRoom(*m_status, m_figure.chart.isEmpty());
}

void CurveWindow::setTheme(const Theme& theme)
{
    m_chart->setTheme(theme);
}

void CurveWindow::askAndOpen()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open learning curves"), Settings::folder(), tr("Learning curves (*.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool CurveWindow::openFile(const QString& path)
{
    const auto read = readCurves(path.toStdString());
    if (!read) {
        say(problemTextWithStep(read.error()));
        return false;
    }
    // What is being drawn up stays the last.
    const auto place = m_job.isBusy() && !m_curves.empty() ? m_curves.end() - 1 : m_curves.end();
    m_curves.insert(place, read->begin(), read->end());
    say({});
    refresh();
    showRunning();
    return true;
}

bool CurveWindow::askAndSave()
{
    const QString filters = QStringList{tr("Learning curves, to open them again (*.json)"),
        tr("Scalable picture (*.svg)"), tr("Printed page (*.pdf)"), tr("Pixels (*.png)"),
        tr("Tab-separated values (*.tsv)"), tr("Comma-separated values (*.csv)")}
                                .join(QStringLiteral(";;"));
    const QString path = askWhereToSave(
        this, tr("Save learning curves"), tr("learning-curves", "name of a file"), QStringLiteral(".json"), filters);
    return !path.isEmpty() && saveTo(path);
}

Paintable CurveWindow::picture() const
{
    return {m_chart->size(), [this](QPainter& painter) { m_chart->paintPicture(painter); }, m_chart->accessibleName(),
        m_figure.sentences};
}

std::string CurveWindow::fileText() const
{
    return curvesText(m_curves);
}

} // namespace arcwright::ui
