// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/analysis_commands.h"

#include <utility>

#include <QAction>
#include <QMessageBox>
#include <QTabWidget>

#include "ui/analysis/analysis_page.h"
#include "ui/analysis/analysis_tabs.h"
#include "ui/analysis/cause_page.h"
#include "ui/analysis/curve_window.h"
#include "ui/analysis/simulation_window.h"
#include "ui/analysis/suspicion_page.h"
#include "ui/settings/actions.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

AnalysisCommands::AnalysisCommands(Parts parts, QWidget* window)
    : QObject(window)
    , m_parts(std::move(parts))
    , m_window(window)
    , m_causes(new CausePage(m_parts.workspace, m_parts.learning, &m_parts.tabs))
{
    AnalysisPage& page = m_parts.analysis;
    Actions& actions = m_parts.actions;
    const auto toPage = [this] { m_parts.workplaces.go(WorkplaceId::Analyse); };
    connect(actions[ActionId::BackToAnalysis], &QAction::triggered, this, toPage);
    connect(actions[ActionId::LearningCurve], &QAction::triggered, this, [this] { showWindow(m_curves); });
    connect(actions[ActionId::SimulateAnnotator], &QAction::triggered, this, [this] { showWindow(m_simulations); });
    connect(actions[ActionId::SaveReport], &QAction::triggered, this, [this, toPage] {
        toPage();
        m_parts.analysis.saveReport();
    });
    connect(&page, &AnalysisPage::opened, this, &AnalysisCommands::opened);
    connect(&page, &AnalysisPage::failed, this, &AnalysisCommands::failed);
    connect(&page, &AnalysisPage::done, this, &AnalysisCommands::said);
    connect(&page, &AnalysisPage::settled, this, &AnalysisCommands::settled);
    m_parts.tabs.addPage(1, *m_causes, tr("Causes"));
    connect(m_causes, &CausePage::opened, this, &AnalysisCommands::opened);
    connect(m_causes, &CausePage::failed, this, &AnalysisCommands::failed);
    connect(m_causes, &CausePage::done, this, &AnalysisCommands::said);
    connect(m_causes, &CausePage::settled, this, &AnalysisCommands::settled);
    connectSuspicions();
    connectPredictions();
}

/// Figures that somebody looks at do not change, and lead to other sentences, a few predictions at a time.
void AnalysisCommands::connectPredictions()
{
    connect(&m_parts.learning, &Learning::stageChanged, this, [this](TrainingJob::Stage stage) {
        using Stage = TrainingJob::Stage;
        AnalysisModel& model = m_parts.analysis.model();
        const bool wasOfFormer = model.isOfFormer();
        model.setAwaiting(stage == Stage::Predicting || stage == Stage::Jackknifing);
        if (wasOfFormer && !model.isOfFormer() && m_parts.analysis.isVisible())
            Q_EMIT said(tr("The figures are of the new predictions now."));
    });
}

void AnalysisCommands::connectSuspicions()
{
    SuspicionPage& page = m_parts.suspicions;
    connect(m_parts.actions[ActionId::FindSuspicious], &QAction::triggered, this, [this, &page] {
        m_parts.workplaces.go(WorkplaceId::Analyse);
        m_parts.tabs.showPage(page);
        page.findOnce();
        page.setFocus();
    });
    for (const auto signal : {&Learning::modelChanged, &Learning::modelSaved})
        connect(&m_parts.learning, signal, this, &AnalysisCommands::offerJudge);
    connect(&m_parts.workspace, &Workspace::opened, this, &AnalysisCommands::offerJudge);
    offerJudge();
    connect(&page, &SuspicionPage::opened, this, &AnalysisCommands::opened);
    connect(&page, &SuspicionPage::deciding, this, &AnalysisCommands::deciding);
    connect(&page, &SuspicionPage::failed, this, &AnalysisCommands::failed);
    connect(&page, &SuspicionPage::said, this, &AnalysisCommands::said);
    connect(&page, &SuspicionPage::noteChanged, this,
        [this, &page](const QString& note) { m_parts.tabs.setNote(page, note); });
    connect(&page, &SuspicionPage::settled, this, &AnalysisCommands::settled);
}

