// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QTextDocument>
#include <gtest/gtest.h>

#include "tests/ui/players/export/export_fixture.h"
#include "tests/ui/players/letter_device.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/text_lines.h"
#include "ui/players/export/step_slides.h"

namespace arcwright::ui::testing {
namespace {

constexpr const char* algorithms[]
    = {"eisner", "eisner2", "cle", "hill", "arc-standard", "arc-eager", "matrix-tree", "inside-outside", "k-best"};

/// The smallest letters of what a stop shows on slides of that size.
void expectLegible(const std::vector<const Player*>& players, const QSizeF& size, int shown, const std::string& where)
{
    const Theme theme = makeTheme(ThemeKind::Light);
    StepPictures pictures(theme, size, true);
    pictures.setDivided();
    StopHead head;
    head.words = lessonWords();
    head.lesson = {QStringLiteral("A lecture"), QStringLiteral("One"), 2, 6};
    head.shown = shown;
    if (players.size() > 1)
        head.names = {QStringLiteral("One"), QStringLiteral("Two")};
    pictures.beginStop(head);
    pictures.take(players);
    for (std::size_t picture = 0; picture < pictures.count(); ++picture) {
        LetterDevice device;
        QPainter painter(&device);
        pictures.paint(painter, picture);
        painter.end();
        EXPECT_GE(device.engine.least, 12) << where << ": " << device.engine.smallest.toStdString();
        EXPECT_TRUE(QRectF(QPointF(), size).contains(device.engine.all)) << where;
        EXPECT_TRUE(device.engine.overwritten.isEmpty())
            << where << ": " << device.engine.overwritten.join(QStringLiteral(" / ")).toStdString();
    }
}

TEST(LegibleExportTest, LettersOnSlidesAreASixtiethOfTheHeight)
{
    const PlayerSource source = randomSource(5, 1);
    for (const char* name : algorithms) {
        const auto player = make(name, source);
        for (const int step : {player->steps() / 2, player->steps()}) {
            player->goTo(step);
            for (const int shown : {0, 1})
                expectLegible({player.get()}, {1280, 720}, shown, std::string(name) + ' ' + std::to_string(step));
        }
    }
}

/// Figures of a matrix beside a chart were six pixels high.
TEST(LegibleExportTest, LettersOfTwoAlgorithmsAreASixtiethOfTheHeight)
{
    const PlayerSource source = randomSource(5, 1);
    for (const char* name : {"eisner", "hill", "arc-eager", "cle"}) {
        const auto first = make("cle", source);
        const auto second = make(name, source);
        first->goTo(first->steps());
        second->goTo(second->steps());
        for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
            for (const int shown : {0, 1})
                expectLegible({first.get(), second.get()}, size, shown,
                    std::string(name) + ' ' + std::to_string(size.height()) + ' ' + std::to_string(shown));
        }
    }
}

TEST(LegibleExportTest, TwoAlgorithmsThatHaveNoRoomTogetherHaveASlideEach)
{
    const auto pages = [](int words) {
        StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("A lecture"));
        const PlayerSource source = randomSource(words, 1);
        const auto first = make("cle", source);
        const auto second = make("eisner", source);
        exporter.setWords(lessonWords());
        exporter.setBeside(
            *second, [](int position) { return position; }, QStringLiteral("One"), QStringLiteral("Two"));
        const int frames = count(exporter.document(*first, {first->steps()}, StepFormat::Tikz), "\\begin{frame}");
        EXPECT_EQ(
            static_cast<int>(pagesOf(exporter.document(*first, {first->steps()}, StepFormat::Pdf)).size()), frames)
            << words;
        return frames;
    };
    EXPECT_EQ(pages(5), 1);
    EXPECT_EQ(pages(14), 2);
}

TEST(LegibleExportTest, ALectureBeginsWithItsTitleAndItsStops)
{
    StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("A lecture"));
    const auto player = make("cle", randomSource(3, 1));
    exporter.setWords(lessonWords());
    for (const StepFormat format : {StepFormat::Pdf, StepFormat::Tikz, StepFormat::HandoutHtml}) {
        const auto document = exporter.newDocument(format);
        for (int stop = 1; stop <= 2; ++stop) {
            exporter.setPlace({QStringLiteral("A lecture"), QStringLiteral("One"), stop, 2,
                {QStringLiteral("Beginning"), QStringLiteral("Ending")}});
            EXPECT_TRUE(exporter.addTo(*document, *player, {1}));
        }
        const QByteArray bytes = document->finished();
        if (format == StepFormat::Pdf) {
            EXPECT_EQ(pagesOf(bytes).size(), 3U);
            continue;
        }
        EXPECT_EQ(count(bytes, "Beginning"), 1);
        EXPECT_EQ(count(bytes, "Ending"), 1);
        EXPECT_LT(bytes.indexOf("Ending"), bytes.indexOf("closely"));
    }
}

