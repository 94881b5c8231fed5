// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace arcwright::ui {

class ScoreKeeper;
class Workspace;

/// UAS and LAS of every layer that can be scored against gold. Hidden while there is none.
class ScoreTable : public QTableWidget {
    Q_OBJECT
public:
    ScoreTable(Workspace& workspace, const ScoreKeeper& scores, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Whether there is something to show has changed, or may have.
    void filled(bool hasRows);

private:
    void fill();
    void addRow(const QString& layer);

    Workspace& m_workspace;
    const ScoreKeeper& m_scores;
};

} // namespace arcwright::ui
