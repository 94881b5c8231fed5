// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/language_names.h"

#include <QCoreApplication>

namespace arcwright::ui {

QString titleOf(Language language)
{
    switch (language) {
    case Language::Any:
        return QCoreApplication::translate("Languages", "Any", "language");
    case Language::Arabic:
        return QCoreApplication::translate("Languages", "Arabic");
    case Language::Czech:
        return QCoreApplication::translate("Languages", "Czech");
    case Language::Danish:
        return QCoreApplication::translate("Languages", "Danish");
    case Language::English:
        return QCoreApplication::translate("Languages", "English");
    case Language::Chinese:
        return QCoreApplication::translate("Languages", "Chinese");
    }
    return {};
}

} // namespace arcwright::ui
