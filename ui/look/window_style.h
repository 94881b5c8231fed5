// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace arcwright::ui {

/// Qt's Fusion style, with an outline around check boxes that shows on dark windows too: Fusion's own is darker than
/// the window.
class WindowStyle : public QProxyStyle {
public:
    WindowStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
};

} // namespace arcwright::ui
