// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>
#include <gtest/gtest.h>

#include "tests/ui/players/export/export_fixture.h"
#include "tests/ui/players/letter_device.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/handout_pages.h"

namespace arcwright::ui::testing {
namespace {

/// Sees what is written on pages.
class WatchedPages : public QPdfWriter {
public:
    struct Seen {
        LetterEngine engine;
        int pages = 1;
        int firstPage = 0; ///< how many texts are on it
    };
    WatchedPages(QIODevice* device, Seen& seen) : QPdfWriter(device), m_seen(seen) { }
    QPaintEngine* paintEngine() const override { return &m_seen.engine; }
    bool newPage() override
    {
        if (m_seen.pages++ == 1)
            m_seen.firstPage = static_cast<int>(m_seen.engine.written.size());
        m_seen.engine.beginPage();
        return true;
    }

private:
    Seen& m_seen;
};

struct SharedPagesTest : ::testing::Test {
    Theme theme = makeTheme(ThemeKind::Light);
    FrameMaker paper{theme, mostHandoutWidth(), FrameMaker::Medium::Paper};
    QBuffer nothing;
    std::unique_ptr<WatchedPages::Seen> seen = std::make_unique<WatchedPages::Seen>();
    QStringList told; ///< what the stops say

    struct Stop {
        const char* name;
        int words;
        int step;
        const char* beside = nullptr;
    };

    SharedPagesTest() { nothing.open(QIODevice::WriteOnly); }

    void print(const std::vector<Stop>& stops, const StopWords& words = lessonWords())
    {
        HandoutPages pages(paper, QStringLiteral("A lecture"), 0, std::make_unique<WatchedPages>(&nothing, *seen));
        for (std::size_t i = 0; i < stops.size(); ++i) {
            const Stop& stop = stops[i];
            const auto first = make(stop.name, randomSource(stop.words, 1));
            first->goTo(std::min(stop.step, first->steps()));
            std::vector<const Player*> players{first.get()};
            std::unique_ptr<Player> second;
            StopHead head;
            if (stop.beside != nullptr) {
                second = make(stop.beside, randomSource(stop.words, 1));
                second->goTo(second->steps());
                players.push_back(second.get());
                head.names = {QStringLiteral("One"), QStringLiteral("Two")};
            }
            head.words = words;
            head.shown = 1;
            head.lesson = {QStringLiteral("A lecture"), QStringLiteral("Algorithm"), static_cast<int>(i) + 1,
                static_cast<int>(stops.size()), {QStringLiteral("Beginning"), QStringLiteral("Ending")}};
            pages.beginStop(head);
            pages.add(players);
            for (const Player* player : players)
                told << explanationHtml(*player, theme);
            told << words.text << words.question;
        }
        pages.finished();
    }

    /// Words are painted in pieces where their letters become bold.
    static std::map<QString, int> wordsIn(const QStringList& texts)
    {
        static const QRegularExpression between(QStringLiteral("\\W+"), QRegularExpression::UseUnicodePropertiesOption);
        std::map<QString, int> words;
        for (const QString& word : texts.join(u' ').split(between, Qt::SkipEmptyParts))
            ++words[word];
        return words;
    }

