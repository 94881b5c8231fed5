// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/alternatives.h"

#include <algorithm>
#include <unordered_set>

#include "core/treebank/prague_fields.h"

namespace arcwright {

namespace {

/// The relations of trees by what `score` gives them, best first.
template <class Score>
std::vector<RankedRelation> ranked(const Parser& parser, const Weights& weights, Score score)
{
    const int ofTrees = parser.decoder().treeRelations > 0 ? parser.decoder().treeRelations : weights.relations();
    std::vector<RankedRelation> relations;
    for (int number = 0; number < ofTrees; ++number) {
        const auto relation = static_cast<std::int16_t>(number);
        relations.push_back({parser.relation(relation), score(relation), membershipOf(parser, relation)});
    }
    std::stable_sort(relations.begin(), relations.end(),
        [](const RankedRelation& first, const RankedRelation& second) { return first.score > second.score; });
    std::unordered_set<RelationId> named; // of members and of others it is one relation
    std::erase_if(relations, [&](const RankedRelation& each) { return !named.insert(each.relation).second; });
    return relations;
}

} // namespace

std::optional<bool> membershipOf(const Parser& parser, std::int16_t number)
{
    const Model& model = parser.model();
    return number < 0 || !model.configuration.membership
        ? std::nullopt
        : std::optional<bool>(markedRelation(model.relations[static_cast<std::size_t>(number)]).isMember());
}

std::vector<std::vector<AlternativeHead>> allAlternativeHeads(const Parser& parser, Parser::Workspace& workspace)
{
    const SentenceParser& parsed = workspace.parser();
    const TreeMargins& margins = parser.margins(workspace);
    std::vector<std::vector<AlternativeHead>> all;
    for (int word = 1; word <= parsed.arcScores().words(); ++word) {
        auto& heads = all.emplace_back();
        for (const auto& [head, loss] : margins.heads(word)) {
            const auto best = parsed.bestRelation(head, word);
            heads.push_back({head, parser.relation(best), loss, false, membershipOf(parser, best)});
        }
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

std::vector<RankedRelation> rankedRelations(const Parser& parser, int head, int dependent, Parser::Workspace& workspace)
{
    const SentenceParser& parsed = workspace.parser();
    const Weights& weights = parser.weights(workspace);
    return ranked(parser, weights,
        [&](std::int16_t relation) { return parsed.relationScore(weights, head, dependent, relation); });
}

std::vector<RankedRelation> rankedRelations(
    const Parser& parser, const Sentence& sentence, int head, int dependent, Parser::Workspace& workspace)
{
    const Weights& weights = parser.weights(workspace);
    ArcScorer scorer;
    scorer.prepare(parser.symbolsOf(sentence));
    FeatureVector features;
    return ranked(parser, weights, [&](std::int16_t relation) {
        features.clear();
        scorer.addRelation(features, weights, head, dependent, relation, 1);
        return features.dot(weights);
    });
}

} // namespace arcwright
