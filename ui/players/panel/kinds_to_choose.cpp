// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/kinds_to_choose.h"

#include <QComboBox>
#include <QStandardItemModel>

namespace arcwright::ui {

void offerThoseThatPlay(QComboBox& kinds, int first, const std::optional<PlayerSource>& source)
{
    const auto* model = qobject_cast<QStandardItemModel*>(kinds.model()); // as boxes have unless they are given one
    if (model == nullptr)
        return;
    int row = first;
    for (const PlayerKind& kind : playerKinds())
        model->item(row++)->setEnabled(!source || kind.plays(*source));
}

} // namespace arcwright::ui
