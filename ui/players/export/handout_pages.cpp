// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/handout_pages.h"

#include <algorithm>

#include <QGuiApplication>
#include <QTextDocument>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/export/step_painting.h"

namespace arcwright::ui {

namespace {

constexpr double kPaperLetters = 13; // pixels
constexpr double kLeastOnPaper = 8; ///< of pictures: six points
} // namespace

double mostHandoutWidth()
{
    constexpr double millimetresPerInch = 25.4;
    const double paper = QPageSize(QPageSize::A4).size(QPageSize::Millimeter).width();
    return (paper - 2 * kPaperMargin) / millimetresPerInch * screenDpi() / kLeastTextScale;
}

HandoutPages::HandoutPages(const FrameMaker& maker, const QString& title, int perPage)
    : m_maker(maker), m_perPage(perPage), m_buffer(&m_bytes)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_paper = std::make_unique<HandoutPaper>(maker, title, std::make_unique<QPdfWriter>(&m_buffer));
}

HandoutPages::HandoutPages(
    const FrameMaker& maker, const QString& title, int perPage, std::unique_ptr<QPdfWriter> writer)
    : m_maker(maker), m_perPage(perPage), m_paper(std::make_unique<HandoutPaper>(maker, title, std::move(writer)))
{
}

void HandoutPages::beginStop(const StopHead& head)
{
    m_isFirstStop = m_head.lesson.stops == 0;
    m_head = head;
    m_paper->setStop(head.lesson);
    m_isNew = true;
    m_board.reset();
}

/// What the lesson says, with its own title and those of its stops over the first of them.
QString HandoutPages::wordsAbove() const
{
    return (m_isFirstStop ? titleOfLesson(m_head.lesson) : QString()) + wordsOfStop(m_head, true);
}

/// A part of a page for a step, with a picture of that scale at least.
std::optional<StepBoard> HandoutPages::boardFor(
    const StopHead& head, const std::vector<const Player*>& players, double height, double least) const
{
    StopHead names = head;
    names.heading.clear(); // along the top of the page, as the words are
    names.words = {};
    StepBoard board(m_maker.theme(), {m_paper->size().width(), height}, names,
        {kPaperLetters, false, StepBoard::Large::Whole, StepBoard::Words::All, true, kLeastOnPaper});
    board.layOut(players);
    return board.pictureScale() < least ? std::nullopt : std::optional(std::move(board));
}

/// None where the picture could not be read in its part.
std::optional<StepBoard> HandoutPages::boardOnPage(const std::vector<const Player*>& players, int perPage) const
{
    constexpr double leastAsked = 0.45; // who asks for so many on a page wants them smaller
    constexpr double leastShared = 0.5; // smaller it would be worse than a page that is half empty
    constexpr double leastOfFour = 0.8; // two algorithms have a page of their own, unless they lose little
    const bool areTwo = players.size() > 1; // which are compared on one page
    const double least = m_perPage > 0 ? leastAsked
        : areTwo && perPage > 1        ? leastOfFour
        : areTwo || perPage > 1        ? leastShared
                                       : kLeastTextScale;
    auto board = boardFor(
        m_head, players, (m_paper->size().height() - m_top - (perPage - 1) * HandoutPaper::rowGap) / perPage, least);
    const bool leavesOut = board && perPage > 1 && m_perPage == 0 && !board->saysAll();
    return leavesOut ? std::nullopt : std::move(board);
}

std::vector<const Player*> HandoutPages::Waiting::shown() const
{
    std::vector<const Player*> all;
    all.reserve(players.size());
    for (const auto& player : players)
        all.push_back(player.get());
    return all;
}

/// The smallest part of a page in which a stop of one step has its words and all of its picture, in letters that can be
/// read. False for none.
bool HandoutPages::findLeast(Waiting& one, const std::vector<const Player*>& players) const
{
    constexpr double least = 0.6; // of its size on the screen, where letters are not enlarged
    const auto whole = boardFor(m_head, players, m_paper->size().height() - m_top, 0);
    for (const double share : {0.25, 0.3, 0.36, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.68, 0.75}) {
        const double height = share * m_paper->size().height();
        const auto board = boardFor(m_head, players, height, least);
        if (board && board->saysAllOf(players) && board->isLegible() >= whole->isLegible()
            && board->isInShape() >= whole->isInShape() && board->hasCloseUps() >= whole->hasCloseUps()
            && m_top + height <= m_paper->size().height()) {
            one.room = height;
            one.least = m_top + board->usedHeight();
            return true;
        }
    }
    return false;
}

