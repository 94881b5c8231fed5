// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysis_model.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/make_outcome_table.h"
#include "ui/documents/attachment_kinds.h"

namespace arcwright::ui {

namespace {

constexpr int pause = 150; // ms: predictions come in batches

bool saysAnything(const Layer& layer, const Treebank& gold, const std::stop_token& stop)
{
    for (std::size_t index = 0; index < gold.size() && !stop.stop_requested(); ++index) {
        const Analysis* analysis = layer.find(gold.key(index));
        if (analysis != nullptr && isScored(*analysis))
            return true;
    }
    return false;
}

/// Whether words differ in a property, in the eyes of any system.
bool isTold(const OutcomeTable& table, Property property)
{
    const std::size_t tellers = isToldBySystems(property) ? table.systems().size() : 1;
    for (std::size_t system = 0; system < std::min(tellers, table.systems().size()); ++system) {
        if (columnOf(table, property, isToldBySystems(property) ? std::optional(system) : std::nullopt).values.size()
            > 1)
            return true;
    }
    return false;
}

} // namespace

AnalysisModel::AnalysisModel(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_kinds(attachmentKinds())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &AnalysisModel::start);
    connect(&m_worker, &Worker::finished, this, &AnalysisModel::busyChanged);
    connect(&workspace, &Workspace::layerChanged, this, &AnalysisModel::onLayerChanged);
    connect(&workspace, &Workspace::sentencesChanged, this, [this](const std::vector<std::size_t>& indices) {
        std::vector<SentenceKey> keys;
        keys.reserve(indices.size());
        for (const std::size_t index : indices)
            keys.push_back(m_workspace.treebank().key(index));
        restartFor(keys);
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, &AnalysisModel::restart);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_copies.clear();
        m_data.reset();
        m_isAwaiting = m_isPutOff = false;
        Q_EMIT dataChanged();
        Q_EMIT layersChanged();
        restart();
    });
}

void AnalysisModel::onLayerChanged(const QString& name, const std::vector<SentenceKey>& keys)
{
    const auto copy = m_copies.find(name);
    const bool isNew = copy == m_copies.end() || keys.empty();
    const std::size_t changes = isNew ? 0 : copy->second.changed.size() + keys.size();
    if (keys.empty() || changes > m_workspace.treebank().size()) // copying it all is as quick
        m_copies.erase(name);
    else if (!isNew)
        copy->second.changed.insert(copy->second.changed.end(), keys.begin(), keys.end());
    if (isNew)
        Q_EMIT layersChanged();
    if (isNew)
        m_changed.reset();
    else if (m_changed)
        m_changed->insert(keys.begin(), keys.end());
    beginLater();
}

QStringList AnalysisModel::layers() const
{
    QStringList names;
    for (const QString& name : m_workspace.layerNames()) {
        const Layer* layer = m_workspace.layerNamed(name);
        if (layer != nullptr && !layer->empty())
            names << name;
    }
    return names;
}

void AnalysisModel::setCompared(const QString& layer, bool compared)
{
    if (compared == isCompared(layer))
        return;
    if (compared)
        m_left.erase(layer);
    else
        m_left.insert(layer);
    Q_EMIT layersChanged();
    restart();
}

void AnalysisModel::useKinds()
{
    m_kinds = attachmentKinds();
    restart();
}

ComparisonPlace AnalysisModel::place() const
{
    ComparisonPlace place{m_data, m_settings, m_left};
    place.settings.scored = m_wanted;
    return place;
}

void AnalysisModel::setPlace(const ComparisonPlace& place)
{
    m_left = place.left;
    m_settings = place.settings;
    m_wanted = place.settings.scored;
    if (place.data)
        take(place.data);
    Q_EMIT layersChanged();
    Q_EMIT settingsChanged();
    restart();
}

void AnalysisModel::setSettings(const FigureSettings& settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    m_wanted = settings.scored;
    Q_EMIT settingsChanged();
}

bool AnalysisModel::hasRelations() const
{
    return m_data && std::any_of(m_data->layers.begin(), m_data->layers.end(), [](const auto& layer) {
        return layer->hasRelations();
    });
}

void AnalysisModel::setActive(bool active)
{
    m_isActive = active;
    if (active && m_isStale && !isOfFormer() && !m_worker.isRunning())
        start();
}

void AnalysisModel::setAwaiting(bool awaiting)
{
    if (awaiting == std::exchange(m_isToAwait, awaiting))
        return;
    m_isAwaiting = awaiting && m_data && !m_data->layers.empty();
    if (m_isAwaiting && m_timer.isActive()) { // the layer has begun to be another one already
        m_timer.stop();
        m_isPutOff = true;
        Q_EMIT busyChanged();
    }
    if (!m_isAwaiting && std::exchange(m_isPutOff, false))
        begin();
}

