// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/shelf_keeper.h"
#include "core/shelf/numbered_name.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include "core/jobs/job_folder.h"
#include "core/model/text_language.h"
#include "core/model/whole_trees.h"
#include "ui/documents/workspace.h"
#include "ui/look/parser_names.h"
#include "ui/shelf/shelf_store.h"
#include "ui/training/learning.h"
#include "ui/training/prepared_training.h"

namespace arcwright::ui {

namespace {

std::string decoderOf(const AnyModel& model)
{
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model))
        return std::string(nameOf((*bunsetsu)->weights.settings.decoder));
    return std::string(nameOf(std::get<std::shared_ptr<const Model>>(model)->configuration.decoder()));
}

/// `train` of `train.conllu` and `train (339 files)`.
QString shortTreebank(const QString& title)
{
    static const QRegularExpression behind(QStringLiteral("\\s*\\([^()]*\\)$"));
    const QString file = QFileInfo(title).completeBaseName();
    const QString name = QString(file).remove(behind);
    return name.isEmpty() ? file : name;
}

/// `train (2)` of `train.conllu (2)`: the number of a training stays.
NumberedName shortTitle(const QString& title)
{
    const NumberedName whole = NumberedName::of(title.toStdString());
    return {shortTreebank(QString::fromStdString(whole.name)).toStdString(), whole.number};
}

bool modelHasSeen(const AnyModel& model, const Sentence& sentence)
{
    return std::visit([&](const auto& one) { return one->hasSeen(sentence); }, model);
}

/// A training as its job has it, or, where it has none, as it was prepared.
Result<TrainingRun> trainingOf(const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop)
{
    return request.job.isEmpty() ? preparedTraining(request, treebank, stop)
                                 : JobFolder::trainingOf(request.job.toStdString());
}

Result<JobCard> cardOfTraining(const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop)
{
    if (!request.job.isEmpty())
        return JobFolder::cardOf(request.job.toStdString());
    const auto training = preparedTraining(request, treebank, stop);
    return training ? Result<JobCard>(cardOf(request, QString(), *training, treebank)) : failure(training.error());
}

/// How many models of folds go with a model.
std::size_t foldsOf(const Learning::ToSave& saved)
{
    return saved.words ? saved.words->folds().size() : saved.bunsetsu ? saved.bunsetsu->folds().size() : 0;
}

std::vector<AnyModel> learntFoldsOf(
    const std::optional<LiveModels>& words, const std::optional<BunsetsuModels>& bunsetsu)
{
    return words ? foldsByThemselves(*words) : bunsetsu ? foldsByThemselves(*bunsetsu) : std::vector<AnyModel>();
}

/// What was held out of a training, without what the model has seen in spite of that.
Sentences unseenOf(const AnyModel& model, Sentences held)
{
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
    connect(&learning, &Learning::foldTrained, this, [this] { keepFolds(); });
    connect(&m_scoring, &Worker::finished, this, [this] {
        scoreNext();
        if (!m_scoring.isRunning())
            Q_EMIT settled();
    });
    connect(&m_scoring, &Worker::failed, &m_store, &ShelfStore::failed);
}

ModelDescription ShelfKeeper::describe(
    const AnyModel& model, const NumberedName& title, const Treebank& trainedOn) const
{
    ModelDescription description;
    const QString name = tr("%1, %2", "a treebank, a decoder")
                             .arg(QString::fromStdString(title.name), decoderInWords(decoderOf(model)));
    description.name = NumberedName{name.toStdString(), title.number}.text();
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
    const std::string job = request.job.toStdString();
    const std::string there = JobFolder::keptAt(job).value_or(std::string());
    if (const std::string before = m_store.shelf().idOf(there);
        !before.empty() && QFileInfo::exists(QString::fromStdString(there))) { // a job that was done before
        const auto look = [before](const ModelShelf&, const std::stop_token&) { return Result<std::string>(before); };
        m_store.run(look, [this, model](const std::string& id) { // at the start nobody has read what is there
            noteKept(model.model, id);
            keepFolds();
        });
        return;
    }
    ModelDescription description = describe(model.model, shortTitle(trainedOn), Treebank());
    description.keptByProgram = true;
    const Training training{request, m_treebank};
    const auto act = [model, description, training](
                         const ModelShelf& shelf, const std::stop_token& stop) mutable -> Result<std::string> {
        const auto there = shelf.list();
        if (!there)
            return failure(there.error());
        const auto count = std::count_if(there->begin(), there->end(),
            [](const ShelvedModel& one) { return one.description.keptByProgram && one.description.notes.empty(); });
        if (static_cast<std::size_t>(count) >= mostKept)
            return std::string();
        const auto card = cardOfTraining(training.request, training.treebank, stop);
        if (!card)
            return failure(card.error());
        description.data = {card->data.files, card->data.language, card->data.checksum};
        return shelf.add(model.model, model.tagger.get(), description);
    };
    m_store.run(act, [this, model, training, job](const std::string& id) {
        if (id.empty()) {
            Q_EMIT full(mostKept);
            return;
        }
        noteKept(model.model, id);
        if (!job.empty())
            JobFolder::noteKept(job, m_store.shelf().pathOf(id), KeptWith::Folds);
        Q_EMIT kept(id, true);
        keepFolds(); // those that came before it was there
        m_toScore.push_back({id, model.model, training}); // behind it, so that the model is safe first
        if (!m_scoring.isRunning())
            scoreNext();
    });
}

