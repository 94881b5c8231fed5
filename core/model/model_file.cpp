// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_file.h"

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/file_problems.h"
#include "core/base/json_number.h"
#include "core/base/text_file.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/choice_reader.h"
#include "core/model/model_problems.h"

namespace arcwright {

namespace {

constexpr BlockFileKind modelKind{modelMagic, modelFileVersion, ModelProblem::NotAModel, ModelProblem::TooNew,
    ModelProblem::TooOld, ModelProblem::Truncated, ModelProblem::Damaged, oldestModelFileVersion};
constexpr const char* singleRoot = "single";
constexpr const char* severalRoots = "many";
constexpr const char* filterTags = "filter_tags";
constexpr const char* fineTags = "fine";
constexpr std::uint32_t lastVersionOfFineTags = 3;
constexpr int mostMembers = 1'000'000;
constexpr std::size_t mostWeights = std::size_t{1} << 29; // 2 GiB: what asks for more was not written by this program

} // namespace

std::string configurationText(const Model& model)
{
    const ModelConfiguration& configuration = model.configuration;
    const TrainerSettings& trainer = configuration.trainer;
    nlohmann::json json{{"decoder", nameOf(trainer.decoder.decoder)}, {"kept_heads", trainer.decoder.keptHeads},
        {"start", nameOf(trainer.decoder.climb.start)}, {"moves", trainer.decoder.climb.mostMoves},
        {"move_price", trainer.decoder.climb.price}, {"tree_relations", trainer.decoder.treeRelations},
        {"learner", nameOf(trainer.learner)}, {"averaging", trainer.averaging},
        {"cost_augmented", trainer.costAugmented}, {"labels", configuration.labels}, {"epochs", trainer.epochs},
        {"seed", trainer.seed}, {"root", trainer.decoder.root == RootPolicy::Single ? singleRoot : severalRoots},
        {"arc_bits", trainer.arcBits}, {"sibling_bits", trainer.siblingBits}, {"row_bits", trainer.rowBits},
        {"sentences", configuration.trainingSentences}, {"tokens", configuration.trainingTokens},
        {"relations", model.relations}, {"shuffle", trainer.shuffleOnce ? "once" : "every"},
        {"members", trainer.members}, {"patience", trainer.patience}, {"best_epochs", configuration.bestEpochs}};
    if (scoresWholeTrees(trainer.decoder.decoder)) {
        json["tree_bits"] = trainer.treeBits;
        json["starts"] = trainer.decoder.restarts.mostStarts;
        json["starts_in_vain"] = trainer.decoder.restarts.patience;
    }
    if (scoresInside(trainer.decoder.decoder))
        json["inside_bits"] = trainer.insideBits;
    if (configuration.parseDecoder)
        json["parse_decoder"] = nameOf(*configuration.parseDecoder);
    if (configuration.givenHeads)
        json["given_heads"] = *configuration.givenHeads;
    if (configuration.membership)
        json["membership"] = true;
    if (configuration.language != Language::Any)
        json["language"] = nameOf(configuration.language);
    if (model.filter.kindOfTags() == Attribute::Tag)
        json[filterTags] = fineTags;
    return json.dump();
}

namespace {

/// The choices that have names; fails with ModelUnknownName.
Result<void> readNames(const nlohmann::json& json, ModelConfiguration& configuration)
{
    TrainerSettings& trainer = configuration.trainer;
    ChoiceReader choices(json);
    trainer.decoder.decoder = choices.read("decoder", decoderNamed);
    trainer.decoder.climb.start = choices.read("start", climbStartNamed);
    trainer.learner = choices.read("learner", learnerNamed);
    trainer.decoder.root = choices.read("root", [](std::string_view name) {
        return name == singleRoot  ? std::optional(RootPolicy::Single)
            : name == severalRoots ? std::optional(RootPolicy::Many)
                                   : std::nullopt;
    });
    if (json.contains("language"))
        configuration.language = choices.read("language", languageNamed);
    if (json.contains("parse_decoder"))
        configuration.parseDecoder = choices.read("parse_decoder", decoderNamed);
    return choices.unknown() ? failure(*choices.unknown()) : Result<void>();
}

} // namespace

Result<void> readConfiguration(std::string_view text, Model& model)
{
    const auto damaged = failure(ModelProblem::Damaged);
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return damaged;
    try {
        ModelConfiguration& configuration = model.configuration;
        TrainerSettings& trainer = configuration.trainer;
        if (auto known = readNames(json, configuration); !known)
            return known;
        const Decoder decoder = trainer.decoder.decoder;
        trainer.decoder.keptHeads = wholeNumber<int>(json.at("kept_heads"));
        trainer.decoder.climb.mostMoves = wholeNumber<int>(json.at("moves"));
        trainer.decoder.treeRelations = wholeNumber<int>(json.at("tree_relations"));
        trainer.averaging = json.at("averaging").get<bool>();
        trainer.costAugmented = json.at("cost_augmented").get<bool>();
        configuration.labels = json.at("labels").get<bool>();
        configuration.membership = json.value("membership", false);
        trainer.epochs = wholeNumber<int>(json.at("epochs"));
        trainer.seed = wholeNumber<std::uint64_t>(json.at("seed"));
        trainer.arcBits = wholeNumber<int>(json.at("arc_bits"));
        trainer.siblingBits = wholeNumber<int>(json.at("sibling_bits"));
        trainer.rowBits = wholeNumber<int>(json.at("row_bits"));
        configuration.trainingSentences = wholeNumber<std::size_t>(json.at("sentences"));
        configuration.trainingTokens = wholeNumber<std::size_t>(json.at("tokens"));
        if (json.contains("given_heads"))
            configuration.givenHeads = wholeNumber<std::size_t>(json.at("given_heads"));
        model.relations = json.at("relations").get<std::vector<std::string>>();
        if (json.value(filterTags, "") == fineTags)
            model.filter = ArcFilter(Attribute::Tag);
        // Models of before there were such choices tell nothing about them.
        trainer.decoder.climb.price = json.value("move_price", 0.0);
        trainer.shuffleOnce = json.value("shuffle", "every") == "once";
        trainer.members = wholeNumber<int>(json.value("members", nlohmann::json(1)));
        trainer.patience = wholeNumber<int>(json.value("patience", nlohmann::json(0)));
        for (const auto& epoch : json.value("best_epochs", nlohmann::json::array()))
            configuration.bestEpochs.push_back(wholeNumber<int>(epoch));
        if (findsGraphs(configuration.decoder()) && !findsGraphs(decoder))
            return damaged;
        if (scoresWholeTrees(decoder)) {
            trainer.treeBits = wholeNumber<int>(json.at("tree_bits"));
            trainer.decoder.restarts.mostStarts = wholeNumber<int>(json.at("starts"));
            trainer.decoder.restarts.patience = wholeNumber<int>(json.at("starts_in_vain"));
        }
        if (scoresInside(decoder))
            trainer.insideBits = wholeNumber<int>(json.at("inside_bits"));
    } catch (const std::exception&) {
        return damaged;
    }
    const TrainerSettings& trainer = model.configuration.trainer;
    const auto plausible = [](int bits) { return bits >= fewestBits && bits <= mostBits; };
    const bool isPossible = plausible(trainer.arcBits) && plausible(trainer.siblingBits) && plausible(trainer.rowBits)
        && plausible(trainer.treeBits) && plausible(trainer.insideBits) && trainer.members >= 1
        && trainer.members <= mostMembers && !model.relations.empty()
        && model.relations.size() <= static_cast<std::size_t>(mostRelations);
    return isPossible ? Result<void>() : damaged;
}

bool readRanking(const std::vector<float>& margin, std::string_view weights, ArcFilter& filter)
{
    HeadRanking ranking{Weights(HeadRanking::shape), margin.front()};
    if (margin.size() != 1 || !(ranking.margin >= 0 && ranking.margin <= largestWeight)
        || !readSparse(weights, ranking.weights.values(), largestWeight))
        return false;
    filter.setRanking(std::move(ranking));
    return true;
}

namespace {

constexpr int modelBlocks = 7;

std::string bodyOf(const Model& model)
{
    std::string body;
    appendBlock(body, configurationText(model));
    appendNumbers(body, model.filter.tags());
    appendNumbers(body, model.filter.longest());
    const HeadRanking* ranking = model.filter.ranking();
    appendNumbers(body, ranking == nullptr ? std::vector<float>() : std::vector{ranking->margin});
    appendBlock(body, ranking == nullptr ? std::string() : sparseBlock(ranking->weights.values()));
    appendNumbers(body, model.seen);
    appendBlock(body, sparseBlock(model.weights.values()));
    return body;
}

} // namespace

std::string serialised(const Model& model)
{
    return withHead(modelKind, bodyOf(model));
}

std::string withFurtherBlocks(const Model& model, std::string_view blocks)
{
    return withHead(modelKind, bodyOf(model).append(blocks));
}

Result<std::string_view> furtherBlocks(std::string_view bytes)
{
    if (bytes.starts_with(bunsetsuModelMagic))
        return failure(ModelProblem::OfBunsetsu);
    const auto body = checkedBlocks(modelKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    for (int block = 0; block < modelBlocks; ++block)
        blocks.take();
    if (!blocks.sound)
        return failure(ModelProblem::Damaged);
    return blocks.rest;
}

Result<Model> parseModelOutline(std::string_view bytes)
{
    if (bytes.starts_with(bunsetsuModelMagic))
        return failure(ModelProblem::OfBunsetsu);
    const auto body = checkedBlocks(modelKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    const std::string_view configuration = blocks.take();
    if (!blocks.sound)
        return failure(ModelProblem::Damaged);
    Model model;
    if (const auto known = readConfiguration(configuration, model); !known)
        return failure(known.error());
    return model;
}

Result<std::shared_ptr<const Model>> parseModel(std::string_view bytes)
{
    if (bytes.starts_with(bunsetsuModelMagic))
        return failure(ModelProblem::OfBunsetsu);
    const auto body = checkedBlocks(modelKind, bytes);
    if (!body)
        return failure(body.error());
    auto model = std::make_shared<Model>();
    BlockReader blocks{*body};
    const std::string_view configuration = blocks.take();
    auto tags = blocks.takeNumbers<std::uint64_t>();
    auto longest = blocks.takeNumbers<std::uint16_t>();
    const auto margin = blocks.takeNumbers<float>();
    const std::string_view ranking = blocks.take();
    model->seen = blocks.takeNumbers<std::uint64_t>();
    const std::string_view weights = blocks.take();
    // Unknown settings are reported first: the blocks of a newer program may be others, too.
    if (const auto known = readConfiguration(configuration, *model); !known)
        return failure(known.error());
    if (!blocks.sound || longest.size() != tags.size() * tags.size() * 2)
        return failure(ModelProblem::Damaged);
    const bool isOfFineTags
        = versionInHead(bytes) <= lastVersionOfFineTags || model->filter.kindOfTags() == Attribute::Tag;
    model->filter
        = ArcFilter::restored(isOfFineTags ? Attribute::Tag : Attribute::Coarse, std::move(tags), std::move(longest));
    if (margin.empty() ? !ranking.empty() : !readRanking(margin, ranking, model->filter))
        return failure(ModelProblem::Damaged);
    const TrainerSettings& trainer = model->configuration.trainer;
    const int relations = model->configuration.labels ? static_cast<int>(model->relations.size()) : 0;
    const WeightShape shape = shapeFor(trainer, relations);
    if (Weights::sizeFor(shape) > mostWeights)
        return failure(ModelProblem::Damaged);
    model->weights = Weights(shape);
    if (!readSparse(weights, model->weights.values(), largestWeight))
        return failure(ModelProblem::Damaged);
    return std::shared_ptr<const Model>(std::move(model));
}

Result<void> saveModel(const Model& model, const std::string& path, const std::stop_token& stop)
{
    return writeFileAtomically(path, serialised(model), Links::Follow, stop);
}

Result<std::shared_ptr<const Model>> loadModel(const std::string& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto model = bytes->empty() ? failure(FileProblem::IsEmpty) : parseModel(*bytes);
    if (!model)
        model.error().file = path;
    return model;
}

} // namespace arcwright
