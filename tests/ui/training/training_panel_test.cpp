// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <set>

#include <QChart>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLegend>
#include <QLineSeries>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QValueAxis>

#include "tests/ui/support/small_models.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/look/language_names.h"
#include "ui/training/curve_chart.h"
#include "ui/training/sources_form.h"
#include "ui/training/training_outlook.h"
#include "ui/training/training_panel.h"
#include "ui/training/training_progress.h"

namespace arcwright::ui::testing {

namespace {

EpochReport report(int epoch, double score, double development)
{
    EpochReport made;
    made.epoch = epoch;
    made.epochs = 10;
    made.training = {score, score - 2};
    made.development = {development, development - 5};
    return made;
}

QLineSeries* curve(const CurveChart& chart, const char* name)
{
    for (QAbstractSeries* series : chart.chart()->series()) {
        if (series->name() == QString::fromLatin1(name))
            return qobject_cast<QLineSeries*>(series);
    }
    ADD_FAILURE() << "no curve " << name;
    return nullptr;
}

class Panel : public WorkspaceTest {
protected:
    template <class Widget>
    Widget* part(int index = 0)
    {
        return panel.findChildren<Widget*>().at(index);
    }
    void train(int epochs)
    {
        TrainingRequest request;
        request.settings = quickSettings(epochs);
        learning.train(request);
    }
    QPushButton* button(const char* text)
    {
        for (QPushButton* found : panel.findChildren<QPushButton*>()) {
            if (found->text() == QString::fromLatin1(text))
                return found;
        }
        return nullptr;
    }
    void choose(const char* name, int data)
    {
        auto* box = panel.findChild<QComboBox*>(QString::fromLatin1(name));
        ASSERT_TRUE(box) << name;
        ASSERT_GE(box->findData(data), 0);
        box->setCurrentIndex(box->findData(data));
    }
    QString status() { return statusLabel()->text(); }
    QLabel* statusLabel() { return panel.findChild<QLabel*>(QStringLiteral("training-status")); }

    Learning learning{workspace};
    TrainingPanel panel{learning};
};

} // namespace

TEST(CurveCharts, HaveAPointForEveryEpoch)
{
    CurveChart chart;
    chart.begin(3);
    for (int epoch = 1; epoch <= 3; ++epoch)
        chart.add(report(epoch, 80 + epoch, 70 + epoch));
    EXPECT_EQ(curve(chart, "UAS, training")->points(), (QList<QPointF>{{1, 81}, {2, 82}, {3, 83}}));
    EXPECT_EQ(curve(chart, "LAS, training")->points(), (QList<QPointF>{{1, 79}, {2, 80}, {3, 81}}));
    EXPECT_EQ(curve(chart, "UAS, held out")->points(), (QList<QPointF>{{1, 71}, {2, 72}, {3, 73}}));
    EXPECT_EQ(curve(chart, "LAS, held out")->points(), (QList<QPointF>{{1, 66}, {2, 67}, {3, 68}}));
}

TEST(CurveCharts, ShowNoCurveForWhatWasNotMeasured)
{
    CurveChart chart;
    chart.begin(2);
    chart.add(report(1, 80, 0));
    EXPECT_TRUE(curve(chart, "UAS, held out")->points().isEmpty());
    EXPECT_FALSE(curve(chart, "UAS, held out")->isVisible()) << "nor a name in the legend";
    EXPECT_FALSE(curve(chart, "LAS, held out")->isVisible());
    EXPECT_TRUE(curve(chart, "UAS, training")->isVisible());
    chart.add(report(2, 80, 60));
    EXPECT_TRUE(curve(chart, "UAS, held out")->isVisible());
    EXPECT_TRUE(curve(chart, "LAS, held out")->isVisible());
}

TEST(CurveCharts, BeginAnew)
{
    CurveChart chart;
    chart.begin(3);
    chart.add(report(1, 80, 70));
    chart.begin(5);
    for (const QAbstractSeries* series : chart.chart()->series())
        EXPECT_EQ(static_cast<const QLineSeries*>(series)->count(), 0);
}

TEST(CurveCharts, ScaleSoThatAllPointsAreInSight)
{
    CurveChart chart;
    chart.begin(2);
    chart.add(report(1, 90, 67));
    const auto* scores = qobject_cast<QValueAxis*>(chart.chart()->axes(Qt::Vertical).front());
    ASSERT_TRUE(scores);
    EXPECT_EQ(scores->min(), 60);
    EXPECT_EQ(scores->max(), 100);
    EXPECT_EQ(std::fmod(100 - scores->min(), scores->tickInterval()), 0) << "numbers at both ends";
    EXPECT_EQ(scores->tickInterval(), 10);
    const auto* epochs = qobject_cast<QValueAxis*>(chart.chart()->axes(Qt::Horizontal).front());
    EXPECT_LT(epochs->min(), 1) << "the point of the first epoch is whole";
    EXPECT_GT(epochs->max(), 2);
    EXPECT_LT(epochs->max() - epochs->min(), 1.1);
}

TEST(CurveCharts, TakeTheColoursOfTheTheme)
{
    CurveChart chart;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme theme = makeTheme(kind);
        chart.setTheme(theme);
        EXPECT_EQ(chart.chart()->backgroundBrush().color(), theme.base);
        EXPECT_EQ(curve(chart, "UAS, held out")->pen().color(), theme.series[0]);
        EXPECT_EQ(curve(chart, "LAS, held out")->pen().color(), theme.series[1]);
        EXPECT_NE(curve(chart, "UAS, training")->pen().style(), curve(chart, "UAS, held out")->pen().style())
            << "told apart without colour";
    }
}

