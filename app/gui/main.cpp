// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <QApplication>
#include <QTextStream>

#include "core/base/process_limits.h"
#include "core/base/program_version.h"
#include "ui/look/window_style.h"
#include "ui/settings/settings.h"
#include "ui/settings/translations.h"
#include "ui/shell/interface_size.h"
#include "ui/shell/launch_options.h"
#include "ui/shell/lesson_file.h"
#include "ui/shell/main_window.h"
#include "ui/shell/screenshot.h"
#include "ui/shell/window_host.h"
#include "ui/work/careful_application.h"

namespace {

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("arcwright"));
    const std::string_view version = arcwright::programVersion();
    QCoreApplication::setApplicationVersion(QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
    QCoreApplication::setOrganizationName(QStringLiteral("arcwright"));
}

/// That of --language, else of the settings; parseLaunchOptions() refuses what there is not.
QString languageToSpeak()
{
    const QString asked = arcwright::ui::Translations::askedFor(QCoreApplication::arguments());
    return asked.isEmpty() ? arcwright::ui::Settings::language() : asked;
}

/// Answers --help and --version, for which no display is needed. False if the arguments ask for something else.
bool answersWithoutDisplay(int argc, char** argv)
{
    const auto asks = [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v";
    };
    if (std::none_of(argv, argv + argc, asks))
        return false;
    const QCoreApplication application(argc, argv);
    nameProgram();
    arcwright::ui::Translations translations;
    translations.use(languageToSpeak());
    QString problem;
    QString help;
    arcwright::ui::parseLaunchOptions(QCoreApplication::arguments(), problem, help);
    QTextStream(stdout) << help;
    return !help.isEmpty();
}

/// Whether steps are to be saved and nothing is to be shown, for which no display is needed either.
bool exportsAlone(int argc, char** argv)
{
    return std::any_of(argv, argv + argc,
        [](std::string_view argument) { return argument == "--export" || argument.starts_with("--export="); });
}

} // namespace

int main(int argc, char** argv)
{
    arcwright::prepareForFiles();
    if (answersWithoutDisplay(argc, argv))
        return 0;
    nameProgram(); // by which settings are found
    if (exportsAlone(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool isLeftToScreen = arcwright::ui::leavesScaleToScreen(argc, argv);
    std::vector<char*> arguments(argv, argv + argc + 1); // an application takes out what it knows
    int count = argc;
    std::optional<arcwright::ui::CarefulApplication> application(std::in_place, argc, argv);
    // Few screens need another one. To ask each of them by an application of its own took every start some 8 ms.
    if (isLeftToScreen && arcwright::ui::needsScaleForScreen()) {
        application.reset();
        application.emplace(count, arguments.data());
    }
    arcwright::ui::settleInterfaceScale();
    QApplication::setApplicationDisplayName(QStringLiteral("Arcwright"));
    // By which desktops know that the window is that of the menu's entry: resources/packaging has the file.
    QApplication::setDesktopFileName(QStringLiteral("org.arcwright.Arcwright"));
    QApplication::setStyle(new arcwright::ui::WindowStyle);

    arcwright::ui::Translations translations;
    translations.use(languageToSpeak());

    QString problem;
    QString help;
    const auto options = arcwright::ui::parseLaunchOptions(QApplication::arguments(), problem, help);
    if (!options) {
        QTextStream(stderr) << problem << Qt::endl;
        return 2;
    }
    if (!help.isEmpty()) { // beside arguments that only the window system knows
        QTextStream(stdout) << help;
        return 0;
    }
    if (!options->exportPath.isEmpty())
        return arcwright::ui::exportLessonAsAsked(*options);
    arcwright::ui::WindowHost host(translations);
    if (!options->screenshot.isEmpty())
        arcwright::ui::saveScreenshotAndQuit(host.window(), options->screenshot);
    host.window().show();
    host.window().launch(*options);
    return QApplication::exec();
}
