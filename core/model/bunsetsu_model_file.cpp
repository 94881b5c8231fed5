// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_model_file.h"

#include <cmath>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/file_problems.h"
#include "core/base/json_number.h"
#include "core/base/text_file.h"
#include "core/model/choice_reader.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"

namespace arcwright {

namespace {

constexpr BlockFileKind bunsetsuModelKind{bunsetsuModelMagic, bunsetsuModelFileVersion, ModelProblem::NotAModel,
    ModelProblem::TooNew, ModelProblem::TooOld, ModelProblem::Truncated, ModelProblem::Damaged};
constexpr std::size_t mostTypes = 1000;

const char* const leftToRight = "lr";
const char* const rightToLeft = "rl";
const char* const linear = "linear";
const char* const kernel = "kernel";

} // namespace

std::string configurationText(const BunsetsuModel& model)
{
    const BunsetsuSettings& settings = model.weights.settings;
    nlohmann::json json{{"decoder", nameOf(settings.decoder)},
        {"dependents", settings.order.dependentsLeftToRight ? leftToRight : rightToLeft},
        {"games", settings.order.gamesRightToLeft ? rightToLeft : leftToRight}, {"features", nameOf(settings.features)},
        {"ranker", settings.ranker == RankerKind::Kernel ? kernel : linear}, {"types", model.weights.typeNames},
        {"labels", settings.types}, {"epochs", settings.epochs}, {"cost", settings.cost}, {"seed", settings.seed},
        {"bits", settings.bits}, {"sentences", model.trainingSentences}, {"bunsetsu", model.trainingBunsetsu},
        {"examples", model.weights.examples}, {"weights", model.weights.features}};
    if (settings.parts)
        json["parts"] = true;
    if (model.givenHeads)
        json["given_heads"] = *model.givenHeads;
    return json.dump();
}

namespace {

/// The choices that have names; fails with ModelUnknownName.
Result<void> readBunsetsuNames(const nlohmann::json& json, BunsetsuSettings& settings)
{
    const auto isLeftToRight = [](std::string_view name) {
        return name == leftToRight || name == rightToLeft ? std::optional(name == leftToRight) : std::nullopt;
    };
    ChoiceReader choices(json);
    settings.decoder = choices.read("decoder", bunsetsuDecoderNamed);
    settings.features = choices.read("features", featureSetNamed);
    settings.order.dependentsLeftToRight = choices.read("dependents", isLeftToRight);
    settings.order.gamesRightToLeft = !choices.read("games", isLeftToRight);
    settings.ranker = choices.read("ranker", [](std::string_view name) {
        return name == kernel ? std::optional(RankerKind::Kernel)
            : name == linear  ? std::optional(RankerKind::Linear)
                              : std::nullopt;
    });
    return choices.unknown() ? failure(*choices.unknown()) : Result<void>();
}

} // namespace

Result<void> readConfiguration(std::string_view text, BunsetsuModel& model)
{
    const auto damaged = failure(ModelProblem::Damaged);
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return damaged;
    BunsetsuSettings& settings = model.weights.settings;
    try {
        if (auto known = readBunsetsuNames(json, settings); !known)
            return known;
        settings.types = json.at("labels").get<bool>();
        settings.epochs = wholeNumber<int>(json.at("epochs"));
        settings.cost = json.at("cost").get<double>();
        settings.seed = wholeNumber<std::uint64_t>(json.at("seed"));
        settings.bits = wholeNumber<int>(json.at("bits"));
        model.weights.typeNames = json.at("types").get<std::vector<std::string>>();
        model.weights.examples = wholeNumber<std::size_t>(json.at("examples"));
        model.weights.features = wholeNumber<std::size_t>(json.at("weights"));
        model.trainingSentences = wholeNumber<std::size_t>(json.at("sentences"));
        model.trainingBunsetsu = wholeNumber<std::size_t>(json.at("bunsetsu"));
        settings.parts = json.value("parts", false);
        if (json.contains("given_heads"))
            model.givenHeads = wholeNumber<std::size_t>(json.at("given_heads"));
    } catch (const std::exception&) {
        return damaged;
    }
    const bool isPossible = goTogether(settings.ranker, settings.decoder) && settings.bits >= fewestBits
        && settings.bits <= mostBits && model.weights.typeNames.size() <= mostTypes;
    return isPossible ? Result<void>() : damaged;
}

namespace {

/// A kernel machine: its offset, then by vector coefficient, number of features, features.
std::string kernelBlock(const KernelMachine& machine)
{
    std::string out;
    if (machine.empty())
        return out;
    append(out, machine.offset());
    for (const KernelMachine::SupportVector& vector : machine.vectors()) {
        append(out, vector.coefficient);
        append<std::uint32_t>(out, static_cast<std::uint32_t>(vector.features.size()));
        for (const std::uint32_t feature : vector.features)
            append(out, feature);
    }
    return out;
}

/// Nothing if the block has no such form.
std::optional<KernelMachine> readKernel(std::string_view block)
{
    bool isSound = true;
    const auto take = [&]<class Number>(Number& number) {
        isSound = isSound && block.size() >= sizeof number;
        if (!isSound)
            return;
        number = numberAt<Number>(block, 0);
        block.remove_prefix(sizeof number);
    };
    if (block.empty())
        return KernelMachine();
    double offset = 0;
    take(offset);
    std::vector<KernelMachine::SupportVector> vectors;
    while (isSound && !block.empty()) {
        KernelMachine::SupportVector& vector = vectors.emplace_back();
        std::uint32_t count = 0;
        take(vector.coefficient);
        take(count);
        isSound = isSound && count <= block.size() / sizeof(std::uint32_t) && std::isfinite(vector.coefficient);
        if (!isSound)
            break;
        vector.features.resize(count);
        for (std::uint32_t& feature : vector.features)
            take(feature);
    }
    return isSound && std::isfinite(offset) ? std::optional(KernelMachine(std::move(vectors), offset)) : std::nullopt;
}

} // namespace

std::string serialised(const BunsetsuModel& model)
{
    std::string body;
    appendBlock(body, configurationText(model));
    appendNumbers(body, model.seen);
    appendBlock(body, sparseBlock(model.weights.heads.values()));
    appendBlock(body, sparseBlock(model.weights.types.values()));
    appendBlock(body, kernelBlock(model.weights.kernel));
    return withHead(bunsetsuModelKind, body);
}

Result<BunsetsuModel> parseBunsetsuModelOutline(std::string_view bytes)
{
    if (bytes.starts_with(modelMagic))
        return failure(ModelProblem::OfWords);
    const auto body = checkedBlocks(bunsetsuModelKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    const std::string_view configuration = blocks.take();
    if (!blocks.sound)
        return failure(ModelProblem::Damaged);
    BunsetsuModel model;
    if (const auto known = readConfiguration(configuration, model); !known)
        return failure(known.error());
    return model;
}

Result<std::shared_ptr<const BunsetsuModel>> parseBunsetsuModel(std::string_view bytes)
{
    if (bytes.starts_with(modelMagic))
        return failure(ModelProblem::OfWords);
    const auto body = checkedBlocks(bunsetsuModelKind, bytes);
    if (!body)
        return failure(body.error());
    auto model = std::make_shared<BunsetsuModel>();
    BlockReader blocks{*body};
    const std::string_view configuration = blocks.take();
    model->seen = blocks.takeNumbers<std::uint64_t>();
    const std::string_view heads = blocks.take();
    const std::string_view types = blocks.take();
    auto machine = readKernel(blocks.take());
    if (const auto known = readConfiguration(configuration, *model); !known)
        return failure(known.error());
    if (!blocks.sound || !machine)
        return failure(ModelProblem::Damaged);
    BunsetsuWeights& weights = model->weights;
    weights.kernel = std::move(*machine);
    if (weights.settings.ranker == RankerKind::Linear)
        weights.heads = HashedWeights(weights.settings.bits);
    if (!weights.typeNames.empty())
        weights.types = HashedWeights(typeBits);
    if (!readSparse(heads, weights.heads.values(), largestWeight)
        || !readSparse(types, weights.types.values(), largestWeight))
        return failure(ModelProblem::Damaged);
    return std::shared_ptr<const BunsetsuModel>(std::move(model));
}

Result<void> saveModel(const BunsetsuModel& model, const std::string& path, const std::stop_token& stop)
{
    return writeFileAtomically(path, serialised(model), Links::Follow, stop);
}

Result<std::shared_ptr<const BunsetsuModel>> loadBunsetsuModel(const std::string& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto model = bytes->empty() ? failure(FileProblem::IsEmpty) : parseBunsetsuModel(*bytes);
    if (!model)
        model.error().file = path;
    return model;
}

} // namespace arcwright
