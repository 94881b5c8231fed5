// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/bunsetsu_step_text.h"

#include <algorithm>
#include <cmath>

#include "ui/look/feature_words.h"
#include "ui/look/joined_texts.h"

namespace arcwright::ui {

/// Those that show a figure, the ones that speak for the decision before those against it.
std::vector<DecidingFeature> BunsetsuStepText::decidedFirst(
    std::vector<DecidingFeature> features, bool isPositive) const
{
    std::erase_if(features, [this](const DecidingFeature& feature) {
        return words().gain(static_cast<double>(feature.weight)) == words().number(0);
    });
    features.resize(std::min(features.size(), kMostFeatures));
    std::stable_partition(features.begin(), features.end(),
        [&](const DecidingFeature& feature) { return (feature.weight > 0) == isPositive; });
    return features;
}

QString BunsetsuStepText::game(const GamePlayed& played, int winner) const
{
    const QString players
        = tr("%1 against %2 for %3", "two candidates and their dependent")
              .arg(words().name(played.near), words().name(played.far), words().name(played.dependent));
    return tr("%1: %2 wins", "a game and its winner").arg(players, words().name(winner));
}

QString BunsetsuStepText::judgement(const PairJudged& judged, bool attaches) const
{
    return tr("%1 on %2?", "does a bunsetsu depend on another")
               .arg(words().name(judged.dependent), words().name(judged.candidate))
        + u' ' + (attaches ? tr("yes") : tr("no"));
}

QString BunsetsuStepText::takes(int head, int dependent) const
{
    return tr("takes %1").arg(words().arc(head, dependent));
}

QString BunsetsuStepText::headline(const BunsetsuStep& what, bool isOverruled) const
{
    const auto by = [isOverruled](const QString& decision) {
        return isOverruled ? tr("%1 (overruled)", "a decision").arg(decision) : decision;
    };
    if (const auto* played = std::get_if<GamePlayed>(&what))
        return by(game(*played, played->winner()));
    if (const auto* judged = std::get_if<PairJudged>(&what))
        return by(judgement(*judged, judged->attaches()));
    if (const auto* weighed = std::get_if<CandidatesWeighed>(&what))
        return tr("%n candidate(s) of %1 weighed", nullptr, static_cast<int>(weighed->candidates.size()))
            .arg(words().name(weighed->dependent));
    if (const auto* begun = std::get_if<PassBegun>(&what))
        return tr("a pass over %n bunsetsu begins", nullptr, static_cast<int>(begun->left.size()));
    if (const auto* attached = std::get_if<BunsetsuAttached>(&what))
        return attached->isForced ? tr("%1, the only candidate").arg(words().arc(attached->head, attached->dependent))
                                  : takes(attached->head, attached->dependent);
    return tr("finished: every bunsetsu has its head");
}

QString BunsetsuStepText::introduction() const
{
    switch (m_decoder) {
    case BunsetsuDecoder::Tournament:
        return tr("Each bunsetsu looks for its head among those to its right. The candidates play one game after "
                  "another, and the winner of the last one is the head. Whoever would cross an arc is not let in.");
    case BunsetsuDecoder::ShiftReduce:
        return tr("Bunsetsu wait on a stack. The one on top is asked whether it depends on the one at the front of the "
                  "queue: if so it leaves with its head, if not the next one is put on the stack.");
    case BunsetsuDecoder::CascadedChunking:
        return tr("In each pass every bunsetsu is asked whether it depends on its right neighbour: D if so, O if not. "
                  "Those nobody can depend on any more go, and the next pass sees other neighbours.");
    default:
        return tr("For each bunsetsu, from right to left, all candidates are given a score at once, and the best one "
                  "is the head.");
    }
}

void BunsetsuStepText::explainGame(
    const GamePlayed& game, const BunsetsuEvidence& evidence, Explanation& explanation) const
{
    explanation.text = inARow({tr("Who is the better head of %1: %2, which is nearer, or %3?")
                                   .arg(words().name(game.dependent), words().name(game.near), words().name(game.far)),
        std::isinf(game.margin) ? tr("You decided: %1 wins.").arg(words().name(game.winner()))
                                : tr("The margin of the farther one is %1, so %2 wins and plays on.")
                                      .arg(words().gain(game.margin), words().name(game.winner()))});
    if (evidence.model == nullptr) {
        explanation.numbersTitle = tr("Preferences");
        for (const int candidate : {game.near, game.far})
            explanation.numbers.push_back({words().arc(candidate, game.dependent),
                words().number(evidence.table.at(game.dependent, candidate)), candidate == game.winner()});
        return;
    }
    GameExplainer explainer(evidence.sentence, evidence.model->weights);
    for (const Arc& arc : evidence.arcs) {
        if (arc.head != kRoot)
            explainer.settled(arc.dependent, arc.head);
    }
    const auto features = explainer.game(game.dependent, game.near, game.far);
    explanation.numbersTitle = features.empty()
        ? tr("A kernel has no weights of single features to show.")
        : tr("The features that weigh most, + for the farther one, those that decided first");
    for (const DecidingFeature& feature : decidedFirst(features, game.winner() == game.far)) {
        const QString side = feature.side == GameSide::Near ? tr("nearer")
            : feature.side == GameSide::Far                 ? tr("farther")
                                                            : tr("both");
        explanation.numbers.push_back({tr("%1: %2", "whom a feature is of, and its name")
                                           .arg(side, ui::featureInWords(feature.name, FeatureUnits::Bunsetsu)),
            words().gain(static_cast<double>(feature.weight)), (feature.weight > 0) == (game.winner() == game.far)});
    }
}

void BunsetsuStepText::explainPair(
    const PairJudged& judged, const BunsetsuEvidence& evidence, Explanation& explanation) const
{
    explanation.text
        = inARow({tr("Does %1 depend on %2?").arg(words().name(judged.dependent), words().name(judged.candidate)),
            std::isinf(judged.margin) ? tr("You decided: %1.").arg(judged.attaches() ? tr("yes") : tr("no"))
                : judged.attaches()   ? tr("Yes: the margin is %1.").arg(words().gain(judged.margin))
                                      : tr("No: the margin is %1.").arg(words().gain(judged.margin))});
    if (evidence.model == nullptr)
        return;
    GameExplainer explainer(evidence.sentence, evidence.model->weights);
    for (const Arc& arc : evidence.arcs) {
        if (arc.head != kRoot)
            explainer.settled(arc.dependent, arc.head);
    }
    const auto features = explainer.pair(judged.dependent, judged.candidate);
    explanation.numbersTitle = features.empty()
        ? tr("A kernel has no weights of single features to show.")
        : tr("The features that weigh most, + for yes, those that decided first");
    for (const DecidingFeature& feature : decidedFirst(features, judged.attaches()))
        explanation.numbers.push_back({ui::featureInWords(feature.name, FeatureUnits::Bunsetsu),
            words().gain(static_cast<double>(feature.weight)), (feature.weight > 0) == judged.attaches()});
}

void BunsetsuStepText::explainCandidates(
    const CandidatesWeighed& weighed, const BunsetsuEvidence& evidence, Explanation& explanation) const
{
    if (evidence.isAsking) {
        explanation.text = tr("Every candidate of %1 has a score; the best one will be its head.")
                               .arg(words().name(weighed.dependent));
        return;
    }
    const auto best = std::max_element(weighed.candidates.begin(), weighed.candidates.end(),
        [](const auto& one, const auto& other) { return one.score < other.score; });
    explanation.text = tr("Every candidate of %1 has a score, and its probability is proportional to e to that. %2 is "
                          "the best.")
                           .arg(words().name(weighed.dependent), words().name(best->head));
    explanation.numbersTitle = tr("Scores");
    for (const auto& candidate : weighed.candidates)
        explanation.numbers.push_back({words().arc(candidate.head, weighed.dependent), words().number(candidate.score),
            candidate.head == best->head});
}

QString BunsetsuStepText::consequence(const std::vector<int>& plainHeads, const std::vector<int>& heads) const
{
    QStringList changes;
    for (int dependent = 1; dependent < words().size(); ++dependent) {
        const int before = plainHeads[static_cast<std::size_t>(dependent)];
        const int now = heads[static_cast<std::size_t>(dependent)];
        if (before != now)
            changes << tr("%1 hangs on %2 instead of %3")
                           .arg(words().name(dependent), words().name(now), words().name(before));
    }
    return changes.isEmpty() ? tr("What you overruled changes no arc in the end.")
                             : tr("What you overruled leads to: %1.").arg(listed(changes));
}

Explanation BunsetsuStepText::explanation(const BunsetsuStep* step, const BunsetsuEvidence& evidence) const
{
    Explanation explanation;
    if (step == nullptr)
        explanation.text = inARow(
            {introduction(), evidence.model ? QString() : tr("No model answers: preferences are numbers in a table.")});
    else if (const auto* game = std::get_if<GamePlayed>(step))
        explainGame(*game, evidence, explanation);
    else if (const auto* judged = std::get_if<PairJudged>(step))
        explainPair(*judged, evidence, explanation);
    else if (const auto* weighed = std::get_if<CandidatesWeighed>(step))
        explainCandidates(*weighed, evidence, explanation);
    else if (const auto* begun = std::get_if<PassBegun>(step))
        explanation.text = tr("These are left: %1.").arg(words().list(begun->left));
    else if (const auto* attached = std::get_if<BunsetsuAttached>(step))
        explanation.text = attached->isForced
            ? tr("There is no choice: %1 can only depend on %2.")
                  .arg(words().name(attached->dependent), words().name(attached->head))
            : tr("%1 depends on %2.").arg(words().name(attached->dependent), words().name(attached->head));
    else
        explanation.text = inARow({tr("Every bunsetsu but the last has found its head."),
            m_decoder == BunsetsuDecoder::Tournament
                ? tr("Each line is a tournament: the losers are struck out, the winner is the head.")
                : QString()});
    return explanation;
}

} // namespace arcwright::ui
