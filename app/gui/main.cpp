// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTextStream>

#include "core/base/process_limits.h"
#include "ui/shell/launch_options.h"
#include "ui/shell/main_window.h"
#include "ui/shell/screenshot.h"
#include "ui/shell/translations.h"
#include "ui/shell/window_style.h"

int main(int argc, char** argv)
{
    arcwright::prepareForFiles();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("arcwright"));
    QApplication::setApplicationDisplayName(QStringLiteral("Arcwright"));
    QApplication::setApplicationVersion(QStringLiteral(ARCWRIGHT_VERSION));
    QApplication::setOrganizationName(QStringLiteral("arcwright"));
    QApplication::setStyle(new arcwright::ui::WindowStyle);

    arcwright::ui::installTranslations(application);

    QString problem;
    QString help;
    const auto options = arcwright::ui::parseLaunchOptions(QApplication::arguments(), problem, help);
    if (!options) {
        QTextStream(stderr) << problem << Qt::endl;
        return 2;
    }
    if (!help.isEmpty()) {
        QTextStream(stdout) << help;
        return 0;
    }
    arcwright::ui::MainWindow window;
    if (!options->screenshot.isEmpty())
        arcwright::ui::saveScreenshotAndQuit(window, options->screenshot);
    window.show();
    window.launch(*options);
    return QApplication::exec();
}
