// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/look/theme.h"

namespace arcwright::ui::testing {

/// A canvas with a small diagram, the hands that work on it, and everything it asks for.
class CanvasGestures : public ::testing::Test {
protected:
    CanvasGestures()
    {
        canvas.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
        canvas.resize(1000, 500);
        canvas.setDiagram(diagramOf({2, 0, 2, 5, 3}, {2, 0, 2, 3, 3}), ArcCanvas::ViewReset::Reset);
        canvas.show();
        canvas.activateWindow();
        canvas.setFocus();
    }

    void send(QEvent::Type type, QPoint point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF place(point);
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        QMouseEvent event(type, place, QPointF(canvas.viewport()->mapToGlobal(point)),
            type == QEvent::MouseMove ? Qt::NoButton : button, held, modifiers);
        QApplication::sendEvent(canvas.viewport(), &event);
    }

    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        send(QEvent::MouseButtonPress, from, button, modifiers);
        send(QEvent::MouseMove, (from + to) / 2, button, modifiers);
        send(QEvent::MouseMove, to, button, modifiers);
        send(QEvent::MouseButtonRelease, to, button, modifiers);
    }

    QPoint word(int id) const { return canvas.wordRect(id).center(); }
    void click(QPoint point) { QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, point); }
    void key(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&canvas, static_cast<Qt::Key>(code), modifiers);
    }
    void type(char letter) { QTest::keyClick(&canvas, letter); }

    ArcCanvas canvas;
    QSignalSpy heads{&canvas, &ArcCanvas::headRequested};
    QSignalSpy secondary{&canvas, &ArcCanvas::secondaryHeadRequested};
    QSignalSpy selections{&canvas, &ArcCanvas::wordSelected};
    QSignalSpy labels{&canvas, &ArcCanvas::labelEditRequested};
};

inline void expectRequest(QSignalSpy& spy, int dependent, int head)
{
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(spy.at(0).at(0).toInt(), dependent);
    EXPECT_EQ(spy.at(0).at(1).toInt(), head);
}

} // namespace arcwright::ui::testing
