// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_page.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>

#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/all_steps.h"
#include "ui/players/export/handout_pages.h"
#include "ui/players/export/step_painting.h"
#include "ui/players/export/step_place.h"

namespace arcwright::ui {

namespace {

struct PageText {
    Q_DECLARE_TR_FUNCTIONS(StepPage)
};

constexpr QSizeF pictureRoom(960, 640); // pixels; what a page on a small screen has for pictures
constexpr double leastLetters = 16; // there: two thirds of the words beside them, a sixtieth of the screen

/// For the body of the page and for attributes; of characters that XML does not know only the place is kept.
QString escaped(QString text)
{
    const auto isOfXml = [](QChar character) {
        const char16_t code = character.unicode();
        return code == u'\t' || code == u'\n' || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xfffe);
    };
    std::replace_if(
        text.begin(), text.end(), [&](QChar character) { return !isOfXml(character); }, QChar::ReplacementCharacter);
    return text.toHtmlEscaped();
}

QString ofPage(const char* file)
{
    QFile resource(QStringLiteral(":/page/") + QLatin1String(file));
    return resource.open(QIODevice::ReadOnly) ? QString::fromUtf8(resource.readAll()) : QString();
}

QString variables(const Theme& theme, const QString& parts)
{
    QString text;
    const auto set = [&](const char* name, const QColor& color) {
        text += QStringLiteral("--%1:%2;").arg(QLatin1String(name), color.name());
    };
    set("page", theme.diagram.background);
    set("text", theme.text);
    set("muted", theme.mutedText);
    set("disabled", theme.disabledText);
    set("border", theme.border);
    set("button", theme.button);
    set("accent", theme.accent);
    set("lit", theme.diagram.targetFill);
    return text + parts;
}

/// What a step says, as the panel beside the player does.
QString wordsOf(const Player& player, const QString& name)
{
    const Explanation explanation = player.explanation();
    // Sentences of ours run as ours do, even if the first word in them is one of the treebank that does not.
    const QString direction = QGuiApplication::isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    QString html = QStringLiteral("<section dir=\"%1\">").arg(direction);
    if (!name.isEmpty())
        html += QStringLiteral("<p class=\"algorithm\">%1</p>").arg(escaped(name));
    html += QStringLiteral("<h3>%1</h3>").arg(escaped(headlineOf(player)));
    for (const QString& paragraph : explanation.text.split(u'\n', Qt::SkipEmptyParts))
        html += QStringLiteral("<p>%1</p>").arg(escaped(paragraph));
    if (!explanation.numbersTitle.isEmpty())
        html += QStringLiteral("<p class=\"figures\">%1</p>").arg(escaped(explanation.numbersTitle));
    if (!explanation.numbers.empty()) {
        html += QStringLiteral("<table>");
        for (const NumberRow& row : explanation.numbers)
            html += QStringLiteral("<tr%1><td>%2</td><td>%3</td></tr>")
                        .arg(row.isBest ? QStringLiteral(" class=\"best\"") : QString(), escaped(row.value),
                            escaped(row.name));
        html += QStringLiteral("</table>");
    }
    if (const QString work = workTextOf(player); !work.isEmpty())
        html += QStringLiteral("<p class=\"figures\">%1</p>").arg(escaped(work));
    return html + QStringLiteral("</section>");
}

std::vector<PaintedPiece> piecesOf(
    const FrameMaker& painter, const std::vector<Frame>& frames, Qt::Orientation orientation)
{
    PiecePainting device(sizeTogether(frames, orientation));
    QPainter on(&device);
    paintTogether(on, painter, frames, orientation);
    on.end();
    return device.pieces();
}

QString button(const char* id, const QString& sign, const QString& name)
{
    return QStringLiteral("<button type=\"button\" id=\"%1\" aria-label=\"%3\" title=\"%3\">%2</button>\n")
        .arg(QLatin1String(id), escaped(sign), escaped(name));
}

QString transportHtml()
{
    QString html = QStringLiteral("<div id=\"transport\" role=\"group\" aria-label=\"%1\">\n")
                       .arg(escaped(PageText::tr("Steps")));
    html += button("first", QStringLiteral("⏮"), PageText::tr("Before the first step (Home)"));
    html += button("back", QStringLiteral("◀"), PageText::tr("Back (←)"));
    html += QStringLiteral("<button type=\"button\" id=\"play\" aria-pressed=\"false\" title=\"%1\">%2</button>\n")
                .arg(escaped(PageText::tr("Play or stop (space)")), escaped(PageText::tr("Play")));
    html += button("next", QStringLiteral("▶"), PageText::tr("Forward (→)"));
    html += button("last", QStringLiteral("⏭"), PageText::tr("To the last step (End)"));
    html += QStringLiteral("<input type=\"range\" id=\"slider\" min=\"0\" max=\"0\" value=\"0\" aria-label=\"%1\"/>\n"
                           "<output id=\"place\"></output>\n")
                .arg(escaped(PageText::tr("Step")));
    html += QStringLiteral("<label>%1 <select id=\"speed\">").arg(escaped(PageText::tr("Speed")));
    constexpr int usual = 1000;
    for (const int pause : {4000, 2000, usual, 500, 250}) // ms between steps
        html += QStringLiteral("<option value=\"%1\"%2>%3×</option>")
                    .arg(pause)
                    .arg(pause == usual ? QStringLiteral(" selected=\"selected\"") : QString())
                    .arg(1000.0 / pause);
    html += QStringLiteral("</select></label>\n<label hidden=\"hidden\"><input type=\"checkbox\" id=\"whole\"/> %1"
                           "</label>\n</div>\n")
                .arg(escaped(PageText::tr("Whole picture")));
    return html;
}

QString lookHtml()
{
    return QStringLiteral("<label>%1 <select id=\"look\"><option value=\"\">%2</option><option value=\"light\">%3"
                          "</option><option value=\"dark\">%4</option></select></label>\n")
        .arg(escaped(PageText::tr("Colours")), escaped(PageText::tr("as the system")), escaped(PageText::tr("light")),
            escaped(PageText::tr("dark")));
}

} // namespace

