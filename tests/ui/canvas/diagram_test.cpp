// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include "core/editing/remark_operations.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_painter.h"
#include "ui/canvas/contrast.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/look/theme.h"
#include "ui/look/theme_names.h"

namespace arcwright::ui::testing {

namespace {

Graph tree(const std::vector<int>& heads, const std::vector<std::string>& relations, RelationPool& pool)
{
    Graph graph(static_cast<int>(heads.size()));
    for (std::size_t index = 0; index < heads.size(); ++index) {
        graph.heads[index + 1] = heads[index];
        graph.relations[index + 1] = pool.intern(relations[index]);
    }
    return graph;
}

ArcStatus statusOf(const Diagram& diagram, Side side, int dependent)
{
    return diagram.arcs[static_cast<std::size_t>(basicArc(diagram, side, dependent))].status;
}

QImage render(const Diagram& diagram, ThemeKind kind, const PaintState& state = {})
{
    const DiagramStyle style = makeTheme(kind).diagram;
    const DiagramLayout layout = layOut(diagram, metricsFor(style));
    QImage image(layout.size.toSize(), QImage::Format_RGB32);
    image.fill(style.background);
    QPainter painter(&image);
    paintDiagram(painter, diagram, layout, style, state, QRectF(QPointF(), layout.size));
    return image;
}

Diagram oneArc(ArcStatus status)
{
    Diagram diagram;
    diagram.words = {{QStringLiteral("first"), {}, {}, {}, false}, {QString(30, u'x'), {}, {}, {}, false}};
    DiagramArc arc;
    arc.head = 1;
    arc.dependent = 2;
    arc.label = QStringLiteral("rel");
    arc.status = status;
    diagram.arcs.push_back(arc);
    return diagram;
}

/// Where there is ink at all, whatever its colour and strength.
std::vector<bool> ink(const QImage& image)
{
    std::vector<bool> mask;
    const int ground = qGray(image.pixel(0, 0));
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            mask.push_back(std::abs(qGray(image.pixel(x, y)) - ground) > 24);
    }
    return mask;
}

std::size_t differences(const std::vector<bool>& one, const std::vector<bool>& other)
{
    std::size_t count = one.size() == other.size() ? 0 : one.size();
    for (std::size_t index = 0; index < std::min(one.size(), other.size()); ++index)
        count += one[index] != other[index] ? 1 : 0;
    return count;
}

} // namespace

TEST(MakeDiagram, ComparisonTellsEveryKindOfDifference)
{
    RelationPool pool;
    const Graph gold = tree({2, 0, 2, 3, kNoHead}, {"nsubj", "root", "obj", "amod", "dep"}, pool);
    const Graph predicted = tree({2, 0, 2, 2, 2}, {"nsubj", "root", "iobj", "amod", "dep"}, pool);
    const Diagram diagram = makeDiagram(plainSentence(5), gold, &predicted, pool);
    EXPECT_EQ(statusOf(diagram, Side::Above, 1), ArcStatus::Correct);
    EXPECT_EQ(statusOf(diagram, Side::Below, 1), ArcStatus::Correct);
    EXPECT_EQ(statusOf(diagram, Side::Above, 3), ArcStatus::WrongLabel);
    EXPECT_EQ(statusOf(diagram, Side::Below, 3), ArcStatus::WrongLabel);
    EXPECT_EQ(statusOf(diagram, Side::Above, 4), ArcStatus::Missed);
    EXPECT_EQ(statusOf(diagram, Side::Below, 4), ArcStatus::WrongHead);
    EXPECT_EQ(statusOf(diagram, Side::Below, 5), ArcStatus::Extra);
}

TEST(MakeDiagram, WhatALayerSaysNothingOfIsNotMissed)
{
    RelationPool pool;
    const Graph gold = tree({2, 0, 2}, {"nsubj", "root", "obj"}, pool);
    Graph predicted = tree({2, 0, kNoHead}, {"nsubj", "root", "obj"}, pool);
    DiagramContent content;
    const std::vector<int> unsaid{3};
    content.notCompared = unsaid;
    const Diagram diagram = makeDiagram(plainSentence(3), gold, &predicted, pool, content);
    EXPECT_EQ(statusOf(diagram, Side::Above, 1), ArcStatus::Correct);
    EXPECT_EQ(statusOf(diagram, Side::Above, 3), ArcStatus::Neutral);
    EXPECT_FALSE(diagram.words[1].otherwise);
    EXPECT_TRUE(diagram.words[2].otherwise);
}

