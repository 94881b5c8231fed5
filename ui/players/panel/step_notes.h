// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QSplitter>

#include "ui/look/theme.h"

class QListView;
class QTextBrowser;

namespace arcwright::ui {

class Player;
class StepListModel;

/// The notes beside the stage: the step at hand in words and figures, and the list of all steps.
class StepNotes : public QSplitter {
    Q_OBJECT
public:
    explicit StepNotes(QWidget* parent = nullptr);

    /// Null for none; to be told again when the steps are others.
    void setPlayer(const Player* player);
    void showPosition(int position);
    void explain(const Player* player, const Theme& theme);
    /// The steps to stop at, and the one after which another player goes another way, 0 for none.
    void setStops(const std::set<int>& steps);
    void setParting(int step);

    QListView* list() const { return m_list; }
    /// The list with what stands over it.
    void showList(bool isShown);
    QTextBrowser* explanation() const { return m_explanation; }
    /// As wide as lines that can be read, where that leaves the stage the most of the width.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(int position);

private:
    QWidget* m_listPart;
    QListView* m_list;
    StepListModel* m_steps;
    QTextBrowser* m_explanation;
};

} // namespace arcwright::ui
