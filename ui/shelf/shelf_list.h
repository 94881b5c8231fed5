// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace arcwright::ui {

/// The list of models, whose columns are as wide as what is in them where there is the room, with keys of its own:
/// Enter, F2, Del, Ctrl+Shift+D, and Ctrl+Z while there is something on the shelf to take back.
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
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    using Wanted = void (ShelfList::*)();
    Wanted wantedBy(const QKeyEvent& key) const;

    bool m_canUndo = false;
    bool m_isFitting = false;
    bool m_isFitted = true; ///< until somebody makes a column another width
};

} // namespace arcwright::ui
