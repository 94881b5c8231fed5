// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSize;
class QWidget;

namespace arcwright::ui {

class ArcCanvas;

/// Draws the diagram as large as suits the window, so that a short sentence is not lost in a large one, until somebody
/// chooses a size, which is remembered.
class UsualZoom : public QObject {
    Q_OBJECT
public:
    UsualZoom(ArcCanvas& canvas, QWidget& window);

    /// Back to what suits the window, whatever was chosen.
    void reset();
    /// As reset(), but what was chosen is still remembered.
    void follow();
    /// Shows the whole sentence on view: that is about this sentence, and not remembered.
    void fitWidth();

    /// In quarters, from 1 to 2.
    static double zoomFor(const QSize& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adjust();

    ArcCanvas& m_canvas;
    QWidget& m_window;
    bool m_isFollowing;
    bool m_isOurs = false; ///< the change that is under way
};

} // namespace arcwright::ui
