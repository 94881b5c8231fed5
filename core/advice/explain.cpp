// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/explain.h"

#include <algorithm>
#include <utility>

namespace arcwright {

double WordExplanation::difference() const
{
    return predicted && other ? predicted->explained.score - other->explained.score : 0;
}

SentenceExplainer::SentenceExplainer(const Parser& parser, const Sentence& sentence)
    : m_model(parser.model())
    , m_sentence(sentence)
    , m_root(parser.decoder().root)
    , m_weights(m_live.of(parser.liveModel()))
    , m_explainer({sentence, m_model.configuration.language}, m_weights, parser.decoder(), m_model.relations)
{
    m_parser.parse(parser.symbolsOf(sentence), m_model.filter, m_weights, parser.decoder());
}

JudgedArc SentenceExplainer::judged(int head, int word, std::int16_t relation) const
{
    return {m_explainer.explain(tree(), head, word, relation), m_parser.arcScores().at(head, word) != forbiddenScore};
}

/// Only heads that make no cycle, nor a second root where there is one: first those that the parser could have chosen.
std::optional<int> SentenceExplainer::nextBest(int word) const
{
    std::optional<int> best;
    std::pair<bool, double> bestRank;
    std::vector<int> heads = tree().heads;
    const int predicted = heads[static_cast<std::size_t>(word)];
    for (int head = 0; head <= m_sentence.size(); ++head) {
        heads[static_cast<std::size_t>(word)] = head;
        if (head == word || head == predicted || (head == kRoot && m_root == RootPolicy::Single)
            || isAncestor(heads, word, head))
            continue;
        const std::pair rank{m_parser.arcScores().at(head, word) != forbiddenScore,
            m_explainer.worth(tree(), head, word, m_explainer.bestRelation(head, word))};
        if (!best || rank > bestRank) {
            best = head;
            bestRank = rank;
        }
    }
    return best;
}

WordExplanation SentenceExplainer::explain(int word, std::optional<int> head) const
{
    WordExplanation explained;
    const auto node = static_cast<std::size_t>(word);
    const int predicted = tree().heads[node];
    if (predicted != kNoHead)
        explained.predicted = judged(predicted, word, tree().relations[node]);
    if (head && *head != predicted) {
        explained.rival = Rival::Asked;
        explained.other = judged(*head, word, m_explainer.bestRelation(*head, word));
        return explained;
    }
    const Token& gold = m_sentence.word(word);
    const auto& names = m_model.relations;
    const auto found = std::find(names.begin(), names.end(), gold.relation);
    const bool hasLabels = m_weights.relations() > 0;
    const bool isKnown = !hasLabels || found != names.end();
    const auto goldRelation = hasLabels && isKnown && gold.head != kNoHead
        ? static_cast<std::int16_t>(found - names.begin())
        : std::int16_t{-1};
    if (gold.head != kNoHead && gold.head != word
        && (gold.head != predicted || !isKnown || goldRelation != tree().relations[node])) {
        explained.rival = Rival::Gold;
        explained.other = judged(gold.head, word, isKnown ? goldRelation : m_explainer.bestRelation(gold.head, word));
        explained.other->isRelationKnown = isKnown;
    } else if (const auto next = nextBest(word); next && explained.predicted) {
        explained.rival = Rival::NextBest;
        explained.other = judged(*next, word, m_explainer.bestRelation(*next, word));
    }
    return explained;
}

} // namespace arcwright
