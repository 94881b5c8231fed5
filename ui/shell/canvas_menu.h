// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/canvas/hit_test.h"
#include "ui/settings/actions.h"

class QMenu;
class QPoint;
class QWidget;

namespace arcwright::ui {

class MenuKeys;
class SentenceView;
class Workspace;

/// The menu that a right click on the diagram opens: for a word the heads it could have, the likeliest first, and what
/// can be done to it; for an arc what can be done to that; elsewhere what can be done to the sentence. What the format
/// has no place for, and what is a prediction's where there is none, is left out.
class CanvasMenu : public QObject {
    Q_OBJECT
public:
    CanvasMenu(Workspace& workspace, Actions& actions, SentenceView& view, QWidget* window);

private:
    void open(const DiagramHit& hit, const QPoint& place);
    void select(const DiagramHit& hit);
    void addGuesses(QMenu& menu, int word);
    void addActions(QMenu& menu, std::initializer_list<ActionId> ids);
    bool hasUse(ActionId id) const;

    Workspace& m_workspace;
    Actions& m_actions;
    SentenceView& m_view;
    QWidget* m_window;
    MenuKeys* m_keys;
};

} // namespace arcwright::ui
