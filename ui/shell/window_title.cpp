// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/window_title.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "core/formats/open.h"
#include "ui/documents/shown_name.h"
#include "ui/documents/workspace.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

namespace {

/// The context of this file's sentences for translators.
struct TitleText {
    Q_DECLARE_TR_FUNCTIONS(WindowTitle)
};

QString shortFolder(const QString& path)
{
    const QString folder = QDir::toNativeSeparators(path);
    const QString home = QDir::toNativeSeparators(QDir::homePath());
    return home.size() > 1 && (folder == home || folder.startsWith(home + QDir::separator()))
        ? u'~' + folder.mid(home.size())
        : folder;
}

bool isNameRepeated(const QFileInfo& file)
{
    const QStringList recent = Settings::recentFiles();
    return std::ranges::any_of(recent, [&](const QString& path) {
        const QFileInfo other(path);
        return other.fileName() == file.fileName() && other.absoluteFilePath() != file.absoluteFilePath()
            && other.exists();
    });
}

} // namespace

QString treebankName(const Workspace& workspace)
{
    QString title = workspace.title();
    if (workspace.copyCount() != 1)
        return title;
    const QFileInfo file(QString::fromStdString(workspace.copy(0).path()));
    return isNameRepeated(file) ? TitleText::tr("%1 in %2", "file, folder").arg(title, shortFolder(file.absolutePath()))
                                : title;
}

QString windowTitleOf(const Workspace& workspace, const QString& lesson)
{
    if (workspace.copyCount() == 0 && lesson.isEmpty())
        return TitleText::tr("Arcwright");
    QString title = workspace.copyCount() == 0 ? lesson : treebankName(workspace);
    if (workspace.copyCount() > 0 && !lesson.isEmpty())
        title = TitleText::tr("%1 — %2", "lesson, treebank").arg(lesson, title);
    const QString pattern
        = workspace.isReadOnly() ? TitleText::tr("%1[*] (read only) — Arcwright") : TitleText::tr("%1[*] — Arcwright");
    return pattern.arg(title.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"))); // a name that has the mark
}

QStringList thoseThere(QStringList paths)
{
    paths.removeIf([](const QString& path) { return !meansAnything(path.toStdString()); });
    return paths;
}

QString nameWithFolder(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    const QString name = shownName(whole);
    const QString folder = QFileInfo(whole.left(whole.size() - name.size())).absolutePath(); // around the whole name
    return TitleText::tr("%1 — %2", "file, folder").arg(name, shortFolder(folder));
}

} // namespace arcwright::ui