TEST(CurveCharts, HaveTheLettersOfThePanelAroundThem)
{
    CurveChart chart;
    QFont larger = chart.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    chart.setFont(larger);
    const double least = 0.8 * larger.pointSizeF();
    for (const QAbstractAxis* axis : chart.chart()->axes()) {
        EXPECT_GT(axis->labelsFont().pointSizeF(), least);
        EXPECT_GT(axis->titleFont().pointSizeF(), least);
    }
    EXPECT_GT(chart.chart()->legend()->font().pointSizeF(), least);
}

TEST_F(Panel, FoldsScoreAndThreadsAreChosen)
{
    auto* threads = panel.findChild<QSpinBox*>(QStringLiteral("threads"));
    ASSERT_TRUE(threads);
    EXPECT_EQ(panel.request().threads, static_cast<unsigned>(threads->value()));
    threads->setValue(1);
    EXPECT_EQ(panel.request().threads, 1U);
    EXPECT_EQ(panel.request().heldOut, HeldOut::EveryTenth);
    auto* sources = panel.findChild<SourcesForm*>();
    auto* jackknife = part<QCheckBox>();
    for (QCheckBox* each : panel.findChildren<QCheckBox*>()) {
        if (each->text().contains(QStringLiteral("5 folds")))
            jackknife = each;
    }
    jackknife->setChecked(false);
    sources->setScoresByFolds(true);
    EXPECT_EQ(panel.request().heldOut, HeldOut::Nothing);
    EXPECT_TRUE(panel.request().jackknife) << "which are what scores";
    EXPECT_FALSE(jackknife->isEnabled());
    TrainingSource confirmed;
    confirmed.kind = SourceKind::Confirmed;
    sources->setSources({confirmed});
    EXPECT_EQ(panel.request().heldOut, HeldOut::EveryTenth) << "of other sentences there are no folds";
    EXPECT_FALSE(panel.request().jackknife);
    jackknife->setChecked(true); // as it is at first
    EXPECT_FALSE(panel.request().jackknife) << "or the time that is left would be told with folds that never come";
    EXPECT_NE(jackknife->toolTip(), QString());
}

