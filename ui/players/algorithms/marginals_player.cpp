// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/marginals_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <QLocale>

#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/missing_tree_text.h"

namespace arcwright::ui {

namespace {

constexpr std::array kTemperatures{1.0, 2.0, 3.0, 5.0, 10.0, 20.0};
constexpr double kReadableSpread = 4; ///< of the scores of a word: e to it is still a number one can compare
constexpr std::size_t kBestTrees = 5;
constexpr std::size_t kMostWords = 7; ///< that are named as least certain
constexpr double kLikely = 0.1; ///< arcs below are left out of the diagram

QString shortNumber(double value)
{
    return QLocale().toString(value, 'g', 3);
}

QString percent(double probability)
{
    const bool isSmall = probability > 0 && probability < 0.0005; // 0.0% would say never
    const QString figure
        = isSmall ? QLocale().toString(100 * probability, 'g', 2) : QLocale().toString(100 * probability, 'f', 1);
    return MarginalsPlayer::tr("%1%", "a probability").arg(figure);
}

} // namespace

MarginalsPlayer::MarginalsPlayer(const PlayerSource& source) : MarginalsPlayer(source, scoresFor(source, Decoder::Cle))
{
}

MarginalsPlayer::MarginalsPlayer(const PlayerSource& source, PlayerScores scores)
    : Player(scores.words), m_scores(std::move(scores)), m_seed(source.seed)
{
    compute(usualTemperature());
}

/// The least at which the weights of a word's heads can be told from each other at a glance.
double MarginalsPlayer::usualTemperature() const
{
    const ArcScores& arcs = m_scores.parts().arcs;
    double spread = 0;
    for (int word = 1; word < arcs.nodes(); ++word) {
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (int head = 0; head < arcs.nodes(); ++head) {
            if (arcs.at(head, word) == forbiddenScore)
                continue;
            least = std::min(least, static_cast<double>(arcs.at(head, word)));
            most = std::max(most, static_cast<double>(arcs.at(head, word)));
        }
        spread = std::max(spread, most - least);
    }
    const auto fits = std::find_if(kTemperatures.begin(), kTemperatures.end(),
        [&](double temperature) { return spread / temperature <= kReadableSpread; });
    return fits == kTemperatures.end() ? kTemperatures.back() : *fits;
}

void MarginalsPlayer::compute(double temperature)
{
    m_trees = TreeDistribution(m_scores.parts().arcs, m_scores.parts().root, temperature);
    m_best = m_trees.best(kBestTrees);
    m_drawn = m_trees.draw(kDraws, m_seed);
}

int MarginalsPlayer::steps() const
{
    return m_trees.hasTree() ? Marginals + static_cast<int>(m_drawn.size()) : Laplacian;
}

void MarginalsPlayer::goTo(int position)
{
    m_position = std::clamp(position, 0, steps());
}

QString MarginalsPlayer::headline(int step) const
{
    switch (step) {
    case Weights:
        return tr("each score becomes a weight");
    case Laplacian:
        return m_trees.hasTree()
            ? tr("the weights become the Laplacian")
            : missingTreeText(whyNoTree(m_scores.parts().arcs, m_scores.parts().root, false), words());
    case Determinant:
        return tr("its determinant is the sum of all trees: %1").arg(shortNumber(std::exp(m_trees.logPartition())));
    case Marginals:
        return tr("the sum tells how likely each arc is");
    default:
        break;
    }
    return tr("tree %1 is drawn: probability %2")
        .arg(drawAt(step) + 1)
        .arg(percent(m_trees.probabilityOf(m_drawn[static_cast<std::size_t>(drawAt(step))])));
}

/// How much of the sum the best trees are.
void MarginalsPlayer::explainTrees(Explanation& explanation) const
{
    explanation.numbersTitle = tr("The best trees and their share of the sum");
    for (std::size_t i = 0; i < m_best.size(); ++i) {
        QStringList arcs;
        for (int word = 1; word <= words().size(); ++word)
            arcs << words().arc(m_best[i].heads[static_cast<std::size_t>(word)], word);
        explanation.numbers.push_back({listed(arcs), percent(m_trees.probabilityOf(m_best[i].heads)), i == 0});
    }
}

/// The words whose best head is least likely.
void MarginalsPlayer::explainWords(Explanation& explanation) const
{
    explanation.numbersTitle = tr("The least certain words and their likeliest heads");
    std::vector<std::pair<double, int>> best;
    for (int word = 1; word <= words().size(); ++word) {
        const auto of = m_trees.marginals().of(word);
        best.emplace_back(*std::max_element(of.begin(), of.end()), word);
    }
    std::sort(best.begin(), best.end());
    for (std::size_t i = 0; i < std::min(best.size(), kMostWords); ++i) {
        const auto of = m_trees.marginals().of(best[i].second);
        const auto head = static_cast<int>(std::max_element(of.begin(), of.end()) - of.begin());
        explanation.numbers.push_back({words().arc(head, best[i].second), percent(best[i].first), false});
    }
}

Explanation MarginalsPlayer::explanation() const
{
    Explanation explanation;
    const bool isSingle = m_scores.parts().root == RootPolicy::Single;
    switch (m_position) {
    case Begin:
        explanation.text
            = tr("Trees, projective or not, are to be as likely as e to their score. There are far too many "
                 "to count one by one; a determinant sums them all.");
        break;
    case Weights:
        explanation.text = tr("The weight of an arc is e to its score, divided by a temperature of %1: the higher, the "
                              "less scores matter. The weight of a tree is the product of those of its arcs.")
                               .arg(shortNumber(m_trees.temperature()));
        break;
    case Laplacian:
        if (!m_trees.hasTree())
            break;
        explanation.text
            = inARow({tr("On the diagonal stands the sum of the weights of all heads of a word, elsewhere the weight "
                         "of one word as head of the other, taken away."),
                isSingle ? tr("The root may have one dependent alone: its weights take the place of the first row.")
                         : tr("The root is among the heads.")});
        break;
    case Determinant:
        explanation.text = tr("What is counted for cycles cancels out; every tree is left once.");
        if (!isAsking())
            explainTrees(explanation);
        break;
    case Marginals:
        explanation.text
            = tr("The probability of an arc is the share of the trees that have it: how fast the logarithm of "
                 "the sum grows with the score of the arc. Over the heads of a word they sum to 100%.");
        if (!isAsking())
            explainWords(explanation);
        break;
    default:
        explanation.text
            = tr("Words walk to heads chosen by weight until they meet the tree; loops are forgotten (Wilson "
                 "1996). So each tree is drawn as often as it is likely.");
    }
    return explanation;
}

std::vector<Arc> MarginalsPlayer::likelyArcs() const
{
    std::vector<Arc> arcs;
    for (int word = 1; word <= words().size(); ++word) {
        for (int head = 0; head <= words().size(); ++head) {
            if (m_trees.marginals().at(head, word) >= kLikely)
                arcs.push_back({head, word, {}});
        }
    }
    return arcs;
}

std::vector<Arc> MarginalsPlayer::arcs() const
{
    if (m_position < Marginals)
        return {};
    return m_position == Marginals ? likelyArcs() : arcsOfHeads(m_drawn[static_cast<std::size_t>(drawAt(m_position))]);
}

std::vector<Arc> MarginalsPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> all = m_trees.hasTree() ? likelyArcs() : std::vector<Arc>();
    for (const auto& heads : m_drawn) {
        for (const Arc& arc : arcsOfHeads(heads)) {
            if (std::find(all.begin(), all.end(), arc) == all.end())
                all.push_back(arc);
        }
    }
    return all;
}