StepPage::StepPage(QString title)
    : m_title(std::move(title)), m_light(makeTheme(ThemeKind::Light)), m_dark(makeTheme(ThemeKind::Dark))
{
}

void StepPage::beginStop(const StopHead& head)
{
    Stop& stop = m_stops.emplace_back();
    stop.words = head.words;
    stop.names = head.names.isEmpty() ? QStringList(head.lesson.algorithm) : head.names;
    stop.start = head.start;
    stop.isOfOneStep = head.shown == 1;
}

/// Makers of frames for so many pictures beside or above each other, and how large the smallest of these is shown.
double StepPage::fit(Stop& stop, const std::vector<const Player*>& players, Qt::Orientation orientation) const
{
    const auto count = static_cast<double>(players.size());
    stop.room = orientation == Qt::Horizontal ? QSizeF(pictureRoom.width() / count, pictureRoom.height())
                                              : QSizeF(pictureRoom.width(), pictureRoom.height() / count);
    stop.orientation = orientation;
    stop.makers.clear();
    double smallest = std::numeric_limits<double>::infinity();
    for (const Player* player : players) {
        const QSizeF size = fitAllSteps(stop.makers.emplace_back(themeOf(stop, m_light)), *player, stop.room);
        smallest = std::min({smallest, stop.room.width() / size.width(), stop.room.height() / size.height()});
    }
    return smallest;
}

Theme StepPage::themeOf(const Stop& stop, const Theme& theme)
{
    return stop.letters > 0 ? legibleTheme(theme, stop.letters, stop.lettersScale) : theme;
}

