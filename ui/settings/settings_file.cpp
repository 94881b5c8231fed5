// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_file.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>

namespace arcwright::ui {

namespace {

/// Names and, ending in a stroke, groups of what is chosen; resources/help/settings.md describes them.
constexpr auto chosenSettings = std::to_array<const char*>({"window/language", "window/theme", "window/dark", "look/",
    "annotation/", "training/", "session/resume", "sentences/columns", "analysis/", "shortcuts/", "view/zoom",
    "view/interfaceScale", "parser/", "help/size", "validation/"});

QString settingsText(const char* english)
{
    return QCoreApplication::translate("Settings", english);
}

} // namespace

bool isChosenSetting(const QString& key)
{
    return std::any_of(chosenSettings.begin(), chosenSettings.end(), [&](const char* name) {
        const QLatin1String chosen(name);
        return chosen.endsWith(QLatin1Char('/')) ? key.startsWith(chosen) : key == chosen;
    });
}

std::optional<QString> exportSettings(const QString& path)
{
    QSettings file(path, QSettings::IniFormat);
    file.clear();
    const QSettings own;
    for (const QString& key : own.allKeys()) {
        if (isChosenSetting(key))
            file.setValue(key, own.value(key));
    }
    file.setValue(QStringLiteral("arcwright/settings"), 1);
    file.sync();
    if (file.status() == QSettings::NoError)
        return std::nullopt;
    return settingsText(QT_TRANSLATE_NOOP("Settings", "%1 cannot be written.")).arg(QFileInfo(path).fileName());
}

ImportedSettings importSettings(const QString& path)
{
    ImportedSettings result;
    const QSettings file(path, QSettings::IniFormat);
    if (!file.contains(QStringLiteral("arcwright/settings"))) {
        result.problem = settingsText(
            QT_TRANSLATE_NOOP("Settings", "%1 is no file of settings. Choose one that was exported here."))
                             .arg(QFileInfo(path).fileName());
        return result;
    }
    resetSettings();
    QSettings own;
    for (const QString& key : file.allKeys()) {
        if (isChosenSetting(key)) {
            own.setValue(key, file.value(key));
            ++result.taken;
        } else if (key != QStringLiteral("arcwright/settings")) {
            result.unknown << key;
        }
    }
    return result;
}

void resetSettings()
{
    QSettings own;
    for (const QString& key : own.allKeys()) {
        if (isChosenSetting(key))
            own.remove(key);
    }
}

} // namespace arcwright::ui
