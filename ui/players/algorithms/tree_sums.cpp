// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/tree_sums.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include <QLocale>

#include "core/teaching/lesson_choices.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

namespace {

constexpr std::array kTemperatures{1.0, 2.0, 3.0, 5.0, 10.0, 20.0};
constexpr double kReadableSpread = 4; ///< of the scores of a word: e to it is still a number one can compare
constexpr std::size_t kMostUncertainWords = 7;
constexpr double kLikely = 0.1; ///< arcs below are left out of the diagram

/// The context of the texts.
struct TreeSumsTexts {
    Q_DECLARE_TR_FUNCTIONS(MarginalsPlayer)
};

/// So many digits; large and small numbers as people write them: "1.55·10⁵".
QString digitsOf(double value, int digits)
{
    const QString text = QString::number(value, 'g', digits);
    const qsizetype end = text.indexOf(u'e');
    if (end < 0)
        return QLocale().toString(value, 'g', digits);
    const int exponent = text.mid(end + 1).toInt();
    constexpr QStringView raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString power = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(exponent)))
        power += raised[digit.digitValue()];
    return QStringLiteral("%1·10%2").arg(QLocale().toString(text.left(end).toDouble(), 'g', digits), power);
}

} // namespace

QString shortNumber(double value)
{
    return digitsOf(value, 3);
}

QString percent(double probability)
{
    const bool isSmall = probability > 0 && probability < 0.0005; // 0.0% would say never
    const QString figure = isSmall ? digitsOf(100 * probability, 2) : QLocale().toString(100 * probability, 'f', 1);
    return TreeSumsTexts::tr("%1%", "a probability").arg(figure);
}

PlayerChoice temperatureChoice(double current)
{
    PlayerChoice choice{TreeSumsTexts::tr("temperature"), {}, 0, choices::temperature};
    for (std::size_t i = 0; i < kTemperatures.size(); ++i) {
        choice.options << shortNumber(kTemperatures[i]);
        if (kTemperatures[i] <= current)
            choice.current = static_cast<int>(i);
    }
    return choice;
}

double temperatureAt(int option)
{
    return kTemperatures[std::min(static_cast<std::size_t>(std::max(option, 0)), kTemperatures.size() - 1)];
}

double usualTemperature(const ArcScores& arcs)
{
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

void explainBestTrees(Explanation& explanation, const PlayerWords& words, const std::vector<ScoredTree>& best,
    const std::function<double(const std::vector<int>&)>& probabilityOf)
{
    explanation.numbersTitle = TreeSumsTexts::tr("The best trees and their share of the sum");
    for (std::size_t i = 0; i < best.size(); ++i) {
        QStringList arcs;
        for (int word = 1; word <= words.size(); ++word)
            arcs << words.arc(best[i].heads[static_cast<std::size_t>(word)], word);
        explanation.numbers.push_back({listed(arcs), percent(probabilityOf(best[i].heads)), i == 0});
    }
}

void explainUncertainWords(Explanation& explanation, const PlayerWords& words, const ArcTable& marginals)
{
    explanation.numbersTitle = TreeSumsTexts::tr("The least certain words and their likeliest heads");
    std::vector<std::pair<double, int>> best;
    for (int word = 1; word <= words.size(); ++word) {
        const auto of = marginals.of(word);
        best.emplace_back(*std::max_element(of.begin(), of.end()), word);
    }
    std::sort(best.begin(), best.end());
    for (std::size_t i = 0; i < std::min(best.size(), kMostUncertainWords); ++i) {
        const auto of = marginals.of(best[i].second);
        const auto head = static_cast<int>(std::max_element(of.begin(), of.end()) - of.begin());
        explanation.numbers.push_back({words.arc(head, best[i].second), percent(best[i].first), false});
    }
}

bool isLikely(double probability)
{
    return probability >= kLikely;
}

std::vector<Arc> likelyArcs(const ArcTable& marginals)
{
    std::vector<Arc> arcs;
    for (int word = 1; word <= marginals.words(); ++word) {
        for (int head = 0; head <= marginals.words(); ++head) {
            if (isLikely(marginals.at(head, word)))
                arcs.push_back({head, word, {}});
        }
    }
    return arcs;
}

ScoreGrid gridOfArcs(const PlayerWords& words)
{
    QStringList rows;
    for (int node = 0; node <= words.size(); ++node)
        rows << words.name(node);
    ScoreGrid grid(rows, rows.mid(1));
    for (int word = 1; word <= words.size(); ++word)
        grid.shortColumns << QString::number(word);
    grid.rowsTitle = TreeSumsTexts::tr("head ↓ dependent →");
    grid.isRightToLeft = words.areRightToLeft();
    return grid;
}

void fillMarginals(ScoreGrid& grid, const PlayerWords& words, const ArcScores& arcs, const ArcTable& marginals,
    const std::vector<int>* tree)
{
    grid.title = TreeSumsTexts::tr("probability of each arc");
    for (int head = 0; head <= words.size(); ++head) {
        for (int word = 1; word <= words.size(); ++word) {
            GridCell& cell = grid.at(head, word - 1);
            const double probability = marginals.at(head, word);
            cell.fill = head == word ? Tint(Ink::Panel) : Tint(Ink::Heat, probability);
            if (head == word)
                continue;
            cell.target = Target::arc(head, word);
            if (arcs.at(head, word) == forbiddenScore) {
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

} // namespace arcwright::ui
