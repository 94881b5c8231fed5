// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/base/result.h"
#include "core/teaching/lesson.h"

class QMainWindow;

namespace arcwright::ui {

class LessonEditor;
class PlayerPanel;

/// A lesson that is written while its stops are watched: what the player shows becomes a stop, and a stop is shown in
/// the player. The window in which it is written comes and goes with the main window.
class LessonWriting : public QObject {
    Q_OBJECT
public:
    LessonWriting(PlayerPanel& panel, QMainWindow& window);

    /// The window in which a lesson is written; hidden at first.
    LessonEditor& editor();
    void bringForward();
    /// Opens the lesson that was being written when a program ended without asking, if there is one.
    void offerLeft();
    /// The stops of the lesson that is being written; none while none is.
    std::vector<Lesson> writtenStops() const;
    /// Makes what is watched the next stop of the lesson that is written.
    void addStop();
    /// The lesson that is gone through comes into the window in which it is written, at the stop on view.
    void edit();
    /// The player goes through a lesson of that file, or of none.
    void setShown(const QString& file);
    void forgetShown() { setShown({}); }

Q_SIGNALS:
    /// The stop is to be shown in the player, as it will be in class.
    void showWanted(const arcwright::LessonSeries& series, int stop);
    void failed(const arcwright::Problem& problem);
    void refused(const QString& sentence);
    void done(const QString& message);

protected:
    /// The window asks what becomes of a lesson that is not saved.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leaveOutWordsOf(Lesson& stop) const;

    PlayerPanel& m_panel;
    QMainWindow& m_window;
    LessonEditor* m_editor = nullptr; ///< once it was wanted
    QString m_lessonFile; ///< of the lesson that is gone through; empty where it has none
    bool m_isFromEditor = false; ///< the lesson that is gone through, which may have been written further since
};

} // namespace arcwright::ui
