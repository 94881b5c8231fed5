// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/simulation_window.h"

#include <QComboBox>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/line_chart.h"
#include "ui/look/elided_button.h"

namespace arcwright::ui::testing {

namespace {

class SimulationWindowTest : public WindowTest {
protected:
    void open()
    {
        start(
            QStringList(QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", 60)))));
        setEpochs(1);
        window.actions()[ActionId::SimulateAnnotator]->trigger();
        ASSERT_NE(window.findChild<SimulationWindow*>(), nullptr);
        ASSERT_TRUE(simulations().isVisible());
    }
    SimulationWindow& simulations() { return *window.findChild<SimulationWindow*>(); }
    void settings(int start, int sentences, int retrain, int runs)
    {
        simulations().startField()->setValue(start);
        simulations().sentencesField()->setValue(sentences);
        simulations().retrainField()->setValue(retrain);
        simulations().runsField()->setValue(runs);
    }
    static void click(QPushButton* button)
    {
        QTest::mouseClick(button, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool waitUntilDone()
    {
        return waitFor([&] { return !simulations().isRunning(); });
    }
    const std::vector<Line>& lines() { return simulations().chart()->content().lines; }
    QString path(const char* name) { return QString::fromStdString(folder.file(name)); }
};

} // namespace

TEST_F(SimulationWindowTest, DrawsWhatEachOrderTakes)
{
    open();
    settings(15, 20, 10, 2);
    click(simulations().startButton());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(simulations().simulations().size(), 2U) << qPrintable(simulations().status());
    const SimulationRecord& first = simulations().simulations().front();
    EXPECT_EQ(first.order, AnnotationOrder::Sequence);
    EXPECT_EQ(first.treebank, "english.conllu");
    EXPECT_EQ(first.epochs, 1);
    EXPECT_EQ(first.developmentSentences, 6U) << "every tenth is held out";
    ASSERT_EQ(first.runs.size(), 2U);
    ASSERT_EQ(lines().size(), 2U);
    EXPECT_EQ(lines()[0].name, QStringLiteral("As in the treebank"));
    EXPECT_EQ(lines()[1].name, QStringLiteral("Most to correct first"));
    ASSERT_EQ(lines()[0].points.size(), 3U) << "at the start, after the training, at the end";
    EXPECT_DOUBLE_EQ(lines()[0].points[0].x, 0);
    EXPECT_DOUBLE_EQ(lines()[0].points[2].x, static_cast<double>(first.runs[0].curve[2].cost.wordsRead));
    EXPECT_DOUBLE_EQ(lines()[0].points[2].y, (first.runs[0].curve[2].las + first.runs[1].curve[2].las) / 2);
    EXPECT_TRUE(simulations().sentences().contains(QStringLiteral("To a LAS of")))
        << qPrintable(simulations().sentences());
    QComboBox* up = simulations().upField();
    up->setCurrentIndex(up->findData(static_cast<int>(SimulationFigure::Keys)));
    EXPECT_DOUBLE_EQ(lines()[0].points[2].y,
        static_cast<double>(first.runs[0].curve[2].cost.keys + first.runs[1].curve[2].cost.keys) / 2);
    EXPECT_TRUE(simulations().isUnsaved());
}

TEST_F(SimulationWindowTest, PointsTellWhatTheyAre)
{
    open();
    settings(15, 10, 0, 1);
    click(simulations().startButton());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_FALSE(lines().empty());
    const LinePoint& last = lines()[0].points.back();
    const LinePoint* near = simulations().chart()->pointNear(simulations().chart()->position(last) + QPointF(3, -2));
    ASSERT_NE(near, nullptr);
    EXPECT_TRUE(near->tip.startsWith(QStringLiteral("As in the treebank: words read"))) << qPrintable(near->tip);
    EXPECT_EQ(simulations().chart()->pointNear({-50, -50}), nullptr);
}

TEST_F(SimulationWindowTest, FilesAreSavedAndOpenedBesideOthers)
{
    open();
    settings(15, 10, 0, 1);
    for (QAction* action : simulations().ordersButton()->menu()->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(AnnotationOrder::Words));
    click(simulations().startButton());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(simulations().simulations().size(), 1U);
    ASSERT_TRUE(simulations().saveTo(path("one.json")));
    EXPECT_FALSE(simulations().isUnsaved());
    ASSERT_TRUE(simulations().openFile(path("one.json")));
    EXPECT_EQ(simulations().simulations().size(), 2U);
    EXPECT_EQ(lines()[0].name, lines()[1].name);
    ASSERT_TRUE(simulations().saveTo(path("chart.svg")));
    ASSERT_TRUE(simulations().saveTo(path("table.tsv")));
    QFile table(path("table.tsv"));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    EXPECT_TRUE(table.readLine().startsWith("Simulation\tSentences\tWords read"));
    folder.write("other.json", "{\"format\": \"arcwright-learning-curves\", \"version\": 1}");
    EXPECT_FALSE(simulations().openFile(path("other.json")));
    EXPECT_TRUE(simulations().status().contains(QStringLiteral("\"format\" is missing or wrong")))
        << qPrintable(simulations().status());
}

TEST_F(SimulationWindowTest, CanBeCancelled)
{
    open();
    settings(15, 0, 5, 20);
    click(simulations().startButton());
    ASSERT_TRUE(simulations().isRunning());
    click(simulations().cancelButton());
    ASSERT_TRUE(waitUntilDone());
    EXPECT_TRUE(simulations().simulations().empty());
    EXPECT_TRUE(simulations().startButton()->isEnabled());
}

} // namespace arcwright::ui::testing
