// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parsed_sentence.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/model/head_probabilities.h"
#include "core/treebank/with_graph.h"

namespace arcwright::cli {

namespace {

/// The further trees, best first, each in a comment: its score below the best, and heads and relations by word.
void addFurtherTrees(Sentence& parsed, const std::vector<RankedGraph>& ranked, const RelationPool& relations)
{
    for (std::size_t i = 1; i < ranked.size(); ++i) {
        std::array<char, 32> loss{};
        std::snprintf(loss.data(), loss.size(), "%.4f", ranked[i].score - ranked[0].score);
        std::string comment = "# arcwright tree " + std::to_string(i + 1) + " = " + loss.data();
        for (int word = 1; word <= parsed.size(); ++word) {
            const Arc arc = ranked[i].graph.arc(word);
            comment.append(" ").append(std::to_string(arc.head)).append(":").append(relations.text(arc.relation));
        }
        parsed.comments.insert(std::find_if(parsed.comments.begin(), parsed.comments.end(),
                                   [](const Comment& other) { return other.wordsBefore > 0; }),
            Comment(std::move(comment)));
    }
}

/// How sure the parser is of each head, in MISC.
void addConfidence(Sentence& parsed, const std::vector<double>& probabilities)
{
    for (int word = 1; word <= parsed.size() && !probabilities.empty(); ++word) {
        std::array<char, 32> text{};
        std::snprintf(
            text.data(), text.size(), "ArcwrightConfidence=%.4f", probabilities[static_cast<std::size_t>(word)]);
        std::string& misc = parsed.word(word).misc;
        if (misc.empty() || misc == "_")
            misc = text.data();
        else
            misc.append("|").append(text.data());
    }
}

} // namespace

std::optional<Prediction> predictionFor(const Sentence& sentence, const SentenceConstraints* constraints,
    const ParseExtras& extras, const Parser& parser, Parser::Workspace& workspace)
{
    FixedArcs fixed;
    if (constraints != nullptr)
        fixed.further = constraints->constraints();
    std::optional<Graph> graph = constraints == nullptr ? std::optional(parser.parse(sentence, workspace))
                                                        : parser.parseAround(fixed, sentence, workspace);
    if (!graph)
        return std::nullopt;
    Prediction prediction;
    prediction.searchedLess = workspace.parser().isSearchedLess();
    if (extras.confidence)
        prediction.probabilities = headProbabilities(parser, workspace);
    if (extras.kBest > 1)
        prediction.ranked = rankedGraphs(parser, workspace, extras.kBest);
    prediction.graph = prediction.ranked.empty() ? std::move(*graph) : prediction.ranked[0].graph;
    if (constraints != nullptr) {
        constraints->setRelations(prediction.graph);
        for (RankedGraph& one : prediction.ranked)
            constraints->setRelations(one.graph);
    }
    return prediction;
}

Sentence withPrediction(
    const Sentence& sentence, const Prediction& prediction, bool isGraph, const RelationPool& relations)
{
    Sentence parsed = withGraph(sentence, prediction.graph, isGraph, relations);
    addFurtherTrees(parsed, prediction.ranked, relations);
    addConfidence(parsed, prediction.probabilities);
    return parsed;
}

void appendPrediction(std::string& bytes, const std::optional<Prediction>& prediction, RelationWriter& relations)
{
    std::vector<double> numbers; // whether it searched less, then the scores of the ranked graphs
    if (prediction) {
        numbers.push_back(prediction->searchedLess ? 1 : 0);
        for (const RankedGraph& one : prediction->ranked)
            numbers.push_back(one.score);
    }
    appendNumbers(bytes, numbers);
    if (!prediction)
        return;
    appendGraph(bytes, prediction->graph, relations);
    for (const RankedGraph& one : prediction->ranked)
        appendGraph(bytes, one.graph, relations);
    appendNumbers(bytes, prediction->probabilities);
}

bool takePrediction(BlockReader& bytes, const RelationReader& relations, std::optional<Prediction>& prediction)
{
    const auto numbers = bytes.takeNumbers<double>();
    prediction.reset();
    if (!bytes.sound || numbers.empty())
        return bytes.sound;
    auto graph = takeGraph(bytes, relations);
    if (!graph)
        return false;
    prediction.emplace();
    prediction->searchedLess = numbers.front() != 0;
    prediction->graph = std::move(*graph);
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        auto ranked = takeGraph(bytes, relations);
        if (!ranked)
            return false;
        prediction->ranked.push_back({std::move(*ranked), numbers[i]});
    }
    prediction->probabilities = bytes.takeNumbers<double>();
    return bytes.sound;
}

} // namespace arcwright::cli
