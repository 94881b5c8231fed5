// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QProxyStyle>
#include <QStyleOption>

namespace arcwright::ui {

/// Qt's Fusion style, with outlines around buttons, boxes, fields and the handles of sliders that stand out from the
/// window (3 to 1): Fusion's own are of nearly its colour. What has the keyboard has a frame that is as clearly another
/// colour than what is there without it. Nothing that Qt moves by itself does so where people want it
/// still: see ui/look/motion.h. Rows of lists have some air; ticks and pictures grow with large letters. Buttons that
/// open a menu have an arrow beside their text, not in its corner. Dialogs are large enough for what is in them, or
/// scrolled where the screen is not, wide enough for their titles and what else is in a title bar, and have no letter
/// for two of their buttons. In a mirrored window texts of other scripts keep their order: see ui/look/own_direction.h.
class WindowStyle : public QProxyStyle {
public:
    WindowStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
        const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
        const QString& text, QPalette::ColorRole role = QPalette::NoRole) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    int pixelMetric(
        PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    QIcon standardIcon(
        StandardPixmap sign, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* returned = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool drawInOwnDirection(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    void drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawToolButton(QStyleOptionToolButton button, QPainter* painter, const QWidget* widget) const;
    void drawChosen(const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
};

/// The width that a window needs for that title to be read in full, the icon and buttons beside it included.
int widthForTitle(const QWidget& window);

} // namespace arcwright::ui
