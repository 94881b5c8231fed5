// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include <QImage>
#include <QPainter>
#include <QTest>

#include <gtest/gtest.h>

#include "core/drawing/arc_levels.h"
#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/canvas_texts.h"
#include "ui/canvas/row_pieces.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui::testing {

namespace {

/// Metrics that count the characters they are asked to measure.
struct CountingMetrics {
    LayoutMetrics metrics = plainMetrics();
    qsizetype shaped = 0;

    CountingMetrics()
    {
        metrics.textWidth = [this](TextRole, const QString& text) {
            shaped += text.size();
            return 8.0 * static_cast<double>(text.size());
        };
    }
};

int rowsWithArcs(const DiagramLayout& layout)
{
    return static_cast<int>(
        std::count_if(layout.rows.begin(), layout.rows.end(), [](const DiagramRow& row) { return row.hasArcs; }));
}

/// Every word has the one before as its head, or all have the first.
std::vector<int> chain(int words)
{
    std::vector<int> heads;
    for (int word = 0; word < words; ++word)
        heads.push_back(word);
    return heads;
}

std::vector<int> star(int words)
{
    std::vector<int> heads(static_cast<std::size_t>(words), 1);
    heads.front() = kRoot;
    return heads;
}

/// A chain in which each word has so many further parents, all over the sentence.
Diagram denseDiagram(int words, int further)
{
    Diagram diagram = diagramOf(chain(words));
    for (int word = 1; word <= words; ++word) {
        for (int parent = 0; parent < further; ++parent) {
            DiagramArc arc;
            arc.dependent = word;
            arc.head = 1 + (word * 7 + parent * 61) % words;
            arc.label = QStringLiteral("ref");
            arc.secondary = true;
            if (arc.head != word)
                diagram.arcs.push_back(arc);
        }
    }
    return diagram;
}

} // namespace

