// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace arcwright::ui {

/// Names in a row, as the language of the program lists them: "a, b, and c", "a, b a c", "a、b、c".
QString listed(const QStringList& names);
/// Whole sentences, one after another, with what stands between two sentences in the language of the program. Those
/// that are empty are left out.
QString inARow(const QStringList& sentences);

} // namespace arcwright::ui
