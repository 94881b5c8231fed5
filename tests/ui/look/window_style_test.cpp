// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/window_style.h"

#include <cmath>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

#include <gtest/gtest.h>

#include "ui/canvas/contrast.h"
#include "ui/look/own_direction.h"
#include "ui/look/theme.h"

namespace arcwright::ui {
namespace {

double luminance(const QColor& color)
{
    const auto linear
        = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

TEST(WindowStyleTest, AnEmptyCheckBoxStandsOutInBothThemes)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        WindowStyle style;
        QCheckBox box;
        box.setStyle(&style);
        box.setPalette(palette(makeTheme(kind)));
        box.setAutoFillBackground(true);
        box.resize(box.sizeHint());
        const QImage picture = box.grab().toImage();
        const double ground = luminance(picture.pixelColor(picture.width() - 1, picture.height() - 1));
        double best = 1;
        for (int x = 0; x < picture.width(); ++x) {
            const double other = luminance(picture.pixelColor(x, picture.height() / 2));
            best = std::max(best, (std::max(ground, other) + 0.05) / (std::min(ground, other) + 0.05));
        }
        EXPECT_GE(best, 3.0) << static_cast<int>(kind);
    }
}

TEST(WindowStyleTest, TicksAndPicturesAreAsLargeAsLargeLetters)
{
    WindowStyle style;
    for (const int points : {9, 32}) {
        QCheckBox box(QStringLiteral("All"));
        QToolButton button;
        for (QWidget* each : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&button)}) {
            each->setStyle(&style);
            QFont letters = each->font();
            letters.setPointSize(points);
            each->setFont(letters);
        }
        EXPECT_GE(style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box), box.fontMetrics().ascent()) << points;
        EXPECT_GE(box.sizeHint().width(), box.fontMetrics().horizontalAdvance(box.text()) + box.fontMetrics().ascent());
        EXPECT_GE(button.iconSize().height(), button.fontMetrics().ascent()) << points;
    }
}

/// In the colour of the text, and not that of a picture of the desktop's, which dark themes swallow.
TEST(WindowStyleTest, TheSignThatClearsAFieldStandsOutInEveryTheme)
{
    const WindowStyle style;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        const Theme theme = applyTheme(*qApp, kind);
        const QImage sign = style.standardIcon(QStyle::SP_LineEditClearButton).pixmap(32, 32).toImage();
        int inColour = 0;
        for (int y = 0; y < sign.height(); ++y) {
            for (int x = 0; x < sign.width(); ++x)
                inColour += sign.pixelColor(x, y).alpha() > 200 && sign.pixelColor(x, y).rgb() == theme.text.rgb();
        }
        EXPECT_GT(inColour, 10) << static_cast<int>(kind);
    }
    applyTheme(*qApp, ThemeKind::Light);
}

/// From the window around it, or what it is filled with: somewhere along the middle row.
TEST(WindowStyleTest, OtherControlsStandOutInEveryTheme)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        const Theme theme = makeTheme(kind);
        WindowStyle style;
        QPushButton button;
        QToolButton tool;
        QComboBox choices;
        QComboBox editable;
        editable.setEditable(true);
        QSpinBox numbers;
        QRadioButton radio;
        QSlider slider(Qt::Horizontal);
        slider.setValue(50);
        for (QWidget* control :
            std::initializer_list<QWidget*>{&button, &tool, &choices, &editable, &numbers, &radio, &slider}) {
            control->setStyle(&style);
            control->setPalette(palette(theme));
            control->setAutoFillBackground(true);
            control->resize(control->sizeHint());
            const QImage picture = control->grab().toImage();
            double best = 1;
            for (int x = 0; x < picture.width(); ++x) {
                const QColor line = picture.pixelColor(x, picture.height() / 2);
                best = std::max(best, std::min(contrastOf(line, theme.window), contrastOf(line, theme.button)));
            }
            EXPECT_GE(best, 3.0) << control->metaObject()->className() << ' ' << static_cast<int>(kind);
        }
    }
}

TEST(WindowStyleTest, TheHandleOfAScrollBarStandsOutFromItsGroove)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        WindowStyle style;
        QScrollBar bar(Qt::Vertical);
        bar.setStyle(&style);
        bar.setPalette(palette(makeTheme(kind)));
        bar.setRange(0, 100);
        bar.setPageStep(100); // half of it
        bar.resize(bar.sizeHint().width(), 400);
        const QImage picture = bar.grab().toImage();
        const int middle = picture.width() / 2;
        const double handle = luminance(picture.pixelColor(middle, 100));
        const double groove = luminance(picture.pixelColor(middle, 300));
        EXPECT_GE((std::max(handle, groove) + 0.05) / (std::min(handle, groove) + 0.05), 3.0) << static_cast<int>(kind);
    }
}

