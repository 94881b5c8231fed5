// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QFontMetricsF>
#include <QPainter>
#include <gtest/gtest.h>

#include "tests/ui/players/export/export_fixture.h"
#include "ui/players/export/lesson_art.h"

namespace arcwright::ui::testing {
namespace {

struct ExportedLessonTest : ExportFixture { };

TEST_F(ExportedLessonTest, WordsOfALessonAreInTheSamePlaceOnAllPictures)
{
    const auto player = make("hill", randomSource(6, 2));
    const auto beside = make("cle", randomSource(6, 2));
    exporter.setWords(lessonWords());
    for (const bool areTwo : {false, true}) {
        if (areTwo)
            exporter.setBeside(*beside, [](int position) { return position; }, QStringLiteral("One"), {});
        files.clear();
        ASSERT_TRUE(exporter.save(
            *player, positionsOf(*player, StepChoice::All), StepFormat::Svg, QStringLiteral("a.svg"), write));
        std::set<QString> places;
        for (const auto& [name, svg] : files) {
            ASSERT_TRUE(isWellFormed(svg)) << qPrintable(name);
            QStringList words;
            for (const char* word : {"Climbing", "closely", "Which"})
                words << placeOfText(svg, word);
            EXPECT_FALSE(words.contains(QString())) << qPrintable(name);
            places.insert(words.join(u';'));
        }
        EXPECT_EQ(places.size(), 1U) << areTwo;
        for (int step = 1; step <= player->steps(); ++step)
            EXPECT_NE(placeOfText(files[sequenceName(QStringLiteral("a.svg"), step)],
                          qPrintable(QStringLiteral("%1\\. ").arg(step))),
                QString())
                << "the words of the step";
    }
}

/// Of a table on a slide only the texts are drawn: those of neighbouring cells were one word.
TEST_F(ExportedLessonTest, CellsOfALessonsTableStandApart)
{
    const auto player = make("cle", randomSource(3, 2));
    StopWords words = lessonWords();
    words.text = QStringLiteral("<table><tr><td>valleys</td><td>carve</td></tr></table>");
    exporter.setWords(words);
    ASSERT_TRUE(exporter.save(*player, {0}, StepFormat::Svg, QStringLiteral("a.svg"), write));
    const QStringList left = placeOfText(files.begin()->second, "valleys").split(u' '); // x, y and size
    const QStringList right = placeOfText(files.begin()->second, "carve").split(u' ');
    ASSERT_EQ(left.size(), 3);
    ASSERT_EQ(right.size(), 3);
    EXPECT_EQ(left[1], right[1]);
    QFont font;
    font.setPixelSize(qRound(left[2].toDouble()));
    const double end = left[0].toDouble() + QFontMetricsF(font).horizontalAdvance(QStringLiteral("valleys"));
    EXPECT_GT(right[0].toDouble(), end + QFontMetricsF(font).horizontalAdvance(u'n') / 2);
}

/// Beamer had words in their place.
TEST_F(ExportedLessonTest, PicturesInTheWordsOfALessonAreDrawnWhereverTheDeviceCanDraw)
{
    const LessonArt art{QSize(40, 20), QStringLiteral("a mark"),
        [](QPainter& painter) { painter.fillRect(QRectF(0, 0, 40, 20), QColor(1, 2, 3)); }};
    const QString tag = art.html();
    StopWords words = lessonWords();
    words.text += QStringLiteral("<p>%1</p>").arg(tag);
    words.pictures.insert(sourceOfTag(tag), art);
    exporter.setWords(words);
    const auto player = make("cle", randomSource(3, 2));
    const QByteArray tex = exporter.document(*player, {0, 1}, StepFormat::Tikz);
    EXPECT_EQ(count(tex, "rgb,255:red,1;green,2;blue,3"), 1) << "on a slide of its own, before those of the steps";
    EXPECT_EQ(count(tex, "a mark"), 0);
    EXPECT_EQ(count(tex, "adjustbox"), 0) << "a package that does not come with beamer";
    EXPECT_EQ(count(exporter.svg(*player), "fill=\"#010203\""), 1);
    EXPECT_EQ(pagesOf(exporter.document(*player, {0, 1}, StepFormat::HandoutPdf)).size(), 2U) << "on paper, too";
    const LessonArt small = art.fitting({20, 20});
    EXPECT_EQ(small.size, QSize(20, 10));
}

TEST_F(ExportedLessonTest, SlidesAndHandoutsHaveTheStopsOfALesson)
{
    const auto player = make("eisner", randomSource(5, 2));
    exporter.setWords(lessonWords());
    exporter.setPerPage(3);
    const auto positions = positionsOf(*player, StepChoice::Main);
    const int count2 = 2 * static_cast<int>(positions.size());
    const auto twice = [&](StepFormat format) {
        const auto document = exporter.newDocument(format);
        for (int stop = 0; stop < 2; ++stop)
            EXPECT_TRUE(exporter.addTo(*document, *player, positions));
        return document->finished();
    };
    EXPECT_EQ(static_cast<int>(pagesOf(twice(StepFormat::Pdf)).size()), count2);
    const QByteArray tex = twice(StepFormat::Tikz);
    EXPECT_EQ(count(tex, "\\frametitle{Climbing \\& more}"), count2);
    EXPECT_EQ(count(tex, "closely}"), count2);
    EXPECT_EQ(count(tex, "\\documentclass"), 1);
    EXPECT_EQ(pagesOf(twice(StepFormat::HandoutPdf)).size(), 2 * ((positions.size() + 2) / 3))
        << "three on a page, each stop on one of its own";
    const QByteArray html = twice(StepFormat::HandoutHtml);
    EXPECT_EQ(count(html, "<h2>Climbing &amp; more</h2>"), 2);
    EXPECT_EQ(count(html, "<section>"), count2);
    EXPECT_EQ(exporter.newDocument(StepFormat::Svg), nullptr);
}

} // namespace
} // namespace arcwright::ui::testing
