// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/ladder_drawing.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace arcwright::ui {

namespace {

constexpr double kLadderPadding = 10;
constexpr double kColumnGap = 22;
constexpr double kWinnerLine = 3.5;

bool isFinished(const BunsetsuPicture& picture)
{
    return picture.position > 0
        && std::holds_alternative<BunsetsuFinished>((*picture.steps)[static_cast<std::size_t>(picture.position) - 1]);
}

/// All tournaments at the end, a line each: the dependent, the losers struck out, and the winner: its head.
class ResultsDrawing {
public:
    /// `centres`: of the columns, by bunsetsu.
    ResultsDrawing(const BunsetsuPicture& picture, const DrawingMetrics& metrics, const std::map<int, double>& centres,
        Drawing& drawing)
        : m_picture(picture), m_metrics(metrics), m_words(*picture.words), m_centres(centres), m_drawing(drawing)
    {
    }

    static double heightOfLine(const DrawingMetrics& metrics)
    {
        return metrics.height(TextSize::Normal) + kLadderPadding / 2;
    }

    /// The first tournament lowest, as games of a ladder are; `bottom` is that of the lines.
    void draw(double bottom)
    {
        Tournament current;
        for (int step = 1; step <= m_picture.position; ++step) {
            const BunsetsuStep& what = (*m_picture.steps)[static_cast<std::size_t>(step) - 1];
            if (const auto* game = std::get_if<GamePlayed>(&what)) {
                current.candidates.insert({game->near, game->far});
                current.lastStep = step;
                current.margin = game->margin;
            } else if (const auto* attached = std::get_if<BunsetsuAttached>(&what)) {
                drawLine(current, *attached, bottom);
                bottom -= heightOfLine(m_metrics);
                current = {};
            }
        }
    }

private:
    struct Tournament {
        std::set<int> candidates; ///< empty: there was one only
        int lastStep = 0;
        double margin = 0; ///< of the last game
    };

    double halfWidth(int bunsetsu) const { return m_metrics.width(TextSize::Normal, m_words.form(bunsetsu)) / 2 + 4; }

    void drawLine(const Tournament& tournament, const BunsetsuAttached& attached, double bottom)
    {
        const bool isOverruled = std::isinf(tournament.margin);
        std::set<int> names = tournament.candidates;
        names.insert({attached.dependent, attached.head});
        const double middle = bottom - heightOfLine(m_metrics) / 2;
        for (auto left = names.begin(); std::next(left) != names.end(); ++left) {
            const int right = *std::next(left);
            const QPointF from(m_centres.at(*left) + halfWidth(*left), middle);
            const QPointF to(m_centres.at(right) - halfWidth(right), middle);
            if (right == attached.head)
                drawWay(from, to, marginText(tournament), isOverruled);
            else if (right < attached.head)
                drawWay(from, to, {}, isOverruled);
            else
                m_drawing.line(from, to, Ink::Border, 1.5);
        }
        for (const int name : names)
            drawName(name, attached, middle);
        if (tournament.lastStep > 0) {
            const double left = m_centres.at(*names.begin()) - halfWidth(*names.begin());
            const double right = m_centres.at(*names.rbegin()) + halfWidth(*names.rbegin());
            m_drawing.hit(QRectF(QPointF(left, bottom - heightOfLine(m_metrics)), QPointF(right, bottom)),
                {Target::Kind::Choice, tournament.lastStep, 0, 0});
        }
    }

    /// By how much the head won.
    QString marginText(const Tournament& tournament) const
    {
        return tournament.candidates.empty() ? QCoreApplication::translate("BunsetsuPlayer", "no rival")
            : std::isinf(tournament.margin)
            ? QCoreApplication::translate("BunsetsuPlayer", "overruled")
            : QCoreApplication::translate("BunsetsuPlayer", "by %1", "the margin of a game that was won")
                  .arg(m_words.number(std::abs(tournament.margin)));
    }

    /// Towards the head; the text stands in the line, as labels of arcs do, where there is room for it.
    void drawWay(QPointF from, QPointF to, const QString& text, bool isOverruled)
    {
        const double width = m_metrics.width(TextSize::Small, text) + 8;
        const double height = m_metrics.height(TextSize::Small);
        constexpr double leastLine = 8;
        const bool hasText = !text.isEmpty() && to.x() - from.x() >= width + 2 * leastLine;
        const QPointF half(hasText ? width / 2 : 0, 0);
        const QPointF centre = (from + to) / 2;
        m_drawing.line(from, centre - half, Ink::First, kWinnerLine, isOverruled);
        m_drawing.line(centre + half, to, Ink::First, kWinnerLine, isOverruled);
        if (hasText)
            m_drawing.text({centre.x() - width / 2, centre.y() - height / 2, width, height}, text,
                isOverruled ? Ink::Warning : Ink::Muted, TextSize::Small);
    }

