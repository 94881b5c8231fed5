// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace arcwright::ui {

class Workspace;

/// The name of the open treebank, with its folder where another file of that name was opened before.
QString treebankName(const Workspace& workspace);

/// What the window's title says of the open treebank: its name, with the folder where another file of that name was
/// opened before, whether it may only be read, and the place for the mark of unsaved steps. Before that stands the
/// lesson that is on view instead of it, if there is one.
QString windowTitleOf(const Workspace& workspace, const QString& lesson = {});

/// Those of the files and folders that are there. A disk that was taken out may come back, so that the others are
/// remembered, and not offered.
QStringList thoseThere(QStringList paths);

/// A file or folder for a list: its name, and the folder it is in, with `~` for the user's own.
QString nameWithFolder(const QString& path);

} // namespace arcwright::ui
