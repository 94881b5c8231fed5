// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/teach_commands.h"

#include <QAction>
#include <QListWidget>

#include "ui/exercises/exercise_commands.h"
#include "ui/players/panel/start_page.h"
#include "ui/settings/actions.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/teach_page.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

TeachCommands::TeachCommands(const Parts& parts, QObject* parent) : QObject(parent)
{
    StartPage* start = parts.page.start();
    PlayerCommands* players = &parts.players;
    ExerciseCommands* exercises = &parts.exercises;
    connect(players, &PlayerCommands::sentenceShown, start, &StartPage::setSentence);
    connect(players, &PlayerCommands::sentenceShown, &parts.page,
        [page = &parts.page](const auto&, const QString& name) { page->setSentenceName(name); });
    connect(start, &StartPage::lessonChosen, players, &PlayerCommands::showLesson);
    connect(start, &StartPage::lessonFileChosen, players, &PlayerCommands::openLesson);
    connect(start, &StartPage::lessonToWriteWanted, &players->writing(), &LessonWriting::bringForward);
    connect(start, &StartPage::playerChosen, players, &PlayerCommands::watchAlone);
    connect(start, &StartPage::exerciseChosen, exercises, &ExerciseCommands::open);
    const auto trigger = [&](void (StartPage::*signal)(), ActionId id) {
        connect(start, signal, parts.actions[id], &QAction::trigger);
    };
    trigger(&StartPage::lessonFileWanted, ActionId::OpenLesson);
    trigger(&StartPage::sentenceWanted, ActionId::TypeSentence);
    trigger(&StartPage::exerciseFileWanted, ActionId::DoExercise);
    trigger(&StartPage::exerciseToMakeWanted, ActionId::MakeExercise);
    connect(parts.actions[ActionId::Lessons], &QAction::triggered, this,
        [page = &parts.page, workplaces = &parts.workplaces] {
            workplaces->go(WorkplaceId::Teach);
            page->showStart();
            page->start()->lessons()->setFocus();
        });
}

} // namespace arcwright::ui
