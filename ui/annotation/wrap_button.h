// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QAction;

namespace arcwright::ui {

class DiagramWidget;

/// Stands beside a diagram whose sentence is wider than there is room, and only there: draws it in one row that is
/// scrolled, or in rows again.
class WrapButton : public QToolButton {
    Q_OBJECT
public:
    explicit WrapButton(const DiagramWidget& diagram, QWidget* parent = nullptr);

    /// The command that it is a button of, which may have a key. Without one it is not there.
    void setCommand(QAction& command);
    /// Looks at the diagram anew.
    void follow();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const DiagramWidget& m_diagram;
    QAction* m_command = nullptr;
};

} // namespace arcwright::ui
