// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/thin_progress.h"

#include <QProgressBar>

namespace arcwright::ui {

QProgressBar* newThinProgress(const QString& accessibleName, QWidget* parent)
{
    constexpr int thin = 4; // pixels
    auto* bar = new QProgressBar(parent);
    bar->setTextVisible(false);
    bar->setAccessibleName(accessibleName);
    bar->setFixedHeight(thin);
    QSizePolicy keepsItsPlace = bar->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    bar->setSizePolicy(keepsItsPlace);
    bar->hide();
    return bar;
}

} // namespace arcwright::ui
