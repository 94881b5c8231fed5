// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace arcwright::ui {

/// One line of plain text that takes the width there is and asks for none: what does not fit ends in an ellipsis and
/// is in the tooltip in full, unless the label has been given a tooltip, which is to say more.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// Whether not all of the text is drawn.
    virtual bool isElided() const;
};

} // namespace arcwright::ui
