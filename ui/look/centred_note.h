// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace arcwright::ui {

/// What stands in the middle of a page that has nothing to show yet: why, in larger letters and lines that are not too
/// long to be read, and below it what can be done about it.
class CentredNote : public QWidget {
    Q_OBJECT
public:
    explicit CentredNote(QWidget* parent);

    void setText(const QString& text);
    QString text() const;
    void addButton(QPushButton* button);

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

/// Puts a sentence that is part of a column into the middle of the room that the column has left, as long as nothing
/// else takes it, or back into its line.
void centreInRoom(QLabel& sentence, bool isCentred);

} // namespace arcwright::ui
