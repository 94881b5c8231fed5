// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QFontMetrics>
#include <QString>

#include "core/treebank/sentence.h"

namespace arcwright::ui {

/// As much of a text as a line has room for, and where in it what was searched stands.
struct FoundText {
    QString shown;
    std::vector<std::pair<int, int>> marks; ///< beginnings and lengths in `shown`
};

/// Begins with a word behind an ellipsis where what was searched would else lie beyond the end. O(characters).
FoundText foundText(const QString& text, const QString& searched, const QFontMetrics& metrics, int width);

/// The units in whose words, or across whose borders, what was searched stands; ascending. O(characters).
std::vector<int> foundUnits(const Sentence& sentence, const QString& searched);

} // namespace arcwright::ui