TEST_F(Panel, OtherFilesAreLearntFromAlone)
{
    auto* sources = panel.findChild<SourcesForm*>();
    panel.suggest(TrainingDefaults());
    const auto* reason = panel.findChild<QLabel*>(QStringLiteral("reason"));
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->isHidden());
    sources->setSources({{SourceKind::Files, {}, {"/a/train.conllu"}, 1}});
    EXPECT_TRUE(reason->isHidden()) << "what suits the open treebank says nothing of another one";
    ASSERT_EQ(panel.request().sources.size(), 1U) << "and not from what is open as well";
    EXPECT_EQ(panel.request().sources.front().kind, SourceKind::Files);
    EXPECT_EQ(panel.request().sources.front().paths, std::vector<std::string>{"/a/train.conllu"});
}

TEST_F(Panel, LanguagesStandInTheirOrderInTheWindowsLanguage)
{
    const auto titles = TrainingPanel::languagesByTitle();
    ASSERT_EQ(titles.size(), allLanguages().size());
    EXPECT_EQ(titles.front(), Language::Any);
    EXPECT_TRUE(std::is_sorted(
        titles.begin() + 1, titles.end(), [](Language one, Language other) { return titleOf(one) < titleOf(other); }));
}

TEST_F(Panel, AsksForWhatIsSet)
{
    choose("learner", static_cast<int>(Learner::Perceptron));
    choose("decoder", static_cast<int>(Decoder::Cle));
    part<QSpinBox>()->setValue(7);
    for (QCheckBox* box : panel.findChildren<QCheckBox*>())
        box->setChecked(false);
    const TrainingRequest request = panel.request();
    EXPECT_EQ(request.settings.trainer.learner, Learner::Perceptron);
    EXPECT_EQ(request.settings.trainer.decoder.decoder, Decoder::Cle);
    EXPECT_EQ(request.settings.trainer.epochs, 7);
    EXPECT_FALSE(request.settings.labels);
    EXPECT_FALSE(request.jackknife);
}

TEST_F(Panel, AsksForWhatIsSetOfBunsetsu)
{
    panel.setUnits(Units::Bunsetsu);
    EXPECT_EQ(panel.request().bunsetsu, BunsetsuSettings()) << "what the command line takes, too";
    auto* order = panel.findChild<QComboBox*>(QStringLiteral("order"));
    ASSERT_TRUE(order);
    order->setCurrentIndex(order->count() - 1);
    const TournamentOrder both{true, true};
    EXPECT_EQ(panel.request().bunsetsu.order, both);
    choose("ranker", static_cast<int>(RankerKind::Kernel));
    choose("features", static_cast<int>(FeatureSet::Standard));
    EXPECT_EQ(panel.request().bunsetsu.ranker, RankerKind::Kernel);
    EXPECT_EQ(panel.request().bunsetsu.features, FeatureSet::Standard);

    choose("bunsetsuDecoder", static_cast<int>(BunsetsuDecoder::Cle));
    EXPECT_EQ(panel.request().bunsetsu.decoder, BunsetsuDecoder::Cle);
    EXPECT_EQ(panel.request().bunsetsu.features, FeatureSet::Additional) << "it knows of no dependents found so far";
    EXPECT_EQ(panel.request().bunsetsu.ranker, RankerKind::Linear) << "nor has it questions for a kernel";
    EXPECT_FALSE(order->isEnabled());
}

TEST_F(Panel, ShowsTheSettingsOfTheUnitsThatAreOpen)
{
    panel.resize(900, 300);
    panel.show();
    auto* ofWords = panel.findChild<QComboBox*>(QStringLiteral("learner"));
    auto* ofBunsetsu = panel.findChild<QComboBox*>(QStringLiteral("order"));
    ASSERT_TRUE(ofWords && ofBunsetsu);
    EXPECT_TRUE(ofWords->isVisible());
    EXPECT_FALSE(ofBunsetsu->isVisible());
    panel.setUnits(Units::Bunsetsu);
    EXPECT_FALSE(ofWords->isVisible());
    EXPECT_TRUE(ofBunsetsu->isVisible());
    panel.setUnits(Units::Words);
    EXPECT_TRUE(ofWords->isVisible());
}

