// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_file.h"

#include <bit>
#include <cmath>
#include <cstring>

#include <nlohmann/json.hpp>

#include "core/base/hash.h"
#include "core/base/text_file.h"

namespace arcwright {

static_assert(std::endian::native == std::endian::little, "integers are copied into model files as they are");

namespace {

constexpr std::string_view magic = "Arcwright model\n";
constexpr std::size_t headerLength = 16 + 4 + 8 + 8;
constexpr int fewestBits = 1;
constexpr int mostBits = 28;
constexpr float largestWeight = 1e30F; // sums of larger ones could overflow, and no training comes near
constexpr std::size_t mostWeights = std::size_t{1} << 29; // 2 GiB: what asks for more was not written by this program

template <class Number>
void append(std::string& out, Number number)
{
    out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number numberAt(std::string_view bytes, std::size_t offset)
{
    Number number{};
    std::memcpy(&number, bytes.data() + offset, sizeof number);
    return number;
}

void appendBlock(std::string& out, std::string_view block)
{
    append<std::uint64_t>(out, block.size());
    out += block;
}

template <class Number>
void appendNumbers(std::string& out, const std::vector<Number>& numbers)
{
    appendBlock(out, {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number)});
}

std::string configurationText(const Model& model)
{
    const ModelConfiguration& configuration = model.configuration;
    const TrainerSettings& trainer = configuration.trainer;
    const nlohmann::json json{{"decoder", nameOf(trainer.decoder.decoder)}, {"kept_heads", trainer.decoder.keptHeads},
        {"start", nameOf(trainer.decoder.climb.start)}, {"moves", trainer.decoder.climb.mostMoves},
        {"learner", trainer.learner == Learner::Mira ? "mira" : "perceptron"}, {"averaging", trainer.averaging},
        {"cost_augmented", trainer.costAugmented}, {"labels", configuration.labels}, {"epochs", trainer.epochs},
        {"seed", trainer.seed}, {"root", trainer.decoder.root == RootPolicy::Single ? "single" : "many"},
        {"arc_bits", trainer.arcBits}, {"sibling_bits", trainer.siblingBits}, {"row_bits", trainer.rowBits},
        {"sentences", configuration.trainingSentences}, {"tokens", configuration.trainingTokens},
        {"relations", model.relations}};
    return json.dump();
}

std::string weightsBlock(const std::vector<float>& values)
{
    std::string out;
    std::size_t previous = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0)
            continue;
        std::size_t distance = i - previous;
        for (; distance >= 0x80; distance >>= 7)
            out += static_cast<char>(0x80 | (distance & 0x7F));
        out += static_cast<char>(distance);
        append(out, values[i]);
        previous = i;
    }
    return out;
}

bool readWeights(std::string_view block, std::vector<float>& values)
{
    std::size_t index = 0;
    std::size_t at = 0;
    while (at < block.size()) {
        std::size_t distance = 0;
        int shift = 0;
        unsigned char byte = 0;
        do {
            if (at == block.size() || shift > 56)
                return false;
            byte = static_cast<unsigned char>(block[at++]);
            distance |= static_cast<std::size_t>(byte & 0x7F) << shift;
            shift += 7;
        } while ((byte & 0x80) != 0);
        index += distance;
        if (index >= values.size() || block.size() - at < sizeof(float))
            return false;
        values[index] = numberAt<float>(block, at);
        if (!(std::abs(values[index]) <= largestWeight))
            return false;
        at += sizeof(float);
    }
    return true;
}

/// Takes blocks off the front; `sound` turns false at the first that is not whole.
struct Blocks {
    std::string_view rest;
    bool sound = true;

    std::string_view take()
    {
        const auto length = rest.size() < 8 ? rest.size() : numberAt<std::uint64_t>(rest, 0);
        sound = sound && rest.size() >= 8 && length <= rest.size() - 8;
        if (!sound)
            return {};
        const std::string_view block = rest.substr(8, length);
        rest.remove_prefix(8 + length);
        return block;
    }
    template <class Number>
    std::vector<Number> takeNumbers()
    {
        const std::string_view block = take();
        sound = sound && block.size() % sizeof(Number) == 0;
        std::vector<Number> numbers(block.size() / sizeof(Number));
        if (!numbers.empty())
            std::memcpy(numbers.data(), block.data(), numbers.size() * sizeof(Number));
        return numbers;
    }
};

