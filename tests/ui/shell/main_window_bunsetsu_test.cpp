// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "tests/paths.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/line_prompt.h"
#include "ui/settings/actions.h"

namespace arcwright::ui::testing {

namespace {

/// 彼は 本を 読まない 人だ, in KNP.
class BunsetsuWindow : public WindowTest {
protected:
    BunsetsuWindow()
    {
        const std::string text = test::readBytes(test::sampleFile("japanese.knp"));
        start(QStringList(QString::fromStdString(folder.write("own.knp", text))));
    }
    std::vector<std::string> boxes()
    {
        std::vector<std::string> forms;
        for (const DiagramWord& box : canvas().diagram().words)
            forms.push_back(box.form.toStdString());
        return forms;
    }
    int headOfBox(int bunsetsu) { return workspace().treebank().sentence(0)->headOf(bunsetsu); }
    /// As it is typed, whatever the list offers.
    void typeRelation(const QString& relation)
    {
        relationEditor().clear();
        QTest::keyClicks(&relationEditor(), relation);
        QTest::keyClick(&relationEditor(), Qt::Key_Return, Qt::ShiftModifier);
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        canvas().setFocus();
    }
    LinePrompt& prompt() { return *window.sentenceView()->prompt(); }
    void answer(const QString& text)
    {
        prompt().field()->setText(text);
        key(Qt::Key_Return);
    }
};

} // namespace

TEST_F(BunsetsuWindow, ABunsetsuIsDividedBetweenItsWordsAndJoinedAgain)
{
    const auto before = boxes();
    const std::string bytes = test::readBytes(folder.file("own.knp"));
    ASSERT_EQ(before[0], "彼は");
    select(1);
    type("/");
    ASSERT_TRUE(prompt().isVisible());
    EXPECT_EQ(prompt().field()->text(), QStringLiteral("彼は"));
    answer(QStringLiteral("彼 は"));
    ASSERT_EQ(boxes().size(), before.size() + 1);
    EXPECT_EQ(boxes()[0], "彼");
    EXPECT_EQ(boxes()[1], "は");
    EXPECT_EQ(headOfBox(1), 2);
    select(1);
    type("j");
    EXPECT_EQ(boxes(), before);
    EXPECT_EQ(canvas().selectedWord(), 1);
    workspace().undo();
    workspace().undo();
    ASSERT_TRUE(save(workspace()));
    EXPECT_TRUE(test::readBytes(folder.file("own.knp")) == bytes) << "its basic phrases are one again, too";
}

TEST_F(BunsetsuWindow, ItIsNotDividedWithinAWord)
{
    const auto before = boxes();
    ASSERT_EQ(before[2], "読まない");
    select(3);
    type("/");
    answer(QStringLiteral("読 まない"));
    EXPECT_EQ(boxes(), before);
    EXPECT_FALSE(workspace().isModified());
    EXPECT_TRUE(said().contains(QStringLiteral("読まない")));
}

TEST_F(BunsetsuWindow, ASentenceIsDividedBeforeABunsetsu)
{
    const auto before = boxes();
    select(3);
    key(Qt::Key_Return, Qt::AltModifier);
    EXPECT_EQ(boxes(), std::vector<std::string>(before.begin(), before.begin() + 2));
    EXPECT_EQ(workspace().treebank().sentence(1)->unitCount(), static_cast<int>(before.size()) - 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(boxes(), before);
}

TEST_F(BunsetsuWindow, WhereWordsAreEditedIsSaid)
{
    select(1);
    type("i");
    EXPECT_FALSE(prompt().isVisible());
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("Ctrl+E"))) << qPrintable(window.statusText());
}

TEST_F(BunsetsuWindow, AHeadToTheLeftIsFlaggedAsItIsMade)
{
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    QCoreApplication::processEvents();
    select(3);
    type("h");
    type("1");
    key(Qt::Key_Return);
    EXPECT_EQ(headOfBox(3), 1);
    EXPECT_TRUE(waitFor([&] { return window.statusText().contains(QStringLiteral("✖")); }))
        << qPrintable(window.statusText());
}