TEST(MakeDiagram, RemarksStandAtTheirWordOrArc)
{
    RelationPool pool;
    Sentence sentence = plainSentence(3);
    sentence.word(1).head = 2;
    sentence.word(2).head = 0;
    sentence = *setRemark(sentence, 1, RemarkOn::Arc, "or obj", {});
    sentence = *setRemark(sentence, 3, RemarkOn::Unit, "a name?", {});
    const Graph gold = tree({2, 0, 2}, {"", "", ""}, pool);
    const Diagram diagram = makeDiagram(sentence, gold, nullptr, pool);
    EXPECT_EQ(
        diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, 1))].remark, QStringLiteral("or obj"));
    EXPECT_EQ(diagram.words[0].remark, QString());
    EXPECT_EQ(diagram.words[2].remark, QStringLiteral("a name?"));
    sentence.word(1).head = 3;
    const Diagram moved = makeDiagram(sentence, gold, nullptr, pool);
    EXPECT_TRUE(moved.words[0].remark.endsWith(QStringLiteral("or obj"))) << "the arc it was said of is gone";
    EXPECT_NE(moved.words[0].remark, QStringLiteral("or obj"));
}

TEST(MakeDiagram, OneLayerAloneIsNeutral)
{
    RelationPool pool;
    const Graph gold = tree({2, 0}, {"nsubj", "root"}, pool);
    const Diagram diagram = makeDiagram(plainSentence(2), gold, nullptr, pool);
    ASSERT_EQ(diagram.arcs.size(), 2U);
    EXPECT_EQ(diagram.arcs[0].status, ArcStatus::Neutral);
    EXPECT_EQ(diagram.arcs[0].label, QStringLiteral("nsubj"));
}

TEST(MakeDiagram, MergedViewDrawsSharedArcsOnceAndAllAboveTheWords)
{
    RelationPool pool;
    const Graph gold = tree({2, 0, 2, 3}, {"nsubj", "root", "obj", "amod"}, pool);
    const Graph predicted = tree({2, 0, 2, 2}, {"nsubj", "root", "iobj", "amod"}, pool);
    DiagramContent content;
    content.comparison = ComparisonView::Merged;
    const Diagram diagram = makeDiagram(plainSentence(4), gold, &predicted, pool, content);
    EXPECT_EQ(diagram.arcs.size(), 5U);
    std::map<int, int> arcsOf;
    for (const DiagramArc& arc : diagram.arcs) {
        EXPECT_EQ(arc.side, Side::Above);
        ++arcsOf[arc.dependent];
    }
    EXPECT_EQ(arcsOf[4], 2);
    EXPECT_EQ(diagram.arcs[2].label, QStringLiteral("obj/iobj"));
}

TEST(MakeDiagram, NonProjectiveArcsNameTheirGapWords)
{
    // 4 -> 1 spans 2 and 3, which hang from 5.
    const Diagram diagram = diagramOf({4, 5, 5, 5, 0});
    const DiagramArc& arc = diagram.arcs[0];
    EXPECT_TRUE(arc.nonProjective);
    EXPECT_EQ(gapWords(diagram, arc), (std::vector<int>{2, 3}));
    EXPECT_FALSE(diagram.arcs[1].nonProjective);
}

TEST(MakeDiagram, WordsWithoutAHeadYetMakeNoArcNonProjective)
{
    // 4 -> 1 spans 2 and 3: one is open, the other hangs from it.
    EXPECT_FALSE(diagramOf({4, kNoHead, 2, 0}).arcs[0].nonProjective) << "both may come to descend from 4";
    // 3 hangs from 5, whatever becomes of 2.
    const Diagram diagram = diagramOf({4, kNoHead, 5, 0, 0});
    EXPECT_TRUE(diagram.arcs[0].nonProjective);
    EXPECT_EQ(gapWords(diagram, diagram.arcs[0]), (std::vector<int>{3}));
}

