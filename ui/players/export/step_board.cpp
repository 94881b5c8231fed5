// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_board.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

#include <QPainter>

#include "ui/canvas/vector_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/all_steps.h"
#include "ui/players/export/handout_pages.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostBoardFigures = 7; ///< more cannot be taken in while somebody speaks
constexpr double kReadableBeside = 0.6; ///< then two are not put above each other to be larger
constexpr double kLeastNaturalScale = 0.5; ///< from which on a sentence is kept in one row, and figures are kept
constexpr double kLeastNaturalAlone = 0.9; ///< where nothing is compared
constexpr double kDetailScale = 0.8; ///< of what is shown of a picture that is too large
constexpr double kReadableWords = 0.9; ///< of the size of letters: else figures are left out, the worse ones first
constexpr double kReadableOnPaper = 0.8; ///< that is as small as footnotes are
constexpr int kLooksForAllWords = 60; ///< at steps
constexpr double kLeastBesideWidth = 12; ///< of words beside a picture, in heights of letters: narrower, none is read

/// Lets nothing be painted outside of a place, as long as it is there.
class Clipping {
public:
    Clipping(QPainter& painter, const QRectF& place)
        : m_painter(painter), m_vector(dynamic_cast<VectorPainting*>(painter.device()))
    {
        m_painter.save();
        if (m_vector != nullptr)
            m_vector->beginClip(painter.transform().mapRect(place));
        else
            m_painter.setClipRect(place);
    }
    ~Clipping()
    {
        if (m_vector != nullptr)
            m_vector->endClip();
        m_painter.restore();
    }
    Clipping(const Clipping&) = delete;
    Clipping& operator=(const Clipping&) = delete;

private:
    QPainter& m_painter;
    VectorPainting* m_vector;
};

} // namespace

StepBoard::StepBoard(const Theme& theme, const QSizeF& size, const StopHead& head, const Style& style)
    : m_theme(theme), m_size(size), m_head(head), m_style(style)
{
}

/// The longest of what is said of some of its steps, each with one figure at least.
QStringList StepBoard::longestTold(const Player& player, const QString& above) const
{
    constexpr qsizetype most = 2;
    const bool areAllSaid = m_style.words == Words::All;
    if (m_head.shown == 1)
        return {above
            + explanationHtml(
                player, m_theme, areAllSaid ? std::numeric_limits<std::size_t>::max() : kMostBoardFigures)};
    QStringList told;
    lookAtSteps(player, areAllSaid ? kLooksForAllWords : kUsualLooks, [&](const Player& atStep) {
        told << above + (areAllSaid ? explanationHtml(atStep, m_theme) : explanationHtml(atStep, m_theme, 1));
        return true;
    });
    std::sort(told.begin(), told.end(), [](const QString& one, const QString& two) { return one.size() > two.size(); });
    told.erase(told.begin() + std::min(most, told.size()), told.end());
    return told;
}

/// In which words are written at the least.
double StepBoard::leastLetters() const
{
    return m_style.letters * (m_style.words == Words::All ? kReadableOnPaper : kReadableWords);
}

/// Of the height, for the longest words with all figures that a board has.
double StepBoard::shareForWords(const Player& player, const QString& above, const QRectF& area) const
{
    constexpr double more = 0.5; // heights of letters
    const std::size_t figures
        = m_style.words == Words::All ? std::numeric_limits<std::size_t>::max() : kMostBoardFigures;
    QString longest;
    const auto see = [&](const Player& atStep) {
        if (QString html = above + explanationHtml(atStep, m_theme, figures); html.size() > longest.size())
            longest = std::move(html);
        return true;
    };
    if (m_head.shown == 1)
        see(player);
    else
        lookAtSteps(player, m_style.words == Words::All ? kLooksForAllWords : kUsualLooks, see);
    return (wordsHeight(longest, area.width(), m_style.letters) + more * m_style.letters) / area.height();
}

