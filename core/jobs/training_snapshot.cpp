// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/training_snapshot.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/block_file.h"
#include "core/base/json_number.h"
#include "core/jobs/sentence_store.h"
#include "core/jobs/snapshot_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr BlockFileKind snapshotKind{"Arcwright train\n", snapshotVersion, SnapshotProblem::NotASnapshot,
    SnapshotProblem::TooNew, SnapshotProblem::TooOld, SnapshotProblem::Truncated, SnapshotProblem::Damaged};
constexpr const char* ofWords = "words";
constexpr const char* ofBunsetsu = "bunsetsu";
constexpr unsigned mostThreads = 256;

json settingsJson(const TrainingSettings& settings)
{
    Model model;
    model.relations = {std::string()};
    model.configuration.trainer = settings.trainer;
    model.configuration.parseDecoder = settings.parseDecoder;
    model.configuration.labels = settings.labels;
    model.configuration.language = settings.language;
    json out{{"units", ofWords}, {"configuration", json::parse(configurationText(model))}, {"parts", settings.parts},
        {"threads", settings.trainer.threads}};
    if (!settings.membership)
        out["membership"] = false;
    if (settings.root)
        out["root"] = *settings.root == RootPolicy::Single ? "single" : "many";
    return out;
}

json settingsJson(const BunsetsuSettings& settings)
{
    BunsetsuModel model;
    model.weights.settings = settings;
    return {{"units", ofBunsetsu}, {"configuration", json::parse(configurationText(model))}};
}

Result<TrainingSettings> wordSettingsFrom(const json& settings)
{
    Model model;
    if (const auto known = readConfiguration(settings.at("configuration").dump(), model); !known)
        return failure(known.error());
    TrainingSettings out;
    out.trainer = model.configuration.trainer;
    out.trainer.decoder.root = DecoderSettings().root; // the data decide, unless it was chosen
    out.trainer.threads = std::clamp(wholeNumber<unsigned>(settings.at("threads")), 1U, mostThreads);
    out.parseDecoder = model.configuration.parseDecoder;
    out.labels = model.configuration.labels;
    out.language = model.configuration.language;
    out.parts = settings.at("parts").get<bool>();
    out.membership = settings.value("membership", true);
    if (settings.contains("root"))
        out.root = settings.at("root").get<std::string>() == "single" ? RootPolicy::Single : RootPolicy::Many;
    return out;
}

Result<std::variant<TrainingSettings, BunsetsuSettings>> settingsFrom(std::string_view block)
{
    using Settings = std::variant<TrainingSettings, BunsetsuSettings>;
    const json settings = json::parse(block, nullptr, false);
    try {
        if (settings.at("units") == ofWords) {
            const auto words = wordSettingsFrom(settings);
            return words ? Result<Settings>(*words) : failure(words.error());
        }
        BunsetsuModel model;
        if (const auto known = readConfiguration(settings.at("configuration").dump(), model); !known)
            return failure(known.error());
        return Settings(model.weights.settings);
    } catch (const std::exception&) {
        return failure(SnapshotProblem::Damaged);
    }
}

} // namespace

std::string snapshotOf(const TrainingRun& run)
{
    std::string blocks;
    appendBlock(blocks, std::visit([](const auto& settings) { return settingsJson(settings); }, run.settings).dump());
    SentenceStore store;
    for (const Sentences* list : {&run.training, &run.development, &run.tagged})
        store.appendList(blocks, *list);
    store.appendTo(blocks);
    return withHead(snapshotKind, blocks);
}

Result<TrainingRun> trainingIn(std::string_view bytes)
{
    const auto body = checkedBlocks(snapshotKind, bytes);
    if (!body)
        return failure(body.error());
    BlockReader blocks{*body};
    const std::string_view settingsBlock = blocks.take();
    BlockReader lists{blocks.rest};
    constexpr int listCount = 3;
    for (int list = 0; list < listCount; ++list)
        blocks.take();
    const auto sentences = sentencesIn(blocks);
    if (!sentences)
        return failure(sentences.error());
    const auto settings = settingsFrom(settingsBlock);
    if (!settings) {
        const bool isNewer = settings.error().code == ModelProblem::UnknownName;
        return isNewer ? failure(settings.error()) : failure(SnapshotProblem::Damaged);
    }
    TrainingRun run;
    run.settings = *settings;
    for (Sentences* list : {&run.training, &run.development, &run.tagged}) {
        auto read = listIn(lists, *sentences);
        if (!read)
            return failure(read.error());
        *list = std::move(*read);
    }
    if (!blocks.rest.empty())
        return failure(SnapshotProblem::Damaged);
    return run;
}

} // namespace arcwright
