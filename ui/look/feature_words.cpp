// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/feature_words.h"

#include <QCoreApplication>

namespace arcwright::ui {

QString featureInWords(std::string_view name, FeatureUnits units)
{
    return QString::fromStdString(arcwright::featureInWords(name, units,
        [](const char* sentence) { return QCoreApplication::translate("Feature", sentence).toStdString(); }));
}

} // namespace arcwright::ui
