// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a player's steps: read as XML, its pictures put together as its script does, and in a browser where one
// is installed.
#include "ui/players/export/step_page.h"

#include <algorithm>
#include <set>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/core/support/browser.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/all_steps.h"
#include "ui/players/export/step_export.h"

namespace arcwright::ui::testing {
namespace {

const QString bad = QStringLiteral("<script>document.body.textContent='gone'</script>");

/// Forms that try to be more than text.
PlayerSource hostileSource()
{
    PlayerSource source = randomSource(5, 3);
    auto sentence = std::make_shared<Sentence>(*source.sentence);
    const std::string forms[] = {bad.toStdString(), "\"'onload='x'>&amp;&lt;", "]]>--></svg></style></script><!--",
        "a\x01\x1b\xef\xbf\xbf%1%2b", "<img src=x onerror=alert(1)>"};
    for (std::size_t i = 0; i < sentence->tokens.size(); ++i)
        sentence->tokens[i].form = forms[i];
    source.sentence = sentence;
    return source;
}

QByteArray pageOf(Player& player, StepChoice choice = StepChoice::All, const QString& title = QStringLiteral("Title"))
{
    return StepExport(makeTheme(ThemeKind::Light), title)
        .document(player, positionsOf(player, choice), StepFormat::Page);
}

/// Names of elements, each as often as it is there; empty where the page is not well-formed.
QStringList elementsOf(const QByteArray& page)
{
    QStringList names;
    QXmlStreamReader reader(page);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement)
            names << reader.name().toString();
    }
    return reader.hasError() ? QStringList() : names;
}

QJsonObject dataOf(const QByteArray& page)
{
    const QByteArray begin = "id=\"data\">";
    const auto from = page.indexOf(begin) + begin.size();
    return QJsonDocument::fromJson(page.mid(from, page.indexOf("</script>", from) - from)).object();
}

std::vector<int> applied(const std::vector<int>& before, const std::vector<int>& change)
{
    std::vector<int> after;
    std::size_t read = 0;
    for (std::size_t i = 0; i < change.size();) {
        for (int keep = change[i]; keep > 0; --keep)
            after.push_back(before.at(read++));
        read += static_cast<std::size_t>(change[i + 1]);
        const auto added = change.begin() + static_cast<std::ptrdiff_t>(i) + 3;
        after.insert(after.end(), added, added + change[i + 2]);
        i += 3 + static_cast<std::size_t>(change[i + 2]);
    }
    after.insert(after.end(), before.begin() + static_cast<std::ptrdiff_t>(read), before.end());
    return after;
}

/// The texts of the pictures of a stop, step by step, as the page's script puts them together.
std::vector<QStringList> picturesOf(const QJsonObject& data, int stop = 0)
{
    const QJsonArray parts = data[QStringLiteral("parts")].toArray();
    std::vector<QStringList> pictures;
    std::vector<int> numbers;
    for (const QJsonValue& step : data[QStringLiteral("stops")][stop][QStringLiteral("steps")].toArray()) {
        std::vector<int> change;
        for (const QJsonValue& number : step[QStringLiteral("parts")].toArray())
            change.push_back(number.toInt());
        numbers = applied(numbers, change);
        QStringList& texts = pictures.emplace_back();
        for (const int number : numbers) {
            if (const QJsonArray part = parts[number].toArray(); part.size() == 5)
                texts << part[4].toString();
        }
    }
    return pictures;
}

RC_GTEST_PROP(StepPageTest, AChangeLeadsFromOneListToTheOther, ())
{
    const auto some = rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
    const std::vector<int> before = *some;
    const std::vector<int> after = *some;
    RC_ASSERT(applied(before, changeBetween(before, after)) == after);
    RC_ASSERT(
        changeBetween(before, before).empty() || before.size() > std::set<int>(before.begin(), before.end()).size());
}

