// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTabWidget;

namespace arcwright::ui {

/// From now on the tabs need no more height than the page on view; without it they need that of the highest, so that
/// what is around them scrolls below a page that has room.
void takeHeightOfPageOnView(QTabWidget& tabs);

} // namespace arcwright::ui
