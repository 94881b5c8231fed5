// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

class MainWindow;

/// Waits until the window has settled, saves a picture of it and ends the program: with 0, or with 3 if the picture
/// cannot be written or the files cannot be opened.
void saveScreenshotAndQuit(MainWindow& window, const QString& path);

} // namespace arcwright::ui