TEST(StepPageTest, EveryStepIsThereWithItsPictureAndItsWords)
{
    for (const char* name : {"eisner", "eisner2", "cle", "hill", "arc-eager", "matrix-tree"}) {
        const auto player = make(name, randomSource(4, 2));
        player->goTo(2);
        const QByteArray page = pageOf(*player);
        EXPECT_EQ(player->position(), 2) << "the player is where it was";
        EXPECT_FALSE(page.contains("#lesson section {")) << "it would show stops that are hidden";
        EXPECT_FALSE(elementsOf(page).isEmpty()) << name << " is not well-formed";
        const QJsonObject data = dataOf(page);
        const QJsonObject stop = data[QStringLiteral("stops")][0].toObject();
        const QJsonArray steps = stop[QStringLiteral("steps")].toArray();
        ASSERT_EQ(steps.size(), player->steps() + 1) << name;
        EXPECT_EQ(stop[QStringLiteral("start")].toInt(), 2);
        const auto pictures = picturesOf(data);
        for (int position = 0; position <= player->steps(); ++position) {
            player->goTo(position);
            const QJsonObject step = steps[position].toObject();
            EXPECT_EQ(step[QStringLiteral("number")].toInt(), position);
            EXPECT_EQ(step[QStringLiteral("headline")].toString(), headlineOf(*player));
            EXPECT_TRUE(step[QStringLiteral("words")].toString().contains(headlineOf(*player).toHtmlEscaped()));
            const QStringList& texts = pictures[static_cast<std::size_t>(position)];
            const FrameMaker maker(makeTheme(ThemeKind::Light));
            for (const QString& text : maker.make(*player, FrameMaker::Text::Without, 1).drawing.texts()) {
                const bool isInOnePiece
                    = !text.isEmpty() && !text.contains(u' ') && text.size() < 6; // whatever the font
                EXPECT_TRUE(!isInOnePiece || texts.contains(text))
                    << name << ' ' << position << ' ' << qPrintable(text);
            }
            for (int word = 1; word <= 4; ++word)
                EXPECT_TRUE(texts.contains(QStringLiteral("w%1").arg(word))) << name << ' ' << position;
        }
    }
}

/// Pictures were laid out as the first step is, whatever came later.
TEST(StepPageTest, PicturesAreLaidOutForAllSteps)
{
    double gained = 0;
    for (const QSizeF& room : {QSizeF(480, 640), QSizeF(960, 320)}) {
        for (const std::size_t sentence : {0U, 1U, 2U}) {
            PlayerSource source;
            source.sentence = test::sampleSentences("english.conllu")[sentence];
            source.relations = std::make_shared<RelationPool>();
            const auto player = make("learn", source);
            const auto scaleOf = [&](const QSizeF& size) {
                return std::min(room.width() / size.width(), room.height() / size.height());
            };
            FrameMaker byFirst(makeTheme(ThemeKind::Light));
            FrameMaker byAll = byFirst;
            byFirst.fitInto(*player, FrameMaker::Text::Without, room);
            const double before = scaleOf(mostSize(byFirst, *player, room.width() / room.height()));
            const double after = scaleOf(fitAllSteps(byAll, *player, room));
            EXPECT_GE(after, before) << sentence << ", " << room.width();
            gained = std::max(gained, after / before);
        }
    }
    EXPECT_GT(gained, 1.02);
}

TEST(StepPageTest, TwoAlgorithmsHavePicturesAndWordsBesideEachOther)
{
    const auto first = make("eisner", randomSource(4, 2));
    const auto second = make("cle", randomSource(4, 2));
    StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("Two"));
    exporter.setBeside(
        *second, [](int) { return 1; }, QStringLiteral("One & all"), QStringLiteral("Other"));
    exporter.setWords({QStringLiteral("Stop <1>"), QStringLiteral("<p>Said.</p>"), QStringLiteral("<p>Why?</p>")});
    const QByteArray page = exporter.document(*first, positionsOf(*first, StepChoice::Main), StepFormat::Page);
    EXPECT_FALSE(elementsOf(page).isEmpty());
    EXPECT_TRUE(page.contains("<h2>Stop &lt;1&gt;</h2><p>Said.</p><div class=\"question\"><p>Why?</p></div>"));
    const QJsonObject data = dataOf(page);
    const QString words
        = data[QStringLiteral("stops")][0][QStringLiteral("steps")][0][QStringLiteral("words")].toString();
    EXPECT_TRUE(words.contains(QStringLiteral("One &amp; all")));
    EXPECT_TRUE(words.contains(QStringLiteral("Other")));
    EXPECT_GE(picturesOf(data).front().count(QStringLiteral("w1")), 3) << "under the arcs of both, and in the chart";
}

TEST(StepPageTest, TextsOfTreebanksStayTexts)
{
    const auto player = make("cle", hostileSource());
    const QByteArray page = pageOf(*player, StepChoice::All, bad);
    const QStringList elements = elementsOf(page);
    ASSERT_FALSE(elements.isEmpty()) << "not well-formed";
    EXPECT_EQ(elements.count(QStringLiteral("script")), 2) << "data and the page's own";
    EXPECT_EQ(elements.count(QStringLiteral("img")), 0);
    const QJsonObject data = dataOf(page);
    ASSERT_FALSE(data.isEmpty());
    for (const QJsonValue& step : data[QStringLiteral("stops")][0][QStringLiteral("steps")].toArray()) {
        const QString words = step[QStringLiteral("words")].toString();
        EXPECT_FALSE(words.contains(QStringLiteral("<script"))) << qPrintable(words);
        EXPECT_FALSE(words.contains(QStringLiteral("<img"))) << qPrintable(words);
    }
    QByteArray markup = page; // in the data a word that is written in lines may end one with "src="
    const qsizetype begin = markup.indexOf("<script type=\"application/json\"");
    ASSERT_GT(begin, 0);
    markup.remove(begin, markup.indexOf("</script>", begin) - begin);
    for (const char* elsewhere : {"src=\"", "href=\"", "url(", "@import"})
        EXPECT_FALSE(markup.contains(elsewhere)) << elsewhere;
}

