// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/players/export/frame.h"

class QBoxLayout;
class QLabel;

namespace arcwright::ui {

class PlayerPanel;
class PlayerSide;
class PlayerStage;

/// A player, or two side by side or one over the other, on the whole screen, in large type, and nothing else: Right,
/// Space, Page Down or a click goes forward; Left or Page Up back; Home and End to the ends; Escape out. It moves the
/// panel's transport, so that afterwards the panel is where the lecture ended. The words of a lesson of several stops
/// stand above; beyond the ends of a stop is the next one or the one before, and N and P go there at once.
class LectureView : public QWidget {
    Q_OBJECT
public:
    explicit LectureView(PlayerPanel& panel, QWidget* window);

    PlayerStage* stage() const { return m_stage; }
    /// Of the second algorithm; hidden while there is none.
    PlayerStage* besideStage() const { return m_beside; }
    /// Title, text and question of the stop; hidden where there is no lesson of several.
    QLabel* words() const { return m_words; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PlayerStage* addStage(PlayerSide& side);
    void takePlayersSoon();
    void takePlayers();
    void showPosition();
    void showWords();
    void forward();
    void back();
    void markParted();
    bool areTwo() const;
    void placeStages();
    double scaleOf(const QSizeF& room) const;

    PlayerPanel& m_panel;
    QLabel* m_words;
    QBoxLayout* m_layout;
    PlayerStage* m_stage;
    PlayerStage* m_beside;
    bool m_isToTake = false; ///< other players are there, and not yet shown
};

} // namespace arcwright::ui
