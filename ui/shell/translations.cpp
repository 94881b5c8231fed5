// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/translations.h"

#include <QCoreApplication>
#include <QTranslator>

namespace arcwright::ui {

void installTranslations(QCoreApplication& application)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(QStringLiteral(":/i18n/arcwright_en.qm")))
        QCoreApplication::installTranslator(translator);
}

} // namespace arcwright::ui