TEST(MakeDiagram, SecondaryParentsBecomeSecondaryArcs)
{
    RelationPool pool;
    Graph gold = tree({2, 0, 2}, {"nsubj", "root", "conj"}, pool);
    gold.secondary.push_back({3, 1, pool.intern("nsubj")});
    const Diagram diagram = makeDiagram(plainSentence(3), gold, nullptr, pool);
    ASSERT_EQ(diagram.arcs.size(), 4U);
    EXPECT_TRUE(diagram.arcs[3].secondary);
    EXPECT_EQ(diagram.arcs[3].head, 3);
}

TEST(MakeDiagram, ASecondaryArcOfWhichTheOtherLayerSaysNothingIsNotTakenForACorrectOne)
{
    RelationPool pool;
    Graph gold = tree({2, 0, 2}, {"nsubj", "root", "obj"}, pool);
    const Graph predicted = gold;
    gold.secondary.push_back({3, 1, pool.intern("nsubj")});
    const Sentence sentence = *test::sentence(
        {test::token("a", "X", 2, "nsubj"), test::token("b", "X", 0, "root"), test::token("c", "X", 2, "obj")});
    const auto secondary = [&](const Graph* layer, bool tells) {
        DiagramContent content;
        content.compareSecondary = tells;
        const Diagram diagram = makeDiagram(sentence, gold, layer, pool, content);
        return *std::find_if(
            diagram.arcs.begin(), diagram.arcs.end(), [](const DiagramArc& arc) { return arc.secondary; });
    };
    EXPECT_FALSE(secondary(nullptr, false).notCompared);
    EXPECT_EQ(secondary(&predicted, true).status, ArcStatus::Missed);
    const DiagramArc silent = secondary(&predicted, false);
    EXPECT_TRUE(silent.notCompared);
    DiagramArc correct = silent;
    correct.notCompared = false;
    correct.status = ArcStatus::Correct;
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    EXPECT_NE(appearanceOf(silent, false, style, {}).dashes, appearanceOf(correct, false, style, {}).dashes);
}

/// “obl” below and “obl:v:loc” above would look like a disagreement where there is none, and another label than before
/// a prediction came like an edit that nobody has made.
TEST(MakeDiagram, WhateverIsBelowTheLabelsAreThoseOfTheTree)
{
    RelationPool pool;
    const Graph gold = tree({2, 0}, {"obl", "root"}, pool);
    Sentence sentence = *test::sentence({test::token("a", "X", 2, "obl"), test::token("b", "X", 0, "root")});
    sentence.tokens[0].parents = {{{2, 0}, "obl:v:loc"}};
    sentence.tokens[1].parents = {{{0, 0}, "root"}};
    const auto label = [&](const Graph* layer, bool tells) {
        DiagramContent content;
        content.compareSecondary = tells;
        const Diagram diagram = makeDiagram(sentence, gold, layer, pool, content);
        return diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, 1))].label;
    };
    EXPECT_EQ(label(nullptr, false), QStringLiteral("obl"));
    EXPECT_EQ(label(&gold, true), QStringLiteral("obl"));
    EXPECT_EQ(label(&gold, false), QStringLiteral("obl"));
}

TEST(MakeDiagram, EmptyNodesKeepTheirEnhancedArcs)
{
    RelationPool pool;
    Sentence sentence = plainSentence(2);
    EmptyNode node;
    node.id = {1, 1};
    node.token.form = "gone";
    node.token.parents.push_back({{2, 0}, "conj"});
    sentence.emptyNodes.push_back(node);
    sentence.word(1).parents.push_back({{1, 1}, "nsubj"});
    const Diagram diagram = makeDiagram(sentence, tree({2, 0}, {"dep", "root"}, pool), nullptr, pool);
    ASSERT_EQ(diagram.emptyNodes.size(), 1U);
    EXPECT_EQ(diagram.emptyNodes[0].id, QStringLiteral("1.1"));
    EXPECT_EQ(diagram.readingOrder(), (std::vector<int>{1, 3, 2}));
    ASSERT_EQ(diagram.arcs.size(), 4U);
    EXPECT_EQ(diagram.arcs[2].head, 3);
    EXPECT_EQ(diagram.arcs[2].dependent, 1);
    EXPECT_EQ(diagram.arcs[3].head, 2);
    EXPECT_EQ(diagram.arcs[3].dependent, 3);
}

