// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checkpoint.h"

#include <algorithm>
#include <optional>
#include <set>

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/hash.h"
#include "core/base/json_number.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/model_file.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr BlockFileKind checkpointKind{"Arcwright state\n", checkpointVersion, CheckpointProblem::NotACheckpoint,
    CheckpointProblem::TooNew, CheckpointProblem::TooOld, CheckpointProblem::Truncated, CheckpointProblem::Damaged};
constexpr double largestSum = 1e300;

bool isMachine(const CheckpointOwner& owner)
{
    return hasMembers(owner.settings.learner);
}

/// The blocks of a checkpoint whose owner has been found right.
// NOLINTNEXTLINE(bugprone-exception-escape): moving a value of JSON throws nothing
struct Parts {
    json progress;
    std::vector<std::uint32_t> order;
    std::string_view weights;
    std::string_view sums;
    std::string_view best;
};

/// Everything but the last three blocks, `room` bytes of which are to follow.
void beginCheckpoint(std::string& file, const CheckpointOwner& owner, json progress,
    const std::vector<std::uint32_t>& order, std::size_t room)
{
    progress["training"] = owner.training;
    progress["development"] = owner.development;
    beginFile(file, checkpointKind);
    appendBlock(file, owner.configuration);
    appendBlock(file, progress.dump());
    appendNumbers(file, order);
    file.reserve(file.size() + room + 3 * sizeof(std::uint64_t));
}

