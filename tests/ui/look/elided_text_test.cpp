// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/elided_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>

#include <gtest/gtest.h>

#include "ui/look/elided_button.h"
#include "ui/look/wrapped_parts.h"

namespace arcwright::ui {
namespace {

QString words(int count)
{
    QStringList all;
    for (int word = 1; word <= count; ++word)
        all << QStringLiteral("word%1").arg(word);
    return all.join(u' ');
}

TEST(ElidedTextTest, WhatDoesNotFitEndsInAnEllipsisAndIsInTheToolTip)
{
    ElidedText label(2);
    label.resize(300, label.sizeHint().height());
    label.show();
    label.setFullText(words(100));
    QApplication::processEvents();
    EXPECT_TRUE(label.isElided());
    EXPECT_TRUE(label.text().endsWith(QChar(0x2026))) << qPrintable(label.text());
    EXPECT_EQ(label.text().count(u'\n'), 1);
    for (const QString& line : label.text().split(u'\n'))
        EXPECT_LE(label.fontMetrics().horizontalAdvance(line.trimmed()), 300) << qPrintable(line);
    EXPECT_TRUE(label.toolTip().contains(QStringLiteral("word100")));
    EXPECT_EQ(label.fullText(), words(100));

    label.resize(20000, label.height());
    EXPECT_FALSE(label.isElided());
    EXPECT_EQ(label.text(), words(100));
    EXPECT_TRUE(label.toolTip().isEmpty()) << "there is nothing to add";
}

TEST(ElidedButtonTest, AsksForAllOfItsTextAndGivesWay)
{
    ElidedButton button;
    button.setFullText(words(30), QStringLiteral("What is listed"));
    button.show();
    button.resize(button.sizeHint());
    QApplication::processEvents();
    EXPECT_EQ(button.text(), words(30));
    EXPECT_LT(button.minimumSizeHint().width(), button.sizeHint().width() / 4);

    button.resize(button.minimumSizeHint());
    QApplication::processEvents();
    EXPECT_TRUE(button.text().endsWith(QChar(0x2026))) << qPrintable(button.text());
    EXPECT_TRUE(button.toolTip().contains(QStringLiteral("What is listed")));
    EXPECT_TRUE(button.toolTip().contains(QStringLiteral("word30")));
    EXPECT_EQ(button.accessibleName(), words(30));

    button.resize(button.sizeHint());
    EXPECT_EQ(button.text(), words(30)) << "the whole, as soon as there is room again";
}

TEST(ElidedTextTest, AWordWithoutBreaksIsCutAndShownInAllLines)
{
    const QFont font = QApplication::font();
    const QString lines = elidedLines(QString(5000, u'm'), font, 200, 2);
    EXPECT_EQ(lines.count(u'\n'), 1);
    EXPECT_TRUE(lines.endsWith(QChar(0x2026)));
    EXPECT_EQ(elidedLines(QStringLiteral("short"), font, 200, 2), QStringLiteral("short"));
    EXPECT_EQ(elidedLines(QString(), font, 200, 2), QString());
    EXPECT_TRUE(elidedLines(QString(300000, u'x'), font, 200, 2).size() < 1000) << "whatever its length";
}

/// Several of one width, and one that is wider than any line.
QStringList partsWith(const QString& last)
{
    QStringList parts;
    for (int part = 1; part <= 9; ++part)
        parts << QStringLiteral("part number %1").arg(part);
    return parts << last;
}

TEST(WrappedPartsTest, LinesBreakBetweenPartsAndNoneIsLeftOut)
{
    const QFont font = QApplication::font();
    const QFontMetrics metrics(font);
    const QStringList parts = partsWith(QStringLiteral("the end"));
    for (const int width : {150, 200, 330, 2000}) {
        QStringList lines = linesOfParts(parts, font, width, 20);
        for (QString& line : lines) {
            EXPECT_LE(metrics.horizontalAdvance(line), width) << qPrintable(line);
            if (line.endsWith(QChar(0xB7)))
                line.chop(3);
            else if (&line != &lines.back())
                EXPECT_GT(metrics.horizontalAdvance(line + QStringLiteral("  ·")), width)
                    << "it seems to go on: " << qPrintable(line);
        }
        EXPECT_EQ(lines.join(QStringLiteral("  ·  ")), parts.join(QStringLiteral("  ·  "))) << width;
    }
    EXPECT_EQ(linesOfParts(parts, font, 4000, 3).size(), 1);
    EXPECT_TRUE(linesOfParts({}, font, 100, 3).isEmpty());
}

TEST(WrappedPartsTest, APartThatIsWiderThanALineBreaksBetweenItsWords)
{
    const QFont font = QApplication::font();
    const QStringList lines = linesOfParts({QStringLiteral("first"), words(30)}, font, 300, 20);
    EXPECT_EQ(lines.front(), QStringLiteral("first  ·"));
    EXPECT_EQ(lines.mid(1).join(QString()), words(30));
    const QStringList few = linesOfParts(partsWith(words(300)), font, 300, 3);
    EXPECT_EQ(few.size(), 3);
    EXPECT_TRUE(few.back().endsWith(QChar(0x2026)));
    for (const QString& line : few)
        EXPECT_LE(QFontMetrics(font).horizontalAdvance(line), 300) << qPrintable(line);
}

TEST(WrappedPartsTest, ALineOnceTakenIsKeptUntilTheWidthChanges)
{
    WrappedParts label(3);
    label.resize(250, label.height());
    label.show();
    const int line = label.fontMetrics().lineSpacing();
    label.setParts({QStringLiteral("short")});
    EXPECT_EQ(label.height(), line);
    label.setParts(partsWith(QStringLiteral("end")).mid(5));
    ASSERT_EQ(label.lines().size(), 2);
    EXPECT_EQ(label.height(), 2 * line);
    label.setParts({QStringLiteral("short")});
    EXPECT_EQ(label.height(), 2 * line) << "what stands below stays where it is";
    label.resize(260, label.height());
    EXPECT_EQ(label.height(), line);
    label.setParts(partsWith(words(300)));
    EXPECT_EQ(label.height(), 3 * line);
    QHelpEvent hover(QEvent::ToolTip, QPoint(3, 3), label.mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&label, &hover);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("word20"))) << "more of it";
    QToolTip::hideText();
}

} // namespace
} // namespace arcwright::ui
