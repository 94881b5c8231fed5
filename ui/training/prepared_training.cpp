// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/prepared_training.h"

#include <QDateTime>

namespace arcwright::ui {

bool learnsFromAll(const TrainingRequest& request)
{
    return request.sources == std::vector<TrainingSource>{TrainingSource()};
}

Result<TrainingRun> preparedTraining(
    const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop)
{
    std::vector<std::string> development;
    for (const QString& path : request.development)
        development.push_back(path.toStdString());
    auto sentences = sentencesOf(treebank, request.sources, development, request.given, stop, request.heldOut);
    if (!sentences)
        return failure(sentences.error());
    const bool hasParts = request.given != GivenPart::Trees;
    if (unitsOf(treebank) == Units::Bunsetsu) {
        BunsetsuSettings settings = request.bunsetsu;
        settings.parts = hasParts;
        return TrainingRun{std::move(sentences->training), std::move(sentences->development), {}, settings};
    }
    TrainingSettings settings = request.settings;
    settings.parts = hasParts;
    settings.trainer.threads = request.threads;
    return TrainingRun{
        std::move(sentences->training), std::move(sentences->development), std::move(sentences->all), settings};
}

JobCard cardOf(const TrainingRequest& request, const QString& title, const TrainingRun& training)
{
    JobCard card;
    card.title = title.toStdString();
    card.asked = QDateTime::currentSecsSinceEpoch();
    card.sentences = training.training.size();
    card.hasFolds = request.jackknife && learnsFromAll(request);
    card.given = request.given;
    card.threads = request.threads;
    if (const auto* words = std::get_if<TrainingSettings>(&training.settings)) {
        card.decoder = nameOf(words->trainer.decoder.decoder);
        card.epochs = words->trainer.epochs;
    } else {
        const auto& bunsetsu = std::get<BunsetsuSettings>(training.settings);
        card.decoder = nameOf(bunsetsu.decoder);
        card.epochs = bunsetsu.epochs;
    }
    return card;
}

} // namespace arcwright::ui
