// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/contradictions.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

/// By how much the best relation of an arc of the tree just found scores more than the one named.
double relationMargin(const SentenceParser& parser, const Model& model, int word, const std::string& relation)
{
    const auto node = static_cast<std::size_t>(word);
    const int head = parser.tree().heads[node];
    const std::int16_t best = parser.tree().relations[node];
    const auto found = std::find(model.relations.begin(), model.relations.end(), relation);
    const double ofBest = parser.relationScore(model.weights, head, word, best);
    if (found == model.relations.end())
        return ofBest;
    return ofBest
        - parser.relationScore(model.weights, head, word, static_cast<std::int16_t>(found - model.relations.begin()));
}

} // namespace

std::vector<Contradiction> contradictions(const Parser& parser, const Sentence& sentence, Parser::Workspace& workspace)
{
    const Model& model = parser.model();
    const bool hasLabels = model.weights.relations() > 0;
    const TokenSymbols symbols = parser.symbolsOf(sentence);
    SentenceParser& run = workspace.parser();
    run.parse(symbols, model.filter, model.weights, parser.decoder());
    const LabelledTree tree = run.tree();
    const double best = run.treeScore();
    std::vector<Contradiction> found;
    for (int word = 1; word <= sentence.size(); ++word) {
        const Token& gold = sentence.word(word);
        const auto node = static_cast<std::size_t>(word);
        if (gold.head == kNoHead || gold.head == word || tree.heads[node] == kNoHead)
            continue;
        // Of several parents, the one that the sentence has too.
        const bool isThere = tree.relationOf(gold.head, word).has_value();
        const int head = isThere ? gold.head : tree.heads[node];
        const std::string relation
            = hasLabels ? model.relations[static_cast<std::size_t>(*tree.relationOf(head, word))] : std::string();
        if (isThere && (!hasLabels || relation == gold.relation))
            continue;
        run.parseUnder(
            std::array{Constraint::onlyHead(gold.head, word)}, symbols, model.filter, model.weights, parser.decoder());
        const bool isOutOfReach = isProjective(parser.decoder().decoder) && !isProjective(run.tree().heads);
        if (run.tree().heads[node] == kNoHead || isOutOfReach)
            continue;
        double margin = best - run.treeScore();
        if (hasLabels)
            margin += relationMargin(run, model, word, gold.relation);
        found.push_back({word, head, relation, margin});
    }
    return found;
}

} // namespace arcwright
