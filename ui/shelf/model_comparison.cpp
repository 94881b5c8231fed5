// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shelf/model_comparison.h"

#include <utility>

#include "core/model/any_model.h"
#include "core/model/model_problems.h"
#include "core/model/predict.h"
#include "core/model/tagger_file.h"
#include "core/model/training_run.h"

namespace arcwright::ui {

ModelComparison::ModelComparison(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::failed, this, &ModelComparison::failed);
    connect(&m_worker, &Worker::progressed, this, &ModelComparison::progressed);
    connect(&m_worker, &Worker::finished, this, &ModelComparison::busyChanged);
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        for (std::size_t i = 0; isBusy() && i < indices.size(); ++i)
            m_changed.insert(m_workspace.treebank().key(indices[i]));
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first, std::size_t, std::size_t added) {
        for (std::size_t i = first; i < first + added; ++i)
            m_changed.insert(m_workspace.treebank().key(i));
    });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_made.clear();
        if (!isBusy())
            return;
        m_worker.abandon();
        Q_EMIT busyChanged();
    });
}

void ModelComparison::start(const Compared& first, const Compared& second)
{
    m_firstName = first.name;
    m_secondName = second.name;
    m_changed.clear();
    Job job{{first, layerNameFor(first.name, {})}, {second, {}}, m_workspace.treebank(), m_workspace.relations()};
    job.second.layer = layerNameFor(second.name, job.first.layer);
    m_worker.start([this, job = std::move(job)](
                       const std::stop_token& stop, const Worker::Post& post) { compareOnWorker(job, stop, post); });
    Q_EMIT progressed(0);
    Q_EMIT busyChanged();
}

Result<Layer> ModelComparison::layerOf(
    const Job& job, const Parsed& one, const std::stop_token& stop, const Worker::Post& post)
{
    auto model = loadAnyModel(one.model.path.toStdString());
    if (!model)
        return failure(model.error());
    const bool isOfBunsetsu = unitsOf(*model) == Units::Bunsetsu;
    const Result<std::shared_ptr<const Tagger>> tagger
        = isOfBunsetsu ? nullptr : loadTagger(one.model.path.toStdString());
    *model = withVocabularyOf(*model, tagger.value_or(nullptr).get());
    if (unitsOf(job.treebank) != unitsOf(*model))
        return failure(isOfBunsetsu ? ModelProblem::OfBunsetsu : ModelProblem::OfWords, one.model.name.toStdString());
    Layer layer(one.layer.toStdString());
    const auto take = [&](SentenceKey key, Analysis analysis) { layer.set(key, std::move(analysis)); };
    const std::size_t half = &one == &job.first ? 0 : 1;
    const ProgressSink progress = [half, whole = m_worker.percents(post)](const Progress& now) {
        whole({half * now.total + now.done, 2 * now.total});
    };
    if (isOfBunsetsu)
        predict(BunsetsuModels(std::get<std::shared_ptr<const BunsetsuModel>>(*model)), *job.relations, job.treebank, 0,
            take, progress, stop);
    else
        predict(LiveModels(LiveModel(std::get<std::shared_ptr<const Model>>(*model))), *job.relations, job.treebank, 0,
            take, progress, stop);
    return stop.stop_requested() ? Result<Layer>(failure(JobProblem::Cancelled)) : layer;
}

void ModelComparison::compareOnWorker(const Job& job, const std::stop_token& stop, const Worker::Post& post)
{
    auto first = layerOf(job, job.first, stop, post);
    auto second = first ? layerOf(job, job.second, stop, post) : failure(first.error());
    if (second) {
        post(
            [this, first = std::make_shared<Layer>(std::move(*first)),
                second = std::make_shared<Layer>(std::move(*second))] { take(std::move(*first), std::move(*second)); });
    } else if (second.error().code != JobProblem::Cancelled) {
        post([this, problem = second.error()] { Q_EMIT failed(problem); });
    }
}

ModelComparison::Outcome ModelComparison::outcomeOf(const Layer& first, const Layer& second) const
{
    Outcome outcome;
    const Treebank& treebank = m_workspace.treebank();
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const Analysis* one = first.find(treebank.key(i));
        const Analysis* other = second.find(treebank.key(i));
        if (one == nullptr || other == nullptr)
            continue;
        ++outcome.sentences;
        outcome.unseen += isScored(*one) && isScored(*other) ? 1 : 0;
    }
    return outcome;
}

void ModelComparison::take(Layer first, Layer second)
{
    for (Layer* layer : {&first, &second}) {
        for (const SentenceKey key : m_changed)
            layer->remove(key);
    }
    Outcome outcome = outcomeOf(first, second);
    outcome.first = QString::fromStdString(first.name());
    outcome.second = QString::fromStdString(second.name());
    show(std::move(first));
    show(std::move(second));
    Q_EMIT done(outcome);
}

void ModelComparison::show(Layer layer)
{
    const QString name = QString::fromStdString(layer.name());
    if (!m_made.contains(name)) {
        m_made << name;
        m_workspace.startLayerBehind(name);
    }
    m_workspace.exchangeLayer(std::move(layer));
}

/// The model's name; where somebody else has a layer of that name, a similar one.
QString ModelComparison::layerNameFor(const QString& model, const QString& taken) const
{
    QString free = model;
    const auto isTaken
        = [&] { return free == taken || (m_workspace.layerNamed(free) != nullptr && !m_made.contains(free)); };
    for (int number = 2; isTaken(); ++number)
        free = QStringLiteral("%1 (%2)").arg(model).arg(number);
    return free;
}

} // namespace arcwright::ui
