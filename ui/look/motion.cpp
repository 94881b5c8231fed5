// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

namespace arcwright::ui {

namespace {

constexpr const char* reducesMotionProperty = "arcwrightReducesMotion"; ///< of the application

std::optional<QString> valueIn(const QString& path, const QString& key)
{
    const QSettings file(path, QSettings::IniFormat);
    return file.contains(key) ? std::optional(file.value(key).toString().trimmed().toLower()) : std::nullopt;
}

} // namespace

bool isMotionReduced()
{
    return qApp != nullptr && qApp->property(reducesMotionProperty).toBool();
}

void setMotionReduced(bool isReduced)
{
    if (isReduced == isMotionReduced())
        return;
    qApp->setProperty(reducesMotionProperty, isReduced);
    QApplication::setEffectEnabled(Qt::UI_General, !isReduced); // of menus, lists and tooltips
}

std::optional<bool> systemReducesMotion(const QString& folder)
{
    const QString settings
        = folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) : folder;
    // The factor by which KDE makes what moves slower or faster; 0: at once.
    if (const auto factor
        = valueIn(settings + QStringLiteral("/kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor")))
        return factor->toDouble() <= 0;
    for (const QString& version : {QStringLiteral("/gtk-4.0"), QStringLiteral("/gtk-3.0")}) {
        if (const auto moves = valueIn(
                settings + version + QStringLiteral("/settings.ini"), QStringLiteral("Settings/gtk-enable-animations")))
            return *moves == QStringLiteral("0") || *moves == QStringLiteral("false");
    }
    return std::nullopt;
}

} // namespace arcwright::ui
