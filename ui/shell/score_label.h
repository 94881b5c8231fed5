// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/elided_label.h"

namespace arcwright::ui {

class ScoreKeeper;
class Workspace;

/// Says how well the layer that is drawn agrees with the treebank: its name, UAS, LAS, and on how many sentences. The
/// tool tip says it of every layer.
class ScoreLabel : public ElidedLabel {
    Q_OBJECT
public:
    ScoreLabel(const Workspace& workspace, const ScoreKeeper& scores, QWidget* parent);

    void showScores();
    /// Says the scores alone, where something else needs the room.
    void setBrief(bool brief);
    static QString notOfOneSet();

private:
    QString ratesOf(const QString& layer) const;
    QString textOf(const QString& layer) const;

    const Workspace& m_workspace;
    const ScoreKeeper& m_scores;
    bool m_isBrief = false;
};

} // namespace arcwright::ui
