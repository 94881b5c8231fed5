// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace arcwright::ui {

/// Text with links, which have the colour of the theme that is, also after another one was chosen: Qt gives them that
/// of the moment when the text was set.
class LinkLabel : public QLabel {
    Q_OBJECT
public:
    explicit LinkLabel(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace arcwright::ui
