// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/layer_scores.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/treebank/graph_rules.h"
#include "core/treebank/with_graph.h"

namespace arcwright {

namespace {

using SharedSentences = std::vector<std::shared_ptr<const Sentence>>;

/// Whether UD's scores are about such files.
bool areUniversal(const Treebank& treebank)
{
    return std::all_of(treebank.documents().begin(), treebank.documents().end(), [](const auto& document) {
        return document->format()->hasMultiwordTokens() && !document->format()->hasBunsetsu();
    });
}

/// Adds the scores of some sentences, and forgets these.
void addScores(std::optional<UdScores>& scores, SharedSentences& gold, SharedSentences& found)
{
    const auto some = udScores(std::exchange(gold, {}), std::exchange(found, {}));
    if (scores && some)
        add(*scores, *some);
    else
        scores.reset();
}

} // namespace

std::set<std::string, std::less<>> basicRelationsOf(const Treebank& treebank)
{
    std::set<std::string, std::less<>> names;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto sentence = treebank.sentence(i);
        for (const Token& token : sentence->tokens)
            names.insert(token.relation);
    }
    return names;
}

LayerScores layerScores(const Treebank& gold, const Layer& layer, RelationPool& relations, const std::stop_token& stop)
{
    constexpr std::size_t chunk = 256;
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, basicRelationsOf(gold));
    LayerScores scores;
    if (areUniversal(gold))
        scores.ud.emplace();
    SharedSentences goldSentences;
    SharedSentences foundSentences;
    for (std::size_t index = 0; index < gold.size() && !stop.stop_requested(); ++index) {
        const Analysis* analysis = layer.find(gold.key(index));
        const auto sentence = gold.sentence(index);
        if (analysis == nullptr || !isScored(*analysis) || sentence->problem || !sentence->bunsetsu.empty()
            || analysis->graph.size() != sentence->size())
            continue;
        const auto found = std::make_shared<const Sentence>(
            withGraph(*sentence, analysis->graph, layer.hasSecondaryArcs(), relations));
        scores.graph.add(rules.graphOf(*sentence), rules.graphOf(*found));
        if (!scores.ud)
            continue;
        goldSentences.push_back(sentence);
        foundSentences.push_back(found);
        if (goldSentences.size() == chunk)
            addScores(scores.ud, goldSentences, foundSentences);
    }
    if (scores.ud)
        addScores(scores.ud, goldSentences, foundSentences);
    if (scores.ud && !layer.hasSecondaryArcs()) {
        for (const UdMetric metric : {UdMetric::Elas, UdMetric::Eulas})
            (*scores.ud)[static_cast<std::size_t>(metric)] = {};
    }
    return scores;
}

} // namespace arcwright
