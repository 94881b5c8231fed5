// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/named_form.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/canvas/isolated_text.h"

namespace arcwright::ui {

QString namedForm(const QString& form)
{
    const bool hasLetters = std::any_of(form.begin(), form.end(), [](QChar letter) {
        return letter.isLetter() || letter.isSurrogate(); // of a script beyond the first plane
    });
    return hasLetters || form.isEmpty()
        ? isolated(form)
        : QCoreApplication::translate("NamedForm", "“%1”", "a form without letters").arg(isolated(form));
}

} // namespace arcwright::ui