/// Words beside the picture or below it, in less room where the picture would be small, but in enough for what most
/// steps say.
StepPlace StepBoard::placeFor(
    const Player& player, const QString& above, const QStringList& told, const QRectF& area) const
{
    struct Shares {
        double beside; ///< of the width, for words
        double below; ///< of the height
    };
    constexpr double lettersOfPictures = 16; // from which on small ones among them can be read as well
    const double largeEnough = m_style.letters / lettersOfPictures;
    const double gap = kBoardMargin * std::max(m_size.width(), m_size.height());
    const double letters = leastLetters();
    std::optional<StepPlace> best;
    std::vector<Shares> shares{{0.36, 0.34}, {0.28, 0.28}, {0.42, 0.42}};
    if (const double below = shareForWords(player, above, area); below < shares.front().below)
        shares.front().below = below; // pictures have what words do not need
    if (m_style.words == Words::All)
        shares.push_back({0.5, 0.55});
    for (const Shares& words : shares) {
        if (best && (best->shown() < kHopelessScale || (best->shown() >= largeEnough && best->saysAll)))
            break;
        const double left = (1 - words.beside) * area.width() - gap;
        const double upper = (1 - words.below) * area.height() - gap;
        const std::pair<QRectF, QRectF> ways[] = {
            {{area.left(), area.top(), left, area.height()},
                {area.left() + left + gap, area.top(), words.beside * area.width(), area.height()}},
            {{area.left(), area.top(), area.width(), upper},
                {area.left(), area.top() + upper + gap, area.width(), words.below * area.height()}},
        };
        for (const auto& [picture, text] : ways) {
            const bool isBeside = text.top() == picture.top();
            if (isBeside && text.width() < kLeastBesideWidth * m_style.letters)
                continue;
            StepPlace place{
                FrameMaker(m_theme), text, picture, m_style.leastInPictures, {}, 0, 1, false, true, m_head.shown == 1};
            place.betterLetters = m_style.betterInPictures;
            for (const QString& html : told)
                place.saysAll = place.saysAll && wordsHeight(html, text.width(), letters) <= text.height();
            if (best && best->saysAll && !place.saysAll)
                continue;
            place.see(player, best && best->saysAll == place.saysAll ? best->scale : 0,
                m_head.names.size() > 1 ? kLeastNaturalScale : kLeastNaturalAlone);
            place.enlargeLetters(player, m_theme);
            place.isInShape = place.isPlain;
            place.isPlain = place.isPlain && m_head.names.size() > 1; // one alone is rather large
            place.saysAll = place.saysAll && place.shown() >= kLeastWholeScale; // or words would be at its cost
            if (!best || place.isBetterThan(*best))
                best = std::move(place);
        }
    }
    return *std::move(best);
}

std::vector<StepPlace> StepBoard::placesFor(const std::vector<const Player*>& players,
    const std::vector<QStringList>& told, const QRectF& area, Qt::Orientation orientation) const
{
    const double gap = kBoardMargin * std::max(m_size.width(), m_size.height());
    const auto count = static_cast<double>(players.size());
    const bool isRow = orientation == Qt::Horizontal;
    const double share = ((isRow ? area.width() : area.height()) - (count - 1) * gap) / count;
    std::vector<StepPlace> places;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const double along = static_cast<double>(i) * (share + gap);
        places.push_back(placeFor(*players[i], nameAbove(i), told[i],
            isRow ? QRectF(area.left() + along, area.top(), share, area.height())
                  : QRectF(area.left(), area.top() + along, area.width(), share)));
    }
    return places;
}

void StepBoard::layOut(const std::vector<const Player*>& players)
{
    const double margin = this->margin();
    constexpr double abovePlace = 8; // where in a lesson a slide is stands right below
    const bool hasPlace = m_style.hasMargin && m_head.lesson.stops > 0;
    QRectF area = QRectF({}, m_size).adjusted(margin, margin, -margin, -margin - (hasPlace ? abovePlace : 0));
    if (const QString html = wordsOfStop(m_head, m_style.hasTitle); !html.isEmpty()) {
        const double height = wordsHeight(html, area.width(), m_style.letters);
        m_lesson = {area.left(), area.top(), area.width(), std::min(height, kMostOfLesson * m_size.height())};
        area.setTop(m_lesson.bottom() + kBoardMargin * std::max(m_size.width(), m_size.height()) / 2);
    }
    // Rather all words than large pictures, which are large enough then. Two stand side by side, as in the window and
    // as a lesson's words may tell of them, wherever that can be read.
    const auto worth = [](const std::vector<StepPlace>& places) {
        std::tuple<bool, bool, double> least(true, true, kReadableBeside);
        for (const StepPlace& place : places)
            least = {std::get<0>(least) && place.saysAll, std::get<1>(least) && place.isLegible(),
                std::min(std::get<2>(least), place.shown())};
        return least;
    };
    std::vector<QStringList> told;
    for (std::size_t i = 0; i < players.size(); ++i)
        told.push_back(longestTold(*players[i], nameAbove(i)));
    m_places = placesFor(players, told, area, Qt::Horizontal);
    bool isRow = true;
    if (players.size() > 1) {
        auto above = placesFor(players, told, area, Qt::Vertical);
        isRow = worth(above) <= worth(m_places);
        if (!isRow)
            m_places = std::move(above);
    }
    m_used = m_size.height();
    if (m_head.shown == 1 && isRow)
        moveWordsUp(told);
}

