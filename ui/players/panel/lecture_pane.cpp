// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_pane.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/all_steps.h"
#include "ui/players/export/stop_painting.h"
#include "ui/players/panel/player_stage.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostLectureFigures = 7; ///< more cannot be taken in while somebody speaks
constexpr std::size_t kFigureChoices[] = {kMostLectureFigures, 5, 3, 1, 0};
constexpr double kWordShares[] = {0.2, 0.24, 0.3, 0.36, 0.42, 0.5, 0.6};
constexpr double kSmaller = 0.95;
constexpr double kLeastWordsWidth = 7; ///< in heights of letters: long words are not to be divided
constexpr double kForOthers = 1.12; ///< room for steps that say more than those that were looked at
constexpr double kLeastFilled = 0.55; ///< of the words' place; where a step says little, it is said louder
constexpr double kUsualScale = 0.8;
/// For words in one row, and figures instead of colours: left out are the close-up, tags, what signs mean, some of the
/// words of the step.
constexpr int kMostForOneRow = -3;
/// Of more words nothing but words would be left, however small the picture around them.
constexpr int kMostWordsSeenWhole = 24;

/// How large a picture is in a room; of one that is scrolled, by the part of it that is seen.
double worthOf(const QSizeF& picture, const QSizeF& room)
{
    const double across = room.width() / picture.width();
    const double down = room.height() / picture.height();
    const double scale = std::min(across, down);
    return scale >= kUsualScale ? scale
                                : kUsualScale * std::min(1.0, across / kUsualScale) * std::min(1.0, down / kUsualScale);
}

} // namespace

int lectureLetters(int height)
{
    return static_cast<int>(std::ceil(height * kLectureLetters));
}

LecturePane::LecturePane(QWidget* parent)
    : QWidget(parent), m_stage(new PlayerStage(this)), m_words(new LectureWords(this)), m_most(kMostLetters)
{
    setAutoFillBackground(true);
    m_stage->setFocusPolicy(Qt::NoFocus);
}

void LecturePane::setLook(const Theme& theme, int letters)
{
    m_least = letters;
    m_theme = theme;
    forget();
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.diagram.background);
    setPalette(colors);
    m_stage->setTheme(legibleTheme(theme, letters));
    layOut();
}

void LecturePane::setMostLetters(double most)
{
    if (std::exchange(m_most, most) != most)
        layOut();
}

void LecturePane::setOneOfTwo(bool isOneOfTwo)
{
    if (std::exchange(m_isOneOfTwo, isOneOfTwo) == isOneOfTwo)
        return;
    m_places.clear();
    layOut();
}

void LecturePane::setPlayer(const Player* player, const QString& heading)
{
    m_player = player;
    m_heading = heading;
    forget();
    m_stage->setPlayer(nullptr); // or what it has would be laid out in another place, too
    layOut();
    m_stage->setPlayer(player);
}

/// From all that there is to words and little else.
const std::vector<LecturePane::Look>& LecturePane::allLooks()
{
    const FrameDetail all{.hasRoomBefore = false};
    const FrameDetail noCloseUp{.hasCloseUp = false, .hasRoomBefore = false};
    const FrameDetail noLegends{.hasCloseUp = false, .hasLegends = false, .hasRoomBefore = false};
    const FrameDetail ofNow{.hasCloseUp = false, .hasLegends = false, .hasRoomForAll = false, .hasRoomBefore = false};
    const FrameDetail noDiagram{
        .hasCloseUp = false, .hasLegends = false, .hasRoomForAll = false, .hasDiagram = false, .hasRoomBefore = false};
    const Words some{3, true};
    const Words text{0, true};
    const Words headline{0, false};
    static const std::vector<Look> looks{
        {kUsualScale, all, {kMostLectureFigures, true}},
        {0.65, all, some},
        {0.5, all, some},
        {0.5, all, text},
        {0.65, noCloseUp, some},
        {0.65, noLegends, text},
        {0.65, ofNow, text, true},
        {0.5, noLegends, text},
        {0.5, noLegends, headline},
        {0.4, noLegends, headline},
        {0.4, ofNow, headline},
        {0.5, noDiagram, headline},
        {0.35, noDiagram, headline},
    };
    return looks;
}

