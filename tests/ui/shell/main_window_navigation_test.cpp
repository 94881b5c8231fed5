// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTreeView>

#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui::testing {

namespace {

class Going : public WindowTest {
protected:
    Going() { startWith(firstSentences("english.conllu", 10)); }

    /// Predicts gold everywhere, but for one word of the sentences given.
    void disagreeIn(const std::vector<std::size_t>& sentences)
    {
        workspace().startLayer(QStringLiteral("predicted"));
        std::vector<Workspace::Prediction> predictions;
        for (std::size_t i = 0; i < workspace().treebank().size(); ++i)
            predictions.push_back({workspace().treebank().key(i), {workspace().gold(i), Exposure::Unseen}});
        for (const std::size_t i : sentences) {
            int& head = predictions[i].analysis.graph.heads[1];
            head = head == 0 ? 2 : 0;
        }
        workspace().setPredictions(std::move(predictions));
    }
    int notTheRoot() { return head(0, 1) == 0 ? 2 : 1; }
    void makeRoot(int word)
    {
        select(word);
        key(Qt::Key_R);
        key(Qt::Key_Escape); // the relation of the root that was is asked for
        ASSERT_EQ(head(0, word), 0);
        key(Qt::Key_End); // another word is selected
    }
    std::size_t shown()
    {
        EXPECT_EQ(window.browser()->currentSentence(), window.sentenceView()->sentence());
        return window.sentenceView()->sentence();
    }
};

/// Notes where the list was whenever a diagram was painted.
class RowsWhilePainting : public QObject {
public:
    explicit RowsWhilePainting(MainWindow& window) : m_window(window)
    {
        window.sentenceView()->canvas()->viewport()->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            rows.push_back(m_window.browser()->list()->currentIndex().row());
        return QObject::eventFilter(watched, event);
    }

    std::vector<int> rows;

private:
    MainWindow& m_window;
};

} // namespace

TEST_F(Going, TheListFollowsOnceTheDiagramIsPainted)
{
    QCoreApplication::processEvents();
    RowsWhilePainting painted(window);
    window.browser()->step(1);
    EXPECT_TRUE(waitFor([&] { return window.browser()->list()->currentIndex().row() == 1; }));
    ASSERT_FALSE(painted.rows.empty()) << "else both are painted at one go";
    EXPECT_EQ(painted.rows.front(), 0);
    EXPECT_EQ(shown(), 1U);
}

TEST_F(Going, ToTheNextAndThePreviousSentenceByTheKeyboard)
{
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(shown(), 1U);
    key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_EQ(shown(), 2U);
    key(Qt::Key_Up, Qt::AltModifier);
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(shown(), 0U);
    key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(shown(), 0U);
    EXPECT_TRUE(canvas().hasFocus());
    EXPECT_TRUE(said().contains(QStringLiteral("Sentence 1 of 10")));
}

/// Of one file its name is in the title of the window.
TEST_F(WindowTest, TheFileOfASentenceIsNamedWhereSeveralAreOpen)
{
    startWith(smallTreebank);
    EXPECT_FALSE(said().contains(QStringLiteral("small.conllu"))) << said().toStdString();
    start({QString::fromStdString(folder.write("first.conllu", smallTreebank)),
        QString::fromStdString(folder.write("second.conllu", smallTreebank))});
    EXPECT_TRUE(said().contains(QStringLiteral("first.conllu")));
    while (window.sentenceView()->sentence() + 1 < workspace().treebank().size())
        key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_TRUE(said().contains(QStringLiteral("second.conllu")));
    EXPECT_FALSE(said().contains(QStringLiteral("first.conllu")));
}

TEST_F(Going, ToASentenceByClickingIt)
{
    QTreeView* list = window.browser()->list();
    const QPoint row = list->visualRect(list->model()->index(4, 0)).center();
    click(list->viewport()->mapTo(&window, row));
    EXPECT_EQ(shown(), 4U);
}