TEST_F(BunsetsuWindow, ReadingsAndLemmasAreShownWhereTheyAreAskedFor)
{
    const auto third = [&](int box) { return canvas().diagram().words[static_cast<std::size_t>(box)].lemma; };
    const auto fourth = [&](int box) { return canvas().diagram().words[static_cast<std::size_t>(box)].reading; };
    EXPECT_FALSE(canvas().diagram().words[0].tag.isEmpty());
    EXPECT_TRUE(third(2).isEmpty());
    key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(fourth(2), QStringLiteral("よま ない"));
    EXPECT_TRUE(third(2).isEmpty());
    key(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(third(2), QStringLiteral("読む ない"));
    EXPECT_EQ(fourth(2), QStringLiteral("よま ない")) << "in a line of its own";
    const WordBox& box = canvas().diagramLayout().words[2];
    EXPECT_LE(box.lemma.bottom(), box.reading.top());
    EXPECT_LE(box.reading.bottom(), box.box.bottom());
    key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(third(2), QStringLiteral("読む ない"));
    key(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(canvas().diagram().words[0].tag.isEmpty());
    MainWindow next;
    EXPECT_TRUE(next.actions()[ActionId::ShowLemmas]->isChecked()) << "remembered";
    EXPECT_FALSE(next.actions()[ActionId::ShowTags]->isChecked());
}

TEST_F(BunsetsuWindow, AMorphemeMovesToTheNeighbourWithAKey)
{
    const auto before = boxes();
    const std::string bytes = test::readBytes(folder.file("own.knp"));
    ASSERT_EQ(before[0], "彼は");
    select(1);
    key(Qt::Key_BracketRight, Qt::ControlModifier);
    EXPECT_EQ(boxes()[0], "彼");
    EXPECT_EQ(boxes()[1], "は" + before[1]);
    EXPECT_EQ(canvas().selectedWord(), 1);
    select(2);
    key(Qt::Key_BracketLeft, Qt::ControlModifier);
    EXPECT_EQ(boxes(), before);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(save(workspace()));
    EXPECT_TRUE(test::readBytes(folder.file("own.knp")) == bytes);
    select(1);
    key(Qt::Key_BracketLeft, Qt::ControlModifier);
    EXPECT_EQ(boxes(), before);
    EXPECT_FALSE(window.messageBar()->message().isEmpty()) << "there is none before";
}

TEST_F(BunsetsuWindow, TheTypesOfBunsetsuAreAlwaysOffered)
{
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    select(1);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    QStringList offered;
    const auto* model = relationEditor().findChild<QCompleter*>()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        offered << model->index(row, 0).data().toString();
    for (const QChar type : QStringLiteral("DPAI"))
        EXPECT_TRUE(offered.contains(QString(type))) << type.toLatin1();
    EXPECT_EQ(offered.value(0), QStringLiteral("D"));
    relationEditor().cancel();
    const QStringList types = offered.mid(0, 4);
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{2, QStringLiteral("A"), 0.0, {}}};
    });
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    for (int row = 0; row < types.size(); ++row)
        EXPECT_EQ(model->index(row, 0).data().toString(), types[row]) << "whatever the parser thinks";
    relationEditor().cancel();
}

TEST_F(BunsetsuWindow, TheMenuHasNothingThatTheFormatHasNoPlaceFor)
{
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    select(1);
    DiagramHit hit;
    hit.node = 1;
    Q_EMIT canvas().contextRequested(hit, QPoint());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    const QList<QAction*> actions = menu->actions();
    for (const ActionId id : {ActionId::AddParent, ActionId::JoinAcross, ActionId::MakeMultiword})
        EXPECT_FALSE(actions.contains(window.actions()[id])) << specOf(id).key;
    EXPECT_EQ(actions.contains(window.actions()[ActionId::AcceptArc]), !workspace().layer().empty());
    EXPECT_TRUE(actions.contains(window.actions()[ActionId::ChooseHead]));
    menu->close();
}

