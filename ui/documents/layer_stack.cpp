// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/layer_stack.h"

#include <algorithm>
#include <utility>

#include "core/documents/sentence_identity.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/projection.h"
#include "core/evaluation/told_confidences.h"
#include "core/formats/open.h"
#include "core/treebank/enhanced_arcs.h"
#include "ui/work/within_memory.h"

namespace arcwright::ui {

namespace {

Result<LayerStack::Predictions> readLayer(
    const std::vector<std::string>& paths, const Treebank& treebank, RelationPool& relations)
{
    const auto other = openTreebank(paths);
    if (!other)
        return failure(other.error());
    if (other->size() != treebank.size())
        return failure(*findUnprojectable(treebank, *other, relations));
    LayerStack::Predictions analyses;
    for (std::size_t i = 0; i < other->size(); ++i) {
        const auto sentence = other->sentence(i);
        const auto expected = treebank.sentence(i);
        if (sentence->problem && expected->problem)
            continue;
        if (sentence->problem)
            return failure(*sentence->problem);
        if (!findMismatch(*expected, *sentence, i)) {
            analyses.push_back({treebank.key(i), {graphOf(*sentence, relations), Exposure::Unseen}});
            analyses.back().analysis.confidences = toldConfidences(*sentence);
            analyses.back().analysis.enhanced = enhancedArcsOf(*sentence, relations);
        } else if (auto projection = project(expected, sentence, relations)) {
            analyses.push_back(
                {treebank.key(i), {std::move(projection->graph), Exposure::Unseen, std::move(projection->unsaid)}});
            analyses.back().analysis.enhanced = std::move(projection->enhanced);
        } else {
            return failure(*findMismatch(treebank, *other, i));
        }
    }
    return analyses;
}

Result<LayerStack::Predictions> readOnDisk(const Treebank& treebank, std::size_t document, RelationPool& relations)
{
    const auto disk = openAgain(*treebank.documents()[document]);
    if (!disk)
        return failure(disk.error());
    std::vector<std::shared_ptr<const Sentence>> sentences;
    for (std::size_t i = 0; i < (*disk)->size(); ++i)
        sentences.push_back((*disk)->sentence(i));
    return predictionsByWords(treebank, document, sentences, relations);
}

} // namespace

LayerStack::Predictions predictionsByWords(const Treebank& treebank, std::size_t document,
    const std::vector<std::shared_ptr<const Sentence>>& sentences, RelationPool& relations)
{
    const Document& ours = *treebank.documents()[document];
    SentencesByKey places;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        if (!sentences[i]->problem)
            places.add(wordsKey(*sentences[i]), i);
    }
    LayerStack::Predictions analyses;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto sentence = ours.sentence(i);
        const auto place = sentence->problem ? std::nullopt : places.take(wordsKey(*sentence));
        if (!place)
            continue;
        Graph graph = graphOf(*sentences[*place], relations);
        if (graph.size() == sentence->unitCount())
            analyses.push_back({{static_cast<std::uint32_t>(document), ours.id(i)}, {std::move(graph), {}}});
    }
    return analyses;
}

LayerStack::LayerStack(OpenFiles& files, std::shared_ptr<RelationPool> relations, QObject* parent)
    : QObject(parent), m_files(files), m_relations(std::move(relations))
{
    connect(&files, &OpenFiles::replaced, this, &LayerStack::forget);
    connect(&m_telling, &QTimer::timeout, this, &LayerStack::tellSome);
}

void LayerStack::open(const QString& name, const QStringList& paths)
{
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    read(name,
        [files](const Treebank& treebank, RelationPool& relations) { return readLayer(files, treebank, relations); });
}

void LayerStack::openOnDisk(const QString& name, std::size_t document)
{
    read(name, [document](const Treebank& treebank, RelationPool& relations) {
        return readOnDisk(treebank, document, relations);
    });
}

void LayerStack::read(const QString& name, Reading reading)
{
    m_isOpening = true;
    m_worker.start([this, name, reading = std::move(reading), treebank = m_files.treebank(), relations = m_relations](
                       const std::stop_token&, const Worker::Post& post) {
        auto found = withinMemory<Predictions>([&] { return reading(treebank, *relations); });
        post([this, name, found = std::move(found)] { take(name, found); });
    });
}

void LayerStack::take(const QString& name, Result<Predictions> predictions)
{
    m_isOpening = false;
    if (!predictions) {
        Q_EMIT failed(predictions.error());
        return;
    }
    start(name);
    setPredictions(name, std::move(*predictions));
    Q_EMIT layerOpened();
}

