// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace arcwright::ui {

/// A text without the diacritics of Latin, Greek and Cyrillic letters; in other scripts, such as kana, marks make
/// another letter.
struct FoldedText {
    QString text;
    std::vector<qsizetype> places; ///< of each letter of `text` in what was folded, and behind its last
};

/// O(characters).
FoldedText foldedText(const QString& text);
/// Whether a text has no such diacritics: typed so, it is searched for as if no other had any.
bool isWithoutDiacritics(const QString& text);

} // namespace arcwright::ui
