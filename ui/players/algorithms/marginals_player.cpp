// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/marginals_player.h"

#include <algorithm>
#include <cmath>

#include "ui/look/joined_texts.h"
#include "ui/players/algorithms/missing_tree_text.h"
#include "ui/players/algorithms/tree_sums.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kBestTrees = 5;

} // namespace

MarginalsPlayer::MarginalsPlayer(const PlayerSource& source) : MarginalsPlayer(source, scoresFor(source, Decoder::Cle))
{
}

MarginalsPlayer::MarginalsPlayer(const PlayerSource& source, PlayerScores scores)
    : Player(scores.words), m_scores(std::move(scores)), m_seed(source.seed)
{
    compute(usualTemperature(m_scores.parts().arcs));
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
        if (!isNextHidden())
            explainBestTrees(explanation, words(), m_best,
                [this](const std::vector<int>& heads) { return m_trees.probabilityOf(heads); });
        break;
    case Marginals:
        explanation.text
            = tr("The probability of an arc is the share of the trees that have it: how fast the logarithm of "
                 "the sum grows with the score of the arc. Over the heads of a word they sum to 100%.");
        if (!isNextHidden())
            explainUncertainWords(explanation, words(), m_trees.marginals());
        break;
    default:
        explanation.text
            = tr("Words walk to heads chosen by weight until they meet the tree; loops are forgotten (Wilson "
                 "1996). So each tree is drawn as often as it is likely.");
    }
    return explanation;
}

std::vector<Arc> MarginalsPlayer::arcs() const
{
    if (m_position < Marginals)
        return {};
    return m_position == Marginals ? likelyArcs(m_trees.marginals())
                                   : arcsOfHeads(m_drawn[static_cast<std::size_t>(drawAt(m_position))]);
}

std::vector<Arc> MarginalsPlayer::arcsOfAllSteps() const
{
    std::vector<Arc> all = m_trees.hasTree() ? likelyArcs(m_trees.marginals()) : std::vector<Arc>();
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

ScoreGrid MarginalsPlayer::laplacianGrid() const
{
    QStringList names;
    for (int word = 1; word <= words().size(); ++word)
        names << words().name(word);
    QStringList rows = names;
    if (m_scores.parts().root == RootPolicy::Single)
        rows.front() = words().name(kRoot);
    ScoreGrid grid(rows, names);
    grid.title = tr("Laplacian");
    for (int word = 1; word <= words().size(); ++word)
        grid.shortColumns << QString::number(word);
    grid.isRightToLeft = words().areRightToLeft();
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
    if (m_trees.hasTree() && (m_position == Laplacian || m_position == Determinant))
        return drawGrid(laplacianGrid(), metrics, seen);
    ScoreGrid grid = gridOfArcs(words());
    if (m_position >= Marginals) {
        fillMarginals(grid, words(), m_scores.parts().arcs, m_trees.marginals(),
            m_position > Marginals ? &m_drawn[static_cast<std::size_t>(drawAt(m_position))] : nullptr);
    } else {
        grid.title = m_position == Begin ? tr("score of each arc") : tr("weight of each arc");
        fillWeights(grid);
    }
    return drawGrid(grid, metrics, seen);
}

QString MarginalsPlayer::hint(const Target& target) const
{
    if (target.kind != Target::Kind::Arc || isNextHidden() || target.first == target.second)
        return {};
    const float score = m_scores.parts().arcs.at(target.first, target.second);
    if (score == forbiddenScore)
        return forbiddenText(target.first, target.second, words());
    return tr("%1: score %2, weight %3, probability %4")
        .arg(words().arc(target.first, target.second), words().number(static_cast<double>(score)),
            shortNumber(m_trees.weight(target.first, target.second)),
            percent(m_trees.marginals().at(target.first, target.second)));
}

std::vector<PlayerChoice> MarginalsPlayer::choices() const
{
    return {temperatureChoice(m_trees.temperature())};
}

Effect MarginalsPlayer::choose(int /*choice*/, int option)
{
    const double temperature = temperatureAt(option);
    if (m_trees.temperature() == temperature)
        return Effect::Nothing;
    compute(temperature);
    goTo(m_position);
    return Effect::Steps;
}

} // namespace arcwright::ui