TEST_F(Panel, AsksForHonestLabelledPredictionsByDefault)
{
    const TrainingRequest request = panel.request();
    EXPECT_EQ(request.settings.trainer.learner, Learner::Mira);
    EXPECT_EQ(request.settings.trainer.decoder.decoder, Decoder::Hill);
    EXPECT_EQ(request.settings.trainer.epochs, 10);
    EXPECT_TRUE(request.settings.labels);
    EXPECT_TRUE(request.jackknife);
}

TEST_F(Panel, TellsWhatTheTrainingWillDoAsLongAsThereIsNoCurve)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    panel.resize(1000, 600);
    panel.show();
    const auto* outlook = panel.findChild<TrainingOutlook*>();
    ASSERT_TRUE(outlook);
    EXPECT_TRUE(outlook->isVisible());
    std::set<QString> told;
    for (const Decoder decoder : allDecoders()) {
        choose("decoder", static_cast<int>(decoder));
        told.insert(outlook->text());
    }
    EXPECT_EQ(told.size(), allDecoders().size()) << "something of each decoder";
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("every tenth sentence")));
    panel.findChild<SourcesForm*>()->setScoresByFolds(true);
    EXPECT_FALSE(outlook->text().contains(QStringLiteral("every tenth sentence"))) << qPrintable(outlook->text());
    choose("learner", static_cast<int>(Learner::Perceptron));
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("fixed step")));
    panel.findChild<SourcesForm*>()->setScoresByFolds(false);
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("has not learnt from it")));
    panel.findChild<SourcesForm*>()->setSources({{SourceKind::Confirmed, {}, {}, 1}});
    EXPECT_FALSE(outlook->text().contains(QStringLiteral("has not learnt from it"))) << "folds are of all sentences";
    panel.findChild<SourcesForm*>()->setSources({{SourceKind::All, {}, {}, 1}});
    panel.setUnits(Units::Bunsetsu);
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("play against one another")));
    EXPECT_FALSE(outlook->text().contains(QStringLiteral("fixed step")));
    choose("bunsetsuDecoder", static_cast<int>(BunsetsuDecoder::ShiftReduce));
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("once")));
}

TEST_F(Panel, PromisesNoFoldsOfAFewSentences)
{
    const auto* outlook = panel.findChild<TrainingOutlook*>();
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 9)));
    panel.suggest({});
    EXPECT_FALSE(outlook->text().contains(QStringLiteral("has not learnt from it"))) << qPrintable(outlook->text());
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 10)));
    panel.suggest({});
    EXPECT_TRUE(outlook->text().contains(QStringLiteral("has not learnt from it"))) << qPrintable(outlook->text());
}

TEST_F(Panel, LinesAreWholeInEveryWidthAndInLargerLetters)
{
    panel.resize(1000, 600);
    panel.show();
    const auto* outlook = panel.findChild<TrainingOutlook*>();
    ASSERT_TRUE(outlook);
    const double usual = panel.font().pointSizeF();
    for (const double larger : {1.0, 1.5, 2.2, 1.0}) {
        QFont font = panel.font();
        font.setPointSizeF(usual * larger);
        panel.setFont(font);
        for (int width = 800; width < 1300; width += 31) {
            panel.resize(width, 600);
            QCoreApplication::processEvents();
            for (const QLabel* label : outlook->findChildren<QLabel*>()) {
                if (!label->isVisible())
                    continue;
                EXPECT_EQ(label->minimumHeight(), label->heightForWidth(label->width()))
                    << qPrintable(label->text()) << " at " << width << ", " << larger;
            }
        }
        EXPECT_GE(statusLabel()->minimumHeight(), 2 * statusLabel()->fontMetrics().lineSpacing()) << larger;
    }
}

