// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include "core/documents/layer.h"
#include "tests/ui/canvas/fixture.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/arc_painter.h"
#include "ui/canvas/canvas_texts.h"
#include "ui/canvas/make_diagram.h"
#include "ui/canvas/tikz.h"
#include "ui/canvas/tree_layout.h"

namespace arcwright::ui::testing {

namespace {

Token word(const char* form, const char* tag)
{
    Token token;
    token.form = form;
    token.upos = tag;
    return token;
}

/// 犬が | 猫を | 見た。: two phrases depend on the third.
Sentence threePhrases()
{
    Sentence sentence;
    sentence.tokens = {word("犬", "名詞"), word("が", "助詞"), word("猫", "名詞"), word("を", "助詞"),
        word("見た", "動詞"), word("。", "特殊")};
    const auto phrase = [](int first, int last, int head, const char* type) {
        Bunsetsu bunsetsu;
        bunsetsu.first = first;
        bunsetsu.last = last;
        bunsetsu.head = head;
        bunsetsu.type = type;
        return bunsetsu;
    };
    sentence.bunsetsu = {phrase(1, 2, 3, "D"), phrase(3, 4, 3, "D"), phrase(5, 6, kRoot, "D")};
    return sentence;
}

} // namespace

TEST(DiagramsOfBunsetsu, HaveAPhraseInEachBox)
{
    RelationPool relations;
    const Sentence sentence = threePhrases();
    const Diagram diagram = makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations);
    ASSERT_EQ(diagram.wordCount(), 3);
    EXPECT_EQ(diagram.words[0].form, QStringLiteral("犬が"));
    EXPECT_EQ(diagram.words[0].tag, QStringLiteral("名詞 助詞"));
    EXPECT_EQ(diagram.words[2].form, QStringLiteral("見た。"));
    EXPECT_FALSE(diagram.words[2].punctuation);
    ASSERT_EQ(diagram.arcs.size(), 3U);
    EXPECT_EQ(headOf(diagram, Side::Above, 1), 3);
    EXPECT_EQ(headOf(diagram, Side::Above, 2), 3);
    EXPECT_EQ(headOf(diagram, Side::Above, 3), kRoot);
    EXPECT_EQ(diagram.arcs[0].label, QStringLiteral("D"));
}

TEST(DiagramsOfBunsetsu, HaveArrowsThatLeadToHeads)
{
    RelationPool relations;
    const Sentence sentence = threePhrases();
    const Diagram diagram = makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations);
    EXPECT_TRUE(diagram.arrowsAtHeads);
    EXPECT_TRUE(arcToolTip(diagram, 0).startsWith(QStringLiteral("犬が → 見た。, D")))
        << qPrintable(arcToolTip(diagram, 0));
    EXPECT_EQ(tikzDocument(diagram, DiagramStyle()).count(QStringLiteral("<-")), 3);
    const Sentence words = plainSentence(2);
    EXPECT_FALSE(makeDiagram(words, graphOf(words, relations), nullptr, relations).arrowsAtHeads);
}

TEST(DiagramsOfBunsetsu, AreDrawnWithTheArrowAtTheHead)
{
    ArcShape shape;
    shape.headX = 20;
    shape.dependentX = 80;
    shape.topY = 10;
    shape.baseY = 40;
    shape.cornerWidth = shape.cornerHeight = 10;
    const auto inked = [&](bool isAtHead, int x) {
        QImage image(100, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ArcAppearance appearance;
        appearance.color = Qt::black;
        appearance.pointsAtHead = isAtHead;
        paintArc(painter, DiagramArc(), shape, appearance, DiagramStyle(), 8, {});
        painter.end();
        int count = 0;
        for (int column = x - 4; column <= x + 4; ++column) {
            for (int row = 30; row <= 40; ++row)
                count += image.pixel(column, row) == qRgb(255, 255, 255) ? 0 : 1;
        }
        return count;
    };
    EXPECT_GT(inked(false, 80), inked(false, 20)) << "of words it is at the dependent";
    EXPECT_GT(inked(true, 20), inked(true, 80));
}

TEST(DiagramsOfBunsetsu, HaveTheirBoxesInLatexToo)
{
    RelationPool relations;
    const Sentence sentence = threePhrases();
    const Diagram diagram = makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations);
    const QString tex = tikzDocument(diagram, DiagramStyle());
    EXPECT_TRUE(tex.contains(QStringLiteral("犬\\,が \\& 猫\\,を \\& 見た\\,。"))) << qPrintable(tex);
    EXPECT_EQ(tex.count(QStringLiteral("fit=(")), 3);
    EXPECT_TRUE(tex.contains(QStringLiteral("fit=(\\wordref{1}{2}) (\\wordref{2}{2})]")))
        << "around words and tags: " << qPrintable(tex);
}

TEST(DiagramsOfBunsetsu, HaveTheirWordsSideBySideInTheirBoxes)
{
    RelationPool relations;
    const Sentence sentence = threePhrases();
    const Diagram diagram = makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations);
    const LayoutMetrics metrics = plainMetrics();
    for (const DiagramLayout& layout : {layOut(diagram, metrics), layOutTree(diagram, metrics)}) {
        for (std::size_t phrase = 0; phrase < layout.words.size(); ++phrase) {
            const WordBox& placed = layout.words[phrase];
            ASSERT_EQ(placed.parts.size(), diagram.words[phrase].parts.size());
            double left = placed.box.left();
            for (std::size_t part = 0; part < placed.parts.size(); ++part) {
                const WordBox& word = placed.parts[part];
                const DiagramWord& shown = diagram.words[phrase].parts[part];
                EXPECT_GT(word.form.left(), left) << "beside the one before, or the frame";
                EXPECT_GE(word.form.width(), metrics.textWidth(TextRole::Form, shown.form));
                EXPECT_GE(word.tag.width(), metrics.textWidth(TextRole::Tag, shown.tag));
                EXPECT_TRUE(placed.box.contains(word.form) && placed.box.contains(word.tag));
                EXPECT_GE(word.tag.top(), word.form.bottom());
                left = word.form.right();
            }
        }
    }
}

TEST(DiagramsOfBunsetsu, FollowAnEditOfAUnitsHeadAndType)
{
    RelationPool relations;
    const Sentence moved = withRelation(withHead(threePhrases(), 1, 2), 1, "P");
    const Diagram diagram = makeDiagram(moved, graphOf(moved, relations), nullptr, relations);
    EXPECT_EQ(headOf(diagram, Side::Above, 1), 2);
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, 1))].label, QStringLiteral("P"));
}

TEST(DiagramsOfBunsetsu, CompareUnitsWithAPrediction)
{
    RelationPool relations;
    const Sentence sentence = threePhrases();
    const Graph gold = graphOf(sentence, relations);
    Graph predicted = gold;
    predicted.heads[1] = 2;
    const Diagram diagram = makeDiagram(sentence, gold, &predicted, relations);
    const int arc = basicArc(diagram, Side::Below, 1);
    ASSERT_GE(arc, 0);
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(arc)].status, ArcStatus::WrongHead);
}

} // namespace arcwright::ui::testing
