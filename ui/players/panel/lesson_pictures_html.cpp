// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_pictures_html.h"

#include <algorithm>

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include "core/teaching/lesson_pictures.h"
#include "core/treebank/graph.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/make_diagram.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/frame.h"
#include "ui/players/panel/lesson_export.h"

namespace arcwright::ui {

namespace {

constexpr double kMostPictureWidth = 640;
constexpr double kMostPictureHeight = 480;
constexpr double kPixelsEach = 2; ///< sharp on paper and on fine screens

/// A tag with what is painted into a picture of that size, made smaller where that is too large.
template <class Paint>
QString tagOf(const QSizeF& size, const QString& words, const Theme& theme, Paint paint)
{
    if (size.isEmpty())
        return {};
    const double scale = std::min({1.0, kMostPictureWidth / size.width(), kMostPictureHeight / size.height()});
    const QSize shown = (size * scale).toSize();
    QImage image(shown * kPixelsEach, QImage::Format_RGB32);
    image.fill(theme.diagram.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale * kPixelsEach, scale * kPixelsEach);
    paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" alt=\"%4\" />")
        .arg(QString::fromLatin1(bytes.toBase64()))
        .arg(shown.width())
        .arg(shown.height())
        .arg(words.toHtmlEscaped());
}

QString treeHtml(const Sentence& sentence, const Theme& theme)
{
    Graph graph(sentence.unitCount());
    RelationPool relations;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        graph.heads[static_cast<std::size_t>(unit)] = sentence.headOf(unit);
        graph.relations[static_cast<std::size_t>(unit)] = relations.intern(sentence.relationOf(unit));
    }
    const Diagram diagram = makeDiagram(sentence, graph, nullptr, relations);
    const DiagramLayout layout = layOut(diagram, metricsFor(theme.diagram));
    return tagOf(layout.size, QString::fromStdString(sentence.text()), theme, [&](QPainter& painter) {
        paintDiagram(painter, diagram, layout, theme.diagram, PaintState(), QRectF({}, layout.size));
    });
}

QString stepHtml(const Lesson& lesson, const LessonPicture& picture, const Theme& theme)
{
    Lesson stop = lesson;
    stop.lastStep = picture.isLast;
    stop.step = picture.step;
    stop.beside.clear();
    const auto players = playersOf(stop);
    if (!players)
        return {};
    const Player& player = *players->first;
    FrameMaker maker(theme, 2 * kMostPictureWidth);
    const Frame frame
        = maker.make(player, FrameMaker::Text::Without, kMostPictureWidth / kMostPictureHeight, {}, kEverywhere);
    return tagOf(frame.size, headlineOf(player), theme, [&](QPainter& painter) { maker.paint(painter, frame); });
}

} // namespace

QString lessonPictureHtml(const Lesson& lesson, const QString& source)
{
    const auto picture = lessonPictureOf(source.toStdString());
    if (!picture || !lesson.sentence)
        return {};
    const Theme theme = makeTheme(ThemeKind::Light); // as paper has it, whatever is around it
    return picture->kind == LessonPicture::Kind::Tree ? treeHtml(*lesson.sentence, theme)
                                                      : stepHtml(lesson, *picture, theme);
}

} // namespace arcwright::ui
