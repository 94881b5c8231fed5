// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_slides.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>

#include "ui/canvas/tikz.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/step_painting.h"

namespace arcwright::ui {

namespace {

constexpr double slideLetters = 20; ///< of 720 pixels: a thirty-sixth
constexpr double leastInPictures = 12.5; ///< more than a sixtieth of the height
constexpr double betterInPictures = 18.5; ///< more than a fortieth
constexpr QSizeF beamerSize(1280, 595); ///< what a slide of beamer has under its title

/// Whether TeX needs a package for the characters.
bool hasEastAsian(const QString& text)
{
    constexpr char16_t firstRadical = 0x2e80;
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.unicode() >= firstRadical; });
}

/// For beamer: slides are of the colours of what is drawn on them, in the dark, too.
QString slideColors(const Theme& theme)
{
    const auto defined = [](const char* name, const QColor& color) {
        return QStringLiteral("\\definecolor{%1}{RGB}{%2,%3,%4}\n")
            .arg(QLatin1String(name))
            .arg(color.red())
            .arg(color.green())
            .arg(color.blue());
    };
    return defined("ground", theme.diagram.background) + defined("ink", colorOf(Ink::Text, theme))
        + QStringLiteral("\\setbeamercolor{background canvas}{bg=ground}\n"
                         "\\setbeamercolor{normal text}{fg=ink}\n"
                         "\\setbeamercolor{frametitle}{fg=ink}\n"
                         "\\setbeamerfont{frametitle}{size=\\normalsize}\n"
                         "\\setbeamersize{text margin left=4mm,text margin right=4mm}\n"
                         "\\setbeamertemplate{navigation symbols}{}\n");
}

/// For beamer: an environment that makes its picture no larger than a slide has room for, of packages that come with
/// beamer and TikZ themselves.
QString pictureEnvironment()
{
    return QStringLiteral(
        "\\usepackage{tikz}\n"
        "\\newsavebox{\\stepbox}\n"
        "\\newenvironment{steppicture}{\\begin{lrbox}{\\stepbox}}{\\end{lrbox}\\centering\n"
        "  \\ifdim\\dimexpr\\textwidth*\\number\\ht\\stepbox/\\number\\wd\\stepbox\\relax>.8\\textheight\n"
        "    \\ifdim\\ht\\stepbox>.8\\textheight\\resizebox{!}{.8\\textheight}{\\usebox\\stepbox}"
        "\\else\\usebox\\stepbox\\fi\n"
        "  \\else\n"
        "    \\ifdim\\wd\\stepbox>\\textwidth\\resizebox{\\textwidth}{!}{\\usebox\\stepbox}"
        "\\else\\usebox\\stepbox\\fi\n"
        "  \\fi\\par}\n");
}

/// Below the margin of slides.
QRectF lineOfPlace()
{
    constexpr double letters = 13; // more than a sixtieth of the height
    constexpr double margin = 25;
    return {margin, kSlideSize.height() - margin + (margin - letters) / 2, kSlideSize.width() - 2 * margin, letters};
}

/// For beamer: the title of the lesson, and which slide of how many it is.
QString footOfSlides(const QString& title)
{
    return QStringLiteral("\\setbeamertemplate{footline}{\\hspace*{4mm}{\\tiny\\color{ink!60!ground}%1\\hfill"
                          "\\insertframenumber\\,/\\,\\inserttotalframenumber}\\hspace*{4mm}\\vspace*{1.5mm}}\n")
        .arg(texEscaped(title));
}

} // namespace

QString headlinesOf(const std::vector<const Player*>& players, const QStringList& names)
{
    return players.size() < 2
        ? headlineOf(*players.front())
        : QCoreApplication::translate("StepExport", "%1: %2 | %3: %4", "two algorithms, each with its step")
              .arg(names.value(0), headlineOf(*players[0]), names.value(1), headlineOf(*players[1]));
}

StepPictures::StepPictures(const Theme& theme, const QSizeF& board, bool framesHaveText)
    : m_maker(theme, kSlideSize.width() / kLeastTextScale), m_size(board), m_framesHaveText(framesHaveText)
{
}

void StepPictures::beginStop(const StopHead& head)
{
    m_head = head;
    m_isNew = true;
    m_boards.clear();
    m_told = head;
    m_isToTell = isToldFirst(head, m_framesHaveText, m_size, slideLetters);
}

