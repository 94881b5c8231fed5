// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QListView>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/analysis/analysis_page.h"
#include "ui/analysis/analysis_tabs.h"
#include "ui/analysis/suspicion_page.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/problems_panel.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/token_table.h"
#include "ui/annotation/zone_panel.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/look/icons.h"
#include "ui/look/motion.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/stop_of_panel.h"
#include "ui/queue/queue_bar.h"
#include "ui/queue/queue_guide.h"
#include "ui/search/alike_panel.h"
#include "ui/search/search_panel.h"
#include "ui/settings/motion_setting.h"
#include "ui/settings/settings.h"
#include "ui/settings/window_screen.h"
#include "ui/shell/analysis_commands.h"
#include "ui/shell/annotation_place.h"
#include "ui/shell/canvas_menu.h"
#include "ui/shell/closing_question.h"
#include "ui/shell/enhance_commands.h"
#include "ui/shell/file_actions.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_drops.h"
#include "ui/shell/file_notices.h"
#include "ui/shell/guidance_commands.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/job_notice.h"
#include "ui/shell/keyboard_owner.h"
#include "ui/shell/main_tool_bar.h"
#include "ui/shell/menus.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/message_place.h"
#include "ui/shell/model_change_notice.h"
#include "ui/shell/model_offers.h"
#include "ui/shell/model_reading_sign.h"
#include "ui/shell/nothing_open.h"
#include "ui/shell/picture_commands.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/problem_commands.h"
#include "ui/shell/queue_commands.h"
#include "ui/shell/sample_exercises.h"
#include "ui/shell/score_label.h"
#include "ui/shell/sentence_commands.h"
#include "ui/shell/sentence_list_menu.h"
#include "ui/shell/settings_commands.h"
#include "ui/shell/settings_dialog.h"
#include "ui/shell/shelf_commands.h"
#include "ui/shell/side_panels.h"
#include "ui/shell/start.h"
#include "ui/shell/status_line.h"
#include "ui/shell/tab_order.h"
#include "ui/shell/teach_commands.h"
#include "ui/shell/teach_page.h"
#include "ui/shell/text_commands.h"
#include "ui/shell/train_page.h"
#include "ui/shell/training_commands.h"
#include "ui/shell/training_indicator.h"
#include "ui/shell/undo_commands.h"
#include "ui/shell/view_commands.h"
#include "ui/shell/window_title.h"
#include "ui/shell/workplace_bar.h"
#include "ui/shell/workplaces.h"
#include "ui/shell/zone_commands.h"
#include "ui/training/training_panel.h"
#include "ui/training/why_panel.h"
#include "ui/work/careful_application.h"

