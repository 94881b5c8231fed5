// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace arcwright::ui {

/// What a tour says, on a card beside the part it is about. It takes no more of the window than it needs; the window
/// can be used meanwhile. With the keyboard on the card, arrows and Page Up and Down go on and back, Esc leaves.
class TourCard : public QFrame {
    Q_OBJECT
public:
    explicit TourCard(QWidget* window);

    void say(const QString& title, const QString& text, bool isFirst, bool isLast);
    /// Puts the card beside a part of the window, below it if there is room, in any case within the window.
    void placeBeside(const QRect& part);
    /// What the keys for next, back and leave are, for the tooltips.
    void nameKeys(const QString& next, const QString& back, const QString& leave);

    QPushButton* nextButton() const { return m_next; }
    QPushButton* backButton() const { return m_back; }
    QPushButton* leaveButton() const { return m_leave; }
    QString text() const;

Q_SIGNALS:
    void nextWanted();
    void backWanted();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
};

/// A frame around the part of the window that a tour is about; the mouse goes through it.
class TourFrame : public QWidget {
public:
    explicit TourFrame(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace arcwright::ui
