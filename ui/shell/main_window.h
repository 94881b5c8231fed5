// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "ui/look/theme.h"
#include "ui/settings/actions.h"
#include "ui/shell/launch_options.h"
#include "ui/shell/open_work.h"
#include "ui/shell/settling.h"
#include "ui/shell/window_place.h"

namespace arcwright::ui {

class AlikePanel;
class AnalysisCommands;
class AnalysisPage;
class AnalysisTabs;
class CurveWindow;
class ExerciseCommands;
class FileCommands;
class TextCommands;
class FileNotices;
class HelpCommands;
class JobNotice;
class KeyboardOwner;
class MainToolBar;
class MessageBar;
class ModelChangeNotice;
class ModelOffers;
class PictureCommands;
class PlayerCommands;
class PlayerPanel;
class QueueGuide;
class ProblemsPanel;
class SearchPanel;
class SentenceBrowser;
class SentenceView;
class SettingsCommands;
class ShelfCommands;
class SidePanels;
class Start;
class StatusLine;
class SuspicionPage;
class TokenTable;
class TrainPage;
class TrainingCommands;
class TrainingPanel;
class WhyPanel;
class WorkplaceBar;
class Workplaces;

/// The window: makes the parts, places them and connects them, and does nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);
    /// A window on what another one had open: introduceWork() shows it.
    explicit MainWindow(std::shared_ptr<OpenWork> work, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens what the program was started with.
    void launch(const LaunchOptions& options);
    /// Shows what was open before this window was made, where `place` says.
    void introduceWork(const WindowPlace& place);
    /// What is open, to be given to another window when this one is gone, and where one is in it.
    std::shared_ptr<OpenWork> work() const { return m_work; }
    WindowPlace place() const;
    /// What would be lost if this window gave way to another one on the same work, as people call it.
    QStringList wouldBeLost() const;
    /// Whether something is still being opened, trained or predicted.
    bool isBusy() const { return m_settling.isBusy(); }

    Workspace& workspace() { return m_workspace; }
    Learning& learning() { return m_learning; }
    LiveLearner& liveLearner() { return m_live; }
    TrainingQueue& jobs() { return m_jobs; }
    Assistant& assistant() { return m_assistant; }
    const Validator& validator() const { return m_validator; }
    ProblemsPanel* problemsPanel() const { return m_problems; }
    const ScoreKeeper& scores() const { return m_scores; }
    Actions& actions() { return m_actions; }
    Workplaces& workplaces() { return *m_workplaces; }
    MainToolBar* toolBar() const { return m_tools; }
    SentenceBrowser* browser() const { return m_browser; }
    SentenceView* sentenceView() const { return m_view; }
    ShelfCommands& shelf() { return *m_shelf; }
    TrainPage* trainPage() const { return m_train; }
    TrainingPanel* trainingPanel() const { return m_training; }
    PlayerPanel* playerPanel() const { return m_player; }
    PlayerCommands& playerCommands() { return *m_playerCommands; }
    ExerciseCommands& exercises() { return *m_exercises; }
    TokenTable* tokenTable() const { return m_words; }
    WhyPanel* whyPanel() const { return m_why; }
    SearchPanel* searchPanel() const { return m_search; }
    AlikePanel* alikePanel() const { return m_alike; }
    AnalysisPage* analysisPage() const { return m_analysis; }
    SuspicionPage* suspicionPage() const { return m_suspicions; }
    /// Null until somebody wants it.
    CurveWindow* curveWindow() const;
    MessageBar* messageBar() const { return m_messages; }
    FileCommands& files() { return *m_files; }
    TextCommands& texts() { return *m_texts; }
    FileNotices& notices() { return *m_notices; }
    const KeyboardOwner& keyboard() const { return *m_keyboard; }
    QueueGuide& queue() { return *m_queue; }
    PictureCommands& pictures() { return *m_pictures; }
    HelpCommands& help() { return *m_help; }
    /// Remembers where the window, its panels and bars are.
    void rememberLook();
    QString statusText() const;
    void setTheme(ThemeKind kind);

Q_SIGNALS:
    /// Everything asked for so far has been done, or has failed.
    void settled();
    /// The window is to speak another language: that of the settings.
    void languageChosen();
    /// The settings are others, all of them perhaps.
    void settingsReplaced();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void placeParts();
    void placePanels();
    void placePages();
    void connectFiles();
    void connectSentences();
    void connectProblems();
    void connectLearning();
    void connectStart();
    void connectPanels();
    void connectAnalysis();
    void connectView();
    void connectKeyboard();
    void connectHelp();
    void onOpened();
    void updateTitle();
    void showFailure(const Problem& problem);
    void showSuccess(const QString& message);
    QString wayBackToAnalysis() const;
    void onSettled();
    /// What is under way and would be lost, as people call it.
    QStringList workUnderWay() const;
    PlacedParts placedParts() const;

    Theme m_theme;
    std::shared_ptr<OpenWork> m_work;
    Workspace& m_workspace;
    Learning& m_learning;
    LiveLearner& m_live;
    TrainingQueue& m_jobs;
    Assistant& m_assistant;
    ScoreKeeper& m_scores;
    Validator& m_validator;
    Actions m_actions;
    FileCommands* m_files;
    TextCommands* m_texts = nullptr;
    FileNotices* m_notices = nullptr;
    PictureCommands* m_pictures = nullptr;
    TrainingCommands* m_trainer = nullptr;
    JobNotice* m_jobNotice = nullptr;
    ModelChangeNotice* m_changeNotice = nullptr;
    ModelOffers* m_offers = nullptr;
    KeyboardOwner* m_keyboard = nullptr;
    SidePanels* m_panels = nullptr;
    MessageBar* m_messages;
    SentenceBrowser* m_browser;
    SentenceView* m_view;
    QueueGuide* m_queue;
    TrainingPanel* m_training;
    TrainPage* m_train = nullptr;
    ProblemsPanel* m_problems;
    TokenTable* m_words;
    PlayerPanel* m_player;
    PlayerCommands* m_playerCommands = nullptr;
    ExerciseCommands* m_exercises = nullptr;
    WhyPanel* m_why;
    SearchPanel* m_search;
    AlikePanel* m_alike;
    AnalysisPage* m_analysis;
    SuspicionPage* m_suspicions;
    AnalysisTabs* m_analysisTabs;
    AnalysisCommands* m_analysisCommands = nullptr;
    ShelfCommands* m_shelf = nullptr;
    StatusLine* m_status;
    Workplaces* m_workplaces;
    MainToolBar* m_tools;
    WorkplaceBar* m_places;
    Start* m_start = nullptr;
    SettingsCommands* m_settings = nullptr;
    HelpCommands* m_help = nullptr;
    Settling m_settling;
    bool m_isIntroducing = false; ///< work that was open before this window
};

} // namespace arcwright::ui
