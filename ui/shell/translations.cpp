// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace arcwright::ui {

void installTranslations(QCoreApplication& application)
{
    auto* english = new QTranslator(&application);
    if (english->load(QStringLiteral(":/i18n/arcwright_en.qm")))
        QCoreApplication::installTranslator(english);
    // The one that is installed last is asked first.
    auto* own = new QTranslator(&application);
    if (own->load(QLocale(), QStringLiteral("arcwright"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(own);
    else if (QLocale().language() != QLocale::C)
        QLocale::setDefault(QLocale(QLocale::English)); // numbers are written as the sentences are that they stand in
}

} // namespace arcwright::ui
