// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace arcwright::ui {

/// Editors in cells that are filled once: what is being typed stays when the model tells that cells are others.
class SteadyEditors : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
};

} // namespace arcwright::ui