/// Letters of pictures can be read where the words beside them can. Where there is not enough room for that, the
/// picture becomes smaller around them, and what can be missed is left out.
void StepPage::enlargeLetters(Stop& stop, const std::vector<const Player*>& players) const
{
    if (players.front()->words().size() > kMostWordsEnlarged)
        return;
    for (const LegibleWay& way : legibleWays()) {
        std::vector<FrameMaker> makers;
        FrameDetail detail = way.detail;
        detail.hasRoomForAll = !stop.isOfOneStep;
        for (const Player* player : players) {
            StepPlace place{FrameMaker(m_light), {}, QRectF({}, stop.room), leastLetters, {}};
            place.isOfOneStep = stop.isOfOneStep;
            if (place.enlargeLetters(*player, legibleTheme(m_light, leastLetters, way.scale), detail, way.scale))
                makers.push_back(std::move(place.maker));
        }
        if (makers.size() < players.size())
            continue;
        stop.makers = std::move(makers);
        stop.letters = leastLetters;
        stop.lettersScale = way.scale;
        return;
    }
}

/// Every step is laid out as all others of its stop, so that nothing moves.
std::vector<Frame> StepPage::framesOf(Stop& stop, const std::vector<const Player*>& players) const
{
    if (stop.makers.empty()) {
        const double above = players.size() > 1 ? fit(stop, players, Qt::Vertical) : 0;
        if (const double beside = fit(stop, players, Qt::Horizontal); beside < std::min(above, kLeastTextScale))
            fit(stop, players, Qt::Vertical);
        enlargeLetters(stop, players);
    }
    std::vector<Frame> frames;
    for (std::size_t i = 0; i < players.size(); ++i)
        frames.push_back(
            stop.makers[i].make(*players[i], FrameMaker::Text::Without, stop.room.width() / stop.room.height()));
    return frames;
}

QString StepPage::stepText(Stop& stop, const std::vector<const Player*>& players, const std::vector<Frame>& frames,
    const std::vector<int>& change) const
{
    QStringList headlines;
    QString words;
    for (std::size_t i = 0; i < players.size(); ++i) {
        headlines << headlineOf(*players[i]);
        words += wordsOf(*players[i], stop.names.value(static_cast<qsizetype>(i)));
    }
    QStringList numbers;
    for (const int number : change)
        numbers << QString::number(number);
    const Player& first = *players.front();
    const bool isMain = first.position() > 0 && first.isMilestone(first.position());
    const QRectF focus = frames.front().focus();
    return QStringLiteral("{\"number\":%1,\"main\":%2,\"focus\":[%3,%4,%5,%6],\"headline\":")
               .arg(first.position())
               .arg(isMain ? QStringLiteral("true") : QStringLiteral("false"))
               .arg(qRound(focus.x()))
               .arg(qRound(focus.y()))
               .arg(qRound(focus.width()))
               .arg(qRound(focus.height()))
        + jsonText(headlines.join(QStringLiteral(" | "))) + QStringLiteral(",\"words\":") + jsonText(words)
        + QStringLiteral(",\"parts\":[") + numbers.join(u',') + QStringLiteral("]}");
}

void StepPage::add(const std::vector<const Player*>& players)
{
    Stop& stop = m_stops.back();
    const std::vector<Frame> frames = framesOf(stop, players);
    std::vector<int> parts = m_parts.numbersOf(piecesOf(stop.makers.front(), frames, stop.orientation),
        piecesOf(FrameMaker(themeOf(stop, m_dark)), frames, stop.orientation));
    stop.steps << stepText(stop, players, frames, changeBetween(stop.parts, parts));
    stop.parts = std::move(parts);
    stop.size = stop.size.expandedTo(sizeTogether(frames, stop.orientation));
    stop.last = players.front()->steps();
}

QString StepPage::style() const
{
    const QString day = variables(m_light, m_parts.colors(false));
    const QString night = variables(m_dark, m_parts.colors(true));
    return QStringLiteral(":root{%1}\n"
                          "@media screen and (prefers-color-scheme:dark){:root:not([data-look=\"light\"]){%2}}\n"
                          "@media screen{:root[data-look=\"dark\"]{%2}}\n")
               .arg(day, night)
        + ofPage("steps.css") + m_parts.rules();
}

