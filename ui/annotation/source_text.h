// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

namespace arcwright::ui {

/// The source of a sentence as a text to edit: without the line ends after it, which belong to the file.
QString shownSource(std::string_view source);

/// The bytes that `edited` stands for, where `shown` is what the editor made of shownSource(source): lines at the
/// beginning and the end that are as they were keep their bytes, those that are not UTF-8 or hold what an editor cannot
/// show included; line ends are those of the source, and what follows the last line is kept.
std::string sourceOf(std::string_view source, const QString& shown, const QString& edited);

} // namespace arcwright::ui