std::string shown(const json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::optional<Problem> difference(const std::string& name, const json& theirs, const json& ours)
{
    const json there = theirs.value(name, json());
    if (there == ours.at(name))
        return std::nullopt;
    std::string option = name;
    std::replace(option.begin(), option.end(), '_', '-');
    return Problem{CheckpointProblem::OfOtherSettings, {}, 0, 0, {option, shown(there), shown(ours.at(name))}};
}

/// The problem of a checkpoint with other settings or data. How far training is to go is no matter as long as it went
/// no further.
std::optional<Problem> ownerProblem(const json& theirs, const json& progress, const CheckpointOwner& owner)
{
    const json ours = json::parse(owner.configuration);
    const std::set<std::string> others{isMachine(owner) ? "members" : "epochs", "best_epochs", "relations", "root",
        "sentences", "tokens", "given_heads"};
    for (const auto& [name, value] : ours.items()) {
        if (others.contains(name))
            continue;
        if (auto problem = difference(name, theirs, ours))
            return problem;
    }
    if (progress.value("training", json()) != owner.training || theirs.value("relations", json()) != ours["relations"])
        return Problem{CheckpointProblem::OfOtherData, {}, 0, 0, {}};
    if (auto problem = difference("root", theirs, ours)) // only now, since it may come from the data
        return problem;
    const bool scoresMatter = isMachine(owner) || owner.settings.patience > 0;
    if (scoresMatter && progress.value("development", json()) != owner.development)
        return Problem{CheckpointProblem::OfOtherDevelopment, {}, 0, 0, {}};
    return std::nullopt;
}

Result<Parts> partsOf(std::string_view bytes, const CheckpointOwner& owner)
{
    const auto body = checkedBlocks(checkpointKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    Parts parts;
    const json configuration = json::parse(blocks.take(), nullptr, false);
    parts.progress = json::parse(blocks.take(), nullptr, false);
    parts.order = blocks.takeNumbers<std::uint32_t>();
    parts.weights = blocks.take();
    parts.sums = blocks.take();
    parts.best = blocks.take();
    if (!blocks.sound || !blocks.rest.empty() || !configuration.is_object() || !parts.progress.is_object())
        return failure(CheckpointProblem::Damaged);
    if (const auto problem = ownerProblem(configuration, parts.progress, owner))
        return failure(*problem);
    return parts;
}

bool isPermutation(const std::vector<std::uint32_t>& order, std::size_t size)
{
    std::vector<char> there(size, 0);
    return order.size() == size && std::all_of(order.begin(), order.end(), [&](std::uint32_t index) {
        return index < size && there[index]++ == 0;
    });
}

tl::unexpected<Problem> beyond(const char* what, std::size_t there, int here)
{
    return failure(
        Problem{CheckpointProblem::OfOtherSettings, {}, 0, 0, {what, std::to_string(there), std::to_string(here)}});
}

MemberReport memberIn(const json& report)
{
    return {wholeNumber<int>(report.at("member")), wholeNumber<int>(report.at("epochs")),
        wholeNumber<int>(report.at("best_epoch")), {report.at("uas").get<double>(), report.at("las").get<double>()}};
}

} // namespace

std::uint64_t hashOfExamples(const std::vector<Example>& examples)
{
    std::uint64_t hash = examples.size();
    for (const Example& example : examples) {
        hash = combined(hash, static_cast<std::uint64_t>(example.symbols.size()));
        for (int word = 1; word <= example.symbols.size(); ++word) {
            for (std::size_t attribute = 0; attribute < attributeCount; ++attribute)
                hash = combined(hash, example.symbols.at(word, static_cast<Attribute>(attribute)));
            const auto node = static_cast<std::size_t>(word);
            hash = combined(hash, static_cast<std::uint64_t>(example.tree.heads[node]));
            hash = combined(hash, static_cast<std::uint64_t>(example.tree.relations[node]));
        }
        hash = combined(hash, example.tree.further.size());
        for (const LabelledArc& arc : example.tree.further) {
            for (const int part : {arc.dependent, arc.head, static_cast<int>(arc.relation)})
                hash = combined(hash, static_cast<std::uint64_t>(part));
        }
    }
    return hash;
}

CheckpointOwner checkpointOwner(
    const Model& untrained, const std::vector<Example>& training, const std::vector<Example>& development)
{
    const ModelConfiguration& configuration = untrained.configuration;
    const int relations = configuration.labels ? static_cast<int>(untrained.relations.size()) : 0;
    return {configurationText(untrained), hashOfExamples(training), hashOfExamples(development), training.size(),
        shapeFor(configuration.trainer, relations), configuration.trainer};
}

void checkpointInto(std::string& file, const CheckpointOwner& owner, const TrainerState& state)
{
    const json progress{{"epoch", state.epoch}, {"random", state.random.state()},
        {"sentences", state.weights.sentences()}, {"best_epoch", state.best.epoch},
        {"best_uas", state.best.development.uas}, {"best_las", state.best.development.las}};
    const std::vector<float>& weights = state.weights.current().values();
    const std::vector<double>& late = state.weights.late();
    const std::vector<float> none;
    const std::vector<float>& best = state.best.epoch > 0 ? state.best.weights.values() : none;
    beginCheckpoint(
        file, owner, progress, state.order, roomForSparse(weights) + roomForSparse(late) + roomForSparse(best));
    appendSparseBlock(file, weights);
    appendSparseBlock(file, late);
    appendSparseBlock(file, best);
    completeFile(file);
}

void checkpointInto(std::string& file, const CheckpointOwner& owner, const BayesPointState& state)
{
    json progress;
    json& members = progress["members"] = json::array();
    for (const MemberReport& member : state.members)
        members.push_back({{"member", member.member}, {"epochs", member.epochs}, {"best_epoch", member.bestEpoch},
            {"uas", member.development.uas}, {"las", member.development.las}});
    beginCheckpoint(file, owner, progress, {}, roomForSparse(state.mean.sums()));
    appendBlock(file, {});
    appendSparseBlock(file, state.mean.sums());
    appendBlock(file, {});
    completeFile(file);
}

std::string checkpointOf(const CheckpointOwner& owner, const TrainerState& state)
{
    std::string file;
    checkpointInto(file, owner, state);
    return file;
}

std::string checkpointOf(const CheckpointOwner& owner, const BayesPointState& state)
{
    std::string file;
    checkpointInto(file, owner, state);
    return file;
}

Result<TrainerState> trainerStateIn(std::string_view bytes, const CheckpointOwner& owner)
{
    auto parts = partsOf(bytes, owner);
    if (!parts)
        return failure(parts.error());
    TrainerState state(WeightShape{1, 0, 1, 0}, 0, 0);
    std::uint64_t sentences = 0;
    try {
        state.epoch = wholeNumber<int>(parts->progress.at("epoch"));
        state.random = Random(wholeNumber<std::uint64_t>(parts->progress.at("random")));
        sentences = wholeNumber<std::uint64_t>(parts->progress.at("sentences"));
        state.best.epoch = wholeNumber<int>(parts->progress.at("best_epoch"));
        state.best.development
            = {parts->progress.at("best_uas").get<double>(), parts->progress.at("best_las").get<double>()};
    } catch (const std::exception&) {
        return failure(CheckpointProblem::Damaged);
    }
    const bool hasBest = state.best.epoch > 0;
    if (state.epoch < 1 || state.best.epoch < 0 || state.best.epoch > state.epoch
        || hasBest != (owner.settings.patience > 0) || !isPermutation(parts->order, owner.examples)
        || sentences != owner.examples * static_cast<std::uint64_t>(state.epoch))
        return failure(CheckpointProblem::Damaged);
    if (state.epoch > owner.settings.epochs)
        return beyond("epochs", static_cast<std::size_t>(state.epoch), owner.settings.epochs);
    Weights weights(owner.shape);
    std::vector<double> late(weights.values().size(), 0.0);
    if (hasBest)
        state.best.weights = Weights(owner.shape);
    if (!readSparse(parts->weights, weights.values(), largestWeight) || !readSparse(parts->sums, late, largestSum)
        || (hasBest && !readSparse(parts->best, state.best.weights.values(), largestWeight)))
        return failure(CheckpointProblem::Damaged);
    state.weights = AveragedWeights(std::move(weights), std::move(late), sentences);
    state.order = std::move(parts->order);
    return state;
}

Result<BayesPointState> bayesPointStateIn(std::string_view bytes, const CheckpointOwner& owner)
{
    const auto parts = partsOf(bytes, owner);
    if (!parts)
        return failure(parts.error());
    std::vector<MemberReport> members;
    try {
        for (const json& member : parts->progress.at("members").get_ref<const json::array_t&>())
            members.push_back(memberIn(member));
    } catch (const std::exception&) {
        return failure(CheckpointProblem::Damaged);
    }
    const int epochs = owner.settings.epochs;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const MemberReport& member = members[i];
        if (member.member != static_cast<int>(i) + 1 || member.epochs < 1 || member.epochs > epochs
            || member.bestEpoch < 0 || member.bestEpoch > member.epochs)
            return failure(CheckpointProblem::Damaged);
    }
    if (members.size() > static_cast<std::size_t>(owner.settings.members))
        return beyond("members", members.size(), owner.settings.members);
    std::vector<double> sums(Weights::sizeFor(owner.shape), 0.0);
    if (!readSparse(parts->sums, sums, largestSum))
        return failure(CheckpointProblem::Damaged);
    const std::uint64_t count = members.size();
    return BayesPointState{WeightMean(owner.shape, std::move(sums), count), std::move(members)};
}

} // namespace arcwright