bool ShelfKeeper::isTaken(const QString& treebank, int number) const
{
    const std::string before
        = tr("%1, %2", "a treebank, a decoder").arg(shortTreebank(treebank), QString()).toStdString();
    return std::any_of(m_store.models().begin(), m_store.models().end(), [&](const ShelvedModel& model) {
        const NumberedName name = NumberedName::of(model.description.name);
        return name.number == number && name.name.starts_with(before);
    });
}

void ShelfKeeper::noteKept(const AnyModel& model, const std::string& id, std::size_t lessons)
{
    if (const ShelvedModel* there = m_store.find(id))
        m_learning.noteKept(model,
            {QString::fromStdString(m_store.shelf().pathOf(id)), QString::fromStdString(there->description.name),
                lessons});
}

std::optional<ShelfKeeper::FoldMaker> ShelfKeeper::foldsInUse(std::size_t lessons) const
{
    if (m_learning.trainedFolds().empty())
        return std::nullopt;
    if (lessons == 0)
        return [folds = m_learning.trainedFolds()] { return folds; };
    return [words = m_learning.liveModels(), bunsetsu = m_learning.bunsetsuModels()] {
        return learntFoldsOf(words, bunsetsu);
    };
}

/// All that there are by now, beside the model in use.
void ShelfKeeper::keepFolds()
{
    const Learning::Kept& there = m_learning.kept();
    const std::string id = there.name.isEmpty() ? std::string() : m_store.shelf().idOf(there.path.toStdString());
    const auto folds = foldsInUse(there.lessons);
    if (!id.empty() && folds)
        keepFolds(id, *folds);
}

void ShelfKeeper::keepFolds(const std::string& id, FoldMaker folds)
{
    {
        const std::scoped_lock lock(m_foldsToKeep->mutex);
        m_foldsToKeep->byId[id] = std::move(folds);
    }
    m_store.run(
        [id, waiting = m_foldsToKeep](const ModelShelf& shelf, const std::stop_token&) -> Result<std::string> {
            FoldMaker latest;
            {
                const std::scoped_lock lock(waiting->mutex);
                latest = std::exchange(waiting->byId[id], {});
            }
            const auto kept = latest ? shelf.keepFolds(id, latest()) : Result<void>();
            return kept ? Result<std::string>(id) : failure(kept.error());
        },
        [this](const std::string& of) { Q_EMIT foldsKept(of); });
}

/// Beside what else is done to the shelf: it may take long.
void ShelfKeeper::scoreNext()
{
    if (m_toScore.empty())
        return;
    const ToScore next = std::move(m_toScore.front());
    m_toScore.pop_front();
    m_scoring.start([this, next](const std::stop_token& stop, const Worker::Post& post) {
        const auto& [request, treebank] = next.training;
        const auto run = trainingOf(request, treebank, stop);
        const auto card = cardOfTraining(request, treebank, stop);
        if (!run || !card) {
            const Problem problem = run ? card.error() : run.error();
            if (!stop.stop_requested())
                post([this, problem] { Q_EMIT m_store.failed(problem); });
            return;
        }
        const Sentences held = unseenOf(next.model, run->development);
        const ModelScore score = scoreModel(next.model, held, stop);
        if (held.empty() || stop.stop_requested())
            return;
        QStringList files;
        for (const std::string& file : card->data.development)
            files << QString::fromStdString(file);
        post([this, id = next.id, score, size = held.size(), files] {
            const QString on
                = files.isEmpty() ? tr("every tenth sentence, held out") : files.join(QStringLiteral(", "));
            noteScore(id, {score.uas, score.las, size, on.toStdString()});
        });
    });
}

void ShelfKeeper::noteScore(const std::string& id, const ModelMark& mark)
{
    m_store.run(
        [id, mark](const ModelShelf& shelf, const std::stop_token&) -> Result<std::string> {
            const auto told = shelf.change(id, [&](ModelDescription& description) { description.marks = {mark}; });
            return told ? Result<std::string>(id) : failure(told.error());
        },
        [this](const std::string& scored) { Q_EMIT scoresKnown(scored); });
}

