// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/canvas/diagram_focus.h"
#include "ui/settings/actions.h"

class QWidget;

namespace arcwright::ui {

class SentenceView;
class UsualZoom;

/// Carries out the commands that change how the diagram is shown, and remembers what is to be remembered of that.
class ViewCommands : public QObject {
    Q_OBJECT
public:
    ViewCommands(Actions& actions, SentenceView& view, QWidget* window);

    /// As for somebody who has changed nothing; what is remembered stays so.
    void useDefaults();

private:
    void connectZoom();
    void connectKinds();
    void connectFocus();

    Actions& m_actions;
    SentenceView& m_view;
    UsualZoom* m_zoom;
};

} // namespace arcwright::ui
