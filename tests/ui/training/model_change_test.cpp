// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/look/without_mnemonic.h"
#include "ui/training/curve_chart.h"

namespace arcwright::ui::testing {

namespace {

class ChangeOfModels : public WindowTest {
protected:
    void startAndTrain()
    {
        start(QStringList(QString::fromStdString(folder.write("some.conllu", firstSentences("english.conllu", 40)))));
        trainWith(1);
    }
    void trainWith(int epochs)
    {
        setEpochs(epochs);
        window.actions()[ActionId::Train]->trigger();
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    }
    std::vector<Graph> predicted()
    {
        std::vector<Graph> graphs;
        for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
            const Analysis* analysis = workspace().layer().find(workspace().treebank().key(i));
            graphs.push_back(analysis == nullptr ? Graph() : analysis->graph);
        }
        return graphs;
    }
    AttachmentCounts score() { return window.scores().total(); }
    QString notice() { return window.messageBar()->message(); }
    void press(const QString& text)
    {
        QToolButton* found = nullptr;
        const bool isThere = waitFor([&] { // a new button is shown with the next events
            for (QToolButton* button : window.messageBar()->findChildren<QToolButton*>()) {
                if (button->isVisible() && withoutMnemonic(button->text()) == text)
                    found = button;
            }
            return found != nullptr;
        });
        ASSERT_TRUE(isThere) << "there is no button " << qPrintable(text);
        found->click();
    }
    /// By looking at every word.
    std::size_t changedArcs(const std::vector<Graph>& before, const std::vector<Graph>& now, std::size_t* agree)
    {
        std::size_t changed = 0;
        *agree = 0;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const Graph gold = workspace().gold(i);
            for (int word = 1; word <= now[i].size(); ++word) {
                const bool isChanged = before[i].arc(word) != now[i].arc(word);
                changed += isChanged ? 1 : 0;
                *agree += isChanged && now[i].arc(word) == gold.arc(word) ? 1 : 0;
            }
        }
        return changed;
    }
};

} // namespace

TEST_F(ChangeOfModels, IsToldWithWhatGoldSaysOfIt)
{
    startAndTrain();
    EXPECT_TRUE(notice().isEmpty()) << "there was no model before";
    const auto before = predicted();
    trainWith(4);
    std::size_t agree = 0;
    const std::size_t changed = changedArcs(before, predicted(), &agree);
    ASSERT_GT(changed, 1U);
    EXPECT_TRUE(notice().contains(QStringLiteral("%1 predicted arcs changed").arg(changed))) << qPrintable(notice());
    EXPECT_TRUE(notice().contains(QStringLiteral("%1 of them agree with gold now").arg(agree))) << qPrintable(notice());
}

TEST_F(ChangeOfModels, LeadsToTheChangedSentences)
{
    startAndTrain();
    const auto before = predicted();
    trainWith(4);
    const auto now = predicted();
    int changed = 0;
    for (std::size_t i = 0; i < now.size(); ++i)
        changed += before[i] != now[i] ? 1 : 0;
    press(QStringLiteral("Show the changed sentences"));
    const QAbstractItemModel* rows = window.browser()->list()->model();
    ASSERT_TRUE(waitFor([&] { return rows->rowCount() == changed; })) << rows->rowCount() << " of " << changed;
    EXPECT_TRUE(before[window.browser()->currentSentence()] != now[window.browser()->currentSentence()]);
    EXPECT_EQ(window.browser()->kindField()->currentText(), QStringLiteral("Predicted otherwise than before"));
    EXPECT_FALSE(notice().isEmpty()) << "the way back is still there";
    const std::size_t shown = window.sentenceView()->sentence();
    std::set<std::pair<int, int>> otherwise;
    for (int word = 1; word <= now[shown].size(); ++word) {
        if (before[shown].arc(word) != now[shown].arc(word))
            otherwise.emplace(word, now[shown].arc(word).head);
    }
    std::set<std::pair<int, int>> lit;
    for (const int arc : canvas().litArcs()) {
        const DiagramArc& one = canvas().diagram().arcs[static_cast<std::size_t>(arc)];
        lit.emplace(one.dependent, one.head);
    }
    EXPECT_EQ(lit, otherwise) << "the arcs that the model before had otherwise";
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("otherwise than before: ")))
        << qPrintable(window.statusText());
    EXPECT_EQ(window.statusText().count(QStringLiteral(" was ")),
        static_cast<int>(std::min<std::size_t>(otherwise.size(), 4)))
        << "the first ones";
    window.browser()->kindField()->setCurrentIndex(0);
    EXPECT_TRUE(waitFor([&] { return rows->rowCount() == 40; }));
}