TEST(StepPageTest, WhatDoesNotChangeIsThereOnce)
{
    const auto player = make("eisner", randomSource(10, 1));
    const QByteArray page = pageOf(*player);
    const double each = static_cast<double>(page.size()) / player->steps();
    EXPECT_LT(each, 0.25 * static_cast<double>(StepExport(makeTheme(ThemeKind::Light), {}).svg(*player).size()));
}

/// The page without what keeps scripts of others from running, and with one of the test's at its end.
QByteArray withScript(QByteArray page, const QByteArray& script)
{
    page.replace("script-src 'sha256-", "script-src 'unsafe-inline' 'x-");
    return page.replace("</body>", "<script>" + script + "</script></body>");
}

QString between(const QString& text, const QString& begin, const QString& end)
{
    const auto found = text.indexOf(begin);
    const auto from = found + begin.size();
    return found < 0 ? QString() : text.mid(from, text.indexOf(end, from) - from);
}

struct StepPageInBrowserTest : ::testing::Test {
    std::string program = test::browser();
    void SetUp() override
    {
        if (program.empty())
            GTEST_SKIP() << "no Chromium is installed";
    }
    QString shown(const QByteArray& page, const char* fragment = "")
    {
        return QString::fromStdString(test::inBrowser(program, page.toStdString(), fragment));
    }
};

TEST_F(StepPageInBrowserTest, HasNothingToPlayWhereAStopHasOneStep)
{
    const auto player = make("cle", randomSource(5, 3));
    const auto isHidden = [&](StepChoice choice) {
        player->goTo(3);
        const QString page = shown(pageOf(*player, choice));
        if (page.isEmpty())
            return std::optional<bool>();
        return std::optional(
            between(page, QStringLiteral("<input type=\"range\""), QStringLiteral(">")).contains(u"hidden"));
    };
    const auto alone = isHidden(StepChoice::Current);
    if (!alone)
        GTEST_SKIP() << program << " cannot be started here";
    EXPECT_TRUE(*alone);
    EXPECT_EQ(isHidden(StepChoice::All), false);
}

TEST_F(StepPageInBrowserTest, ShowsTheStepOfItsAddressAndGoesOnByKeys)
{
    const auto player = make("cle", randomSource(5, 3));
    const QByteArray page = pageOf(*player);
    const QString asked = shown(page, "step=3");
    if (asked.isEmpty())
        GTEST_SKIP() << program << " cannot be started here";
    player->goTo(3);
    const auto headline = [&] { return headlineOf(*player).toHtmlEscaped(); };
    const QString label = QStringLiteral("aria-label=\"%1\"");
    EXPECT_TRUE(between(asked, QStringLiteral("<svg"), QStringLiteral(">")).contains(label.arg(headline())));
    EXPECT_TRUE(between(asked, QStringLiteral("<h3>"), QStringLiteral("</h3>")).contains(headline()));
    EXPECT_EQ(between(asked, QStringLiteral("<output id=\"place\">"), QStringLiteral("<")),
        QStringLiteral("3 of %1").arg(player->steps()));
    const QStringList expected = picturesOf(dataOf(page))[3];
    const QString drawn = between(asked, QStringLiteral("<svg"), QStringLiteral("</svg>"));
    EXPECT_EQ(drawn.count(QStringLiteral("<text ")), expected.size());

    const QString moved = shown(withScript(page,
        "const told = [];"
        "const press = (key, more) => { document.body.dispatchEvent(new KeyboardEvent('keydown',"
        " {key, bubbles: true, cancelable: true, ...more})); told.push(document.getElementById('place').textContent); "
        "};"
        "for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight', 'PageDown', 'PageUp']) press(key);"
        "press('ArrowRight', {ctrlKey: true}); press('ArrowRight', {altKey: true}); press(' ');"
        "document.getElementById('slider').value = 4;"
        "document.getElementById('slider').dispatchEvent(new Event('input')); press('x');"
        "document.title = told.join(';');"));
    const int last = player->steps();
    const QStringList places = between(moved, QStringLiteral("<title>"), QStringLiteral("</title>")).split(u';');
    ASSERT_EQ(places.size(), 10) << qPrintable(moved.left(500));
    const int expectedPlaces[] = {last, last - 1, 0, 1, 2, 1};
    for (int i = 0; i < 6; ++i)
        EXPECT_EQ(places[i], QStringLiteral("%1 of %2").arg(expectedPlaces[i]).arg(last)) << i;
    EXPECT_EQ(places[6], QStringLiteral("%1 of %2").arg(nextMilestone(*player, 1, 1)).arg(last));
    EXPECT_EQ(places[7], places[6]) << "keys of the browser are left to it";
    EXPECT_EQ(places[9], QStringLiteral("4 of %1").arg(last)) << "the slider";
}

