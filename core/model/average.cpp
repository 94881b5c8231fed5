// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/average.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

#include "core/learning/weight_mean.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"

namespace arcwright {

namespace {

/// A model without its weights: what there is to decide by.
struct Source {
    std::string file;
    ModelConfiguration configuration;
    std::vector<std::uint64_t> seen;
    std::string choices; ///< all of the configuration that members of one machine share
};

std::string choicesOf(const Model& model)
{
    Model bare;
    bare.configuration = model.configuration;
    bare.configuration.trainer.seed = 0;
    bare.configuration.bestEpochs.clear();
    bare.relations = model.relations;
    return configurationText(bare);
}

std::optional<ProblemCode> misfit(const Model& first, const Model& other)
{
    if (first.weights.shape() != other.weights.shape() || first.configuration.labels != other.configuration.labels
        || first.configuration.language != other.configuration.language)
        return ModelProblem::ShapesDiffer;
    if (first.relations != other.relations)
        return ModelProblem::RelationsDiffer;
    if (first.filter.tags() != other.filter.tags() || first.filter.longest() != other.filter.longest())
        return ModelProblem::FiltersDiffer;
    return std::nullopt;
}

/// The settings of the machine whose members the models are, the first of them first; nothing if they are none.
std::optional<TrainerSettings> machineOf(const std::vector<Source>& sources)
{
    const TrainerSettings& first = sources.front().configuration.trainer;
    if (first.learner != Learner::Perceptron || !first.shuffleOnce || first.members != 1)
        return std::nullopt;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (sources[i].configuration.trainer.seed != first.seed + i || sources[i].choices != sources.front().choices
            || sources[i].seen != sources.front().seen)
            return std::nullopt;
    }
    TrainerSettings machine = first;
    machine.learner = Learner::Bpm;
    machine.members = static_cast<int>(sources.size());
    machine.seed = first.seed - 1;
    return machine;
}

/// Models that saw the same sentences saw so many; others, as many as all together.
void countSentences(Model& mean, const std::vector<Source>& sources)
{
    for (std::size_t i = 1; i < sources.size(); ++i) {
        if (sources[i].seen == sources.front().seen)
            continue;
        mean.configuration.trainingSentences += sources[i].configuration.trainingSentences;
        if (mean.configuration.givenHeads || sources[i].configuration.givenHeads)
            mean.configuration.givenHeads = mean.configuration.givenHeads.value_or(mean.configuration.trainingTokens)
                + sources[i].configuration.givenHeads.value_or(sources[i].configuration.trainingTokens);
        mean.configuration.trainingTokens += sources[i].configuration.trainingTokens;
        std::vector<std::uint64_t> all;
        std::set_union(mean.seen.begin(), mean.seen.end(), sources[i].seen.begin(), sources[i].seen.end(),
            std::back_inserter(all));
        mean.seen = std::move(all);
    }
}

} // namespace

Result<std::shared_ptr<const Model>> averageModels(const std::vector<std::string>& files)
{
    auto mean = std::make_shared<Model>();
    std::vector<Source> sources;
    for (const std::string& file : files) {
        const auto model = loadModel(file);
        if (!model)
            return failure(model.error());
        if (sources.empty())
            *mean = **model;
        if (const auto problem = misfit(*mean, **model))
            return failure(Problem{*problem, file, 0, 0, {files.front()}});
        sources.push_back({file, (*model)->configuration, (*model)->seen, choicesOf(**model)});
    }
    std::vector<Source> bySeed = sources;
    std::stable_sort(bySeed.begin(), bySeed.end(), [](const Source& first, const Source& second) {
        return first.configuration.trainer.seed < second.configuration.trainer.seed;
    });
    ModelConfiguration& configuration = mean->configuration;
    if (const auto machine = machineOf(bySeed)) {
        sources = std::move(bySeed);
        configuration.trainer = *machine;
    } else {
        configuration.trainer.members = std::accumulate(sources.begin(), sources.end(), 0,
            [](int sum, const Source& source) { return sum + source.configuration.trainer.members; });
    }
    countSentences(*mean, sources);
    configuration.bestEpochs.clear();

    WeightMean weights(mean->weights.shape());
    for (const Source& source : sources) {
        const auto model = loadModel(source.file);
        if (!model)
            return failure(model.error());
        if (const auto problem = misfit(*mean, **model)) // another program was at work
            return failure(Problem{*problem, source.file, 0, 0, {files.front()}});
        weights.add((*model)->weights);
        std::copy(source.configuration.bestEpochs.begin(), source.configuration.bestEpochs.end(),
            std::back_inserter(configuration.bestEpochs));
    }
    mean->weights = weights.mean();
    return std::shared_ptr<const Model>(std::move(mean));
}

} // namespace arcwright
