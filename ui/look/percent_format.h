// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace arcwright::ui {

/// What progress bars show, as QProgressBar::setFormat() takes it: some languages have a space before the sign.
inline QString percentFormat()
{
    return QCoreApplication::translate("ProgressBars", "%p%", "%p is the number");
}

} // namespace arcwright::ui
