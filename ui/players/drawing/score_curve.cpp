// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/score_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace arcwright::ui {

namespace {

constexpr double kWidth = 340;
constexpr double kHeight = 150;
constexpr std::array<Ink, 3> inks{Ink::First, Ink::Second, Ink::Third};

/// Maps moves and scores to places. Climbs stand one behind the other.
struct Axes {
    double least = std::numeric_limits<double>::infinity();
    double greatest = -std::numeric_limits<double>::infinity();
    int moves = 1;
    QRectF box;

    void take(const ScoreCurve& curve)
    {
        int length = 0;
        for (const auto& climb : curve.climbs) {
            length += static_cast<int>(climb.size());
            for (const double score : climb) {
                if (std::isfinite(score)) {
                    least = std::min(least, score);
                    greatest = std::max(greatest, score);
                }
            }
        }
        moves = std::max(moves, length - 1);
    }
    QPointF at(int move, double score) const
    {
        const double height = greatest > least ? (std::max(score, least) - least) / (greatest - least) : 0.5;
        return {box.left() + box.width() * move / moves, box.bottom() - box.height() * height};
    }
};

double lastScore(const ScoreCurve& curve)
{
    double best = -std::numeric_limits<double>::infinity();
    for (const auto& climb : curve.climbs) {
        if (!climb.empty())
            best = std::max(best, climb.back());
    }
    return best;
}

void drawCurve(Drawing& drawing, const ScoreCurve& curve, const Axes& axes, Tint tint)
{
    constexpr double leastDistance = 6; // or the dots of a thousand moves are one smear, and take long to paint
    const bool hasDots = axes.box.width() >= leastDistance * axes.moves;
    int move = 0;
    for (const auto& climb : curve.climbs) {
        QPainterPath path;
        for (std::size_t i = 0; i < climb.size(); ++i, ++move) {
            const QPointF point = axes.at(move, climb[i]);
            if (i == 0)
                path.moveTo(point);
            else
                path.lineTo(point);
            if (!hasDots && climb.size() > 1)
                continue;
            QPainterPath dot;
            dot.addEllipse(point, 2.5, 2.5);
            drawing.add(dot, tint);
        }
        drawing.add(path, {}, tint, curve.isShown ? 2.5 : 1.3, !curve.isShown);
    }
}

} // namespace

Drawing drawCurves(const std::vector<ScoreCurve>& curves, const CurvePlace& place, const PlayerWords& words,
    const DrawingMetrics& metrics)
{
    Drawing drawing;
    const double line = metrics.height(TextSize::Normal);
    Axes axes;
    for (const ScoreCurve& curve : curves)
        axes.take(curve);
    if (!std::isfinite(axes.least))
        return drawing;
    constexpr double names = 34; // where they begin
    const auto nameOf = [&](const ScoreCurve& curve) {
        return PlayerWords::tr("%1: %2", "where a search started and its last score")
            .arg(curve.name, words.number(lastScore(curve)));
    };
    double width = kWidth;
    for (const ScoreCurve& curve : curves)
        width = std::max(width, names + metrics.width(TextSize::Normal, nameOf(curve)));
    const QString top = words.number(axes.greatest);
    const QString bottom = words.number(axes.least);
    const double figures = std::max(metrics.width(TextSize::Normal, top), metrics.width(TextSize::Normal, bottom)) + 8;
    axes.box = {figures, line + 8, width, kHeight};
    drawing.text({figures, 0, width, line}, PlayerWords::tr("score after each move"), Ink::Muted, TextSize::Normal,
        Qt::AlignLeft);
    drawing.rect(axes.box.adjusted(-6, -6, 6, 6), Ink::Panel, Ink::Grid);
    drawing.text({0, axes.box.top() - line / 2, figures - 10, line}, top, Ink::Muted, TextSize::Normal, Qt::AlignRight);
    if (top != bottom)
        drawing.text({0, axes.box.bottom() - line / 2, figures - 10, line}, bottom, Ink::Muted, TextSize::Normal,
            Qt::AlignRight);
    double y = axes.box.bottom() + 14;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const Ink ink = inks[i % inks.size()];
        drawCurve(drawing, curves[i], axes, ink);
        drawing.line({figures, y + line / 2}, {figures + 26, y + line / 2}, ink, curves[i].isShown ? 2.5 : 1.3,
            !curves[i].isShown);
        drawing.text({figures + names, y, width - names, line}, nameOf(curves[i]), Ink::Text, TextSize::Normal,
            Qt::AlignLeft, curves[i].isShown);
        if (curves.size() > 1)
            drawing.hit(QRectF(figures, y, width, line), {Target::Kind::Choice, static_cast<int>(i), 0, 0});
        y += line + 2;
        if (!curves[i].isShown || place.climb < 0)
            continue;
        int move = place.move;
        for (int climb = 0; climb < place.climb; ++climb)
            move += static_cast<int>(curves[i].climbs[static_cast<std::size_t>(climb)].size());
        const double score
            = curves[i].climbs[static_cast<std::size_t>(place.climb)][static_cast<std::size_t>(place.move)];
        QPainterPath dot;
        dot.addEllipse(axes.at(move, score), 6, 6);
        drawing.add(dot, Ink::Lit, Ink::LitFrame, 2.5);
    }
    drawing.size = {figures + width + 8, y};
    return drawing;
}

} // namespace arcwright::ui
