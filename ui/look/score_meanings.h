// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace arcwright::ui {

/// What the two scores say, for those who do not know their names.
inline QString meaningOfUas()
{
    return QCoreApplication::translate(
        "ScoreMeanings", "Unlabelled attachment score: of a hundred words, so many have the right head");
}

inline QString meaningOfLas()
{
    return QCoreApplication::translate("ScoreMeanings",
        "Labelled attachment score: of a hundred words, so many have the right head and the right relation");
}

} // namespace arcwright::ui
