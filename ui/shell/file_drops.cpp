// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_drops.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

#include "ui/exercises/exercise_commands.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_kinds.h"
#include "ui/shell/player_commands.h"

namespace arcwright::ui {

FileDrops::FileDrops(FileCommands& files, PlayerCommands& players, ExerciseCommands& exercises, QWidget* window)
    : QObject(window), m_files(files), m_players(players), m_exercises(exercises)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

QStringList FileDrops::filesOf(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile())
            files << url.toLocalFile();
    }
    return files;
}

bool FileDrops::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesOf(drop->mimeData());
    if (files.isEmpty())
        return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction); // never moved, whatever the file manager offers first
    drop->accept();
    if (event->type() == QEvent::Drop) // afterwards: a question must not keep the other program waiting
        QTimer::singleShot(0, this, [this, files] { take(files); });
    return true;
}

void FileDrops::take(const QStringList& paths)
{
    QStringList treebanks;
    for (const QString& path : paths) {
        switch (kindOfFile(path)) {
        case FileKind::Model:
            m_files.models().use(path);
            break;
        case FileKind::Lesson:
            m_players.openLesson(path);
            break;
        case FileKind::Exercise:
            m_exercises.open(path);
            break;
        case FileKind::Treebank:
            treebanks << path;
            break;
        }
    }
    if (!treebanks.isEmpty())
        m_files.openPaths(treebanks);
}

} // namespace arcwright::ui
