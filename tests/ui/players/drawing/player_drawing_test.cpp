// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextFrame>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/chart_drawing.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/score_grid.h"
#include "ui/players/export/frame.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/score_matrix.h"

namespace arcwright::ui::testing {
namespace {

double luminance(const QColor& color)
{
    const auto linear
        = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

TEST(PlayerColors, FiguresCanBeReadOnEveryHeat)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme theme = makeTheme(kind);
        for (double heat = -1; heat <= 1.0001; heat += 0.01) {
            const double ground = luminance(colorOf(Tint(Ink::Heat, heat), theme));
            const double text = luminance(colorOf(Tint(Ink::OnHeat, heat), theme));
            const double contrast = (std::max(ground, text) + 0.05) / (std::min(ground, text) + 0.05);
            EXPECT_GE(contrast, 4.5) << "at " << heat << (kind == ThemeKind::Dark ? " by night" : " by day");
        }
    }
}

/// Nothing of a drawing stands outside it, so that nothing is cut off or covers its neighbour.
void expectWithin(const Drawing& drawing, const char* name)
{
    constexpr double slack = 3; // half of a line's width
    const QRectF all(-slack, -slack, drawing.size.width() + 2 * slack, drawing.size.height() + 2 * slack);
    for (const auto& part : drawing.parts) {
        if (const auto* mark = std::get_if<Mark>(&part)) {
            const QRectF box = mark->path.boundingRect(); // of a straight line it is empty
            EXPECT_TRUE(all.contains(box.topLeft()) && all.contains(box.bottomRight())) << name;
        }
    }
}

/// In large letters "head ↓ dependent →" took half of a narrow matrix, whose cells had no room for their figures.
TEST(PlayerDrawings, FiguresHaveTheRoomThatTheTitleOfTheRowsWouldTake)
{
    ScoreGrid grid(
        {QStringLiteral("root"), QStringLiteral("a"), QStringLiteral("b")}, {QStringLiteral("a"), QStringLiteral("b")});
    grid.rowsTitle = QStringLiteral("a title that is much longer than the names of the rows");
    for (GridCell& cell : grid.cells)
        cell.text = QStringLiteral("−12");
    DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    const double whole = drawGrid(grid, metrics).size.width();
    metrics.mostWidth = metrics.width(TextSize::Small, grid.rowsTitle) + 20;
    ASSERT_GT(whole, metrics.mostWidth) << "it does not fit as it is";
    const Drawing drawing = drawGrid(grid, metrics);
    EXPECT_EQ(drawing.texts().count(QStringLiteral("−12")), 6);
    EXPECT_TRUE(drawing.texts().contains(grid.rowsTitle));
    EXPECT_LE(drawing.size.width(), metrics.mostWidth + 2);
}

/// What signs mean stood in one line that was twice as wide as the cells, which were small for it.
TEST(PlayerDrawings, WhatSignsMeanMakesAMatrixNoWider)
{
    const auto player = make("hill", randomSource(8, 1));
    player->goTo(2);
    DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    const double width = player->drawing(metrics).size.width();
    metrics.hasLegends = false;
    EXPECT_LE(width, player->drawing(metrics).size.width() + 1);
}

TEST(PlayerDrawings, StayWithinTheirSize)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const char* name : graphPlayers) {
        const auto player = make(name, randomSource(6, 11));
        for (int position = 0; position <= player->steps(); ++position) {
            player->goTo(position);
            expectWithin(player->drawing(metrics), name);
            expectWithin(player->closeUp(metrics), name);
        }
    }
}

/// Scores by a seed over words that run from right to left.
PlayerSource arabicSource(int words, std::uint64_t seed)
{
    PlayerSource source = randomSource(words, seed);
    auto sentence = std::make_shared<Sentence>(*source.sentence);
    for (Token& token : sentence->tokens)
        token.form = "كلمة";
    source.sentence = std::move(sentence);
    return source;
}

/// Whose painters have the direction of the window, by which marks at the ends of a word would change sides.
TEST(PlayerDrawings, AreTheSameInAMirroredWindow)
{
    const Theme theme = makeTheme(ThemeKind::Light);
    Diagram diagram;
    diagram.words = {{QStringLiteral("多い。"), QStringLiteral("NP--U==-"), {}}, {QStringLiteral("كلب."), {}, {}}};
    const DiagramLayout layout = layOut(diagram, metricsFor(theme.diagram));
    Drawing drawing;
    drawing.text({0, 0, 150, 20}, QStringLiteral("「ドラゴン」に"), Ink::Text, TextSize::Normal, Qt::AlignLeft);
    const auto painted = [&](Qt::LayoutDirection direction) {
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setLayoutDirection(direction);
        paintDrawing(painter, drawing, theme);
        painter.translate(0, 40);
        paintDiagram(painter, diagram, layout, theme.diagram, PaintState(), QRectF({}, layout.size));
        painter.end();
        return image;
    };
    EXPECT_EQ(painted(Qt::LeftToRight), painted(Qt::RightToLeft));
}

