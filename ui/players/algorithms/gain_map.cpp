// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/gain_map.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/decoding/climb_start.h"
#include "ui/players/drawing/score_grid.h"

namespace arcwright::ui {

namespace {

struct GainMapText {
    Q_DECLARE_TR_FUNCTIONS(ClimbPlayer)
};

/// Stands before the gains of moves that change two arcs.
const QString kOfTwoArcs = QStringLiteral("⇅");

void fillCell(GridCell& cell, const GainMap& map, int head, int dependent, double greatest)
{
    cell.fill = Ink::Panel;
    const MoveOption* option = map.optionFor(head, dependent);
    if (!option)
        return;
    cell.target = Target::arc(head, dependent);
    cell.ink = Ink::Muted;
    switch (option->verdict) {
    case MoveVerdict::Possible: {
        if (map.isAsking) {
            cell.text = map.words.number(map.scores.at(head, dependent));
            cell.fill = Ink::Base;
            cell.ink = Ink::Text;
            break;
        }
        const double heat = greatest > 0 ? option->gain / greatest : 0;
        cell.text = (option->move.kind == MoveKind::ChangeRoot ? kOfTwoArcs : QString()) + map.words.gain(option->gain);
        if (map.isForbidden && std::isfinite(option->gain)) {
            cell.text = QStringLiteral("−∞"); // it stays so; the row of the move says what other scores gain
            cell.fill = Ink::Base;
            break;
        }
        if (option->gain > leastGain && option->gain <= map.price) {
            cell.text = QStringLiteral("(%1)").arg(cell.text);
            cell.fill = Ink::Base;
            break;
        }
        cell.fill = Tint(Ink::Heat, heat);
        cell.ink = Tint(Ink::OnHeat, heat);
        break;
    }
    case MoveVerdict::AlreadyThere:
        cell.text = QStringLiteral("●");
        cell.fill = Ink::Base;
        cell.ink = Ink::Good;
        break;
    case MoveVerdict::MakesCycle:
        cell.text = QStringLiteral("↻");
        break;
    case MoveVerdict::BreaksRoot:
        cell.text = QStringLiteral("⊥");
        break;
    default:
        cell.text = QStringLiteral("–");
    }
}

} // namespace

Drawing drawGainMap(const GainMap& map, const DrawingMetrics& metrics, const QRectF& seen)
{
    QStringList rows;
    for (int node = 0; node <= map.words.size(); ++node)
        rows << map.words.name(node);
    ScoreGrid grid(rows, rows.mid(1));
    for (int word = 1; word <= map.words.size(); ++word)
        grid.shortColumns << QString::number(word);
    grid.rowsTitle = GainMapText::tr("head ↓ dependent →");
    grid.isRightToLeft = map.words.areRightToLeft();
    constexpr double largeLoss = -99;
    grid.room << map.words.gain(largeLoss);
    if (map.price > 0)
        grid.room << QStringLiteral("(%1)").arg(map.words.gain(map.price));
    grid.title = map.isAsking
        ? GainMapText::tr(
            "what each arc scores by itself    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden")
        : GainMapText::tr(
            "what each new head would gain    ● there   ↻ makes a cycle   ⊥ several roots, or none   – forbidden");
    if (map.price > 0 && !map.isAsking)
        grid.title += GainMapText::tr("   ( ) not more than the price, %1").arg(map.words.exactly(map.price));
    if (map.hasRootMoves && !map.isAsking) {
        grid.title += GainMapText::tr("   ⇅ one move of two arcs: another root");
        grid.room << kOfTwoArcs + map.words.gain(largeLoss);
    }
    double greatest = 0;
    for (const MoveOption& option : map.options) {
        if (option.verdict == MoveVerdict::Possible && std::isfinite(option.gain))
            greatest = std::max(greatest, std::abs(option.gain));
    }
    for (int head = 0; head <= map.words.size(); ++head) {
        for (int dependent = 1; dependent <= map.words.size(); ++dependent)
            fillCell(grid.at(head, dependent - 1), map, head, dependent, greatest);
    }
    if (map.coming != nullptr) {
        const Move& move = map.coming->move;
        const auto frame = [](GridCell& cell) {
            cell.frame = Ink::LitFrame;
            cell.isBold = true;
        };
        frame(grid.at(move.newHead, move.dependent - 1));
        if (move.kind == MoveKind::ChangeRoot) {
            GridCell& other = grid.at(move.oldRootHead, move.oldRoot - 1);
            frame(other);
            other.text = kOfTwoArcs;
        }
    }
    return drawGrid(grid, metrics, seen);
}

} // namespace arcwright::ui
