// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QLabel>

#include <gtest/gtest.h>

#include "ui/look/link_colors.h"

namespace arcwright::ui::testing {

namespace {

/// Whether any dot of the label has that colour.
bool hasColor(QLabel& label, const QColor& color)
{
    const QImage image = label.grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

} // namespace

TEST(LinkColors, LinksHaveTheColourOfTheThemeThatIs)
{
    const QPalette before = QApplication::palette();
    QLabel label;
    label.setTextFormat(Qt::RichText);
    keepLinkColors(label);
    label.setText(QStringLiteral("<a href=\"1\">━━━━━━ ||||||||| HHHHHHHHH</a>"));
    label.resize(400, 60);
    label.show();
    for (const QColor color : {QColor(20, 60, 120), QColor(120, 190, 240), QColor(20, 60, 120)}) {
        QPalette palette = before;
        palette.setColor(QPalette::Link, color);
        QApplication::setPalette(palette);
        QCoreApplication::processEvents();
        EXPECT_TRUE(hasColor(label, color)) << qPrintable(color.name());
    }
    QApplication::setPalette(before);
    EXPECT_EQ(label.text(), QStringLiteral("<a href=\"1\">━━━━━━ ||||||||| HHHHHHHHH</a>"));
}

} // namespace arcwright::ui::testing
