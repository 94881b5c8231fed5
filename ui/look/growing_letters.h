// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace arcwright::ui {

/// Gives what fills a page larger letters where the page is much larger than usual, as on a screen of 4K that nothing
/// enlarges: else it would be a small part of an empty page. Follows the letters of the window.
class GrowingLetters : public QObject {
    Q_OBJECT
public:
    /// `room` is what the page has, and lives as long as `content`, to which this belongs. Up to `usual` nothing grows.
    GrowingLetters(QWidget& room, QWidget& content, const QSize& usual);

    /// By how much letters grow in a room of that size.
    static double growthIn(const QSize& room, const QSize& usual);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adjust();

    QWidget& m_room;
    QWidget& m_content;
    QSize m_usual;
};

} // namespace arcwright::ui
