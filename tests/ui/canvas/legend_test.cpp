// SPDX-License-Identifier: GPL-3.0-or-later
#include <QVBoxLayout>

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/legend.h"
#include "ui/look/theme.h"

namespace arcwright::ui::testing {

TEST(LegendWidget, ShowsOnlyTheLooksThatOccur)
{
    Legend legend;
    legend.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
    legend.setDiagram(diagramOf({2, 0, 2}));
    EXPECT_TRUE(legend.isEmpty());
    legend.setDiagram(diagramOf({2, 0, 2}, {3, 0, 2}));
    EXPECT_FALSE(legend.isEmpty());
    const QString some = legend.accessibleDescription();
    legend.showAll();
    EXPECT_GT(legend.accessibleDescription().size(), some.size());
    EXPECT_GT(legend.heightForWidth(200), legend.heightForWidth(4000));
}

TEST(LegendWidget, TellsOfAStatusThatOnlyASecondaryArcHas)
{
    Diagram diagram = diagramOf({2, 0, 2}, {2, 0, 2});
    DiagramArc arc = diagram.arcs.front();
    arc.secondary = true;
    arc.status = ArcStatus::Extra;
    Legend legend;
    legend.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
    legend.setDiagram(diagram);
    EXPECT_FALSE(legend.accessibleDescription().contains(QStringLiteral("extra")));
    diagram.arcs.push_back(arc);
    legend.setDiagram(diagram);
    EXPECT_TRUE(legend.accessibleDescription().contains(QStringLiteral("extra")));
}

/// Its line is that of the difference; the label is in italics, as in the diagram.
TEST(LegendWidget, ASecondaryArcThatDiffersLooksOtherThanOneOfTheTree)
{
    const auto drawn = [](bool secondary) {
        Diagram diagram = diagramOf({2, 0, 2});
        diagram.arcs.resize(1);
        diagram.arcs.front().status = ArcStatus::Missed;
        diagram.arcs.front().secondary = secondary;
        Legend legend;
        legend.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
        legend.setDiagram(diagram);
        legend.resize(400, legend.heightForWidth(400));
        constexpr int sample = 50; // pixels from the left, before the name
        return legend.grab(QRect(0, 0, sample, legend.height())).toImage();
    };
    EXPECT_NE(drawn(true), drawn(false));
}

TEST(LegendWidget, TellsOfTheMarksOfWordsAndOfRemarks)
{
    Legend legend;
    legend.setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
    const auto told = [&](const Diagram& diagram) {
        legend.setDiagram(diagram);
        return legend.accessibleDescription();
    };
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.words[0].remark = QStringLiteral("why?");
    EXPECT_EQ(told(diagram), QStringLiteral("word with a remark"));
    diagram = diagramOf({2, 0, 2});
    diagram.arcs[2].remark = QStringLiteral("or obl");
    EXPECT_EQ(told(diagram), QStringLiteral("arc with a remark"));
    diagram = diagramOf({2, 0, 2});
    diagram.words[2].otherwise = true;
    EXPECT_EQ(told(diagram), QStringLiteral("divided otherwise: not scored"));
}

TEST(LegendWidget, DrawsAMarkAsTheDiagramDoes)
{
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    Legend legend;
    legend.setDiagramStyle(style);
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.words[0].remark = QStringLiteral("why?");
    legend.setDiagram(diagram);
    legend.resize(300, legend.heightForWidth(300));
    const QImage picture = legend.grab().toImage();
    int marked = 0;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y)
            marked += picture.pixelColor(x, y) == style.remark ? 1 : 0;
    }
    EXPECT_GT(marked, 8) << "the corner";
}

TEST(LegendWidget, BeginsAtTheRightInAMirroredWindow)
{
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    Legend legend;
    legend.setLayoutDirection(Qt::RightToLeft);
    legend.setDiagramStyle(style);
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.words[0].remark = QStringLiteral("why?");
    legend.setDiagram(diagram);
    legend.resize(600, legend.heightForWidth(600));
    const QImage picture = legend.grab().toImage();
    const QColor empty = picture.pixelColor(0, 0);
    int first = picture.width();
    int last = 0;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixelColor(x, y) == empty)
                continue;
            first = std::min(first, x);
            last = std::max(last, x);
        }
    }
    EXPECT_GT(first, picture.width() / 4);
    EXPECT_GT(last, picture.width() - 20);
}

TEST(LegendWidget, HasRoomForAllItsRowsWhereTheDiagramIsShortOfIt)
{
    QWidget window;
    auto* canvas = new ArcCanvas; // which would like to be higher than the window
    auto* legend = new Legend;
    legend->setDiagramStyle(makeTheme(ThemeKind::Light).diagram);
    auto* layout = new QVBoxLayout(&window);
    layout->addWidget(canvas, 1);
    layout->addWidget(legend);
    window.resize(300, 400);
    window.show();
    legend->showAll();
    QCoreApplication::processEvents();
    EXPECT_GE(legend->height(), legend->heightForWidth(legend->width()));
}

} // namespace arcwright::ui::testing