TEST(MakeDiagram, EmptyNodesWithoutAFormShowTheirNumber)
{
    RelationPool pool;
    Sentence sentence = plainSentence(2);
    EmptyNode node;
    node.id = {1, 1};
    node.token.form = "_";
    sentence.emptyNodes.push_back(node);
    const Diagram diagram = makeDiagram(sentence, Graph(2), nullptr, pool);
    ASSERT_EQ(diagram.emptyNodes.size(), 1U);
    EXPECT_EQ(diagram.emptyNodes[0].word.form, QStringLiteral("1.1"));
}

TEST(MakeDiagram, ArcsOutOfTheSentenceAreLeftOut)
{
    RelationPool pool;
    const Diagram diagram = makeDiagram(plainSentence(3), tree({9, 2, 0}, {"a", "b", "c"}, pool), nullptr, pool);
    ASSERT_EQ(diagram.arcs.size(), 1U);
    EXPECT_EQ(diagram.arcs[0].dependent, 3);
}

TEST(MakeDiagram, ArabicRunsFromRightToLeft)
{
    RelationPool pool;
    Sentence sentence = plainSentence(2);
    sentence.word(1).form = "كتاب";
    sentence.word(2).form = "قلم";
    EXPECT_TRUE(makeDiagram(sentence, Graph(2), nullptr, pool).rightToLeft);
    EXPECT_FALSE(makeDiagram(plainSentence(2), Graph(2), nullptr, pool).rightToLeft);
}

TEST(DiagramTree, SubtreeHoldsTheWordAndAllBelowIt)
{
    const Diagram diagram = diagramOf({2, 0, 2, 3, 3});
    EXPECT_EQ(subtreeOf(diagram, Side::Above, 3), (std::vector<bool>{false, false, false, true, true, true}));
}

TEST(DiagramTree, SubtreeOfACycleEnds)
{
    const Diagram diagram = diagramOf({2, 1, 0});
    EXPECT_EQ(subtreeOf(diagram, Side::Above, 1), (std::vector<bool>{false, true, true, false}));
}

TEST(DiagramPainter, EveryDifferenceHasAShapeOfItsOwnWithoutColour)
{
    const std::vector<ArcStatus> statuses{
        ArcStatus::Correct, ArcStatus::WrongHead, ArcStatus::WrongLabel, ArcStatus::Missed, ArcStatus::Extra};
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        for (std::size_t one = 0; one < statuses.size(); ++one) {
            for (std::size_t other = one + 1; other < statuses.size(); ++other) {
                const auto first = ink(render(oneArc(statuses[one]), kind));
                const auto second = ink(render(oneArc(statuses[other]), kind));
                EXPECT_GT(differences(first, second), 30U) << one << " and " << other;
            }
        }
    }
}

TEST(DiagramPainter, SecondaryCrossingCyclicAndPinnedArcsLookDifferent)
{
    std::vector<Diagram> diagrams(6, oneArc(ArcStatus::Neutral));
    diagrams[1].arcs[0].secondary = true;
    diagrams[2].arcs[0].crossing = true;
    diagrams[3].arcs[0].onCycle = true;
    diagrams[4].arcs[0].pinned = true;
    diagrams[5].arcs[0].nonProjective = true;
    for (std::size_t one = 0; one < diagrams.size(); ++one) {
        for (std::size_t other = one + 1; other < diagrams.size(); ++other) {
            const auto first = ink(render(diagrams[one], ThemeKind::Light));
            const auto second = ink(render(diagrams[other], ThemeKind::Light));
            EXPECT_GT(differences(first, second), 10U) << one << " and " << other;
        }
    }
}

TEST(DiagramPainter, HoveringAnArcFadesTheOthers)
{
    const Diagram diagram = diagramOf({2, 0, 2});
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    const DiagramLayout layout = layOut(diagram, metricsFor(style));
    PaintState state;
    state.hoverArc = 2;
    const QImage plain = render(diagram, ThemeKind::Light);
    const QImage hovered = render(diagram, ThemeKind::Light, state);
    const ArcShape& faded = layout.arcs[0];
    const QPoint leg(static_cast<int>(faded.headX), static_cast<int>(faded.baseY) - 12);
    EXPECT_GT(qGray(hovered.pixel(leg)), qGray(plain.pixel(leg)) + 40);
}