TEST(PlayerDrawings, WordsThatRunFromRightToLeftStandSo)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const char* name : {"eisner", "eisner2", "eisner-span", "cle", "hill"}) {
        const auto player = make(name, arabicSource(6, 11));
        const auto latin = make(name, randomSource(6, 11));
        for (const auto& each : {player.get(), latin.get()})
            each->goTo(each->steps() / 2);
        EXPECT_TRUE(diagramOf(*player).rightToLeft) << name;
        EXPECT_FALSE(diagramOf(*latin).rightToLeft) << name;
        const Drawing drawing = player->drawing(metrics);
        expectWithin(drawing, name);
        expectWithin(player->closeUp(metrics), name);
        const bool isMatrix = drawing.texts().contains(player->words().name(1));
        std::vector<double> places; // of the numbers below the chart's words, or of the names over the matrix' columns
        for (int word = 1; word <= 6; ++word) {
            const QString wanted = isMatrix ? player->words().name(word) : QString::number(word);
            for (const auto& part : drawing.parts) {
                const auto* caption = std::get_if<Caption>(&part);
                if (caption != nullptr && caption->alignment == Qt::AlignHCenter && caption->text == wanted)
                    places.push_back(caption->box.center().x());
            }
        }
        ASSERT_EQ(places.size(), 6U) << name;
        EXPECT_TRUE(std::is_sorted(places.rbegin(), places.rend())) << name;
        EXPECT_EQ(drawing.hits.size(), latin->drawing(metrics).hits.size()) << name;
    }
}

TEST(PlayerDrawings, InAMirrorAllThatCanBePointedAtIsWhereItIsSeen)
{
    Drawing drawing;
    drawing.size = {100, 20};
    drawing.rect({10, 0, 20, 20}, Ink::Lit);
    drawing.text({10, 0, 20, 20}, QStringLiteral("left"), Ink::Text, TextSize::Normal, Qt::AlignLeft);
    drawing.hit(QRectF(10, 0, 20, 20), Target::word(1));
    drawing.focus = {10, 0, 20, 20};
    const Drawing mirrored = drawing.mirrored();
    const QRectF there(70, 0, 20, 20);
    EXPECT_EQ(mirrored.focus, there);
    EXPECT_EQ(std::get<Mark>(mirrored.parts[0]).path.boundingRect(), there);
    EXPECT_EQ(std::get<Caption>(mirrored.parts[1]).box, there);
    EXPECT_EQ(std::get<Caption>(mirrored.parts[1]).alignment, Qt::AlignRight);
    EXPECT_EQ(mirrored.targetAt(there.center()), Target::word(1));
    EXPECT_FALSE(mirrored.targetAt({20, 10}));
    EXPECT_EQ(mirrored.mirrored().parts, drawing.parts);
}

TEST(PlayerDrawings, OfAMirroredChartWhatIsSeenIsDrawn)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    for (const char* name : {"eisner", "cle"}) {
        const auto player = make(name, arabicSource(12, 3));
        player->goTo(player->steps());
        const Drawing whole = player->drawing(metrics);
        const QRectF seen(whole.size.width() - 200, whole.size.height() - 200, 150, 150); // at its right end
        const Drawing part = player->drawing(metrics, seen);
        EXPECT_LT(part.hits.size(), whole.hits.size()) << name;
        for (const HitArea& area : whole.hits) {
            if (area.path.boundingRect().intersects(seen)) {
                EXPECT_TRUE(std::find(part.hits.begin(), part.hits.end(), area) != part.hits.end()) << name;
            }
        }
    }
}

TEST(PlayerDrawings, TheTableOfScoresRunsAsItsWords)
{
    ScoreMatrix matrix;
    matrix.resize(600, 300);
    const ArcScores scores(3);
    matrix.setScores(scores, PlayerWords(*arabicSource(3, 1).sentence));
    EXPECT_GT(matrix.placeOf(0, 1).x(), matrix.placeOf(0, 3).x());
    matrix.setScores(scores, PlayerWords(*sentenceOf(3)));
    EXPECT_LT(matrix.placeOf(0, 1).x(), matrix.placeOf(0, 3).x());
}

