// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/learning.h"

#include <algorithm>
#include <utility>

#include "core/jobs/job_folder.h"
#include "core/learning/new_words.h"
#include "core/model/known_relations.h"
#include "core/model/misfit.h"
#include "ui/training/prepared_training.h"

namespace arcwright::ui {

Learning::Learning(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_job, &TrainingJob::started, this, &Learning::started);
    connect(&m_job, &TrainingJob::stageChanged, this, &Learning::stageChanged);
    connect(&m_job, &TrainingJob::progressed, this, &Learning::progressed);
    connect(&m_job, &TrainingJob::epochDone, this, &Learning::epochDone);
    connect(&m_job, &TrainingJob::trained, this, &Learning::takeOver);
    connect(&m_job, &TrainingJob::predictionsBegin, this, &Learning::startLayer);
    connect(&m_job, &TrainingJob::wordsFoldTrained, this, &Learning::addWordsFold);
    connect(&m_job, &TrainingJob::bunsetsuFoldTrained, this, &Learning::addBunsetsuFold);
    connect(&m_job, &TrainingJob::jobBegan, this, [this](const QString& path, const JobCard& card) {
        m_isKept = true;
        m_keepsFolds = card.hasFolds;
        Q_EMIT jobBegan(path, card);
    });
    connect(&m_job, &TrainingJob::prepared, this, &Learning::prepared);
    connect(&m_job, &TrainingJob::notKept, this, [this](const Problem& problem) {
        m_keepsFolds = false;
        Q_EMIT notKept(problem);
    });
    connect(&m_job, &TrainingJob::begunAnew, this, &Learning::begunAnew);
    connect(&m_job, &TrainingJob::foldBegunAnew, this, &Learning::foldBegunAnew);
    connect(&m_job, &TrainingJob::foldsDone, this, &Learning::foldsDone);
    connect(&m_job, &TrainingJob::foldsElsewhere, this, &Learning::foldsElsewhere);
    connect(&m_job, &TrainingJob::failed, this, &Learning::failed);
    connect(&m_job, &TrainingJob::foldsCancelled, this, &Learning::foldsCancelled);
    connect(&m_job, &TrainingJob::finished, this, &Learning::finished);
    connect(&workspace, &Workspace::treebankTaken, this, [this] {
        if (m_used.words)
            m_used.words->forgetKeys();
        if (m_used.bunsetsu)
            m_used.bunsetsu->forgetKeys();
        forgetFormer();
    });
    connect(&workspace, &Workspace::treebankOpened, &m_job, &TrainingJob::abandon);
    connect(&workspace, &Workspace::treebankOpened, this, &Learning::offerModel);
    connect(&workspace, &Workspace::reloaded, &m_job, &TrainingJob::abandon);
}

/// What a model learnt on one file says of another one only if somebody wants it to.
void Learning::offerModel()
{
    if (isNull(m_used.model))
        return; // what was on offer still is
    m_offered = std::exchange(m_used, {});
    tagNewWords();
    tellModel();
}

void Learning::predictHere()
{
    if (isNull(m_used.model) && !m_offered)
        return;
    if (auto misfit = misfitOf(isNull(m_used.model) ? m_offered->model : m_used.model)) {
        Q_EMIT failed(*misfit);
        return;
    }
    if (isNull(m_used.model)) {
        m_used = std::move(*std::exchange(m_offered, std::nullopt));
        tagNewWords();
        tellModel();
    }
    predictAll();
}

bool Learning::offersFittingRelations() const
{
    constexpr double leastShare = 0.5;
    const auto* words = m_offered ? std::get_if<std::shared_ptr<const Model>>(&m_offered->model) : nullptr;
    return words == nullptr || shareOfKnownRelations(**words, m_workspace.treebank()) >= leastShare;
}

QStringList Learning::unsavedModels() const
{
    QStringList titles;
    if (m_used.isUnsaved())
        titles << m_used.title();
    if (m_offered && m_offered->isUnsaved())
        titles << m_offered->title();
    return titles;
}

QStringList Learning::titlesHere() const
{
    QStringList titles;
    for (const Used* used : {&m_used, m_offered ? &*m_offered : nullptr, m_former ? &m_former->used : nullptr}) {
        if (used != nullptr && used->isWorthKeeping && used->name.isEmpty())
            titles << used->trainedOn;
    }
    return titles;
}

std::size_t Learning::Used::lessons() const
{
    const auto* trained = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model);
    if (bunsetsu && trained != nullptr) {
        const std::size_t before = (*trained)->seen.size();
        const std::size_t now = bunsetsu->whole()->seen.size();
        return bunsetsu->whole() == *trained ? 0 : std::max(now, before + 1) - before; // it may have seen it before
    }
    return words ? words->whole().patches().size() : 0;
}

