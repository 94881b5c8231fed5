// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player_source.h"

#include <algorithm>
#include <cmath>

#include "core/bunsetsu/analyser.h"

namespace arcwright::ui {

namespace {

bool areWhole(const PartScores& scores)
{
    for (int head = 0; head <= scores.words(); ++head) {
        for (int dependent = 1; dependent <= scores.words(); ++dependent) {
            const float score = scores.arcs.at(head, dependent);
            if (score != forbiddenScore && score != std::round(score))
                return false;
        }
    }
    return true;
}

/// Whether there is a model of bunsetsu that scores all arcs before any is chosen.
bool scoresArcsOfBunsetsu(const PlayerSource& source)
{
    if (source.origin != ScoreOrigin::Model || !source.bunsetsuModel)
        return false;
    return rowOf(source.bunsetsuModel->weights.settings.decoder).overArcs.has_value();
}

/// Arcs to the right, and the last bunsetsu under the root.
ArcScores arcsOfBunsetsu(const PlayerSource& source)
{
    if (scoresArcsOfBunsetsu(source))
        return BunsetsuAnalyser(source.bunsetsuModel->weights).arcScores(*source.sentence);
    const int count = source.sentence->unitCount();
    const PreferenceTable preferences = preferencesOf(source);
    ArcScores arcs(count);
    arcs.at(kRoot, count) = 0;
    for (int dependent = 1; dependent < count; ++dependent) {
        for (int head = dependent + 1; head <= count; ++head)
            arcs.at(head, dependent) = static_cast<float>(preferences.at(dependent, head));
    }
    return arcs;
}

ModelScores scoresOf(const PlayerSource& source, Decoder decoder)
{
    if (!source.sentence->bunsetsu.empty())
        return {partScoresOf(arcsOfBunsetsu(source), RootPolicy::Single), {}};
    const int words = source.sentence->unitCount();
    switch (source.origin) {
    case ScoreOrigin::Model: {
        const Parser parser(source.model, *source.relations, decoder);
        Parser::Workspace workspace;
        return modelScores(parser, *source.sentence, workspace);
    }
    case ScoreOrigin::Random:
        // A graph has nearly every arc that scores more than 0; so of these there are few.
        return {randomPartScores(words, source.seed, source.root, findsGraphs(decoder) ? -17 : 0), {}};
    case ScoreOrigin::Given:
        return {source.given ? *source.given : randomPartScores(words, source.seed, source.root), {}};
    case ScoreOrigin::Typed: {
        PartScores typed = partScoresOf(source.typed.value_or(ArcScores(words)), source.root);
        setSiblings(typed.secondOrder, source.typedSiblings);
        return {std::move(typed), {}};
    }
    }
    return {};
}

} // namespace

bool areSameButForTrees(const Sentence& one, const Sentence& other)
{
    const auto isSameWord = [](const Token& a, const Token& b) {
        return a.form == b.form && a.lemma == b.lemma && a.upos == b.upos && a.xpos == b.xpos && a.feats == b.feats;
    };
    const auto isSameBunsetsu
        = [](const Bunsetsu& a, const Bunsetsu& b) { return a.first == b.first && a.last == b.last; };
    return std::equal(one.tokens.begin(), one.tokens.end(), other.tokens.begin(), other.tokens.end(), isSameWord)
        && std::equal(
            one.bunsetsu.begin(), one.bunsetsu.end(), other.bunsetsu.begin(), other.bunsetsu.end(), isSameBunsetsu);
}

QString PlayerScores::arcLabel(int head, int dependent) const
{
    const float score = parts().arcs.at(head, dependent);
    QString figure = score == forbiddenScore ? QString() : words.number(score);
    if (scores.relations.empty() || !relations)
        return figure;
    const QString relation
        = QString::fromStdString(std::string(relations->text(scores.relations[parts().arcs.index(head, dependent)])));
    return relation.isEmpty() ? figure : relation + u' ' + figure;
}

PreferenceTable preferencesOf(const PlayerSource& source)
{
    const int count = source.sentence->unitCount();
    const ArcScores* scores = source.origin == ScoreOrigin::Given && source.given ? &source.given->arcs
        : source.origin == ScoreOrigin::Typed && source.typed                     ? &*source.typed
                                                                                  : nullptr;
    if (scores == nullptr)
        return randomPreferences(count, source.seed);
    PreferenceTable table(count);
    for (int dependent = 1; dependent < count; ++dependent) {
        for (int candidate = dependent + 1; candidate <= count; ++candidate)
            table.set(dependent, candidate, static_cast<double>(scores->at(candidate, dependent)));
    }
    return table;
}

namespace {

std::vector<Arc> arcsLeftOut(const ArcScores& arcs)
{
    std::vector<Arc> leftOut;
    for (int head = 0; head < arcs.nodes(); ++head) {
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            if (head != dependent && arcs.at(head, dependent) == forbiddenScore)
                leftOut.push_back({head, dependent, {}});
        }
    }
    return leftOut;
}

} // namespace

PlayerScores scoresFor(const PlayerSource& source, Decoder decoder)
{
    PlayerScores scores{scoresOf(source, decoder), PlayerWords(*source.sentence), source.relations};
    const auto isWhole
        = [](const auto& pair) { return !std::isfinite(pair.second) || pair.second == std::round(pair.second); };
    const bool areTypedWhole = std::all_of(source.typedSiblings.begin(), source.typedSiblings.end(), isWhole);
    scores.words.setDecimals(areWhole(scores.parts()) && areTypedWhole ? 0 : 2);
    if (source.sentence->bunsetsu.empty())
        scores.leftOut = arcsLeftOut(scores.parts().arcs);
    return scores;
}

ArcScores scoresToType(const PlayerScores& scores)
{
    constexpr float perUnit = 100;
    ArcScores arcs = scores.parts().arcs;
    for (int head = 0; head < arcs.nodes(); ++head) {
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            float& score = arcs.at(head, dependent);
            score = score == forbiddenScore ? score : std::round(score * perUnit) / perUnit;
        }
    }
    return arcs;
}

SiblingTable siblingsToType(const PlayerScores& scores)
{
    constexpr float perUnit = 100;
    SecondOrderScores pairs = scores.parts().secondOrder;
    SiblingTable table = siblingsOf(pairs);
    for (auto& [pair, score] : table)
        score = score == forbiddenScore ? score : std::round(score * perUnit) / perUnit;
    return table;
}

} // namespace arcwright::ui