/// Paragraphs stood at the right of a mirrored window, and their figures at the left.
TEST(PlayerTexts, FiguresStandWhereReadingBeginsInAMirroredWindow)
{
    const auto player = make("cle", randomSource(4, 1));
    player->goTo(1);
    const auto place = [&](Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        QTextDocument document;
        document.setHtml(explanationHtml(*player, makeTheme(ThemeKind::Light)));
        document.setTextWidth(600);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        const auto frames = document.rootFrame()->childFrames();
        return frames.isEmpty() ? QRectF() : document.documentLayout()->frameBoundingRect(frames.front());
    };
    EXPECT_LT(place(Qt::LeftToRight).right(), 300);
    EXPECT_GT(place(Qt::RightToLeft).left(), 300);
}

TEST(PlayerTexts, AnArcBetweenWordsThatRunFromRightToLeftIsReadFromItsHead)
{
    const auto player = make("eisner", arabicSource(2, 1));
    const QString arc = player->words().arc(1, 2);
    EXPECT_EQ(arc.count(QChar(0x2068)), 2) << "each word is isolated from the arrow between them";
    player->goTo(1);
    const QString explained = explanationHtml(*player, makeTheme(ThemeKind::Light));
    EXPECT_EQ(explained.count(QStringLiteral("<p")), explained.count(QStringLiteral("<p dir=\"ltr\"")))
        << "it would begin at the right, with its full stop at the left, where its first word runs so";
    const auto climb = make("hill", arabicSource(4, 1));
    climb->goTo(2);
    const QString moves = explanationHtml(*climb, makeTheme(ThemeKind::Light));
    ASSERT_GT(moves.count(QStringLiteral("<tr")), 1);
    EXPECT_EQ(moves.count(QStringLiteral("</td><td><p dir=\"ltr\">")), moves.count(QStringLiteral("<tr")))
        << "so do the moves in the table";
    EXPECT_EQ(make("eisner", randomSource(2, 1))->words().arc(1, 2), QStringLiteral("w1₁ → w2₂"));
}

TEST(PlayerTexts, NumbersAreWrittenAsTheLanguageWritesThem)
{
    const QLocale before;
    const PlayerWords words(*sentenceOf(2));
    EXPECT_EQ(words.number(-1234.5), QStringLiteral("−1234.50"));
    QLocale::setDefault(QLocale(QStringLiteral("cs")));
    EXPECT_EQ(words.number(-1234.5), QStringLiteral("−1234,50"));
    EXPECT_EQ(words.gain(0.25), QStringLiteral("+0,25"));
    QLocale::setDefault(before);
}

TEST(PlayerDrawings, CurvesOfManyMovesHaveNoDotForEach)
{
    const DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));
    const auto few = make("restarts", randomSource(4, 2));
    const auto many = make("restarts", randomSource(60, 2));
    ASSERT_GT(many->steps(), 200);
    many->goTo(many->steps() / 2);
    few->goTo(few->steps());
    EXPECT_GT(few->closeUp(metrics).parts.size(), static_cast<std::size_t>(few->steps()) / 2);
    EXPECT_LT(many->closeUp(metrics).parts.size(), static_cast<std::size_t>(many->steps()) / 4);
}

TEST(PlayerDrawings, AreAsLargeAtEveryStep)
{
    const FrameMaker maker(makeTheme(ThemeKind::Light));
    for (const char* name : {"eisner", "eisner2", "cle", "hill"}) {
        const auto player = make(name, randomSource(6, 11));
        const Frame first = maker.make(*player, FrameMaker::Text::Without, 1.6);
        for (int position = 1; position <= player->steps(); ++position) {
            player->goTo(position);
            const Frame frame = maker.make(*player, FrameMaker::Text::Without, 1.6);
            EXPECT_EQ(frame.diagramPlace, first.diagramPlace) << name << ' ' << position;
            EXPECT_EQ(frame.drawingPlace.topLeft(), first.drawingPlace.topLeft()) << name << ' ' << position;
        }
    }
}

