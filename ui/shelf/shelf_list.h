// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace arcwright::ui {

/// The list of models, with keys of its own: Enter, F2, Del, Ctrl+Shift+D, and Ctrl+Z while there is something on the
/// shelf to take back.
class ShelfList : public QTreeView {
    Q_OBJECT
public:
    explicit ShelfList(QWidget* parent);

    void setModel(QAbstractItemModel* model) override;
    void setCanUndo(bool can) { m_canUndo = can; }

Q_SIGNALS:
    void useWanted();
    void renameWanted();
    void removeWanted();
    void duplicateWanted();
    void undoWanted();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Wanted = void (ShelfList::*)();
    Wanted wantedBy(const QKeyEvent& key) const;

    bool m_canUndo = false;
};

} // namespace arcwright::ui
