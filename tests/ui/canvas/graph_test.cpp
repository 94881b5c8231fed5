// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/short_conllu.h"
#include "tests/ui/canvas/gesture_fixture.h"
#include "ui/canvas/arc_painter.h"
#include "ui/canvas/canvas_texts.h"
#include "ui/canvas/head_mode.h"
#include "ui/canvas/legend.h"

namespace arcwright::ui::testing {

namespace {

/// "I drink tea and you coffee": the gap has an empty node, two arcs of the tree are not in the graph.
constexpr auto gapped = "1 I 2 nsubj 2:nsubj\n2 drink 0 root 0:root\n3 tea 2 obj 2:obj:acc\n4 and 5 cc 5.1:cc\n"
                        "5 you 2 conj 5.1:nsubj\n5.1 drink _ _ 2:conj:and\n6 coffee 5 orphan 5.1:obj\n";

Diagram diagramFrom(const char* lines, const DiagramContent& content = {})
{
    const Sentence sentence = test::fromShort(lines);
    RelationPool relations;
    return makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations, content);
}

const DiagramArc* arcBetween(const Diagram& diagram, int head, int dependent)
{
    const auto found = std::find_if(diagram.arcs.begin(), diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.head == head && arc.dependent == dependent; });
    return found == diagram.arcs.end() ? nullptr : &*found;
}

/// A canvas with the gap; node 7 is the empty one.
class GraphOnTheCanvas : public CanvasGestures {
protected:
    GraphOnTheCanvas() { canvas.setDiagram(diagramFrom(gapped), ArcCanvas::ViewReset::Reset); }
};

} // namespace

TEST(GraphDiagram, TheTreeHasItsOwnRelationsAndWhatTheGraphLacksIsMarked)
{
    const Diagram diagram = diagramFrom(gapped);
    EXPECT_EQ(arcBetween(diagram, 2, 3)->label, QStringLiteral("obj")) << "which its field opens with";
    EXPECT_EQ(arcBetween(diagram, 2, 3)->relation, QStringLiteral("obj"));
    EXPECT_FALSE(arcBetween(diagram, 2, 3)->notInGraph);
    for (const auto& [head, dependent] : {std::pair(2, 5), std::pair(5, 6), std::pair(5, 4)})
        EXPECT_TRUE(arcBetween(diagram, head, dependent)->notInGraph) << dependent;
    EXPECT_TRUE(arcBetween(diagram, 7, 6)->secondary);
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    const auto there = appearanceOf(*arcBetween(diagram, 2, 3), false, style, {});
    const auto missing = appearanceOf(*arcBetween(diagram, 2, 5), false, style, {});
    EXPECT_NE(there.dashes, missing.dashes);
    EXPECT_NE(appearanceOf(*arcBetween(diagram, 7, 6), false, style, {}).dashes, missing.dashes);
    const auto tip = [&](int head, int dependent) {
        return arcToolTip(diagram, static_cast<int>(arcBetween(diagram, head, dependent) - diagram.arcs.data()));
    };
    EXPECT_TRUE(tip(2, 5).contains(QStringLiteral("of the tree alone")));
    EXPECT_TRUE(tip(2, 3).contains(QStringLiteral("obj:acc"))) << qPrintable(tip(2, 3));
    EXPECT_TRUE(tip(2, 3).contains(QStringLiteral("in the enhanced graph"))) << qPrintable(tip(2, 3));
    EXPECT_FALSE(tip(2, 1).contains(QStringLiteral("enhanced graph"))) << "where both call it alike";
    EXPECT_FALSE(tip(2, 5).contains(QStringLiteral("” in the enhanced graph")));
}

