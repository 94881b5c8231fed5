// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/compared_models.h"

#include <utility>

#include "core/model/misfit.h"
#include "core/model/model_with_folds.h"
#include "core/model/predict.h"

namespace arcwright::ui {

namespace {

Result<AnyModel> fittingModel(const QString& path, const Treebank& treebank)
{
    auto model = loadAnyModel(path.toStdString());
    if (!model)
        return model;
    if (auto misfit = misfitOf(*model, treebank)) {
        misfit->file = path.toStdString();
        return failure(*misfit);
    }
    return model;
}

std::shared_ptr<const Layer> predictedLayer(const AnyModel& model, const QString& name, RelationPool& relations,
    const Treebank& treebank, const std::stop_token& stop)
{
    auto layer = std::make_shared<Layer>(name.toStdString());
    const auto take = [&](SentenceKey key, Analysis analysis) { layer->set(key, std::move(analysis)); };
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&model))
        predict(LiveModels(LiveModel(*words)), relations, treebank, 0, take, {}, stop);
    else
        predict(BunsetsuModels(std::get<std::shared_ptr<const BunsetsuModel>>(model)), relations, treebank, 0, take, {},
            stop);
    return layer;
}

} // namespace

ComparedModels::ComparedModels(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::treebankTaken, this, &ComparedModels::read);
}

void ComparedModels::pickFirst(const Pick& pick)
{
    if (pick == m_first)
        return;
    m_first = pick;
    read();
}

void ComparedModels::pickSecond(const Pick& pick)
{
    if (pick == m_second)
        return;
    m_second = pick;
    read();
}

void ComparedModels::read()
{
    m_worker.abandon();
    m_firstModel = {};
    m_secondLayer.reset();
    const bool isAnyPicked = !m_first.path.isEmpty() || !m_second.path.isEmpty();
    if (isAnyPicked && m_workspace.treebank().size() > 0)
        m_worker.start(
            [this, first = m_first, second = m_second, treebank = m_workspace.treebank()](
                const std::stop_token& stop, const Worker::Post& post) { work(first, second, treebank, stop, post); });
    Q_EMIT changed();
}

void ComparedModels::work(const Pick& first, const Pick& second, const Treebank& treebank, const std::stop_token& stop,
    const Worker::Post& post)
{
    const auto refuse = [&](Pick ComparedModels::*which, const Problem& problem) {
        post([this, which, problem] {
            this->*which = {};
            Q_EMIT changed();
            Q_EMIT failed(problem);
        });
    };
    if (!first.path.isEmpty()) {
        const auto model = fittingModel(first.path, treebank);
        if (!model)
            return refuse(&ComparedModels::m_first, model.error());
        post([this, model = *model] {
            m_firstModel = model;
            Q_EMIT changed();
        });
    }
    if (second.path.isEmpty())
        return;
    const auto model = fittingModel(second.path, treebank);
    if (!model)
        return refuse(&ComparedModels::m_second, model.error());
    const auto relations = m_workspace.relations();
    auto layer = predictedLayer(*model, second.name, *relations, treebank, stop);
    if (!stop.stop_requested())
        post([this, layer = std::move(layer)] {
            m_secondLayer = layer;
            Q_EMIT changed();
        });
}

} // namespace arcwright::ui