void AnalysisModel::beginLater()
{
    m_isPutOff = m_isAwaiting;
    if (m_isPutOff)
        m_isStale = true;
    else
        begin();
}

void AnalysisModel::restart()
{
    m_changed.reset();
    begin();
}

void AnalysisModel::restartFor(const std::vector<SentenceKey>& keys)
{
    if (m_changed)
        m_changed->insert(keys.begin(), keys.end());
    beginLater();
}

/// By index, with those that a table was to take up which will not be there; nothing where all may have changed.
std::optional<std::vector<std::size_t>> AnalysisModel::changedSentences()
{
    if (m_changed && m_asked)
        m_changed->insert(m_asked->begin(), m_asked->end());
    else
        m_changed.reset();
    m_asked = std::exchange(m_changed, std::set<SentenceKey>());
    if (!m_asked)
        return std::nullopt;
    std::vector<std::size_t> indices;
    for (const SentenceKey key : *m_asked) {
        const std::size_t index = m_workspace.treebank().indexOf(key);
        if (index < m_workspace.treebank().size())
            indices.push_back(index);
    }
    return indices;
}

void AnalysisModel::begin()
{
    m_isStale = true;
    if (m_isActive && !m_timer.isActive()) {
        m_timer.start();
        Q_EMIT busyChanged();
    }
}

/// Brought up to date where nobody else has it, or made.
std::shared_ptr<const Layer> AnalysisModel::copyOf(const QString& name)
{
    const Layer* layer = m_workspace.layerNamed(name);
    Copy& copy = m_copies[name];
    if (!copy.layer || (copy.layer.use_count() > 1 && !copy.changed.empty())) {
        copy.layer = std::make_shared<Layer>(*layer);
    } else {
        for (const SentenceKey key : copy.changed) {
            const Analysis* analysis = layer->find(key);
            if (analysis != nullptr)
                copy.layer->set(key, *analysis);
            else
                copy.layer->remove(key);
        }
    }
    copy.changed.clear();
    return copy.layer;
}

void AnalysisModel::start()
{
    m_timer.stop();
    m_isStale = false;
    std::vector<std::shared_ptr<const Layer>> layers;
    for (const QString& name : this->layers()) {
        if (isCompared(name))
            layers.push_back(copyOf(name));
    }
    m_worker.abandon();
    m_worker.start([this, gold = m_workspace.treebank(), relations = m_workspace.relations(), kinds = m_kinds,
                       kept = m_kept, keptScores = m_keptScores, changed = changedSentences(),
                       layers = std::move(layers)](const std::stop_token& stop, const Worker::Post& post) {
        AnalysisData data{gold, {}, relations, OutcomeTable({}), {}, kinds, {}, {}};
        std::vector<EvaluatedSystem> systems;
        for (const auto& layer : layers) {
            if (!saysAnything(*layer, gold, stop)) {
                data.unscored.push_back(layer->name());
                continue;
            }
            systems.push_back(systemOf(layer, gold));
            data.layers.push_back(layer);
        }
        const OutcomeSettings settings{{}, nullptr, defaultThreads(), kindTeller(kinds)};
        auto table = kept->make(gold, systems, *relations, settings, changed, stop);
        if (!table || stop.stop_requested())
            return;
        data.table = std::move(*table);
        for (std::size_t i = 0; i < propertyCount; ++i)
            data.told[i] = isTold(data.table, static_cast<Property>(i));
        const auto hand = [&] { post([this, made = std::make_shared<const AnalysisData>(data)] { take(made); }); };
        if (keptScores->isEmpty())
            hand(); // the scores of a whole treebank take longer than its table
        auto further = keptScores->make(gold, data.layers, *relations, defaultThreads(), changed, stop, settings.kinds);
        if (!further)
            return;
        data.further = std::move(*further);
        for (std::size_t system = 0; system < data.further.size(); ++system) {
            data.table.setFurtherArcs(system, data.further[system].furtherArcs, *relations);
            data.table.setMisses(system, data.further[system].misses);
            data.table.setKinds(system, data.further[system].kinds);
        }
        hand();
    });
    Q_EMIT busyChanged();
}

void AnalysisModel::take(std::shared_ptr<const AnalysisData> data)
{
    m_data = std::move(data);
    m_asked = std::set<SentenceKey>();
    if (m_settings.system >= std::max<std::size_t>(m_data->table.systems().size(), 1))
        m_settings.system = 0;
    m_settings.scored = hasRelations() || m_data->layers.empty() ? m_wanted : Scored::Heads;
    Q_EMIT dataChanged();
}

} // namespace arcwright::ui
