// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_focus.h"

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_painter.h"
#include "ui/look/theme.h"

namespace arcwright::ui::testing {

namespace {

/// The dependents whose arc on that side is in focus.
std::vector<int> lit(const Diagram& diagram, FocusMode mode, int anchor, int word, Side side = Side::Above)
{
    const std::vector<bool> focus = arcsInFocus(diagram, mode, anchor, word);
    std::vector<int> dependents;
    for (std::size_t arc = 0; arc < focus.size(); ++arc) {
        if (focus[arc] && diagram.arcs[arc].side == side)
            dependents.push_back(diagram.arcs[arc].dependent);
    }
    return dependents;
}

using Words = std::vector<int>;

} // namespace

// 2 is the root, with 1 and 3; 3 has 4 and 6; 6 has 5.
const std::vector<int> heads{2, 0, 2, 3, 6, 3};

TEST(Focus, ThePathGoesUpToWhereTheWaysMeetAndDownAgain)
{
    const Diagram diagram = diagramOf(heads);
    EXPECT_EQ(treePath(diagram, Side::Above, 5, 4), (Words{5, 6, 3, 4}));
    EXPECT_EQ(treePath(diagram, Side::Above, 5, 3), (Words{5, 6, 3}));
    EXPECT_EQ(treePath(diagram, Side::Above, 3, 5), (Words{3, 6, 5}));
    EXPECT_EQ(treePath(diagram, Side::Above, 4, 0), (Words{4, 3, 2, 0}));
    EXPECT_EQ(treePath(diagram, Side::Above, 4, 4), (Words{4}));
}

TEST(Focus, OnACycleThereIsNoPath)
{
    EXPECT_TRUE(treePath(diagramOf({2, 1, 0}), Side::Above, 1, 3).empty());
}

TEST(Focus, LightsTheArcsOfThePath)
{
    const Diagram diagram = diagramOf(heads);
    EXPECT_EQ(lit(diagram, FocusMode::Path, 5, 4), (Words{4, 5, 6}));
    EXPECT_EQ(lit(diagram, FocusMode::Path, 0, 4), (Words{2, 3, 4})) << "to the root";
    EXPECT_EQ(lit(diagram, FocusMode::Path, 5, 0).size(), 6U) << "no word, no path: everything";
}

TEST(Focus, LightsTheSubtree)
{
    EXPECT_EQ(lit(diagramOf(heads), FocusMode::Subtree, 0, 6), (Words{5, 6}));
}

TEST(Focus, LightsWhatDiffers)
{
    const Diagram diagram = diagramOf(heads, {2, 0, 2, 3, 3, 3});
    EXPECT_EQ(lit(diagram, FocusMode::Differences, 0, 0), (Words{5}));
    EXPECT_EQ(lit(diagram, FocusMode::Differences, 0, 0, Side::Below), (Words{5}));
    EXPECT_EQ(lit(diagram, FocusMode::Everything, 0, 3).size(), 6U);
}

TEST(MergedDiagram, KnowsWhichArcsAreOfTheTree)
{
    RelationPool relations;
    const auto graph = [&](const std::vector<int>& tree) {
        Graph made(static_cast<int>(tree.size()));
        for (std::size_t i = 0; i < tree.size(); ++i) {
            made.heads[i + 1] = tree[i];
            made.relations[i + 1] = relations.intern("r");
        }
        return made;
    };
    Graph gold = graph({2, 0, 2});
    Graph predicted = graph({3, 0, 2});
    predicted.relations[3] = relations.intern("s");
    DiagramContent content;
    content.comparison = ComparisonView::Merged;
    const Diagram diagram = makeDiagram(plainSentence(3), gold, &predicted, relations, content);
    EXPECT_EQ(headOf(diagram, Side::Above, 1), 2) << "not 3, which is only proposed";
    EXPECT_EQ(dependentsOf(diagram, Side::Above, 3), Words{});
    const int third = basicArc(diagram, Side::Above, 3);
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(third)].label, QStringLiteral("r/s"));
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(third)].relation, QStringLiteral("r"));
    EXPECT_EQ(std::count_if(diagram.arcs.begin(), diagram.arcs.end(), [](const auto& arc) { return arc.proposed; }), 1);
}

TEST(ArcLooks, DifferencesAreToldByColourLineAndEnd)
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const DiagramStyle style = makeTheme(kind).diagram;
        std::vector<ArcAppearance> looks;
        const auto add = [&](ArcStatus status, bool secondary) {
            DiagramArc arc;
            arc.status = status;
            arc.secondary = secondary;
            looks.push_back(appearanceOf(arc, false, style));
        };
        add(ArcStatus::Correct, false);
        add(ArcStatus::Correct, true);
        add(ArcStatus::WrongHead, false);
        add(ArcStatus::WrongLabel, false);
        add(ArcStatus::Missed, true);
        add(ArcStatus::Extra, true);
        for (std::size_t one = 0; one < looks.size(); ++one) {
            for (std::size_t other = one + 1; other < looks.size(); ++other) {
                EXPECT_NE(looks[one].end, looks[other].end) << one << ' ' << other;
                EXPECT_FALSE(looks[one].dashes == looks[other].dashes && looks[one].width == looks[other].width)
                    << one << ' ' << other;
                const bool agree = one <= 1;
                EXPECT_TRUE(agree || looks[one].color != looks[other].color) << one << ' ' << other;
            }
        }
    }
}

} // namespace arcwright::ui::testing
