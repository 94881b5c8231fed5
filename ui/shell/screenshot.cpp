// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/screenshot.h"

#include <memory>

#include <QApplication>
#include <QPixmap>
#include <QTextStream>
#include <QTimer>

#include "ui/annotation/sentence_view.h"
#include "ui/exercises/exercise_commands.h"
#include "ui/exercises/exercise_window.h"
#include "ui/look/problem_text.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"

namespace arcwright::ui {

void saveScreenshotAndQuit(MainWindow& window, const QString& path)
{
    constexpr int failureStatus = 3;
    constexpr int repaintTime = 200; // ms: charts animate into place and layouts follow their contents
    const auto status = std::make_shared<int>(0);
    const auto complain = [status](const Problem& problem) {
        QTextStream(stderr) << problemPlace(problem) << QStringLiteral(": ") << problemTextWithStep(problem)
                            << Qt::endl;
        *status = failureStatus;
    };
    QObject::connect(&window.workspace(), &Workspace::failed, &window, complain);
    QObject::connect(&window.files(), &FileCommands::failed, &window, complain);
    QObject::connect(&window.learning(), &Learning::failed, &window, complain);
    QObject::connect(&window.exercises(), &ExerciseCommands::refused, &window, [status](const QString& sentence) {
        QTextStream(stderr) << sentence << Qt::endl;
        *status = failureStatus;
    });
    QObject::connect(&window, &MainWindow::settled, &window, [&window, path, status] {
        QTimer::singleShot(repaintTime, &window, [&window, path, status] {
            auto* lecture = window.findChild<LectureView*>();
            if (lecture) { // as large as the window was asked to be, whatever screen there is
                lecture->showNormal();
                lecture->resize(window.size());
            }
            auto* exercise = window.findChild<ExerciseWindow*>();
            if (exercise)
                exercise->resize(window.size());
            window.sentenceView()->drawNow();
            QWidget* shown = &window;
            if (lecture)
                shown = lecture;
            else if (exercise)
                shown = exercise;
            const bool saved = shown->grab().save(path);
            if (!saved)
                QTextStream(stderr) << MainWindow::tr("%1 cannot be written.").arg(path) << Qt::endl;
            QApplication::exit(saved ? *status : failureStatus);
        });
    });
}

} // namespace arcwright::ui