TEST(DiagramPainter, OnlyTheExposedPartIsPainted)
{
    const Diagram diagram = diagramOf(projectiveTree(12, 5));
    const DiagramStyle style = makeTheme(ThemeKind::Light).diagram;
    const DiagramLayout layout = layOut(diagram, metricsFor(style));
    QImage image(layout.size.toSize(), QImage::Format_RGB32);
    image.fill(style.background);
    QPainter painter(&image);
    paintDiagram(painter, diagram, layout, style, {}, QRectF(-100, -100, 10, 10));
    painter.end();
    const std::vector<bool> mask = ink(image);
    EXPECT_EQ(std::count(mask.begin(), mask.end(), true), 0);
}

namespace {

constexpr std::array allThemes{ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};

using Light = std::array<double, 3>; ///< linear red, green, blue

Light lightOf(const QColor& color)
{
    const auto linear
        = [](double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
    return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
}

double contrast(const QColor& one, const QColor& other)
{
    const auto luminance = [](const Light& light) { return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]; };
    const auto [low, high] = std::minmax({luminance(lightOf(one)), luminance(lightOf(other))});
    return (high + 0.05) / (low + 0.05);
}

/// How normal sight, protanopia, deuteranopia and tritanopia see light (Machado, Oliveira & Fernandes 2009).
constexpr std::array<std::array<Light, 3>, 4> kSights{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

/// CIE L*a*b* of a colour as such sight sees it.
Light perceived(const QColor& color, const std::array<Light, 3>& sight)
{
    const Light light = lightOf(color);
    Light seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        const double sum = sight[row][0] * light[0] + sight[row][1] * light[1] + sight[row][2] * light[2];
        seen[row] = std::clamp(sum, 0.0, 1.0);
    }
    const auto root = [](double value) { return value > 0.008856 ? std::cbrt(value) : 7.787 * value + 16.0 / 116; };
    const double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
    const double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    const double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

} // namespace

TEST(Theme, TextAndLinesStandOutFromTheirGround)
{
    for (const ThemeKind kind : allThemes) {
        SCOPED_TRACE(themeNames[static_cast<std::size_t>(kind)]);
        const Theme theme = makeTheme(kind);
        const DiagramStyle& style = theme.diagram;
        const auto expectOn = [](const char* what, const QColor& color, const QColor& ground, double least) {
            EXPECT_GE(contrast(color, ground), least)
                << what << ' ' << qPrintable(color.name()) << " on " << qPrintable(ground.name());
        };
        const std::vector<QColor> wordGrounds{
            theme.base, style.hoverFill, style.subtreeFill, style.selectionFill, style.targetFill};
        std::vector<QColor> grounds{theme.window, theme.alternateBase, theme.button};
        grounds.insert(grounds.end(), wordGrounds.begin(), wordGrounds.end());
        for (const QColor& ground : grounds) {
            for (const QColor& text : {theme.text, theme.mutedText, theme.accent, theme.good, theme.warning,
                     theme.error, theme.pinned, theme.confirmed})
                expectOn("text", text, ground, 4.5);
        }
        for (const QColor& ground : wordGrounds) {
            for (const QColor& text : {style.form, style.punctuation, style.tag, style.lemma, style.emptyNode,
                     style.bracket, style.targetFrame})
                expectOn("word", text, ground, 4.5);
            for (const QColor& mark : {style.remark, style.confirmed, style.gapWord, style.armedFrame,
                     style.selectionFrame, style.targetFrame, style.rubber})
                expectOn("mark", mark, ground, 3);
            for (const ArcLook& look : style.looks)
                expectOn("arc", look.color, ground, 3);
            expectOn("arc of punctuation", style.punctuationArc, ground, 3);
            expectOn("cycle", style.cycle.color, ground, 3);
        }
        for (const QColor& ground : {style.background, style.hoverFill, style.selectionFill}) { // of relations
            for (const ArcLook& look : style.looks)
                expectOn("relation", look.color, ground, 4.5);
            expectOn("relation of punctuation", style.punctuationArc, ground, 4.5);
            expectOn("relation on a cycle", style.cycle.color, ground, 4.5);
        }
        expectOn("chosen", theme.accentText, theme.accent, 4.5);
        expectOn("tool tip", theme.toolTipText, theme.toolTip, 4.5);
        expectOn("hint", style.hintText, style.hintFill, 4.5);
        for (const QColor& ground : {theme.base, theme.window}) {
            for (const QColor& line : theme.series)
                expectOn("line of a chart", line, ground, 3);
            expectOn("what loses", theme.lossHeat, ground, 4.5);
        }
        for (const QColor& ground : {theme.base, theme.window, theme.button})
            expectOn("outline", theme.border, ground, 3);
        const QPalette colors = palette(theme);
        for (const auto link : {QPalette::Link, QPalette::LinkVisited}) {
            for (const auto ground : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
                expectOn("link", colors.color(link), colors.color(ground), 4.5);
        }
        expectOn("placeholder", colors.color(QPalette::PlaceholderText), colors.color(QPalette::Base), 4.5);
    }
}

TEST(Theme, NumbersCanBeReadOnEveryHeat)
{
    for (const ThemeKind kind : allThemes) {
        const Theme theme = makeTheme(kind);
        std::vector<QColor> heats(theme.heat.begin(), theme.heat.end());
        heats.push_back(theme.lossHeat);
        for (std::size_t one = 0; one + 1 < heats.size(); ++one) {
            for (int step = 0; step <= 20; ++step) {
                const auto mix = [&](int from, int to) { return from + (to - from) * step / 20; };
                const QColor ground(mix(heats[one].red(), heats[one + 1].red()),
                    mix(heats[one].green(), heats[one + 1].green()), mix(heats[one].blue(), heats[one + 1].blue()));
                EXPECT_GE(contrast(inkOn(ground, theme.text, theme.base), ground), 4.5) << qPrintable(ground.name());
            }
        }
    }
}

/// However far: what is out of focus is still part of the tree.
TEST(Theme, ArcsThatHaveSteppedBackCanStillBeSeenAndTheirRelationsRead)
{
    for (const ThemeKind kind : allThemes) {
        const DiagramStyle style = makeTheme(kind).diagram;
        for (const double share : {style.fadedOpacity / 2, style.fadedOpacity, std::sqrt(style.fadedOpacity)}) {
            for (const ArcLook& look : style.looks) {
                for (const double least : {contrastOfLines, contrastOfText}) {
                    const QColor back = steppedBack(look.color, style.background, share, least);
                    EXPECT_GE(contrast(back, style.background), least) << qPrintable(look.color.name());
                    EXPECT_LT(contrast(back, style.background), contrast(look.color, style.background));
                }
            }
        }
    }
}

TEST(Theme, ComparedArcsKeepTheirColoursApartForTheColourBlind)
{
    const std::vector<ArcStatus> statuses{
        ArcStatus::Correct, ArcStatus::WrongHead, ArcStatus::WrongLabel, ArcStatus::Missed, ArcStatus::Extra};
    for (const ThemeKind kind : allThemes) {
        const DiagramStyle style = makeTheme(kind).diagram;
        for (const auto& sight : kSights) {
            for (std::size_t one = 0; one < statuses.size(); ++one) {
                for (std::size_t other = one + 1; other < statuses.size(); ++other) {
                    const Light a = perceived(style.look(statuses[one]).color, sight);
                    const Light b = perceived(style.look(statuses[other]).color, sight);
                    EXPECT_GE(std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), 15)
                        << themeNames[static_cast<std::size_t>(kind)] << ": " << one << " and " << other;
                }
            }
        }
    }
}

TEST(Theme, WhatIsRightIsGreyInAllThemesAndWhatDiffersIsNot)
{
    const auto chroma = [](const QColor& color) {
        const Light seen = perceived(color, kSights.front());
        return std::hypot(seen[1], seen[2]);
    };
    for (const ThemeKind kind : allThemes) {
        const DiagramStyle style = makeTheme(kind).diagram;
        EXPECT_LE(chroma(style.look(ArcStatus::Correct).color), 10);
        for (const ArcStatus status :
            {ArcStatus::WrongHead, ArcStatus::WrongLabel, ArcStatus::Missed, ArcStatus::Extra})
            EXPECT_GE(chroma(style.look(status).color), 25) << static_cast<int>(status);
    }
}

} // namespace arcwright::ui::testing
