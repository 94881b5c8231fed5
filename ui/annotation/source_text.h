// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "core/treebank/format.h"

namespace arcwright::ui {

/// The source of a sentence as a text to edit, in whatever encoding its file is: without the line ends after it, which
/// belong to the file. Bytes that are no text, NUL and a carriage return within a line are shown as U+FFFD.
QString shownSource(std::string_view source, const Format& format);

/// The bytes that `edited` stands for, where `shown` is what the editor made of shownSource(source): lines at the
/// beginning and the end that are as they were keep their bytes, those that are no text or hold what an editor cannot
/// show included; the others are in the encoding of the source. Line ends are those of the source, and what follows
/// the last line is kept. Fails as Format::encodedLine() does, with the line (from 1) in the text, and with
/// UnreadBytesLeft where a line that was typed anew still has U+FFFD for bytes that were no text.
Result<std::string> sourceOf(
    std::string_view source, const Format& format, const QString& shown, const QString& edited);

} // namespace arcwright::ui