/// For tables of few words, whose figures would not be there otherwise: rather without the sentence, whose words stand
/// at the table, and only where that is not enough in letters of a sixtieth of the height.
const std::vector<LecturePane::Look>& LecturePane::looksWithFigures()
{
    constexpr double sixtieth = 2.0 / 3; // of a fortieth
    const FrameDetail noCloseUp{.hasCloseUp = false, .hasRoomBefore = false};
    const FrameDetail noLegends{.hasCloseUp = false, .hasLegends = false, .hasRoomBefore = false};
    const Words text{0, true};
    const FrameDetail noDiagram{
        .hasCloseUp = false, .hasLegends = false, .hasRoomForAll = false, .hasDiagram = false, .hasRoomBefore = false};
    const Words headline{0, false};
    static const std::vector<Look> looks{
        {0.65, noDiagram, text},
        {0.5, noDiagram, text},
        {0.5, noDiagram, headline},
        {0.35, noDiagram, headline},
        {kUsualScale, noCloseUp, text, false, sixtieth},
        {0.65, noLegends, text, false, sixtieth},
        {0.65, noLegends, headline, false, sixtieth},
        {0.5, noLegends, headline, false, sixtieth},
    };
    return looks;
}

Theme LecturePane::themeFor(const Look& look) const
{
    return legibleTheme(m_theme, look.letters * m_least, look.scale);
}

std::optional<LecturePane::Places> LecturePane::placesWithFigures(const QSizeF& room) const
{
    const std::vector<int> steps = stepsToFit(FrameMaker(legibleTheme(m_theme, m_least)), *m_player);
    int leftOut = kMostForOneRow;
    for (const Look& look : looksWithFigures()) {
        FrameMaker maker(themeFor(look));
        maker.setDetail(look.detail);
        maker.setLeastScale(look.scale);
        for (const bool isBeside : {true, false}) {
            auto places = placesWith(look, room, isBeside);
            if (!places)
                continue;
            places->worth.leftOut = leftOut;
            seeFrom(*places, maker, steps);
            if (places->worth.isWhole && places->worth.hasFigures && places->worth.rows >= -1)
                return places;
        }
        --leftOut;
    }
    return std::nullopt;
}

QString LecturePane::htmlOf(const Player& player, const Words& words) const
{
    return QStringLiteral("<p style=\"color:%1\">%2</p>").arg(m_theme.mutedText.name(), m_heading.toHtmlEscaped())
        + explanationHtml(player, m_theme, words.figures, words.isWhole ? Telling::Whole : Telling::Headline);
}

/// Of some of the steps, both ends among them; the longest first.
const QStringList& LecturePane::toldOfSteps(const Words& words) const
{
    constexpr int looks = 8;
    QStringList& texts = m_told[words].texts;
    if (!texts.isEmpty())
        return texts;
    const std::unique_ptr<Player> other = m_player->clone();
    for (int look = 0; look <= looks; ++look) {
        other->goTo(static_cast<int>(1LL * m_player->steps() * look / looks));
        texts << htmlOf(*other, words);
    }
    std::sort(
        texts.begin(), texts.end(), [](const QString& one, const QString& two) { return one.size() > two.size(); });
    return texts;
}

QStringList LecturePane::longestWords(const Words& words) const
{
    constexpr int most = 2;
    return toldOfSteps(words).mid(0, most);
}

double LecturePane::heightOf(const QStringList& texts, double width, double letters) const
{
    double height = 0;
    for (const QString& text : texts)
        height = std::max(height, wordsHeight(text, width, letters));
    return height;
}

/// Of the longest words in the smallest letters.
double LecturePane::leastHeight(double width, const Words& words) const
{
    const QStringList texts = longestWords(words);
    std::map<int, double>& heights = m_told[words].heights;
    const auto known = heights.find(static_cast<int>(width));
    return known != heights.end()
        ? known->second
        : heights.emplace(static_cast<int>(width), heightOf(texts, width, m_least)).first->second;
}

/// Whether a word would be divided; it may be one of a short text.
bool LecturePane::hasTooLong(const Words& words, double width) const
{
    const QStringList& texts = toldOfSteps(words);
    std::map<int, bool>& known = m_told[words].tooLong;
    const auto [found, isNew] = known.emplace(static_cast<int>(width), false);
    if (isNew)
        found->second = std::any_of(
            texts.begin(), texts.end(), [&](const QString& text) { return dividesWords(text, width, m_least); });
    return found->second;
}