/// On a telephone the buttons lay over the picture.
TEST_F(StepPageInBrowserTest, OnANarrowScreenThingsStandBelowEachOther)
{
    const QString page = QString::fromUtf8(pageOf(*make("cle", randomSource(5, 3))));
    const QString around
        = QStringLiteral("<html><head><title>no</title></head><body><iframe id=\"narrow\" "
                         "style=\"width:400px;height:700px\" srcdoc=\"%1\"></iframe><script>"
                         "const frame = document.getElementById('narrow'); frame.onload = () => {"
                         "const inside = frame.contentDocument;"
                         "const bottom = id => inside.querySelector(id).getBoundingClientRect().bottom;"
                         "document.title = [bottom('#picture'), bottom('#words'), bottom('main')]"
                         ".map(Math.round).join(';'); };</script></body></html>")
              .arg(page.toHtmlEscaped());
    const QString seen = shown(around.toUtf8());
    if (seen.isEmpty())
        GTEST_SKIP() << program << " cannot be started here";
    const QStringList bottoms = between(seen, QStringLiteral("<title>"), QStringLiteral("</title>")).split(u';');
    ASSERT_EQ(bottoms.size(), 3) << qPrintable(seen.left(300));
    EXPECT_LT(bottoms[0].toInt(), bottoms[1].toInt());
    EXPECT_LE(bottoms[1].toInt(), bottoms[2].toInt() + 1) << "what comes next lies over the words or the picture";
}

TEST_F(StepPageInBrowserTest, OnANarrowScreenTheWordsOfAStopAreReadWithoutScrollingThem)
{
    StepExport exporter(makeTheme(ThemeKind::Light), QStringLiteral("Narrow"));
    exporter.setWords({QStringLiteral("A stop"),
        QStringLiteral("<p>%1</p>").arg(QStringLiteral("Many words that a lecturer wrote. ").repeated(20)),
        QStringLiteral("<p>Why?</p>")});
    const auto player = make("cle", randomSource(5, 3));
    const QString page
        = QString::fromUtf8(exporter.document(*player, positionsOf(*player, StepChoice::Main), StepFormat::Page));
    const QString around
        = QStringLiteral("<html><head><title>no</title></head><body><iframe id=\"narrow\" "
                         "style=\"width:400px;height:700px\" srcdoc=\"%1\"></iframe><script>"
                         "const frame = document.getElementById('narrow'); frame.onload = () => {"
                         "const inside = frame.contentDocument; const lesson = inside.querySelector('#lesson');"
                         "const all = inside.documentElement;"
                         "document.title = [lesson.scrollHeight, lesson.clientHeight, all.scrollWidth, all.clientWidth]"
                         ".map(Math.round).join(';'); };</script></body></html>")
              .arg(page.toHtmlEscaped());
    const QString seen = shown(around.toUtf8());
    if (seen.isEmpty())
        GTEST_SKIP() << program << " cannot be started here";
    const QStringList sizes = between(seen, QStringLiteral("<title>"), QStringLiteral("</title>")).split(u';');
    ASSERT_EQ(sizes.size(), 4) << qPrintable(seen.left(300));
    EXPECT_GT(sizes[0].toInt(), 250) << "long enough to be cut";
    EXPECT_LE(sizes[0].toInt(), sizes[1].toInt() + 1) << "a part of the words is seen";
    EXPECT_LE(sizes[2].toInt(), sizes[3].toInt()) << "the page is scrolled sideways";
}

TEST_F(StepPageInBrowserTest, RunsNothingThatATreebankBrings)
{
    const auto player = make("cle", hostileSource());
    const QString page = shown(pageOf(*player, StepChoice::All, bad), "step=last");
    if (page.isEmpty())
        GTEST_SKIP() << program << " cannot be started here";
    EXPECT_TRUE(page.contains(QStringLiteral("<output id=\"place\">%1 of %1<").arg(player->steps())));
    EXPECT_FALSE(page.contains(QStringLiteral("<img")));
    EXPECT_EQ(page.count(QStringLiteral("<script")), 2);
}

} // namespace
} // namespace arcwright::ui::testing
