// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/elided_text.h"

#include <QApplication>

#include <gtest/gtest.h>

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

} // namespace
} // namespace arcwright::ui
