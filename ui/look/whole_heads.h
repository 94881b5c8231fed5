// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QHeaderView;

namespace arcwright::ui {

/// Lets no column become narrower than the titles of those that take what room is left, in letters of any size; a list
/// that is too narrow for that is scrolled. To be called when all columns have their ways of being resized.
void keepHeadsWhole(QHeaderView& header);

} // namespace arcwright::ui
