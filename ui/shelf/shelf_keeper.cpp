// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_keeper.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include "core/model/text_language.h"
#include "core/model/whole_trees.h"
#include "ui/analysis/experiment_sentences.h"
#include "ui/documents/workspace.h"
#include "ui/shelf/shelf_store.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

std::string decoderOf(const AnyModel& model)
{
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model))
        return std::string(nameOf((*bunsetsu)->weights.settings.decoder));
    return std::string(nameOf(std::get<std::shared_ptr<const Model>>(model)->configuration.decoder()));
}

/// `train` of `train.conllu` and `train (339 files)`.
QString shortTitle(const QString& title)
{
    static const QRegularExpression behind(QStringLiteral("\\s*\\([^()]*\\)$"));
    const QString file = QFileInfo(title).completeBaseName();
    const QString name = QString(file).remove(behind);
    return name.isEmpty() ? file : name;
}

bool modelHasSeen(const AnyModel& model, const Sentence& sentence)
{
    return std::visit([&](const auto& one) { return one->hasSeen(sentence); }, model);
}

/// The sentences of a treebank that a model was trained on.
std::string checksumOfSeen(const AnyModel& model, const Treebank& treebank, const std::stop_token& stop)
{
    Sentences seen = sentencesOf(treebank, stop);
    std::erase_if(seen, [&](const auto& sentence) { return !modelHasSeen(model, *sentence); });
    return checksumOf(seen);
}

/// The names of the files of a treebank with sentences that a model was trained on.
std::vector<std::string> filesSeen(const AnyModel& model, const Treebank& treebank, const std::stop_token& stop)
{
    std::vector<std::string> files;
    for (const auto& document : treebank.documents()) {
        bool isSeen = false;
        for (std::size_t i = 0; i < document->size() && !isSeen && !stop.stop_requested(); ++i)
            isSeen = modelHasSeen(model, *document->sentence(i));
        const QString file = QFileInfo(QString::fromStdString(document->path())).fileName();
        if (isSeen && !file.isEmpty())
            files.push_back(file.toStdString());
    }
    return files;
}

/// Those of other files than the open ones.
std::vector<std::string> filesNamed(const std::vector<TrainingSource>& sources)
{
    std::vector<std::string> files;
    for (const TrainingSource& source : sources) {
        for (const std::string& path : source.paths)
            files.push_back(QFileInfo(QString::fromStdString(path)).fileName().toStdString());
    }
    return files;
}

/// What was held out of a training, without what the model has seen in spite of that.
Result<Sentences> unseenOf(
    const AnyModel& model, const Treebank& treebank, const QStringList& files, const std::stop_token& stop)
{
    auto divided = learntAndScored(treebank, files, stop);
    if (!divided)
        return failure(divided.error());
    Sentences held = std::move(divided->development);
    std::erase_if(
        held, [&](const auto& sentence) { return !hasWholeTree(*sentence) || modelHasSeen(model, *sentence); });
    return held;
}

} // namespace

ShelfKeeper::ShelfKeeper(Workspace& workspace, Learning& learning, ShelfStore& store, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning), m_store(store)
{
    connect(&learning, &Learning::started, this, [this] { m_treebank = m_workspace.treebank(); });
    connect(&learning, &Learning::finished, this, [this] { m_treebank = {}; });
    connect(&learning, &Learning::trainedHere, this, &ShelfKeeper::keep);
}

ModelDescription ShelfKeeper::describe(const AnyModel& model, const QString& name, const Treebank& trainedOn) const
{
    ModelDescription description;
    description.name
        = tr("%1, %2", "a treebank, a decoder").arg(name, QString::fromStdString(decoderOf(model))).toStdString();
    description.made = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    description.program = QCoreApplication::applicationVersion().toStdString();
    description.data.language = languageOf(trainedOn);
    for (const auto& document : trainedOn.documents()) {
        const QString file = QFileInfo(QString::fromStdString(document->path())).fileName();
        if (!file.isEmpty())
            description.data.files.push_back(file.toStdString());
    }
    return description;
}