    void drawName(int bunsetsu, const BunsetsuAttached& attached, double middle)
    {
        const double x = m_centres.at(bunsetsu);
        const double half = halfWidth(bunsetsu);
        const double height = m_metrics.height(TextSize::Normal);
        const bool isHead = bunsetsu == attached.head;
        const bool isLoser = !isHead && bunsetsu != attached.dependent;
        m_drawing.text({x - half, middle - height / 2, 2 * half, height}, m_words.form(bunsetsu),
            isHead        ? Ink::Good
                : isLoser ? Ink::Muted
                          : Ink::Text,
            TextSize::Normal, Qt::AlignHCenter, isHead);
        if (isLoser)
            m_drawing.line({x - half + 3, middle}, {x + half - 3, middle}, Ink::Bad, 1.5);
    }

    const BunsetsuPicture& m_picture;
    const DrawingMetrics& m_metrics;
    const PlayerWords& m_words;
    const std::map<int, double>& m_centres;
    Drawing& m_drawing;
};

struct Game {
    int step = 0;
    GamePlayed game;
};

class LadderDrawing {
public:
    LadderDrawing(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_words(*picture.words)
    {
        collect();
        m_level = m_metrics.height(TextSize::Normal) + 26;
    }

    /// The drawing, as large at every step: bunsetsu keep their places, and there is room for the longest tournament.
    /// Only the end takes more where there are many.
    Drawing draw()
    {
        const double box = m_metrics.height(TextSize::Large) + kLadderPadding;
        const double top
            = 2 * m_metrics.height(TextSize::Normal) + 2 * kLadderPadding; // the last margin, whose head it is
        m_base = top + static_cast<double>(m_mostGames) * m_level + kLadderPadding;
        if (isFinished(m_picture))
            m_base
                = std::max(m_base, (m_words.size() - 1) * ResultsDrawing::heightOfLine(m_metrics) + 2 * kLadderPadding);
        double x = 0;
        for (int bunsetsu = 1; bunsetsu <= m_words.size(); ++bunsetsu) {
            const double width = std::max(m_metrics.width(TextSize::Large, m_words.form(bunsetsu)) + 2 * kLadderPadding,
                m_metrics.width(TextSize::Small, QCoreApplication::translate("BunsetsuPlayer", "would cross")));
            drawBox({x, m_base, width, box}, bunsetsu);
            m_centres[bunsetsu] = x + width / 2;
            x += width + kColumnGap;
        }
        m_drawing.size = {x - kColumnGap, m_base + box + m_metrics.height(TextSize::Small) + 2};
        if (isFinished(m_picture))
            ResultsDrawing(m_picture, m_metrics, m_centres, m_drawing).draw(m_base - kLadderPadding);
        else
            drawLines();
        return std::move(m_drawing);
    }

private:
    const BunsetsuStep& stepAt(int number) const { return (*m_picture.steps)[static_cast<std::size_t>(number) - 1]; }

    /// The games of the dependent at hand, those to come included: the candidates are known beforehand.
    void collect()
    {
        const int last = static_cast<int>(m_picture.steps->size());
        std::map<int, std::size_t> games; // by dependent
        m_dependent = m_picture.position == 0 ? 0 : dependentOf(stepAt(m_picture.position));
        for (int step = 1; step <= last; ++step) {
            const auto* game = std::get_if<GamePlayed>(&stepAt(step));
            const auto* attached = std::get_if<BunsetsuAttached>(&stepAt(step));
            if (game != nullptr)
                m_mostGames = std::max(m_mostGames, ++games[game->dependent]);
            if (m_dependent == 0 || dependentOf(stepAt(step)) != m_dependent)
                continue;
            if (game != nullptr) {
                m_games.push_back({step, *game});
                m_candidates.insert({game->near, game->far});
            } else if (attached != nullptr) {
                m_candidates.insert(attached->head);
                if (step <= m_picture.position)
                    m_head = attached->head;
            }
        }
    }

    double levelY(std::size_t game) const { return m_base - static_cast<double>(game + 1) * m_level; }

    void drawBox(const QRectF& box, int bunsetsu)
    {
        const bool isDependent = bunsetsu == m_dependent;
        const bool isCandidate = m_candidates.count(bunsetsu) > 0;
        const bool isHead = bunsetsu == m_head;
        m_drawing.rect(box,
            isDependent || isHead ? Ink::Lit
                : isCandidate     ? Ink::Panel
                                  : Ink::Base,
            isDependent || isHead ? Ink::LitFrame
                : isCandidate     ? Ink::Border
                                  : Ink::Grid,
            isHead ? 2.5 : 1);
        m_drawing.text(box, m_words.form(bunsetsu),
            isDependent || isCandidate || m_dependent == 0 ? Ink::Text : Ink::Muted, TextSize::Large, Qt::AlignHCenter,
            isHead);
        const QString role = isDependent ? QCoreApplication::translate("BunsetsuPlayer", "dependent")
            : isCandidate || m_dependent == 0 || bunsetsu < m_dependent
            ? QString::number(bunsetsu)
            : QCoreApplication::translate("BunsetsuPlayer", "would cross");
        const double width = std::max(box.width(), m_metrics.width(TextSize::Small, role));
        m_drawing.text({box.center().x() - width / 2, box.bottom() + 2, width, m_metrics.height(TextSize::Small)}, role,
            Ink::Muted, TextSize::Small);
        m_drawing.hit(box, Target::word(bunsetsu));
    }

    void drawLines()
    {
        std::map<int, double> reached; ///< by candidate, how high its line goes
        for (const int candidate : m_candidates)
            reached[candidate] = m_base;
        std::optional<std::size_t> next; // the first game to come
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            const Game& played = m_games[i];
            if (played.step > m_picture.position) {
                next = i;
                break;
            }
            drawGame(i, reached);
        }
        for (std::size_t i = next.value_or(m_games.size()); i < m_games.size(); ++i) {
            // The candidate that has not played yet enters here; its opponent is not known.
            const GamePlayed& game = m_games[i].game;
            for (const int candidate : {game.near, game.far}) {
                if (reached[candidate] == m_base)
                    m_drawing.line(
                        {m_centres[candidate], m_base}, {m_centres[candidate], levelY(i)}, Ink::Grid, 1.5, true);
            }
        }
        if (m_head != 0)
            drawWinner(reached[m_head]);
    }

