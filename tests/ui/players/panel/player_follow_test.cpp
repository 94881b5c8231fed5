// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QWheelEvent>

#include "core/bunsetsu/decoders.h"
#include "tests/core/support/sanitized.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/chart_player.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/lecture_view.h"

namespace arcwright::ui::testing {

namespace {

/// A sentence of that many bunsetsu, each on the next but one, as far as there is one.
std::string longSentence(int bunsetsu)
{
    std::string text = "# S-ID:long\n";
    for (int i = 0; i < bunsetsu; ++i) {
        const int head = i + 1 == bunsetsu ? -1 : std::min(i + (i % 2 == 0 ? 2 : 1), bunsetsu - 1);
        text += "* " + std::to_string(head) + "D\n文節" + std::to_string(i) + " a a 名詞 6 普通名詞 1 * 0 * 0\n";
    }
    return text + "EOS\n";
}

/// A chain of so many words, whose forms begin alike.
std::string chainOf(const std::string& form, int words)
{
    std::string text = "# sent_id = long\n";
    for (int word = 1; word <= words; ++word) {
        const std::string id = std::to_string(word);
        text += id + "\t" + form + id + "\t" + form + "\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + (word == 1 ? "\troot" : "\tnmod") + "\t_\t_\n";
    }
    return text + "\n";
}

std::string arabicSentence(int words)
{
    return chainOf("الكلمة", words);
}

/// As with the wheel over that place.
void turnWheel(PlayerStage& stage, QPointF place, int angle)
{
    QWheelEvent event(place, stage.viewport()->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::ControlModifier,
        Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(stage.viewport(), &event);
}

/// Counts how often it is laid out.
class CountedPlayer : public ChartPlayer {
public:
    using ChartPlayer::ChartPlayer;
    Drawing closeUp(const DrawingMetrics& metrics) const override
    {
        ++layouts;
        return ChartPlayer::closeUp(metrics);
    }

    mutable int layouts = 0;
};

/// A stage by itself, on which the words of a long sentence go along with its chart.
class LongChartOnAStage : public ::testing::Test {
protected:
    void SetUp() override
    {
        player.goTo(player.steps() / 2);
        stage.resize(700, 500);
        stage.setTheme(makeTheme(ThemeKind::Light));
        stage.setPlayer(&player);
        stage.show();
    }
    /// Where the words are laid out before any of them is moved.
    QRectF laidOut() const
    {
        FrameMaker maker(makeTheme(ThemeKind::Light));
        return maker.fitInto(player, FrameMaker::Text::Without, stage.contentsRect().size()).diagramPlace;
    }
    QScrollBar& along() { return *stage.horizontalScrollBar(); }

    CountedPlayer player{randomSource(44, 1), Decoder::Eisner};
    PlayerStage stage;
};

class FollowingSteps : public PlayerPanelTest, public ::testing::WithParamInterface<std::string> {
protected:
    /// The bunsetsu that the step is about: those of its arcs, and those that are compared.
    static std::set<int> atWork(const Player& player)
    {
        std::set<int> words;
        for (const Target& target : player.pointersTo(player.position())) {
            if (target.kind == Target::Kind::Arc)
                words.insert({target.first, target.second});
            else if (target.kind == Target::Kind::Word)
                words.insert(target.first);
        }
        words.erase(0);
        return words;
    }
    void lookCloser(QPointF place) { turnWheel(stage(), place, 600); }
    bool isInView(QPoint place) { return stage().viewport()->rect().contains(place); }
};

} // namespace

TEST_P(FollowingSteps, BringsWhatIsAtWorkIntoView)
{
    constexpr int bunsetsu = test::unlessSanitized(34, 20);
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("long.knp", longSentence(bunsetsu))));
    options.player = QString::fromStdString(GetParam());
    options.step = 0;
    start(options);
    window.resize(1000, 700);
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    int seen = 0;
    for (int step = 1; step <= player().steps(); ++step) {
        panel().side()->goTo(step);
        const std::set<int> words = atWork(player());
        // Words and chart may be too far apart for one view.
        bool isOneInView = words.empty() || stage().viewport()->rect().contains(stage().placeOfStep());
        for (const int word : words) {
            const auto inDrawing = stage().placeOf(Target::word(word));
            isOneInView = isOneInView || isInView(stage().placeOfWord(word)) || (inDrawing && isInView(*inDrawing));
        }
        ASSERT_TRUE(isOneInView) << "step " << step << " of " << player().steps();
        seen += words.empty() ? 0 : 1;
    }
    EXPECT_GT(seen, bunsetsu / 2);
}

TEST_F(PlayerPanelTest, APlayerBeginsWhereReadingBegins)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("long.conllu", arabicSentence(40))));
    options.player = QStringLiteral("eisner");
    options.step = 0;
    start(options);
    window.resize(1000, 700);
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    const QScrollBar* bar = stage().horizontalScrollBar();
    ASSERT_TRUE(waitFor([&] { return bar->maximum() > 0; }));
    EXPECT_TRUE(stage().viewport()->rect().contains(stage().placeOfWord(1))) << stage().placeOfWord(1).x();
    window.resize(1100, 720);
    QCoreApplication::processEvents();
    EXPECT_TRUE(stage().viewport()->rect().contains(stage().placeOfWord(1))) << stage().placeOfWord(1).x();
}

