// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/plot.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/drawing/heat_plot.h"
#include "core/drawing/plot_axis.h"
#include "tests/core/support/drawn_shapes.h"

namespace arcwright {
namespace plot_test {

using test::shapesOf;

const DrawnText* textOf(const DrawnPicture& picture, const std::string& text)
{
    for (const DrawnShape& shape : picture.shapes) {
        const auto* one = std::get_if<DrawnText>(&shape);
        if (one != nullptr && one->text == text)
            return one;
    }
    return nullptr;
}

Plot samplePlot(PlotKind kind)
{
    Plot plot;
    plot.kind = kind;
    plot.categories = {"obj", "obl", "amod"};
    plot.series = {{"hill", {{PlottedValue{40, std::pair(30.0, 50.0), "40", "a"}}, {}, {PlottedValue{80, {}, "", ""}}}},
        {"eisner", {{PlottedValue{20, {}, "", ""}}, {PlottedValue{60, {}, "", ""}}, {PlottedValue{70, {}, "", ""}}}}};
    return plot;
}

TEST(PlotTest, BarsAreAsLongAsTheirFigures)
{
    const auto boxes = shapesOf<DrawnBox>(drawPlot(samplePlot(PlotKind::Bars)));
    ASSERT_EQ(boxes.size(), 5U) << "nothing where there is no figure";
    for (const DrawnBox& box : boxes)
        EXPECT_EQ(box.corner.x, boxes[0].corner.x) << "all begin at 0";
    // By category, then system: 40, 20, 60, 80, 70.
    const double unit = boxes[0].width / 40;
    EXPECT_NEAR(boxes[1].width, 20 * unit, 1e-9);
    EXPECT_NEAR(boxes[2].width, 60 * unit, 1e-9);
    EXPECT_NEAR(boxes[3].width, 80 * unit, 1e-9);
    EXPECT_NEAR(boxes[4].width, 70 * unit, 1e-9);
    EXPECT_NE(boxes[0].colour, boxes[1].colour);
    EXPECT_EQ(boxes[0].colour, boxes[3].colour);
}

TEST(PlotTest, DotsLieWhereTicksSay)
{
    const DrawnPicture picture = drawPlot(samplePlot(PlotKind::Dots));
    std::vector<DrawnDot> dots = shapesOf<DrawnDot>(picture);
    ASSERT_EQ(dots.size(), 2U + 5U) << "two of the legend";
    dots.erase(dots.begin(), dots.begin() + 2);
    const DrawnText* twenty = textOf(picture, "20");
    const DrawnText* sixty = textOf(picture, "60");
    ASSERT_TRUE(twenty != nullptr && sixty != nullptr);
    EXPECT_NEAR(dots[1].centre.x, twenty->place.x, 1e-9);
    EXPECT_NEAR(dots[2].centre.x, sixty->place.x, 1e-9);
    EXPECT_NEAR(dots[0].centre.x, (twenty->place.x + sixty->place.x) / 2, 1e-9);
    EXPECT_NE(dots[0].shape, dots[1].shape) << "told apart without colour";
    EXPECT_EQ(dots[0].tip, "a");
}

TEST(PlotTest, LinesStopWhereNothingIsKnown)
{
    const auto paths = shapesOf<DrawnPath>(drawPlot(samplePlot(PlotKind::Lines)));
    ASSERT_EQ(paths.size(), 1U) << "hill has a gap between its two points";
    EXPECT_EQ(paths[0].points.size(), 2U);
    EXPECT_GT(paths[0].start.y, paths[0].points[0].y) << "more is higher";
}

TEST(PlotTest, EverythingLiesWithinThePicture)
{
    for (const PlotKind kind : {PlotKind::Dots, PlotKind::Bars, PlotKind::Lines}) {
        Plot plot = samplePlot(kind);
        plot.categories[0] = std::string(10000, 'w');
        plot.series[0].name = std::string(10000, 'w');
        const DrawnPicture picture = drawPlot(plot);
        for (const DrawnDot& dot : shapesOf<DrawnDot>(picture)) {
            EXPECT_TRUE(dot.centre.x >= 0 && dot.centre.x <= picture.width) << dot.centre.x;
            EXPECT_TRUE(dot.centre.y >= 0 && dot.centre.y <= picture.height) << dot.centre.y;
        }
        for (const DrawnText& text : shapesOf<DrawnText>(picture)) {
            EXPECT_LT(text.text.size(), 100U);
            EXPECT_TRUE(text.place.y >= 0 && text.place.y <= picture.height) << text.text;
        }
    }
}

TEST(PlotTest, TicksAreRoundAndHoldEverything)
{
    for (const double high : {0.13, 0.9, 1.0, 7.0, 12.5, 99.0, 100.0, 12345.0}) {
        Plot plot;
        plot.categories = {"a"};
        plot.series = {{"s", {{PlottedValue{high, {}, "", ""}}}}};
        const PlotAxis axis = axisOf(plot, true, 6);
        EXPECT_EQ(axis.low, 0);
        EXPECT_GE(axis.high, high);
        EXPECT_LE(axis.ticks().size(), 8U) << high;
        const double mantissa = axis.step / std::pow(10, std::floor(std::log10(axis.step) + 1e-9));
        EXPECT_TRUE(std::abs(mantissa - 1) < 1e-6 || std::abs(mantissa - 2) < 1e-6 || std::abs(mantissa - 5) < 1e-6)
            << axis.step;
    }
}

TEST(PlotTest, ACellIsAsHotAsItIsLarge)
{
    HeatPlot plot;
    plot.rows = {"a", "b"};
    plot.columns = {"a", "b"};
    plot.cells = {{"9", 0, true, ""}, {"4", 1, false, "tip"}, {"1", 0.25, false, ""}, {"", 0, false, ""}};
    const DrawnPicture picture = drawHeatPlot(plot);
    const auto boxes = shapesOf<DrawnBox>(picture);
    ASSERT_EQ(boxes.size(), 3U) << "nothing is no cell";
    EXPECT_EQ(boxes[0].colour.tone, Tone::Grid) << "what is right steps back";
    EXPECT_EQ(boxes[1].colour, (Colour{Tone::Heat, 4}));
    EXPECT_EQ(boxes[2].colour, (Colour{Tone::Heat, 1}));
    EXPECT_EQ(textOf(picture, "4")->colour, (Colour{Tone::HeatInk, 4}));
    EXPECT_EQ(boxes[1].tip, "tip");
}

} // namespace plot_test
} // namespace arcwright
