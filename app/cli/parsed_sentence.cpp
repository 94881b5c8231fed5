// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parsed_sentence.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/advice/ranked_graphs.h"
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

std::optional<Sentence> parsedSentence(const Sentence& sentence, const SentenceConstraints* constraints,
    const ParseExtras& extras, const Parser& parser, const RelationPool& relations, Parser::Workspace& workspace)
{
    FixedArcs fixed;
    if (constraints != nullptr)
        fixed.further = constraints->constraints();
    std::optional<Graph> graph = constraints == nullptr ? std::optional(parser.parse(sentence, workspace))
                                                        : parser.parseAround(fixed, sentence, workspace);
    if (!graph)
        return std::nullopt;
    const auto probabilities = extras.confidence ? headProbabilities(parser, workspace) : std::vector<double>();
    auto ranked = extras.kBest > 1 ? rankedGraphs(parser, workspace, extras.kBest) : std::vector<RankedGraph>();
    if (!ranked.empty())
        *graph = ranked[0].graph;
    if (constraints != nullptr) {
        constraints->setRelations(*graph);
        for (RankedGraph& one : ranked)
            constraints->setRelations(one.graph);
    }
    Sentence parsed = withGraph(sentence, *graph, findsGraphs(parser.decoder().decoder), relations);
    addFurtherTrees(parsed, ranked, relations);
    addConfidence(parsed, probabilities);
    return parsed;
}

} // namespace arcwright::cli