/// A model that is for other units, or was only in use for a treebank before, judges nothing here.
void AnalysisCommands::offerJudge()
{
    const Learning& learning = m_parts.learning;
    const bool isThere = !isNull(learning.anyModel()) && !learning.misfitOf(learning.anyModel());
    m_parts.suspicions.search().setModel({isThere ? learning.modelTitle() : QString(),
        [&learning](std::size_t sentence) { return learning.anyModelFor(sentence); }});
}

void AnalysisCommands::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_parts.analysis.setTheme(theme);
    m_causes->setTheme(theme);
    m_parts.suspicions.setTheme(theme);
    if (m_curves != nullptr)
        m_curves->setTheme(theme);
    if (m_simulations != nullptr)
        m_simulations->setTheme(theme);
}

bool AnalysisCommands::isBusy() const
{
    return m_parts.analysis.isBusy() || m_causes->isBusy() || m_parts.suspicions.isBusy()
        || (m_curves != nullptr && m_curves->isBusy()) || (m_simulations != nullptr && m_simulations->isBusy());
}

AnalysisPlace AnalysisCommands::place() const
{
    return {
        m_parts.tabs.tabs()->currentIndex(), m_parts.analysis.place(), m_causes->place(), m_parts.suspicions.place()};
}

void AnalysisCommands::setPlace(const AnalysisPlace& place)
{
    m_parts.tabs.tabs()->setCurrentIndex(place.tab);
    m_parts.analysis.setPlace(place.figures);
    m_causes->setPlace(place.causes);
    m_parts.suspicions.setPlace(place.suspicions);
}

QStringList AnalysisCommands::jobs() const
{
    QStringList jobs;
    if (m_causes->finder().isBusy())
        jobs << tr("the search for causes of errors");
    if (m_parts.suspicions.isSearching())
        jobs << tr("the search for suspicious annotations");
    if (m_curves != nullptr && m_curves->isDrawingUp())
        jobs << tr("the learning curve");
    if (m_simulations != nullptr && m_simulations->isRunning())
        jobs << tr("the simulated annotator");
    return jobs;
}

QStringList AnalysisCommands::unsaved() const
{
    QStringList unsaved;
    if (m_curves != nullptr && m_curves->isUnsaved())
        unsaved << tr("the learning curves");
    if (m_simulations != nullptr && m_simulations->isUnsaved())
        unsaved << tr("the simulations");
    return unsaved;
}

bool AnalysisCommands::mayLoseCurves()
{
    return mayLose(m_curves, tr("Learning curves not saved"), unsavedCurves())
        && mayLose(m_simulations, tr("Simulations not saved"), unsavedSimulations());
}

QString AnalysisCommands::unsavedCurves()
{
    return tr("The learning curves are in no file, and will be lost.");
}

QString AnalysisCommands::unsavedSimulations()
{
    return tr("The simulations are in no file, and will be lost.");
}

QList<AtStake> AnalysisCommands::atStake()
{
    QList<AtStake> all;
    if (m_curves != nullptr && m_curves->isUnsaved())
        all.push_back({unsavedCurves(), [this] { return m_curves->askAndSave(); }});
    if (m_simulations != nullptr && m_simulations->isUnsaved())
        all.push_back({unsavedSimulations(), [this] { return m_simulations->askAndSave(); }});
    return all;
}

template <class Window>
bool AnalysisCommands::mayLose(Window* window, const QString& title, const QString& text)
{
    if (window == nullptr || !window->isUnsaved())
        return true;
    QMessageBox box(
        QMessageBox::Question, title, text, QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && window->askAndSave());
}

template <class Window>
void AnalysisCommands::showWindow(Window*& window)
{
    if (window == nullptr) {
        window = new Window(m_parts.workspace, m_parts.training, m_window);
        window->setTheme(m_theme);
        connect(window, &Window::settled, this, &AnalysisCommands::settled);
    }
    window->show();
    window->raise();
    window->activateWindow(); // else its keys would do nothing until it is clicked
}

} // namespace arcwright::ui