TEST_F(Panel, LinesAreWholeWhenOnlyTheLettersChange)
{
    panel.resize(1000, 600);
    panel.show();
    QCoreApplication::processEvents();
    TrainingOutlook& outlook = *panel.findChild<TrainingOutlook*>();
    const QLabel* label = outlook.findChildren<QLabel*>().at(1);
    const QSize before = outlook.size();
    QFont font = outlook.font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    outlook.setFont(font);
    ASSERT_EQ(outlook.size(), before) << "so far";
    const int margins = outlook.layout()->contentsMargins().left() + outlook.layout()->contentsMargins().right();
    const int width = std::min(outlook.width() - margins, label->maximumWidth());
    EXPECT_EQ(label->minimumHeight(), label->heightForWidth(width));
}

TEST_F(Panel, TrainsOnlyWhatCanBeTrained)
{
    ASSERT_TRUE(button("Train") && button("Cancel"));
    EXPECT_FALSE(button("Train")->isEnabled());
    panel.setTrainable(true);
    EXPECT_TRUE(button("Train")->isEnabled());
    EXPECT_FALSE(button("Cancel")->isEnabled());
    QSignalSpy asked(&panel, &TrainingPanel::trainRequested);
    button("Train")->click();
    EXPECT_EQ(asked.count(), 1);
}

TEST_F(Panel, FollowsARunFromItsStartToItsEnd)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    panel.setTrainable(true);
    QSignalSpy finished(&learning, &Learning::finished);
    train(3);
    EXPECT_FALSE(button("Train")->isEnabled());
    EXPECT_TRUE(button("Cancel")->isEnabled());
    EXPECT_FALSE(part<QSpinBox>()->isEnabled());
    QStringList said;
    QObject::connect(&learning, &Learning::epochDone, &panel, [&] { said << statusLabel()->text(); });
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    ASSERT_EQ(said.size(), 3);
    EXPECT_TRUE(said[1].startsWith(QStringLiteral("Epoch 2 of 3: UAS "))) << qPrintable(said[1]);
    EXPECT_EQ(curve(*part<CurveChart>(), "UAS, training")->count(), 3);
    EXPECT_TRUE(button("Train")->isEnabled());
    EXPECT_FALSE(button("Cancel")->isEnabled());
    EXPECT_TRUE(part<QSpinBox>()->isEnabled());
    EXPECT_EQ(part<QProgressBar>()->value(), 0);
    EXPECT_EQ(status(), QString()) << "the box of the model says what there is";
    EXPECT_TRUE(statusLabel()->isHidden());
}

/// What stands below the button would else go up and down under the mouse.
TEST_F(Panel, WhatStandsBelowDoesNotMoveWithWhatIsSaid)
{
    auto* below = new QLabel(QStringLiteral("below"));
    panel.addBelowSettings(below);
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    panel.setTrainable(true);
    panel.resize(1200, 700);
    panel.show();
    QCoreApplication::processEvents();
    const int top = button("Train")->y();
    const int place = below->y();
    panel.suggest({});
    QCoreApplication::processEvents();
    ASSERT_FALSE(panel.findChild<QLabel*>(QStringLiteral("reason"))->isHidden());
    EXPECT_EQ(button("Train")->y(), top) << "a hint has come";
    QSignalSpy finished(&learning, &Learning::finished);
    train(1);
    QCoreApplication::processEvents();
    EXPECT_EQ(button("Train")->y(), top);
    EXPECT_EQ(below->y(), place) << "a line says what goes on";
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
}

TEST_F(Panel, ADoubleClickAsksForOneTraining)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    panel.setTrainable(true);
    panel.show();
    QSignalSpy asked(&panel, &TrainingPanel::trainRequested);
    QPushButton* train = button("Train");
    QTest::mouseClick(train, Qt::LeftButton);
    QMouseEvent second(QEvent::MouseButtonDblClick, QPointF(5, 5), train->mapToGlobal(QPointF(5, 5)), Qt::LeftButton,
        Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(train, &second);
    QTest::mouseRelease(train, Qt::LeftButton);
    EXPECT_EQ(asked.count(), 1);
}