    void drawGame(std::size_t index, std::map<int, double>& reached)
    {
        const auto& [step, game] = m_games[index];
        const bool isLit = step == m_picture.position;
        const bool isOverruled = std::isinf(game.margin);
        const int winner = game.winner();
        const int loser = winner == game.near ? game.far : game.near;
        const double y = levelY(index);
        const double left = m_centres[game.near];
        const double right = m_centres[game.far];
        if (isLit)
            m_drawing.rect({left - 12, y - m_level + 8, right - left + 24, m_level}, Ink::Lit);
        m_drawing.line({m_centres[loser], reached[loser]}, {m_centres[loser], y}, Ink::Border, 1.5);
        m_drawing.line({left, y}, {right, y}, isLit ? Ink::LitFrame : Ink::Border, isLit ? 2.5 : 1.5, isOverruled);
        m_drawing.line(
            {m_centres[winner], reached[winner]}, {m_centres[winner], y - kLadderPadding}, Ink::First, kWinnerLine);
        drawCross({m_centres[loser], y});
        reached[winner] = y - kLadderPadding;
        const QString margin
            = isOverruled ? QCoreApplication::translate("BunsetsuPlayer", "overruled") : m_words.gain(game.margin);
        const QString text = winner == game.far ? margin + QStringLiteral(" →") : QStringLiteral("← ") + margin;
        const double height = m_metrics.height(TextSize::Normal);
        const double width = std::max(right - left - 16, m_metrics.width(TextSize::Normal, text));
        m_drawing.text({(left + right - width) / 2, y - height - 3, width, height}, text,
            isOverruled ? Ink::Warning : Ink::Text, TextSize::Normal, Qt::AlignHCenter, isLit);
        m_drawing.hit(
            QRectF(left - 12, y - m_level + 8, right - left + 24, m_level), {Target::Kind::Choice, step, 0, 0});
    }

    void drawCross(QPointF centre)
    {
        constexpr double arm = 4;
        m_drawing.line(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm), Ink::Bad, 2);
        m_drawing.line(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm), Ink::Bad, 2);
    }

    void drawWinner(double from)
    {
        const double x = m_centres[m_head];
        const double height = m_metrics.height(TextSize::Normal);
        const double top
            = m_games.empty() ? m_base - kLadderPadding : levelY(m_games.size() - 1) - kLadderPadding - height;
        m_drawing.line({x, from}, {x, top}, Ink::First, kWinnerLine);
        const QString text = QCoreApplication::translate("BunsetsuPlayer", "head of %1").arg(m_words.form(m_dependent));
        const double width = m_metrics.width(TextSize::Normal, text) + 8;
        const double left = std::clamp(x - width / 2, 0.0, std::max(0.0, m_drawing.size.width() - width));
        m_drawing.text({left, top - height, width, height}, text, Ink::Good, TextSize::Normal, Qt::AlignHCenter, true);
        m_drawing.size.setWidth(std::max(m_drawing.size.width(), width));
    }

    const BunsetsuPicture& m_picture;
    const DrawingMetrics& m_metrics;
    const PlayerWords& m_words;
    Drawing m_drawing;
    int m_dependent = 0;
    int m_head = 0; ///< found by now
    std::vector<Game> m_games;
    std::size_t m_mostGames = 0; ///< of any dependent
    std::set<int> m_candidates;
    std::map<int, double> m_centres;
    double m_level = 0;
    double m_base = 0; ///< top of the boxes
};

} // namespace

Drawing drawLadder(const BunsetsuPicture& picture, const DrawingMetrics& metrics)
{
    return LadderDrawing(picture, metrics).draw();
}

} // namespace arcwright::ui