TEST_F(PlayerPanelTest, ALongSentenceIsLargeEnoughToBeRead)
{
    for (const char* name : {"eisner", "hill", "restarts"}) {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("long.conllu", arabicSentence(44))));
        options.player = QLatin1String(name);
        options.step = 0;
        start(options);
        window.resize(1000, 700);
        QCoreApplication::processEvents();
        ASSERT_TRUE(panel().player()) << name;
        EXPECT_GE(stage().scale(), 0.8) << name;
    }
}

TEST_F(PlayerPanelTest, WordsOfALongSentenceGoAlongWithItsChart)
{
    constexpr int words = 44;
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("long.conllu", chainOf("word", words))));
    options.player = QStringLiteral("eisner");
    options.step = 0;
    start(options);
    window.resize(1000, 700);
    QCoreApplication::processEvents();
    ASSERT_TRUE(panel().player());
    QScrollBar& bar = *stage().horizontalScrollBar();
    ASSERT_GT(bar.maximum(), 0);
    EXPECT_GT(stage().frame().diagramLayout.rows.size(), 1U);
    for (const int value : {bar.minimum(), bar.maximum() / 2, bar.maximum()}) {
        bar.setValue(value);
        for (int word = 1; word <= words; ++word) {
            const int place = stage().placeOfWord(word).x();
            EXPECT_TRUE(place > 0 && place < stage().viewport()->width()) << "at " << value << ", word " << word;
        }
    }
}

TEST_F(LongChartOnAStage, WordsStandWhereTheyWereLaidOutWhenOneLooksCloser)
{
    const QRectF place = laidOut();
    along().setValue(0);
    const double first = stage.frame().diagramPlace.left();
    along().setValue(along().maximum());
    const double last = stage.frame().diagramPlace.left();
    ASSERT_GT(last, first + 100) << "they have gone along";
    for (const int angle : {600, 45, -300}) {
        turnWheel(stage, stage.viewport()->rect().center(), angle);
        EXPECT_EQ(stage.frame().diagramPlace, place) << angle;
        along().setValue(along().maximum());
        EXPECT_EQ(stage.frame().diagramPlace, place) << "while one looks closer";
    }
    turnWheel(stage, stage.viewport()->rect().center(), -345);
    along().setValue(0);
    EXPECT_DOUBLE_EQ(stage.frame().diagramPlace.left(), first) << "as large as before they go along again";
    turnWheel(stage, stage.viewport()->rect().center(), -120);
    EXPECT_EQ(stage.frame().diagramPlace, place);
    constexpr int farthest = 100 * 120;
    turnWheel(stage, {}, farthest);
    turnWheel(stage, {}, -13 * 120);
    along().setValue(along().maximum());
    EXPECT_DOUBLE_EQ(stage.frame().diagramPlace.left(), last) << "so many notches are as many back";
}

/// In the middle of a chart of many words it was out of sight while one watched its beginning.
TEST_F(LongChartOnAStage, TheSumIsSeenUnderWhatIsLookedAt)
{
    const auto seen = [this] {
        const QRectF place = stage.frame().closeUpPlace;
        return QRectF(place.topLeft() * stage.scale() - QPointF(along().value(), stage.verticalScrollBar()->value()),
            place.size() * stage.scale());
    };
    ASSERT_GT(along().maximum(), 0);
    ASSERT_FALSE(stage.frame().closeUpPlace.isEmpty());
    for (const int value : {0, along().maximum() / 2, along().maximum()}) {
        along().setValue(value);
        EXPECT_GE(seen().left(), -1) << value;
        EXPECT_LE(seen().right(), stage.viewport()->width() + 1) << value;
    }
    for (const int step : {1, 2, 40, 80}) { // of the lowest rows
        player.goTo(step);
        stage.refresh();
        EXPECT_TRUE(QRectF(stage.viewport()->rect()).adjusted(-1, -1, 1, 1).contains(seen())) << step;
    }
    turnWheel(stage, stage.viewport()->rect().center(), 600);
    const QRectF place = stage.frame().closeUpPlace;
    along().setValue(0);
    EXPECT_EQ(stage.frame().closeUpPlace, place) << "while one looks closer it stands where it was laid out";
}

TEST_F(LongChartOnAStage, AWordThatIsPointedAtStaysWhenItIsPutWhereItBelongs)
{
    for (const bool isAtTheEnd : {false, true}) {
        for (const int word : {1, 20, 44}) {
            along().setValue(isAtTheEnd ? along().maximum() : 0);
            stage.verticalScrollBar()->setValue(0);
            const QPoint place = stage.placeOfWord(word);
            turnWheel(stage, place, 240);
            EXPECT_NEAR(stage.placeOfWord(word).x(), place.x(), 2) << word << (isAtTheEnd ? " at the end" : "");
            turnWheel(stage, place, -240);
        }
    }
}

