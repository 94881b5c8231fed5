// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tree_layout.h"

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/hit_test.h"

namespace arcwright::ui::testing {

namespace {

QRectF box(const DiagramLayout& layout, int word)
{
    return layout.words[static_cast<std::size_t>(word) - 1].box;
}

DiagramLayout treeOf(const Diagram& diagram)
{
    return layOutTree(diagram, plainMetrics());
}

} // namespace

TEST(TreeLayout, PutsWordsByDepthAndInTheOrderOfTheText)
{
    const DiagramLayout layout = treeOf(diagramOf({2, 0, 2, 5, 3}));
    EXPECT_EQ(box(layout, 1).top(), box(layout, 3).top());
    EXPECT_LT(box(layout, 2).bottom(), box(layout, 1).top());
    EXPECT_LT(box(layout, 3).bottom(), box(layout, 5).top());
    EXPECT_LT(box(layout, 5).bottom(), box(layout, 4).top());
    for (int word = 1; word < 5; ++word)
        EXPECT_LT(box(layout, word).center().x(), box(layout, word + 1).center().x());
}

TEST(TreeLayout, WordsAndLabelsOfTreesNeverOverlap)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const int words = 1 + static_cast<int>(seed) * 2;
        const Diagram diagram = diagramOf(seed % 2 ? anyTree(words, seed) : projectiveTree(words, seed));
        const DiagramLayout layout = treeOf(diagram);
        std::vector<QRectF> places;
        for (const WordBox& word : layout.words)
            places.push_back(word.box);
        for (const ArcShape& arc : layout.arcs)
            places.push_back(arc.label);
        const QRectF all(QPointF(), layout.size);
        for (std::size_t one = 0; one < places.size(); ++one) {
            EXPECT_TRUE(all.contains(places[one])) << seed;
            for (std::size_t other = one + 1; other < places.size(); ++other)
                ASSERT_FALSE(places[one].intersects(places[other])) << "seed " << seed << ": " << one << ", " << other;
        }
    }
}

TEST(TreeLayout, RunsFromRightToLeftWhereTheScriptDoes)
{
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.rightToLeft = true;
    const DiagramLayout layout = treeOf(diagram);
    EXPECT_GT(box(layout, 1).center().x(), box(layout, 3).center().x());
    EXPECT_EQ(layout.arcs[0].dependentX < box(layout, 1).left(), false);
}

TEST(TreeLayout, HasAPlaceForCyclesAndWordsWithoutHeads)
{
    const DiagramLayout cycle = treeOf(diagramOf({2, 3, 1, 0}));
    EXPECT_EQ(box(cycle, 1).top(), box(cycle, 4).top()) << "a cycle begins at its first word";
    EXPECT_EQ(cycle.arcs[0].form, ArcForm::Curve) << "and closes with a bend";
    const DiagramLayout headless = treeOf(diagramOf({kNoHead, 1, 0}));
    EXPECT_EQ(box(headless, 1).top(), box(headless, 3).top());
}

TEST(TreeLayout, IsHitByWordLabelAndLine)
{
    const DiagramLayout layout = treeOf(diagramOf({2, 0, 2, 2}));
    EXPECT_EQ(hitTest(layout, box(layout, 4).center(), 3).node, 4);
    const auto& arc = layout.arcs[3];
    EXPECT_EQ(hitTest(layout, arc.label.center(), 3).arc, 3);
    const QPointF head(arc.headX, arc.headY);
    const QPointF middle = (head + QPointF(arc.dependentX, arc.label.top())) / 2;
    const DiagramHit hit = hitTest(layout, middle, 3);
    EXPECT_EQ(hit.kind, DiagramHit::Kind::Arc);
    EXPECT_EQ(hit.arc, 3);
    EXPECT_EQ(hitTest(layout, middle + QPointF(0, -20), 3).arc, -1);
}

TEST(TreeLayout, FurtherParentsBendInFromAbove)
{
    RelationPool relations;
    Graph gold(3);
    gold.heads = {kNoHead, 2, 0, 2};
    gold.secondary.push_back({3, 1, relations.intern("s")});
    const Diagram diagram = makeDiagram(plainSentence(3), gold, nullptr, relations);
    const DiagramLayout layout = treeOf(diagram);
    ASSERT_EQ(diagram.arcs.size(), 4U);
    const ArcShape& bend = layout.arcs[3];
    EXPECT_EQ(bend.form, ArcForm::Curve);
    EXPECT_EQ(bend.baseY, box(layout, 1).top());
    EXPECT_NE(bend.dependentX, layout.arcs[0].dependentX) << "beside the line of the tree";
    EXPECT_FALSE(drawnArcPath(bend, 8, {}).isEmpty());
}

TEST(TreeLayout, BendsEndOnTheirWordBesideTheLabelOverIt)
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        Diagram diagram = diagramOf(anyTree(12, seed));
        for (int dependent = 1; dependent <= 12; dependent += 2) {
            DiagramArc arc;
            arc.head = dependent % 12 + 1;
            arc.dependent = dependent;
            arc.label = QStringLiteral("further");
            arc.secondary = true;
            diagram.arcs.push_back(arc);
        }
        diagram.rightToLeft = seed % 2 == 0;
        const DiagramLayout layout = treeOf(diagram);
        for (std::size_t index = 12; index < diagram.arcs.size(); ++index) {
            const ArcShape& bend = layout.arcs[index];
            const int dependent = diagram.arcs[index].dependent;
            const QRectF label = layout.arcs[static_cast<std::size_t>(dependent) - 1].label;
            const QRectF word = box(layout, dependent);
            EXPECT_TRUE(bend.dependentX < label.left() || label.right() < bend.dependentX) << seed;
            EXPECT_TRUE(word.left() < bend.dependentX && bend.dependentX < word.right()) << seed;
        }
    }
}

} // namespace arcwright::ui::testing
