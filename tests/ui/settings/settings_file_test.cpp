// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_file.h"

#include <filesystem>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>

#include <gtest/gtest.h>

#include "tests/paths.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/settings/settings.h"

namespace arcwright::ui::testing {
namespace {

QString sourceFolder()
{
    const std::filesystem::path lessons(arcwright::test::lessonsFolder());
    return QString::fromStdString(lessons.parent_path().parent_path().string());
}

QString contentsOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return QString::fromUtf8(file.readAll());
}

/// The names of all settings there are, from the sources: of each Setting, and of each group of them.
QSet<QString> namesInSources()
{
    static const QRegularExpression one(QStringLiteral(R"re(Setting<[^;{]*> [\w:]+\{"([^"]+)")re"));
    static const QRegularExpression group(
        QStringLiteral(R"re(Group = QStringLiteral\("(\w+(?:/\w+)*/)"\)|QStringLiteral\("(look/\w+/)"\))re"));
    QSet<QString> names;
    QDirIterator files(
        sourceFolder() + QStringLiteral("/ui"), {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = contentsOf(files.next());
        for (auto found = one.globalMatch(text); found.hasNext();)
            names << found.next().captured(1);
        for (auto found = group.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            names << match.captured(1) + match.captured(2);
        }
    }
    return names;
}

/// The names in the page's table, with what "…" and a name without a group stand for filled in.
QSet<QString> namesInTable()
{
    const QString page = contentsOf(sourceFolder() + QStringLiteral("/resources/help/settings.md"));
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

/// What is remembered, but chosen by nobody: windows, panels, what was open.
bool isState(const QString& name)
{
    for (const char* state : {"window/geometry", "window/workplace", "workplace/", "files/", "help/toursOffered"}) {
        if (name.startsWith(QLatin1String(state)))
            return true;
    }
    return name.startsWith(QStringLiteral("session/")) && name != QStringLiteral("session/resume");
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
    const QSet<QString> former{QStringLiteral("window/dark")}; // of versions that knew two themes
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
        EXPECT_TRUE(isTold || former.contains(name)) << qPrintable(name) << " is not in resources/help/settings.md";
    }
    for (const QString& name : table)
        EXPECT_TRUE(isChosenSetting(name)) << qPrintable(name) << " is told of, but not exported";
}

} // namespace arcwright::ui::testing
