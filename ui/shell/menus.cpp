// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "ui/look/menu_keys.h"
#include "ui/look/menu_letters.h"
#include "ui/settings/actions.h"
#include "ui/settings/settings.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/parse_with_menu.h"
#include "ui/shell/samples.h"
#include "ui/shell/shortcut_overview.h"
#include "ui/shell/window_title.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui {

Menus::Menus(Actions& actions, FileCommands& files, Learning& learning, QMainWindow& window)
    : QObject(&window), m_actions(actions), m_files(files), m_learning(learning), m_window(window)
{
    addFileMenu();
    addEditMenus();
    addGoMenu();
    addParserMenus();
    addViewMenu();
    addHelpMenu();
}

void Menus::fill(QMenu* menu, std::initializer_list<ActionId> ids) const
{
    for (const ActionId id : ids)
        menu->addAction(m_actions[id]);
}

void Menus::addFileMenu()
{
    QMenu* file = m_window.menuBar()->addMenu(tr("&File"));
    fill(file, {ActionId::TypeText, ActionId::Open, ActionId::OpenFolder});
    QMenu* recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(recent); });
    file->addMenu(makeSamplesMenu());
    file->addAction(m_actions[ActionId::OpenLayer]);
    file->addSeparator();
    fill(file, {ActionId::Save, ActionId::SaveAs, ActionId::Export, ActionId::AnnotationsInFile});
    file->addSeparator();
    fill(file, {ActionId::ExportPicture, ActionId::CopyPicture, ActionId::SaveReport});
    connect(file, &QMenu::aboutToShow, this, &Menus::fileMenuOpens);
    file->addSeparator();
    fill(file, {ActionId::ResumeLast, ActionId::Quit});
}

void Menus::addEditMenus()
{
    QMenu* edit = m_window.menuBar()->addMenu(tr("&Edit"));
    fill(edit, {ActionId::Undo, ActionId::Redo});
    edit->addSeparator();
    fill(edit, {ActionId::EditWord, ActionId::EditText, ActionId::EditComments, ActionId::CopySentenceId});
    edit->addSeparator();
    fill(edit, {ActionId::EditChords, ActionId::HeadFirst, ActionId::RelationFollowsHead});
    edit->addSeparator();
    fill(edit, {ActionId::Preferences});

    QMenu* correct = m_window.menuBar()->addMenu(tr("&Correct"));
    fill(correct,
        {ActionId::ChooseHead, ActionId::MakeRoot, ActionId::AttachToPrevious, ActionId::AttachToNext,
            ActionId::EditRelation, ActionId::AddParent, ActionId::JoinAcross, ActionId::FollowArc,
            ActionId::RemoveArc});
    correct->addSeparator();
    fill(correct, {ActionId::TakeProposal, ActionId::AcceptArc, ActionId::AcceptAll, ActionId::Pin});
    correct->addSeparator();
    m_pragueMarks = correct->addMenu(tr("Prague mar&ks"));
    fill(m_pragueMarks, {ActionId::ToggleMember, ActionId::ToggleParenthesis, ActionId::ToggleExtra});
    connect(correct, &QMenu::aboutToShow, this, &Menus::correctMenuOpens);
    correct->addSeparator();
    fill(correct,
        {ActionId::Confirm, ActionId::ConfirmAndNext, ActionId::AcceptConfirmAndNext, ActionId::EditRemark,
            ActionId::RemarkWord});
    correct->addSeparator();
    fill(correct, {ActionId::AcceptRival, ActionId::KeepAnnotation, ActionId::PostponeSuspicion});

    QMenu* words = m_words = m_window.menuBar()->addMenu(tr("&Words"));
    connect(words, &QMenu::aboutToShow, this, &Menus::wordsMenuOpens);
    fill(words, {ActionId::SplitWord, ActionId::JoinWords, ActionId::MorphemeToPrevious, ActionId::MorphemeToNext});
    m_wordsEnd = words->addSeparator();
    fill(words,
        {ActionId::InsertWordBefore, ActionId::InsertWordAfter, ActionId::DeleteWord, ActionId::InsertEmptyNode,
            ActionId::EnhanceGraphs});
    words->addSeparator();
    fill(words, {ActionId::MakeMultiword, ActionId::DissolveMultiword});
    words->addSeparator();
    fill(words, {ActionId::SplitSentence, ActionId::JoinSentences});
}

