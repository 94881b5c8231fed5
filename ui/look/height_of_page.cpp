// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/height_of_page.h"

#include <QTabWidget>

namespace arcwright::ui {

void takeHeightOfPageOnView(QTabWidget& tabs)
{
    const auto take = [&tabs] {
        for (int page = 0; page < tabs.count(); ++page) {
            QSizePolicy policy = tabs.widget(page)->sizePolicy();
            policy.setVerticalPolicy(page == tabs.currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
            tabs.widget(page)->setSizePolicy(policy);
        }
        tabs.updateGeometry();
    };
    QObject::connect(&tabs, &QTabWidget::currentChanged, &tabs, take);
    take();
}

} // namespace arcwright::ui
