// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace arcwright::ui {

/// A list whose rows are all as high as the first. Told of changes in any number of rows it looks at those on view
/// alone; QTreeView goes through all of them, which takes longer than a frame from some thousands on.
class LongList : public QTreeView {
public:
    using QTreeView::QTreeView;

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles) override;
};

} // namespace arcwright::ui
