// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPainter>

#include <gtest/gtest.h>

#include "ui/look/icons.h"
#include "ui/look/svg_picture.h"
#include "ui/look/theme.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui::testing {

namespace {

/// How many pixels of a picture have, about, that colour.
int pixelsOf(const QImage& image, const QColor& color)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor there = image.pixelColor(x, y);
            constexpr int close = 12;
            found += there.alpha() > 200 && std::abs(there.lightness() - color.lightness()) < close ? 1 : 0;
        }
    }
    return found;
}

} // namespace

TEST(Icons, EveryFileCanBeRead)
{
    EXPECT_GE(iconNames().size(), 16);
    for (const QString& name : iconNames())
        EXPECT_FALSE(iconNamed(name).isNull()) << qPrintable(name);
    for (const Workplace& workplace : workplaces())
        EXPECT_TRUE(iconNames().contains(QString::fromLatin1(workplace.icon))) << workplace.icon;
    for (const SidePanel& panel : sidePanels())
        EXPECT_TRUE(iconNames().contains(QString::fromLatin1(panel.icon))) << panel.icon;
    EXPECT_TRUE(iconNamed(QStringLiteral("no such icon")).isNull());
}

TEST(Icons, AreDrawnInTheTextColourOfTheThemeAtEveryResolution)
{
    const QIcon icon = iconNamed(QStringLiteral("save"));
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme theme = applyTheme(*qApp, kind);
        for (const double ratio : {1.0, 2.0}) {
            const QPixmap pixmap = icon.pixmap(QSize(24, 24), ratio);
            EXPECT_EQ(pixmap.width(), 24 * ratio) << "no smaller picture, blown up";
            EXPECT_GT(pixelsOf(pixmap.toImage(), theme.text), 20);
        }
        const QImage disabled = icon.pixmap(QSize(24, 24), QIcon::Disabled).toImage();
        EXPECT_EQ(pixelsOf(disabled, theme.text), 0);
    }
    applyTheme(*qApp, ThemeKind::Light);
}

TEST(SvgPicture, DrawsItsShapesWhereTheyAre)
{
    const auto picture = SvgPicture::read(R"(<svg viewBox="0 0 10 10" fill="none" stroke="none">
        <rect x="0" y="0" width="5" height="5" fill="#ff0000"/>
        <path d="M5 5 h5 v5 h-5 z" fill="currentColor"/><circle cx="2" cy="8" r="1.5" fill="#0000ff"/></svg>)");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->shapeCount(), 3U);
    QImage image(40, 40, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture->paint(painter, QRectF(0, 0, 40, 40), Qt::green);
    painter.end();
    EXPECT_EQ(image.pixelColor(10, 10), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(30, 30), QColor(Qt::green));
    EXPECT_EQ(image.pixelColor(8, 32), QColor(Qt::blue));
    EXPECT_EQ(image.pixelColor(30, 10), QColor(Qt::white));
}

TEST(SvgPicture, RefusesWhatItWouldDrawWrong)
{
    for (const char* svg : {"", "text", "<svg/>", "<html viewBox='0 0 1 1'><rect/></html>",
             "<svg viewBox='0 0 9 9' fill='none' stroke='none'><ellipse/></svg>",
             "<svg viewBox='0 0 9 9' fill='none' stroke='none'><path d='M1 1 A 2 2 0 0 1 3 3'/></svg>",
             "<svg viewBox='0 0 9 9' fill='none' stroke='none'><path d='M1 1 L 2'/></svg>",
             "<svg viewBox='0 0 9 9' fill='nonsense' stroke='none'><rect/></svg>",
             "<svg viewBox='0 0 9 9' fill='none' stroke='none'></svg>",
             "<svg viewBox='0 0 9 9' fill='none' stroke='none'><rect/>"})
        EXPECT_FALSE(SvgPicture::read(svg)) << svg;
}

} // namespace arcwright::ui::testing