    void expectNothingIsLost()
    {
        QStringList plain;
        for (const QString& html : told) {
            QTextDocument document;
            document.setHtml(html);
            plain << document.toPlainText();
        }
        const std::map<QString, int> written = wordsIn(seen->engine.written);
        for (const auto& [word, times] : wordsIn(plain)) {
            const auto found = written.find(word);
            EXPECT_GE(found == written.end() ? 0 : found->second, times) << word.toStdString();
        }
        EXPECT_TRUE(seen->engine.cut.isEmpty()) << seen->engine.cut.join(u'|').toStdString();
        EXPECT_TRUE(seen->engine.overwritten.isEmpty()) << seen->engine.overwritten.join(u'/').toStdString();
    }
};

TEST_F(SharedPagesTest, StopsThatShareAPageDoNotOverlapAndSayAll)
{
    print({{"eisner", 4, 16}, {"eisner", 4, 99}, {"cle", 5, 6}, {"arc-eager", 5, 7}, {"cle", 5, 99, "eisner"},
        {"arc-standard", 5, 2}});
    expectNothingIsLost();
    EXPECT_LE(seen->pages, 3) << "half of each was empty";
}

/// Arcs ended in the air, so that another stop had room on the page.
TEST_F(SharedPagesTest, NoSentenceIsDividedForAnotherStop)
{
    print({{"cle", 8, 6}, {"hill", 8, 2}});
    std::map<QString, std::set<int>> lines;
    for (std::size_t i = 0; i < seen->engine.writtenAt.size(); ++i)
        lines[seen->engine.written[static_cast<qsizetype>(i)]].insert(qRound(seen->engine.writtenAt[i].bottom()));
    ASSERT_FALSE(lines[QStringLiteral("w1")].empty());
    EXPECT_EQ(lines[QStringLiteral("w1")], lines[QStringLiteral("w8")]);
}

TEST_F(SharedPagesTest, LettersOnPaperAreSixPoints)
{
    print({{"cle", 5, 99, "eisner"}, {"eisner", 5, 20}, {"arc-eager", 5, 7}, {"hill", 6, 3}});
    constexpr double sixPoints = 8; // pixels of which an inch has 96
    EXPECT_GE(seen->engine.least, sixPoints - 0.01) << seen->engine.smallest.toStdString();
}

/// They stood over every page of a stop that has more steps than a page has room for.
TEST_F(SharedPagesTest, TheStopsOfALessonAreListedOnce)
{
    const auto player = make("eisner", randomSource(4, 1));
    HandoutPages pages(paper, QStringLiteral("A lecture"), 0, std::make_unique<WatchedPages>(&nothing, *seen));
    StopHead head;
    head.words = lessonWords();
    head.shown = 8;
    head.lesson = {QStringLiteral("A lecture"), QStringLiteral("Algorithm"), 1, 2,
        {QStringLiteral("Beginning"), QStringLiteral("Ending")}};
    pages.beginStop(head);
    for (int step = 1; step <= head.shown; ++step) {
        player->goTo(step);
        pages.add({player.get()});
        told << explanationHtml(*player, theme);
    }
    pages.finished();
    EXPECT_GE(seen->pages, 3);
    EXPECT_EQ(seen->engine.written.filter(QStringLiteral("Ending")).size(), 1);
    EXPECT_EQ(seen->engine.written.filter(QStringLiteral("closely")).size(), seen->pages) << "its words on all pages";
    expectNothingIsLost();
}

/// Half of its page was empty.
TEST_F(SharedPagesTest, AStopThatHasAPageAloneFillsIt)
{
    print({{"cle", 8, 6}, {"hill", 8, 2}});
    ASSERT_EQ(seen->pages, 2);
    double first = 0; // as low as it is written
    double second = 0;
    for (int i = 0; i < static_cast<int>(seen->engine.writtenAt.size()); ++i) {
        double& lowest = i < seen->firstPage ? first : second;
        const QString& text = seen->engine.written[i];
        if (!text.contains(QStringLiteral("A lecture"))
            && text.size() > 2) // which stands below each page, with its number
            lowest = std::max(lowest, seen->engine.writtenAt[static_cast<std::size_t>(i)].bottom());
    }
    constexpr double pageHeight = 1009; // pixels of A4 between its margins
    EXPECT_GT(first, 0.55 * pageHeight);
    EXPECT_GT(second, 0.55 * pageHeight);
}

/// A stop with a picture is told on a page before its step: the title came after that.
TEST_F(SharedPagesTest, TheTitleOfALessonIsTheFirstThatIsRead)
{
    StopWords words = lessonWords();
    for (int paragraph = 0; paragraph < 60; ++paragraph)
        words.text += QStringLiteral("<p>Paragraph %1 of a long story.</p>").arg(paragraph);
    for (const bool isLong : {false, true}) {
        seen = std::make_unique<WatchedPages::Seen>();
        print({{"cle", 4, 3}, {"cle", 4, 5}}, isLong ? words : lessonWords());
        EXPECT_EQ(seen->engine.written.filter(QStringLiteral("Beginning")).size(), 1) << isLong;
        const QStringList& written = seen->engine.written;
        const auto at = [&](const char* text) {
            const auto found = std::find_if(
                written.begin(), written.end(), [&](const QString& one) { return one.contains(QLatin1String(text)); });
            return static_cast<int>(found - written.begin());
        };
        EXPECT_LT(at("A lecture"), at("Beginning")) << isLong;
        EXPECT_LT(at("Ending"), at("closely")) << isLong;
        EXPECT_TRUE(seen->pages == 1 || at("Ending") < seen->firstPage) << isLong;
    }
}

} // namespace
} // namespace arcwright::ui::testing