TEST(LargeDiagramTest, ALongFormIsCutForTheDiagramAndWholeInItsToolTip)
{
    Sentence sentence = plainSentence(2);
    sentence.tokens[0].form = std::string(1'000'000, 'x');
    sentence.tokens[0].upos = std::string(10'000, 'T');
    sentence.tokens[1].form = "e" + std::string(2'000, '\xCC'); // no UTF-8
    for (int mark = 0; mark < 500; ++mark)
        sentence.tokens[1].form += "\u0301"; // one letter of many marks
    MultiwordToken& multiword = sentence.multiwordTokens.emplace_back();
    multiword.first = 1;
    multiword.last = 2;
    multiword.form = std::string(10'000, 'm');
    RelationPool relations;
    Graph graph(2);
    graph.heads = {kNoHead, 2, 0};
    graph.relations[1] = relations.intern(std::string(100'000, 'r'));
    const Diagram diagram = makeDiagram(sentence, graph, nullptr, relations);
    EXPECT_EQ(diagram.words[0].form.size(), kMostDrawnCharacters);
    EXPECT_TRUE(diagram.words[0].form.endsWith(u'…'));
    EXPECT_LE(diagram.words[0].tag.size(), kMostDrawnCharacters);
    EXPECT_LE(diagram.words[1].form.size(), kMostDrawnCharacters);
    EXPECT_LE(diagram.brackets[0].form.size(), kMostDrawnCharacters);
    EXPECT_LE(diagram.arcs[0].label.size(), kMostDrawnCharacters);
    EXPECT_EQ(diagram.arcs[0].relation.size(), 100'000) << "which is edited";
    const QString tip = wordToolTip(diagram, 1);
    EXPECT_TRUE(tip.startsWith(QString(kMostToldCharacters - 1, u'x')));
    EXPECT_LE(tip.size(), kMostToldCharacters);

    CountingMetrics counting;
    layOut(diagram, counting.metrics);
    EXPECT_LT(counting.shaped, 20 * kMostDrawnCharacters);
}

TEST(LargeDiagramTest, FormsThatAreNotTooLongStayAsTheyAre)
{
    Sentence sentence = plainSentence(1);
    sentence.tokens[0].form = std::string(kMostDrawnCharacters, 'x');
    RelationPool relations;
    const Diagram diagram = makeDiagram(sentence, Graph(1), nullptr, relations);
    EXPECT_EQ(diagram.words[0].form.size(), kMostDrawnCharacters);
    EXPECT_TRUE(diagram.words[0].whole.isEmpty());
}

TEST(LargeDiagramTest, HighLevelsKeepArcsApart)
{
    std::mt19937 random(3);
    for (int round = 0; round < 50; ++round) {
        std::vector<ArcSpan> spans;
        for (int arc = 0; arc < 40; ++arc) {
            const int one = 1 + static_cast<int>(random() % 20);
            const int other = 1 + static_cast<int>(random() % 20);
            if (one != other)
                spans.push_back({std::min(one, other), std::max(one, other)});
        }
        std::stable_sort(spans.begin(), spans.end(),
            [](const ArcSpan& one, const ArcSpan& other) { return one.right - one.left < other.right - other.left; });
        const RowSpan row{5, 15};
        std::erase_if(spans, [&](const ArcSpan& span) { return span.right < row.first || span.left > row.last; });
        const std::vector<int> levels = assignHighLevels(spans, row, 1000);
        for (std::size_t arc = 0; arc < spans.size(); ++arc) {
            int highest = 0;
            for (std::size_t before = 0; before < arc; ++before) {
                const bool overlap
                    = std::max(spans[arc].left, row.first - 1) < std::min(spans[before].right, row.last + 1)
                    && std::max(spans[before].left, row.first - 1) < std::min(spans[arc].right, row.last + 1);
                highest = overlap ? std::max(highest, levels[before]) : highest;
            }
            EXPECT_EQ(levels[arc], highest + 1);
        }
        const std::vector<int> capped = assignHighLevels(spans, row, 3);
        EXPECT_LE(*std::max_element(capped.begin(), capped.end()), 3);
    }
}

TEST(LargeDiagramTest, OnlyRowsThatAreLookedAtHaveArcs)
{
    for (const Diagram& diagram : {diagramOf(chain(3000)), diagramOf(star(3000)), denseDiagram(300, 20)}) {
        ASSERT_TRUE(isLarge(diagram));
        const LayoutMetrics metrics = plainMetrics();
        DiagramLayout layout;
        RowwiseLayout rowwise(diagram, metrics, {900, {}}, layout);
        ASSERT_GT(layout.rows.size(), 5U);
        EXPECT_EQ(rowsWithArcs(layout), 0);
        rowwise.layOutRows(0, layout.rows[0].bottom);
        EXPECT_EQ(rowsWithArcs(layout), 1);
        const DiagramRow& last = layout.rows.back();
        rowwise.layOutRows(last.wordsTop, last.bottom);
        EXPECT_TRUE(last.hasArcs);
        EXPECT_LE(rowsWithArcs(layout), 2);
        for (const ArcShape& arc : layout.arcs) {
            if (!arc.isPlaced())
                continue;
            const DiagramRow& row = layout.rows[static_cast<std::size_t>(arc.row)];
            EXPECT_TRUE(row.hasArcs);
            EXPECT_GE(arc.topY, row.top - 1) << "rows are as high as their arcs";
            EXPECT_EQ(arc.baseY, row.wordsTop);
        }
    }
}

TEST(LargeDiagramTest, ARowLaidOutAloneIsAsInTheWhole)
{
    const Diagram diagram = diagramOf(projectiveTree(2500, 4));
    const LayoutMetrics metrics = plainMetrics();
    const DiagramLayout whole = layOut(diagram, metrics, {700, {}});
    DiagramLayout layout;
    RowwiseLayout rowwise(diagram, metrics, {700, {}}, layout);
    ASSERT_EQ(layout.rows.size(), whole.rows.size());
    for (const std::size_t row : {std::size_t{7}, std::size_t{3}, whole.rows.size() - 1}) {
        EXPECT_EQ(layout.rows[row].wordsTop, whole.rows[row].wordsTop);
        rowwise.layOutRows(layout.rows[row].wordsTop, layout.rows[row].wordsTop);
        EXPECT_TRUE(layout.rows[row].hasArcs);
    }
    int compared = 0;
    const double shift = layout.words[0].box.left() - whole.words[0].box.left();
    for (std::size_t arc = 0; arc < layout.arcs.size(); ++arc) {
        if (!layout.arcs[arc].isPlaced())
            continue;
        ++compared;
        EXPECT_EQ(layout.arcs[arc].topY, whole.arcs[arc].topY);
        EXPECT_NEAR(layout.arcs[arc].label.left(), whole.arcs[arc].label.left() + shift, 0.01);
    }
    EXPECT_GT(compared, 20);
}

TEST(LargeDiagramTest, WordsOfRowsDoNotOverlapAndKeepTheirOrder)
{
    const Diagram diagram = diagramOf(projectiveTree(2500, 5));
    const DiagramLayout layout = layOut(diagram, plainMetrics(), {700, {}});
    for (std::size_t word = 1; word < layout.words.size(); ++word) {
        const QRectF& before = layout.words[word - 1].box;
        const QRectF& here = layout.words[word].box;
        EXPECT_TRUE(here.left() > before.right() || here.top() > before.bottom());
        EXPECT_LE(here.right(), 700);
    }
}

TEST(LargeDiagramTest, OfArcsThatOnlyPassABrokenLevelOneIsDrawn)
{
    const Diagram diagram = diagramOf(star(3000));
    DiagramLayout layout;
    const LayoutMetrics metrics = plainMetrics();
    RowwiseLayout rowwise(diagram, metrics, {900, {}}, layout);
    const DiagramRow& second = layout.rows[1];
    rowwise.layOutRows(second.wordsTop, second.wordsTop);
    EXPECT_LT(layout.continuations.size(), static_cast<std::size_t>(kMostLevels) + 10);
    EXPECT_GT(layout.continuations.size(), static_cast<std::size_t>(kMostLevels) / 2);
}

TEST(LargeDiagramTest, TheCanvasLaysOutWhatItPaintsAndWhatIsScrolledTo)
{
    ArcCanvas canvas;
    canvas.resize(900, 500);
    canvas.setWrapped(true);
    canvas.setDiagram(diagramOf(chain(5000)));
    canvas.show();
    QCoreApplication::processEvents();
    canvas.grab();
    const int rows = static_cast<int>(canvas.diagramLayout().rows.size());
    ASSERT_GT(rows, 100);
    const int seen = rowsWithArcs(canvas.diagramLayout());
    EXPECT_GT(seen, 0);
    EXPECT_LT(seen, 20);
    canvas.ensureWordVisible(4000);
    canvas.grab();
    EXPECT_TRUE(canvas.diagramLayout().arcs[3999].isPlaced());
    EXPECT_LT(rowsWithArcs(canvas.diagramLayout()), 40);
    EXPECT_FALSE(canvas.labelRect(2000, Side::Above).isEmpty()) << "asked for, it is laid out";
}

} // namespace arcwright::ui::testing
