// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/canvas/diagram_focus.h"
#include "ui/settings/actions.h"

class QWidget;

namespace arcwright::ui {

class SentenceView;

/// Carries out the commands that change how the diagram is shown, and remembers what is to be remembered of that.
class ViewCommands : public QObject {
    Q_OBJECT
public:
    ViewCommands(Actions& actions, SentenceView& view, QWidget* window);

private:
    void connectZoom();
    void connectKinds();
    void connectFocus();

    Actions& m_actions;
    SentenceView& m_view;
    bool m_isFitting = false; ///< while the zoom is made that of one sentence
};

} // namespace arcwright::ui