TEST_F(LongChartOnAStage, StepsAreLaidOutOnceAndWhereTheyAreSeen)
{
    constexpr int most = 6; // one row, four widths of rows, and one that is scrolled
    EXPECT_LE(player.layouts, most);
    player.layouts = 0;
    stage.refresh();
    EXPECT_EQ(player.layouts, 1) << "the step alone";
    stage.setText(FrameMaker::Text::Without);
    EXPECT_EQ(player.layouts, 1) << "the same text";
    stage.hide();
    stage.setTheme(makeTheme(ThemeKind::Dark));
    stage.setText(FrameMaker::Text::With, QStringLiteral("heading"));
    stage.setPlayer(&player);
    stage.refresh();
    stage.resize(800, 600);
    EXPECT_EQ(player.layouts, 1) << "nobody sees it";
    EXPECT_TRUE(stage.frame().size.isEmpty());
    stage.grab(); // even painted it is no error
    player.layouts = 0;
    stage.show();
    EXPECT_FALSE(stage.frame().size.isEmpty());
    EXPECT_LE(player.layouts, most);
    player.layouts = 0;
    stage.hide();
    stage.show();
    EXPECT_EQ(player.layouts, 0) << "nothing is new";
}

TEST_F(LongChartOnAStage, WhatFitsIsLaidOutOnce)
{
    CountedPlayer small{randomSource(4, 1), Decoder::Eisner};
    stage.setPlayer(&small);
    EXPECT_EQ(small.layouts, 1);
    stage.resize(720, 520);
    EXPECT_EQ(small.layouts, 2);
    stage.setPlayer(nullptr);
}

TEST_F(PlayerPanelTest, ALectureGoesOnWithPlayersThatAreMadeAnew)
{
    watch("eisner");
    ASSERT_TRUE(panel().choosePlayerBeside(QStringLiteral("hill")));
    key(Qt::Key_F11);
    auto* lecture = window.findChild<LectureView*>();
    ASSERT_NE(lecture, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(lecture));
    window.browser()->setCurrentSentence(1);
    QCoreApplication::processEvents();
    ASSERT_EQ(player().words().size(), 3);
    EXPECT_EQ(lecture->stage()->frame().diagram.words.size(), 3U);
    EXPECT_EQ(lecture->besideStage()->frame().diagram.words.size(), 3U);
    QTest::keyClick(lecture, Qt::Key_End);
    EXPECT_TRUE(lecture->pane()->words()->plainText().contains(player().headline(player().steps())));
    const QPointer<LectureView> open = lecture;
    QTest::keyClick(lecture, Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return open.isNull(); }));
}

TEST_P(FollowingSteps, LookingCloserKeepsWhatIsPointedAt)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("long.knp", longSentence(20))));
    options.player = QString::fromStdString(GetParam());
    options.step = 9;
    start(options);
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    const QPoint place = stage().placeOfWord(17);
    const int first = stage().placeOfWord(1).x();
    lookCloser(place);
    EXPECT_LT(stage().placeOfWord(1).x(), first) << "it is larger";
    EXPECT_NEAR(stage().placeOfWord(17).x(), place.x(), 2);
    const QScrollBar& bar = *stage().verticalScrollBar();
    if (bar.value() > 0 && bar.value() < bar.maximum()) { // else it is in the middle, at the top or at the bottom
        EXPECT_NEAR(stage().placeOfWord(17).y(), place.y(), 2);
    }
}

/// Scroll bars that come, as they do when somebody looks closer, must not lay the step out otherwise: it might fit
/// without them then, so that they would go and come without end.
TEST_P(FollowingSteps, IsLaidOutForTheStageWhateverScrollBarsThereAre)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("long.knp", longSentence(20))));
    options.player = QString::fromStdString(GetParam());
    options.step = 9;
    start(options);
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    const auto sizes = [&] {
        std::vector<QSizeF> all;
        for (int width = 150; width < 1300; width += test::unlessSanitized(43, 301)) {
            for (int height = 60; height < 800; height += test::unlessSanitized(31, 217)) {
                stage().resize(width, height);
                all.push_back(stage().frame().size);
            }
        }
        return all;
    };
    const std::vector<QSizeF> whole = sizes();
    lookCloser(stage().viewport()->rect().center());
    EXPECT_TRUE(whole == sizes());
}

TEST_F(PlayerPanelTest, FindsItsSizeInEveryWindow)
{
    watch("eisner");
    for (int width = 640; width < 1000; width += test::unlessSanitized(11, 77)) {
        for (int height = 420; height < 800; height += test::unlessSanitized(19, 133)) {
            window.resize(width, height);
            QCoreApplication::processEvents();
        }
    }
    EXPECT_FALSE(stage().frame().size.isEmpty());
}

INSTANTIATE_TEST_SUITE_P(Bunsetsu, FollowingSteps, ::testing::ValuesIn([] {
    std::vector<std::string> names;
    for (const BunsetsuDecoderRow& row : bunsetsuDecoderTable)
        names.emplace_back(row.name);
    return names;
}()),
    [](const auto& info) {
        std::string name = info.param;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

} // namespace arcwright::ui::testing
