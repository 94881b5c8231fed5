// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_model.h"

#include <algorithm>

#include "core/bunsetsu/parser_problems.h"
#include "core/bunsetsu/training.h"
#include "core/learning/training_problems.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

bool BunsetsuModel::hasSeen(const Sentence& sentence) const
{
    return std::binary_search(seen.begin(), seen.end(), fingerprint(sentence));
}

std::map<BunsetsuFitness, std::size_t> countUnfit(const Sentences& sentences)
{
    std::map<BunsetsuFitness, std::size_t> counts;
    for (const auto& sentence : sentences) {
        if (const BunsetsuFitness fitness = fitnessOf(*sentence); fitness != BunsetsuFitness::Fit)
            ++counts[fitness];
    }
    return counts;
}

Result<std::shared_ptr<const BunsetsuModel>> trainBunsetsuModel(const Sentences& sentences,
    const BunsetsuSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    if (sentences.empty())
        return failure(TreebankProblem::NoSentences);
    auto model = std::make_shared<BunsetsuModel>();
    Sentences usable;
    for (const auto& sentence : sentences) {
        if (fitnessOf(*sentence) != BunsetsuFitness::Fit)
            continue;
        usable.push_back(sentence);
        model->trainingBunsetsu += sentence->bunsetsu.size();
        model->seen.push_back(fingerprint(*sentence));
    }
    if (usable.empty()) {
        const bool areWords = std::none_of(
            sentences.begin(), sentences.end(), [](const auto& sentence) { return !sentence->bunsetsu.empty(); });
        if (areWords)
            return failure(ParserProblem::WordsNotBunsetsu);
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {std::to_string(sentences.size())}});
    }
    std::sort(model->seen.begin(), model->seen.end());
    model->trainingSentences = usable.size();
    auto weights = trainBunsetsu(usable, settings, progress, stop);
    if (!weights)
        return failure(weights.error());
    model->weights = std::move(*weights);
    return std::shared_ptr<const BunsetsuModel>(std::move(model));
}

BunsetsuParser::BunsetsuParser(std::shared_ptr<const BunsetsuModel> model, RelationPool& relations)
    : m_model(std::move(model))
{
    for (const std::string& type : m_model->weights.typeNames)
        m_types.push_back(relations.intern(type));
}

Graph BunsetsuParser::graphFrom(const BunsetsuAnalyser& analyser) const
{
    Graph graph;
    graph.heads = analyser.heads();
    graph.relations.resize(graph.heads.size());
    for (std::size_t unit = 1; unit < analyser.types().size(); ++unit)
        graph.relations[unit] = m_types[analyser.types()[unit]];
    return graph;
}

Graph BunsetsuParser::parse(
    const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints) const
{
    workspace.m_analyser.analyse(sentence, constraints);
    return graphFrom(workspace.m_analyser);
}

BunsetsuParser::Traced BunsetsuParser::parseTraced(
    const Sentence& sentence, TraceDetail detail, Workspace& workspace, std::span<const Constraint> constraints) const
{
    Trace trace = workspace.m_analyser.analyseTraced(sentence, constraints, detail);
    return {graphFrom(workspace.m_analyser), std::move(trace)};
}

std::vector<Constraint> BunsetsuParser::findConflict(
    const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints) const
{
    return smallestConflict(constraints, [&](const std::vector<Constraint>& some) {
        workspace.m_analyser.analyse(sentence, some);
        return workspace.m_analyser.heads().back() != kNoHead;
    });
}

Sentence withBunsetsuGraph(Sentence sentence, const Graph& graph, const RelationPool& relations)
{
    for (int unit = 1; unit <= graph.size(); ++unit) {
        Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
        const Bunsetsu before = bunsetsu;
        const Arc arc = graph.arc(unit);
        bunsetsu.head = arc.head;
        if (arc.relation)
            bunsetsu.type = relations.text(arc.relation);
        followBunsetsu(sentence, unit, before);
    }
    return sentence;
}

} // namespace arcwright