namespace arcwright::ui {

namespace {

constexpr QSize defaultSize(1280, 860);
constexpr QSize largestSize(2200, 1400); ///< of a window that nobody has made larger
constexpr QSize windowFrame(16, 48); ///< with the title bar, of which nothing is known before the window is shown

/// Puts a window that was kept on a larger screen into the one that it is on: its menus and buttons would be out of
/// reach. Qt moves such a window, and leaves it as large as it was.
void fitIntoScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QRect room = window.screen()->availableGeometry();
    const QSize free = room.size() - windowFrame;
    const QRect kept = window.geometry();
    if (room.contains(kept) && kept.width() <= room.width() && kept.height() <= free.height())
        return;
    QRect fitted(kept.topLeft(), kept.size().boundedTo(free));
    const QPoint first
        = room.topLeft() + QPoint(windowFrame.width() / 2, windowFrame.height() - windowFrame.width() / 2);
    fitted.moveLeft(std::clamp(fitted.left(), first.x(), std::max(first.x(), room.right() - fitted.width())));
    fitted.moveTop(std::clamp(fitted.top(), first.y(), std::max(first.y(), room.bottom() - fitted.height())));
    window.setGeometry(fitted);
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : MainWindow(std::make_shared<OpenWork>(), parent) { }

MainWindow::MainWindow(std::shared_ptr<OpenWork> work, QWidget* parent)
    : QMainWindow(parent)
    , m_work(std::move(work))
    , m_workspace(m_work->workspace)
    , m_learning(m_work->learning)
    , m_live(m_work->live)
    , m_jobs(m_work->jobs)
    , m_assistant(m_work->assistant)
    , m_scores(m_work->scores)
    , m_validator(m_work->validator)
    , m_actions(this)
    , m_files(new FileCommands(m_workspace, m_learning, this))
    , m_messages(new MessageBar(this))
    , m_browser(new SentenceBrowser(m_workspace, this))
    , m_view(new SentenceView(m_workspace, this))
    , m_queue(new QueueGuide(
          {m_workspace, m_learning, m_work->queue, m_work->budget, *m_browser, *m_view, m_actions}, this))
    , m_training(new TrainingPanel(m_learning, this))
    , m_problems(new ProblemsPanel(m_workspace, m_validator, this))
    , m_words(new TokenTable(m_workspace, this))
    , m_player(new PlayerPanel(this))
    , m_why(new WhyPanel(m_workspace, m_learning, this))
    , m_search(new SearchPanel(m_workspace, this))
    , m_alike(new AlikePanel(m_workspace, this))
    , m_analysis(new AnalysisPage(m_workspace, m_actions, this))
    , m_suspicions(new SuspicionPage(m_workspace, m_actions, this))
    , m_analysisTabs(new AnalysisTabs(*m_analysis, *m_suspicions, this))
    , m_status(new StatusLine(*m_messages, *statusBar()))
    , m_workplaces(new Workplaces(m_actions, *m_view, *this))
    , m_tools(new MainToolBar(m_actions, this))
    , m_places(new WorkplaceBar(m_actions, *m_workplaces, this))
{
    QApplication::setWindowIcon(iconNamed(QStringLiteral("arcwright"))); // of its dialogs, too
    m_view->setFocusProxy(m_view->canvas());
    placeParts();
    auto* menus = new Menus(m_actions, *m_files, m_learning, *this);
    auto* annotationPlace = new AnnotationPlace(m_workspace, m_actions, *m_status, this);
    connect(menus, &Menus::fileMenuOpens, annotationPlace, &AnnotationPlace::update);
    connect(menus, &Menus::correctMenuOpens, this,
        [this, menus] { menus->showPragueMarks(m_view->arcEditing()->takesFlags()); });
    connect(menus, &Menus::wordsMenuOpens, this,
        [this, menus] { menus->showBunsetsuBorders(m_view->arcEditing()->hasBunsetsu()); });
    connect(m_workplaces, &Workplaces::panelOffered, menus, &Menus::offerPanel);
    connect(&m_settling, &Settling::settled, this, &MainWindow::onSettled);
    connectFiles();
    connectSentences();
    connectProblems();
    connectLearning();
    connectStart();
    connectPanels();
    connectAnalysis();
    connectView();
    connectKeyboard();
    connectHelp();
    setTheme(Settings::theme());
    const QSize free = screen()->availableSize() - windowFrame;
    resize(defaultSize.expandedTo(free * 4 / 5).boundedTo(free).boundedTo(largestSize));
    if (restoreGeometry(Settings::windowGeometry()) && windowScreen() != screen()->availableSize())
        fitIntoScreen(*this);
    m_workplaces->begin();
    connect(m_workplaces, &Workplaces::leaving, m_view, [this](WorkplaceId id) {
        if (workplaceOf(id).showsSentence)
            m_view->leave();
    });
    connect(m_workplaces, &Workplaces::arrived, m_view, [this](WorkplaceId id) {
        if (workplaceOf(id).showsSentence)
            m_view->comeBack();
    });
    updateTitle();
}

MainWindow::~MainWindow()
{
    hide(); // a cell that is being edited writes what it holds while there is a treebank
}

void MainWindow::placeParts()
{
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    new MessagePlace(*m_messages, *centre);
    layout->addWidget(m_queue->bar());
    layout->addWidget(m_workplaces->middle(), 1);
    setCentralWidget(centre);
    placePanels();
    placePages();
    addToolBar(Qt::TopToolBarArea, m_tools);
    const bool isMirrored = isRightToLeft(); // Qt leaves bars and panels where they are
    addToolBar(isMirrored ? Qt::RightToolBarArea : Qt::LeftToolBarArea, m_places);
    m_workplaces->addBar(m_tools);
    m_workplaces->addBar(m_places);
    if (isMirrored)
        setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    else
        setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    statusBar()->addPermanentWidget(new ModelReadingSign(m_files->models(), this));
    auto* training = new TrainingIndicator(m_learning, *m_training, *m_workplaces, this);
    statusBar()->addPermanentWidget(training);
    auto* scores = new ScoreLabel(m_workspace, m_scores, this);
    statusBar()->addPermanentWidget(scores);
    connect(m_status, &StatusLine::crowded, scores, &ScoreLabel::setBrief);
    connect(m_status, &StatusLine::crowded, training, &TrainingIndicator::setBrief);
}

void MainWindow::placePanels()
{
    const auto add = [this](const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
        return m_workplaces->addPanel(QString::fromLatin1(name), title, content, area);
    };
    const auto first = isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
    const auto last = isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    add("sentences", tr("Sentences"), m_browser, first);
    QDockWidget* problems = add("problems", m_problems->title(), m_problems, Qt::BottomDockWidgetArea);
    connect(m_problems, &ProblemsPanel::titleChanged, problems, &QWidget::setWindowTitle);
    add("words", tr("Words"), m_words, Qt::BottomDockWidgetArea);
    add("search", tr("Search"), m_search, Qt::BottomDockWidgetArea);
    add("alike", tr("Arcs alike"), m_alike, Qt::BottomDockWidgetArea);
    auto* zones = new ZonePanel(
        m_workspace, [this]() -> const Theme& { return m_theme; }, this);
    add("zones", tr("Other zones"), zones, Qt::BottomDockWidgetArea);
    add("why", tr("Why"), m_why, last);
    constexpr int panelHeight = 230;
    resizeDocks({problems}, {panelHeight}, Qt::Vertical);
}

void MainWindow::placePages()
{
    m_workplaces->addPage(WorkplaceId::Analyse, m_analysisTabs);
    m_train = new TrainPage(
        {m_workspace, m_learning, m_files->models(), m_jobs, m_scores, m_actions, *m_view, *m_training}, this);
    m_workplaces->addPage(WorkplaceId::Train, m_train);
    connect(m_train, &TrainPage::failed, this, &MainWindow::showFailure);
    connect(m_train, &TrainPage::done, this, &MainWindow::showSuccess);
    m_settling.watch(m_train, &TrainPage::settled, [this] { return m_train->isBusy(); });
    auto* teach = new TeachPage(*m_player, m_actions, this);
    m_workplaces->addPage(WorkplaceId::Teach, teach);
    const auto bringPlayer = [this, teach] {
        teach->showPlayer();
        m_workplaces->go(WorkplaceId::Teach);
    };
    m_playerCommands = new PlayerCommands(m_workspace, m_learning, m_actions, *m_player, bringPlayer, *this);
    m_exercises = new ExerciseCommands(
        m_workspace, m_actions, [this]() -> const Theme& { return m_theme; }, *this);
    m_exercises->offerBuiltIn(sampleExercises);
    m_exercises->askAbout(
        {[this] { return stopOf(*m_player); }, [this] { return m_playerCommands->writing().writtenStops(); }});
    m_texts = new TextCommands(m_workspace, m_learning, *m_files, m_actions, *this);
    new TeachCommands({*teach, *m_workplaces, *m_playerCommands, *m_exercises, m_actions}, this);
    const auto complain = [this](const QString& sentence) { m_messages->show(sentence, {}); };
    connect(m_playerCommands, &PlayerCommands::failed, m_messages, &MessageBar::showProblem);
    connect(m_playerCommands, &PlayerCommands::done, m_status, &StatusLine::say);
    connect(m_playerCommands, &PlayerCommands::refused, m_messages, complain);
    m_settling.watch(m_player, &PlayerPanel::made, [this] { return m_player->isBusy(); });
    connect(m_exercises, &ExerciseCommands::done, m_status, &StatusLine::say);
    connect(m_exercises, &ExerciseCommands::refused, m_messages, complain);
    connect(m_texts, &TextCommands::done, m_status, &StatusLine::say);
    connect(m_texts, &TextCommands::failed, m_messages, &MessageBar::showProblem);
    connect(m_texts, &TextCommands::refused, m_messages, [this](const QString& text) { m_messages->show(text, {}); });
}

void MainWindow::connectFiles()
{
    new FileActions({*m_files, m_assistant, m_actions, *m_view, [this]() -> const Theme& { return m_theme; }}, this);
    connect(m_actions[ActionId::Quit], &QAction::triggered, this, &QWidget::close);
    connect(m_files, &FileCommands::failed, this, &MainWindow::showFailure);
    connect(m_files, &FileCommands::done, this, &MainWindow::showSuccess);
    m_pictures = new PictureCommands(m_actions, *m_view, this);
    connect(m_pictures, &PictureCommands::failed, this, &MainWindow::showFailure);
    connect(m_pictures, &PictureCommands::done, this, &MainWindow::showSuccess);
    connect(&m_workspace, &Workspace::opened, this, &MainWindow::onOpened);
    connect(&m_workspace, &Workspace::layerOpened, &m_settling, &Settling::ask);
    m_settling.watch([this] { return m_workspace.isOpening(); });
    m_settling.watch(&m_work->zones, &ZoneLayers::read, [this] { return m_work->zones.isReading(); });
    connect(&m_workspace, &Workspace::problemsFound, this, [this](const std::vector<Problem>& problems) {
        if (m_messages->message().isEmpty() || m_help->isOfferingTours())
            m_messages->showProblems(problems);
    });
    connect(&m_workspace, &Workspace::failed, this, [this](const Problem& problem) {
        m_messages->showProblem(problem);
        m_start->forget();
        m_settling.ask();
    });
    connect(&m_workspace, &Workspace::refused, m_status, &StatusLine::refuse);
    connect(m_view->canvas(), &ArcCanvas::wordSelected, m_status, [this](int word) {
        if (word > 0)
            m_status->takeWord();
    });
    m_notices = new FileNotices(m_workspace, *m_files, *m_messages, this);
    connect(&m_workspace, &Workspace::historyChanged, this, &MainWindow::updateTitle);
    auto* undo = new UndoCommands(m_workspace, m_actions, *m_browser, *m_view, *m_messages, this);
    undo->setShown([this](std::size_t sentence) { return m_suspicions->shows(sentence); });
    m_workplaces->setShownHere(
        [undo](ActionId id) { return (id == ActionId::Undo || id == ActionId::Redo) && undo->isShown(id); });
    connect(&m_workspace, &Workspace::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_workspace, &Workspace::stepped, m_status, &StatusLine::say);
}

void MainWindow::connectSentences()
{
    auto* commands = new SentenceCommands(m_workspace, m_actions, *m_browser, *m_view, this);
    connect(commands, &SentenceCommands::said, m_status, &StatusLine::say);
    connect(commands, &SentenceCommands::added, m_status, &StatusLine::add);
    connect(commands, &SentenceCommands::uncertainSentenceWanted, this,
        [this](int by) { m_assistant.seekUncertain(m_browser->listedBeside(by)); });
    new QueueCommands({*m_queue, *commands, m_live, *m_workplaces}, this);
    m_settling.watch(m_queue, &QueueGuide::settled, [this] { return m_queue->isBusy(); });
    connect(m_queue, &QueueGuide::failed, m_messages, &MessageBar::showProblem);
    new CanvasMenu(m_workspace, m_actions, *m_view, this);
    new SentenceListMenu(m_actions, *m_browser, *m_view, this);
    ArcCanvas* canvas = m_view->canvas();
    connect(m_view, &SentenceView::sentenceShown, m_words, &TokenTable::show);
    connect(m_view, &SentenceView::sentenceShown, m_playerCommands, &PlayerCommands::showSentence);
    connect(canvas, &ArcCanvas::wordSelected, m_words, &TokenTable::selectUnit);
    connect(m_words, &TokenTable::unitChosen, canvas, &ArcCanvas::setSelectedWord);
    connect(m_words, &TokenTable::left, canvas, [canvas] { canvas->setFocus(); });
    connect(m_browser, &SentenceBrowser::sentenceChosen, m_view, &SentenceView::showSentence);
    connect(m_browser, &SentenceBrowser::textSearched, m_view, &SentenceView::setSearched);
    connect(m_browser, &SentenceBrowser::sentenceChosen, &m_learning, &Learning::setVisibleSentence);
    connect(m_browser, &SentenceBrowser::sentenceChosen, m_status, &StatusLine::turn);
}

void MainWindow::connectProblems()
{
    new ProblemCommands({m_workspace, m_validator, m_actions, *m_problems, *m_browser, *m_status}, this);
    m_settling.watch(
        &m_validator, &Validator::finished, [this] { return m_validator.isBusy() && m_problems->isVisible(); });
    m_settling.watch(m_problems, &ProblemsPanel::repairsFinished, [this] { return m_problems->isRepairing(); });
    auto* graphs = new EnhanceCommands(
        m_workspace, m_actions, *m_browser, [this]() -> const Theme& { return m_theme; }, *this);
    connect(graphs, &EnhanceCommands::said, m_status, &StatusLine::say);
}

void MainWindow::connectLearning()
{
    m_trainer = new TrainingCommands({m_workspace, m_learning, m_live, m_jobs, m_actions, *m_training}, this);
    m_jobNotice = new JobNotice({m_workspace, m_learning, m_jobs, *m_messages, *m_workplaces}, this);
    m_settling.watch(&m_jobs, &TrainingQueue::finished, [this] { return m_jobs.isBusy(); });
    connect(m_trainer, &TrainingCommands::added, m_status, &StatusLine::add);
    connect(m_trainer, &TrainingCommands::outdated, m_status, &StatusLine::drop);
    m_changeNotice = new ModelChangeNotice(
        {m_workspace, m_learning, m_work->change, *m_messages, *m_browser, *m_view, *m_workplaces}, this);
    connect(m_changeNotice, &ModelChangeNotice::changesShown, m_status, &StatusLine::say);
    m_offers = new ModelOffers(
        {m_workspace, m_learning, m_actions, *m_trainer, *m_messages, *m_view, *m_workplaces, *m_train}, this);
    connect(&m_learning, &Learning::started, m_status, &StatusLine::forget);
    connect(&m_learning, &Learning::failed, m_status, &StatusLine::forget);
    if (auto* application = qobject_cast<CarefulApplication*>(QCoreApplication::instance()))
        connect(application, &CarefulApplication::failed, m_messages, &MessageBar::showProblem);
    m_settling.watch(&m_learning, &Learning::finished, [this] { return m_learning.isBusy(); });
    new GuidanceCommands({m_workspace, m_assistant, *m_browser, *m_view, *m_status}, this);
}

void MainWindow::connectStart()
{
    m_start = new Start({m_workspace, *m_files, *m_notices, *m_browser, *m_view, *m_workplaces, *m_playerCommands,
                            *m_exercises, *m_trainer, m_actions},
        this);
    m_settling.askAfter(m_start, &Start::nothingToOpen);
    auto* nothingOpen = new NothingOpen(m_workspace, m_actions, *m_files, *m_view->canvas()->viewport());
    connect(this, &MainWindow::settled, nothingOpen, &NothingOpen::settle);
    connect(m_start, &Start::nothingAsked, this, [this] { m_offers->offer(); });
}

void MainWindow::connectPanels()
{
    m_panels = new SidePanels(
        {m_workspace, m_actions, *m_browser, *m_view, *m_why, *m_search, *m_alike, *m_workplaces}, this);
    connect(m_panels, &SidePanels::said, m_status, &StatusLine::say);
    connect(m_panels, &SidePanels::added, m_status, &StatusLine::add);
    connect(m_problems, &ProblemsPanel::problemChosen, m_panels,
        [this](std::size_t sentence, int word, const std::vector<int>& cycle) {
            m_panels->goTo(sentence, word);
            m_view->lightCycle(cycle);
        });
    connect(m_search, &SearchPanel::searched, m_status, &StatusLine::forget);
    auto* zones = findChild<ZonePanel*>();
    auto* zoneCommands = new ZoneCommands(
        {m_workspace, m_actions, *m_files, *m_notices, *m_browser, *m_view, *zones, *m_workplaces}, this);
    connect(zoneCommands, &ZoneCommands::said, m_status, &StatusLine::say);
    m_settling.watch(zones, &ZonePanel::zoneRead, [zones] { return zones->isReading(); });
    m_settling.watch(m_why, &WhyPanel::shown, [this] { return m_why->isBusy(); });
    m_settling.watch(m_search, &SearchPanel::searched, [this] { return m_search->search().isBusy(); });
    m_settling.watch(&m_alike->search(), &AlikeSearch::settled, [this] { return m_alike->search().isCorrecting(); });
    m_settling.watch(&m_alike->search(), &AlikeSearch::searched, [this] { return m_alike->search().isBusy(); });
}

QString MainWindow::wayBackToAnalysis() const
{
    return tr("%1 leads back to the analysis.")
        .arg(m_actions[ActionId::BackToAnalysis]->shortcut().toString(QKeySequence::NativeText));
}

void MainWindow::connectAnalysis()
{
    m_analysisCommands = new AnalysisCommands({m_workspace, m_learning, *m_analysis, *m_suspicions, *m_analysisTabs,
                                                  *m_workplaces, m_actions, [this] { return m_training->request(); }},
        this);
    connect(m_analysisCommands, &AnalysisCommands::opened, this, [this](std::size_t sentence, int unit) {
        m_workplaces->go(WorkplaceId::Annotate);
        m_panels->goTo(sentence, unit);
        m_view->keyboardPlace()->setFocus();
        m_status->add(wayBackToAnalysis());
    });
    connect(m_workplaces, &Workplaces::changed, this, [this](WorkplaceId id) {
        if (id == WorkplaceId::Analyse)
            m_status->drop(wayBackToAnalysis());
    });
    connect(m_workplaces, &Workplaces::changed, this, &MainWindow::updateTitle);
    connect(m_player, &PlayerPanel::lessonChanged, this, &MainWindow::updateTitle);
    m_shelf = new ShelfCommands({m_workspace, m_learning, m_actions, *m_files, *m_messages, *m_workplaces, *m_train,
                                    *m_analysis, *m_analysisTabs},
        this);
    m_queue->setShelf([this] { return m_shelf->picks(); });
    m_jobs.setTaken(
        m_shelf, [this](const QString& treebank, int number) { return m_shelf->isTaken(treebank, number); });
    m_offers->setOwn([this]() -> std::optional<ModelOffers::Own> {
        const auto own = m_shelf->ownModel();
        if (!own)
            return std::nullopt;
        return ModelOffers::Own{own->second, [this, id = own->first] { m_shelf->useById(id); }};
    });
    connect(m_shelf, &ShelfCommands::said, m_status, &StatusLine::say);
    connect(m_shelf, &ShelfCommands::added, m_status, &StatusLine::add);
    connect(&m_files->models(), &ModelFiles::reading, m_why, &WhyPanel::await);
    connect(&m_files->models(), &ModelFiles::settled, m_why, [this] { m_why->await({}); });
    connect(&m_files->models(), &ModelFiles::reading, m_analysis, &AnalysisPage::await);
    connect(&m_files->models(), &ModelFiles::settled, m_analysis, [this] { m_analysis->await({}); });
    connect(&m_learning, &Learning::started, m_analysis, [this] { m_analysis->awaitTraining(true); });
    connect(&m_learning, &Learning::finished, m_analysis, [this] { m_analysis->awaitTraining(false); });
    m_settling.watch(&m_files->models(), &ModelFiles::settled, [this] { return m_files->models().isReading(); });
    m_settling.watch(m_shelf, &ShelfCommands::settled, [this] { return m_shelf->isBusy(); });
    m_files->setJobs([this] { return workUnderWay(); });
    connect(m_analysisCommands, &AnalysisCommands::deciding, m_browser, &SentenceBrowser::setCurrentSentence);
    connect(m_analysisCommands, &AnalysisCommands::failed, m_messages, &MessageBar::showProblem);
    connect(m_analysisCommands, &AnalysisCommands::said, m_status, &StatusLine::say);
    m_settling.watch(m_analysisCommands, &AnalysisCommands::settled, [this] { return m_analysisCommands->isBusy(); });
}

CurveWindow* MainWindow::curveWindow() const
{
    return m_analysisCommands->curveWindow();
}

void MainWindow::connectView()
{
    new ViewCommands(m_actions, *m_view, this);
    // Pages are made when somebody first looks at them.
    connect(
        m_workplaces, &Workplaces::changed, this, [this] { orderTabs(*m_workplaces, *m_queue->bar(), *m_messages); });
    m_settings = new SettingsCommands(m_actions, *m_view, *m_training, this);
    connect(m_settings, &SettingsCommands::lookChosen, this, [this] { setTheme(Settings::theme()); });
    connect(m_settings, &SettingsCommands::languageChosen, this, &MainWindow::languageChosen);
    connect(m_settings, &SettingsCommands::orderChosen, m_queue, &QueueGuide::takeSettings);
    connect(m_settings, &SettingsCommands::validationChosen, &m_validator, &Validator::takeSettings);
    connect(m_settings, &SettingsCommands::handbookSizeChosen, this, [this] { help().handbook().takeSize(); });
    connect(m_settings, &SettingsCommands::replaced, this, &MainWindow::settingsReplaced);
    connect(m_settings, &SettingsCommands::said, m_status, &StatusLine::say);
    new FileDrops(*m_files, *m_playerCommands, *m_exercises, this);
    connect(m_actions[ActionId::DarkTheme], &QAction::toggled, this, [this](bool dark) {
        const ThemeKind kind = dark ? ThemeKind::Dark : ThemeKind::Light;
        Settings::setTheme(kind);
        setTheme(kind);
    });
}

void MainWindow::connectKeyboard()
{
    const auto home
        = [this] { return m_view->isVisibleTo(this) ? m_view->keyboardPlace() : m_workplaces->keyboardPlace(); };
    m_keyboard = new KeyboardOwner(*this, m_actions, {*m_view->canvas(), *m_player, *m_suspicions->queue(), home});
    m_keyboard->followChoices(*m_browser->list());
    m_keyboard->followChoices(*m_problems->table());
    m_keyboard->followChoices(*m_search->list());
    connect(m_keyboard, &KeyboardOwner::said, m_status, &StatusLine::advise);
    connect(m_keyboard, &KeyboardOwner::moved, m_status, &StatusLine::dropAdvice);
}

void MainWindow::connectHelp()
{
    m_help = new HelpCommands({m_workspace, m_actions, *m_files, *m_search, *m_messages, *m_workplaces}, *this);
    connect(m_start, &Start::begunOnItsOwn, m_help, &HelpCommands::offerTours);
}

void MainWindow::launch(const LaunchOptions& options)
{
    if (!options.screenshot.isEmpty()) { // pictures look the same for everybody
        resize(defaultSize);
        m_workplaces->useDefaults();
        findChild<ViewCommands*>()->useDefaults();
    }
    if (options.theme)
        setTheme(*options.theme);
    if (!options.size.isEmpty())
        resize(options.size);
    m_start->launch(options);
    if (options.screenshot.isEmpty())
        m_jobs.findLeft();
}

void MainWindow::onOpened()
{
    m_messages->clear();
    m_status->rest(tr("%n sentence(s)", nullptr, static_cast<int>(m_workspace.treebank().size())));
    m_training->setTrainable(m_workspace.treebank().size() > 0);
    m_training->setUnits(unitsOf(m_workspace.treebank()));
    updateTitle();
    if (!m_isIntroducing)
        m_start->takeUp();
    m_settling.askSoon();
}

void MainWindow::onSettled()
{
    if (m_workspace.treebank().size() == 0)
        m_browser->tellThatNothingIsOpen();
    Q_EMIT settled();
}

void MainWindow::setTheme(ThemeKind kind)
{
    takeMotionSetting();
    m_theme = applyTheme(*qApp, kind, Settings::look(kind));
    m_view->setTheme(m_theme);
    m_browser->setTheme(m_theme);
    m_training->setTheme(m_theme);
    m_train->setTheme(m_theme);
    m_problems->setTheme(m_theme);
    m_player->setTheme(m_theme);
    m_why->setTheme(m_theme);
    m_queue->setTheme(m_theme);
    m_search->setTheme(m_theme);
    m_analysisCommands->setTheme(m_theme);
    m_shelf->setTheme(m_theme);
    m_messages->setTheme(m_theme);
    const QSignalBlocker blocker(m_actions[ActionId::DarkTheme]);
    m_actions[ActionId::DarkTheme]->setChecked(kind == ThemeKind::Dark);
}

void MainWindow::showFailure(const Problem& problem)
{
    m_messages->showProblem(problem);
    m_settling.askSoon();
}

void MainWindow::showSuccess(const QString& message)
{
    m_messages->clear();
    m_status->say(message);
}

QString MainWindow::statusText() const
{
    return m_status->text();
}

void MainWindow::updateTitle()
{
    const bool teaches = m_workplaces->current() == WorkplaceId::Teach && m_player->lesson();
    QString taught = teaches ? titleOf(*m_player->lesson()) : QString();
    if (const LessonTour& tour = *m_player->tour(); teaches && tour.isOn())
        taught = withTitleOf(*tour.series(), taught);
    setWindowTitle(windowTitleOf(m_workspace, taught));
    setWindowModified(m_workspace.isModified());
    m_actions[ActionId::Save]->setEnabled(m_workspace.isModified());
}

void MainWindow::rememberLook()
{
    Settings::windowGeometry.set(saveGeometry());
    windowScreen.set(screen()->availableSize());
    m_workplaces->remember();
}

PlacedParts MainWindow::placedParts() const
{
    return {*m_browser, *m_view, *m_player, *m_search, *m_analysisCommands, *m_files, *m_start, *m_settings,
        *m_jobNotice, *m_changeNotice, *findChild<ZonePanel*>()};
}

WindowPlace MainWindow::place() const
{
    WindowPlace place = placeIn(placedParts());
    place.isOfferingTours = m_help->isOfferingTours();
    return place;
}

void MainWindow::introduceWork(const WindowPlace& place)
{
    const QScopedValueRollback introducing(m_isIntroducing, true);
    m_files->setNames(place.names);
    m_work->introduce();
    m_files->setNames(place.names); // which go with what is opened
    restore(place, placedParts());
    (m_view->isVisibleTo(this) ? m_view->keyboardPlace() : m_workplaces->keyboardPlace())->setFocus();
    if (place.isOfferingTours)
        m_help->offerTours();
    if (place.hasSettingsOpen)
        m_settings->dialog().show(SettingId::Language);
}

QStringList MainWindow::workUnderWay() const
{
    const QStringList ofArcs
        = m_alike->search().isCorrecting() ? QStringList(tr("the correction of arcs alike")) : QStringList();
    return m_analysisCommands->jobs() + ofArcs;
}

QStringList MainWindow::wouldBeLost() const
{
    return workUnderWay() + m_analysisCommands->unsaved() + m_exercises->unsaved();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose(*m_files, *m_analysisCommands, this)) {
        event->ignore();
        return;
    }
    m_learning.cancel();
    m_jobs.removeDone();
    rememberLook();
    m_start->remember();
    event->accept();
}

} // namespace arcwright::ui