QString MarginalsPlayer::arcLabel(const Arc& arc) const
{
    return percent(m_trees.marginals().at(arc.head, arc.dependent));
}

bool MarginalsPlayer::brings(int step, int head, int dependent) const
{
    return step > Marginals
        && m_drawn[static_cast<std::size_t>(drawAt(step))][static_cast<std::size_t>(dependent)] == head;
}

void MarginalsPlayer::fillWeights(ScoreGrid& grid) const
{
    const bool isWeighed = m_position >= Weights;
    double greatest = 0;
    for (int head = 0; head <= words().size(); ++head) {
        for (int word = 1; word <= words().size(); ++word)
            greatest = std::max(greatest, m_trees.weight(head, word));
    }
    for (int head = 0; head <= words().size(); ++head) {
        for (int word = 1; word <= words().size(); ++word) {
            GridCell& cell = grid.at(head, word - 1);
            cell.fill = Ink::Panel;
            if (head == word)
                continue;
            const float score = m_scores.parts().arcs.at(head, word);
            cell.target = Target::arc(head, word);
            if (score == forbiddenScore) {
                cell.text = QStringLiteral("–");
                cell.ink = Ink::Muted;
                continue;
            }
            const double heat = greatest > 0 ? m_trees.weight(head, word) / greatest : 0;
            cell.text
                = isWeighed ? shortNumber(m_trees.weight(head, word)) : words().number(static_cast<double>(score));
            cell.fill = isWeighed ? Tint(Ink::Heat, heat) : Tint(Ink::Base);
            cell.ink = isWeighed ? Tint(Ink::OnHeat, heat) : Tint(Ink::Text);
        }
    }
}

