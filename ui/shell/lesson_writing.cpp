// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lesson_writing.h"

#include <algorithm>

#include <QEvent>
#include <QFileInfo>
#include <QMainWindow>

#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_editor.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/stop_of_panel.h"
#include "ui/settings/settings.h"
#include "ui/shell/player_commands.h"

namespace arcwright::ui {

LessonWriting::LessonWriting(PlayerPanel& panel, QMainWindow& window) : m_panel(panel), m_window(window)
{
    connect(&m_panel, &PlayerPanel::stopWanted, this, &LessonWriting::addStop);
    connect(m_panel.lessonBanner(), &LessonBanner::editWanted, this, &LessonWriting::edit);
    m_window.installEventFilter(this);
}

void LessonWriting::setShown(const QString& file)
{
    m_lessonFile = file;
    m_isFromEditor = false;
}

LessonEditor& LessonWriting::editor()
{
    if (m_editor != nullptr)
        return *m_editor;
    m_editor = new LessonEditor(&m_window);
    connect(m_editor, &LessonEditor::showWanted, this, [this](const LessonSeries& series, int stop) {
        Q_EMIT showWanted(series, stop);
        m_lessonFile = m_editor->path();
        m_isFromEditor = true;
        m_window.raise(); // the editor may be in front of it
        m_window.activateWindow();
    });
    connect(m_editor, &LessonEditor::addWanted, this, &LessonWriting::addStop);
    connect(m_editor, &LessonEditor::failed, this, &LessonWriting::failed);
    connect(m_editor, &LessonEditor::refused, this, &LessonWriting::refused);
    connect(m_editor, &LessonEditor::saved, this, [this](const QString& path) {
        Settings::addRecentLesson(QFileInfo(path).absoluteFilePath());
        Q_EMIT done(PlayerCommands::tr("Saved the lesson %1").arg(QFileInfo(path).fileName()));
    });
    return *m_editor;
}

std::vector<Lesson> LessonWriting::writtenStops() const
{
    return m_editor ? m_editor->draft().series().stops : std::vector<Lesson>();
}

void LessonWriting::offerLeft()
{
    if (DraftKeeper::hasLeft(DraftKeeper::usualFolder()) && editor().openLeft())
        bringForward();
}

/// What is said at a stop of the lesson already is not said again at the new one, which is shown for something else.
void LessonWriting::leaveOutWordsOf(Lesson& stop) const
{
    const std::vector<Lesson> written = writtenStops();
    if (std::none_of(written.begin(), written.end(), [&](const Lesson& one) {
            return one.title == stop.title && one.text == stop.text && one.question == stop.question;
        }))
        return;
    stop.title = stop.text = stop.question = LessonWords();
}

void LessonWriting::addStop()
{
    auto stop = stopOf(m_panel);
    if (!stop) {
        Q_EMIT refused(stop.error());
        if (m_editor != nullptr)
            m_editor->showRefusal(stop.error());
        return;
    }
    leaveOutWordsOf(*stop);
    bringForward();
    editor().addStop(*stop);
}

void LessonWriting::bringForward()
{
    editor().bringForward();
}

void LessonWriting::edit()
{
    const auto& lesson = m_panel.lesson();
    if (!lesson)
        return;
    const bool isOfSeries = m_panel.tour()->isOn();
    const LessonSeries shown = isOfSeries ? *m_panel.tour()->series() : LessonSeries{lesson->id, {}, {*lesson}};
    LessonEditor& editor = this->editor();
    const bool isThere = m_isFromEditor || textOf(editor.draft().series()) == textOf(shown)
        || (!m_lessonFile.isEmpty() && editor.path() == m_lessonFile);
    if (!isThere) {
        if (!editor.mayClose())
            return;
        const bool hasFile = isOfSeries && !m_lessonFile.isEmpty();
        if (!hasFile || !editor.open(m_lessonFile))
            editor.openCopy(shown);
    }
    editor.goTo(isOfSeries ? m_panel.tour()->stop() : 0);
    bringForward();
}

bool LessonWriting::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && m_editor != nullptr && !m_editor->mayClose()) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::Hide && !event->spontaneous() && m_editor != nullptr)
        m_editor->hide(); // what is written stays
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
