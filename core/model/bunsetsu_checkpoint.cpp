// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_checkpoint.h"

#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/hash.h"
#include "core/base/json_number.h"
#include "core/bunsetsu/training.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/model.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr BlockFileKind bunsetsuCheckpointKind{"Arcwright bstat\n", bunsetsuCheckpointVersion,
    CheckpointProblem::NotACheckpoint, CheckpointProblem::TooNew, CheckpointProblem::TooOld,
    CheckpointProblem::Truncated, CheckpointProblem::Damaged};

std::uint64_t hashOfTrees(const Sentences& sentences)
{
    std::uint64_t hash = sentences.size();
    for (const auto& sentence : sentences) {
        hash = combined(hash, fingerprint(*sentence));
        for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
            hash = combined(hash, static_cast<std::uint64_t>(sentence->headOf(unit)));
            hash = combined(hash, hashOf(sentence->relationOf(unit)));
        }
    }
    return hash;
}

std::string shownSetting(const json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// What is wrong with a checkpoint that another training has written.
std::optional<Problem> differenceOf(
    const json& configuration, const json& progress, const BunsetsuCheckpointOwner& owner)
{
    const json ours = json::parse(owner.configuration);
    for (const char* const name : {"decoder", "dependents", "games", "features", "ranker", "cost", "seed", "bits"}) {
        const json there = configuration.value(name, json());
        if (there != ours.at(name))
            return Problem{
                CheckpointProblem::OfOtherSettings, {}, 0, 0, {name, shownSetting(there), shownSetting(ours.at(name))}};
    }
    if (progress.value("training", json()) != owner.training)
        return Problem{CheckpointProblem::OfOtherData, {}, 0, 0, {}};
    return std::nullopt;
}

bool isOrderOf(const std::vector<std::uint32_t>& order, std::size_t size)
{
    std::vector<char> there(size, 0);
    return order.size() == size && std::all_of(order.begin(), order.end(), [&](std::uint32_t index) {
        return index < size && there[index]++ == 0;
    });
}

} // namespace

BunsetsuCheckpointOwner bunsetsuCheckpointOwner(const BunsetsuModel& untrained, const Sentences& sentences)
{
    const BunsetsuSettings& settings = untrained.weights.settings;
    const bool hasAnswers = questionOf(settings.decoder) != RankerQuestion::Preference;
    return {configurationText(untrained), settings, hashOfTrees(sentences), sentences.size(),
        hasAnswers ? answersOf(sentences, settings.decoder) : 0};
}

std::string checkpointOf(const BunsetsuCheckpointOwner& owner, const BunsetsuTrainingState& state)
{
    std::string blocks;
    appendBlock(blocks, owner.configuration);
    appendBlock(blocks, json{{"training", owner.training}, {"epoch", state.epoch}, {"random", state.random}}.dump());
    appendNumbers(blocks, state.order);
    appendBlock(blocks, sparseBlock(state.weights));
    appendBlock(blocks, sparseBlock(state.late));
    appendBlock(blocks, sparseBlock(state.alphas));
    return withHead(bunsetsuCheckpointKind, blocks);
}

Result<BunsetsuTrainingState> bunsetsuStateIn(std::string_view bytes, const BunsetsuCheckpointOwner& owner)
{
    const auto body = checkedBlocks(bunsetsuCheckpointKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    const json configuration = json::parse(blocks.take(), nullptr, false);
    const json progress = json::parse(blocks.take(), nullptr, false);
    BunsetsuTrainingState state;
    state.order = blocks.takeNumbers<std::uint32_t>();
    const std::string_view weights = blocks.take();
    const std::string_view late = blocks.take();
    const std::string_view alphas = blocks.take();
    if (!blocks.sound || !blocks.rest.empty() || !configuration.is_object() || !progress.is_object())
        return failure(CheckpointProblem::Damaged);
    if (const auto problem = differenceOf(configuration, progress, owner))
        return failure(*problem);
    try {
        state.epoch = wholeNumber<int>(progress.at("epoch"));
        state.random = wholeNumber<std::uint64_t>(progress.at("random"));
    } catch (const std::exception&) {
        return failure(CheckpointProblem::Damaged);
    }
    if (state.epoch < 1 || !isOrderOf(state.order, owner.sentences))
        return failure(CheckpointProblem::Damaged);
    if (state.epoch > owner.settings.epochs)
        return failure(Problem{CheckpointProblem::OfOtherSettings, {}, 0, 0,
            {"epochs", std::to_string(state.epoch), std::to_string(owner.settings.epochs)}});
    const bool hasAnswers = questionOf(owner.settings.decoder) != RankerQuestion::Preference;
    state.weights.resize(std::size_t{1} << owner.settings.bits);
    state.late.resize(hasAnswers ? 0 : state.weights.size());
    state.alphas.resize(hasAnswers ? owner.answers : 0);
    if (!readSparse(weights, state.weights, largestWeight) || !readSparse(late, state.late, largestWeight)
        || !readSparse(alphas, state.alphas, largestWeight))
        return failure(CheckpointProblem::Damaged);
    return state;
}

} // namespace arcwright
