// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QToolButton;

namespace arcwright::ui {

class PlayerPanel;
class StartPage;

/// The middle of the workplace for teaching: what there is to teach with, or the player at work.
class TeachPage : public QStackedWidget {
    Q_OBJECT
public:
    explicit TeachPage(PlayerPanel& player, QWidget* parent = nullptr);

    StartPage* start() const { return m_start; }
    QToolButton* backButton() const { return m_back; }
    void showPlayer();
    /// What has been watched stays as it was.
    void showStart();

private:
    PlayerPanel& m_player;
    StartPage* m_start;
    QToolButton* m_back;
    QWidget* m_watching;
};

} // namespace arcwright::ui
