// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/arc_text.h"

#include <QCoreApplication>

namespace arcwright::ui {

QString arcText(const QString& relation, bool isFromRoot, const QString& head)
{
    if (isFromRoot && (relation.isEmpty() || relation.compare(u"root", Qt::CaseInsensitive) == 0))
        return QCoreApplication::translate("ArcText", "root");
    if (isFromRoot)
        return QCoreApplication::translate("ArcText", "%1 of the root", "relation").arg(relation);
    if (relation.isEmpty())
        return head;
    return QCoreApplication::translate("ArcText", "%1 of %2", "relation, head").arg(relation, head);
}

} // namespace arcwright::ui
