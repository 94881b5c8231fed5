// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/example_drawing.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

constexpr double kCandidateRadius = 7;
constexpr double kBetweenColumns = 16;

void drawCandidate(Drawing& drawing, QPointF middle, bool wins)
{
    QPainterPath circle;
    circle.addEllipse(middle, kCandidateRadius, kCandidateRadius);
    drawing.add(circle, wins ? Ink::Good : Ink::Base, wins ? Ink::Good : Ink::Muted, 1.5);
    if (wins)
        return;
    const QPointF arm(kCandidateRadius * 0.6, kCandidateRadius * 0.6);
    drawing.line(middle - arm, middle + arm, Ink::Bad, 1.5);
    drawing.line(middle - QPointF(arm.x(), -arm.y()), middle + QPointF(arm.x(), -arm.y()), Ink::Bad, 1.5);
}

} // namespace

Drawing drawExamples(const PlayerWords& words, const std::vector<GameExample>& examples, const DrawingMetrics& metrics)
{
    Drawing drawing;
    const double line = metrics.height(TextSize::Normal) + 4;
    std::vector<double> middles{0}; // by bunsetsu, from 1
    double x = 0;
    for (int bunsetsu = 1; bunsetsu <= words.size(); ++bunsetsu) {
        const double width = metrics.width(TextSize::Normal, words.form(bunsetsu)) + kBetweenColumns;
        drawing.text({x, 0, width, line}, words.form(bunsetsu));
        middles.push_back(x + width / 2);
        x += width;
    }
    double y = line;
    for (const GameExample& game : examples) {
        const auto at
            = [&](int bunsetsu) { return QPointF(middles[static_cast<std::size_t>(bunsetsu)], y + line / 2); };
        drawing.line(at(game.dependent), at(game.far), Ink::Border, 1.5);
        QPainterPath square;
        square.addRect(QRectF(at(game.dependent) - QPointF(4, 4), QSizeF(8, 8)));
        drawing.add(square, Ink::Lit, Ink::Text);
        drawCandidate(drawing, at(game.near), !game.farWins);
        drawCandidate(drawing, at(game.far), game.farWins);
        y += line;
    }
    drawing.size = {x, y};
    return words.areRightToLeft() ? drawing.mirrored() : drawing;
}

} // namespace arcwright::ui
