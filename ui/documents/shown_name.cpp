// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/shown_name.h"

#include <QFileInfo>

namespace arcwright::ui {

QString shownName(const QString& path)
{
    const QFileInfo file(path);
    const QString name = file.fileName();
    const QString folder = QFileInfo(file.path()).fileName();
    const bool meansAllBelow = name == QStringLiteral("**") || name.startsWith(QStringLiteral("**#"));
    return meansAllBelow && !folder.isEmpty() ? folder + u'/' + name : name;
}

} // namespace arcwright::ui
