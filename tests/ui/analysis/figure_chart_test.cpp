// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_chart.h"

#include <QAbstractBarSeries>
#include <QImage>
#include <QValueAxis>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

namespace {

/// Shows one series, in the size it asks for, and lays it out.
QImage drawn(FigureChart& chart, ChartContent content, const ChartSeries& series)
{
    content.series.push_back(series);
    chart.setTheme(makeTheme(ThemeKind::Light));
    chart.setContent(content);
    chart.resize(chart.sizeHint());
    return chart.grab().toImage();
}

/// Twelve bars, as of the relations that cost most, whose second has this name.
QImage pictureWith(const QString& name)
{
    ChartContent content;
    content.marks = ChartMarks::Bars;
    ChartSeries series{QStringLiteral("hill"), {}};
    for (int i = 0; i < 12; ++i) {
        content.categories << (i == 1 ? name : QStringLiteral("nmod:%1").arg(i));
        ChartPoint point;
        point.value = 120.0 - 10 * i;
        series.points.emplace_back(point);
    }
    FigureChart chart;
    return drawn(chart, std::move(content), series);
}

} // namespace

TEST(FigureChartTest, RowsAreNamedHoweverLowTheyAre)
{
    const QImage picture = pictureWith(QStringLiteral("nsubj"));
    EXPECT_EQ(picture, pictureWith(QStringLiteral("nsubj"))) << "else it tells nothing";
    EXPECT_NE(picture, pictureWith(QStringLiteral("advcl")));
}

/// The chart of what was annotated on the first day was one block over the whole page.
TEST(FigureChartTest, ASingleBarThatStandsIsABarAndNoBlock)
{
    for (const bool isAcross : {true, false}) {
        ChartContent content;
        content.marks = ChartMarks::Bars;
        content.isAcross = isAcross;
        content.categories << QStringLiteral("today");
        ChartPoint point;
        point.value = 27;
        content.series.push_back({QStringLiteral("words"), {point}});
        FigureChart chart;
        chart.resize(1200, 800);
        chart.setContent(std::move(content));
        chart.grab();
        const auto* bars = qobject_cast<const QAbstractBarSeries*>(chart.chart()->series().front());
        ASSERT_TRUE(bars);
        EXPECT_LT(bars->barWidth(), 0.2) << isAcross;
    }
}

TEST(FigureChartTest, NumbersBelowTheAxisStandApart)
{
    for (const int width : {260, 300, 320, 352, 380, 420, 600}) {
        ChartContent content;
        content.marks = ChartMarks::Bars;
        ChartSeries series{QStringLiteral("hill"), {}};
        for (const double value : {315.0, 339.0, 4208.0}) {
            content.categories << QStringLiteral("only one right %1").arg(value);
            ChartPoint point;
            point.value = value;
            series.points.emplace_back(point);
        }
        content.series.push_back(series);
        FigureChart chart;
        chart.resize(width, 200);
        chart.setContent(std::move(content));
        chart.grab();
        const auto axes = chart.chart()->axes(Qt::Horizontal);
        ASSERT_EQ(axes.size(), 1);
        const auto* axis = qobject_cast<const QValueAxis*>(axes.front());
        ASSERT_TRUE(axis);
        const double steps = axis->tickType() == QValueAxis::TicksFixed
            ? axis->tickCount() - 1
            : (axis->max() - axis->min()) / axis->tickInterval();
        const double room = chart.chart()->plotArea().width() / steps;
        EXPECT_GT(room, 1.4 * QFontMetrics(axis->labelsFont()).horizontalAdvance(QString::number(axis->max())))
            << width;
    }
}

TEST(FigureChartTest, CountsOfNothingEndAtOne)
{
    ChartContent content;
    content.marks = ChartMarks::Bars;
    content.categories << QStringLiteral("both wrong");
    ChartSeries series{QStringLiteral("hill"), {}};
    series.points.emplace_back(ChartPoint{});
    FigureChart chart;
    drawn(chart, content, series);
    const auto* values = qobject_cast<QValueAxis*>(chart.chart()->axes(Qt::Horizontal).front());
    ASSERT_TRUE(values);
    EXPECT_EQ(values->max(), 1);
}

