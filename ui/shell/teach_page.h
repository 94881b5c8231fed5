// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include "ui/settings/shortcuts.h"

class QLabel;
class QToolButton;

namespace arcwright::ui {

class Actions;
class PlayerPanel;
class StartPage;

/// The middle of the workplace for teaching: what there is to teach with, or the player at work.
class TeachPage : public QStackedWidget {
    Q_OBJECT
public:
    TeachPage(PlayerPanel& player, Actions& actions, QWidget* parent = nullptr);

    StartPage* start() const { return m_start; }
    QToolButton* backButton() const { return m_back; }
    /// What the player's sentence is called, as long as there is no lesson in its place.
    void setSentenceName(const QString& name);
    QLabel* sentenceName() const { return m_name; }
    void showPlayer();
    /// What has been watched stays as it was.
    void showStart();

private:
    void showName();
    QToolButton* makeStep(Actions& actions, ActionId id, Qt::ArrowType arrow);

    PlayerPanel& m_player;
    StartPage* m_start;
    QToolButton* m_back;
    QToolButton* m_previous; ///< to the sentence before
    QToolButton* m_next;
    QLabel* m_name;
    QWidget* m_watching;
};

} // namespace arcwright::ui
