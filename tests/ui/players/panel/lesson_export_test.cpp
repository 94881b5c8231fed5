// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_export.h"

#include <map>

#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/transition_player.h"
#include "ui/players/panel/stop_words_of.h"

namespace arcwright::ui::testing {
namespace {

Lesson stopOn(const char* player, int words, const char* beside = "")
{
    Lesson stop;
    stop.title = std::string("Stop of ") + player;
    stop.text = std::string("A *word* & <b>another</b>.");
    stop.question = std::string("Which one?");
    stop.player = player;
    stop.beside = beside;
    stop.step = 1;
    stop.sentence = sentenceOf(words);
    stop.scores = randomPartScores(words, 1, RootPolicy::Single);
    return stop;
}

struct LessonExportTest : ::testing::Test {
    std::map<QString, QByteArray> files;
    LessonSeries series{"week1", std::string("Week <1>"), {stopOn("cle", 3), stopOn("eisner", 3, "cle")}};

    tl::expected<int, QString> save(StepFormat format, const char* path, const StepExport::Progress& progress = {})
    {
        const auto write = [this](const QString& name, const QByteArray& bytes, Links) {
            files[name] = bytes;
            return Result<void>();
        };
        return exportLesson(
            series, {StepChoice::Main, format}, makeTheme(ThemeKind::Light), QLatin1String(path), write, progress);
    }
};

TEST_F(LessonExportTest, APageHasAllStopsWithTheirWords)
{
    ASSERT_EQ(save(StepFormat::Page, "a.html"), 1);
    const QString page = QString::fromUtf8(files[QStringLiteral("a.html")]);
    QXmlStreamReader reader(page);
    int sections = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            sections += reader.attributes().value(QStringLiteral("class")) == u"stop" ? 1 : 0;
    }
    EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
    EXPECT_EQ(sections, 2);
    EXPECT_TRUE(page.contains(QStringLiteral("<h1>Week &lt;1&gt;</h1>")));
    EXPECT_TRUE(page.contains(QStringLiteral("<option value=\"1\">2. Stop of eisner</option>")));
    EXPECT_EQ(page.count(QStringLiteral("&lt;b&gt;another&lt;/b&gt;")), 2);
    EXPECT_EQ(page.count(QStringLiteral("{\"start\":1,")), 2) << "where each stop opens";
}

TEST_F(LessonExportTest, SaysWhichStopCannotBePlayed)
{
    series.stops.back().player = "tournament";
    const auto saved = save(StepFormat::Page, "a.html");
    ASSERT_FALSE(saved);
    EXPECT_TRUE(saved.error().startsWith(QStringLiteral("Stop 2: "))) << qPrintable(saved.error());
    EXPECT_TRUE(files.empty());
}

TEST_F(LessonExportTest, CanBeBrokenOff)
{
    int told = 0;
    const auto saved = save(StepFormat::Page, "a.html", [&](int done, int all) {
        EXPECT_LE(done, all);
        return ++told < 2;
    });
    EXPECT_EQ(saved, 0);
    EXPECT_TRUE(files.empty());
}

TEST(StopWordsTest, KeepWhatMarkdownMeansAndNothingElse)
{
    const QString html = plainHtmlOfMarkdown(QStringLiteral(
        "# Head\n\nOne **bold**, *slanted* `code`, [bad](javascript:alert) [good](https://example.org/?a=1&b=2)\n\n"
        "- a\n- b & <script>x</script>\n\n![p](file:///etc/passwd)\n\n| x | y |\n|---|---|\n| 1 | 2 |\n"));
    QXmlStreamReader reader(QStringLiteral("<div>%1</div>").arg(html));
    while (!reader.atEnd())
        reader.readNext();
    EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString()) << qPrintable(html);
    EXPECT_TRUE(html.contains(QStringLiteral("font-weight")));
    EXPECT_TRUE(html.contains(QStringLiteral("font-style:italic")));
    EXPECT_TRUE(html.contains(QStringLiteral("monospace")));
    EXPECT_TRUE(html.contains(QStringLiteral("href=\"https://example.org/?a=1&amp;b=2\"")));
    EXPECT_TRUE(html.contains(QStringLiteral("<li")));
    EXPECT_TRUE(html.contains(QStringLiteral("<td")));
    for (const char* gone : {"javascript", "<script", "<img", "passwd\"", "color", "<h1", "margin"})
        EXPECT_FALSE(html.contains(QLatin1String(gone))) << gone << '\n' << qPrintable(html);
}

/// "What comes next?" stood above the answer.
TEST_F(LessonExportTest, AStopThatAsksDoesNotShowWhatComesNext)
{
    series.stops = {stopOn("arc-standard", 4)};
    series.stops.front().step = 2;
    const auto exported = [&](const char* question, StepFormat format) {
        series.stops.front().question = std::string(question);
        files.clear();
        const auto write = [this](const QString& name, const QByteArray& bytes, Links) {
            files[name] = bytes;
            return Result<void>();
        };
        EXPECT_TRUE(exportLesson(
            series, {StepChoice::Current, format}, makeTheme(ThemeKind::Light), QStringLiteral("a"), write, {}));
        return QString::fromUtf8(files.begin()->second);
    };
    const auto players = playersOf(series.stops.front());
    ASSERT_TRUE(players);
    const auto& player = dynamic_cast<const TransitionPlayer&>(*players->first);
    QStringList scores;
    for (const TransitionOption& option : player.options()) {
        if (!option.score.isEmpty() && !option.isHopeless)
            scores << option.score;
    }
    ASSERT_FALSE(scores.isEmpty());
    for (const StepFormat format : {StepFormat::Svg, StepFormat::HandoutHtml, StepFormat::Tikz, StepFormat::Page}) {
        const auto texts = [&](const QString& file) {
            qsizetype found = 0;
            for (const QString& score : scores)
                found += file.count(QStringLiteral(">%1<").arg(score)) + file.count(QStringLiteral(" %1}}").arg(score))
                    + file.count(QStringLiteral("\"%1\"").arg(score));
            return found;
        };
        EXPECT_LT(texts(exported("Which one?", format)), texts(exported("", format))) << static_cast<int>(format);
    }
}

} // namespace
} // namespace arcwright::ui::testing