/// A chart runs from left to right in a window that is laid out from the right, and its names stand beside their rows.
TEST(FigureChartTest, NamesStandBesideTheirRowsInAMirroredWindow)
{
    ChartContent content;
    content.marks = ChartMarks::Bars;
    content.categories << QStringLiteral("obj") << QStringLiteral("a much longer name");
    ChartSeries series{QStringLiteral("hill"), {}};
    for (const double value : {3.0, 2.0}) {
        ChartPoint point;
        point.value = value;
        series.points.emplace_back(point);
    }
    FigureChart usual;
    const QImage expected = drawn(usual, content, series);
    FigureChart mirrored;
    mirrored.setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(drawn(mirrored, content, series), expected);
}

/// Where a system has everything right nothing costs anything, and every score is 100.
TEST(FigureChartTest, TheAxisOfValuesThatAreAllTheSameHasNumbersThatCanBeRead)
{
    struct Case {
        ChartMarks marks;
        double value;
        double least;
        double greatest;
    };
    for (const Case& each :
        {Case{ChartMarks::Bars, 0, 0, 1}, Case{ChartMarks::Points, 100, 95, 100}, Case{ChartMarks::Points, 0, 0, 5}}) {
        ChartContent content;
        content.marks = each.marks;
        ChartSeries series{QStringLiteral("hill"), {}};
        for (const char16_t* name : {u"one", u"other"}) {
            content.categories << QString::fromUtf16(name);
            ChartPoint point;
            point.value = each.value;
            series.points.emplace_back(point);
        }
        content.series.push_back(series);
        FigureChart chart;
        chart.resize(400, 200);
        chart.setContent(std::move(content));
        const auto axes = chart.chart()->axes(Qt::Horizontal);
        ASSERT_EQ(axes.size(), 1);
        const auto* axis = qobject_cast<const QValueAxis*>(axes.front());
        ASSERT_TRUE(axis);
        const double room = (each.greatest - each.least) / 10; // for half a mark
        EXPECT_NEAR(axis->min(), each.least, room) << each.value;
        EXPECT_NEAR(axis->max(), each.greatest, room) << each.value;
    }
}

TEST(FigureChartTest, IntervalsAreSeenToTheirEnds)
{
    for (const ChartMarks marks : {ChartMarks::Points, ChartMarks::Lines}) {
        ChartContent content;
        content.marks = marks;
        content.isAcross = marks == ChartMarks::Lines;
        ChartSeries series{QStringLiteral("hill"), {}};
        for (const auto& [value, interval] :
            {std::pair{60.0, Interval{58, 62}}, std::pair{57.0, Interval{35, 79}}, std::pair{62.0, Interval{60, 93}}}) {
            content.categories << QString::number(value);
            ChartPoint point;
            point.value = value;
            point.interval = interval;
            series.points.emplace_back(point);
        }
        FigureChart chart;
        drawn(chart, content, series);
        const auto axes = chart.chart()->axes(content.isAcross ? Qt::Vertical : Qt::Horizontal);
        const auto* axis = qobject_cast<const QValueAxis*>(axes.front());
        ASSERT_TRUE(axis);
        EXPECT_LE(axis->min(), 35);
        EXPECT_GE(axis->max(), 93);
    }
}

TEST(FigureChartTest, ANameIsNoMarkup)
{
    EXPECT_NE(pictureWith(QStringLiteral("<subj>")), pictureWith(QStringLiteral("<nobj>")));
}

