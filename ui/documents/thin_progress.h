// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QProgressBar;
class QWidget;

namespace arcwright::ui {

/// A hidden bar, 0 to 100, a few pixels high and without words, that keeps its place in a layout while it is hidden.
QProgressBar* newThinProgress(const QString& accessibleName, QWidget* parent);

} // namespace arcwright::ui
