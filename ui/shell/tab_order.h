// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace arcwright::ui {

class Workplaces;

/// Lets Tab go through the parts of the window as one reads them: sentences, queue, page, messages, then the panels;
/// through each in the order that it has itself, however they were made.
void orderTabs(const Workplaces& workplaces, const QWidget& queue, const QWidget& messages);

} // namespace arcwright::ui
