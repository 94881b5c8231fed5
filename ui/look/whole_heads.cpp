// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/whole_heads.h"

#include <algorithm>

#include <QHeaderView>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

void keepHeadsWhole(QHeaderView& header)
{
    measureByFont(&header, [&header](const QFontMetrics&) {
        int least = 1;
        for (int section = 0; section < header.count(); ++section) {
            if (header.sectionResizeMode(section) == QHeaderView::Stretch)
                least = std::max(least, header.sectionSizeHint(section));
        }
        header.setMinimumSectionSize(least);
        // Where the others leave nothing at all, Qt lets them keep what they had before.
        for (int section = 0; section < header.count(); ++section) {
            if (header.sectionResizeMode(section) == QHeaderView::Stretch && header.sectionSize(section) < least)
                header.resizeSection(section, least);
        }
    });
}

} // namespace arcwright::ui