void LecturePane::forget()
{
    m_told.clear();
    m_places.clear();
}

/// Some drawings grow from step to step. Nothing where a step does not fit.
std::optional<LecturePane::AllSteps> LecturePane::seenAtAllSteps(const FrameMaker& maker, const QSizeF& room) const
{
    constexpr QRectF nothing(0, 0, 1, 1);
    std::optional<AllSteps> all(std::in_place);
    lookAtSteps(*m_player, kUsualLooks, [&](const Player& atStep) {
        const Frame frame = maker.make(atStep, FrameMaker::Text::Without, room.width() / room.height(), {}, nothing);
        if (frame.size.width() > room.width() || frame.size.height() > room.height()) {
            all.reset();
            return false;
        }
        all->rows = std::max(all->rows, static_cast<int>(frame.diagramLayout.rows.size()));
        all->haveFigures = all->haveFigures && !frame.drawing.isMap;
        return true;
    });
    return all;
}

/// Whether arcs of one step make room for those of another, as one tree after another is drawn. Room for all of them
/// at once would be much of the picture, and none of them where they are best seen.
bool LecturePane::hasArcsThatGo() const
{
    constexpr std::size_t many = 2; // for each word
    return m_player->arcsOfAllSteps().size() > many * static_cast<std::size_t>(m_player->words().size());
}

/// By which of the steps pictures are to be laid out in their place, and how well they are seen then.
void LecturePane::seeFrom(Places& places, FrameMaker& maker, const std::vector<int>& steps) const
{
    const QSizeF picture = places.picture.size();
    const std::unique_ptr<Player> other = m_player->clone();
    const LectureWorth before = places.worth;
    bool isFirst = true;
    for (const int step : steps) {
        other->goTo(step);
        const QSizeF frame = maker.fitInto(*other, FrameMaker::Text::Without, picture).size;
        const double scale = std::min(picture.width() / frame.width(), picture.height() / frame.height());
        const std::optional<AllSteps> all
            = scale >= places.look->scale ? seenAtAllSteps(maker, picture / places.look->scale) : std::nullopt;
        const LectureWorth worth{all.has_value(), all && all->haveFigures, before.leftOut, all ? -all->rows : 0,
            all ? scale : worthOf(frame, picture)};
        if (std::exchange(isFirst, false) || worth > places.worth) {
            places.worth = worth;
            places.step = step;
        }
    }
}

/// Nothing where the words have no room.
std::optional<LecturePane::Places> LecturePane::placesWith(const Look& look, const QSizeF& room, bool isBeside) const
{
    constexpr double marginOfLetters = 0.5;
    const double margin = marginOfLetters * m_least;
    for (const std::size_t figures : {kMostLectureFigures, std::size_t{3}, std::size_t{0}}) {
        if (figures > look.words.figures)
            continue;
        for (const double share : kWordShares) {
            const double width = isBeside ? share * room.width() : room.width();
            const double height = isBeside ? room.height() : share * room.height();
            const QRectF words(room.width() - width, room.height() - height, width, height);
            const QRectF inside = words.adjusted(margin, margin, -margin, -margin);
            if (inside.width() < kLeastWordsWidth * m_least)
                continue;
            if (hasTooLong({figures, look.words.isWhole}, inside.width()))
                continue;
            const double needed = leastHeight(inside.width(), {figures, look.words.isWhole});
            if (kForOthers * needed > inside.height())
                continue;
            const QSizeF picture
                = isBeside ? QSizeF(room.width() - width, room.height()) : QSizeF(room.width(), room.height() - height);
            return Places{QRectF({}, picture), inside, &look, 0, {}};
        }
    }
    return std::nullopt;
}

const LecturePane::Places& LecturePane::placesIn(const QSizeF& room) const
{
    const std::pair<int, int> size(static_cast<int>(room.width()), static_cast<int>(room.height()));
    const auto known = m_places.find(size);
    if (known != m_places.end())
        return known->second;
    constexpr int fewWords = 8; // a table of more would have narrower cells still
    Places found = foundPlaces(room);
    if (m_isOneOfTwo && !found.worth.hasFigures && m_player->words().size() <= fewWords) {
        if (auto withFigures = placesWithFigures(room))
            found = *withFigures;
    }
    return m_places.emplace(size, found).first->second;
}