void MarginalsPlayer::fillMarginals(ScoreGrid& grid) const
{
    const auto* tree = m_position > Marginals ? &m_drawn[static_cast<std::size_t>(drawAt(m_position))] : nullptr;
    for (int head = 0; head <= words().size(); ++head) {
        for (int word = 1; word <= words().size(); ++word) {
            GridCell& cell = grid.at(head, word - 1);
            const double probability = m_trees.marginals().at(head, word);
            cell.fill = head == word ? Tint(Ink::Panel) : Tint(Ink::Heat, probability);
            if (head == word)
                continue;
            cell.target = Target::arc(head, word);
            if (m_scores.parts().arcs.at(head, word) == forbiddenScore) {
                cell.text = QStringLiteral("–");
                cell.fill = Ink::Panel;
                cell.ink = Ink::Muted;
                continue;
            }
            cell.text = percent(probability);
            cell.ink = Tint(Ink::OnHeat, probability);
            if (tree != nullptr && (*tree)[static_cast<std::size_t>(word)] == head) {
                cell.frame = Ink::LitFrame;
                cell.isBold = true;
            }
        }
    }
}

ScoreGrid MarginalsPlayer::laplacianGrid() const
{
    QStringList names;
    for (int word = 1; word <= words().size(); ++word)
        names << words().name(word);
    QStringList rows = names;
    if (m_scores.parts().root == RootPolicy::Single)
        rows.front() = words().name(kRoot);
    ScoreGrid grid(rows, names);
    for (int row = 1; row <= words().size(); ++row) {
        for (int column = 1; column <= words().size(); ++column) {
            GridCell& cell = grid.at(row - 1, column - 1);
            cell.text = shortNumber(m_trees.laplacian(row, column));
            cell.fill = row == column ? Tint(Ink::Lit) : Tint(Ink::Base);
        }
    }
    return grid;
}

std::vector<WorkCount> MarginalsPlayer::work() const
{
    const long long words = m_scores.parts().words();
    return {{WorkKind::Scores, m_position >= Weights ? words * words : 0},
        {WorkKind::Trees, std::max(0, m_position - Marginals)}};
}

Drawing MarginalsPlayer::drawing(const DrawingMetrics& metrics, const QRectF& seen) const
{
    const bool isLaplacian = m_trees.hasTree() && (m_position == Laplacian || m_position == Determinant);
    QStringList rows;
    for (int node = 0; node <= words().size(); ++node)
        rows << words().name(node);
    ScoreGrid grid = isLaplacian ? laplacianGrid() : ScoreGrid(rows, rows.mid(1));
    grid.title = isLaplacian      ? tr("Laplacian")
        : m_position >= Marginals ? tr("probability of each arc")
        : m_position == Begin     ? tr("score of each arc")
                                  : tr("weight of each arc");
    for (int word = 1; word <= words().size(); ++word)
        grid.shortColumns << QString::number(word);
    grid.rowsTitle = isLaplacian ? QString() : tr("head ↓ dependent →");
    grid.isRightToLeft = words().areRightToLeft();
    if (m_position >= Marginals)
        fillMarginals(grid);
    else if (!isLaplacian)
        fillWeights(grid);
    return drawGrid(grid, metrics, seen);
}

QString MarginalsPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Arc || isAsking() || target.first == target.second)
        return {};
    const float score = m_scores.parts().arcs.at(target.first, target.second);
    if (score == forbiddenScore)
        return tr("%1: forbidden, or left out as hopeless").arg(words().arc(target.first, target.second));
    return tr("%1: score %2, weight %3, probability %4")
        .arg(words().arc(target.first, target.second), words().number(static_cast<double>(score)),
            shortNumber(m_trees.weight(target.first, target.second)),
            percent(m_trees.marginals().at(target.first, target.second)));
}

std::vector<PlayerChoice> MarginalsPlayer::choices() const
{
    PlayerChoice choice{tr("temperature"), {}, 0};
    for (std::size_t i = 0; i < kTemperatures.size(); ++i) {
        choice.options << shortNumber(kTemperatures[i]);
        if (kTemperatures[i] <= m_trees.temperature())
            choice.current = static_cast<int>(i);
    }
    return {choice};
}

Effect MarginalsPlayer::choose(int /*choice*/, int option)
{
    const auto number = std::min(static_cast<std::size_t>(std::max(option, 0)), kTemperatures.size() - 1);
    if (m_trees.temperature() == kTemperatures[number])
        return Effect::Nothing;
    compute(kTemperatures[number]);
    goTo(m_position);
    return Effect::Steps;
}

} // namespace arcwright::ui
