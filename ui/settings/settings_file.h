// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// Whether a name is that of something the user chooses, which exports take along, and not of remembered state.
bool isChosenSetting(const QString& key);

/// Writes what the user has chosen into a file, to be taken to another machine or given to somebody else: settings,
/// keys and chords, not what was open and where windows were. The reason if it cannot be written.
std::optional<QString> exportSettings(const QString& path);

struct ImportedSettings {
    int taken = 0;
    QStringList unknown; ///< names in the file that are no settings, and are left out
    QString problem; ///< not empty: nothing was taken, and why
};
/// Takes the settings of such a file. What it does not name gets its default.
ImportedSettings importSettings(const QString& path);

/// Gives all of them their defaults.
void resetSettings();

} // namespace arcwright::ui
