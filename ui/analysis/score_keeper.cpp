// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/score_keeper.h"

#include <algorithm>
#include <chrono>

#include "core/base/hash.h"
#include "core/treebank/blank_graph.h"

namespace arcwright::ui {

namespace {

std::uint64_t hashOfKey(SentenceKey key)
{
    return combined(key.document, static_cast<std::uint64_t>(key.sentence));
}

} // namespace

ScoreKeeper::ScoreKeeper(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_counted(workspace.treebank())
{
    connect(&workspace, &Workspace::layerChanged, this, &ScoreKeeper::updateLayer);
    connect(&workspace, &Workspace::predictionsChanged, this, [this](const std::vector<SentenceKey>& keys) {
        if (keys.empty()) // another layer is on view
            Q_EMIT changed();
    });
    connect(&workspace, &Workspace::treebankTaken, this, &ScoreKeeper::takeTreebank);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) { replaceSentences(first); });
    connect(&workspace, &Workspace::sentencesChanged, this, &ScoreKeeper::follow);
    m_free.setSingleShot(true);
    connect(&m_free, &QTimer::timeout, this, &ScoreKeeper::updateWaiting);
}

/// Of a step that changed many, some at a time.
void ScoreKeeper::follow(const std::vector<std::size_t>& indices)
{
    constexpr std::size_t mostAtOnce = 64; // far below a frame
    if (m_layers.empty())
        return;
    for (const std::size_t index : indices)
        m_waiting.push_back(m_workspace.treebank().key(index));
    if (m_waiting.size() <= mostAtOnce)
        updateWaiting();
    else
        m_free.start();
}

void ScoreKeeper::updateWaiting()
{
    constexpr auto most = std::chrono::milliseconds(8);
    const auto begin = std::chrono::steady_clock::now();
    while (!m_waiting.empty() && std::chrono::steady_clock::now() - begin < most) {
        for (const auto& [layer, scores] : m_layers)
            update(layer, m_waiting.back());
        m_waiting.pop_back();
    }
    if (!m_waiting.empty())
        m_free.start();
    Q_EMIT changed();
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

/// Layers that are gone, and what others said of a document that is another one now, count no more. The rest is as it
/// was.
void ScoreKeeper::takeTreebank()
{
    m_waiting.clear(); // what is not found below was read anew
    m_counted = m_workspace.treebank();
    std::erase_if(m_layers, [this](const auto& scored) { return m_workspace.layerNamed(scored.first) == nullptr; });
    for (auto& [layer, scores] : m_layers) {
        const Layer* const analyses = m_workspace.layerNamed(layer);
        std::vector<SentenceKey> gone;
        for (const auto& [key, score] : scores.sentences) {
            if (!analyses->find(key))
                gone.push_back(key);
        }
        for (const SentenceKey key : gone)
            remove(scores, key);
    }
    Q_EMIT changed();
}

/// Sentences of a document, one of which is `first` of the treebank as it was, have become others. The treebank is as
/// all edits of the step have left it, of which others may have been told already.
void ScoreKeeper::replaceSentences(std::size_t first)
{
    const auto number = m_counted.place(first).document;
    const auto before = m_counted.documents()[number];
    m_counted = m_workspace.treebank();
    const SentenceExchange ids = exchangeOf(*before, *m_counted.documents()[number]);
    if (ids.after.empty())
        return;
    for (const auto& [layer, scores] : m_layers)
        replaceSentences(layer, static_cast<std::uint32_t>(number), ids);
    Q_EMIT changed();
}

/// What has come of a sentence that a layer counted is counted by it too, if not scored: it would be missing else.
void ScoreKeeper::replaceSentences(const QString& layer, std::uint32_t document, const SentenceExchange& ids)
{
    LayerScores& scores = m_layers[layer];
    bool wasCounted = false;
    for (const SentenceId id : ids.before)
        wasCounted = remove(scores, {document, id}) || wasCounted;
    for (const SentenceId id : ids.after)
        update(layer, {document, id}, wasCounted);
}

/// False if it was not counted.
bool ScoreKeeper::remove(LayerScores& scores, SentenceKey key)
{
    const auto old = scores.sentences.find(key);
    if (old == scores.sentences.end())
        return false;
    scores.sum.total -= old->second.counts;
    if (old->second.isEmpty)
        --scores.sum.emptySentences;
    else if (old->second.unscored)
        --scores.sum.unscoredSentences;
    else
        scores.scoredKeys ^= hashOfKey(key);
    scores.sentences.erase(old);
    return true;
}

/// `wasCounted`: what it was made of was, so that it would be missing else.
void ScoreKeeper::update(const QString& layer, SentenceKey key, bool wasCounted)
{
    LayerScores& scores = m_layers[layer];
    wasCounted = remove(scores, key) || wasCounted;
    const Layer* analyses = m_workspace.layerNamed(layer);
    const Analysis* analysis = analyses ? analyses->find(key) : nullptr;
    const std::size_t index = m_workspace.treebank().indexOf(key);
    if (index >= m_workspace.treebank().size() || (!analysis && !wasCounted))
        return;
    const auto sentence = m_workspace.treebank().sentence(index);
    const Graph gold = m_workspace.gold(index);
    SentenceScore score;
    score.isEmpty = isBlank(gold); // nobody has said yet what is right
    // After a word was added or removed the prediction is of other words until the sentence is parsed again.
    score.unscored = !analysis || !isScored(*analysis) || analysis->graph.size() != sentence->unitCount();
    if (!score.isEmpty && !score.unscored)
        score.counts = attachmentOf(*sentence, gold, analysis->graph);
    score.isEmpty = score.isEmpty || (!score.unscored && score.counts.sentences == 0);
    scores.sum.total += score.counts;
    if (score.isEmpty)
        ++scores.sum.emptySentences;
    else if (score.unscored)
        ++scores.sum.unscoredSentences;
    else
        scores.scoredKeys ^= hashOfKey(key);
    scores.sentences.emplace(key, score);
}

bool ScoreKeeper::areOfOneSet() const
{
    const LayerScores* first = nullptr;
    for (const auto& [layer, scores] : m_layers) {
        if (scores.sum.total.tokens == 0)
            continue;
        if (first == nullptr)
            first = &scores;
        else if (scores.scoredKeys != first->scoredKeys)
            return false;
    }
    return true;
}

} // namespace arcwright::ui
