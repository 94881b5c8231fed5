// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/sibling_matrix.h"

#include <QAbstractItemModel>
#include <QComboBox>
#include <QKeyEvent>

#include "core/decoding/eisner2.h"
#include "tests/ui/players/player_panel_fixture.h"
#include "ui/players/panel/score_matrix.h"
#include "ui/players/panel/stop_of_panel.h"

namespace arcwright::ui::testing {
namespace {

/// The pairs that the cells stand for are those of the definition, tried out one by one.
TEST(SiblingMatrixTest, CellsThatCanBeTypedIntoArePairs)
{
    constexpr int words = 4;
    Sentence sentence;
    for (int word = 1; word <= words; ++word)
        sentence.tokens.emplace_back().form = "w" + std::to_string(word);
    SiblingMatrix matrix;
    matrix.setScores({}, PlayerWords(sentence));
    ASSERT_EQ(matrix.head()->count(), words + 1);
    QAbstractItemModel& model = *matrix.table()->model();
    for (int head = 0; head <= words; ++head) {
        matrix.head()->setCurrentIndex(head);
        for (int sibling = 0; sibling <= words; ++sibling) {
            for (int dependent = 1; dependent <= words; ++dependent) {
                const bool isOneSide = (sibling > head) == (dependent > head);
                const bool isNearer = std::abs(sibling - head) < std::abs(dependent - head);
                const bool isThere = dependent != head
                    && (sibling == 0 || (sibling != head && sibling != dependent && isOneSide && isNearer));
                const QModelIndex cell = model.index(sibling, dependent - 1);
                EXPECT_EQ(bool(model.flags(cell) & Qt::ItemIsEditable), isThere) << head << sibling << dependent;
                EXPECT_EQ(model.setData(cell, QStringLiteral("2,5")), isThere);
            }
        }
    }
    for (const auto& [pair, score] : matrix.scores()) {
        EXPECT_TRUE(isPair(pair));
        EXPECT_EQ(score, 2.5F);
    }
    matrix.head()->setCurrentIndex(0);
    EXPECT_FALSE(model.setData(model.index(0, 0), QStringLiteral("many")));
    EXPECT_TRUE(model.setData(model.index(0, 0), QString()));
    EXPECT_EQ(matrix.scores().at({0, 0, 1}), forbiddenScore) << "nothing is typed: it may not be";
    EXPECT_TRUE(model.setData(model.index(0, 0), QStringLiteral("0")));
    EXPECT_FALSE(matrix.scores().contains({0, 0, 1}));
}

/// A minus plays slower elsewhere in the panel: below zero nothing could be typed.
TEST(SiblingMatrixTest, KeysThatWriteAreTheTables)
{
    SiblingMatrix matrix;
    for (const int key : {int(Qt::Key_Minus), int(Qt::Key_3), int(Qt::Key_Home), int(Qt::Key_Left)}) {
        const QString text = key == Qt::Key_Minus ? QStringLiteral("-")
            : key == Qt::Key_3                    ? QStringLiteral("3")
                                                  : QString();
        QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::NoModifier, text);
        asked.ignore();
        QCoreApplication::sendEvent(matrix.table(), &asked);
        EXPECT_TRUE(asked.isAccepted()) << key;
    }
    QKeyEvent play(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
    play.ignore();
    QCoreApplication::sendEvent(matrix.table(), &play);
    EXPECT_FALSE(play.isAccepted()) << "which plays";
}

TEST_F(PlayerPanelTest, TablesBeginWithTheScoresThatWereDrawnAndShowAllColumns)
{
    window.resize(1280, 800);
    watch("eisner2");
    const auto best = [&] {
        const auto source = panel().source();
        std::vector<int> heads;
        return Eisner2().decode(scoresFor(*source, Decoder::Eisner2).parts().secondOrder, RootPolicy::Single, heads);
    };
    const auto drawn = best();
    ASSERT_TRUE(drawn);
    panel().setOrigin(ScoreOrigin::Typed);
    EXPECT_NEAR(*best(), *drawn, 0.1);
    QCoreApplication::processEvents();
    const int wanted = std::min(panel().siblings()->table()->wholeWidth(), panel().width() / 3);
    EXPECT_NEAR(panel().siblings()->width(), wanted, 2); // handles take their part
}

TEST_F(PlayerPanelTest, ScoresOfSiblingsAreTypedAndKept)
{
    watch("eisner2");
    panel().setOrigin(ScoreOrigin::Typed);
    ASSERT_TRUE(panel().siblings()->isVisible());
    const auto scoreOf = [&] {
        std::vector<int> heads;
        const auto source = panel().source();
        return Eisner2().decode(scoresFor(*source, Decoder::Eisner2).parts().secondOrder, RootPolicy::Single, heads);
    };
    const auto before = scoreOf();
    ASSERT_TRUE(before);
    constexpr int bonus = 500;
    panel().siblings()->head()->setCurrentIndex(2);
    QAbstractItemModel& model = *panel().siblings()->table()->model();
    ASSERT_TRUE(model.setData(model.index(0, 0), bonus)); // the first word first under the second
    ASSERT_TRUE(waitFor([&] { return panel().player() != nullptr; }));
    EXPECT_GT(*scoreOf(), *before + bonus / 2);
    const auto hasArc = [](const Arc& arc) { return arc.head == 2 && arc.dependent == 1; };
    player().goTo(player().steps());
    const std::vector<Arc> arcs = player().arcs();
    EXPECT_TRUE(std::any_of(arcs.begin(), arcs.end(), hasArc)) << "the algorithm goes by it";
    const auto stop = stopOf(panel());
    ASSERT_TRUE(stop);
    LessonSeries series;
    series.stops.push_back(*stop);
    const auto read = parseLessonSeries(textOf(series), "x");
    ASSERT_TRUE(read) << read.error().member;
    SecondOrderScores pairs = read->stops[0].scores->secondOrder;
    const float* kept = siblingScore(pairs, {2, 0, 1});
    ASSERT_NE(kept, nullptr);
    EXPECT_EQ(*kept, bonus) << "saved in the lesson";
    ASSERT_TRUE(panel().choosePlayer(QStringLiteral("cle")));
    EXPECT_FALSE(panel().siblings()->isVisible()) << "it scores none";
}

} // namespace
} // namespace arcwright::ui::testing
