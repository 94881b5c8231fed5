// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/score_keeper.h"

namespace arcwright::ui {

ScoreKeeper::ScoreKeeper(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::layerChanged, this, &ScoreKeeper::updateLayer);
    connect(&workspace, &Workspace::predictionsChanged, this, [this](const std::vector<SentenceKey>& keys) {
        if (keys.empty()) // another layer is on view
            Q_EMIT changed();
    });
    connect(&workspace, &Workspace::treebankReplaced, this, &ScoreKeeper::updateSentences);
    connect(&workspace, &Workspace::sentencesReplaced, this, &ScoreKeeper::updateSentences);
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        for (const auto& [layer, scores] : m_layers)
            update(layer, m_workspace.treebank().key(index));
        Q_EMIT changed();
    });
}

QString ScoreKeeper::shownLayer() const
{
    return QString::fromStdString(m_workspace.layer().name());
}

ScoreKeeper::Scores ScoreKeeper::scores(const QString& layer) const
{
    const auto found = m_layers.find(layer);
    return found == m_layers.end() ? Scores() : found->second.sum;
}

AttachmentCounts ScoreKeeper::total() const
{
    return scores(shownLayer()).total;
}

std::size_t ScoreKeeper::unscoredSentences() const
{
    return scores(shownLayer()).unscoredSentences;
}

void ScoreKeeper::updateLayer(const QString& layer, const std::vector<SentenceKey>& keys)
{
    if (keys.empty())
        m_layers.erase(layer);
    for (const SentenceKey key : keys)
        update(layer, key);
    Q_EMIT changed();
}

/// Some sentences have other words now, and some are gone, with layers or without.
void ScoreKeeper::updateSentences()
{
    std::erase_if(m_layers, [this](const auto& scored) { return m_workspace.layerNamed(scored.first) == nullptr; });
    for (const auto& [layer, scores] : m_layers) {
        std::vector<SentenceKey> keys;
        for (const auto& [key, score] : scores.sentences)
            keys.push_back(key);
        for (const SentenceKey key : keys)
            update(layer, key);
    }
    Q_EMIT changed();
}

void ScoreKeeper::remove(LayerScores& scores, SentenceKey key)
{
    const auto old = scores.sentences.find(key);
    if (old == scores.sentences.end())
        return;
    scores.sum.total -= old->second.counts;
    scores.sum.unscoredSentences -= old->second.unscored ? 1 : 0;
    scores.sentences.erase(old);
}

void ScoreKeeper::update(const QString& layer, SentenceKey key)
{
    LayerScores& scores = m_layers[layer];
    remove(scores, key);
    const Layer* analyses = m_workspace.layerNamed(layer);
    const Analysis* analysis = analyses ? analyses->find(key) : nullptr;
    const std::size_t index = m_workspace.treebank().indexOf(key);
    if (!analysis || index >= m_workspace.treebank().size())
        return;
    const auto sentence = m_workspace.treebank().sentence(index);
    SentenceScore score;
    // After a word was added or removed the prediction is of other words until the sentence is parsed again.
    score.unscored = !isScored(*analysis) || analysis->graph.size() != sentence->unitCount();
    if (!score.unscored)
        score.counts = attachmentOf(*sentence, m_workspace.gold(index), analysis->graph);
    scores.sum.total += score.counts;
    scores.sum.unscoredSentences += score.unscored ? 1 : 0;
    scores.sentences.emplace(key, score);
}

} // namespace arcwright::ui