LecturePane::Places LecturePane::foundPlaces(const QSizeF& room) const
{
    Places best;
    Places scrolled; // for where nothing is seen whole
    const bool isShort = m_player->words().size() <= kMostWordsSeenWhole;
    int leftOut = 0;
    const std::vector<int> steps = stepsToFit(FrameMaker(legibleTheme(m_theme, m_least)), *m_player);
    const bool hasManyArcs = hasArcsThatGo();
    for (const Look& look : allLooks()) {
        if (look.isOfArcsThatGo && !hasManyArcs)
            continue;
        FrameMaker maker(themeFor(look));
        maker.setDetail(look.detail);
        maker.setLeastScale(look.scale);
        for (const bool isBeside : {true, false}) {
            auto places = placesWith(look, room, isBeside);
            if (!places)
                continue;
            places->worth.leftOut = leftOut;
            seeFrom(*places, maker, steps);
            const bool isBetter = places->worth.hasFigures > best.worth.hasFigures
                || (places->worth.hasFigures == best.worth.hasFigures && places->worth.rows > best.worth.rows)
                || (places->worth.leftOut == best.worth.leftOut && places->worth > best.worth);
            if (places->worth.isWhole && (!best.worth.isWhole || isBetter))
                best = *places;
            if (!places->worth.isWhole && places->worth.scale > scrolled.worth.scale)
                scrolled = *places;
        }
        const bool isInOneRow = best.worth.rows >= -1;
        const bool isAsItShouldBe = isInOneRow && best.worth.hasFigures;
        if (best.worth.isWhole && (isAsItShouldBe || leftOut <= kMostForOneRow))
            return best;
        if (!isShort)
            break;
        --leftOut;
    }
    if (best.worth.isWhole)
        return best;
    if (scrolled.look != nullptr)
        return scrolled;
    constexpr double half = 0.5; // nothing fits: letters will be smaller
    const QSizeF upper(room.width(), room.height() * half);
    return {QRectF({}, upper), {0, upper.height(), upper.width(), upper.height()}, &allLooks().front(), 0, {}};
}

LectureWorth LecturePane::worthIn(const QSizeF& room) const
{
    return m_player == nullptr || room.isEmpty() ? LectureWorth() : placesIn(room).worth;
}

void LecturePane::layOut()
{
    m_words->setVisible(m_player != nullptr);
    if (m_player == nullptr || size().isEmpty() || m_least == 0) {
        m_stage->setGeometry(rect());
        return;
    }
    const Places& places = placesIn(size());
    m_stage->setTheme(themeFor(*places.look));
    m_stage->setDetail(places.look->detail, places.look->scale);
    m_stage->setStepToFit(places.step);
    m_stage->setGeometry(places.picture.toRect());
    m_words->setGeometry(places.words.toAlignedRect());
    m_letters = m_most * m_least;
    const QStringList all = longestWords({kMostLectureFigures, true});
    while (m_letters > m_least && heightOf(all, m_words->width(), m_letters) > m_words->height())
        m_letters *= kSmaller;
    refresh();
}

void LecturePane::refresh()
{
    m_stage->refresh();
    if (m_player == nullptr)
        return;
    const auto takes = [&](double letters, const Words& words) {
        const QString html = htmlOf(*m_player, words);
        constexpr double tooMuch = 2;
        return letters > m_least && dividesWords(html, m_words->width(), letters)
            ? tooMuch
            : wordsHeight(html, m_words->width(), letters) / m_words->height();
    };
    constexpr Words all{kMostLectureFigures, true};
    double letters = std::max<double>(m_letters, m_least);
    while (letters > m_least && takes(letters, all) > 1)
        letters = std::max<double>(letters * kSmaller, m_least);
    while (letters < m_most * m_least && takes(letters, all) < kLeastFilled && takes(letters / kSmaller, all) <= 1)
        letters /= kSmaller;
    Words words;
    for (const std::size_t figures : kFigureChoices) {
        words.figures = figures;
        if (takes(letters, words) <= 1 && !dividesWords(htmlOf(*m_player, words), m_words->width(), letters))
            break;
    }
    if (takes(letters, words) > 1)
        words.isWhole = false;
    m_words->show(htmlOf(*m_player, words), letters, m_theme);
}

void LecturePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace arcwright::ui
