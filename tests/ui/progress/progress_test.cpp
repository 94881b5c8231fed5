// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QTabWidget>

#include "core/base/journal_path.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/category_chart.h"
#include "ui/analysis/figure_table.h"
#include "ui/progress/progress_page.h"
#include "ui/progress/progress_texts.h"
#include "ui/shell/train_page.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class ProgressOfAnnotation : public WindowTest {
protected:
    ~ProgressOfAnnotation() override { std::filesystem::remove(effortPath(folder.file("small.conllu"))); }

    ProgressPage& page() { return *window.trainPage()->progress(); }
    std::vector<SentenceEffort> efforts() { return effortsOf(workspace().treebank()).value(); }
    void showProgress()
    {
        window.workplaces().go(WorkplaceId::Train);
        window.trainPage()->tabs()->setCurrentWidget(&page());
        ASSERT_TRUE(waitFor([&] { return !page().isBusy() && page().progress().sentences > 0; }));
    }
    QString summary() { return page().findChild<QLabel*>(QStringLiteral("progressSummary"))->text(); }
};

} // namespace

TEST_F(ProgressOfAnnotation, KeysAndCorrectionsAreCountedUntilASentenceIsConfirmed)
{
    startWith(smallTreebank);
    canvas().setFocus();
    select(4); // four keys
    key(Qt::Key_BracketLeft); // one correction
    key(Qt::Key_Shift); // is no key by itself
    click(word(2));
    EXPECT_TRUE(efforts().empty()) << "nothing is confirmed";
    key(Qt::Key_C);
    const auto recorded = efforts();
    ASSERT_EQ(recorded.size(), 1U);
    EXPECT_EQ(recorded[0].keys, 4 + 1 + 1);
    EXPECT_EQ(recorded[0].clicks, 1);
    EXPECT_EQ(recorded[0].corrected, 1);
    EXPECT_EQ(recorded[0].words, 6);
    EXPECT_EQ(recorded[0].suggested, 0) << "there is no parser";
    EXPECT_FALSE(recorded[0].by.author.empty());
    key(Qt::Key_C); // not confirmed any more
    EXPECT_EQ(efforts().size(), 1U);
}

TEST_F(ProgressOfAnnotation, SuggestionsCountThatAModelMadeOfWhatItHasNotSeen)
{
    startWith(smallTreebank);
    const auto model = modelOf(workspace().treebank(), 3);
    settled.clear();
    window.learning().useModel(model, QStringLiteral("seen.arcmodel"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    canvas().setFocus();
    key(Qt::Key_C);
    ASSERT_EQ(efforts().size(), 1U);
    EXPECT_EQ(efforts()[0].suggested, 0) << "the model was trained on the sentence";
}

TEST_F(ProgressOfAnnotation, ThePageTellsHowFarItIsAndFollows)
{
    startWith(smallTreebank);
    showProgress();
    EXPECT_TRUE(summary().startsWith(QStringLiteral("No sentence is confirmed yet"))) << qPrintable(summary());
    EXPECT_FALSE(page().findChild<CategoryChart*>()->isVisible()) << "a chart with nothing to show is not there";
    window.workplaces().go(WorkplaceId::Annotate);
    canvas().setFocus();
    key(Qt::Key_C);
    showProgress();
    ASSERT_TRUE(waitFor([&] { return page().progress().confirmedSentences == 1; }));
    EXPECT_TRUE(summary().startsWith(QStringLiteral("1 of 3 sentences confirmed, 6 of 11 words")))
        << qPrintable(summary());
    EXPECT_TRUE(page().findChild<CategoryChart*>()->isVisible());
    EXPECT_EQ(page().findChild<FigureTable*>()->model()->rowCount(), 1);
    window.workspace().undo();
    ASSERT_TRUE(waitFor([&] { return page().progress().confirmedSentences == 0; })) << "the page follows";
}

TEST(ProgressTexts, ADayOfTwoAnnotatorsHasABarForEach)
{
    AnnotationProgress progress;
    progress.sentences = 4;
    progress.words = 40;
    progress.confirmedSentences = 3;
    progress.confirmedWords = 30;
    progress.days = {{20'000, "ann", 1, 10, {}}, {20'000, "ben", 1, 12, {}}, {20'001, "ben", 1, 8, {}}};
    progress.secondsToEnd = 5400;
    const ChartContent chart = wordsByDay(progress);
    ASSERT_EQ(chart.categories.size(), 2);
    ASSERT_EQ(chart.series.size(), 2U);
    EXPECT_EQ(chart.series[0].points[0]->value, 10);
    EXPECT_FALSE(chart.series[0].points[1].has_value());
    EXPECT_EQ(chart.series[1].points[1]->value, 8);
    EXPECT_TRUE(progressSummary(progress).endsWith(QStringLiteral("the rest takes 1.5 hours of work.")))
        << qPrintable(progressSummary(progress));
    EXPECT_TRUE(effortSummary(progress).isEmpty()) << "nothing was counted here";
    EXPECT_TRUE(suggestionsInTime(progress).isEmpty());
}

} // namespace arcwright::ui::testing