void ShelfKeeper::keep(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn)
{
    ModelDescription description = describe(model.model, shortTitle(trainedOn), m_treebank);
    description.keptByProgram = true;
    const auto act = [model, description, treebank = m_treebank, named = filesNamed(request.sources)](
                         const ModelShelf& shelf, const std::stop_token& stop) mutable -> Result<std::string> {
        const auto there = shelf.list();
        if (!there)
            return failure(there.error());
        const auto count = std::count_if(there->begin(), there->end(),
            [](const ShelvedModel& one) { return one.description.keptByProgram && one.description.notes.empty(); });
        if (static_cast<std::size_t>(count) >= mostKept)
            return std::string();
        description.data.checksum = checksumOfSeen(model.model, treebank, stop);
        description.data.files = filesSeen(model.model, treebank, stop);
        for (const std::string& file : named) { // an open one may be among them
            if (std::ranges::find(description.data.files, file) == description.data.files.end())
                description.data.files.push_back(file);
        }
        return shelf.add(model.model, model.tagger.get(), description);
    };
    m_store.run(act,
        [this, model, development = request.development, treebank = m_treebank, job = request.job.toStdString()](
            const std::string& id) {
            if (id.empty()) {
                Q_EMIT full(mostKept);
                return;
            }
            noteKept(model.model, id);
            if (!job.empty())
                JobFolder::noteKept(job);
            Q_EMIT kept(id, true);
            score(id, model.model, treebank, development); // behind it, so that the model is safe first
        });
}

void ShelfKeeper::noteKept(const AnyModel& model, const std::string& id)
{
    if (const ShelvedModel* there = m_store.find(id))
        m_learning.noteKept(model,
            {QString::fromStdString(m_store.shelf().pathOf(id)), QString::fromStdString(there->description.name)});
}

void ShelfKeeper::score(
    const std::string& id, const AnyModel& model, const Treebank& treebank, const QStringList& development)
{
    QStringList names;
    for (const QString& path : development)
        names << QFileInfo(path).fileName();
    const QString on = names.isEmpty() ? tr("every tenth sentence, held out") : names.join(QStringLiteral(", "));
    m_store.run(
        [id, model, treebank, development, on = on.toStdString()](
            const ModelShelf& shelf, const std::stop_token& stop) -> Result<std::string> {
            const auto held = unseenOf(model, treebank, development, stop);
            if (!held)
                return failure(held.error());
            if (held->empty() || stop.stop_requested())
                return id;
            const ModelScore score = scoreModel(model, *held);
            const auto told = shelf.change(id, [&](ModelDescription& description) {
                description.marks = {{score.uas, score.las, held->size(), on}};
            });
            return told ? Result<std::string>(id) : failure(told.error());
        },
        [this](const std::string& scored) { Q_EMIT scoresKnown(scored); });
}

void ShelfKeeper::shelve(const QString& file)
{
    const AnyModel& model = m_learning.anyModel();
    if (isNull(model))
        return;
    const auto live = m_learning.liveModel();
    const std::size_t lessons = live ? live->patches().size() : 0;
    const std::string path = file.toStdString();
    if (lessons == 0 && !m_store.shelf().idOf(path).empty() && QFileInfo::exists(file)) {
        Q_EMIT alreadyKept();
        return;
    }
    const auto tell = [this, model](const std::string& id) {
        noteKept(model, id);
        Q_EMIT kept(id, false);
    };
    if (lessons == 0 && QFileInfo::exists(file)) {
        m_store.run([path](const ModelShelf& shelf, const std::stop_token&) { return shelf.importFrom(path); }, tell);
        return;
    }
    const bool isTrainedHere = m_learning.modelName().isEmpty();
    const QString name = isTrainedHere ? m_learning.trainedOn() : m_learning.modelName();
    ModelDescription description
        = describe(model, shortTitle(name), isTrainedHere ? m_workspace.treebank() : Treebank());
    if (lessons > 0)
        description.notes = tr("It has learnt from %1 more sentences that were confirmed after its training.")
                                .arg(lessons)
                                .toStdString();
    m_store.run(
        [model, live, lessons, tagger = m_learning.tagger(), description](
            const ModelShelf& shelf, const std::stop_token&) {
            const AnyModel whole = lessons > 0 ? AnyModel(live->flattened()) : model;
            return shelf.add(whole, tagger.get(), description);
        },
        lessons > 0 ? ShelfStore::Then([this](const std::string& id) { Q_EMIT kept(id, false); })
                    : ShelfStore::Then(tell));
}

} // namespace arcwright::ui
