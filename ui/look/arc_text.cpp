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

QString arcIn(const Sentence& sentence, int head, std::string_view relation)
{
    const QString name = QString::fromUtf8(relation.data(), static_cast<qsizetype>(relation.size()));
    const bool isThere = head >= 1 && head <= sentence.unitCount();
    if (isThere || head == kRoot)
        return arcText(name, head == kRoot, isThere ? QString::fromStdString(sentence.unitText(head)) : QString());
    return name.isEmpty() ? QCoreApplication::translate("ArcText", "no head")
                          : QCoreApplication::translate("ArcText", "%1, no head", "relation").arg(name);
}

} // namespace arcwright::ui
