// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractTableModel>

#include "core/decoding/arc_scores.h"
#include "ui/look/theme.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// The scores of arcs: rows are heads from the root on, columns dependents from the first word on.
class ScoreMatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTheme(const Theme& theme);
    void setScores(const ArcScores& scores, const PlayerWords& words);
    const ArcScores& scores() const { return m_scores; }
    /// The change of a score by a pixel's worth of dragging: 1 where all scores are whole, else 0.1.
    double stepOfDrag() const { return m_isWhole ? 1 : 0.1; }

    /// The score of a cell; none for an arc that may not be, or of a word to itself.
    std::optional<double> value(const QModelIndex& index) const;
    bool setValue(const QModelIndex& index, double value);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// A user changed a score.
    void edited();

private:
    Theme m_theme;
    ArcScores m_scores;
    PlayerWords m_words;
    bool m_isWhole = true;
};

} // namespace arcwright::ui
