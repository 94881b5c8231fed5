// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace arcwright::ui {

/// Installs the translation for the language of the default locale, of those that are built into the program, and that
/// for English, which stands in for what it lacks. Numbers are written as in the language that is shown. Call it before
/// the first window.
void installTranslations(QCoreApplication& application);

} // namespace arcwright::ui