TEST(GraphDiagram, AloneItHasItsOwnArcsAndAllAreAlike)
{
    DiagramContent content;
    content.enhancedOnly = true;
    const Diagram diagram = diagramFrom(gapped, content);
    EXPECT_EQ(arcBetween(diagram, 2, 5), nullptr);
    EXPECT_EQ(arcBetween(diagram, 5, 6), nullptr);
    ASSERT_NE(arcBetween(diagram, 7, 6), nullptr);
    EXPECT_EQ(diagram.arcs.size(), 7U);
    const DiagramArc& whole = *arcBetween(diagram, 2, 3);
    EXPECT_EQ(whole.label, QStringLiteral("obj:acc"));
    EXPECT_TRUE(arcToolTip(diagram, static_cast<int>(&whole - diagram.arcs.data()))
                    .contains(QStringLiteral("in the tree; the label is that of the enhanced graph")));
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    EXPECT_EQ(appearanceOf(*arcBetween(diagram, 7, 6), false, style, {}).dashes,
        appearanceOf(*arcBetween(diagram, 2, 3), false, style, {}).dashes);
    EXPECT_EQ(diagramFrom("1 a 2 x\n2 b 0 root\n", content).arcs.size(), 2U) << "without a graph, the tree";
}

TEST(GraphDiagram, ATreeWithoutAGraphHasNothingMarked)
{
    const Diagram diagram = diagramFrom("1 a 2 x\n2 b 0 root\n");
    EXPECT_TRUE(
        std::none_of(diagram.arcs.begin(), diagram.arcs.end(), [](const DiagramArc& arc) { return arc.notInGraph; }));
}

TEST_F(GraphOnTheCanvas, ArrowsGoThroughEmptyNodesInReadingOrder)
{
    canvas.setSelectedWord(5);
    key(Qt::Key_Right);
    EXPECT_EQ(canvas.selectedNode(), 7);
    EXPECT_EQ(canvas.selectedWord(), 0) << "it is no word of the tree";
    EXPECT_TRUE(canvas.accessibleDescription().contains(QStringLiteral("5.1")));
    key(Qt::Key_Right);
    EXPECT_EQ(canvas.selectedWord(), 6);
    key(Qt::Key_Left);
    EXPECT_EQ(canvas.selectedNode(), 7);
    key(Qt::Key_Up);
    EXPECT_EQ(canvas.selectedWord(), 2) << "its parent";
    canvas.setSelectedWord(7);
    key(Qt::Key_Down);
    EXPECT_EQ(canvas.selectedWord(), 4) << "its first dependent";
    key(Qt::Key_End);
    EXPECT_EQ(canvas.selectedWord(), 6);
}

TEST_F(GraphOnTheCanvas, AClickSelectsAnEmptyNodeAndASecondOneAttaches)
{
    click(word(7));
    EXPECT_EQ(canvas.selectedNode(), 7);
    EXPECT_TRUE(canvas.isArmed());
    click(word(3));
    EXPECT_EQ(heads.count(), 0);
    expectRequest(secondary, 7, 3);
    secondary.clear();
    canvas.setSelectedWord(3);
    click(word(3));
    click(word(7));
    expectRequest(secondary, 3, 7);
}