std::vector<Learning::ToSave> Learning::unsaved() const
{
    std::vector<ToSave> all;
    if (m_used.isUnsaved())
        all.push_back(toSave(m_used));
    if (m_offered && m_offered->isUnsaved())
        all.push_back(toSave(*m_offered));
    return all;
}

void Learning::tellModel()
{
    Q_EMIT modelTaken();
    Q_EMIT modelChanged();
}

void Learning::retranslate()
{
    if (isBusy()) {
        connect(this, &Learning::finished, this, &Learning::retranslate, Qt::SingleShotConnection);
        return;
    }
    const QString before = std::exchange(m_ownLayer, tr("predicted"));
    m_workspace.renameLayer(before, m_ownLayer);
    if (m_former && m_former->layer && m_former->layer->name() == before.toStdString())
        m_former->layer->rename(m_ownLayer.toStdString());
}

void Learning::introduce()
{
    if (isBusy()) {
        Q_EMIT started();
        Q_EMIT stageChanged(stage());
    }
    if (!isNull(m_used.model))
        Q_EMIT modelChanged();
    if (isPaused())
        Q_EMIT pausedChanged(true);
}

void Learning::train(const TrainingRequest& request)
{
    m_isTraining = request.isAsked;
    m_isKept = false;
    m_keepsFolds = false;
    m_trainedOn = request.title.isEmpty() ? titleOfSources(request, m_workspace.title()) : request.title;
    m_job.train(request, m_trainedOn, m_ownLayer);
}

bool Learning::wouldHaveFolds(const TrainingRequest& request) const
{
    return hasFolds(request, m_workspace.treebank());
}

std::optional<Problem> Learning::misfitOf(const AnyModel& model) const
{
    return arcwright::misfitOf(model, m_workspace.treebank());
}

void Learning::setPaused(bool paused)
{
    if (paused == isPaused() || !isBusy())
        return;
    m_job.setPaused(paused);
    Q_EMIT pausedChanged(paused);
}

void Learning::useModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger,
    std::optional<Decoder> decoder, const std::vector<AnyModel>& folds)
{
    if (auto misfit = misfitOf(model)) {
        misfit->file = name.toStdString();
        Q_EMIT failed(*misfit);
        return;
    }
    if (model != m_used.model)
        keepFormer();
    setModel(model, name, std::move(tagger), decoder, folds);
    m_used.isWorthKeeping = true;
    predictAll();
}

void Learning::predictAll()
{
    m_comesToFront = true;
    m_isTraining = false;
    m_job.predict({m_used.words, m_used.bunsetsu}, layerName());
}

std::vector<Decoder> Learning::decoders() const
{
    return model() ? decodersOf(*model()) : std::vector<Decoder>();
}

bool Learning::canParseWith(std::optional<Decoder> decoder) const
{
    const auto usable = decoders();
    return !decoder || std::find(usable.begin(), usable.end(), *decoder) != usable.end();
}

void Learning::parseWith(std::optional<Decoder> decoder)
{
    if (!m_used.words || decoder == m_used.decoder || !canParseWith(decoder))
        return;
    m_used.decoder = decoder;
    m_used.words->changeAll([&](const LiveModel& model, std::size_t) { return model.parsingWith(decoder); });
    if (m_workspace.treebank().size() > 0 && !misfitOf(m_used.model))
        predictAll();
    Q_EMIT liveModelChanged();
}

/// Words that edits make get the tags of the tagger in use.
void Learning::tagNewWords()
{
    m_workspace.setTagging(m_used.tagger
            ? [tagger = m_used.tagger](Edit edit) { return withNewWordsTagged(std::move(edit), *tagger); }
            : std::function<Edit(Edit)>());
}

/// Those of the model in use, before any lesson.
void Learning::begin(const std::vector<AnyModel>& folds)
{
    m_used.words.reset();
    m_used.bunsetsu.reset();
    m_used.trainedFolds = folds;
    if (model())
        m_used.words.emplace(LiveModel(model()).parsingWith(m_used.decoder));
    else if (bunsetsuModel())
        m_used.bunsetsu.emplace(bunsetsuModel());
    for (const AnyModel& fold : folds) {
        const auto* words = std::get_if<std::shared_ptr<const Model>>(&fold);
        const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&fold);
        if (words != nullptr && m_used.words)
            m_used.words->addFold(LiveModel(*words).parsingWith(m_used.decoder), {});
        else if (bunsetsu != nullptr && m_used.bunsetsu)
            m_used.bunsetsu->addFold(*bunsetsu, {});
    }
}