/// The icons of Qt's buttons are of no theme.
TEST(WindowStyleTest, ButtonsOfDialogsHaveNoIcons)
{
    WindowStyle style;
    QDialogButtonBox buttons(QDialogButtonBox::Close | QDialogButtonBox::Cancel);
    buttons.setStyle(&style);
    for (const QAbstractButton* button : buttons.buttons())
        EXPECT_TRUE(button->icon().isNull()) << qPrintable(button->text());
}

TEST(WindowStyleTest, AFieldStandsOutInBothThemes)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        WindowStyle style;
        QLineEdit field;
        field.setStyle(&style);
        field.setPalette(palette(makeTheme(kind)));
        field.resize(120, field.sizeHint().height());
        const QImage picture = field.grab().toImage();
        const double ground = luminance(picture.pixelColor(picture.width() / 2, picture.height() / 2));
        double best = 1;
        for (int y = 0; y < 4; ++y) {
            const double other = luminance(picture.pixelColor(picture.width() / 2, y));
            best = std::max(best, (std::max(ground, other) + 0.05) / (std::min(ground, other) + 0.05));
        }
        EXPECT_GE(best, 3.0) << static_cast<int>(kind);
    }
}

TEST(WindowStyleTest, WhatIsChosenEndsInAnEllipsisWhereThereIsNoRoomForIt)
{
    WindowStyle style;
    const auto drawn = [&style](const QString& text, int width) {
        QComboBox box;
        box.setStyle(&style);
        box.addItem(text);
        box.resize(width, box.sizeHint().height());
        return box.grab().toImage();
    };
    const QString text = QStringLiteral("distance to the head of the word");
    constexpr int narrow = 110;
    QString cut = text;
    bool isCut = false;
    while (!isCut && !cut.isEmpty()) {
        cut.chop(1);
        isCut = drawn(text, narrow) == drawn(cut + QChar(0x2026), narrow);
    }
    EXPECT_TRUE(isCut);
    EXPECT_NE(drawn(text, 400), drawn(cut + QChar(0x2026), 400)) << "where there is room it is whole";
}