TEST_F(Going, AMenuOfTheListConfirmsTheSentenceThatWasClicked)
{
    QTreeView* list = window.browser()->list();
    const QPoint row = list->visualRect(list->model()->index(4, 0)).center();
    Q_EMIT list->customContextMenuRequested(row);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    EXPECT_EQ(shown(), 4U);
    const auto actions = menu->actions();
    EXPECT_TRUE(actions.contains(window.actions()[ActionId::EditRemark]));
    EXPECT_TRUE(actions.contains(window.actions()[ActionId::CopySentenceId]));
    ASSERT_TRUE(actions.contains(window.actions()[ActionId::Confirm]));
    window.actions()[ActionId::Confirm]->trigger();
    menu->close();
    EXPECT_TRUE(workspace().treebank().sentence(4)->annotation.confirmed);
    EXPECT_FALSE(workspace().treebank().sentence(0)->annotation.confirmed);
    window.actions()[ActionId::CopySentenceId]->trigger();
    EXPECT_EQ(
        QGuiApplication::clipboard()->text().toStdString(), workspace().treebank().sentence(4)->metadata("sent_id"));
}

TEST_F(Going, ToTheNextAndThePreviousDisagreement)
{
    disagreeIn({3, 7});
    type(".");
    EXPECT_EQ(shown(), 3U);
    EXPECT_EQ(canvas().selectedWord(), 1) << "and to its word";
    type(".");
    EXPECT_EQ(shown(), 7U);
    type(".");
    EXPECT_EQ(shown(), 7U);
    EXPECT_EQ(window.statusText(), QStringLiteral("No disagreement further on."));
    type(",");
    EXPECT_EQ(shown(), 3U);
    type(",");
    EXPECT_EQ(window.statusText(), QStringLiteral("No disagreement before this."));
}

TEST_F(Going, ADisagreementThatIsCorrectedIsPassedOver)
{
    disagreeIn({3, 7});
    const Analysis* analysis = workspace().layer().find(workspace().treebank().key(3));
    ASSERT_TRUE(analysis);
    const std::string relation = workspace().treebank().sentence(3)->relationOf(1);
    setHead(workspace(), 3, 1, analysis->graph.arc(1).head);
    setRelation(workspace(), 3, 1, QString::fromStdString(relation));
    type(".");
    EXPECT_EQ(shown(), 7U);
}

TEST_F(Going, ADecisionByKeyTakesBackTheQuestionOfAClick)
{
    disagreeIn({3});
    type(".");
    for (const auto& decide : std::vector<std::function<void()>>{[&] { key(Qt::Key_Return); }, [&] { type("1"); },
             [&] { type("a"); }, [&] { type("r"); }, [&] { type("]"); }, [&] { key(Qt::Key_Delete); }}) {
        canvas().cancelGesture();
        canvas().setSelectedWord(1);
        click(word(1));
        ASSERT_TRUE(canvas().isArmed());
        decide();
        EXPECT_FALSE(canvas().isArmed());
    }
}

TEST_F(Going, ElsewhereDropsWhatWasBegun)
{
    click(word(1));
    click(word(1));
    EXPECT_TRUE(canvas().isArmed());
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_FALSE(canvas().isArmed());
    click(word(2));
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Going, ElsewhereInHeadModeChangesNothing)
{
    key(Qt::Key_Home);
    type("h");
    key(Qt::Key_Right);
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_FALSE(canvas().isInHeadMode());
    key(Qt::Key_Return);
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Going, PredictionsThatArriveLeaveTheWorkAlone)
{
    key(Qt::Key_Home);
    type("h");
    key(Qt::Key_Right);
    disagreeIn({0});
    EXPECT_EQ(canvas().selectedWord(), 1);
    EXPECT_TRUE(canvas().isInHeadMode());
    EXPECT_EQ(arcs(Side::Below), canvas().diagram().wordCount());
}

