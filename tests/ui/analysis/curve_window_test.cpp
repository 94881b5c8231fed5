// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/curve_window.h"

#include <cmath>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "core/learning/training_problems.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/curve_figure.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_export.h"
#include "ui/look/elided_button.h"
#include "ui/training/scored_on_button.h"

namespace arcwright::ui::testing {

namespace {

class CurveWindowTest : public WindowTest {
protected:
    /// The window over a small treebank.
    void open()
    {
        start(
            QStringList(QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", 60)))));
        key(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        ASSERT_NE(window.curveWindow(), nullptr);
        ASSERT_TRUE(curves().isVisible());
    }
    CurveWindow& curves() { return *window.curveWindow(); }
    void settings(int sizes, int samples, int epochs)
    {
        curves().sizesField()->setValue(sizes);
        curves().samplesField()->setValue(samples);
        curves().epochsField()->setValue(epochs);
    }
    static void click(QPushButton* button)
    {
        QTest::mouseClick(button, Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool waitUntilDone()
    {
        return waitFor([&] { return !curves().isBusy(); });
    }
    std::size_t runs()
    {
        std::size_t count = 0;
        for (const LearningCurve& curve : curves().curves()) {
            for (const CurvePoint& point : curve.points)
                count += point.runs.size();
        }
        return count;
    }
    QString path(const char* name) { return QString::fromStdString(folder.file(name)); }
};

LearningCurve curveOf(const std::string& name, double gain)
{
    LearningCurve curve;
    curve.name = name;
    for (unsigned sample = 0; sample < 2; ++sample) {
        double error = 40;
        for (const std::size_t size : {50, 100, 200, 400}) {
            curve.add({size, sample, sample, size * 10, 100 - error + sample, 90 - error + sample});
            error -= gain;
            gain /= 2;
        }
        gain *= 16;
    }
    return curve;
}

} // namespace

TEST_F(CurveWindowTest, ThreeClicksSayWhatTwiceTheDataWouldBring)
{
    open();
    settings(3, 2, 1);
    click(curves().startButton());
    EXPECT_FALSE(curves().startButton()->isEnabled());
    EXPECT_TRUE(curves().cancelButton()->isEnabled());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(curves().curves().size(), 1U);
    const LearningCurve& curve = curves().curves().front();
    EXPECT_EQ(curve.decoder, "hill");
    EXPECT_EQ(curve.points.size(), 3U);
    EXPECT_EQ(runs(), 6U);
    EXPECT_EQ(curve.points.back().size, curve.sentences);
    EXPECT_EQ(curve.sentences + curve.developmentSentences, 60U) << "a tenth is held out";
    EXPECT_TRUE(curves().sentences().contains(QStringLiteral("twice the data"))
        || curves().sentences().contains(QStringLiteral("hardly help")))
        << qPrintable(curves().sentences());
    const ChartContent& chart = curves().chart()->content();
    EXPECT_EQ(chart.categories.size(), 4) << "three sizes, and what is extrapolated";
    ASSERT_EQ(chart.series.size(), 1U);
    EXPECT_TRUE(chart.series[0].points[3]->tip.contains(QStringLiteral("extrapolated")));
    EXPECT_TRUE(curves().startButton()->isEnabled());
    EXPECT_TRUE(curves().isUnsaved());
}

TEST_F(CurveWindowTest, ModelsAreScoredOnADevelopmentFileWhereThereIsOne)
{
    open();
    settings(3, 1, 1);
    EXPECT_TRUE(curves().scoredOnButton()->text().contains(QStringLiteral("every tenth")));
    const std::string development = folder.write("dev.conllu", firstSentences("english.conllu", 25));
    curves().scoredOnButton()->setFiles({QString::fromStdString(development)});
    EXPECT_TRUE(curves().scoredOnButton()->text().contains(QStringLiteral("dev.conllu")));
    click(curves().startButton());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(curves().curves().size(), 1U);
    EXPECT_EQ(curves().curves().front().sentences, 35U) << "all are learnt from but those that are scored";
    EXPECT_EQ(curves().curves().front().developmentSentences, 25U);
}

TEST_F(CurveWindowTest, CurvesThatNoFileHasAreAskedAboutBeforeTheProgramEnds)
{
    open();
    settings(3, 1, 1);
    click(curves().startButton());
    ASSERT_TRUE(waitUntilDone());
    {
        Answers answers(QMessageBox::Cancel);
        EXPECT_FALSE(window.close());
        EXPECT_EQ(answers.asked.size(), 1);
        EXPECT_TRUE(answers.asked.join(u' ').contains(QStringLiteral("learning curves")));
    }
    // The right button on the chart copies it.
    auto* chart = curves().findChild<FigureChart*>();
    ASSERT_TRUE(chart);
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, QPoint(40, 40), chart->viewport()->mapToGlobal(QPoint(40, 40)));
    QApplication::sendEvent(chart->viewport(), &wanted);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    ASSERT_EQ(menu->actions().size(), 4);
    menu->actions()[1]->trigger();
    menu->close();
    EXPECT_FALSE(QGuiApplication::clipboard()->image().isNull());
    EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasFormat(QStringLiteral("image/svg+xml")));
    ASSERT_TRUE(curves().saveTo(path("kept.json")));
    auto* figure = curves().findChild<FigureExport*>();
    ASSERT_TRUE(figure);
    EXPECT_FALSE(figure->filtersFor(true).join(u' ').contains(QStringLiteral("json"))) << "the file would be no curves";
    ASSERT_TRUE(figure->saveTo(path("again.json")));
    EXPECT_EQ(test::readBytes(folder.file("again.json")), test::readBytes(folder.file("kept.json")));
    Answers answers(QMessageBox::Cancel);
    EXPECT_TRUE(window.close());
    EXPECT_TRUE(answers.asked.isEmpty()) << "a file has them";
}

TEST_F(CurveWindowTest, SeveralParsersStandInOneChart)
{
    open();
    settings(3, 1, 1);
    for (QAction* action : curves().decodersButton()->menu()->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(Decoder::Eisner)
            || action->data().toInt() == static_cast<int>(Decoder::Cle));
    click(curves().startButton());
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(curves().curves().size(), 2U);
    EXPECT_EQ(curves().curves()[0].decoder, "eisner");
    EXPECT_EQ(curves().curves()[1].decoder, "cle");
    EXPECT_EQ(curves().chart()->content().series.size(), 2U);
    EXPECT_EQ(curves().sentences().count(u'\n'), 1) << "a sentence for each";
}

TEST_F(CurveWindowTest, WithoutAParserThereIsNothingToStart)
{
    open();
    for (QAction* action : curves().decodersButton()->menu()->actions())
        action->setChecked(false);
    EXPECT_FALSE(curves().startButton()->isEnabled());
}

TEST_F(CurveWindowTest, PausesGoesOnAndKeepsWhatWasDoneWhenCancelled)
{
    open();
    settings(6, 20, 20);
    click(curves().startButton());
    ASSERT_TRUE(waitFor([&] { return runs() >= 2; }));
    click(curves().pauseButton());
    QTest::qWait(300); // what was just being scored comes yet
    const std::size_t paused = runs();
    QTest::qWait(300);
    EXPECT_EQ(runs(), paused) << "nothing goes on";
    EXPECT_TRUE(curves().isDrawingUp());
    EXPECT_FALSE(curves().isBusy()) << "it rests";
    click(curves().pauseButton());
    ASSERT_TRUE(waitFor([&] { return runs() > paused; }));
    click(curves().pauseButton());
    click(curves().cancelButton());
    ASSERT_TRUE(waitFor([&] { return !curves().isDrawingUp(); })) << "a pause does not hold it up";
    EXPECT_GT(runs(), 0U);
    EXPECT_LT(runs(), 120U);
    EXPECT_TRUE(curves().startButton()->isEnabled());
}

TEST_F(CurveWindowTest, CurvesAreKeptInAFileAndOpenedBesideOthers)
{
    open();
    settings(3, 1, 1);
    click(curves().startButton());
    ASSERT_TRUE(waitUntilDone());
    const std::string before = curvesText(curves().curves());
    ASSERT_TRUE(curves().saveTo(path("curves.json")));
    EXPECT_FALSE(curves().isUnsaved());
    ASSERT_TRUE(curves().openFile(path("curves.json")));
    ASSERT_TRUE(waitUntilDone());
    ASSERT_EQ(curves().curves().size(), 2U);
    EXPECT_EQ(curvesText({curves().curves()[1]}), before);
    EXPECT_EQ(curves().chart()->content().series.size(), 2U);
    ASSERT_TRUE(curves().saveTo(path("curves.tsv")));
    ASSERT_TRUE(curves().saveTo(path("curves.svg")));
    QFile table(path("curves.tsv"));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    EXPECT_EQ(table.readAll().count('\n'), 1 + 2 * 4);
    QFile picture(path("curves.svg"));
    ASSERT_TRUE(picture.open(QIODevice::ReadOnly));
    EXPECT_TRUE(picture.readAll().contains("<svg"));
}

TEST_F(CurveWindowTest, AFileOfSomethingElseIsRefusedWithAReason)
{
    open();
    EXPECT_FALSE(curves().openFile(QString::fromStdString(folder.write("other.json", "{\"format\": \"x\"}"))));
    EXPECT_TRUE(curves().status().contains(QStringLiteral("no file of learning curves")))
        << qPrintable(curves().status());
    EXPECT_FALSE(curves().saveTo(path("no/such/folder/curves.json")));
    EXPECT_FALSE(curves().status().isEmpty());
}

TEST(CurveFigureTest, PointsAreMeansWithTheirSpread)
{
    const CurveFigure figure = curveFigure({curveOf("one", 10), curveOf("two", 6)});
    ASSERT_EQ(figure.chart.series.size(), 2U);
    ASSERT_EQ(figure.chart.categories.size(), 5);
    EXPECT_EQ(figure.chart.categories.back(), QStringLiteral("2×400"));
    // Of size 100 the two samples have LAS 60 and 61: mean 60.5, deviation 0.71.
    const auto& point = figure.chart.series[0].points[1];
    ASSERT_TRUE(point && point->interval);
    EXPECT_NEAR(point->value, 60.5, 1e-9);
    EXPECT_NEAR(point->interval->high - point->value, std::sqrt(0.5), 1e-9);
    const auto& more = figure.chart.series[0].points[4];
    ASSERT_TRUE(more);
    EXPECT_GT(more->value, figure.chart.series[0].points[3]->value);
    EXPECT_EQ(figure.table.rows.size(), 2U * 5);
    EXPECT_EQ(figure.sentences.count(QStringLiteral("with twice the data (800 sentences) LAS would be")), 2);
}

TEST(CurveFigureTest, CurvesOfOtherSizesHaveGaps)
{
    LearningCurve other;
    other.name = "other";
    other.hasLabels = false;
    other.add({75, 0, 1, 700, 50, 0});
    const CurveFigure figure = curveFigure({curveOf("one", 10), other});
    EXPECT_EQ(figure.chart.categories,
        (QStringList{QStringLiteral("50"), QStringLiteral("75"), QStringLiteral("100"), QStringLiteral("200"),
            QStringLiteral("400"), QStringLiteral("2×400")}));
    EXPECT_FALSE(figure.chart.series[1].points[0]);
    EXPECT_TRUE(figure.chart.series[1].points[1]);
    EXPECT_EQ(figure.chart.series[1].points[1]->value, 50) << "its UAS, for it has no labels";
    EXPECT_TRUE(figure.sentences.contains(QStringLiteral("other: at least three sizes are needed")));
    EXPECT_TRUE(curveFigure({}).chart.isEmpty());
}

} // namespace arcwright::ui::testing