TEST_F(Panel, TellsOfACancelledTrainingAndTakesItsCurveAway)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    panel.setTrainable(true);
    QSignalSpy finished(&learning, &Learning::finished);
    QSignalSpy epochs(&learning, &Learning::epochDone);
    QObject::connect(&panel, &TrainingPanel::cancelRequested, &learning, &Learning::cancel);
    train(50);
    ASSERT_TRUE(waitFor([&] { return epochs.count() > 0; }));
    ASSERT_FALSE(part<CurveChart>()->isHidden());
    button("Cancel")->click();
    EXPECT_FALSE(button("Cancel")->isEnabled());
    EXPECT_EQ(status(), QStringLiteral("Cancelling…"));
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    EXPECT_TRUE(part<CurveChart>()->isHidden()) << "it would be of no model";
    EXPECT_EQ(status(), QStringLiteral("Cancelled: no model has come of it."));
}

TEST_F(Panel, IsNeverDoneWhileFoldsGoOnAndNeverGoesBack)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    auto* bar = part<QProgressBar>();
    std::vector<std::pair<Learning::Stage, int>> seen;
    QObject::connect(
        &learning, &Learning::progressed, &panel, [&] { seen.emplace_back(learning.stage(), bar->value()); });
    QSignalSpy finished(&learning, &Learning::finished);
    train(3);
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    ASSERT_FALSE(seen.empty());
    EXPECT_EQ(seen.back().first, Learning::Stage::Jackknifing);
    int last = 0;
    for (const auto& [stage, percent] : seen) {
        EXPECT_LT(percent, 100);
        EXPECT_GE(percent, last) << "one bar for all stages";
        last = percent;
    }
    const auto trained = std::find_if(
        seen.rbegin(), seen.rend(), [](const auto& each) { return each.first == Learning::Stage::Training; });
    ASSERT_NE(trained, seen.rend());
    EXPECT_LT(trained->second, 60) << "the folds are still to come";
}

TEST(TrainingProgressTest, FoldsThatDoNotComeTakeNoTime)
{
    TrainingRequest request;
    request.jackknife = true;
    request.threads = 1;
    TrainingProgress progress;
    progress.plan(request, false);
    progress.start();
    progress.setStage(Learning::Stage::Training);
    progress.advance(100);
    EXPECT_GT(progress.percent(), 85);
    progress.plan(request, true);
    progress.start();
    progress.setStage(Learning::Stage::Training);
    progress.advance(100);
    EXPECT_LT(progress.percent(), 50);
    progress.plan(request, true);
    progress.start();
    progress.setStage(Learning::Stage::Reading);
    progress.plan(request, false); // the job that was waiting has none
    progress.setStage(Learning::Stage::Training);
    progress.advance(100);
    EXPECT_GT(progress.percent(), 85);
}

TEST(TrainingProgressTest, TellsTheTimeLeftInWords)
{
    EXPECT_EQ(TrainingProgress::timeLeft(2), QStringLiteral("a moment left"));
    EXPECT_EQ(TrainingProgress::timeLeft(13), QStringLiteral("about 15 s left"));
    EXPECT_EQ(TrainingProgress::timeLeft(60), QStringLiteral("about 60 s left"));
    EXPECT_EQ(TrainingProgress::timeLeft(400), QStringLiteral("about 7 min left"));
}

