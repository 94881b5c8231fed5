// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace arcwright::ui {

/// Installs the translation that is built into the program. Call it before the first window.
void installTranslations(QCoreApplication& application);

} // namespace arcwright::ui
