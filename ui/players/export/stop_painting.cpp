// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/stop_painting.h"

#include <algorithm>
#include <memory>

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

#include "ui/canvas/unseen_letters.h"
#include "ui/players/drawing/text_lines.h"
#include "ui/players/export/lesson_art.h"

namespace arcwright::ui {

namespace {

/// Lines between cells are not drawn: room has to keep their texts apart.
QString withSpacedTables(QString html)
{
    return html.replace(QStringLiteral("<table>"), QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\">"));
}

/// Numbers in what somebody has written.
void keepNumbersWhole(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto breaks = breaksInNumbers(block.text()); !breaks.empty(); breaks = breaksInNumbers(block.text())) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + static_cast<int>(breaks.front()));
            cursor.insertText(kWordJoiner);
        }
    }
}

std::unique_ptr<QTextDocument> documentOf(
    const QString& html, double width, double letters, double picturesHigh, const QColor& links = {})
{
    const double high = picturesHigh > 0 ? picturesHigh : picturesAmong(letters);
    auto document = std::make_unique<QTextDocument>();
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(qRound(letters), 1));
    document->setDefaultFont(font);
    document->setDocumentMargin(0);
    document->setDefaultStyleSheet(QStringLiteral("p{margin:0 0 4px 0}ul,ol{margin:0}h3{margin:0}")
        + (links.isValid() ? QStringLiteral("a{color:%1}").arg(links.name()) : QString()));
    document->setHtml(withPicturesBeside(withSmallPictures(withSpacedTables(html), high, width), width));
    keepNumbersWhole(*document);
    document->setTextWidth(width);
    return document;
}

} // namespace

QString withSmallPictures(const QString& html, double mostHeight, double mostWidth)
{
    static const QRegularExpression size(QStringLiteral("\" width=\"(\\d+)\" height=\"(\\d+)\""));
    QString all;
    qsizetype read = 0;
    for (auto found = size.globalMatch(html); found.hasNext();) {
        const auto match = found.next();
        const double width = std::max(match.captured(1).toDouble(), 1.0);
        const double height = std::max(match.captured(2).toDouble(), 1.0);
        const double scale = std::min({1.0, mostHeight / height, mostWidth / width});
        all += QStringView(html).mid(read, match.capturedStart() - read);
        all += QStringLiteral("\" width=\"%1\" height=\"%2\"").arg(qRound(width * scale)).arg(qRound(height * scale));
        read = match.capturedEnd();
    }
    all += QStringView(html).mid(read);
    return all;
}

QString withPicturesBeside(const QString& html, double width)
{
    constexpr double most = 0.5; // of the width
    const WordsAndPictures parts = picturesApart(html);
    if (parts.pictures.isEmpty() || parts.width > most * width)
        return html;
    QString pictures;
    for (const QString& picture : parts.pictures)
        pictures += QStringLiteral("<td align=\"right\">%1</td>").arg(picture);
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr><td>") + parts.words
        + QStringLiteral("</td>") + pictures + QStringLiteral("</tr></table>");
}

QString wordsOfStop(const StopHead& head, bool hasTitle)
{
    const QString title = head.words.title.isEmpty() ? head.heading : head.words.title;
    QString html;
    if (hasTitle && !title.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(title.toHtmlEscaped());
    html += head.words.text;
    if (!head.words.question.isEmpty())
        html += QStringLiteral("<div style=\"font-style:italic\">%1</div>").arg(head.words.question);
    return html;
}

double wordsHeight(const QString& html, double width, double letters, double picturesHigh)
{
    return documentOf(html, width, letters, picturesHigh)->size().height();
}

bool dividesWords(const QString& html, double width, double letters)
{
    const auto document = documentOf(html, width, letters, 0);
    QTextOption option = document->defaultTextOption();
    option.setWrapMode(QTextOption::WordWrap);
    document->setDefaultTextOption(option);
    constexpr double rounding = 1;
    return std::max(document->idealWidth(), document->size().width()) > width + rounding;
}

void paintStopWords(QPainter& painter, const QRectF& place, const QString& html, const Theme& theme, double letters,
    const LessonArts& arts, double picturesHigh)
{
    auto document = documentOf(html, place.width(), letters, picturesHigh, theme.accent);
    constexpr double smaller = 0.9;
    constexpr double least = 6;
    while (document->size().height() > place.height() && letters > least) {
        letters *= smaller;
        document = documentOf(html, place.width(), letters, picturesHigh, theme.accent);
    }
    if (!arts.isEmpty())
        document->documentLayout()->registerHandler(
            QTextFormat::ImageObject, new LessonArtHandler(arts, document.get()));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, theme.text);
    painter.save();
    painter.translate(place.topLeft());
    document->documentLayout()->draw(&painter, context);
    painter.restore();
}

bool isToldFirst(const StopHead& head, bool hasTitle, const QSizeF& board, double letters)
{
    if (head.words.text.isEmpty())
        return false;
    const double width = board.width() - 2 * kBoardMargin * std::max(board.width(), board.height());
    return !head.words.pictures.isEmpty()
        || wordsHeight(wordsOfStop(head, hasTitle), width, letters) > kMostOfLesson * board.height();
}

void paintTold(QPainter& painter, const QString& html, const LessonArts& arts, const QSizeF& board, const Theme& theme,
    double letters)
{
    constexpr double smaller = 0.9;
    constexpr double largest = 1.5; // of the letters: nothing else is there
    const double margin = 2 * kBoardMargin * std::max(board.width(), board.height());
    const QRectF place = QRectF({}, board).adjusted(margin, margin, -margin, -margin);
    const double least = picturesAmong(letters);
    double pictures = arts.isEmpty() ? 0 : place.height();
    while (pictures > least && wordsHeight(html, place.width(), letters, pictures) > place.height())
        pictures *= smaller;
    double larger = largest * letters;
    while (larger > letters && wordsHeight(html, place.width(), larger, pictures) > place.height())
        larger *= smaller;
    painter.fillRect(QRectF({}, board), theme.diagram.background);
    paintStopWords(painter, place, html, theme, std::max(larger, letters), arts, pictures);
}

bool hasTitlePage(const StopHead& head)
{
    return head.lesson.stop == 1 && head.lesson.titles.size() > 1;
}

QString titleOfLesson(const LessonPlace& lesson)
{
    QString html;
    if (!lesson.title.isEmpty())
        html += QStringLiteral("<div style=\"font-size:large; margin-bottom:10px\"><b>%1</b></div>")
                    .arg(lesson.title.toHtmlEscaped());
    if (lesson.titles.size() < 2)
        return html;
    for (qsizetype i = 0; i < lesson.titles.size(); ++i)
        html += QStringLiteral("<div%1>%2.&nbsp; %3</div>")
                    .arg(i + 1 < lesson.titles.size() ? QString() : QStringLiteral(" style=\"margin-bottom:14px\""))
                    .arg(i + 1)
                    .arg(lesson.titles[i].toHtmlEscaped());
    return html;
}

void paintTitlePage(QPainter& painter, const StopHead& head, const QSizeF& board, const Theme& theme, double letters)
{
    constexpr double larger = 1.3; // nothing else is there
    paintTold(painter, titleOfLesson(head.lesson), {}, board, theme, larger * letters);
}

} // namespace arcwright::ui