/// Beside words of 16 pixels those of a picture had 10.
TEST(LegibleExportTest, LettersOfAPageAreLargeWhereThereIsRoom)
{
    StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("A lecture"));
    const QRegularExpression size(QStringLiteral("font:(?:italic )?(?:bold )?([0-9.]+)px"));
    const auto least = [&](int words) {
        double smallest = 100;
        const auto player = make("cle", randomSource(words, 1));
        const QString page = QString::fromUtf8(exporter.document(*player, {0, player->steps()}, StepFormat::Page));
        for (auto found = size.globalMatch(page); found.hasNext();)
            smallest = std::min(smallest, found.next().captured(1).toDouble());
        return smallest;
    };
    EXPECT_GE(least(4), 16);
    EXPECT_LT(least(4), 100);
    EXPECT_LT(least(30), 16) << "or it would be scrolled";
}

/// Figures of a chart of sums were seven pixels high where the words beside them had 27.
TEST(LegibleExportTest, LettersOfAPageAreASixtiethOfTheHeight)
{
    const QRegularExpression font(QStringLiteral("font:(?:italic )?(?:bold )?([0-9.]+)px"));
    const QRegularExpression room(QStringLiteral("\"size\":\\[(\\d+),(\\d+)\\]"));
    for (const char* name : algorithms) {
        const auto player = make(name, randomSource(8, 1));
        for (const bool isOneAlone : {true, false}) {
            if (!isOneAlone && QLatin1String(name) == u"matrix-tree")
                continue; // a matrix of eight rows and its inverse in the same place are too much for that
            StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("A lecture"));
            const std::vector<int> steps
                = isOneAlone ? std::vector{player->steps()} : std::vector{0, player->steps() / 2, player->steps()};
            const QString page = QString::fromUtf8(exporter.document(*player, steps, StepFormat::Page));
            double smallest = 100;
            for (auto found = font.globalMatch(page); found.hasNext();)
                smallest = std::min(smallest, found.next().captured(1).toDouble());
            const auto size = room.match(page);
            ASSERT_TRUE(size.hasMatch());
            const double scale = std::min(960 / size.captured(1).toDouble(), 640 / size.captured(2).toDouble());
            constexpr double sixtieth = 15; // of a screen on which a picture has that room: 960 x 640
            EXPECT_GE(smallest * scale, sixtieth) << name << ' ' << isOneAlone;
        }
    }
}

/// What a transition does was written half as large as the words under the picture.
TEST(LegibleExportTest, LettersOnSlidesAreAFortiethOfTheHeightWhereNothingIsLostForIt)
{
    for (const char* name : {"arc-standard", "arc-eager", "cle"}) {
        const auto player = make(name, randomSource(5, 1));
        player->goTo(player->steps() / 2);
        StepPictures pictures(makeTheme(ThemeKind::Light), {1280, 720}, true);
        StopHead head;
        head.words = lessonWords();
        head.lesson = {QStringLiteral("A lecture"), QStringLiteral("One"), 2, 6};
        head.shown = 1;
        pictures.beginStop(head);
        pictures.take({player.get()});
        LetterDevice device;
        QPainter painter(&device);
        pictures.paint(painter, 0);
        painter.end();
        EXPECT_GE(device.engine.least, 18) << name << ": " << device.engine.smallest.toStdString();
    }
}

/// "(−0." ended a line, and "01)" began the next one.
TEST(LegibleExportTest, NumbersAreNotDivided)
{
    const QString text = QStringLiteral("read2 (\u22120.01) + papers4; (0.1+\u22120.2) 1,234.5 [\u22121.5] \u221212");
    EXPECT_FALSE(breaksInNumbers(text).empty());
    EXPECT_EQ(breaksInNumbers(QStringLiteral("\u8aad\u307e\u306a\u3044\u2083 \u2192 x\u2081\u2082")),
        std::vector<qsizetype>{4})
        << "the number of a word stood alone in a line";
    const QString whole = withWholeNumbers(text);
    EXPECT_TRUE(breaksInNumbers(whole).empty());
    EXPECT_EQ(QString(whole).remove(QChar(0x2060)), text);
    EXPECT_EQ(withWholeNumbers(QStringLiteral("(0.95) + 0.72 = 1.67")), QStringLiteral("(0.95) + 0.72 = 1.67"));
    const auto player = make("eisner", randomSource(6, 3));
    for (int step = 0; step <= player->steps(); ++step) {
        player->goTo(step);
        QTextDocument document;
        document.setHtml(explanationHtml(*player, makeTheme(ThemeKind::Light)));
        for (const QString& paragraph : document.toPlainText().split(u'\n'))
            EXPECT_TRUE(breaksInNumbers(paragraph).empty()) << paragraph.toStdString();
    }
}

} // namespace
} // namespace arcwright::ui::testing