TEST_F(Going, ABrokenSentenceIsShownAsTextWithWhatIsWrong)
{
    startWith(treebankWithABrokenSentence());
    key(Qt::Key_Down, Qt::AltModifier);
    const auto* source = window.sentenceView()->findChild<QPlainTextEdit*>();
    ASSERT_TRUE(source);
    EXPECT_TRUE(source->isVisible());
    EXPECT_FALSE(source->isReadOnly());
    EXPECT_FALSE(canvas().isVisible());
    EXPECT_TRUE(source->toPlainText().contains(QStringLiteral("1-2\tDon't")));
    const Problem problem = *workspace().treebank().sentence(1)->problem;
    EXPECT_TRUE(said().contains(problemText(problem)));
    EXPECT_TRUE(said().contains(problemPlace(problem)));
    EXPECT_TRUE(said().contains(QStringLiteral("line 14, column 21")));
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(shown(), 2U);
    EXPECT_TRUE(canvas().isVisible());
    EXPECT_FALSE(source->isVisible());
    key(Qt::Key_Right);
    EXPECT_EQ(canvas().selectedWord(), 1) << "the keyboard works again";
}

TEST_F(Going, TextFromAFileIsShownAsItIs)
{
    startWith("# sent_id = <b>1</b>\n# text = <i>x</i>\n1\t<i>x</i>\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    for (const QLabel* label : window.sentenceView()->findChildren<QLabel*>())
        EXPECT_TRUE(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()))
            << qPrintable(label->text());
}

TEST_F(Going, AFileWithoutASingleSentenceThatCanBeReadIsOpenAllTheSame)
{
    startWith("# only a comment\n");
    EXPECT_EQ(workspace().treebank().size(), 1U);
    ASSERT_TRUE(waitFor([&] { return !window.messageBar()->message().isEmpty(); }));
    key(Qt::Key_Down, Qt::AltModifier);
    type(".,hlr");
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Going, UndoChangesNoSentenceThatIsNotOnView)
{
    const int word = notTheRoot();
    const int before = head(0, word);
    ASSERT_NO_FATAL_FAILURE(makeRoot(word));
    key(Qt::Key_Down, Qt::AltModifier);

    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, word), 0) << "it says where the step was";
    EXPECT_EQ(shown(), 1U) << "and stays";
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("sentence 1")));
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, word), 0) << "it begins anew after going elsewhere";
    EXPECT_EQ(shown(), 2U);

    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(shown(), 0U);
    EXPECT_EQ(head(0, word), before);
    EXPECT_EQ(canvas().selectedWord(), word) << "and it is seen what changed";
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(Going, UndoKnowsTheStepInAnotherFileOfTheTreebankToo)
{
    start({QString::fromStdString(folder.write("one.conllu", firstSentences("english.conllu", 1))),
        QString::fromStdString(folder.write("two.conllu", firstSentences("czech.conllu", 1)))});
    const int before = head(0, 1);
    setHead(workspace(), 0, 1, before == 2 ? 3 : 2);
    window.browser()->setCurrentSentence(1);
    ASSERT_TRUE(window.actions()[ActionId::Undo]->isEnabled()) << "the last thing that was done";
    window.actions()[ActionId::Undo]->trigger();
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("sentence 1")));
    window.actions()[ActionId::Undo]->trigger();
    EXPECT_EQ(head(0, 1), before);
    EXPECT_EQ(shown(), 0U);
    window.browser()->setCurrentSentence(1);
    EXPECT_TRUE(window.actions()[ActionId::Redo]->isEnabled());
    EXPECT_FALSE(window.actions()[ActionId::Undo]->isEnabled());
}

TEST_F(Going, RedoChangesNoSentenceThatIsNotOnView)
{
    const int word = notTheRoot();
    ASSERT_NO_FATAL_FAILURE(makeRoot(word));
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_NE(head(0, word), 0) << "at once in the sentence on view";
    key(Qt::Key_Down, Qt::AltModifier);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_NE(head(0, word), 0);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(head(0, word), 0);
    EXPECT_EQ(shown(), 0U);
}

} // namespace arcwright::ui::testing
