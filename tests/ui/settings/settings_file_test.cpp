// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_file.h"

#include <filesystem>

#include <QRegularExpression>
#include <QSet>
#include <QSettings>

#include <gtest/gtest.h>

#include "tests/ui/settings/setting_names.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/settings/settings.h"

namespace arcwright::ui::testing {
namespace {

/// The names in the page's table, with what "…" and a name without a group stand for filled in.
QSet<QString> namesInTable()
{
    const QString page = textOfFile(sourceFolder() + QStringLiteral("/resources/help/settings.md"));
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    QSet<QString> names;
    for (const QString& line : page.split(u'\n')) {
        if (!line.startsWith(QStringLiteral("| `")))
            continue;
        QString group;
        for (auto found = quoted.globalMatch(line.section(u'|', 1, 1)); found.hasNext();) {
            QString name = found.next().captured(1);
            name.replace(QStringLiteral("…"), group);
            if (name.contains(u'/'))
                group = name.section(u'/', 0, -2);
            names << (name.contains(u'/') ? name : group + u'/' + name);
        }
    }
    return names;
}

} // namespace

TEST(SettingsFile, WhatChangesNothingIsNotWritten)
{
    QSettings().clear();
    Settings::treeView.set(false);
    EXPECT_FALSE(QSettings().contains(QLatin1String(Settings::treeView.key))) << "false without that";
    Settings::treeView.set(true);
    const std::filesystem::path path(QSettings().fileName().toStdString());
    const std::filesystem::path link = path.string() + "-link"; // gone with the file that is replaced
    std::filesystem::remove(link);
    std::filesystem::create_hard_link(path, link);
    Settings::treeView.set(true);
    EXPECT_EQ(std::filesystem::hard_link_count(path), 2U);
    Settings::treeView.set(false);
    EXPECT_EQ(std::filesystem::hard_link_count(path), 1U) << "taken back";
    std::filesystem::remove(link);
}

TEST(SettingsFile, EverySettingIsExportedAndInTheHandbookOrRememberedState)
{
    const QSet<QString> names = namesInSources();
    const QSet<QString> table = namesInTable();
    EXPECT_GE(names.size(), 40) << "or they are written otherwise by now";
    for (const char* known : {"window/language", "parser/with/", "look/words/", "look/motion", "training/seed"})
        EXPECT_TRUE(names.contains(QLatin1String(known))) << known;
    for (const QString& name : names) {
        if (isState(name)) {
            EXPECT_FALSE(isChosenSetting(name)) << qPrintable(name);
            continue;
        }
        EXPECT_TRUE(isChosenSetting(name.endsWith(u'/') ? name + u'x' : name))
            << qPrintable(name) << " is not exported";
        const bool isGroup = name.endsWith(u'/');
        const bool isTold = isGroup
            ? std::any_of(table.begin(), table.end(), [&](const QString& row) { return row.startsWith(name); })
            : table.contains(name);
        EXPECT_TRUE(isTold || isFormerSetting(name)) << qPrintable(name) << " is not in resources/help/settings.md";
    }
    for (const QString& name : table)
        EXPECT_TRUE(isChosenSetting(name)) << qPrintable(name) << " is told of, but not exported";
}

} // namespace arcwright::ui::testing
