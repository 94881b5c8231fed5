// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace arcwright::ui {

/// What a panel's content lies in: as large as it, and with as much room at least, up to a part of a small screen. With
/// large letters, which take more, it is scrolled, or several panels would not fit beside the diagram.
class PanelFrame : public QScrollArea {
    Q_OBJECT
public:
    explicit PanelFrame(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
};

} // namespace arcwright::ui
