// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace arcwright::ui {

class Actions;

/// To be called before there is an application: has everything drawn as large as the user chose. Whether nobody has
/// chosen, and the environment does not say either how large that is: then the screen decides. Pictures of the window
/// (`--screenshot`) are the same on every screen.
bool leavesScaleToScreen(int argc, char** argv);
/// Whether another application has to take the place of the one there is, so that everything is drawn as large as suits
/// the screen: a scale is taken only by one that begins.
bool needsScaleForScreen();
/// To be called when there is one: programs that this one starts are as large as they want to be.
void settleInterfaceScale();

/// Lets the user choose how large everything is drawn, from the next start on.
class InterfaceSize : public QObject {
    Q_OBJECT
public:
    InterfaceSize(const Actions& actions, QWidget* window);

    /// What is offered, the first of it by the screen; and which of it is chosen.
    static QStringList titles(double suitable);
    /// The same, on the screen of a window.
    static QStringList titles(const QWidget& window);
    static int chosen();
    static void choose(int row);

private:
    void ask();

    QWidget* m_window;
};

} // namespace arcwright::ui