TEST_F(GraphOnTheCanvas, DragsEndAndBeginAtEmptyNodes)
{
    drag(word(6), word(7));
    expectRequest(secondary, 6, 7);
    secondary.clear();
    drag(word(7), word(1));
    expectRequest(secondary, 7, 1);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(GraphOnTheCanvas, HeadModeTakesTheirNumbersAndForms)
{
    canvas.setSelectedWord(3);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::FurtherParent);
    for (const char digit : {'5', '.', '1'})
        type(digit);
    key(Qt::Key_Return);
    expectRequest(secondary, 3, 7);
    secondary.clear();
    canvas.setSelectedWord(7);
    canvas.enterHeadMode();
    type('6');
    EXPECT_EQ(secondary.count(), 0) << "a question follows, which a late Enter would answer";
    key(Qt::Key_Return);
    expectRequest(secondary, 7, 6);
    secondary.clear();
    canvas.setSelectedWord(6);
    canvas.enterHeadMode();
    for (const char digit : {'5', '.', '1'})
        type(digit);
    EXPECT_EQ(secondary.count(), 0);
    key(Qt::Key_Return);
    expectRequest(secondary, 6, 7);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(GraphOnTheCanvas, TabAsksForNoRelationOfTheTreeWhereAnArcIsOfTheGraph)
{
    QSignalSpy asked(&canvas, &ArcCanvas::newRelationRequested);
    canvas.setSelectedWord(3);
    canvas.enterHeadMode();
    for (const char digit : {'5', '.', '1'})
        type(digit);
    key(Qt::Key_Tab);
    expectRequest(secondary, 3, 7);
    EXPECT_EQ(asked.count(), 0) << "the question of the further parent is on its way";
}

TEST_F(GraphOnTheCanvas, WhatWasBegunEndsWhenEmptyNodesComeOrGo)
{
    constexpr auto without = "1 I 2 nsubj 2:nsubj\n2 drink 0 root 0:root\n3 tea 2 obj 2:obj\n4 and 5 cc 5:cc\n"
                             "5 you 2 conj 2:conj\n6 coffee 5 orphan 5:orphan\n";
    canvas.setSelectedWord(3);
    canvas.enterHeadMode();
    for (const char digit : {'5', '.', '1'})
        type(digit);
    canvas.setDiagram(diagramFrom(without));
    EXPECT_FALSE(canvas.isInHeadMode());
    EXPECT_EQ(canvas.selectedWord(), 3) << "a word stays";
    canvas.grab();
    canvas.setDiagram(diagramFrom(gapped));
    QTest::mousePress(canvas.viewport(), Qt::LeftButton, {}, word(3));
    QTest::mouseMove(canvas.viewport(), word(7));
    canvas.setDiagram(diagramFrom(without));
    canvas.grab();
    QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, word(6));
    EXPECT_EQ(secondary.count(), 0);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(GraphOnTheCanvas, AnEmptyNodeIsReadWithItsParents)
{
    canvas.setSelectedWord(7);
    EXPECT_TRUE(canvas.accessibleDescription().contains(QStringLiteral("conj:and of drink")))
        << canvas.accessibleDescription().toStdString();
}

TEST_F(GraphOnTheCanvas, WhatIsOfWordsAloneDoesNothingAtAnEmptyNode)
{
    QSignalSpy guesses(&canvas, &ArcCanvas::guessRequested);
    QSignalSpy activated(&canvas, &ArcCanvas::wordActivated);
    canvas.setSelectedWord(7);
    key(Qt::Key_1);
    QTest::mouseDClick(canvas.viewport(), Qt::LeftButton, {}, word(7));
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(guesses.count(), 0);
    EXPECT_EQ(activated.count(), 0);
    EXPECT_EQ(canvas.selectedWords(), (std::pair<int, int>()));
}

TEST_F(GraphOnTheCanvas, AnotherEmptyNodeDoesNotBecomeTheSelectedOne)
{
    canvas.setSelectedWord(7);
    canvas.setDiagram(diagramFrom("1 I 2 nsubj 2:nsubj\n2 drink 0 root 0:root\n2.1 x _ _ 2:dep\n3 tea 2 obj 2:obj\n"
                                  "4 and 5 cc 5.1:cc\n5 you 2 conj 5.1:nsubj\n5.1 drink _ _ 2:conj\n"
                                  "6 coffee 5 orphan 5.1:obj\n"));
    EXPECT_EQ(canvas.selectedNode(), 0);
}

TEST(GraphHeadMode, APointLeadsToTheEmptyNodesOfAWord)
{
    HeadMode mode;
    const auto begin = [&] {
        mode.begin(1,
            {{QStringLiteral("a"), QStringLiteral("1")}, {QStringLiteral("b"), QStringLiteral("2")},
                {QStringLiteral("e"), QStringLiteral("1.1")}, {QStringLiteral("f"), QStringLiteral("1.2")}},
            {1, 3, 4, 2});
    };
    begin();
    mode.typeDigit(2);
    EXPECT_TRUE(mode.isNumberComplete());
    EXPECT_EQ(mode.choice(), 2);
    begin();
    mode.typeDigit(1);
    EXPECT_FALSE(mode.isNumberComplete()) << "1.1 may follow";
    mode.typeLetter(QStringLiteral("."), 0);
    mode.typeDigit(2);
    EXPECT_TRUE(mode.isNumberComplete());
    EXPECT_EQ(mode.choice(), 4);
    mode.eraseLast();
    mode.eraseLast();
    EXPECT_EQ(mode.candidate(), 1);
    mode.move(1);
    EXPECT_EQ(mode.candidate(), 3);
    mode.move(2);
    EXPECT_EQ(mode.candidate(), 2);
}

} // namespace arcwright::ui::testing