TEST_F(BunsetsuWindow, WordsMoveOverBordersInTheMenuWhereThereAreBunsetsu)
{
    Actions& actions = window.actions();
    const auto borders = [&] {
        QStringList found;
        for (QMenu* menu : window.menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
            if (!menu->actions().contains(actions[ActionId::SplitWord]))
                continue;
            menu->popup(QPoint());
            for (const ActionId id : {ActionId::MorphemeToPrevious, ActionId::MorphemeToNext}) {
                const auto at = menu->actions().indexOf(actions[id]);
                found << (at < 0 ? QStringLiteral("none")
                                 : QString::number(at - menu->actions().indexOf(actions[ActionId::JoinWords])));
            }
            menu->close();
        }
        return found;
    };
    const QStringList both = {QStringLiteral("1"), QStringLiteral("2")};
    const QStringList none = {QStringLiteral("none"), QStringLiteral("none")};
    EXPECT_EQ(borders(), both);
    start(QStringList(QString::fromStdString(folder.write("words.conllu", smallTreebank))));
    EXPECT_EQ(borders(), none);
    start(QStringList(QString::fromStdString(folder.file("own.knp"))));
    EXPECT_EQ(borders(), both);
}

TEST_F(BunsetsuWindow, BasicPhrasesHaveTheirNumbersAndThePredictionOfTheirBunsetsu)
{
    Graph predicted = workspace().gold(0);
    const int root = static_cast<int>(predicted.heads.size()) - 1;
    ASSERT_GT(root, 2);
    predicted.heads[1] = predicted.heads[1] == root ? 2 : root;
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {predicted, Exposure::Unseen}}});
    const int wrong = arcs(Side::Below);
    ASSERT_GT(wrong, 0);
    key(Qt::Key_B, Qt::ShiftModifier);
    const Diagram& diagram = canvas().diagram();
    ASSERT_EQ(diagram.level, DiagramLevel::BasicPhrases);
    EXPECT_EQ(arcs(Side::Below), wrong) << "what the parser says is still there";
    const int last = diagram.wordOfUnit(1);
    const int arc = basicArc(diagram, Side::Below, last);
    ASSERT_GE(arc, 0);
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(arc)].head, diagram.wordOfUnit(predicted.heads[1]));
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(arc)].status, ArcStatus::WrongHead);
    EXPECT_EQ(diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, last))].status, ArcStatus::Missed);
    for (int phrase = 1; phrase <= diagram.wordCount(); ++phrase)
        EXPECT_TRUE(diagram.node(phrase).reading.startsWith(QStringLiteral("+%1").arg(phrase - 1)))
            << "as problems call them";
    key(Qt::Key_B, Qt::ShiftModifier);
}

TEST_F(BunsetsuWindow, BasicPhrasesStandInTheirBunsetsuWithHeadsOfTheirOwn)
{
    const auto bunsetsu = workspace().treebank().sentence(0)->bunsetsu;
    const auto file = [&] {
        const auto sentence = workspace().treebank().sentence(0);
        return sentence->source.format->write(*sentence).value();
    };
    const std::string bytes = file();
    select(2);
    key(Qt::Key_B, Qt::ShiftModifier);
    const Diagram& diagram = canvas().diagram();
    ASSERT_EQ(diagram.level, DiagramLevel::BasicPhrases);
    EXPECT_EQ(diagram.frames.size(), bunsetsu.size());
    EXPECT_EQ(canvas().selectedWord(), 2) << "the bunsetsu, of which the last basic phrase is selected";
    EXPECT_EQ(diagram.arcs.size(), diagram.words.size()) << "each has a head, or the root";
    const int last = diagram.wordCount();
    canvas().setSelectedNode(1);
    key(Qt::Key_H);
    for (const QChar digit : QString::number(last))
        key(digit.unicode());
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->headOf(diagram.unitOf(1)), diagram.unitOf(last))
        << "its bunsetsu depends on that of its head";
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    typeRelation(QStringLiteral("P"));
    EXPECT_EQ(workspace().treebank().sentence(0)->relationOf(1), "P");
    key(Qt::Key_1); // a guess
    EXPECT_FALSE(window.messageBar()->message().isEmpty()) << "parsers know bunsetsu alone";
    while (workspace().canUndo())
        workspace().undo();
    EXPECT_EQ(file(), bytes);
    key(Qt::Key_B, Qt::ShiftModifier);
    EXPECT_EQ(canvas().diagram().level, DiagramLevel::Units);
}

} // namespace arcwright::ui::testing