/// Whether it can share a page with others.
bool HandoutPages::letWait(const std::vector<const Player*>& players)
{
    if (m_head.shown != 1 || m_head.lesson.stops < 2 || m_perPage != 0)
        return false;
    Waiting one;
    one.head = m_head;
    one.above = wordsAbove();
    one.top = m_top = one.above.isEmpty()
        ? 0
        : wordsHeight(one.above, m_paper->size().width(), kPaperLetters) + HandoutPaper::rowGap;
    if (!findLeast(one, players))
        return false;
    for (const Player* player : players)
        one.players.push_back(player->clone());
    m_waiting.push_back(std::move(one));
    return true;
}

/// As many on a page as have room.
void HandoutPages::putWaiting()
{
    for (std::size_t begin = 0; begin < m_waiting.size();) {
        double height = m_waiting[begin].least;
        std::size_t end = begin + 1;
        while (
            end < m_waiting.size() && height + HandoutPaper::rowGap + m_waiting[end].least <= m_paper->size().height())
            height += HandoutPaper::rowGap + m_waiting[end++].least;
        putOnSharedPage(begin, end);
        begin = end;
    }
    m_waiting.clear();
}

/// What is left of the page makes all of them larger.
void HandoutPages::putOnSharedPage(std::size_t begin, std::size_t end)
{
    constexpr double mostLarger = 1.6;
    const auto count = static_cast<double>(end - begin);
    double left = m_paper->size().height() - (count - 1) * HandoutPaper::rowGap;
    for (std::size_t i = begin; i < end; ++i)
        left -= m_waiting[i].least;
    m_paper->beginPage();
    for (std::size_t i = begin; i < end; ++i) {
        const Waiting& one = m_waiting[i];
        const std::vector<const Player*> players = one.shown();
        const double share = left / static_cast<double>(end - i);
        const double more = count == 1 ? share : std::min(share, (mostLarger - 1) * one.least);
        std::optional<StepBoard> board;
        for (const double part : {1.0, 0.7, 0.4}) {
            board = boardFor(one.head, players, one.least + part * more - one.top, 0);
            if (board->saysAllOf(players) && board->isLegible() && board->hasCloseUps() && board->isInShape())
                break;
            board.reset();
        }
        if (!board)
            board = boardFor(one.head, players, one.room, 0);
        if (i > begin) {
            const double line = m_paper->bottom() - HandoutPaper::rowGap / 2;
            m_paper->painter().setPen(QPen(colorOf(Ink::Grid, m_maker.theme()), 1));
            m_paper->painter().drawLine(QPointF(0, line), QPointF(m_paper->size().width(), line));
        }
        paintStopWords(m_paper->painter(), {0, m_paper->bottom(), m_paper->size().width(), one.top}, one.above,
            m_maker.theme(), kPaperLetters, one.head.words.pictures);
        m_paper->painter().save();
        m_paper->painter().translate(0, m_paper->bottom() + one.top);
        m_paper->painter().setClipRect(
            QRectF(0, 0, m_paper->size().width(), board->usedHeight())); // what stands above is there already
        board->paint(m_paper->painter(), players);
        m_paper->painter().restore();
        left -= one.top + board->usedHeight() - one.least;
        m_paper->setBottom(m_paper->bottom() + one.top + board->usedHeight() + HandoutPaper::rowGap);
    }
    m_placed = m_onPage;
}

void HandoutPages::layOut(const std::vector<const Player*>& players)
{
    const QString lesson = wordsAbove();
    m_top = lesson.isEmpty() ? 0 : wordsHeight(lesson, m_paper->size().width(), kPaperLetters) + HandoutPaper::rowGap;
    constexpr int usual = 2;
    const int most = m_head.shown > 0 ? std::min(usual, m_head.shown) : usual; // one step alone has all of its page
    m_onPage = m_perPage > 0 ? m_perPage : most;
    const bool fitsOnPage = std::all_of(players.begin(), players.end(), [&](const Player* player) {
        const Frame whole = m_maker.make(*player, FrameMaker::Text::Without, kHandoutAspect);
        return m_paper->scaleOf(whole.size, m_paper->size().height()) >= kLeastTextScale;
    });
    m_board = fitsOnPage ? boardOnPage(players, m_onPage) : std::nullopt;
    while (fitsOnPage && !m_board && m_onPage > 1)
        m_board = boardOnPage(players, --m_onPage);
    m_onPage = m_board ? m_onPage : 1;
}