QString StepPage::body() const
{
    QString html = QStringLiteral("<header>\n<h1>%1</h1>\n").arg(escaped(m_title));
    if (m_stops.size() > 1) {
        html += QStringLiteral("<nav aria-label=\"%1\">\n").arg(escaped(PageText::tr("Stops of the lesson")));
        html += button("before", QStringLiteral("‹"), PageText::tr("Stop before (P)"));
        html += QStringLiteral("<select id=\"stop\" aria-label=\"%1\">").arg(escaped(PageText::tr("Stop")));
        for (std::size_t i = 0; i < m_stops.size(); ++i)
            html += QStringLiteral("<option value=\"%1\">%2. %3</option>")
                        .arg(i)
                        .arg(i + 1)
                        .arg(escaped(m_stops[i].words.title));
        html += QStringLiteral("</select>\n") + button("after", QStringLiteral("›"), PageText::tr("Next stop (N)"))
            + QStringLiteral("</nav>\n");
    }
    html += lookHtml()
        + QStringLiteral("</header>\n<noscript><p>%1</p></noscript>\n<div id=\"lesson\" tabindex=\"0\" "
                         "role=\"region\" aria-label=\"%2\">\n")
              .arg(escaped(PageText::tr("The steps are drawn by a script, and this browser runs none.")),
                  escaped(PageText::tr("Lesson")));
    for (const Stop& stop : m_stops) {
        html += QStringLiteral("<section class=\"stop\">");
        const WordsAndPictures text = picturesApart(stop.words.text); // they stand beside all of the words
        html += text.pictures.join(QString());
        if (m_stops.size() > 1 || stop.words.title != m_title)
            html += stop.words.title.isEmpty() ? QString()
                                               : QStringLiteral("<h2>%1</h2>").arg(escaped(stop.words.title));
        html += text.words;
        if (!stop.words.question.isEmpty())
            html += QStringLiteral("<div class=\"question\">%1</div>").arg(stop.words.question);
        html += QStringLiteral("</section>\n");
    }
    return html
        + QStringLiteral("</div>\n<main>\n<div id=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"%1\">"
                         "<svg id=\"drawing\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"></svg></div>\n"
                         "<div id=\"words\" tabindex=\"0\" role=\"region\" aria-label=\"%2\" aria-live=\"polite\" "
                         "aria-atomic=\"true\"></div>\n</main>\n")
              .arg(escaped(PageText::tr("Picture of the step")), escaped(PageText::tr("The step in words")))
        + transportHtml();
}

QString StepPage::data() const
{
    QStringList stops;
    for (const Stop& stop : m_stops)
        stops << QStringLiteral("{\"start\":%1,\"last\":%2,\"size\":[%3,%4],\"leastScale\":%5,\"steps\":[\n")
                     .arg(stop.start)
                     .arg(stop.last)
                     .arg(qRound(stop.size.width()))
                     .arg(qRound(stop.size.height()))
                     .arg(kLeastTextScale * smallestLetters(m_light) / smallestLetters(themeOf(stop, m_light)))
                + stop.steps.join(u",\n") + QStringLiteral("]}");
    return QStringLiteral("{\"play\":") + jsonText(PageText::tr("Play")) + QStringLiteral(",\"pause\":")
        + jsonText(PageText::tr("Stop", "playing")) + QStringLiteral(",\"place\":")
        + jsonText(PageText::tr("%1 of %2", "a step")) + QStringLiteral(",\n\"stops\":[") + stops.join(u",\n")
        + QStringLiteral("],\n\"parts\":") + m_parts.json() + u'}';
}

QByteArray StepPage::finished()
{
    const QString script = QStringLiteral("//<![CDATA[\n") + ofPage("steps.js") + QStringLiteral("//]]>");
    const QString hash = QString::fromLatin1(
        QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64()); // no other script may run
    return (QStringLiteral(
                "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                "<meta name=\"generator\" content=\"Arcwright\"/>\n"
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                "img-src data:; style-src 'unsafe-inline'; script-src 'sha256-%2'\"/>\n<title>%3</title>\n<style>\n")
                .arg(languageOfTexts(), hash, escaped(m_title))
        + style() + QStringLiteral("</style>\n</head>\n<body>\n") + body()
        + QStringLiteral("<script type=\"application/json\" id=\"data\">\n") + data()
        + QStringLiteral("</script>\n<script>") + script + QStringLiteral("</script>\n</body>\n</html>\n"))
        .toUtf8();
}

} // namespace arcwright::ui