void Menus::addGoMenu()
{
    QMenu* go = m_window.menuBar()->addMenu(tr("&Go"));
    fill(go, {ActionId::NextSentence, ActionId::PreviousSentence, ActionId::GoToSentence, ActionId::FindSentences});
    go->addSeparator();
    fill(go, {ActionId::FindPattern, ActionId::PatternFromSubtree, ActionId::NextMatch, ActionId::PreviousMatch});
    go->addSeparator();
    fill(go, {ActionId::NextToDecide, ActionId::PreviousToDecide, ActionId::GoToWord});
    go->addSeparator();
    fill(go, {ActionId::NextDifference, ActionId::PreviousDifference});
    go->addSeparator();
    fill(go, {ActionId::NextUncertain, ActionId::PreviousUncertain});
    go->addSeparator();
    fill(go, {ActionId::NextProblem, ActionId::PreviousProblem});
    go->addSeparator();
    fill(go, {ActionId::NextRemark, ActionId::PreviousRemark});
    go->addSeparator();
    fill(go, {ActionId::NextUnconfirmed, ActionId::PreviousUnconfirmed, ActionId::ChooseOrder});
    go->addSeparator();
    fill(go, {ActionId::BackToAnalysis});
}

void Menus::addParserMenus()
{
    QMenu* parser = m_window.menuBar()->addMenu(tr("&Parser"));
    fill(parser,
        {ActionId::Train, ActionId::CancelTraining, ActionId::LearningCurve, ActionId::SimulateAnnotator,
            ActionId::LearnLive, ActionId::ExplainArc});
    parser->addSeparator();
    fill(parser, {ActionId::FindSuspicious});
    parser->addSeparator();
    fill(parser,
        {ActionId::OpenModel, ActionId::PredictHere, ActionId::ParseWith, ActionId::SaveModel, ActionId::ShelveModel,
            ActionId::ShowModels});
    new ParseWithMenu(*m_actions[ActionId::ParseWith], m_learning, &m_window);

    QMenu* player = m_window.menuBar()->addMenu(tr("P&layer"));
    fill(player, {ActionId::ShowPlayer, ActionId::TypeSentence, ActionId::Lessons, ActionId::OpenLesson});
    player->addSeparator();
    fill(player, {ActionId::DoExercise, ActionId::MakeExercise});
    player->addSeparator();
    fill(player,
        {ActionId::PlayerFirst, ActionId::PlayerBack, ActionId::PlayerPlay, ActionId::PlayerForward,
            ActionId::PlayerLast});
    player->addSeparator();
    fill(player,
        {ActionId::PlayerPreviousPart, ActionId::PlayerNextPart, ActionId::PlayerSlower, ActionId::PlayerFaster,
            ActionId::PlayerStop});
    player->addSeparator();
    fill(player, {ActionId::PlayerBeside, ActionId::PlayerInStep, ActionId::PlayerScores, ActionId::PlayerQuiz});
    player->addSeparator();
    fill(player,
        {ActionId::PlayerNextStop, ActionId::PlayerStopBefore, ActionId::PlayerLecture, ActionId::PlayerExport});
}

void Menus::addViewMenu()
{
    QMenu* view = m_view = m_window.menuBar()->addMenu(tr("&View"));
    for (const Workplace& workplace : workplaces())
        view->addAction(m_actions[workplace.action]);
    view->addSeparator();
    fill(view, {ActionId::ZoomIn, ActionId::ZoomOut, ActionId::ZoomReset, ActionId::FitWidth});
    view->addSeparator();
    fill(view,
        {ActionId::NextLayer, ActionId::NextZone, ActionId::OneDiagram, ActionId::GoldBelow, ActionId::TreeView,
            ActionId::WrapRows});
    view->addSeparator();
    fill(view, {ActionId::ShowTags, ActionId::ShowLemmas, ActionId::ShowReadings});
    view->addSeparator();
    fill(view,
        {ActionId::ShowEffective, ActionId::ShowEnhanced, ActionId::ShowBasicPhrases, ActionId::FocusDifferences,
            ActionId::FocusPath, ActionId::FocusSubtree});
    view->addSeparator();
    fill(view, {ActionId::OnlyDiagram, ActionId::DarkTheme, ActionId::InterfaceSize});
    m_panels = view->addMenu(tr("&Panels"));
    for (const SidePanel& panel : sidePanels())
        m_panels->addAction(m_actions[panel.action]);
}