TEST(PlayerDrawings, FramesDoNotOverlap)
{
    const FrameMaker maker(makeTheme(ThemeKind::Light));
    for (const char* name : graphPlayers) {
        for (const double aspect : {0.7, 1.3, 1.8, 3.0}) {
            const auto player = make(name, randomSource(7, 3));
            player->goTo(player->steps() / 2);
            const Frame frame = maker.make(*player, FrameMaker::Text::With, aspect, QStringLiteral("A heading"));
            const QRectF places[] = {frame.diagramPlace, frame.drawingPlace, frame.closeUpPlace, frame.textPlace};
            for (const QRectF& one : places) {
                EXPECT_TRUE(one.isEmpty() || QRectF({}, frame.size).contains(one)) << name;
                for (const QRectF& other : places)
                    EXPECT_TRUE(&one == &other || !one.intersects(other)) << name << " at " << aspect;
            }
        }
    }
}

TEST(PlayerDrawings, WhatIsTooWideForAPageIsDrawnNarrow)
{
    constexpr double mostWidth = 1100;
    const FrameMaker screen(makeTheme(ThemeKind::Light));
    const FrameMaker paper(makeTheme(ThemeKind::Light), mostWidth);
    for (const auto& [name, words] : {std::pair("hill", 60), {"cle", 30}}) {
        const auto player = make(name, randomSource(words, 3));
        player->goTo(player->steps() / 2);
        const Frame whole = screen.make(*player, FrameMaker::Text::Without, 1.6);
        const Frame narrow = paper.make(*player, FrameMaker::Text::Without, 1.6);
        EXPECT_GT(whole.drawing.size.width(), 1.5 * mostWidth) << name;
        EXPECT_LE(narrow.drawing.size.width(), mostWidth) << name;
        EXPECT_LE(narrow.diagramLayout.size.width(), mostWidth) << name;
        EXPECT_GT(narrow.diagramLayout.rows.size(), 1U) << name;
        EXPECT_EQ(narrow.drawing.hits.size(), whole.drawing.hits.size()) << name << ": the same cells";
        for (const int column : {1, words})
            EXPECT_TRUE(narrow.drawing.texts().contains(QString::number(column))) << name;
        // Pieces of arcs in further rows are of arcs that there are.
        EXPECT_EQ(narrow.diagram.arcs.size(), whole.diagram.arcs.size()) << name;
        for (const ArcContinuation& piece : narrow.diagramLayout.continuations) {
            ASSERT_LT(static_cast<std::size_t>(piece.arc), narrow.diagram.arcs.size()) << name;
            const DiagramArc& arc = narrow.diagram.arcs[static_cast<std::size_t>(piece.arc)];
            const auto rowOf = [&](int word) {
                return rowAt(narrow.diagramLayout,
                    narrow.diagramLayout.words[static_cast<std::size_t>(word) - 1].box.center().y());
            };
            EXPECT_NE(rowOf(arc.head), rowOf(arc.dependent)) << name;
        }
        const auto few = make(name, randomSource(6, 3));
        EXPECT_EQ(paper.make(*few, FrameMaker::Text::Without, 1.6).drawing.texts(),
            screen.make(*few, FrameMaker::Text::Without, 1.6).drawing.texts())
            << name << ": what fits is as on the screen";
    }
}

TEST(PlayerDrawings, TextsBecomeLargerWherePicturesLeaveRoom)
{
    const FrameMaker maker(makeTheme(ThemeKind::Light));
    for (const char* name : {"eisner2", "hill"}) {
        const auto player = make(name, randomSource(12, 3));
        int larger = 0; // in how many places
        for (const double aspect : {0.6, 1024.0 / 768, 16.0 / 9, 3.0}) {
            player->goTo(player->steps() / 2);
            const Frame frame = maker.make(*player, FrameMaker::Text::With, aspect);
            const double view = std::max(frame.size.height(), frame.size.width() / aspect);
            const double line = maker.metrics().height(TextSize::Large) * frame.textScale / view;
            larger += frame.textScale > 1 ? 1 : 0;
            EXPECT_LE(line, 1.0 / 24) << name << ": no larger than need be";
            EXPECT_LE(frame.closeUpScale, frame.textScale) << name;
            player->goTo(0);
            EXPECT_EQ(maker.make(*player, FrameMaker::Text::With, aspect).textScale, frame.textScale)
                << name << ": at every step the same";
        }
        EXPECT_GE(larger, 2) << name;
    }
}

