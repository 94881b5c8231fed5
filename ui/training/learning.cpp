// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/learning.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/formats/open.h"
#include "core/learning/new_words.h"
#include "core/model/known_relations.h"
#include "core/model/model_problems.h"
#include "core/model/predict.h"
#include "core/model/text_language.h"
#include "ui/training/prediction_batch.h"

namespace arcwright::ui {

Learning::Learning(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        setStage(Stage::Idle);
        Q_EMIT finished();
    });
    connect(&m_worker, &Worker::progressed, this, &Learning::progressed);
    connect(&m_worker, &Worker::failed, this, &Learning::failed);
    // Work that is under way belongs to sentences that are gone.
    const auto abandon = [this] {
        const bool busy = isBusy();
        m_worker.abandon();
        setStage(Stage::Idle);
        if (busy)
            Q_EMIT finished();
    };
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        if (m_used.words)
            m_used.words->forgetKeys();
        if (m_used.bunsetsu)
            m_used.bunsetsu->forgetKeys();
    });
    connect(&workspace, &Workspace::opened, this, abandon);
    connect(&workspace, &Workspace::opened, this, &Learning::offerModel);
    connect(&workspace, &Workspace::reloaded, this, abandon);
}

void Learning::setStage(Stage stage)
{
    if (stage == m_stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged(stage);
}

void Learning::cancel()
{
    m_worker.requestStop();
}

/// What a model learnt on one file says of another one only if somebody wants it to.
void Learning::offerModel()
{
    if (isNull(m_used.model))
        return; // what was on offer still is
    m_offered = std::exchange(m_used, {});
    tagNewWords();
    Q_EMIT modelChanged();
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
        Q_EMIT modelChanged();
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

void Learning::train(const TrainingRequest& request)
{
    m_isTraining = request.isAsked;
    m_trainedOn = m_workspace.title();
    m_worker.start(
        [this, request, trainedOn = m_trainedOn, treebank = m_workspace.treebank()](const std::stop_token& stop,
            const Worker::Post& post) { trainOnWorker(request, trainedOn, treebank, stop, post); });
    Q_EMIT started();
    setStage(Stage::Reading);
}

std::optional<Problem> Learning::misfitOf(const AnyModel& model) const
{
    const Treebank& open = m_workspace.treebank();
    if (open.size() == 0)
        return std::nullopt;
    if (unitsOf(open) != unitsOf(model)) {
        const bool isOfBunsetsu = unitsOf(model) == Units::Bunsetsu;
        return Problem{isOfBunsetsu ? ModelProblem::OfBunsetsu : ModelProblem::OfWords, {}, 0, 0, {}};
    }
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&model);
    return words == nullptr ? std::nullopt : findOtherLanguage(**words, languageOf(open));
}

void Learning::useModel(
    const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger, std::optional<Decoder> decoder)
{
    if (auto misfit = misfitOf(model)) {
        misfit->file = name.toStdString();
        Q_EMIT failed(*misfit);
        return;
    }
    setModel(model, name, std::move(tagger), decoder);
    m_used.isWorthKeeping = true;
    predictAll();
}

void Learning::predictAll()
{
    m_comesToFront = true;
    m_isTraining = false;
    m_worker.start([this, used = Predicting{m_used.words, m_used.bunsetsu}, layer = layerName(),
                       treebank = m_workspace.treebank()](const std::stop_token& stop, const Worker::Post& post) {
        predictOnWorker(used, layer, treebank, stop, post);
    });
    Q_EMIT started();
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

void Learning::fail(const Problem& problem, const Worker::Post& post)
{
    if (problem.code != JobProblem::Cancelled)
        post([this, problem] { Q_EMIT failed(problem); });
}

/// Words that edits make get the tags of the tagger in use.
void Learning::tagNewWords()
{
    m_workspace.setTagging(m_used.tagger
            ? [tagger = m_used.tagger](Edit edit) { return withNewWordsTagged(std::move(edit), *tagger); }
            : std::function<Edit(Edit)>());
}

void Learning::setModel(
    const AnyModel& model, const QString& name, std::shared_ptr<const Tagger> tagger, std::optional<Decoder> decoder)
{
    const bool isSame = m_used.model == model; // and keeps what it has
    m_used.model = model;
    m_used.name = name;
    if (m_offered && !m_offered->isUnsaved()) // else it can still be saved
        m_offered.reset();
    if (!isSame || tagger)
        m_used.tagger = std::move(tagger);
    tagNewWords();
    if (!isSame) {
        m_used.isChanged = false;
        m_used.decoder = canParseWith(decoder) ? decoder : std::nullopt;
        m_used.words.reset();
        m_used.bunsetsu.reset();
        if (this->model())
            m_used.words.emplace(LiveModel(this->model()).parsingWith(m_used.decoder));
        else if (bunsetsuModel())
            m_used.bunsetsu.emplace(bunsetsuModel());
    }
    Q_EMIT modelChanged();
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
    m_used.isChanged = true;
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

Result<void> Learning::saveModel(const QString& path)
{
    const std::string file = path.toStdString();
    Used& saved = savesOffered() ? *m_offered : m_used;
    auto result = saved.words ? arcwright::saveModel(saved.words->whole().flattened(), saved.tagger.get(), file)
                              : arcwright::saveModel(saved.model, file);
    saved.isChanged = saved.isChanged && !result;
    if (result)
        Q_EMIT modelSaved();
    return result;
}

void Learning::takeOver(
    const TrainedModel& model, const TrainingRequest& request, const QString& trainedOn, const Worker::Post& post)
{
    post([this, model, isAsked = request.isAsked, trainedOn] {
        // Its predictions come to the front only where those of the model before are on view.
        m_comesToFront = m_workspace.layer().name() == layerName().toStdString();
        m_used.trainedOn = trainedOn;
        setModel(model.model, QString(), model.tagger);
        m_used.isWorthKeeping = isAsked;
        m_used.isChanged = true;
    });
}

namespace {

Sentences read(const Treebank& from, const std::stop_token& stop)
{
    Sentences sentences;
    for (std::size_t i = 0; i < from.size() && !stop.stop_requested(); ++i)
        sentences.push_back(from.sentence(i));
    return sentences;
}

/// The sentences to learn from, and those to measure by.
Result<HeldOutSplit> split(const TrainingRequest& request, const Sentences& sentences, const std::stop_token& stop)
{
    if (request.development.isEmpty())
        return holdOutEveryTenth(sentences);
    std::vector<std::string> paths;
    for (const QString& path : request.development)
        paths.push_back(path.toStdString());
    const auto development = openTreebank(paths);
    if (!development)
        return tl::unexpected(development.error());
    return HeldOutSplit{sentences, read(*development, stop)};
}

} // namespace

Result<TrainedModel> Learning::trained(const TrainingRequest& request, const Sentences& sentences, Units units,
    const std::stop_token& stop, const Worker::Post& post)
{
    const auto divided = split(request, sentences, stop);
    if (!divided)
        return failure(divided.error());
    TrainingRun run;
    if (units == Units::Words) {
        TrainingSettings settings = request.settings;
        if (hasMembers(settings.trainer.learner))
            settings.trainer.threads = defaultThreads();
        run = {divided->training, divided->development, sentences, settings};
    } else {
        run = {divided->training, divided->development, {}, request.bunsetsu};
    }
    post([this] { setStage(Stage::Training); });
    TrainingHooks hooks;
    hooks.progress = m_worker.percents(post);
    hooks.epochDone = [&](const EpochReport& epoch) {
        if (epoch.member <= 1) // of several curves, one
            post([this, epoch] { Q_EMIT epochDone(epoch); });
    };
    return arcwright::train(run, hooks, stop);
}

void Learning::trainOnWorker(const TrainingRequest& request, const QString& trainedOn, const Treebank& treebank,
    const std::stop_token& stop, const Worker::Post& post)
{
    const Sentences sentences = read(treebank, stop);
    const auto model = trained(request, sentences, unitsOf(treebank), stop, post);
    if (!model)
        return fail(model.error(), post);
    takeOver(*model, request, trainedOn, post);
    Predicting used;
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&model->model))
        used.words.emplace(LiveModel(*words));
    else
        used.bunsetsu.emplace(std::get<std::shared_ptr<const BunsetsuModel>>(model->model));
    predictOnWorker(used, tr("predicted"), treebank, stop, post);
    constexpr std::size_t fewestToJackknife = 10;
    const bool hasFolds = request.jackknife && sentences.size() >= fewestToJackknife;
    if (hasFolds && !stop.stop_requested()) {
        if (const auto done = jackknifeOnWorker(request, model->model, treebank, sentences, stop, post); !done)
            fail(done.error(), post);
    }
    if (stop.stop_requested())
        post([this] { Q_EMIT foldsCancelled(); });
}

void Learning::predictOnWorker(const Predicting& model, const QString& layer, const Treebank& treebank,
    const std::stop_token& stop, const Worker::Post& post)
{
    post([this, layer] {
        setStage(Stage::Predicting);
        startLayer(layer); // only now: until there is something new, the old predictions stay
    });
    const auto relations = m_workspace.relations();
    PredictionBatch batch(m_workspace, layer, post);
    const std::size_t first = std::min(m_visible.load(), treebank.size() - 1);
    const auto take = [&](SentenceKey key, Analysis analysis) { batch.add(key, std::move(analysis)); };
    if (model.words)
        predict(*model.words, *relations, treebank, first, take, m_worker.percents(post), stop);
    else
        predict(*model.bunsetsu, *relations, treebank, first, take, m_worker.percents(post), stop);
}

void Learning::startLayer(const QString& name)
{
    if (m_comesToFront)
        m_workspace.startLayer(name);
    else if (!m_workspace.startLayerBehind(name))
        Q_EMIT predictedBehind(name);
}

void Learning::addFold(const std::shared_ptr<const Model>& whole, const std::shared_ptr<const Model>& fold,
    const std::vector<SentenceKey>& heldOut)
{
    if (!m_used.words || whole != model())
        return;
    m_used.words->addFold(LiveModel(fold).parsingWith(m_used.decoder), heldOut);
    Q_EMIT liveModelChanged();
}

void Learning::addFold(const std::shared_ptr<const BunsetsuModel>& whole,
    const std::shared_ptr<const BunsetsuModel>& fold, const std::vector<SentenceKey>& heldOut)
{
    if (!m_used.bunsetsu || whole != bunsetsuModel())
        return;
    m_used.bunsetsu->addFold(fold, heldOut);
    Q_EMIT liveModelChanged();
}

/// Hands the models of folds over to the window's thread, each before what it predicts.
template <class AnyModel>
FoldSink<AnyModel> Learning::foldSink(
    const std::shared_ptr<const AnyModel>& whole, const Treebank& treebank, const Worker::Post& post)
{
    return [this, whole, &treebank, &post](
               const std::shared_ptr<const AnyModel>& fold, const std::vector<std::size_t>& indices) {
        std::vector<SentenceKey> heldOut;
        heldOut.reserve(indices.size());
        for (const std::size_t index : indices)
            heldOut.push_back(treebank.key(index));
        post([this, whole, fold, heldOut = std::move(heldOut)] { addFold(whole, fold, heldOut); });
    };
}

Result<void> Learning::jackknifeOnWorker(const TrainingRequest& request, const AnyModel& whole,
    const Treebank& treebank, const Sentences& sentences, const std::stop_token& stop, const Worker::Post& post)
{
    post([this] { setStage(Stage::Jackknifing); });
    FoldSettings folds;
    folds.threads = defaultThreads();
    folds.first = m_visible;
    const auto relations = m_workspace.relations();
    PredictionBatch batch(m_workspace, tr("predicted"), post);
    const auto take
        = [&](std::size_t index, Analysis prediction) { batch.add(treebank.key(index), std::move(prediction)); };
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&whole))
        return jackknife(sentences, BunsetsuJackknifeSettings{folds, request.bunsetsu}, *relations, take,
            m_worker.percents(post), stop, foldSink(*bunsetsu, treebank, post));
    return jackknife(sentences, JackknifeSettings{folds, request.settings}, *relations, take, m_worker.percents(post),
        stop, foldSink(std::get<std::shared_ptr<const Model>>(whole), treebank, post));
}

} // namespace arcwright::ui
