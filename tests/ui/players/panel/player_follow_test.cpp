// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QWheelEvent>

#include "core/bunsetsu/decoders.h"
#include "tests/ui/players/player_panel_fixture.h"

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

/// A chain of so many Arabic words.
std::string arabicSentence(int words)
{
    std::string text = "# sent_id = long\n";
    for (int word = 1; word <= words; ++word) {
        const std::string id = std::to_string(word);
        text += id + "\tالكلمة" + id + "\tكلمة\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + (word == 1 ? "\troot" : "\tnmod") + "\t_\t_\n";
    }
    return text + "\n";
}

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
    /// As with the wheel over that place, five notches.
    void lookCloser(QPointF place)
    {
        QWheelEvent event(place, stage().viewport()->mapToGlobal(place), {}, {0, 600}, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(stage().viewport(), &event);
    }
    bool isInView(QPoint place) { return stage().viewport()->rect().contains(place); }
};

} // namespace

TEST_P(FollowingSteps, BringsWhatIsAtWorkIntoView)
{
    constexpr int bunsetsu = 34;
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
        for (int width = 150; width < 1300; width += 43) {
            for (int height = 60; height < 800; height += 31) {
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
    for (int width = 640; width < 1000; width += 11) {
        for (int height = 420; height < 800; height += 19) {
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
