// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/prepared_training.h"

#include <algorithm>
#include <unordered_set>

#include <QDateTime>
#include <QFileInfo>

#include "core/model/model.h"
#include "core/model/text_language.h"
#include "core/shelf/model_description.h"
#include "ui/training/sources_form.h"

namespace arcwright::ui {

bool learnsFromAll(const TrainingRequest& request)
{
    return request.sources == std::vector<TrainingSource>{TrainingSource()};
}

bool hasFolds(const TrainingRequest& request, const Treebank& treebank)
{
    constexpr std::size_t fewestToJackknife = 10;
    return request.jackknife && learnsFromAll(request) && treebank.size() >= fewestToJackknife;
}

QString titleOfSources(const TrainingRequest& request, const QString& open)
{
    QStringList names;
    for (const TrainingSource& source : request.sources) {
        if (source.kind != SourceKind::Files && !names.contains(open))
            names.prepend(open);
        for (const std::string& path : source.paths)
            names << QFileInfo(QString::fromStdString(path)).fileName();
    }
    if (names.size() <= 1)
        return names.isEmpty() ? open : names.front();
    return SourcesForm::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - 1).arg(names.front());
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

namespace {

std::string fileName(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).fileName().toStdString();
}

void addName(std::vector<std::string>& names, const std::string& path)
{
    const std::string name = fileName(path);
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
}

JobData dataOf(const TrainingRequest& request, const TrainingRun& training, const Treebank& treebank)
{
    JobData data;
    std::unordered_set<std::uint64_t> learnt;
    std::unordered_set<const Sentence*> counted;
    Sentences once;
    for (const auto& sentence : training.training) {
        learnt.insert(fingerprint(*sentence));
        if (counted.insert(sentence.get()).second)
            once.push_back(sentence);
    }
    data.checksum = checksumOf(once);
    for (const auto& document : treebank.documents()) {
        bool isLearnt = false;
        for (std::size_t i = 0; i < document->size() && !isLearnt; ++i)
            isLearnt = learnt.contains(fingerprint(*document->sentence(i)));
        if (isLearnt)
            addName(data.files, document->path());
    }
    if (!data.files.empty())
        data.language = languageOf(treebank);
    for (const TrainingSource& source : request.sources) {
        for (const std::string& path : source.paths)
            addName(data.files, path);
    }
    for (const QString& path : request.development)
        addName(data.development, path.toStdString());
    return data;
}

} // namespace

JobCard cardOf(
    const TrainingRequest& request, const QString& title, const TrainingRun& training, const Treebank& treebank)
{
    JobCard card;
    card.data = dataOf(request, training, treebank);
    card.title = title.toStdString();
    card.asked = QDateTime::currentSecsSinceEpoch();
    card.sentences = training.training.size();
    card.hasFolds = hasFolds(request, treebank);
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
