// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_pane.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include <QPainter>
#include <QTextDocument>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/step_board.h"
#include "ui/players/panel/player_stage.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kMostLectureFigures = 7; ///< more cannot be taken in while somebody speaks
constexpr std::size_t kFigureChoices[] = {kMostLectureFigures, 5, 3, 1, 0};
constexpr double kWordShares[] = {0.24, 0.3, 0.36, 0.42, 0.5, 0.6};
constexpr double kMostLetters = 2.2; ///< of the least height: as large as headlines become
constexpr double kSmaller = 0.95;
constexpr double kForOthers = 1.12; ///< room for steps that say more than those that were looked at
constexpr double kLeastFilled = 0.55; ///< of the words' place; where a step says little, it is said louder
constexpr double kStageShrinks = 0.8; ///< what is smaller, a stage scrolls

/// How large a picture is in a room; of one that is scrolled, by the part of it that is seen.
double worthOf(const QSizeF& picture, const QSizeF& room)
{
    const double across = room.width() / picture.width();
    const double down = room.height() / picture.height();
    const double scale = std::min(across, down);
    return scale >= kStageShrinks
        ? scale
        : kStageShrinks * std::min(1.0, across / kStageShrinks) * std::min(1.0, down / kStageShrinks);
}

} // namespace

int lectureLetters(int height)
{
    return static_cast<int>(std::ceil(height * kLectureLetters));
}

Theme lectureTheme(Theme theme, int letters)
{
    constexpr double wordsLarger = 1.1;
    const int small = static_cast<int>(std::ceil(letters / kStageShrinks));
    DiagramStyle& style = theme.diagram;
    for (QFont* font : {&style.tagFont, &style.lemmaFont, &style.labelFont, &style.surfaceFont, &style.hintFont})
        font->setPixelSize(small);
    style.formFont.setPixelSize(static_cast<int>(std::ceil(small * wordsLarger)));
    return theme;
}

void LectureWords::show(const QString& html, double letters, const Theme& theme)
{
    m_html = html;
    m_letters = letters;
    m_theme = theme;
    setAccessibleName(plainText());
    update();
}

QString LectureWords::plainText() const
{
    QTextDocument document;
    document.setHtml(m_html);
    return document.toPlainText();
}

double LectureWords::textHeight() const
{
    return wordsHeight(m_html, width(), m_letters);
}

void LectureWords::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintStopWords(painter, rect(), m_html, m_theme, m_letters);
}

LecturePane::LecturePane(QWidget* parent)
    : QWidget(parent), m_stage(new PlayerStage(this)), m_words(new LectureWords(this))
{
    setAutoFillBackground(true);
    m_stage->setFocusPolicy(Qt::NoFocus);
}

void LecturePane::setLook(const Theme& theme, int letters)
{
    m_least = letters;
    m_theme = lectureTheme(theme, letters);
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.diagram.background);
    setPalette(colors);
    m_stage->setTheme(m_theme);
    layOut();
}

void LecturePane::setPlayer(const Player* player, const QString& heading)
{
    m_player = player;
    m_heading = heading;
    m_stage->setPlayer(nullptr); // or what it has would be laid out in another place, too
    layOut();
    m_stage->setPlayer(player);
}

QString LecturePane::htmlOf(const Player& player, std::size_t figures) const
{
    return QStringLiteral("<p style=\"color:%1\">%2</p>").arg(m_theme.mutedText.name(), m_heading.toHtmlEscaped())
        + explanationHtml(player, m_theme, figures);
}

/// Of the words of some of the steps, both ends among them.
double LecturePane::mostHeight(Looks& looks, double width, double letters, std::size_t figures) const
{
    constexpr int most = 8;
    QStringList& texts = looks[figures];
    if (texts.isEmpty()) {
        const std::unique_ptr<Player> other = m_player->clone();
        for (int look = 0; look <= most; ++look) {
            other->goTo(static_cast<int>(1LL * m_player->steps() * look / most));
            texts << htmlOf(*other, figures);
        }
    }
    double height = 0;
    for (const QString& text : texts)
        height = std::max(height, wordsHeight(text, width, letters));
    return height;
}

LecturePane::Places LecturePane::placesIn(const QSizeF& room, Looks& looks) const
{
    constexpr double marginOfLetters = 0.5;
    const double margin = marginOfLetters * m_least;
    Places best;
    for (const bool isBeside : {true, false}) {
        std::optional<Places> places;
        for (const std::size_t figures : {kMostLectureFigures, std::size_t{3}, std::size_t{0}}) {
            for (const double share : kWordShares) {
                const double width = isBeside ? share * room.width() : room.width();
                const double height = isBeside ? room.height() : share * room.height();
                const QRectF words(room.width() - width, room.height() - height, width, height);
                const QRectF inside = words.adjusted(margin, margin, -margin, -margin);
                if (kForOthers * mostHeight(looks, inside.width(), m_least, figures) > inside.height())
                    continue;
                places = {isBeside ? QRectF(0, 0, room.width() - width, room.height())
                                   : QRectF(0, 0, room.width(), room.height() - height),
                    inside, 0};
                break;
            }
            if (places)
                break;
        }
        if (!places)
            continue;
        FrameMaker maker(m_theme);
        const QSizeF picture = places->picture.size();
        const QSizeF frame = maker.fitInto(*m_player, FrameMaker::Text::Without, picture).size;
        places->worth = worthOf(frame, picture);
        if (places->worth > best.worth)
            best = *places;
    }
    if (best.worth > 0)
        return best;
    constexpr double half = 0.5; // nothing fits: letters will be smaller
    const QSizeF upper(room.width(), room.height() * half);
    return {{{}, upper}, {0, upper.height(), upper.width(), upper.height()}, 0};
}

double LecturePane::worthIn(const QSizeF& room) const
{
    Looks looks;
    return m_player == nullptr || room.isEmpty() ? 0 : placesIn(room, looks).worth;
}

void LecturePane::layOut()
{
    m_words->setVisible(m_player != nullptr);
    if (m_player == nullptr || size().isEmpty() || m_least == 0) {
        m_stage->setGeometry(rect());
        return;
    }
    Looks looks;
    const Places places = placesIn(size(), looks);
    m_stage->setGeometry(places.picture.toRect());
    m_words->setGeometry(places.words.toAlignedRect());
    m_letters = kMostLetters * m_least;
    while (
        m_letters > m_least && mostHeight(looks, m_words->width(), m_letters, kMostLectureFigures) > m_words->height())
        m_letters *= kSmaller;
    refresh();
}

void LecturePane::refresh()
{
    m_stage->refresh();
    if (m_player == nullptr)
        return;
    const auto fits = [&](double letters, std::size_t figures) {
        return wordsHeight(htmlOf(*m_player, figures), m_words->width(), letters) <= m_words->height();
    };
    double letters = std::max<double>(m_letters, m_least);
    while (letters > m_least && !fits(letters, kMostLectureFigures))
        letters = std::max<double>(letters * kSmaller, m_least);
    const auto takes = [&](double larger) {
        return wordsHeight(htmlOf(*m_player, kMostLectureFigures), m_words->width(), larger) / m_words->height();
    };
    while (letters < kMostLetters * m_least && takes(letters) < kLeastFilled && takes(letters / kSmaller) <= 1)
        letters /= kSmaller;
    std::size_t figures = 0;
    for (const std::size_t choice : kFigureChoices) {
        figures = choice;
        if (fits(letters, figures))
            break;
    }
    m_words->show(htmlOf(*m_player, figures), letters, m_theme);
}

void LecturePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace arcwright::ui
