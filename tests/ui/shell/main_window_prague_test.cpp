// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QToolButton>

#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/sentence_view.h"

namespace arcwright::ui::testing {

namespace {

/// Correcting the first sentence of the small Prague treebank, `mokrota & chlad .`, a coordination.
class CorrectingPrague : public WindowTest {
protected:
    CorrectingPrague()
    {
        folder.write("small.m", test::pmlWords);
        folder.write("small.w", test::pmlTokens);
        start(QStringList(QString::fromStdString(folder.write("small.a", test::pmlTrees))));
    }

    bool has(int word, std::string_view flag)
    {
        return hasPragueFlag(workspace().treebank().sentence(0)->word(word), flag);
    }
    const DiagramArc& arc(int word)
    {
        const Diagram& diagram = canvas().diagram();
        return diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, word))];
    }
};

} // namespace

TEST_F(CorrectingPrague, MembersAreMarkedOnTheirArcs)
{
    EXPECT_EQ(arc(1).label, u"ExD");
    EXPECT_EQ(arc(1).membership, u"Co");
    EXPECT_EQ(labelText(arc(1)), u"ExD_Co");
    EXPECT_EQ(arc(2).membership, u"");
    EXPECT_EQ(arc(4).membership, u"");
}

TEST_F(CorrectingPrague, KeysSetFlagsAndSavingWritesThem)
{
    select(3);
    key(Qt::Key_K);
    EXPECT_FALSE(has(3, pml::isMember));
    EXPECT_EQ(arc(3).membership, u"");
    key(Qt::Key_K);
    EXPECT_TRUE(has(3, pml::isMember));
    select(4);
    key(Qt::Key_ParenLeft);
    key(Qt::Key_X);
    EXPECT_TRUE(has(4, pml::isParenthesis));
    EXPECT_TRUE(has(4, pml::isExtra));
    ASSERT_TRUE(save(workspace()));
    EXPECT_NE(
        test::readBytes(folder.file("small.a"))
            .find("<is_parenthesis_root>1</is_parenthesis_root>\n     <is_extra_dependency>1</is_extra_dependency>"),
        std::string::npos);
    window.actions()[ActionId::Undo]->trigger();
    window.actions()[ActionId::Undo]->trigger();
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(test::readBytes(folder.file("small.a")), test::pmlTrees);
}

TEST_F(CorrectingPrague, EffectiveDependenciesAreAKeyAway)
{
    key(Qt::Key_V);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 1), 0);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 3), 0);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 2), -1) << "the conjunction modifies nothing";
    key(Qt::Key_V);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 1), 2);
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CorrectingPrague, ACoordinationThatMovesStaysOne)
{
    window.sentenceView()->arcEditing()->setArcRelations(
        [](std::size_t, int, int) { return QStringList{QStringLiteral("Apos")}; });
    const auto word = [&](int number) { return workspace().treebank().sentence(0)->word(number); };
    select(2);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_EQ(word(2).head, 4);
    EXPECT_EQ(word(2).relation, "Coord");
    select(3);
    key(Qt::Key_H);
    key(Qt::Key_4);
    EXPECT_EQ(word(3).head, 4);
    EXPECT_EQ(word(3).relation, "Apos") << "another word takes what the parser would call the arc";
}

TEST_F(CorrectingPrague, ADigitThatTakesThePredictedArcTakesItsMembership)
{
    Graph graph = workspace().gold(0);
    graph.heads[4] = 2;
    graph.relations[4] = graph.relations[1];
    graph.members = {false, true, false, true, true};
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    select(4);
    key(Qt::Key_1);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(4).head, 2);
    EXPECT_TRUE(has(4, pml::isMember));
}

TEST_F(CorrectingPrague, OtherZonesAreAButtonAway)
{
    start(QStringList(QString::fromStdString(folder.write("x.treex", test::treexDocument))));
    EXPECT_EQ(workspace().treebank().sentence(0)->word(1).form, "Mrzne");
    const auto buttons = window.messageBar()->findChildren<QToolButton*>();
    const auto other = std::find_if(buttons.begin(), buttons.end(),
        [](const QToolButton* button) { return button->text() == QStringLiteral("Show en:ref"); });
    ASSERT_NE(other, buttons.end());
    (*other)->click();
    ASSERT_TRUE(waitFor([&] { return workspace().treebank().sentence(0)->word(1).form == "Freezing"; }));
}

TEST_F(CorrectingPrague, OtherTreebanksHaveNoPlaceForFlags)
{
    startWith(smallTreebank);
    canvas().setSelectedWord(2);
    key(Qt::Key_K);
    EXPECT_FALSE(window.isWindowModified());
}

} // namespace arcwright::ui::testing
