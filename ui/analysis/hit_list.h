// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace arcwright::ui {

/// The list of the words behind a figure. Its rows are all as high and are not laid out before they are shown, so that
/// a million of them are there at once. Left and right go from system to system, whose tree is drawn then; Home and End
/// go to the first and the last word.
class HitList : public QTableView {
    Q_OBJECT
public:
    explicit HitList(QWidget* parent = nullptr);

    /// Makes each column as wide as what the rows from the first on view on have in it, and none very wide; the last
    /// has the rest. Reads some rows, however many there are.
    void fitColumns();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

} // namespace arcwright::ui
