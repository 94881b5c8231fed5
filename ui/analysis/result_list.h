// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <utility>

#include <QString>

class QTreeView;

namespace arcwright::ui {

/// Arranges a list of what was found, whose model is set: rows of one height, columns of so many letters each (the
/// column, its letters), the last as wide as there is room for.
void arrangeResults(QTreeView& list, const QString& name, std::initializer_list<std::pair<int, int>> columns);

} // namespace arcwright::ui
