// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QWidget;

namespace arcwright::ui {

/// A page as it usually is, up to which its letters are those of the window, and how often as large they become at
/// most.
struct UsualPage {
    QSize size;
    double most;
};

/// The pages whose letters grow. What is read is larger, at most, than what has figures or a diagram beside it.
inline constexpr UsualPage usualDashboard{{2000, 1100}, 1.8};
inline constexpr UsualPage usualPlayer{{1900, 1000}, 1.8};
inline constexpr UsualPage usualSentence{{1900, 1000}, 1.6}; // what stands above its diagram
inline constexpr UsualPage usualEmptyPage{{1800, 950}, 1.8};
inline constexpr UsualPage usualStartPage{{1200, 760}, 2.4};
inline constexpr UsualPage usualOutlook{{1150, 760}, 1.8}; // a part of a page

/// Gives what fills a page larger letters where the page is much larger than usual, as on a screen of 4K that nothing
/// enlarges: else it would be a small part of an empty page. Follows the letters of the window.
class GrowingLetters : public QObject {
    Q_OBJECT
public:
    /// `room` is the page, and lives as long as `content`, to which this belongs: not a part of the page, whose size
    /// changes with what else is shown there.
    GrowingLetters(QWidget& room, QWidget& content, const UsualPage& usual);

    /// By how much letters grow in a room of that size.
    static double growthIn(const QSize& room, const UsualPage& usual);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adjust();

    QWidget& m_room;
    QWidget& m_content;
    UsualPage m_usual;
};

} // namespace arcwright::ui
