// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace arcwright::ui {

/// Asks where to save a file; empty if nowhere. A name that is typed without an ending gets `ending` (with its dot)
/// before the dialog asks whether a file of that name may be replaced. Proposes `name` in the folder used last.
QString askWhereToSave(
    QWidget* parent, const QString& title, const QString& name, const QString& ending, const QString& filter);

} // namespace arcwright::ui