TEST(WindowStyleTest, TheArrowOfAMenuStandsBesideTheTextOfItsButton)
{
    WindowStyle style;
    QToolButton plain;
    QToolButton withMenu;
    for (QToolButton* button : {&plain, &withMenu}) {
        button->setStyle(&style);
        button->setText(QStringLiteral("Sets"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    }
    QMenu menu;
    withMenu.setMenu(&menu);
    withMenu.setPopupMode(QToolButton::InstantPopup);
    EXPECT_GT(withMenu.sizeHint().width(), plain.sizeHint().width());
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QImage pictures[2];
        for (const bool hasText : {true, false}) {
            withMenu.setLayoutDirection(direction);
            withMenu.setText(hasText ? QStringLiteral("HHHHH") : QStringLiteral(" "));
            withMenu.resize(90, 28);
            pictures[hasText ? 0 : 1] = withMenu.grab().toImage();
        }
        // What the text adds leaves alone the end at which the arrow is.
        constexpr int arrowEnd = 14;
        const int from = direction == Qt::LeftToRight ? 90 - arrowEnd : 0;
        EXPECT_EQ(pictures[0].copy(from, 0, arrowEnd, 28), pictures[1].copy(from, 0, arrowEnd, 28)) << direction;
        bool isDrawn = false;
        const QColor ground = pictures[1].pixelColor(45, 4);
        for (int x = from; x < from + arrowEnd; ++x)
            isDrawn = isDrawn || std::abs(pictures[1].pixelColor(x, 14).lightness() - ground.lightness()) > 60;
        EXPECT_TRUE(isDrawn) << direction;
    }
}

/// Of a text that the style writes into a window of that direction.
QImage writtenIn(Qt::LayoutDirection direction, const QString& text)
{
    const WindowStyle style;
    QImage picture(200, 30, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setLayoutDirection(direction);
    style.drawItemText(&painter, picture.rect(), Qt::AlignCenter, QPalette(), true, text);
    return picture;
}

TEST(WindowStyleTest, AMirroredWindowLeavesTheSignsOfOtherScriptsInTheirPlaces)
{
    for (const char* text : {"Save…", "(none)", "81 sentences", "How long?"}) {
        const QString written = QString::fromUtf8(text);
        EXPECT_EQ(writtenIn(Qt::RightToLeft, written), writtenIn(Qt::LeftToRight, written)) << text;
    }
    const QString arabic = QString::fromUtf8("حفظ…"); // "save"
    EXPECT_EQ(inOwnDirection(arabic, Qt::RightToLeft), arabic) << "it runs as the window does";
    EXPECT_EQ(inOwnDirection(QStringLiteral("Save…"), Qt::LeftToRight), QStringLiteral("Save…"));
    const QString once = inOwnDirection(QStringLiteral("Save…"), Qt::RightToLeft);
    EXPECT_EQ(inOwnDirection(once, Qt::RightToLeft), once);
    EXPECT_EQ(paragraphsInOwnDirection(QStringLiteral("<td><p>1</p></td><td>2</td>"), Qt::RightToLeft),
        QString::fromUtf8("<td><p>\u20681</p></td><td>\u20682</td>"))
        << "no second line in a cell";
    EXPECT_EQ(paragraphsInOwnDirection(QStringLiteral("<p class=\"a\">One.<br>Two.</p>"), Qt::RightToLeft),
        QString::fromUtf8("<p class=\"a\">\u2068One.<br>\u2068Two.</p>"));
}

TEST(WindowStyleTest, ALineThatBeginsWithAWordOfTheFileRunsAsWhatIsSaidOfIt)
{
    const QString word = QStringLiteral("\u2068\u0639\u062f\u062f\u2069");
    const auto directionOf = [](const QString& line) {
        const QTextDocument document(line); // as a label has one that can be selected
        return document.firstBlock().textDirection();
    };
    const QString said = word + QStringLiteral(" — parser on its own");
    ASSERT_EQ(directionOf(said), Qt::RightToLeft) << "or nothing need be done";
    EXPECT_EQ(directionOf(linesInOwnDirection(said)), Qt::LeftToRight);
    const QString alone = word + QStringLiteral(" \u0639\u062f\u062f");
    EXPECT_EQ(directionOf(linesInOwnDirection(alone)), Qt::RightToLeft);
    const QString two = QStringLiteral("Model: m\n") + said;
    EXPECT_EQ(linesInOwnDirection(two).section(u'\n', 0, 0), QStringLiteral("Model: m"));
    EXPECT_EQ(directionOf(linesInOwnDirection(two).section(u'\n', 1)), Qt::LeftToRight);
}

TEST(WindowStyleTest, RowsOfListsAndMenusKeepTheirSignsInAMirroredWindow)
{
    WindowStyle style;
    const auto row = [&](Qt::LayoutDirection direction) {
        QImage picture(200, 30, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        QStyleOptionViewItem item;
        item.rect = picture.rect();
        item.direction = direction;
        item.features = QStyleOptionViewItem::HasDisplay;
        item.displayAlignment = Qt::AlignCenter;
        item.text = QStringLiteral("Save…");
        painter.setLayoutDirection(direction);
        style.drawControl(QStyle::CE_ItemViewItem, &item, &painter, nullptr);
        return picture;
    };
    EXPECT_EQ(row(Qt::RightToLeft), row(Qt::LeftToRight));
}

/// Fusion's own padding is of so many pixels, which at letters of twice the size are hardly any.
TEST(WindowStyleTest, TheTextOfAButtonHasRoomAroundItInLettersOfAnySize)
{
    WindowStyle style;
    for (const int points : {9, 18, 32}) {
        QPushButton button(QStringLiteral("Use another model…"));
        button.setStyle(&style);
        QFont font = button.font();
        font.setPointSize(points);
        button.setFont(font);
        const int room = button.sizeHint().width() - button.fontMetrics().horizontalAdvance(button.text());
        EXPECT_GE(room, button.fontMetrics().height() / 2) << points;
    }
}

TEST(WindowStyleTest, DialogsHaveRoomForTheirTitles)
{
    WindowStyle style;
    for (const QString& title :
        {QStringLiteral("Go to sentence"), QStringLiteral("A title so long that it takes room")}) {
        QInputDialog input;
        input.setInputMode(QInputDialog::IntInput);
        QDialog plain;
        for (QDialog* dialog : std::initializer_list<QDialog*>{&input, &plain}) {
            dialog->setStyle(&style);
            dialog->setWindowTitle(title);
            dialog->show();
            QApplication::processEvents();
            EXPECT_GE(dialog->width(), widthForTitle(*dialog)) << qPrintable(title);
            EXPECT_GT(widthForTitle(*dialog), dialog->fontMetrics().horizontalAdvance(title) + 100);
            dialog->setWindowTitle(title + title);
            QApplication::processEvents();
            EXPECT_GE(dialog->width(), widthForTitle(*dialog)) << "of a title that changes";
        }
    }
}

} // namespace
} // namespace arcwright::ui
