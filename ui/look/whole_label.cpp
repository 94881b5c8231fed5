// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/whole_label.h"

#include <algorithm>

#include <QLabel>

namespace arcwright::ui {

void keepWhole(QLabel& label, int width)
{
    label.setMinimumHeight(0); // what it needs would be no less
    label.setMinimumHeight(std::max(label.heightForWidth(std::min(width, label.maximumWidth())), 0)); // -1 of no text
}

} // namespace arcwright::ui
