// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/alternatives.h"

#include <algorithm>

namespace arcwright {

namespace {

FixedArcs withoutWord(const FixedArcs& fixed, int word)
{
    FixedArcs others;
    std::copy_if(fixed.pinned.begin(), fixed.pinned.end(), std::back_inserter(others.pinned),
        [&](const Arc& arc) { return arc.dependent != word; });
    std::copy_if(fixed.further.begin(), fixed.further.end(), std::back_inserter(others.further),
        [&](const Constraint& constraint) { return constraint.dependent != word; });
    return others;
}

} // namespace

std::vector<AlternativeHead> alternativeHeads(
    const Parser& parser, const FixedArcs& fixed, const Sentence& sentence, int word, Parser::Workspace& workspace)
{
    const auto node = static_cast<std::size_t>(word);
    FixedArcs others = withoutWord(fixed, word);
    const auto best = parser.parseAround(others, sentence, workspace);
    if (!best)
        return {};
    const double bestScore = workspace.parser().treeScore();
    std::vector<int> heads;
    for (int head = 0; head <= sentence.size(); ++head) {
        if (head != best->heads[node] && workspace.parser().arcScores().at(head, word) != forbiddenScore)
            heads.push_back(head);
    }
    std::vector<AlternativeHead> found{{best->heads[node], best->relations[node], 0}};
    others.further.emplace_back();
    for (const int head : heads) {
        others.further.back() = Constraint::onlyHead(head, word);
        if (const auto graph = parser.parseAround(others, sentence, workspace))
            found.push_back({head, graph->relations[node], bestScore - workspace.parser().treeScore()});
    }
    std::stable_sort(found.begin() + 1, found.end(),
        [](const AlternativeHead& first, const AlternativeHead& second) { return first.margin < second.margin; });
    return found;
}

std::vector<std::vector<AlternativeHead>> allAlternativeHeads(const Parser& parser, Parser::Workspace& workspace)
{
    const SentenceParser& parsed = workspace.parser();
    const TreeMargins& margins = parser.margins(workspace);
    std::vector<std::vector<AlternativeHead>> all;
    for (int word = 1; word <= parsed.arcScores().words(); ++word) {
        auto& heads = all.emplace_back();
        for (const auto& [head, loss] : margins.heads(word))
            heads.push_back({head, parser.relation(parsed.bestRelation(head, word)), loss});
    }
    return all;
}

std::vector<std::vector<Arc>> allAlternativeHeads(const BunsetsuParser& parser, std::span<const Constraint> constraints,
    const Sentence& sentence, std::size_t most, BunsetsuParser::Workspace& workspace, const std::stop_token& stop)
{
    std::vector<std::vector<Arc>> heads(sentence.bunsetsu.size());
    for (std::size_t at = 0; at < heads.size() && !stop.stop_requested(); ++at) {
        const int dependent = static_cast<int>(at) + 1;
        std::vector<Constraint> narrowed(constraints.begin(), constraints.end());
        while (heads[at].size() < most) {
            const Graph graph = parser.parse(sentence, workspace, narrowed);
            const Arc arc = graph.arc(dependent);
            if (arc.head == kNoHead)
                break;
            heads[at].push_back(arc);
            narrowed.push_back(Constraint::noArc(arc.head, dependent));
        }
    }
    return heads;
}

std::vector<RankedRelation> rankedRelations(
    const Parser& parser, const Sentence& sentence, int head, int dependent, Parser::Workspace& workspace)
{
    const Weights& weights = parser.weights(workspace);
    ArcScorer scorer;
    scorer.prepare(TokenSymbols(sentence));
    const int ofTrees = parser.decoder().treeRelations > 0 ? parser.decoder().treeRelations : weights.relations();
    std::vector<RankedRelation> ranked;
    FeatureVector features;
    for (int relation = 0; relation < ofTrees; ++relation) {
        features.clear();
        scorer.addRelation(features, weights, head, dependent, relation, 1);
        ranked.push_back({parser.relation(static_cast<std::int16_t>(relation)), features.dot(weights)});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
        [](const RankedRelation& first, const RankedRelation& second) { return first.score > second.score; });
    return ranked;
}

} // namespace arcwright
