// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;

namespace arcwright::ui {

/// What a tour says, on a card that leaves the part it is about to be seen. It takes no more of the window than it
/// needs, as large as the type is; what has no room is scrolled. The window can be used meanwhile. With the keyboard on
/// the card, Enter goes on, Esc leaves, and arrows scroll. What it says is told to screen readers, wherever the
/// keyboard is.
class TourCard : public QFrame {
    Q_OBJECT
public:
    explicit TourCard(QWidget* window);

    void say(const QString& title, const QString& text, bool isFirst, bool isLast);
    /// Puts the card where it hides nothing of a part of the window; in the lower corner of one that takes so much of
    /// the window that there is no other room. It stays where it was for the step before wherever that is good enough,
    /// with its buttons at the same point: whoever clicks through a tour is not to hunt for the next one.
    void placeFor(const QRect& part);
    /// What the keys for next, back and leave are, for the tooltips.
    void nameKeys(const QString& next, const QString& back, const QString& leave);

    QPushButton* nextButton() const { return m_next; }
    QPushButton* backButton() const { return m_back; }
    QPushButton* leaveButton() const { return m_leave; }
    QString text() const;
    /// Gives the keyboard to the card; screen readers read it, even if it had it before.
    void takeKeyboard();

Q_SIGNALS:
    void nextWanted();
    void backWanted();
    void leaveWanted();
    /// It has another size now than when it was placed.
    void outgrown();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();
    QPoint besideOf(const QRect& part) const;

    QLabel* m_title;
    QScrollArea* m_scroll; ///< of the text
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    QSize m_room; ///< of the window, when the card was placed
    QRect m_placed;
    bool m_isInLarge = false; ///< it stands in the corner of a part that takes much of the window
};

/// A frame around the part of the window that a tour is about; the mouse goes through it.
class TourFrame : public QWidget {
public:
    explicit TourFrame(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace arcwright::ui
