// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QString>

class QWidget;

namespace arcwright::ui {

class AnalysisCommands;
class FileCommands;

/// Something that would be lost if the program ended.
struct AtStake {
    QString what; ///< a sentence
    std::function<bool()> save; ///< keeps it, true if it did; empty: it cannot be kept
};

/// Whether the program may end. Where several things would be lost, they are asked about together, so that there is one
/// question at most; all are saved, or go.
bool mayClose(FileCommands& files, AnalysisCommands& analysis, QWidget* window);

} // namespace arcwright::ui
