// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSettings>

#include <gtest/gtest.h>

#include "tests/core/support/temporary_folder.h"
#include "tests/power/power_recorder.h"

namespace arcwright {
namespace settings_power_cut_test {

using test::CutState;
using test::PowerRecorder;

TEST(SettingsPowerCut, SettingsAreTheOldOnesOrTheNew)
{
    const test::TemporaryFolder folder(test::folderInMemory());
    const QString path = QString::fromStdString(folder.file("settings.conf"));
    const auto set = [&](int value) {
        QSettings settings(path, QSettings::IniFormat);
        settings.setValue(QStringLiteral("look/theme"), value);
        settings.setValue(QStringLiteral("keys/confirm"), QStringLiteral("C"));
        settings.sync();
    };
    set(0);
    PowerRecorder::the().begin(folder.path());
    set(1);
    set(2);
    const auto states = PowerRecorder::the().end();
    EXPECT_GT(states.size(), 3);
    for (const CutState& state : states) {
        const test::TemporaryFolder found(test::folderInMemory());
        for (const auto& [name, content] : state.files)
            found.write(name, content);
        const QSettings settings(QString::fromStdString(found.file("settings.conf")), QSettings::IniFormat);
        EXPECT_EQ(settings.status(), QSettings::NoError);
        const int value = settings.value(QStringLiteral("look/theme"), -1).toInt();
        EXPECT_GE(value, 0);
        EXPECT_LE(value, 2);
        EXPECT_EQ(settings.value(QStringLiteral("keys/confirm")).toString(), QStringLiteral("C"));
    }
}

} // namespace settings_power_cut_test
} // namespace arcwright