bool StepPictures::takeOpening()
{
    if (!std::exchange(m_isToTell, false))
        return false;
    m_head.words.text.clear();
    return true;
}

void StepPictures::paintOpening(QPainter& painter) const
{
    paintTold(painter, wordsOfStop(m_told, m_framesHaveText), m_told.words.pictures, m_size, theme(), slideLetters);
}

std::vector<Frame> StepPictures::framesOf(const std::vector<const Player*>& players) const
{
    const double aspect = m_size.width() / m_size.height() / static_cast<double>(players.size());
    std::vector<Frame> frames;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const QString heading = players.size() > 1 ? m_head.names.value(static_cast<qsizetype>(i)) : m_head.heading;
        frames.push_back(m_framesHaveText ? m_maker.make(*players[i], FrameMaker::Text::With, aspect, heading)
                                          : m_maker.make(*players[i], FrameMaker::Text::Without, aspect));
    }
    return frames;
}

bool StepPictures::needsBoard(const std::vector<const Player*>& players) const
{
    if (!m_head.words.isEmpty())
        return true;
    const QSizeF size = sizeTogether(framesOf(players));
    const double least = m_isDivided ? leastInPictures / smallestLetters(theme()) : kLeastTextScale;
    return std::min(m_size.width() / size.width(), m_size.height() / size.height()) < least;
}

void StepPictures::layOutBoards(const std::vector<const Player*>& players)
{
    const bool hasTitle = m_framesHaveText; // else it stands over the board
    StepBoard::Style style{slideLetters, hasTitle, StepBoard::Large::Detail};
    style.hasMargin = m_framesHaveText; // beamer's slides have their own
    style.leastInPictures = leastInPictures;
    style.betterInPictures = betterInPictures;
    m_boards.emplace_back(theme(), m_size, m_head, style).layOut(players);
    if (!m_isDivided || players.size() < 2 || m_boards.front().isLegible())
        return;
    m_boards.clear();
    for (std::size_t i = 0; i < players.size(); ++i) {
        StopHead head = m_head;
        head.lesson.algorithm = m_head.names.value(static_cast<qsizetype>(i));
        head.names.clear();
        m_boards.emplace_back(theme(), m_size, head, style).layOut({players[i]});
    }
}

void StepPictures::take(const std::vector<const Player*>& players)
{
    if (std::exchange(m_isNew, false) && needsBoard(players))
        layOutBoards(players);
    m_players = players;
    m_frames = isOnBoard() ? std::vector<Frame>() : framesOf(players);
}

QSizeF StepPictures::size() const
{
    return isOnBoard() ? m_size : sizeTogether(m_frames);
}

void StepPictures::paint(QPainter& painter, std::size_t picture) const
{
    if (!isOnBoard())
        return paintTogether(painter, m_maker, m_frames);
    m_boards[picture].paint(painter, count() == 1 ? m_players : std::vector{m_players[picture]});
}

PdfSlides::PdfSlides(const Theme& theme, const QString& title) : m_buffer(&m_bytes), m_pictures(theme, kSlideSize, true)
{
    constexpr double pointsPerInch = 72;
    m_buffer.open(QIODevice::WriteOnly);
    m_writer = std::make_unique<QPdfWriter>(&m_buffer);
    prepare(*m_writer, title);
    m_writer->setPageSize(QPageSize(kSlideSize * (pointsPerInch / screenDpi()), QPageSize::Point));
    m_writer->setPageMargins({});
    m_painter.begin(m_writer.get());
    m_pictures.setDivided();
}

void PdfSlides::add(const std::vector<const Player*>& players)
{
    if (m_pages == 0 && hasTitlePage(m_pictures.head())) {
        beginPage();
        paintTitlePage(m_painter, m_pictures.head(), kSlideSize, m_pictures.theme(), slideLetters);
    }
    if (m_pictures.takeOpening()) {
        beginPage();
        m_pictures.paintOpening(m_painter);
        paintPlace();
    }
    m_pictures.take(players);
    for (std::size_t picture = 0; picture < m_pictures.count(); ++picture) {
        beginPage();
        paintStep(picture);
        paintPlace();
    }
}

