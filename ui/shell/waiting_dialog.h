// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>

namespace arcwright::ui {

struct WaitingDialog {
    Q_DECLARE_TR_FUNCTIONS(WaitingDialog)
};

/// Waits for work on another thread that a question's answer depends on, while the window goes on to be drawn, below a
/// dialog with that text. `ended` is a signal of `sender` after which isDone() may be true. False where somebody
/// cancelled: then `stop` is called and waited for, too, or, without one, the work goes on and is the caller's.
template <class Sender, class Signal, class IsDone>
bool waitedFor(QWidget* window, const QString& text, Sender& sender, Signal ended, IsDone isDone,
    const std::function<void()>& stop = {})
{
    if (isDone())
        return true;
    QProgressDialog waiting(text, WaitingDialog::tr("Cancel"), 0, 0, window);
    waiting.setWindowModality(Qt::WindowModal);
    waiting.show(); // at once: nothing may be done to what is being written
    QEventLoop loop;
    QObject::connect(&sender, ended, &loop, &QEventLoop::quit);
    QObject::connect(&waiting, &QProgressDialog::canceled, &loop, &QEventLoop::quit);
    while (!isDone() && !waiting.wasCanceled())
        loop.exec();
    if (waiting.wasCanceled() && stop) {
        stop();
        waiting.setLabelText(WaitingDialog::tr("Stopping…"));
        waiting.setCancelButton(nullptr);
        // It hides by itself when it is cancelled, by Esc as well, and nothing may be done to what is being written.
        QObject::connect(&waiting, &QProgressDialog::canceled, &waiting, &QWidget::show, Qt::QueuedConnection);
        waiting.show();
        while (!isDone())
            loop.exec();
    }
    return !waiting.wasCanceled();
}

} // namespace arcwright::ui
