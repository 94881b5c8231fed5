// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/score_keeper.h"

namespace arcwright::ui {

ScoreKeeper::ScoreKeeper(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::predictionsChanged, this, &ScoreKeeper::updateAll);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] { updateAll({}); });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this] {
        std::vector<SentenceKey> keys; // some have other words now, and some are gone
        for (const auto& [key, score] : m_scores)
            keys.push_back(key);
        updateAll(keys);
    });
    connect(&workspace, &Workspace::sentenceChanged, this, [this](std::size_t index) {
        update(m_workspace.treebank().key(index));
        Q_EMIT changed();
    });
}

void ScoreKeeper::updateAll(const std::vector<SentenceKey>& keys)
{
    if (keys.empty()) { // the layer was emptied
        m_scores.clear();
        m_total = {};
        m_unscored = 0;
    }
    for (const SentenceKey key : keys)
        update(key);
    Q_EMIT changed();
}

void ScoreKeeper::update(SentenceKey key)
{
    if (const auto old = m_scores.find(key); old != m_scores.end()) {
        m_total -= old->second.counts;
        m_unscored -= old->second.unscored ? 1 : 0;
        m_scores.erase(old);
    }
    const Analysis* analysis = m_workspace.layer().find(key);
    const std::size_t index = m_workspace.treebank().indexOf(key);
    if (!analysis || index >= m_workspace.treebank().size())
        return;
    const Sentence& sentence = *m_workspace.treebank().sentence(index);
    SentenceScore score;
    // After a word was added or removed the prediction is of other words until the sentence is parsed again.
    score.unscored = !isScored(*analysis) || analysis->graph.size() != sentence.unitCount();
    if (!score.unscored)
        score.counts = attachmentOf(sentence, m_workspace.gold(index), analysis->graph);
    m_total += score.counts;
    m_unscored += score.unscored ? 1 : 0;
    m_scores.emplace(key, score);
}

} // namespace arcwright::ui
