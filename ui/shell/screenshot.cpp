// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/screenshot.h"

#include <QApplication>
#include <QPixmap>
#include <QTextStream>
#include <QTimer>

#include "ui/shell/main_window.h"

namespace arcwright::ui {

void saveScreenshotAndQuit(MainWindow& window, const QString& path)
{
    constexpr int repaintTime = 200; // ms: charts animate into place and layouts follow their contents
    QObject::connect(&window, &MainWindow::settled, &window, [&window, path] {
        QTimer::singleShot(repaintTime, &window, [&window, path] {
            const bool saved = window.grab().save(path);
            if (!saved)
                QTextStream(stderr) << MainWindow::tr("%1 cannot be written.").arg(path) << Qt::endl;
            QApplication::exit(saved ? 0 : 3);
        });
    });
}

} // namespace arcwright::ui
