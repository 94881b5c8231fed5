// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QString>

namespace arcwright::ui {

/// Whether a text is Japanese and its words are not told apart yet: there are kana in it, and no line EOS.
bool isRawJapanese(const QString& text);

/// What a program of the user's makes of a text, or a sentence that says why there is nothing.
struct AnalyserOutput {
    QString text;
    QString problem;
};

/// Has a command of the shell read the text and tell its words apart, as JUMAN and MeCab do, and waits for it; gives
/// up, with neither, when stopped. Not for the window's thread.
AnalyserOutput analysedBy(const QString& command, const QString& text, const std::stop_token& stop);

} // namespace arcwright::ui
