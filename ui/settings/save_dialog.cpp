// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/save_dialog.h"

#include <QFileDialog>

#include "ui/settings/settings.h"

namespace arcwright::ui {

QString askWhereToSave(
    QWidget* parent, const QString& title, const QString& name, const QString& ending, const QString& filter)
{
    QFileDialog dialog(parent, title, Settings::folder(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending.mid(1));
    dialog.selectFile(name + ending);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace arcwright::ui
