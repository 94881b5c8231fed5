// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tree_layout.h"

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/hit_test.h"
#include "ui/canvas/tree_ghost.h"

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

/// A tree with further parents between all distances of depth, with proposals, or with the arcs of another layer.
Diagram withBends(int words, unsigned seed)
{
    Diagram diagram = seed % 3 == 0 ? diagramOf(anyTree(words, seed), anyTree(words, seed + 1000))
                                    : diagramOf(seed % 3 == 1 ? anyTree(words, seed) : projectiveTree(words, seed));
    std::mt19937 random(seed);
    for (int dependent = 1; dependent <= words; dependent += 2) {
        DiagramArc arc;
        arc.head = static_cast<int>(random() % static_cast<unsigned>(words + 1));
        if (arc.head == dependent)
            continue;
        arc.dependent = dependent;
        arc.label = QStringLiteral("further");
        arc.secondary = dependent % 4 == 1;
        arc.proposed = !arc.secondary;
        diagram.arcs.push_back(arc);
    }
    diagram.rightToLeft = seed % 2 == 0;
    return diagram;
}

bool runsThrough(const QPainterPath& line, const QRectF& place)
{
    for (const QPolygonF& piece : line.toSubpathPolygons()) {
        for (qsizetype i = 0; i + 1 < piece.size(); ++i) {
            const QLineF side(piece[i], piece[i + 1]);
            const int steps = std::max(1, static_cast<int>(side.length()));
            for (int step = 0; step <= steps; ++step) {
                if (place.contains(side.pointAt(static_cast<double>(step) / steps)))
                    return true;
            }
        }
    }
    return false;
}