TEST(PlayerDrawings, OfALargeChartTheStageDrawsWhatIsSeen)
{
    const auto player = make("eisner", randomSource(40, 1));
    player->goTo(player->steps());
    PlayerStage stage;
    stage.resize(500, 300);
    stage.setTheme(makeTheme(ThemeKind::Light));
    stage.setPlayer(player.get());
    stage.show();
    const auto all = player->drawing(drawingMetrics(makeTheme(ThemeKind::Light))).hits.size();
    EXPECT_LT(stage.frame().drawing.hits.size(), all / 2);
    const Target last = cellTarget({ChartItemKind::CompleteRight, 39, 40});
    const Target first = cellTarget({ChartItemKind::CompleteRight, 1, 2});
    const auto isSeen = [&](const Target& target) {
        const auto place = stage.placeOf(target);
        return place && stage.viewport()->rect().contains(*place);
    };
    const auto lookAt = [&](const Target& target) { // the words may stand beside the chart, or over it
        QScrollBar& down = *stage.verticalScrollBar();
        constexpr int step = 100;
        for (int value = 0; value < down.maximum() + step && !isSeen(target); value += step)
            down.setValue(value);
    };
    stage.horizontalScrollBar()->setValue(stage.horizontalScrollBar()->maximum());
    lookAt(last);
    EXPECT_TRUE(isSeen(last));
    EXPECT_FALSE(isSeen(first));
    stage.horizontalScrollBar()->setValue(0);
    lookAt(first);
    EXPECT_TRUE(isSeen(first));
    EXPECT_FALSE(isSeen(last));
}

TEST(PlayerDrawings, TheHeadingOfALectureStaysInItsPlace)
{
    const FrameMaker maker(makeTheme(ThemeKind::Light));
    const auto player = make("hill", randomSource(5, 2));
    constexpr double wide = 16.0 / 9;
    for (int position = 0; position <= player->steps(); ++position) {
        player->goTo(position);
        const Frame frame = maker.make(*player, FrameMaker::Text::With, wide, QString(400, u'x'));
        for (const auto& part : frame.text.parts) {
            const auto* caption = std::get_if<Caption>(&part);
            if (!caption || !caption->text.contains(u'x'))
                continue;
            EXPECT_LE(maker.metrics().width(caption->size, caption->text), frame.text.size.width() + 1) << position;
        }
    }
}

TEST(PlayerDrawings, ItemsHaveTheirRightAngleAtTheHead)
{
    const QRectF box(0, 0, 10, 10);
    const auto isCorner = [&](ChartItemKind kind, QPointF corner) {
        return itemShape(kind, box).contains(QRectF(corner.x() - 1, corner.y() - 1, 2, 2).intersected(box));
    };
    const QPointF topLeft(0, 0);
    const QPointF topRight(10, 0);
    for (const auto kind : {ChartItemKind::CompleteRight, ChartItemKind::IncompleteRight}) {
        EXPECT_TRUE(itemShape(kind, box).intersects(QRectF(0, 0, 1, 1))) << "the head is at the left";
        EXPECT_FALSE(isCorner(kind, topRight));
    }
    for (const auto kind : {ChartItemKind::CompleteLeft, ChartItemKind::IncompleteLeft}) {
        EXPECT_TRUE(itemShape(kind, box).intersects(QRectF(9, 0, 1, 1))) << "the head is at the right";
        EXPECT_FALSE(isCorner(kind, topLeft));
    }
}

TEST(TikzPaintingTest, WritesLinesShapesAndTexts)
{
    TikzPainting device({100, 50});
    QPainter painter(&device);
    painter.setPen(QPen(Qt::red, 2, Qt::DashLine));
    painter.drawLine(QPointF(0, 0), QPointF(40, 20));
    painter.translate(10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::blue);
    painter.drawRect(QRectF(0, 0, 20, 20));
    painter.setPen(Qt::black);
    painter.drawText(QPointF(0, 12), QStringLiteral("50 % & more"));
    painter.end();
    const QString tikz = device.tikz();
    EXPECT_TRUE(tikz.contains(QStringLiteral("draw={rgb,255:red,255;green,0;blue,0}")));
    EXPECT_TRUE(tikz.contains(QStringLiteral("(0.00pt,0.00pt) -- (30.00pt,-15.00pt)"))) << tikz.toStdString();
    EXPECT_TRUE(tikz.contains(QStringLiteral("dash pattern=on ")));
    EXPECT_TRUE(tikz.contains(QStringLiteral("fill={rgb,255:red,0;green,0;blue,255}")));
    EXPECT_TRUE(tikz.contains(QStringLiteral("(7.50pt,-7.50pt)"))) << "moved with the painter";
    EXPECT_TRUE(tikz.contains(QStringLiteral("50 \\% \\& more")));
    EXPECT_TRUE(tikz.endsWith(QStringLiteral("\\end{tikzpicture}\n")));
}

} // namespace
} // namespace arcwright::ui::testing
