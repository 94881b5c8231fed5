// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QAbstractListModel>

#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// The positions of a player as rows: row k is position k, row 0 the beginning. Texts are made when they are seen.
class StepListModel : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// Null for none; to be told again when the steps are others.
    void setPlayer(const Player* player);
    /// The steps to stop at.
    void setBreakpoints(const std::set<int>& steps);
    /// The step from which another player goes another way; 0 for none.
    void setParting(int step);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const Player* m_player = nullptr;
    std::set<int> m_breakpoints;
    int m_parting = 0;
};

} // namespace arcwright::ui