/// The first word that a line runs through, not only to; 0 for none.
int wordUnder(const QPainterPath& line, const DiagramLayout& layout)
{
    const auto found = std::find_if(layout.words.begin(), layout.words.end(),
        [&](const WordBox& word) { return runsThrough(line, word.box.adjusted(1, 1, -1, -1)); });
    return found == layout.words.end() ? 0 : static_cast<int>(found - layout.words.begin()) + 1;
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

/// An arc that leaves the sentence is a short stub at its word, of whatever depth, and no line from the root.
TEST(TreeLayout, ArcsThatLeaveTheSentenceAreStubs)
{
    for (unsigned seed = 1; seed <= 12; ++seed) {
        Diagram diagram = diagramOf(projectiveTree(9, seed));
        for (const int word : {1, 4, 5, 9}) {
            DiagramArc arc;
            arc.dependent = word;
            arc.label = QStringLiteral("coref → a harbour (12)");
            arc.secondary = true;
            arc.outer = OuterEnd{word % 2 == 0, 11, 3, 12, QStringLiteral("harbour")};
            diagram.arcs.push_back(arc);
        }
        diagram.rightToLeft = seed % 2 == 0;
        const DiagramLayout layout = treeOf(diagram);
        double level = layout.size.height(); // between two levels of words
        for (int word = 1; word <= 9; ++word) {
            for (int other = 1; other <= 9; ++other) {
                const double below = box(layout, other).top() - box(layout, word).top();
                level = below > 0 ? std::min(level, below) : level;
            }
        }
        for (std::size_t i = 0; i < diagram.arcs.size(); ++i) {
            if (!diagram.arcs[i].outer)
                continue;
            const ArcShape& shape = layout.arcs[i];
            EXPECT_LT(shape.baseY - shape.topY, level) << "it begins near its word";
            EXPECT_GE(shape.label.top(), 0);
            EXPECT_GE(shape.label.left(), 0);
            EXPECT_LE(shape.label.right(), layout.size.width());
            EXPECT_LT(std::abs(shape.label.center().x() - box(layout, diagram.arcs[i].dependent).center().x()),
                shape.label.width() + box(layout, diagram.arcs[i].dependent).width() + 40);
        }
    }
}

/// As with a prediction beside the annotation: both share the places of the words.
TEST(TreeLayout, LabelsOfTwoLayersDoNotLieOverOneAnother)
{
    int overlapping = 0;
    int labels = 0;
    for (unsigned seed = 0; seed < 40; ++seed) {
        RelationPool relations;
        const int words = 8 + static_cast<int>(seed) / 2;
        Graph gold(words);
        const std::vector<int> heads = projectiveTree(words, seed);
        std::copy(heads.begin(), heads.end(), gold.heads.begin() + 1);
        Graph predicted = gold;
        std::mt19937 random(seed);
        for (int word = 1; word <= words; ++word) {
            gold.relations[static_cast<std::size_t>(word)] = relations.intern("nmod:part");
            predicted.relations[static_cast<std::size_t>(word)] = relations.intern("obl:arg");
            const int other = static_cast<int>(random() % static_cast<unsigned>(words)) + 1;
            if (word % 3 == 0 && other != word)
                predicted.heads[static_cast<std::size_t>(word)] = other;
        }
        DiagramContent content;
        content.comparison = ComparisonView::Merged;
        content.compareRelations = true;
        const Diagram diagram = makeDiagram(plainSentence(words), gold, &predicted, relations, content);
        const DiagramLayout layout = treeOf(diagram);
        for (std::size_t one = 0; one < layout.arcs.size(); ++one) {
            ++labels;
            for (std::size_t other = one + 1; other < layout.arcs.size(); ++other)
                overlapping += layout.arcs[one].label.intersects(layout.arcs[other].label) ? 1 : 0;
        }
    }
    EXPECT_GT(labels, 600);
    EXPECT_EQ(overlapping, 0);
}

TEST(TreeLayout, NoLineAndNoLabelOfABendIsOverAWord)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Diagram diagram = withBends(3 + static_cast<int>(seed) / 2, seed);
        const DiagramLayout layout = treeOf(diagram);
        const QRectF all(QPointF(), layout.size);
        for (std::size_t index = 0; index < diagram.arcs.size(); ++index) {
            const ArcShape& arc = layout.arcs[index];
            ASSERT_EQ(wordUnder(arcPath(arc), layout), 0) << "seed " << seed << ", arc " << index;
            EXPECT_TRUE(all.contains(arc.label)) << "seed " << seed << ", arc " << index;
            for (const WordBox& word : layout.words)
                ASSERT_FALSE(word.box.intersects(arc.label)) << "seed " << seed << ", arc " << index;
            if (arc.form == ArcForm::Curve) {
                EXPECT_EQ(arc.way.front(), QPointF(arc.headX, arc.headY));
                EXPECT_EQ(arc.way.back(), QPointF(arc.dependentX, arc.baseY));
            }
        }
    }
}

TEST(TreeLayout, BendsRunBesideTheLabelsOfTheTree)
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const Diagram diagram = withBends(14, seed);
        const DiagramLayout layout = treeOf(diagram);
        for (const ArcShape& bend : layout.arcs) {
            if (bend.form != ArcForm::Curve)
                continue;
            for (const ArcShape& line : layout.arcs) {
                const bool isOfTree = line.form != ArcForm::Curve;
                EXPECT_FALSE(isOfTree && runsThrough(arcPath(bend), line.label.adjusted(2, 2, -2, -2))) << seed;
            }
        }
    }
}

TEST(TreeLayout, WhatIsOfferedRunsAroundWordsToo)
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        Diagram diagram = diagramOf(anyTree(11, seed));
        diagram.rightToLeft = seed % 2 == 0;
        const DiagramLayout layout = treeOf(diagram);
        for (int dependent = 1; dependent <= 11; ++dependent) {
            for (int head = 0; head <= 11; ++head) {
                if (head == dependent)
                    continue;
                const GhostWay way = ghostWay(diagram, layout, head, dependent, 40);
                ASSERT_EQ(wordUnder(roundedWay(way.line, way.line.back()), layout), 0)
                    << "seed " << seed << ", " << head << " to " << dependent;
                EXPECT_EQ(way.line.back().y(), box(layout, dependent).top());
                for (const WordBox& word : layout.words)
                    EXPECT_FALSE(word.box.contains(way.label));
            }
        }
    }
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
