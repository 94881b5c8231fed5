// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/lesson_art.h"

#include <algorithm>

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QTextFormat>

namespace arcwright::ui {

LessonArt LessonArt::fitting(const QSizeF& most) const
{
    if (isEmpty())
        return {};
    const double scale = std::min({1.0, most.width() / size.width(), most.height() / size.height()});
    return {(QSizeF(size) * scale).toSize(), words, [scale, whole = paint](QPainter& painter) {
                painter.scale(scale, scale);
                whole(painter);
            }};
}

QString LessonArt::html(double pixelsEach, Look look) const
{
    if (isEmpty())
        return {};
    QImage image(size * pixelsEach, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsEach, pixelsEach);
    paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    const QString ofLook = look == Look::Day ? QStringLiteral("class=\"day\" ")
        : look == Look::Night                ? QStringLiteral("class=\"night\" ")
                                             : QString();
    return QStringLiteral("<img %5src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\" />")
        .arg(QString::fromLatin1(bytes.toBase64()))
        .arg(size.width())
        .arg(size.height())
        .arg(words.toHtmlEscaped(), ofLook);
}

QString sourceOfTag(const QString& tag)
{
    static const QRegularExpression source(QStringLiteral("\\ssrc=\"([^\"]*)\""));
    return source.match(tag).captured(1);
}

WordsAndPictures picturesApart(const QString& html)
{
    static const QRegularExpression paragraph(
        QStringLiteral("<p[^>]*>\\s*(<img (?:class=\"day\" )?src=\"data:[^>]*\\swidth=\"(\\d+)\"[^>]*>"
                       "(?:<img class=\"night\"[^>]*>)?)\\s*</p>"));
    WordsAndPictures parts{html, {}, 0};
    for (auto found = paragraph.globalMatch(html); found.hasNext();) {
        const auto match = found.next();
        parts.pictures << match.captured(1);
        parts.width += match.captured(2).toDouble();
        parts.words.remove(match.captured());
    }
    return parts;
}

QSizeF LessonArtHandler::intrinsicSize(QTextDocument* /*document*/, int /*position*/, const QTextFormat& format)
{
    const QTextImageFormat image = format.toImageFormat();
    return {image.width(), image.height()};
}

void LessonArtHandler::drawObject(
    QPainter* painter, const QRectF& place, QTextDocument* /*document*/, int /*position*/, const QTextFormat& format)
{
    const LessonArt art = m_arts.value(format.toImageFormat().name());
    if (art.isEmpty())
        return;
    painter->save();
    painter->translate(place.topLeft());
    painter->scale(place.width() / art.size.width(), place.height() / art.size.height());
    art.paint(*painter);
    painter->restore();
}

} // namespace arcwright::ui
