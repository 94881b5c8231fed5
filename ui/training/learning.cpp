// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/learning.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/experiments/jackknife.h"
#include "core/formats/open.h"
#include "core/model/predict.h"

namespace arcwright::ui {

/// Collects predictions on a worker and hands them over a few times a second: one signal for each would flood the
/// window, one at the end would leave it waiting.
class Learning::Batch {
public:
    Batch(Workspace& workspace, const Worker::Post& post) : m_workspace(workspace), m_post(post)
    {
        m_sinceFlush.start();
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch() { flush(); }

    void add(SentenceKey key, Analysis analysis)
    {
        constexpr qint64 interval = 60; // ms
        constexpr std::size_t most = 100; // what the window takes in within a frame or two
        const bool first = m_empty;
        m_empty = false;
        m_predictions.push_back({key, std::move(analysis)});
        if (first || m_predictions.size() >= most
            || m_sinceFlush.elapsed() > interval) // the first is the sentence on view: show it at once
            flush();
    }

private:
    void flush()
    {
        if (m_predictions.empty())
            return;
        m_post([&workspace = m_workspace, predictions = std::move(m_predictions)]() mutable {
            workspace.setPredictions(std::move(predictions));
        });
        m_predictions.clear();
        m_sinceFlush.restart();
    }

    Workspace& m_workspace;
    const Worker::Post& m_post;
    std::vector<Workspace::Prediction> m_predictions;
    QElapsedTimer m_sinceFlush;
    bool m_empty = true;
};

Learning::Learning(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        setStage(Stage::Idle);
        Q_EMIT finished();
    });
    connect(&m_worker, &Worker::ranOutOfMemory, this, [this] {
        Q_EMIT failed({ProblemCode::OutOfMemory, {}, 0, 0, {}});
    });
    // What is under way belongs to sentences that are gone, or to a layer that is.
    const auto abandon = [this] {
        const bool busy = isBusy();
        m_worker.abandon();
        setStage(Stage::Idle);
        if (busy)
            Q_EMIT finished();
    };
    connect(&workspace, &Workspace::opened, this, abandon);
    connect(&workspace, &Workspace::layerOpened, this, abandon);
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

ProgressSink Learning::progressSink(const Worker::Post& post)
{
    return [this, post](const Progress& progress) {
        const int percent = progress.total == 0 ? 100 : static_cast<int>(progress.done * 100 / progress.total);
        post([this, percent] { Q_EMIT progressed(percent); });
    };
}

void Learning::train(const TrainingRequest& request)
{
    m_worker.start([this, request, treebank = m_workspace.treebank()](const std::stop_token& stop,
                       const Worker::Post& post) { trainOnWorker(request, treebank, stop, post); });
    Q_EMIT started();
    setStage(Stage::Reading);
}

void Learning::useModel(std::shared_ptr<const Model> model, const QString& name)
{
    m_model = std::move(model);
    m_modelName = name;
    Q_EMIT modelChanged();
    m_worker.start([this, used = m_model, name, treebank = m_workspace.treebank()](const std::stop_token& stop,
                       const Worker::Post& post) { predictOnWorker(used, name, treebank, stop, post); });
    Q_EMIT started();
}

void Learning::trainOnWorker(
    const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop, const Worker::Post& post)
{
    const auto fail = [&](const Problem& problem) {
        if (problem.code != ProblemCode::Cancelled)
            post([this, problem] { Q_EMIT failed(problem); });
    };
    const auto read = [&](const Treebank& from) {
        Sentences sentences;
        for (std::size_t i = 0; i < from.size() && !stop.stop_requested(); ++i)
            sentences.push_back(from.sentence(i));
        return sentences;
    };
    const Sentences sentences = read(treebank);
    HeldOutSplit split = holdOutEveryTenth(sentences);
    if (!request.development.isEmpty()) {
        std::vector<std::string> paths;
        for (const QString& path : request.development)
            paths.push_back(path.toStdString());
        const auto development = openTreebank(paths);
        if (!development)
            return fail(development.error());
        split = {sentences, read(*development)};
    }

    post([this] { setStage(Stage::Training); });
    TrainingSettings settings = request.settings;
    if (settings.trainer.learner == Learner::Bpm)
        settings.trainer.threads = defaultThreads();
    const auto model = arcwright::train(
        split.training, split.development, settings, progressSink(post),
        [&](const EpochReport& report) {
            if (report.member <= 1) // of several curves, one
                post([this, report] { Q_EMIT epochDone(report); });
        },
        stop);
    if (!model)
        return fail(model.error());
    post([this, model = *model] {
        m_model = model;
        m_modelName.clear();
        Q_EMIT modelChanged();
    });
    predictOnWorker(*model, tr("predicted"), treebank, stop, post);
    constexpr std::size_t fewestToJackknife = 10;
    if (!request.jackknife || sentences.size() < fewestToJackknife || stop.stop_requested())
        return;
    if (const auto done = jackknifeOnWorker(request.settings, treebank, sentences, stop, post); !done)
        fail(done.error());
}

void Learning::predictOnWorker(const std::shared_ptr<const Model>& model, const QString& layer,
    const Treebank& treebank, const std::stop_token& stop, const Worker::Post& post)
{
    post([this, layer] {
        setStage(Stage::Predicting);
        m_workspace.startLayer(layer); // only now: until there is something new, the old predictions stay
    });
    const auto relations = m_workspace.relations();
    const Parser parser(model, *relations);
    Batch batch(m_workspace, post);
    predict(
        parser, treebank, std::min(m_visible.load(), treebank.size() - 1),
        [&](SentenceKey key, Analysis analysis) { batch.add(key, std::move(analysis)); }, progressSink(post), stop);
}

Result<void> Learning::jackknifeOnWorker(const TrainingSettings& settings, const Treebank& treebank,
    const Sentences& sentences, const std::stop_token& stop, const Worker::Post& post)
{
    post([this] { setStage(Stage::Jackknifing); });
    JackknifeSettings jackknifing;
    jackknifing.training = settings;
    jackknifing.threads = defaultThreads();
    jackknifing.first = m_visible;
    const auto relations = m_workspace.relations();
    Batch batch(m_workspace, post);
    return jackknife(
        sentences, jackknifing, *relations,
        [&](std::size_t index, Graph prediction) {
            batch.add(treebank.key(index), {std::move(prediction), Exposure::Jackknifed});
        },
        progressSink(post), stop);
}

} // namespace arcwright::ui
