// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// What a training is called: what it learns from and, where trainings before it have learnt from the same, a number
/// from 2 on. The shelf numbers models in the same way.
struct NumberedTitle {
    QString title;
    int number = 1;

    QString text() const { return number == 1 ? title : title + QStringLiteral(" (") + QString::number(number) + u')'; }
    static NumberedTitle of(const QString& text);
};

} // namespace arcwright::ui