ModelDescription ShelfKeeper::describe(const Learning::ToSave& saved) const
{
    const bool isTrainedHere = saved.name.isEmpty();
    ModelDescription description = describe(saved.model, shortTitle(isTrainedHere ? saved.trainedOn : saved.name),
        isTrainedHere && NumberedName::of(saved.trainedOn.toStdString()).name == m_workspace.title().toStdString()
            ? m_workspace.treebank()
            : Treebank());
    const std::string there = m_store.shelf().idOf(saved.kept.path.toStdString());
    const ModelDescription told = there.empty()
        ? ModelDescription()
        : readDescription(saved.kept.path.toStdString()).value_or(ModelDescription());
    if (!told.name.empty())
        description = told;
    description.keptByProgram = false;
    description.folds = foldsOf(saved);
    if (saved.lessons != saved.kept.lessons)
        description.marks.clear(); // they are those of the weights before
    if (saved.lessons > saved.kept.lessons) {
        const QString notes = QString::fromStdString(description.notes);
        const QString learnt = tr("It has learnt from %1 more sentences that were confirmed after its training.")
                                   .arg(saved.lessons - saved.kept.lessons);
        description.notes = (notes.isEmpty() ? learnt : notes + u'\n' + learnt).toStdString();
    }
    return description;
}

void ShelfKeeper::keepNow(const std::function<void(const QString& name)>& then, const std::function<void()>& otherwise)
{
    const Learning::ToSave saved = m_learning.toSave();
    const std::string before = m_store.shelf().idOf(saved.kept.path.toStdString());
    const auto act = [write = m_learning.writer(), description = describe(saved), before,
                         job = saved.job.toStdString()](const ModelShelf& shelf, const std::stop_token& stop) {
        auto id = shelf.add([&](const std::string& path) { return write(path, stop); }, description);
        if (!id)
            return id;
        if (!before.empty()
            && shelf.remove(before)) // it is safe already, so a name of its own is the worst that can be
            static_cast<void>(shelf.rename(*id, description.name));
        if (!job.empty())
            JobFolder::noteKept(job, shelf.pathOf(*id), KeptWith::Folds);
        return id;
    };
    const auto tell = [this, saved, then](const std::string& id) {
        const std::string path = m_store.shelf().pathOf(id);
        const QString name = QString::fromStdString(modelNameAt(path));
        m_learning.noteKept(saved.model, {QString::fromStdString(path), name, saved.lessons});
        if (foldsOf(saved) > 0)
            keepFolds(id, [words = saved.words, bunsetsu = saved.bunsetsu] { return learntFoldsOf(words, bunsetsu); });
        then(name);
    };
    m_store.run(act, tell, otherwise);
}

void ShelfKeeper::shelve(const QString& file)
{
    const AnyModel& model = m_learning.anyModel();
    if (isNull(model))
        return;
    const auto live = m_learning.liveModel();
    const auto bunsetsu = m_learning.bunsetsuModels() ? m_learning.bunsetsuModels()->whole() : nullptr;
    const std::size_t lessons = m_learning.lessons();
    const std::string path = file.toStdString();
    const Learning::Kept& there = m_learning.kept();
    const bool isThere = !m_store.shelf().idOf(path).empty() && (there.path.isEmpty() || !there.name.isEmpty());
    if (lessons == there.lessons && !m_learning.isChanged() && isThere && QFileInfo::exists(file)) {
        Q_EMIT alreadyKept();
        return;
    }
    const auto folds = foldsInUse(lessons);
    const auto tell = [this, model, lessons, folds](const std::string& id) {
        noteKept(model, id, lessons);
        Q_EMIT kept(id, false);
        if (folds)
            keepFolds(id, *folds);
    };
    if (lessons == 0 && there.lessons == 0 && QFileInfo::exists(file)) {
        m_store.run([path](const ModelShelf& shelf, const std::stop_token&) { return shelf.importFrom(path); }, tell);
        return;
    }
    const Learning::ToSave saved{model, lessons, there, m_learning.modelName(), m_learning.trainedOn(), {}, {},
        m_learning.liveModels(), m_learning.bunsetsuModels()};
    m_store.run(
        [model, live, bunsetsu, lessons, tagger = m_learning.tagger(), description = describe(saved)](
            const ModelShelf& shelf, const std::stop_token&) {
            const AnyModel whole = lessons == 0 ? model : live ? AnyModel(live->flattened()) : AnyModel(bunsetsu);
            return shelf.add(whole, tagger.get(), description);
        },
        tell);
}

} // namespace arcwright::ui