/// Where no other step needs the room, words below pictures stand right below them.
void StepBoard::moveWordsUp(const std::vector<QStringList>& told)
{
    if (std::any_of(m_places.begin(), m_places.end(), [this](const StepPlace& one) { return showsDetail(one); }))
        return; // a part of the picture is drawn, which uses the room
    const double gap = kBoardMargin * std::max(m_size.width(), m_size.height());
    const bool areBelow = std::all_of(m_places.begin(), m_places.end(),
        [](const StepPlace& place) { return place.words.top() > place.picture.top(); });
    double bottom = 0; // of the pictures
    for (const StepPlace& place : m_places)
        bottom = std::max(bottom, place.picture.top() + place.most.height() * place.scale);
    double used = bottom;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        StepPlace& place = m_places[i];
        if (areBelow) {
            place.picture.setBottom(bottom);
            place.words.moveTop(bottom + gap);
        } else if (place.words.top() == place.picture.top()) {
            place.picture.setHeight(place.most.height() * place.scale);
        }
        for (const QString& html : told[i]) {
            const double height = wordsHeight(html, place.words.width(), m_style.letters);
            used = std::max(used, place.words.top() + std::min(height, place.words.height()));
        }
    }
    m_used = used + margin();
}

double StepBoard::margin() const
{
    return m_style.hasMargin ? kBoardMargin * std::max(m_size.width(), m_size.height()) : 0;
}

/// Which algorithm it is; empty where there is one alone, and no lesson.
QString StepBoard::nameAbove(std::size_t player) const
{
    const QString name = m_head.names.value(static_cast<qsizetype>(player), m_head.lesson.algorithm);
    return name.isEmpty()
        ? QString()
        : QStringLiteral("<p style=\"color:%1\">%2</p>").arg(m_theme.mutedText.name(), name.toHtmlEscaped());
}

double StepBoard::pictureScale() const
{
    double scale = std::numeric_limits<double>::infinity();
    for (const StepPlace& place : m_places)
        scale = std::min(scale, place.shown());
    return scale;
}

bool StepBoard::isLegible() const
{
    return std::all_of(m_places.begin(), m_places.end(), [](const StepPlace& place) { return place.isLegible(); });
}

bool StepBoard::showsDetail(const StepPlace& place) const
{
    return m_style.large == Large::Detail && (place.shown() < kLeastWholeScale || !place.isLegible());
}

bool StepBoard::isPlain() const
{
    return std::all_of(m_places.begin(), m_places.end(), [](const StepPlace& place) { return place.isPlain; });
}

bool StepBoard::isInShape() const
{
    return std::all_of(m_places.begin(), m_places.end(), [](const StepPlace& place) { return place.isInShape; });
}

bool StepBoard::hasCloseUps() const
{
    return std::all_of(m_places.begin(), m_places.end(), [](const StepPlace& place) { return place.hasCloseUp; });
}

bool StepBoard::saysAll() const
{
    return std::all_of(m_places.begin(), m_places.end(), [](const StepPlace& place) { return place.saysAll; });
}

bool StepBoard::saysAllOf(const std::vector<const Player*>& players) const
{
    for (std::size_t i = 0; i < players.size() && i < m_places.size(); ++i) {
        const QRectF& place = m_places[i].words;
        if (wordsHeight(nameAbove(i) + explanationHtml(*players[i], m_theme), place.width(), leastLetters())
            > place.height())
            return false;
    }
    return true;
}

void StepBoard::paintPicture(QPainter& painter, const StepPlace& place, const Player& player) const
{
    const double aspect = place.picture.width() / place.picture.height();
    const Frame frame = place.maker.make(player, FrameMaker::Text::Without, aspect);
    if (showsDetail(place))
        return paintDetail(painter, place, frame);
    const double scale = std::min(place.scale, scaleInPlace(frame.size, place.picture.size()));
    painter.save();
    // By the largest of them, so that they stay where they are.
    painter.translate(place.picture.center() - QPointF(place.most.width(), place.most.height()) * (scale / 2));
    painter.scale(scale, scale);
    place.maker.paint(painter, frame);
    painter.restore();
}

