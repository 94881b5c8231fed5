// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "ui/annotation/sentence_view.h"
#include "ui/look/menu_keys.h"
#include "ui/settings/settings.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/parse_with_menu.h"
#include "ui/shell/samples.h"
#include "ui/shell/shortcut_overview.h"

namespace arcwright::ui {

void MainWindow::buildMenus()
{
    const auto fill = [this](QMenu* menu, std::initializer_list<ActionId> ids) {
        for (const ActionId id : ids)
            menu->addAction(m_actions[id]);
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    fill(file, {ActionId::TypeText, ActionId::Open, ActionId::OpenFolder});
    QMenu* recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { buildRecentMenu(recent); });
    file->addMenu(buildSamplesMenu());
    file->addAction(m_actions[ActionId::OpenLayer]);
    file->addSeparator();
    fill(file, {ActionId::Save, ActionId::SaveAs, ActionId::Export, ActionId::AnnotationsInFile});
    file->addSeparator();
    fill(file, {ActionId::ExportPicture, ActionId::CopyPicture});
    connect(file, &QMenu::aboutToShow, this, &MainWindow::updateAnnotationPlace);
    file->addSeparator();
    file->addAction(m_actions[ActionId::Quit]);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    fill(edit, {ActionId::Undo, ActionId::Redo});
    edit->addSeparator();
    fill(edit, {ActionId::EditWord, ActionId::EditText, ActionId::EditComments});
    edit->addSeparator();
    fill(edit, {ActionId::EditChords, ActionId::HeadFirst, ActionId::RelationFollowsHead});

    QMenu* correct = menuBar()->addMenu(tr("&Correct"));
    fill(correct,
        {ActionId::ChooseHead, ActionId::MakeRoot, ActionId::AttachToPrevious, ActionId::AttachToNext,
            ActionId::EditRelation, ActionId::AddParent, ActionId::RemoveArc});
    correct->addSeparator();
    fill(correct, {ActionId::TakeProposal, ActionId::AcceptArc, ActionId::AcceptAll, ActionId::Pin});
    correct->addSeparator();
    fill(correct,
        {ActionId::Confirm, ActionId::ConfirmAndNext, ActionId::AcceptConfirmAndNext, ActionId::EditRemark,
            ActionId::RemarkWord});

    QMenu* words = menuBar()->addMenu(tr("&Words"));
    fill(words, {ActionId::SplitWord, ActionId::JoinWords});
    words->addSeparator();
    fill(words,
        {ActionId::InsertWordBefore, ActionId::InsertWordAfter, ActionId::DeleteWord, ActionId::InsertEmptyNode});
    words->addSeparator();
    fill(words, {ActionId::MakeMultiword, ActionId::DissolveMultiword});
    words->addSeparator();
    fill(words, {ActionId::SplitSentence, ActionId::JoinSentences});

    QMenu* go = menuBar()->addMenu(tr("&Go"));
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
    fill(go, {ActionId::NextUnconfirmed, ActionId::PreviousUnconfirmed});

    QMenu* parser = menuBar()->addMenu(tr("&Parser"));
    fill(parser, {ActionId::Train, ActionId::CancelTraining, ActionId::LearnLive, ActionId::ExplainArc});
    parser->addSeparator();
    fill(parser, {ActionId::OpenModel, ActionId::ParseWith, ActionId::SaveModel});
    new ParseWithMenu(*m_actions[ActionId::ParseWith], m_learning, this);

    QMenu* player = menuBar()->addMenu(tr("P&layer"));
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
    fill(player, {ActionId::PlayerBeside, ActionId::PlayerScores, ActionId::PlayerQuiz});
    player->addSeparator();
    fill(player, {ActionId::PlayerLecture, ActionId::PlayerExport});

    QMenu* view = menuBar()->addMenu(tr("&View"));
    fill(view, {ActionId::ZoomIn, ActionId::ZoomOut, ActionId::ZoomReset, ActionId::FitWidth});
    view->addSeparator();
    fill(
        view, {ActionId::NextLayer, ActionId::OneDiagram, ActionId::GoldBelow, ActionId::TreeView, ActionId::WrapRows});
    view->addSeparator();
    fill(view, {ActionId::ShowTags, ActionId::ShowLemmas, ActionId::ShowReadings});
    view->addSeparator();
    fill(view, {ActionId::FocusDifferences, ActionId::FocusPath, ActionId::FocusSubtree});
    view->addSeparator();
    fill(view, {ActionId::OnlyDiagram, ActionId::DarkTheme});
    view->addMenu(createPopupMenu())->setText(tr("&Panels"));

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    fill(help, {ActionId::CommandPalette, ActionId::Shortcuts, ActionId::About});
    auto* keys = new MenuKeys(this);
    for (QMenu* menu : findChildren<QMenu*>())
        keys->watch(menu);
    auto* palette = new CommandPalette(m_actions, this);
    connect(m_actions[ActionId::CommandPalette], &QAction::triggered, palette, &CommandPalette::open);
    connect(m_actions[ActionId::Shortcuts], &QAction::triggered, this, [this] {
        auto* overview = new ShortcutOverview(m_actions, this);
        overview->setAttribute(Qt::WA_DeleteOnClose);
        overview->show();
    });
    connect(m_actions[ActionId::About], &QAction::triggered, this, [this] {
        QMessageBox::about(this, tr("About Arcwright"),
            tr("<h3>Arcwright %1</h3><p>Builds and studies dependency treebanks: trains a parser, draws what it "
               "predicts beside what the treebank says, and corrects both.</p><p>GPL-3.0-or-later.</p>")
                .arg(QApplication::applicationVersion()));
    });
}

QMenu* MainWindow::buildSamplesMenu()
{
    auto* menu = new QMenu(tr("Sa&mples"), this);
    for (const SampleTreebank& sample : sampleTreebanks())
        connect(
            menu->addAction(sample.title), &QAction::triggered, this, [this, sample] { m_files->openSample(sample); });
    return menu;
}

void MainWindow::buildRecentMenu(QMenu* menu)
{
    menu->clear();
    for (const QString& path : Settings::recentFiles()) {
        QAction* action = menu->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_files->openPaths({path}); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("Nothing opened yet"))->setEnabled(false);
}

} // namespace arcwright::ui
