// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_facts.h"

#include "core/base/file_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"

namespace arcwright {

namespace {

Result<ModelFacts> factsOfWords(std::string_view bytes)
{
    const auto outline = parseModelOutline(bytes);
    if (!outline)
        return failure(outline.error());
    const ModelConfiguration& configuration = outline->configuration;
    const TrainerSettings& trainer = configuration.trainer;
    ModelFacts facts;
    facts.decoder = nameOf(configuration.decoder());
    if (configuration.decoder() != trainer.decoder.decoder)
        facts.trainDecoder = nameOf(trainer.decoder.decoder);
    facts.learner = nameOf(trainer.learner);
    facts.language = configuration.language;
    facts.epochs = trainer.epochs;
    facts.seed = trainer.seed;
    facts.members = trainer.members;
    facts.labels = configuration.labels;
    facts.relations = configuration.labels ? outline->relations.size() : 0;
    facts.sentences = configuration.trainingSentences;
    facts.trainedUnits = configuration.trainingTokens;
    facts.givenHeads = configuration.givenHeads;
    const auto further = furtherBlocks(bytes);
    facts.hasTagger = further && !further->empty();
    return facts;
}

Result<ModelFacts> factsOfBunsetsu(std::string_view bytes)
{
    const auto outline = parseBunsetsuModelOutline(bytes);
    if (!outline)
        return failure(outline.error());
    const BunsetsuSettings& settings = outline->weights.settings;
    ModelFacts facts;
    facts.units = Units::Bunsetsu;
    facts.decoder = nameOf(settings.decoder);
    facts.learner = settings.ranker == RankerKind::Kernel ? "kernel" : "linear";
    facts.epochs = settings.epochs;
    facts.seed = settings.seed;
    facts.labels = settings.types;
    facts.relations = outline->weights.typeNames.size();
    facts.sentences = outline->trainingSentences;
    facts.trainedUnits = outline->trainingBunsetsu;
    facts.givenHeads = outline->givenHeads;
    return facts;
}

} // namespace

Result<ModelFacts> readModelFacts(std::string_view bytes)
{
    if (bytes.empty())
        return failure(FileProblem::IsEmpty);
    return bytes.starts_with(bunsetsuModelMagic) ? factsOfBunsetsu(bytes) : factsOfWords(bytes);
}

} // namespace arcwright
