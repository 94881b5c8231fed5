// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

#include "tests/paths.h"

namespace arcwright::ui::testing {

inline QString sourceFolder()
{
    const std::filesystem::path lessons(arcwright::test::lessonsFolder());
    return QString::fromStdString(lessons.parent_path().parent_path().string());
}

inline QString textOfFile(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return QString::fromUtf8(file.readAll());
}

/// The names of all settings there are, from the sources: of each Setting, and of each group of them.
inline QSet<QString> namesInSources()
{
    static const QRegularExpression one(QStringLiteral(R"re(Setting<[^;{]*> [\w:]+\{"([^"]+)")re"));
    static const QRegularExpression group(
        QStringLiteral(R"re(Group = QStringLiteral\("(\w+(?:/\w+)*/)"\)|QStringLiteral\("(look/\w+/)"\))re"));
    QSet<QString> names;
    QDirIterator files(
        sourceFolder() + QStringLiteral("/ui"), {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = textOfFile(files.next());
        for (auto found = one.globalMatch(text); found.hasNext();)
            names << found.next().captured(1);
        for (auto found = group.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            names << match.captured(1) + match.captured(2);
        }
    }
    return names;
}

/// The names that only former versions wrote: one that knew two themes.
inline bool isFormerSetting(const QString& name)
{
    return name == QStringLiteral("window/dark");
}

/// What is remembered, but chosen by nobody: windows, panels, what was open.
inline bool isState(const QString& name)
{
    for (const char* state : {"window/geometry", "window/workplace", "workplace/", "files/", "help/toursOffered"}) {
        if (name.startsWith(QLatin1String(state)))
            return true;
    }
    return name.startsWith(QStringLiteral("session/")) && name != QStringLiteral("session/resume");
}

} // namespace arcwright::ui::testing