void PdfSlides::beginPage()
{
    if (m_pages++ > 0)
        m_writer->newPage();
}

void PdfSlides::paintPlace()
{
    paintLessonPlace(m_painter, lineOfPlace(), m_pictures.head(), m_pages, m_pictures.theme());
}

void PdfSlides::paintStep(std::size_t picture)
{
    m_painter.fillRect(QRectF({}, kSlideSize), m_pictures.theme().diagram.background);
    if (m_pictures.isOnBoard())
        return m_pictures.paint(m_painter, picture);
    const auto& frames = m_pictures.frames();
    const double share = kSlideSize.width() / static_cast<double>(frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i)
        paintInto(
            m_painter, m_pictures.maker(), frames[i], {static_cast<double>(i) * share, 0, share, kSlideSize.height()});
}

QByteArray PdfSlides::finished()
{
    m_painter.end();
    return m_bytes;
}

BeamerFrames::BeamerFrames(const Theme& theme, QString title)
    : m_title(std::move(title)), m_pictures(theme, beamerSize, false)
{
    m_pictures.setDivided();
}

void BeamerFrames::beginStop(const StopHead& head)
{
    m_head = head;
    m_pictures.beginStop(m_head);
}

QString BeamerFrames::drawn(const QSizeF& size, const std::function<void(QPainter&)>& paint)
{
    TikzPainting device(size);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return device.tikz();
}

void BeamerFrames::add(const std::vector<const Player*>& players)
{
    const bool isLesson = !m_head.words.title.isEmpty();
    if (m_frames.isEmpty() && hasTitlePage(m_head))
        addFrame({},
            drawn(beamerSize,
                [this](QPainter& painter) {
                    paintTitlePage(painter, m_head, beamerSize, m_pictures.theme(), slideLetters);
                }),
            {});
    if (m_pictures.takeOpening())
        addFrame(isLesson ? m_head.words.title : m_head.heading,
            drawn(beamerSize, [this](QPainter& painter) { m_pictures.paintOpening(painter); }), {});
    m_pictures.take(players);
    QStringList counts; // on a board they are among its words
    for (const Player* player : m_pictures.isOnBoard() ? std::vector<const Player*>() : players)
        counts << workTextOf(*player);
    counts.removeAll(QString());
    const QString count = counts.isEmpty()
        ? QString()
        : QStringLiteral("{\\centering\\scriptsize %1\\par}\n").arg(texEscaped(counts.join(QStringLiteral(" | "))));
    for (std::size_t picture = 0; picture < m_pictures.count(); ++picture)
        addFrame(m_pictures.isOnBoard() && isLesson ? m_head.words.title : headlinesOf(players, m_head.names),
            drawn(m_pictures.size(), [&](QPainter& painter) { m_pictures.paint(painter, picture); }), count);
}

void BeamerFrames::addFrame(const QString& title, const QString& picture, const QString& below)
{
    m_frames += QStringLiteral("\\begin{frame}\n\\frametitle{%1}\n"
                               "\\begin{steppicture}\n%2"
                               "\\end{steppicture}\n%3\\end{frame}\n\n")
                    .arg(texEscaped(title), picture, below);
}

QByteArray BeamerFrames::finished()
{
    // Numbers of words below the line, arrows and minus signs are in the other fonts, not in the Japanese one, and dots
    // that stand for what is left out are on the line.
    const QString eastAsian = hasEastAsian(m_frames)
        ? QStringLiteral("\\usepackage{luatexja}\n\\ltjsetparameter{jacharrange={-2,-3,-8,-9}}\n")
        : QString();
    return (QStringLiteral("% !TeX program = lualatex\n"
                           "\\documentclass[aspectratio=169]{beamer}\n"
                           "\\usepackage{fontspec}\n"
                           "\\IfFontExistsTF{DejaVu Sans}{\\setsansfont{DejaVu Sans}}{}\n")
        + eastAsian + slideColors(m_pictures.theme()) + pictureEnvironment()
        + (m_head.lesson.stops > 0 ? footOfSlides(m_title) : QString())
        + QStringLiteral("\\title{%1}\n\\begin{document}\n\n").arg(texEscaped(m_title)) + m_frames
        + QStringLiteral("\\end{document}\n"))
        .toUtf8();
}

} // namespace arcwright::ui
