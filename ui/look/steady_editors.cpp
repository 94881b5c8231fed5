// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/steady_editors.h"

#include <QWidget>

namespace arcwright::ui {

void SteadyEditors::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    constexpr const char* filled = "isFilled";
    if (editor->property(filled).toBool())
        return;
    QStyledItemDelegate::setEditorData(editor, index);
    editor->setProperty(filled, true);
}

} // namespace arcwright::ui