TEST_F(Panel, ShowsACurveOfBunsetsuToo)
{
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    panel.setUnits(Units::Bunsetsu);
    panel.show();
    auto* chart = part<CurveChart>();
    EXPECT_FALSE(chart->isVisible()) << "nothing to show yet";
    TrainingRequest request = panel.request();
    request.jackknife = false;
    QSignalSpy finished(&learning, &Learning::finished);
    QString said;
    QObject::connect(&learning, &Learning::epochDone, &panel, [&] { said = statusLabel()->text(); });
    learning.train(request);
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    EXPECT_TRUE(chart->isVisible());
    EXPECT_EQ(chart->heldOut().size(), request.bunsetsu.epochs);
    EXPECT_EQ(curve(*chart, "heads, training")->count(), request.bunsetsu.epochs);
    EXPECT_FALSE(curve(*chart, "LAS, training")->isVisible()) << "types are learnt last";
    EXPECT_TRUE(said.startsWith(QStringLiteral("Epoch 5 of 5: "))) << qPrintable(said);
    EXPECT_TRUE(said.contains(QStringLiteral("held-out")));
}

TEST_F(Panel, SaysNothingOfHeldOutSentencesWhereThereAreNone)
{
    ASSERT_TRUE(openSmallTreebank());
    QString said;
    QObject::connect(&learning, &Learning::epochDone, &panel, [&] { said = statusLabel()->text(); });
    QSignalSpy finished(&learning, &Learning::finished);
    train(1);
    ASSERT_TRUE(waitFor([&] { return finished.count() == 1; }));
    EXPECT_FALSE(said.contains(QStringLiteral("held-out"))) << qPrintable(said);
}

TEST(CurveChartLegend, StandsBelowTheCurvesWhereTheyAreNarrow)
{
    CurveChart chart;
    chart.resize(330, 300);
    chart.grab();
    EXPECT_EQ(chart.chart()->legend()->alignment(), Qt::AlignBottom);
    EXPECT_GT(chart.chart()->plotArea().width(), 330 * 3 / 4);
    chart.resize(900, 500);
    chart.grab();
    EXPECT_EQ(chart.chart()->legend()->alignment(), Qt::AlignRight);
}

TEST_F(Panel, HasOneColumnWhereLettersAreTooLargeForTwo)
{
    ASSERT_TRUE(openSmallTreebank());
    const auto* outlook = panel.findChild<TrainingOutlook*>();
    const auto* sources = panel.findChild<SourcesForm*>();
    const auto at = [&](const QWidget* part) { return part->mapTo(&panel, QPoint()); };
    panel.resize(1200, 800);
    panel.show();
    QCoreApplication::processEvents();
    EXPECT_GT(at(outlook).x(), at(sources).x() + sources->width());
    QFont large = panel.font();
    large.setPointSize(28);
    panel.setFont(large);
    QCoreApplication::processEvents();
    EXPECT_GT(at(outlook).y(), at(sources).y() + sources->height());
    EXPECT_GT(outlook->width(), panel.width() / 2) << "it can be read";
}

/// The key is as wide as two letters: one dash of the usual kind would look like a whole line.
TEST(CurveCharts, TheKeyTellsDashedCurvesFromWholeOnes)
{
    CurveChart chart;
    chart.setTheme(makeTheme(ThemeKind::Light));
    chart.resize(900, 400);
    chart.begin(3);
    for (int epoch = 1; epoch <= 3; ++epoch)
        chart.add(report(epoch, 80 + epoch, 70 + epoch));
    chart.show();
    QCoreApplication::processEvents();
    const QImage image = chart.grab().toImage();
    const QRect key = chart.chart()->legend()->geometry().toRect();
    const auto pieces = [&](const char* name) {
        const QColor colour = curve(chart, name)->pen().color();
        int most = 0;
        for (int y = key.top(); y <= std::min(key.bottom(), image.height() - 1); ++y) {
            int found = 0;
            bool was = false;
            for (int x = key.left(); x <= std::min(key.right(), image.width() - 1); ++x) {
                const bool is = image.pixelColor(x, y) == colour;
                found += is && !was ? 1 : 0;
                was = is;
            }
            most = std::max(most, found);
        }
        return most;
    };
    EXPECT_EQ(pieces("UAS, held out"), 1);
    EXPECT_GT(pieces("UAS, training"), 1);
    EXPECT_GT(pieces("LAS, training"), 1);
}

} // namespace arcwright::ui::testing
