// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_export.h"

#include <algorithm>
#include <map>

#include <set>

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/canvas/svg_painting.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/step_board.h"

#include "core/base/file_problems.h"

namespace arcwright::ui::testing {
namespace {

struct StepExportTest : ::testing::Test {
    Theme theme = makeTheme(ThemeKind::Light);
    StepExport exporter{theme, QStringLiteral("An algorithm: w1 & w2")};
    std::map<QString, QByteArray> files;
    int followed = 0; ///< files that are written through links
    StepExport::Write write = [this](const QString& path, const QByteArray& bytes, Links links) {
        files[path] = bytes;
        followed += links == Links::Follow ? 1 : 0;
        return Result<void>();
    };
};

int count(const QByteArray& bytes, const char* what)
{
    return static_cast<int>(bytes.count(what));
}

bool isWellFormed(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

TEST_F(StepExportTest, AStepIsAScalablePictureWithItsWords)
{
    for (const char* name : graphPlayers) {
        const auto player = make(name, randomSource(5, 3));
        player->goTo(player->steps() / 2);
        const QByteArray svg = exporter.svg(*player);
        ASSERT_TRUE(isWellFormed(svg)) << name;
        const QString text = QString::fromUtf8(svg);
        for (int word = 1; word <= 5; ++word)
            EXPECT_TRUE(text.contains(QStringLiteral(">w%1<").arg(word))) << name << " word " << word;
        EXPECT_TRUE(text.contains(headlineOf(*player).toHtmlEscaped())) << name << ": told in the description";
        EXPECT_TRUE(text.contains(QStringLiteral("An algorithm: w1 &amp; w2")));
    }
}

TEST_F(StepExportTest, ASequenceHasAFileForEveryStep)
{
    const auto player = make("cle", randomSource(4, 2));
    player->goTo(1);
    const auto positions = positionsOf(*player, StepChoice::All);
    ASSERT_EQ(static_cast<int>(positions.size()), player->steps() + 1);
    const auto saved = exporter.save(*player, positions, StepFormat::Svg, QStringLiteral("out/cle.svg"), write);
    ASSERT_TRUE(saved);
    EXPECT_EQ(*saved, player->steps() + 1);
    EXPECT_EQ(static_cast<int>(files.size()), player->steps() + 1);
    EXPECT_EQ(followed, 0) << "names that nobody chose";
    EXPECT_EQ(player->position(), 1) << "the player is where it was";
    player->goTo(2);
    EXPECT_EQ(files[QStringLiteral("out/cle-0002.svg")], exporter.svg(*player));
    EXPECT_NE(files[QStringLiteral("out/cle-0002.svg")], files[QStringLiteral("out/cle-0003.svg")]);
}

TEST_F(StepExportTest, OneStepKeepsTheNameItWasGiven)
{
    const auto player = make("hill", randomSource(4, 2));
    ASSERT_TRUE(exporter.save(
        *player, positionsOf(*player, StepChoice::Current), StepFormat::Png, QStringLiteral("hill.png"), write));
    ASSERT_EQ(files.size(), 1U);
    EXPECT_EQ(followed, 1) << "the name that was chosen";
    const QImage image = QImage::fromData(files[QStringLiteral("hill.png")]);
    ASSERT_FALSE(image.isNull());
    EXPECT_GT(image.width(), 600) << "sharp on a large screen";
    EXPECT_EQ(image.text(QStringLiteral("Description")), headlineOf(*player));
}

TEST_F(StepExportTest, SlidesHaveAPageAStep)
{
    const auto player = make("eisner", randomSource(4, 2));
    const auto positions = positionsOf(*player, StepChoice::Main);
    ASSERT_GT(positions.size(), 3U);
    ASSERT_LT(static_cast<int>(positions.size()), player->steps());
    const QByteArray pdf = exporter.document(*player, positions, StepFormat::Pdf);
    EXPECT_TRUE(pdf.startsWith("%PDF"));
    const auto pages = QString::fromLatin1(pdf).count(QRegularExpression(QStringLiteral("/Type /Page\\b(?!s)")));
    EXPECT_EQ(pages, static_cast<qsizetype>(positions.size()));
}

/// Whatever the picture is, all pages of a kind are of one size: screens of 16 : 9, and A4.
TEST_F(StepExportTest, PagesHaveTheSizeOfWhatTheyAreFor)
{
    const auto sizesOf = [](const QByteArray& pdf) {
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9]+)[0-9.]* ([0-9]+)"));
        std::set<QString> sizes;
        const QString text = QString::fromLatin1(pdf);
        for (auto found = box.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            sizes.insert(match.captured(1) + u'x' + match.captured(2));
        }
        return sizes;
    };
    for (const char* name : {"eisner", "hill"}) {
        const auto player = make(name, randomSource(5, 2));
        const auto positions = positionsOf(*player, StepChoice::Main);
        EXPECT_EQ(sizesOf(exporter.document(*player, positions, StepFormat::Pdf)),
            std::set<QString>{QStringLiteral("960x540")});
        EXPECT_EQ(sizesOf(exporter.document(*player, positions, StepFormat::HandoutPdf)),
            std::set<QString>{QStringLiteral("595x842")});
        EXPECT_TRUE(exporter.document(*player, positions, StepFormat::Tikz).contains("aspectratio=169"));
    }
}

TEST_F(StepExportTest, SlidesForLatexHaveAFrameAStep)
{
    const auto player = make("eisner2", randomSource(4, 5));
    const auto positions = positionsOf(*player, StepChoice::Main);
    const QByteArray tex = exporter.document(*player, positions, StepFormat::Tikz);
    EXPECT_EQ(count(tex, "\\begin{frame}"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(tex, "\\end{frame}"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(tex, "\\begin{tikzpicture}"), count(tex, "\\end{tikzpicture}"));
    EXPECT_EQ(count(tex, "{"), count(tex, "}"));
    EXPECT_TRUE(tex.contains("An algorithm: w1 \\& w2"));
    EXPECT_TRUE(tex.contains(" w3}")) << "texts stay texts";
    EXPECT_FALSE(tex.contains("luatexja"));
    EXPECT_FALSE(tex.contains("nan")) << "all places are known";
}

/// The Japanese fonts of LaTeX have no small numbers below the line; those of the other words have.
TEST_F(StepExportTest, NumbersOfJapaneseWordsAreNotInTheirFont)
{
    PlayerSource source;
    source.sentence = test::sampleSentences("japanese.knp")[0];
    source.relations = std::make_shared<RelationPool>();
    const auto player = make("tournament", source);
    const QByteArray tex = exporter.document(*player, {player->steps()}, StepFormat::Tikz);
    EXPECT_TRUE(tex.contains("\\usepackage{luatexja}\n\\ltjsetparameter{jacharrange={-2,-3,-8,-9}}\n"));
}

TEST_F(StepExportTest, BeamersSlidesAreDarkWhereThePicturesAre)
{
    const auto player = make("hill", randomSource(5, 4));
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const QColor ground = makeTheme(kind).diagram.background;
        const QByteArray tex = StepExport(makeTheme(kind), {}).document(*player, {0}, StepFormat::Tikz);
        EXPECT_TRUE(tex.contains(QStringLiteral("{ground}{RGB}{%1,%2,%3}")
                                     .arg(ground.red())
                                     .arg(ground.green())
                                     .arg(ground.blue())
                                     .toUtf8()));
        EXPECT_TRUE(tex.contains("\\setbeamercolor{background canvas}{bg=ground}"));
    }
}

TEST_F(StepExportTest, AHandoutHasTextAndPictures)
{
    const auto player = make("hill", randomSource(5, 4));
    const auto positions = positionsOf(*player, StepChoice::All);
    const QByteArray html = exporter.document(*player, positions, StepFormat::HandoutHtml);
    EXPECT_EQ(count(html, "<html lang=\"en\">"), 1);
    EXPECT_EQ(count(html, "<section>"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(html, "<svg "), static_cast<int>(positions.size()));
    EXPECT_EQ(count(html, "<?xml"), 0);
    player->goTo(player->steps());
    EXPECT_TRUE(QString::fromUtf8(html).contains(player->headline(player->steps()).toHtmlEscaped()));
    const StepExport dark(makeTheme(ThemeKind::Dark), QStringLiteral("An algorithm: w1 & w2"));
    EXPECT_EQ(dark.document(*player, positions, StepFormat::HandoutHtml), html) << "paper is white";
    EXPECT_TRUE(exporter.document(*player, positions, StepFormat::HandoutPdf).startsWith("%PDF"));
}

TEST_F(StepExportTest, SpacesThatStandTogetherOrAtTheEndOfATextAreKept)
{
    const auto player = make("hill", randomSource(3, 1));
    const QString svg = QString::fromUtf8(exporter.svg(*player));
    // Whether in one piece or, where another font has the sign that follows, in several.
    EXPECT_TRUE(svg.contains(QRegularExpression(
        QStringLiteral("<text [^>]*xml:space=\"preserve\"[^>]*>what each new head would gain    "))));
    EXPECT_FALSE(svg.contains(QRegularExpression(QStringLiteral("<text [^>]*xml:space=\"preserve\"[^>]*>w1<"))));
}

/// Width and height of the pages of a PDF, in points.
std::vector<QSize> pagesOf(const QByteArray& pdf)
{
    std::vector<QSize> pages;
    const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    for (auto found = box.globalMatch(QString::fromLatin1(pdf)); found.hasNext();) {
        const auto match = found.next();
        pages.emplace_back(qRound(match.captured(1).toDouble()), qRound(match.captured(2).toDouble()));
    }
    return pages;
}

TEST_F(StepExportTest, LongSentencesCanBeReadOnPaper)
{
    const FrameMaker paper(theme, mostHandoutWidth(), FrameMaker::Medium::Paper);
    const QSize a4(595, 842);
    for (const auto& [name, words] : {std::pair("hill", 60), {"multi", 60}, {"cle", 30}}) {
        const auto player = make(name, randomSource(words, 1));
        player->goTo(player->steps());
        const Frame picture = paper.make(*player, FrameMaker::Text::Without, kHandoutAspect);
        const auto parts = paper.partsOf(picture);
        EXPECT_GE(parts.size(), 2U) << name;
        for (const Frame& part : parts)
            EXPECT_LE(part.size.width(), mostHandoutWidth()) << name << ": wider it could not be read";
        const auto pages = pagesOf(exporter.document(*player, {player->steps()}, StepFormat::HandoutPdf));
        EXPECT_GE(pages.size(), 2U) << name << ": map and tree are too large for one page";
        for (const QSize& page : pages)
            EXPECT_EQ(page, a4) << name;
    }
    EXPECT_EQ(pagesOf(exporter.document(*make("hill", randomSource(6, 1)), {1}, StepFormat::HandoutPdf)).size(), 1U);
}

TEST_F(StepExportTest, TwoStepsOfAShortSentenceShareAPage)
{
    const std::vector<int> positions{0, 1, 2, 3};
    for (const auto& [name, words] : {std::pair("hill", 5), {"cle", 8}, {"eisner", 8}, {"eisner2", 8}}) {
        const auto player = make(name, randomSource(words, 1));
        EXPECT_EQ(pagesOf(exporter.document(*player, positions, StepFormat::HandoutPdf)).size(), 2U) << name;
    }
}

/// The words of a lesson, for the tests that look for them.
StopWords lessonWords()
{
    return {QStringLiteral("Climbing & more"), QStringLiteral("<p>Watch <b>closely</b>.</p>"),
        QStringLiteral("<p>Which&#160;one?</p>")};
}

TEST_F(StepExportTest, WordsOfTwoAlgorithmsAreNoNarrowColumns)
{
    const PlayerSource source = randomSource(8, 1);
    constexpr double letters = 20;
    for (const char* name : {"eisner", "eisner2", "hill", "arc-standard"}) {
        const auto first = make(name, source);
        const auto second = make("cle", source);
        StopHead head;
        head.words = lessonWords();
        head.names = {QStringLiteral("One"), QStringLiteral("Two")};
        for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
            StepBoard board(theme, size, head, {letters, true, StepBoard::Large::Detail});
            board.layOut({first.get(), second.get()});
            for (std::size_t player = 0; player < 2; ++player)
                EXPECT_GE(board.wordsOf(player).width(), 12 * letters) << name << ", " << size.height();
            EXPECT_GE(board.pictureScale(), 0.5) << name << ", " << size.height() << ": a part of it would be shown";
        }
    }
}

TEST_F(StepExportTest, TwoAlgorithmsAreComparedOnOnePage)
{
    const PlayerSource source = randomSource(8, 1);
    const auto beside = make("cle", source);
    exporter.setBeside(
        *beside, [](int position) { return position; }, QStringLiteral("One"), QStringLiteral("Two"));
    exporter.setWords(lessonWords());
    EXPECT_EQ(pagesOf(exporter.document(*make("eisner2", source), {0, 1, 2}, StepFormat::HandoutPdf)).size(), 3U);
}

/// Two steps of two algorithms would share a page with four pictures.
TEST_F(StepExportTest, TwoAlgorithmsHaveAPageOfTheirOwnWhereTheirPicturesWouldBeSmall)
{
    const PlayerSource source = randomSource(6, 1);
    const auto beside = make("eisner", source);
    exporter.setBeside(
        *beside, [](int position) { return position; }, QStringLiteral("One"), QStringLiteral("Two"));
    EXPECT_EQ(pagesOf(exporter.document(*make("cle", source), {0, 1, 2}, StepFormat::HandoutPdf)).size(), 3U);
}

TEST_F(StepExportTest, OnPaperAStepTakesNoRoomForArcsOfOthers)
{
    const auto player = make("hill", randomSource(20, 1));
    const FrameMaker screen(theme);
    const FrameMaker paper(theme, mostHandoutWidth(), FrameMaker::Medium::Paper);
    player->goTo(0);
    const auto heightBy = [&](const FrameMaker& maker) {
        return maker.make(*player, FrameMaker::Text::Without, 1).diagramLayout.size.height();
    };
    const double before = heightBy(screen);
    EXPECT_LT(heightBy(paper), before);
    player->goTo(player->steps());
    EXPECT_EQ(heightBy(screen), before);
    EXPECT_EQ(paper.make(*player, FrameMaker::Text::With, 16.0 / 9).textScale, 1);
}

TEST_F(StepExportTest, WidePicturesOfAHandoutAreScrolledOnAScreen)
{
    EXPECT_EQ(count(exporter.document(*make("eisner", randomSource(60, 1)), {0, 1}, StepFormat::HandoutHtml),
                  "<div class=\"wide\""),
        2);
    EXPECT_EQ(count(exporter.document(*make("hill", randomSource(6, 1)), {0}, StepFormat::HandoutHtml),
                  "<div class=\"wide\""),
        0);
}

TEST_F(StepExportTest, MainStepsOfRestartsAreWhereTheyStartAndEnd)
{
    const auto player = make("restarts", randomSource(6, 3));
    const auto positions = positionsOf(*player, StepChoice::Main);
    ASSERT_LT(positions.size(), static_cast<std::size_t>(player->steps()));
    const auto begins
        = [&](int step, const char* text) { return player->headline(step).startsWith(QLatin1String(text)); };
    int starts = 0;
    int ends = 0;
    for (int step = 1; step <= player->steps(); ++step) {
        const bool isStart = begins(step, "starts from");
        const bool isEnd = begins(step, "no move gains");
        starts += isStart ? 1 : 0;
        ends += isEnd ? 1 : 0;
        EXPECT_EQ(
            std::count(positions.begin(), positions.end(), step), isStart || isEnd || step == player->steps() ? 1 : 0)
            << player->headline(step).toStdString();
    }
    EXPECT_GT(starts, 1);
    EXPECT_EQ(starts, ends);
}

TEST_F(StepExportTest, MainStepsOfAClimbAreItsStartAndItsMoves)
{
    for (const char* name : {"hill", "multi"}) {
        const auto player = make(name, randomSource(7, 2));
        player->goTo(1);
        EXPECT_EQ(player->arcs().size(), 7U);
        EXPECT_TRUE(player->isMilestone(1)) << name << ": the tree it starts from";
        int moves = 0;
        for (int step = 2; step <= player->steps(); ++step) {
            player->goTo(step - 1);
            const auto before = player->arcs();
            player->goTo(step);
            EXPECT_EQ(player->isMilestone(step), player->arcs() != before) << name << ' ' << step;
            moves += player->isMilestone(step) ? 1 : 0;
        }
        EXPECT_GT(moves, 0) << name;
    }
}

TEST_F(StepExportTest, CanBeBrokenOff)
{
    const auto player = make("eisner", randomSource(5, 4));
    player->goTo(3);
    const auto stopAtTwo = [](int done, int) { return done < 2; };
    const auto positions = positionsOf(*player, StepChoice::All);
    const auto sequence = exporter.save(*player, positions, StepFormat::Svg, QStringLiteral("e.svg"), write, stopAtTwo);
    ASSERT_TRUE(sequence);
    EXPECT_EQ(*sequence, 2);
    files.clear();
    const auto slides = exporter.save(*player, positions, StepFormat::Pdf, QStringLiteral("e.pdf"), write, stopAtTwo);
    ASSERT_TRUE(slides);
    EXPECT_EQ(*slides, 0);
    EXPECT_TRUE(files.empty()) << "half a file is none";
    EXPECT_EQ(player->position(), 3);
}

/// The attributes x, y and font-size of the text that begins so; empty if there is none.
QString placeOfText(const QByteArray& svg, const char* beginning)
{
    const QRegularExpression text(
        QStringLiteral("<text x=\"([^\"]*)\" y=\"([^\"]*)\"[^>]*font-size=\"([^\"]*)\"[^>]*>%1")
            .arg(QLatin1String(beginning)));
    const auto found = text.match(QString::fromUtf8(svg));
    return found.hasMatch() ? found.capturedTexts().mid(1).join(u' ') : QString();
}

TEST_F(StepExportTest, WordsOfALessonAreInTheSamePlaceOnAllPictures)
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
TEST_F(StepExportTest, CellsOfALessonsTableStandApart)
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

/// Words stood closer after a bold one: TeX leaves out spaces at the beginning of a piece of text.
TEST_F(StepExportTest, SpacesAtTheEndsOfAPieceOfTextArePlacesInTex)
{
    const auto drawn = [](const QString& text) {
        TikzPainting device({200, 100});
        QPainter painter(&device);
        QFont font;
        font.setPixelSize(20);
        painter.setFont(font);
        painter.drawText(QPointF(10, 20), text);
        painter.end();
        return device.tikz();
    };
    static const QRegularExpression node(
        QStringLiteral("at \\(([0-9.]+)pt,[^)]*\\) \\{\\\\resizebox\\{([0-9.]+)pt\\}"));
    const auto plain = node.match(drawn(QStringLiteral("of")));
    const auto spaced = node.match(drawn(QStringLiteral("  of ")));
    ASSERT_TRUE(plain.hasMatch() && spaced.hasMatch());
    EXPECT_GT(spaced.captured(1).toDouble(), plain.captured(1).toDouble() + 4);
    EXPECT_NEAR(spaced.captured(2).toDouble(), plain.captured(2).toDouble(), 0.6);
}

/// Beamer had words in their place.
TEST_F(StepExportTest, PicturesInTheWordsOfALessonAreDrawnWhereverTheDeviceCanDraw)
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

TEST_F(StepExportTest, SlidesAndHandoutsHaveTheStopsOfALesson)
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

TEST_F(StepExportTest, OfAPictureTooLargeForASlideTheDetailAndItsPlaceAreShown)
{
    const auto player = make("eisner", randomSource(31, 2));
    player->goTo(player->steps() / 2);
    const QByteArray svg = exporter.svg(*player);
    ASSERT_TRUE(isWellFormed(svg));
    EXPECT_TRUE(svg.contains("width=\"1280\" height=\"720\""));
    EXPECT_EQ(count(svg, "<clipPath "), 1);
    const QByteArray tex = exporter.document(*player, {player->position()}, StepFormat::Tikz);
    EXPECT_EQ(count(tex, "\\clip "), 1);
    EXPECT_EQ(count(tex, "\\begin{scope}"), count(tex, "\\end{scope}"));
    EXPECT_EQ(count(exporter.svg(*make("eisner", randomSource(5, 2))), "<clipPath "), 0);
}

/// Texts of enlarged words and close-ups had the size of all others, and overlapped or left gaps.
TEST_F(StepExportTest, TextsAndLinesAreEnlargedWithWhatTheyStandIn)
{
    const auto drawn = [](double scale) {
        SvgPainting device({200, 100}, {}, {});
        QPainter painter(&device);
        painter.scale(scale, scale);
        QFont font;
        font.setPixelSize(10);
        painter.setFont(font);
        painter.setPen(QPen(Qt::black, 2));
        painter.drawText(QPointF(10, 20), QStringLiteral("word"));
        painter.drawLine(QPointF(0, 0), QPointF(5, 5));
        painter.end();
        return device.svg();
    };
    EXPECT_EQ(placeOfText(drawn(1), "word"), QStringLiteral("10 20 10"));
    EXPECT_EQ(placeOfText(drawn(2), "word"), QStringLiteral("20 40 20"));
    EXPECT_TRUE(drawn(2).contains("stroke-width=\"4\""));
}

TEST_F(StepExportTest, TellsWhyAFileCannotBeWritten)
{
    const auto player = make("cle", randomSource(3, 1));
    const StepExport::Write refuse = [](const QString& path, const QByteArray&, Links) -> Result<void> {
        Problem problem;
        problem.code = FileProblem::DiskFull;
        problem.file = path.toStdString();
        return failure(problem);
    };
    const auto saved = exporter.save(
        *player, positionsOf(*player, StepChoice::All), StepFormat::Svg, QStringLiteral("a.svg"), refuse);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().file, "a-0000.svg");
    EXPECT_EQ(player->position(), 0);
}

} // namespace
} // namespace arcwright::ui::testing
