// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// A text of a menu or button without its mnemonic: "&Open…" is "Open…". Languages without Latin letters append the
/// letter in brackets, which go with it: "開く(&O)…" is "開く…". "&&" is the sign itself. O(text).
QString withoutMnemonic(const QString& text);

} // namespace arcwright::ui
