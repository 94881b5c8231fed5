// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace arcwright::ui {

class Learning;
class TrainingPanel;
class Workplaces;

/// How far the training has come, in the status bar of every workplace but the one that shows more of it; leads there.
/// Not there while nothing is trained or predicted.
class TrainingIndicator : public QToolButton {
    Q_OBJECT
public:
    TrainingIndicator(
        const Learning& learning, const TrainingPanel& panel, Workplaces& workplaces, QWidget* parent = nullptr);

    /// How far it has come alone, where something else needs the room.
    void setBrief(bool brief);

private:
    void tell();

    const Learning& m_learning;
    Workplaces& m_workplaces;
    int m_percent = 0; ///< of all, as the panel has it
    QString m_timeLeft;
    bool m_isBrief = false;
};

} // namespace arcwright::ui
