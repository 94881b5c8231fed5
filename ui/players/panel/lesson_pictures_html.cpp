// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_pictures_html.h"

#include <algorithm>

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

/// What is painted at a size, made smaller where that is too large.
LessonArt artOf(
    const QSizeF& size, const QString& words, const Theme& theme, const std::function<void(QPainter&)>& paint)
{
    if (size.isEmpty())
        return {};
    const double scale = std::min({1.0, kMostPictureWidth / size.width(), kMostPictureHeight / size.height()});
    return {(size * scale).toSize(), words, [=, ground = theme.diagram.background](QPainter& painter) {
                painter.fillRect(QRectF(QPointF(), size * scale), ground);
                painter.scale(scale, scale);
                paint(painter);
            }};
}

LessonArt artOfTree(const Sentence& sentence, const Theme& theme)
{
    Graph graph(sentence.unitCount());
    RelationPool relations;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        graph.heads[static_cast<std::size_t>(unit)] = sentence.headOf(unit);
        graph.relations[static_cast<std::size_t>(unit)] = relations.intern(sentence.relationOf(unit));
    }
    const Diagram diagram = makeDiagram(sentence, graph, nullptr, relations);
    const DiagramLayout layout = layOut(diagram, metricsFor(theme.diagram));
    return artOf(layout.size, QString::fromStdString(sentence.text()), theme, [=](QPainter& painter) {
        paintDiagram(painter, diagram, layout, theme.diagram, PaintState(), QRectF({}, layout.size));
    });
}

LessonArt artOfStep(const Lesson& lesson, const LessonPicture& picture, const Theme& theme)
{
    Lesson stop = lesson;
    stop.lastStep = picture.isLast;
    stop.step = picture.step;
    stop.beside.clear();
    const auto players = playersOf(stop);
    if (!players)
        return {};
    const Player& player = *players->first;
    const FrameMaker maker(theme, 2 * kMostPictureWidth);
    const Frame frame
        = maker.make(player, FrameMaker::Text::Without, kMostPictureWidth / kMostPictureHeight, {}, kEverywhere);
    return artOf(frame.size, headlineOf(player), theme, [=](QPainter& painter) { maker.paint(painter, frame); });
}

} // namespace

LessonArt lessonPicture(const Lesson& lesson, const QString& source)
{
    const auto picture = lessonPictureOf(source.toStdString());
    if (!picture || !lesson.sentence)
        return {};
    const Theme theme = makeTheme(ThemeKind::Light); // as paper has it, whatever is around it
    return picture->kind == LessonPicture::Kind::Tree ? artOfTree(*lesson.sentence, theme)
                                                      : artOfStep(lesson, *picture, theme);
}

QString lessonPictureHtml(const Lesson& lesson, const QString& source)
{
    return lessonPicture(lesson, source).html();
}

} // namespace arcwright::ui
