// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lesson_pictures_html.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include <QPainter>

#include "core/teaching/lesson_pictures.h"
#include "core/treebank/graph.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/make_diagram.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/frame.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/lesson_export.h"

namespace arcwright::ui {

namespace {

constexpr double kMostPictureWidth = 640;
constexpr double kMostPictureHeight = 480;

constexpr QSizeF kMostPicture(kMostPictureWidth, kMostPictureHeight);

/// What is painted at a size, made smaller where that is too large.
LessonArt artOf(const QSizeF& size, const QString& words, const Theme& theme, const QSizeF& most,
    const std::function<void(QPainter&)>& paint)
{
    if (size.isEmpty())
        return {};
    const double scale = std::min({1.0, most.width() / size.width(), most.height() / size.height()});
    return {(size * scale).toSize(), words, [=, ground = theme.diagram.background](QPainter& painter) {
                painter.fillRect(QRectF(QPointF(), size * scale), ground);
                painter.scale(scale, scale);
                paint(painter);
            }};
}

/// What a picture shows, to be drawn in one size or another.
struct Subject {
    const Lesson& lesson;
    std::unique_ptr<Player> player; ///< null for the tree of the sentence
};

std::optional<Subject> subjectOf(const Lesson& lesson, const QString& source)
{
    const auto picture = lessonPictureOf(source.toStdString());
    if (!picture || !lesson.sentence)
        return std::nullopt;
    if (picture->kind == LessonPicture::Kind::Tree)
        return Subject{lesson, nullptr};
    Lesson stop = lesson;
    stop.lastStep = picture->isLast;
    stop.step = picture->step;
    stop.beside.clear();
    auto players = playersOf(stop);
    if (!players)
        return std::nullopt;
    return Subject{lesson, std::move(players->first)};
}

LessonArt artOfTree(const Sentence& sentence, const Theme& theme, const QSizeF& most)
{
    Graph graph(sentence.unitCount());
    RelationPool relations;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        graph.heads[static_cast<std::size_t>(unit)] = sentence.headOf(unit);
        graph.relations[static_cast<std::size_t>(unit)] = relations.intern(sentence.relationOf(unit));
    }
    const Diagram diagram = makeDiagram(sentence, graph, nullptr, relations);
    const DiagramLayout layout = layOut(diagram, metricsFor(theme.diagram));
    return artOf(layout.size, QString::fromStdString(sentence.text()), theme, most, [=](QPainter& painter) {
        paintDiagram(painter, diagram, layout, theme.diagram, PaintState(), QRectF({}, layout.size));
    });
}

LessonArt artOfStep(const Player& player, const FrameMaker& maker, const Theme& theme, const QSizeF& most)
{
    const Frame frame = maker.make(player, FrameMaker::Text::Without, most.width() / most.height(), {}, kEverywhere);
    return artOf(frame.size, headlineOf(player), theme, most, [=](QPainter& painter) { maker.paint(painter, frame); });
}

} // namespace

LessonArt lessonPicture(const Lesson& lesson, const QString& source, const Theme& theme)
{
    const auto subject = subjectOf(lesson, source);
    if (!subject)
        return {};
    return subject->player ? artOfStep(*subject->player, FrameMaker(theme, 2 * kMostPictureWidth), theme, kMostPicture)
                           : artOfTree(*lesson.sentence, theme, kMostPicture);
}

LessonArt legibleLessonPicture(
    const Lesson& lesson, const QString& source, const Theme& theme, const QSizeF& room, int letters)
{
    const auto subject = subjectOf(lesson, source);
    if (!subject)
        return {};
    LessonArt art;
    for (const double scale : {0.8, 0.65, 0.5, 0.4}) {
        const Theme large = legibleTheme(theme, letters, scale);
        if (subject->player) {
            FrameMaker maker(large);
            maker.setDetail({false, scale > 0.6, true, true}); // the words around it tell the rest
            maker.setLeastScale(scale);
            maker.fitInto(*subject->player, FrameMaker::Text::Without, room);
            art = artOfStep(*subject->player, maker, large, room / scale);
        } else {
            art = artOfTree(*lesson.sentence, large, room / scale);
        }
        // What was larger than the room at that scale has been made smaller still, and its letters with it.
        const bool isLegible
            = art.size.width() < room.width() / scale - 1 && art.size.height() < room.height() / scale - 1;
        const double most = std::min(scale, 1.0);
        art = art.fitting((QSizeF(art.size)
            * std::max(most, std::min({1.0, room.width() / art.size.width(), room.height() / art.size.height()})))
                              .boundedTo(room));
        if (isLegible)
            break;
    }
    return art;
}

QString lessonPictureHtml(const Lesson& lesson, const QString& source)
{
    return lessonPicture(lesson, source, makeTheme(ThemeKind::Light)).html();
}

} // namespace arcwright::ui
