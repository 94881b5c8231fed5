// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/joined_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace arcwright::ui {

QString listed(const QStringList& names)
{
    return QLocale().createSeparatedList(names);
}

QString inARow(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences) {
        if (text.isEmpty())
            text = sentence;
        else if (!sentence.isEmpty())
            text
                = QCoreApplication::translate("JoinedTexts", "%1 %2", "one sentence after another").arg(text, sentence);
    }
    return text;
}

} // namespace arcwright::ui