void Menus::addHelpMenu()
{
    QMenu* help = m_window.menuBar()->addMenu(tr("&Help"));
    fill(help, {ActionId::Handbook, ActionId::CommandPalette, ActionId::Shortcuts});
    help->addSeparator();
    fill(help, {ActionId::TourAnnotator, ActionId::TourAnalyst, ActionId::TourTeacher});
    help->addSeparator();
    fill(help, {ActionId::About});
    auto* keys = new MenuKeys(&m_window);
    for (QMenu* menu : m_window.findChildren<QMenu*>())
        keys->watch(menu);
    giveDistinctLetters(m_window.menuBar()->actions());
    auto* palette = new CommandPalette(m_actions, &m_window);
    addToPalette(*palette);
    connect(m_actions[ActionId::CommandPalette], &QAction::triggered, palette, &CommandPalette::open);
    connect(m_actions[ActionId::Shortcuts], &QAction::triggered, this, [this] {
        auto* overview = new ShortcutOverview(m_actions, &m_window);
        overview->setAttribute(Qt::WA_DeleteOnClose);
        overview->show();
    });
    connect(m_actions[ActionId::About], &QAction::triggered, this, [this] {
        QMessageBox::about(&m_window, tr("About Arcwright"),
            tr("<h3>Arcwright %1</h3><p>Builds and studies dependency treebanks: trains a parser, draws what it "
               "predicts beside what the treebank says, and corrects both.</p><p>GPL-3.0-or-later.</p>")
                .arg(QApplication::applicationVersion()));
    });
}

void Menus::showPragueMarks(bool shown)
{
    m_pragueMarks->menuAction()->setVisible(shown);
}

void Menus::showBunsetsuBorders(bool shown)
{
    offer(*m_words, m_actions[ActionId::MorphemeToNext], m_wordsEnd, shown);
    offer(*m_words, m_actions[ActionId::MorphemeToPrevious], shown ? m_actions[ActionId::MorphemeToNext] : m_wordsEnd,
        shown);
}

/// Hidden, an action would be disabled, and its key could not tell why.
void Menus::offer(QMenu& menu, QAction* action, QAction* next, bool isOffered)
{
    if (!isOffered)
        menu.removeAction(action);
    else if (!menu.actions().contains(action))
        menu.insertAction(next, action);
}

void Menus::offerPanel(const QString& name, bool isOffered)
{
    const auto panels = sidePanels();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (QLatin1String(panels[i].name) == name)
            offer(*m_panels, m_actions[panels[i].action],
                i + 1 < panels.size() ? m_actions[panels[i + 1].action] : nullptr, isOffered);
    }
    if (name == QStringLiteral("zones"))
        offer(*m_view, m_actions[ActionId::NextZone], m_actions[ActionId::OneDiagram], isOffered);
}

void Menus::addToPalette(CommandPalette& palette)
{
    std::vector<PaletteEntry> samples;
    for (const SampleTreebank& sample : sampleTreebanks())
        samples.push_back({sample.title, tr("sample"), [this, sample] { m_files.openSample(sample); },
            tr("example treebank file open")});
    palette.add(samples);
}

QMenu* Menus::makeSamplesMenu()
{
    auto* menu = new QMenu(tr("Sa&mples"), &m_window);
    for (const SampleTreebank& sample : sampleTreebanks())
        connect(
            menu->addAction(sample.title), &QAction::triggered, this, [this, sample] { m_files.openSample(sample); });
    return menu;
}

void Menus::fillRecentMenu(QMenu* menu)
{
    menu->clear();
    for (const QString& path : thoseThere(Settings::recentFiles())) {
        QAction* action = menu->addAction(nameWithFolder(path).replace(u'&', QStringLiteral("&&")));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_files.openPaths({path}); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("Nothing opened yet"))->setEnabled(false);
}

} // namespace arcwright::ui