void Learning::setModel(const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger,
    std::optional<Decoder> decoder, const std::vector<AnyModel>& folds)
{
    const bool isSame = m_used.model == model; // and keeps what it has
    std::optional<Used> before;
    if (!isSame && !isNull(m_used.model))
        before = m_used;
    m_used.model = model;
    m_used.name = name;
    if (m_offered && !m_offered->isUnsaved()) // else it can still be saved
        m_offered.reset();
    if (!isSame || tagger)
        m_used.tagger = std::move(tagger);
    tagNewWords();
    if (!isSame) {
        m_used.isChanged = false;
        m_used.kept = {};
        m_used.job.clear();
        m_used.decoder = canParseWith(decoder) ? decoder : std::nullopt;
        begin(folds);
    }
    tellModel();
    if (before) // as far as nobody else has it
        m_disposal.letGo(*std::move(before));
}

void Learning::takeLive(const LiveModels& models)
{
    if (!m_used.words || models.whole().sharedBase() != model())
        return;
    m_used.words->changeAll([&](const LiveModel& before, std::size_t fold) {
        const bool isWhole = fold == m_used.words->folds().size();
        if (!isWhole && fold >= models.folds().size())
            return before;
        const LiveModel& learnt = isWhole ? models.whole() : models.folds()[fold];
        return learnt.parsingWith(m_used.decoder); // it may have been chosen while the model learnt
    });
    m_used.isChanged = m_used.differsFromFile();
    Q_EMIT liveModelChanged();
}

void Learning::takeLive(const BunsetsuModels& models)
{
    if (!m_used.bunsetsu)
        return;
    m_used.bunsetsu->changeAll([&](const std::shared_ptr<const BunsetsuModel>& before, std::size_t fold) {
        if (fold == m_used.bunsetsu->folds().size())
            return models.whole();
        return fold < models.folds().size() ? models.folds()[fold] : before;
    });
    m_used.isChanged = m_used.differsFromFile();
    Q_EMIT liveModelChanged();
}

std::optional<LiveModel> Learning::liveModelFor(std::size_t sentence) const
{
    const Treebank& treebank = m_workspace.treebank();
    if (!m_used.words || sentence >= treebank.size())
        return std::nullopt;
    return m_used.words->modelFor(treebank.key(sentence), *treebank.sentence(sentence));
}

std::shared_ptr<const BunsetsuModel> Learning::bunsetsuModelFor(std::size_t sentence) const
{
    const Treebank& treebank = m_workspace.treebank();
    if (!m_used.bunsetsu || sentence >= treebank.size())
        return nullptr;
    return m_used.bunsetsu->modelFor(treebank.key(sentence), *treebank.sentence(sentence));
}

AnyModel Learning::anyModelFor(std::size_t sentence) const
{
    if (const auto words = liveModelFor(sentence))
        return words->sharedBase();
    if (auto bunsetsu = bunsetsuModelFor(sentence))
        return bunsetsu;
    return m_used.model;
}

Exposure Learning::exposureOf(std::size_t sentence) const
{
    const Treebank& treebank = m_workspace.treebank();
    const auto of
        = [&](const auto& models) { return models->exposureOf(treebank.key(sentence), *treebank.sentence(sentence)); };
    return m_used.bunsetsu ? of(m_used.bunsetsu) : m_used.words ? of(m_used.words) : Exposure::Unseen;
}

Learning::Writer Learning::writer() const
{
    const Used& saved = savesOffered() ? *m_offered : m_used;
    return [model = saved.model, words = saved.words, bunsetsu = saved.bunsetsu, tagger = saved.tagger](
               const std::string& file, const std::stop_token& stop) -> Result<void> {
        const AnyModel whole = words && !words->whole().patches().empty() ? AnyModel(words->whole().flattened())
            : bunsetsu                                                    ? AnyModel(bunsetsu->whole())
                                                                          : model;
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        return arcwright::saveModel(whole, tagger.get(), file, stop);
    };
}

void Learning::noteSaved(const ToSave& saved, const QString& path)
{
    for (Used* used : {&m_used, m_offered ? &*m_offered : nullptr, m_former ? &m_former->used : nullptr}) {
        if (used != nullptr && used->model == saved.model) // which may have learnt more meanwhile
            used->isChanged = used->isChanged && used->lessons() != saved.lessons;
    }
    if (!saved.job.isEmpty())
        JobFolder::noteKept(saved.job.toStdString(), path.toStdString());
    Q_EMIT modelSaved();
}

Result<void> Learning::saveModel(const QString& path)
{
    const ToSave saved = toSave();
    auto result = writer()(path.toStdString(), {});
    if (result)
        noteSaved(saved, path);
    return result;
}