TEST(FigureChartTest, AMarkAtTheEndOfTheRangeIsSeenWhole)
{
    for (const ChartMarks marks : {ChartMarks::Points, ChartMarks::Lines}) {
        ChartContent content;
        content.marks = marks;
        content.isAcross = marks == ChartMarks::Lines;
        ChartSeries series{QStringLiteral("hill"), {}};
        for (const double percent : {100.0, 90.0, 80.0}) {
            content.categories << QString::number(percent);
            ChartPoint point;
            point.value = percent;
            series.points.emplace_back(point);
        }
        FigureChart chart;
        drawn(chart, content, series);
        const QRectF area = chart.chart()->plotArea();
        const QPointF mark = chart.placeRect({0, 0}).center();
        constexpr double half = 4; // of a mark, in pixels
        EXPECT_GE(content.isAcross ? mark.y() - area.top() : area.right() - mark.x(), half);
    }
}

TEST(FigureChartTest, ALongNameLeavesRoomForTheBars)
{
    const QImage picture = pictureWith(QString(200, u'x'));
    const QColor bar = makeTheme(ThemeKind::Light).series.front();
    int widest = 0;
    for (int y = 0; y < picture.height(); ++y) {
        int width = 0;
        for (int x = 0; x < picture.width(); ++x)
            width += picture.pixelColor(x, y) == bar ? 1 : 0;
        widest = std::max(widest, width);
    }
    EXPECT_GT(widest, picture.width() / 3);
}

/// Without colour: in a picture of greys, after all systems have been given one and the same colour.
TEST(FigureChartTest, BarsOfSeveralSystemsStayApartWithoutColour)
{
    Theme theme = makeTheme(ThemeKind::Light);
    theme.series.fill(Qt::black);
    ChartContent content;
    content.marks = ChartMarks::Bars;
    content.categories << QStringLiteral("nsubj");
    for (const char* name : {"hill", "eisner", "cle", "swap"}) {
        ChartSeries series{QString::fromLatin1(name), {}};
        ChartPoint point;
        point.value = 100;
        series.points.emplace_back(point);
        content.series.push_back(series);
    }
    FigureChart chart;
    chart.setTheme(theme);
    chart.setContent(content);
    chart.resize(500, 400);
    const QImage picture = chart.grab().toImage();
    std::vector<QImage> bars;
    for (int series = 0; series < 4; ++series) {
        const QPoint middle = chart.placeRect({series, 0}).center().toPoint();
        bars.push_back(picture.copy(QRect(0, 0, 24, 24).translated(middle - QPoint(12, 12))));
    }
    for (std::size_t one = 0; one < bars.size(); ++one) {
        for (std::size_t other = one + 1; other < bars.size(); ++other)
            EXPECT_NE(bars[one], bars[other]) << one << " and " << other;
    }
}

TEST(FigureChartTest, NamesThatDifferInTheirSecondHalfCanBeTold)
{
    const auto picture = [](const QString& end) {
        FigureChart chart;
        ChartContent content;
        content.marks = ChartMarks::Bars;
        ChartSeries series{QStringLiteral("words"), {}};
        for (const QString& name : {QStringLiteral("czech-hill.arcmodel right, ") + end, QStringLiteral("both")}) {
            content.categories << name;
            ChartPoint point;
            point.value = 50;
            series.points.emplace_back(point);
        }
        return drawn(chart, std::move(content), series);
    };
    EXPECT_EQ(picture(QStringLiteral("hill wrong")), picture(QStringLiteral("hill wrong"))) << "else it tells nothing";
    EXPECT_NE(picture(QStringLiteral("hill wrong")), picture(QStringLiteral("eisner wrong")));
}

TEST(FigureChartTest, FewBarsInALargeWindowAreNoBlocks)
{
    ChartContent content;
    content.marks = ChartMarks::Bars;
    ChartSeries series{QStringLiteral("hill"), {}};
    for (int i = 0; i < 3; ++i) {
        content.categories << QString::number(i);
        ChartPoint point;
        point.value = 10;
        series.points.emplace_back(point);
    }
    content.series.push_back(series);
    FigureChart chart;
    chart.setContent(std::move(content));
    chart.resize(600, 900);
    chart.grab();
    EXPECT_LT(chart.placeRect({0, 0}).height(), 3 * chart.fontMetrics().height());
    EXPECT_GT(chart.placeRect({0, 0}).height(), chart.fontMetrics().height());
}

} // namespace arcwright::ui::testing
