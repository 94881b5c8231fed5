// SPDX-License-Identifier: GPL-3.0-or-later
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/wrap_button.h"

namespace arcwright::ui::testing {

namespace {

/// "The dog saw a cat." beside a prediction in which cat hangs on dog.
class Views : public WindowTest {
protected:
    Views()
    {
        startWith(smallTreebank);
        Graph graph = workspace().gold(0);
        graph.heads[5] = 2;
        workspace().startLayer(QStringLiteral("predicted"));
        workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    }
    bool isChecked(ActionId id) { return window.actions()[id]->isChecked(); }
    QImage picture()
    {
        QCoreApplication::processEvents(); // the legend takes its place
        return canvas().grab().toImage();
    }
};

} // namespace

TEST_F(Views, BothLayersInOneDiagram)
{
    EXPECT_EQ(arcs(Side::Below), 6);
    type("d");
    EXPECT_TRUE(isChecked(ActionId::OneDiagram));
    EXPECT_EQ(arcs(Side::Below), 0);
    EXPECT_EQ(arcs(Side::Above), 7) << "what agrees is drawn once";
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 5), 3);
    EXPECT_TRUE(said().contains(QStringLiteral("annotation and predicted")));
    key(Qt::Key_Home);
    type(".");
    EXPECT_EQ(canvas().selectedWord(), 5);
    type("a");
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(arcs(Side::Above), 6);
    MainWindow next;
    EXPECT_TRUE(next.actions()[ActionId::OneDiagram]->isChecked()) << "remembered";
}

TEST_F(Views, LongSentencesAreInRowsUnlessOneWantsThemLong)
{
    EXPECT_TRUE(isChecked(ActionId::WrapRows));
    EXPECT_TRUE(canvas().isWrapped());
    canvas().setZoom(5);
    EXPECT_GT(canvas().diagramLayout().rows.size(), 1U);
    key(Qt::Key_Z, Qt::AltModifier);
    EXPECT_FALSE(canvas().isWrapped());
    EXPECT_EQ(canvas().diagramLayout().rows.size(), 1U);
    MainWindow next;
    EXPECT_FALSE(next.actions()[ActionId::WrapRows]->isChecked()) << "remembered";
    EXPECT_FALSE(next.sentenceView()->canvas()->isWrapped());
}

TEST_F(Views, AButtonBesideALongSentenceDrawsItInOneRow)
{
    const QToolButton& button = *window.sentenceView()->wrapButton();
    EXPECT_FALSE(button.isVisible()) << "the sentence fits";
    canvas().setZoom(5);
    ASSERT_TRUE(waitFor([&] { return button.isVisible(); }));
    EXPECT_TRUE(button.toolTip().contains(QStringLiteral("Alt+Z"))) << qPrintable(button.toolTip());
    const QString inRows = button.text();
    click(button.mapTo(&window, button.rect().center()));
    EXPECT_EQ(canvas().diagramLayout().rows.size(), 1U);
    ASSERT_TRUE(waitFor([&] { return button.text() != inRows; }));
    EXPECT_TRUE(button.isVisible()) << "the way back";
    click(button.mapTo(&window, button.rect().center()));
    EXPECT_GT(canvas().diagramLayout().rows.size(), 1U);
    EXPECT_TRUE(canvas().hasFocus()) << "keys are still the diagram's";
    canvas().setZoom(1);
    EXPECT_TRUE(waitFor([&] { return !button.isVisible(); }));
}

TEST_F(Views, ATreeIsEditedLikeArcs)
{
    const QPoint before = word(5);
    type("t");
    EXPECT_EQ(canvas().layoutKind(), LayoutKind::Tree);
    EXPECT_NE(word(5), before);
    EXPECT_LT(word(3).y(), word(5).y()) << "deeper";
    drag(word(5), word(2));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_GT(word(5).y(), word(2).y());
    drag(word(5), QPoint(word(5).x(), inWindow({0, 3}).y()));
    EXPECT_EQ(head(0, 5), 0);
    key(Qt::Key_Home);
    type("h4");
    key(Qt::Key_Return);
    EXPECT_EQ(head(0, 1), 4);
    click(inWindow(canvas().labelRect(2, Side::Above).center()));
    ASSERT_TRUE(relationEditor().isVisible());
    type("x");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(relation(0, 2), "x");
    type("t");
    EXPECT_EQ(canvas().layoutKind(), LayoutKind::Arcs);
    EXPECT_EQ(arcs(Side::Below), 6) << "two layers again";
}

TEST_F(Views, GoldBelowTheWords)
{
    EXPECT_TRUE(said().contains(QStringLiteral("above: annotation")));
    EXPECT_LT(canvas().labelRect(5, Side::Above).bottom(), canvas().wordRect(5).top());
    EXPECT_GT(canvas().labelRect(5, Side::Below).top(), canvas().wordRect(5).bottom());
    type("b");
    EXPECT_TRUE(said().contains(QStringLiteral("below: annotation")));
    EXPECT_FALSE(said().contains(QStringLiteral("above: annotation")));
    EXPECT_GT(canvas().labelRect(5, Side::Above).top(), canvas().wordRect(5).bottom()) << "the arc of gold";
    EXPECT_LT(canvas().labelRect(5, Side::Below).bottom(), canvas().wordRect(5).top());
    drag(word(5), QPoint(word(5).x(), inWindow({0, canvas().viewport()->height() - 3}).y()));
    EXPECT_EQ(head(0, 5), 0) << "the root is beyond the arcs of gold";
    MainWindow next;
    EXPECT_TRUE(next.actions()[ActionId::GoldBelow]->isChecked()) << "remembered";
    type("d");
    EXPECT_LT(canvas().labelRect(5, Side::Above).bottom(), canvas().wordRect(5).top())
        << "one diagram stands above the words";
}

TEST_F(Views, OnlyDisagreements)
{
    const QImage everything = picture();
    type("f");
    EXPECT_EQ(canvas().focusMode(), FocusMode::Differences);
    EXPECT_TRUE(isChecked(ActionId::FocusDifferences));
    EXPECT_NE(picture(), everything);
    key(Qt::Key_Escape);
    EXPECT_EQ(canvas().focusMode(), FocusMode::Everything);
    EXPECT_FALSE(isChecked(ActionId::FocusDifferences));
    EXPECT_EQ(picture(), everything);
}

TEST_F(Views, OneFocusAtATime)
{
    key(Qt::Key_Home);
    type("w");
    key(Qt::Key_End);
    EXPECT_EQ(canvas().focusMode(), FocusMode::Path);
    const QImage path = picture();
    type("s");
    EXPECT_FALSE(isChecked(ActionId::FocusPath));
    EXPECT_TRUE(isChecked(ActionId::FocusSubtree));
    EXPECT_NE(picture(), path);
    type("s");
    EXPECT_EQ(canvas().focusMode(), FocusMode::Everything);
}

TEST_F(Views, ThatALongSentenceWasSearchedLessIsSaidWithItsPrediction)
{
    const QString note = QStringLiteral("so long that the parser searched less");
    EXPECT_FALSE(said().contains(note));
    Analysis analysis = *workspace().layer().find(workspace().treebank().key(0));
    analysis.searchedLess = true;
    workspace().setPredictions({{workspace().treebank().key(0), analysis}});
    EXPECT_TRUE(said().contains(note));
}

} // namespace arcwright::ui::testing
