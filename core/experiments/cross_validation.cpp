// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cross_validation.h"

#include "core/base/share_problems.h"
#include "core/treebank/graph_bytes.h"

namespace arcwright {

namespace {

/// The relations that are named, then by sentence its index and its graph.
std::string predictionBytes(const std::vector<std::pair<std::size_t, Graph>>& predictions, const RelationPool& pool)
{
    RelationWriter relations(pool);
    std::string graphs;
    for (const auto& [index, graph] : predictions) {
        append<std::uint64_t>(graphs, index);
        appendGraph(graphs, graph, relations);
    }
    std::string bytes;
    appendBlock(bytes, relations.texts());
    return bytes.append(graphs);
}

/// False where they are not such bytes.
bool addPredictions(std::string_view bytes, std::size_t fold, CrossValidation& all, RelationPool& pool)
{
    BlockReader blocks{bytes};
    const RelationReader relations(blocks.take(), pool);
    if (!blocks.sound || !relations.isSound())
        return false;
    while (!blocks.rest.empty()) {
        if (blocks.rest.size() < 8)
            return false;
        const auto index = numberAt<std::uint64_t>(blocks.rest, 0);
        blocks.rest.remove_prefix(8);
        auto graph = takeGraph(blocks, relations);
        if (!graph || index >= all.predictions.size() || all.folds[index] != fold)
            return false;
        all.predictions[index] = std::move(graph);
    }
    return true;
}

template <class AnyParser, class Settings>
Result<CrossValidation> validated(const Sentences& sentences, const Settings& settings, RelationPool& relations,
    WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop)
{
    const Folds folds(sentences, settings);
    CrossValidation all{
        std::vector<std::optional<Graph>>(sentences.size()), std::vector<std::size_t>(sentences.size()), folds.count()};
    for (std::size_t fold = 0; fold < folds.count(); ++fold) {
        for (const std::size_t index : folds.heldOut(fold))
            all.folds[index] = fold;
    }
    ShareList list;
    list.count = folds.count();
    list.work = [&](std::size_t fold, const ProgressSink& part, const std::stop_token& stopped) -> Result<std::string> {
        std::vector<std::pair<std::size_t, Graph>> predictions;
        const auto visit = [&](std::size_t index, const AnyParser& parser, typename AnyParser::Workspace& workspace) {
            predictions.emplace_back(index, parser.parse(*sentences[index], workspace));
        };
        const auto done = visitFold(folds, fold, settings.training, relations, visit, part, stopped);
        return done ? Result<std::string>(predictionBytes(predictions, relations)) : failure(done.error());
    };
    list.take = [&](std::size_t fold, const std::string& bytes) -> Result<void> {
        if (!addPredictions(bytes, fold, all, relations))
            return failure(ShareProblem::Damaged);
        return {};
    };
    if (const auto done = runShares(shares, settings.threads, list, progress, stop); !done)
        return failure(done.error());
    return all;
}

} // namespace

Result<CrossValidation> crossValidate(const Sentences& sentences, const JackknifeSettings& settings,
    RelationPool& relations, WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop)
{
    return validated<Parser>(sentences, settings, relations, shares, progress, stop);
}

Result<CrossValidation> crossValidate(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    RelationPool& relations, WorkShares* shares, const ProgressSink& progress, const std::stop_token& stop)
{
    return validated<BunsetsuParser>(sentences, settings, relations, shares, progress, stop);
}

} // namespace arcwright
