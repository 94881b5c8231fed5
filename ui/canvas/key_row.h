// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace arcwright::ui {

/// A line of the list of all keys and gestures.
struct KeyRow {
    QString keys;
    QString what;
};

using KeyRows = std::vector<KeyRow>;

} // namespace arcwright::ui