bool readConfiguration(std::string_view text, Model& model)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object())
        return false;
    try {
        ModelConfiguration& configuration = model.configuration;
        TrainerSettings& trainer = configuration.trainer;
        const auto decoder = decoderNamed(json.at("decoder").get<std::string>());
        const auto start = climbStartNamed(json.at("start").get<std::string>());
        if (!decoder || !start)
            return false;
        trainer.decoder.decoder = *decoder;
        trainer.decoder.keptHeads = json.at("kept_heads").get<int>();
        trainer.decoder.climb.start = *start;
        trainer.decoder.climb.mostMoves = json.at("moves").get<int>();
        trainer.learner = json.at("learner") == "mira" ? Learner::Mira : Learner::Perceptron;
        trainer.averaging = json.at("averaging").get<bool>();
        trainer.costAugmented = json.at("cost_augmented").get<bool>();
        configuration.labels = json.at("labels").get<bool>();
        trainer.epochs = json.at("epochs").get<int>();
        trainer.seed = json.at("seed").get<std::uint64_t>();
        trainer.decoder.root = json.at("root") == "single" ? RootPolicy::Single : RootPolicy::Many;
        trainer.arcBits = json.at("arc_bits").get<int>();
        trainer.siblingBits = json.at("sibling_bits").get<int>();
        trainer.rowBits = json.at("row_bits").get<int>();
        configuration.trainingSentences = json.at("sentences").get<std::size_t>();
        configuration.trainingTokens = json.at("tokens").get<std::size_t>();
        model.relations = json.at("relations").get<std::vector<std::string>>();
    } catch (const nlohmann::json::exception&) {
        return false;
    }
    const TrainerSettings& trainer = model.configuration.trainer;
    const auto plausible = [](int bits) { return bits >= fewestBits && bits <= mostBits; };
    return plausible(trainer.arcBits) && plausible(trainer.siblingBits) && plausible(trainer.rowBits)
        && !model.relations.empty() && model.relations.size() <= static_cast<std::size_t>(mostRelations);
}

} // namespace

std::string serialised(const Model& model)
{
    std::string body;
    appendBlock(body, configurationText(model));
    appendNumbers(body, model.filter.tags());
    appendNumbers(body, model.filter.longest());
    appendNumbers(body, model.seen);
    appendBlock(body, weightsBlock(model.weights.values()));

    std::string out(magic);
    append(out, modelFileVersion);
    append<std::uint64_t>(out, body.size());
    append(out, hashOf(body));
    return out + body;
}

Result<std::shared_ptr<const Model>> parseModel(std::string_view bytes)
{
    if (!bytes.starts_with(magic.substr(0, bytes.size())) || bytes.empty())
        return failure(ProblemCode::NotAModel);
    if (bytes.size() < headerLength)
        return failure(ProblemCode::ModelTruncated);
    const auto version = numberAt<std::uint32_t>(bytes, magic.size());
    if (version != modelFileVersion)
        return failure(Problem{version > modelFileVersion ? ProblemCode::ModelTooNew : ProblemCode::ModelTooOld, {}, 0,
            0, {std::to_string(version), std::to_string(modelFileVersion)}});
    const std::string_view body = bytes.substr(headerLength);
    if (body.size() < numberAt<std::uint64_t>(bytes, 20))
        return failure(ProblemCode::ModelTruncated);
    if (body.size() > numberAt<std::uint64_t>(bytes, 20) || hashOf(body) != numberAt<std::uint64_t>(bytes, 28))
        return failure(ProblemCode::ModelDamaged);

    auto model = std::make_shared<Model>();
    Blocks blocks{body};
    const std::string_view configuration = blocks.take();
    auto tags = blocks.takeNumbers<std::uint64_t>();
    auto longest = blocks.takeNumbers<std::uint16_t>();
    model->seen = blocks.takeNumbers<std::uint64_t>();
    const std::string_view weights = blocks.take();
    if (!blocks.sound || longest.size() != tags.size() * tags.size() * 2 || !readConfiguration(configuration, *model))
        return failure(ProblemCode::ModelDamaged);
    model->filter = ArcFilter::restored(std::move(tags), std::move(longest));
    const TrainerSettings& trainer = model->configuration.trainer;
    const int relations = model->configuration.labels ? static_cast<int>(model->relations.size()) : 0;
    const WeightShape shape = shapeFor(trainer, relations);
    if (Weights::sizeFor(shape) > mostWeights)
        return failure(ProblemCode::ModelDamaged);
    model->weights = Weights(shape);
    if (!readWeights(weights, model->weights.values()))
        return failure(ProblemCode::ModelDamaged);
    return std::shared_ptr<const Model>(std::move(model));
}

Result<void> saveModel(const Model& model, const std::string& path)
{
    return writeFileAtomically(path, serialised(model));
}

Result<std::shared_ptr<const Model>> loadModel(const std::string& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto model = bytes->empty() ? failure(ProblemCode::FileIsEmpty) : parseModel(*bytes);
    if (!model)
        model.error().file = path;
    return model;
}

} // namespace arcwright
