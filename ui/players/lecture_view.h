// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/players/frame.h"

namespace arcwright::ui {

class PlayerPanel;
class PlayerStage;

/// A player on the whole screen, in large type, and nothing else: Right, Space, Page Down or a click goes forward;
/// Left or Page Up back; Home and End to the ends; Escape out. It moves the panel's transport, so that afterwards the
/// panel is where the lecture ended.
class LectureView : public QWidget {
    Q_OBJECT
public:
    explicit LectureView(PlayerPanel& panel, QWidget* window);

    PlayerStage* stage() const { return m_stage; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takePlayer();

    PlayerPanel& m_panel;
    PlayerStage* m_stage;
};

} // namespace arcwright::ui