void Learning::takeOver(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn)
{
    if (m_workspace.treebank().size() == 0 || misfitOf(model.model)) {
        offer(model, request, trainedOn);
        return;
    }
    // Its predictions come to the front only where those of the model before are on view.
    m_comesToFront = m_workspace.layer().name() == layerName().toStdString();
    keepFormer();
    m_used.trainedOn = trainedOn;
    setModel(model.model, QString(), model.tagger);
    m_used.job = request.job;
    m_used.isWorthKeeping = request.isAsked;
    m_used.isChanged = true;
    if (request.isAsked)
        Q_EMIT trainedHere(model, request, trainedOn);
    Q_EMIT trained();
}

void Learning::noteKept(const AnyModel& model, const Kept& kept)
{
    for (Used* used : {&m_used, m_offered ? &*m_offered : nullptr, m_former ? &m_former->used : nullptr}) {
        if (used == nullptr || used->model != model)
            continue;
        used->kept = kept;
        used->isChanged = used->isChanged && (used->lessons() != kept.lessons || kept.name.isEmpty());
    }
    Q_EMIT modelSaved();
}

/// Of a job that was begun on a treebank which this is not: the model is there for the next one that it fits.
void Learning::offer(const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn)
{
    if (m_offered && m_offered->isUnsaved() && !request.job.isEmpty() && m_offered->job != request.job) {
        Q_EMIT leftInJob(trainedOn);
        Q_EMIT trained();
        return;
    }
    Used offered;
    offered.job = request.job;
    offered.model = model.model;
    offered.tagger = model.tagger;
    offered.trainedOn = trainedOn;
    offered.isWorthKeeping = offered.isChanged = true;
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&model.model))
        offered.words.emplace(LiveModel(*words));
    else
        offered.bunsetsu.emplace(std::get<std::shared_ptr<const BunsetsuModel>>(model.model));
    m_offered = std::move(offered);
    tellModel();
    Q_EMIT trained();
}

void Learning::forgetFormer()
{
    if (m_former)
        m_disposal.letGo(*std::exchange(m_former, std::nullopt));
}

/// Before another model is put in use. Without predictions there is nothing to compare it with.
void Learning::keepFormer()
{
    forgetFormer();
    const Layer* predicted = m_workspace.layerNamed(layerName());
    if (isNull(m_used.model) || predicted == nullptr || predicted->empty())
        return;
    m_former.emplace(Former{m_used, std::nullopt});
    Q_EMIT takingOver();
}

/// Before a layer of that name is begun: it may be the one that the former model predicted.
void Learning::keepFormerLayer(const QString& name)
{
    if (m_former && !m_former->layer && m_former->used.layerName(m_ownLayer) == name)
        m_former->layer = m_workspace.exchangeLayer(Layer(name.toStdString()));
}

const Layer* Learning::formerLayer() const
{
    if (!m_former)
        return nullptr;
    return m_former->layer ? &*m_former->layer : m_workspace.layerNamed(m_former->used.layerName(m_ownLayer));
}

void Learning::useFormer()
{
    if (!m_former || isBusy())
        return;
    Former other{m_used, std::nullopt};
    const bool wasOnView = m_workspace.layer().name() == layerName().toStdString();
    m_used = std::move(m_former->used);
    if (m_former->layer) {
        const QString name = QString::fromStdString(m_former->layer->name());
        auto given = m_workspace.exchangeLayer(std::move(*m_former->layer));
        if (other.used.layerName(m_ownLayer) == name)
            other.layer = std::move(given);
    }
    if (wasOnView)
        m_workspace.showLayer(layerName());
    m_former = std::move(other);
    tagNewWords();
    tellModel();
    Q_EMIT liveModelChanged();
    Q_EMIT formerUsed();
}

void Learning::startLayer(const QString& name)
{
    keepFormerLayer(name);
    if (m_comesToFront)
        m_workspace.startLayer(name);
    else if (!m_workspace.startLayerBehind(name))
        Q_EMIT predictedBehind(name);
}

void Learning::addWordsFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
    const std::vector<SentenceKey>& heldOut)
{
    if (!m_used.words || whole != model())
        return;
    m_used.words->addFold(LiveModel(fold).parsingWith(m_used.decoder), heldOut);
    m_used.trainedFolds.emplace_back(fold);
    Q_EMIT liveModelChanged();
    Q_EMIT foldTrained();
}

void Learning::addBunsetsuFold(const std::shared_ptr<const BunsetsuModel>& whole,
    const std::shared_ptr<const BunsetsuModel>& fold, const std::vector<SentenceKey>& heldOut)
{
    if (!m_used.bunsetsu || whole != bunsetsuModel())
        return;
    m_used.bunsetsu->addFold(fold, heldOut);
    m_used.trainedFolds.emplace_back(fold);
    Q_EMIT liveModelChanged();
    Q_EMIT foldTrained();
}

} // namespace arcwright::ui