void HandoutPages::beginPage()
{
    m_paper->beginPage();
    m_placed = 0;
    m_paper->setBottom(m_top);
    if (m_top > 0)
        paintStopWords(m_paper->painter(), {0, 0, m_paper->size().width(), m_top}, wordsAbove(), m_maker.theme(),
            kPaperLetters, m_head.words.pictures);
}

/// What says too much to stand over all steps, or shows pictures, has a page before them.
void HandoutPages::putTold()
{
    if (!isToldFirst(m_head, true, m_paper->size(), kPaperLetters))
        return;
    putWaiting();
    m_paper->beginPage();
    const QString html = wordsAbove();
    m_isFirstStop = false; // its title is told
    if (wordsHeight(html, m_paper->size().width(), kPaperLetters) > m_paper->size().height()) {
        m_paper->setBottom(0);
        QTextDocument words;
        QFont font = QGuiApplication::font();
        font.setPixelSize(qRound(kPaperLetters));
        words.setDefaultFont(font);
        words.setHtml(html);
        words.setTextWidth(m_paper->size().width());
        m_paper->putWords(words);
        m_head.words.text.clear();
        return;
    }
    paintTold(m_paper->painter(), html, m_head.words.pictures, m_paper->size(), m_maker.theme(), kPaperLetters);
    m_head.words.text.clear();
}

void HandoutPages::add(const std::vector<const Player*>& players)
{
    const bool isNew = std::exchange(m_isNew, false);
    if (isNew) {
        putTold();
        if (letWait(players))
            return;
        putWaiting();
        layOut(players);
    }
    const auto hasOwnPages = [&] { return !m_board || !m_board->saysAllOf(players); };
    if (isNew || m_placed == m_onPage || (m_placed > 0 && hasOwnPages())) {
        if (!isNew && std::exchange(m_isFirstStop, false) && !titleOfLesson(m_head.lesson).isEmpty())
            layOut(players); // titles stand over the first page alone: all others have that room
        beginPage();
    }
    if (hasOwnPages())
        return putOnPagesOfItsOwn(players);
    ++m_placed;
    m_paper->painter().save();
    m_paper->painter().translate(0, m_paper->bottom());
    m_board->paint(m_paper->painter(), players);
    m_paper->painter().restore();
    m_paper->setBottom(m_paper->bottom() + (m_paper->size().height() - m_top + HandoutPaper::rowGap) / m_onPage);
}

void HandoutPages::putOnPagesOfItsOwn(const std::vector<const Player*>& players)
{
    for (std::size_t i = 0; i < players.size(); ++i)
        putApart(*players[i], m_head.names.value(static_cast<qsizetype>(i)));
    m_placed = m_onPage; // the next step begins another
}

QByteArray HandoutPages::finished()
{
    putWaiting();
    m_paper->finish();
    return m_bytes;
}

/// The text at full size, under it the picture or, where that would be too small, its parts.
void HandoutPages::putApart(const Player& player, const QString& heading)
{
    QTextDocument text;
    text.setDefaultFont(QGuiApplication::font());
    text.setHtml((heading.isEmpty() ? QString() : QStringLiteral("<h2>%1</h2>").arg(heading.toHtmlEscaped()))
        + explanationHtml(player, m_maker.theme()));
    text.setTextWidth(m_paper->size().width());
    const double textHeight = text.size().height();
    const Frame picture = m_maker.make(player, FrameMaker::Text::Without, kHandoutAspect);
    const double room = m_paper->size().height() - textHeight - HandoutPaper::rowGap;
    const bool isWhole = m_paper->scaleOf(picture.size, room) >= kLeastTextScale;
    const std::vector<Frame> parts = isWhole ? std::vector{picture} : m_maker.partsOf(picture);
    const double half = (m_paper->size().height() - HandoutPaper::rowGap) / 2;
    const bool isHalf = isWhole && half - textHeight >= kLeastTextScale * picture.size.height();
    const double firstHeight = isHalf
        ? std::min(half - textHeight, m_paper->scaleOf(picture.size, room) * picture.size.height())
        : parts.empty() ? 0
                        : m_paper->heightOfFirstBand(parts.front());
    m_paper->makeRoom(textHeight + (textHeight + firstHeight <= m_paper->size().height() ? firstHeight : 0));
    m_paper->putWords(text);
    if (isHalf)
        return m_paper->put(picture, firstHeight);
    for (const Frame& part : parts)
        m_paper->putBands(part);
}

} // namespace arcwright::ui