void StepBoard::paintDetail(QPainter& painter, const StepPlace& place, const Frame& frame) const
{
    constexpr double mapShare = 0.3; // of the sides of the place
    const double detailScale = std::max(kDetailScale, place.leastLetters / smallestLetters(place.maker.theme()));
    const QRectF whole({}, frame.size);
    const QSizeF seen = (place.picture.size() / detailScale).boundedTo(frame.size);
    QRectF part({}, seen);
    part.moveCenter(frame.focus().center());
    part.moveLeft(std::clamp(part.left(), 0.0, whole.width() - seen.width()));
    part.moveTop(std::clamp(part.top(), 0.0, whole.height() - seen.height()));
    {
        const Clipping clipping(painter, {place.picture.topLeft(), seen * detailScale});
        painter.translate(place.picture.topLeft());
        painter.scale(detailScale, detailScale);
        painter.translate(-part.topLeft());
        place.maker.paint(painter, frame);
    }
    const double small = std::min(
        mapShare * place.picture.width() / frame.size.width(), mapShare * place.picture.height() / frame.size.height());
    const QSizeF mapSize = frame.size * small;
    // In the corner from which the detail is farthest, so that it hides what it shows itself.
    const bool isRight = frame.focus().center().x() - part.left() < seen.width() / 2;
    const bool isBelow = frame.focus().center().y() - part.top() < seen.height() / 2;
    const QRectF shown(place.picture.topLeft(), seen * detailScale);
    const QPointF corner(isRight ? shown.right() - mapSize.width() : shown.left(),
        isBelow ? shown.bottom() - mapSize.height() : shown.top());
    painter.save();
    painter.translate(corner);
    painter.scale(small, small);
    place.maker.paint(painter, frame);
    painter.restore();
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colorOf(Ink::Border, m_theme), 1));
    painter.drawRect(QRectF(corner, mapSize));
    painter.drawRect(shown);
    painter.setPen(QPen(colorOf(Ink::LitFrame, m_theme), 2));
    painter.drawRect(QRectF(corner + part.topLeft() * small, part.size() * small));
    painter.restore();
}

/// What is said of the position at hand, in its place.
QString StepBoard::wordsFor(const Player& player, const QRectF& place, const QString& above) const
{
    if (m_style.words == Words::All)
        return explanationHtml(player, m_theme);
    for (const std::size_t figures : {kMostBoardFigures, kMostBoardFigures / 2, std::size_t{1}}) {
        QString html = explanationHtml(player, m_theme, figures);
        if (wordsHeight(above + html, place.width(), leastLetters()) <= place.height())
            return html;
    }
    return explanationHtml(player, m_theme, 0, Telling::Headline);
}

double StepBoard::lettersFor(const QStringList& words) const
{
    constexpr double smaller = 0.95;
    double letters = m_style.letters;
    const auto fit = [&] {
        for (qsizetype i = 0; i < words.size(); ++i) {
            const QRectF& place = m_places[static_cast<std::size_t>(i)].words;
            if (wordsHeight(words[i], place.width(), letters) > place.height())
                return false;
        }
        return true;
    };
    while (letters > leastLetters() && !fit())
        letters *= smaller;
    return letters;
}

void StepBoard::paint(QPainter& painter, const std::vector<const Player*>& players) const
{
    painter.fillRect(QRectF({}, m_size), m_theme.diagram.background);
    QStringList words;
    for (std::size_t i = 0; i < players.size() && i < m_places.size(); ++i) {
        paintPicture(painter, m_places[i], *players[i]);
        const QString above = nameAbove(i);
        words << above + wordsFor(*players[i], m_places[i].words, above);
    }
    const double letters = lettersFor(words); // of all, or those of one would be smaller than those beside them
    for (qsizetype i = 0; i < words.size(); ++i)
        paintStopWords(painter, m_places[static_cast<std::size_t>(i)].words, words[i], m_theme, letters);
    if (!m_lesson.isEmpty())
        paintStopWords(
            painter, m_lesson, wordsOfStop(m_head, m_style.hasTitle), m_theme, m_style.letters, m_head.words.pictures);
}

} // namespace arcwright::ui
