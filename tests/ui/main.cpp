// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <QApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "ui/look/theme.h"
#include "ui/look/window_style.h"
#include "ui/settings/translations.h"
#include "ui/work/careful_application.h"

namespace {

/// Qt's warnings about the machine the tests run on, not about the program.
constexpr std::array<std::string_view, 3> harmless{
    "This plugin does not support ", "XDG_RUNTIME_DIR", "Failed to register with host portal"};

void failOnWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const QByteArray text = message.toLocal8Bit();
    const std::string_view said(text.constData(), static_cast<std::size_t>(text.size()));
    const bool expected = std::any_of(
        harmless.begin(), harmless.end(), [&](auto part) { return said.find(part) != std::string_view::npos; });
    if (expected || type == QtDebugMsg || type == QtInfoMsg)
        return;
    ADD_FAILURE() << "Qt warns (" << (context.category ? context.category : "") << "): " << said;
    if (type == QtFatalMsg)
        std::abort();
}

/// Tests run side by side: each process has settings, samples and home of its own, gone when it ends.
void liveIn(const QTemporaryDir& home)
{
    qputenv("HOME", home.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toLocal8Bit());
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toLocal8Bit());
    qputenv("XDG_STATE_HOME", home.filePath(QStringLiteral("state")).toLocal8Bit());
}

} // namespace

int main(int argc, char** argv)
{
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();

    const QTemporaryDir home;
    liveIn(home);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(failOnWarnings);

    arcwright::ui::CarefulApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("arcwright"));
    QApplication::setOrganizationName(QStringLiteral("arcwright"));
    QApplication::setStyle(new arcwright::ui::WindowStyle);
    if (!QFontMetrics(QApplication::font()).inFont(u'a')) {
        std::fputs("There is no font with the letter a, so every text would be drawn as boxes. Install one, for "
                   "example the package fonts-dejavu-core.\n",
            stderr);
        return 1;
    }
    arcwright::ui::Translations translations;
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
    arcwright::ui::applyTheme(application, arcwright::ui::ThemeKind::Light);
    return RUN_ALL_TESTS();
}