TEST_F(ChangeOfModels, CanBeTakenBackAndMadeAgain)
{
    startAndTrain();
    const auto first = window.learning().model();
    const auto before = predicted();
    const auto firstScore = score();
    ASSERT_GT(firstScore.tokens, 0U);
    trainWith(4);
    const auto second = window.learning().model();
    const auto now = predicted();
    const auto secondScore = score();
    ASSERT_TRUE(first != second);
    ASSERT_FALSE(before == now);
    ASSERT_FALSE(firstScore == secondScore);
    press(QStringLiteral("Back to the former model"));
    EXPECT_TRUE(window.learning().model() == first);
    EXPECT_TRUE(predicted() == before) << "at once";
    EXPECT_EQ(window.learning().exposureOf(0), Exposure::Jackknifed) << "its folds are there, too";
    EXPECT_TRUE(waitFor([&] { return score() == firstScore; })) << "figures follow, a part at a time";
    press(QStringLiteral("Back to the new model"));
    EXPECT_TRUE(window.learning().model() == second);
    EXPECT_TRUE(predicted() == now);
    EXPECT_TRUE(waitFor([&] { return score() == secondScore; }));
}

TEST_F(ChangeOfModels, TheCurveIsThatOfTheModelInUse)
{
    startAndTrain();
    const auto* curve = window.trainingPanel()->findChild<CurveChart*>();
    ASSERT_TRUE(curve);
    const auto first = curve->heldOut();
    ASSERT_EQ(first.size(), 1);
    trainWith(4);
    const auto second = curve->heldOut();
    ASSERT_EQ(second.size(), 4);
    press(QStringLiteral("Back to the former model"));
    EXPECT_EQ(curve->heldOut(), first);
    press(QStringLiteral("Back to the new model"));
    EXPECT_EQ(curve->heldOut(), second);
    window.learning().useModel(modelOf(workspace().treebank(), 10), QStringLiteral("other.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_TRUE(curve->isHidden()) << "nothing is known of how a model of a file was trained";
    press(QStringLiteral("Back to the former model"));
    EXPECT_FALSE(curve->isHidden());
    EXPECT_EQ(curve->heldOut(), second);
}

TEST_F(ChangeOfModels, AModelFromAFileGivesWayToo)
{
    startAndTrain();
    const auto first = window.learning().model();
    const auto before = predicted();
    window.learning().useModel(modelOf(workspace().treebank(), 10), QStringLiteral("other.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(workspace().layer().name(), "other.arcmodel");
    EXPECT_TRUE(notice().contains(QStringLiteral("neither model has learnt from"))) << qPrintable(notice());
    press(QStringLiteral("Back to the former model"));
    EXPECT_TRUE(window.learning().model() == first);
    EXPECT_EQ(workspace().layer().name(), "predicted");
    EXPECT_TRUE(predicted() == before);
}

TEST_F(ChangeOfModels, CanBeTakenBackAfterACancelledTraining)
{
    startAndTrain();
    const auto first = window.learning().model();
    trainWith(4);
    const QString told = notice();
    setEpochs(100);
    QSignalSpy epochs(&window.learning(), &Learning::epochDone);
    window.actions()[ActionId::Train]->trigger();
    ASSERT_TRUE(waitFor([&] { return epochs.count() > 0; }));
    EXPECT_TRUE(notice().isEmpty()) << "nothing can be taken back meanwhile";
    window.learning().cancel();
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(notice(), told);
    press(QStringLiteral("Back to the former model"));
    EXPECT_TRUE(window.learning().model() == first);
}

TEST_F(ChangeOfModels, ThereIsNoWayBackInAnotherTreebank)
{
    startAndTrain();
    trainWith(2);
    ASSERT_FALSE(window.learning().formerTitle().isEmpty());
    Answers discard(QMessageBox::Discard);
    start(QStringList(QString::fromStdString(folder.write("other.conllu", smallTreebank))));
    EXPECT_TRUE(window.learning().formerTitle().isEmpty());
    EXPECT_FALSE(notice().contains(QStringLiteral("taken over")));
}

} // namespace arcwright::ui::testing