/// Analyses of a document that has become another one would be of other sentences with the same keys.
void LayerStack::forget(std::optional<std::size_t> document)
{
    if (document) {
        for (Layer& layer : m_layers)
            layer.remove(static_cast<std::uint32_t>(*document));
        return;
    }
    m_isOpening = false;
    m_worker.abandon(); // a layer still being read belongs to what was open
    m_layers = {Layer(std::string())};
    m_untold.clear();
    m_shown = 0;
}

std::optional<std::size_t> LayerStack::named(const std::string& name) const
{
    const auto found
        = std::find_if(m_layers.begin(), m_layers.end(), [&](const Layer& layer) { return layer.name() == name; });
    return found == m_layers.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_layers.begin()));
}

std::size_t LayerStack::add(const QString& name)
{
    Layer started(name.toStdString());
    const bool isFirst = shown().name().empty() && shown().empty(); // the one there is before any other
    const std::size_t place = isFirst ? m_shown : named(started.name()).value_or(m_layers.size());
    if (place == m_layers.size())
        m_layers.push_back(std::move(started));
    else
        m_layers[place] = std::move(started);
    m_untold.erase(name);
    Q_EMIT layerChanged(name, {});
    return place;
}

void LayerStack::start(const QString& name)
{
    m_shown = add(name);
    Q_EMIT predictionsChanged({});
}

bool LayerStack::startBehind(const QString& name)
{
    const bool isOnView = add(name) == m_shown;
    if (isOnView)
        Q_EMIT predictionsChanged({});
    return isOnView;
}

std::optional<Layer> LayerStack::exchange(Layer layer)
{
    const auto place = named(layer.name());
    if (!place)
        return std::nullopt;
    const QString name = QString::fromStdString(layer.name());
    std::swap(m_layers[*place], layer);
    m_untold[name] = m_layers[*place].keys();
    m_telling.start();
    Q_EMIT layerChanged(name, {});
    if (*place == m_shown)
        Q_EMIT predictionsChanged({});
    return layer;
}

void LayerStack::rename(const QString& from, const QString& to)
{
    const auto place = named(from.toStdString());
    if (!place || named(to.toStdString()))
        return;
    m_layers[*place].rename(to.toStdString());
    m_untold.erase(from);
    m_untold[to] = m_layers[*place].keys();
    m_telling.start();
    Q_EMIT layerChanged(from, {});
    if (*place == m_shown)
        Q_EMIT predictionsChanged({});
}

/// Scores and figures look at every sentence: at once they would keep the window from being used.
void LayerStack::tellSome()
{
    constexpr std::size_t most = 50;
    if (m_untold.empty()) {
        m_telling.stop();
        return;
    }
    const auto first = m_untold.begin();
    const QString name = first->first;
    std::vector<SentenceKey>& waiting = first->second;
    const auto begin = waiting.end() - static_cast<std::ptrdiff_t>(std::min(most, waiting.size()));
    const std::vector<SentenceKey> keys(begin, waiting.end());
    waiting.erase(begin, waiting.end());
    if (waiting.empty())
        m_untold.erase(first);
    if (!keys.empty())
        Q_EMIT layerChanged(name, keys);
}

QStringList LayerStack::names() const
{
    QStringList names;
    for (const Layer& layer : m_layers)
        names << QString::fromStdString(layer.name());
    names.removeAll(QString());
    return names;
}

const Layer* LayerStack::find(const QString& name) const
{
    const auto found = named(name.toStdString());
    return found ? &m_layers[*found] : nullptr;
}

bool LayerStack::show(const QString& name)
{
    const auto found = named(name.toStdString());
    if (!found)
        return false;
    if (*found != m_shown) {
        m_shown = *found;
        Q_EMIT predictionsChanged({});
    }
    return true;
}

void LayerStack::setPredictions(const QString& layer, Predictions predictions)
{
    const auto into = named(layer.toStdString());
    if (!into)
        return;
    const Treebank& treebank = m_files.treebank();
    std::vector<SentenceKey> keys;
    for (Prediction& prediction : predictions) {
        const std::size_t index = treebank.indexOf(prediction.key);
        if (index >= treebank.size() || treebank.sentence(index)->unitCount() != prediction.analysis.graph.size())
            continue;
        keys.push_back(prediction.key);
        m_layers[*into].set(prediction.key, std::move(prediction.analysis));
    }
    if (keys.empty())
        return;
    Q_EMIT layerChanged(layer, keys);
    if (*into == m_shown)
        Q_EMIT predictionsChanged(keys);
}

} // namespace arcwright::ui
