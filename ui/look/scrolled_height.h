// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace arcwright::ui {

/// Shows a widget whose height depends on its width as high as it would like to be, up to a height beyond which it is
/// scrolled.
class ScrolledHeight : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrolledHeight(QWidget* content, QWidget* parent = nullptr);

    /// In pixels; at first there is no such height.
    void setMostHeight(int height);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int m_most = QWIDGETSIZE_MAX;
};

} // namespace arcwright::ui
