// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// A form of the file as a sentence of ours names it: isolated(), and in quotation marks where it has no letters, since
/// a comma or a number would be read as one of the sentence.
QString namedForm(const QString& form);

} // namespace arcwright::ui
