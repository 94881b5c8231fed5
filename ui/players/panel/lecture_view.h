// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>
#include <QWidget>

#include "ui/players/panel/lecture_pane.h"

class QBoxLayout;

namespace arcwright::ui {

class LectureLesson;
class PlayerPanel;
class PlayerSide;
class PlayerStage;

/// A player, or two side by side or one over the other, on the whole screen, in large type, and nothing else: Right,
/// Space, Page Down or a click goes forward; Left or Page Up back; Home and End to the ends; Escape out. It moves the
/// panel's transport, so that afterwards the panel is where the lecture ended. The words of a lesson of several stops
/// stand above, or alone before the algorithm where they would leave it too little room; beyond the ends of a stop is
/// the next one or the one before, and N and P go there at once. No letters are lower than kLectureLetters of the
/// height.
class LectureView : public QWidget {
    Q_OBJECT
public:
    explicit LectureView(PlayerPanel& panel, QWidget* window);

    LecturePane* pane() const { return m_pane; }
    /// Of the second algorithm; hidden while there is none.
    LecturePane* besidePane() const { return m_beside; }
    PlayerStage* stage() const;
    PlayerStage* besideStage() const;
    /// Title, text and question of the stop; hidden where there is no lesson of several.
    LectureLesson* words() const { return m_words; }
    /// What the keys do, when it begins; hidden once one steps.
    QLabel* keys() const { return m_keys; }
    /// Whether the words of the stop are alone on the screen, before the algorithm is seen.
    bool isTelling() const { return m_areWordsApart && m_isTelling; }

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    LecturePane* addPane(PlayerSide& side);
    void takePlayersSoon();
    void takePlayers();
    void showPosition();
    void takeStop();
    void showAlgorithms();
    void forward();
    void back();
    void markParted();
    bool areTwo() const;
    void placeAll();
    bool areWordsToBeApart() const;
    double growthOfWords() const;
    LectureWorth worthIn(const QSizeF& room) const;
    bool areAboveEachOther(const QSizeF& room) const;
    LectureWorth bestWorthUnder(int words) const;
    void takeLook();
    void tellKeys();
    QRect emptyPlaceFor(const QSize& size);

    PlayerPanel& m_panel;
    LectureLesson* m_words;
    QBoxLayout* m_layout;
    LecturePane* m_pane;
    LecturePane* m_beside;
    bool m_areWordsApart = false; ///< the words of the stop leave too little room for the algorithm
    bool m_isTelling = true; ///< the stop has just been reached
    bool m_isToTake = false; ///< other players are there, and not yet shown
    QElapsedTimer m_sinceShown;
    QLabel* m_keys;
    QTimer m_keysHint; ///< runs out when it is time to tell the keys
    QTimer m_keysTold; ///< runs out when they have been told
};

} // namespace arcwright::ui
