// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;
class QWidget;

namespace arcwright::ui {

class ExerciseCommands;
class FileCommands;
class PlayerCommands;

/// Opens files that are dropped on the window as what they are: treebanks, models, lessons or exercises.
class FileDrops : public QObject {
    Q_OBJECT
public:
    FileDrops(FileCommands& files, PlayerCommands& players, ExerciseCommands& exercises, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static QStringList filesOf(const QMimeData* data);
    void take(const QStringList& paths);

    FileCommands& m_files;
    PlayerCommands& m_players;
    ExerciseCommands& m_exercises;
};

} // namespace arcwright::ui
