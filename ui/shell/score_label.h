// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace arcwright::ui {

class ScoreKeeper;
class Workspace;

/// Says how well the layer that is drawn agrees with the treebank: UAS, LAS, and on how many sentences.
class ScoreLabel : public QLabel {
    Q_OBJECT
public:
    ScoreLabel(const Workspace& workspace, const ScoreKeeper& scores, QWidget* parent);

    void showScores();

private:
    const Workspace& m_workspace;
    const ScoreKeeper& m_scores;
};

} // namespace arcwright::ui
