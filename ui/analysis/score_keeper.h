// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/evaluation/attachment.h"
#include "ui/documents/sentence_exchange.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

/// UAS and LAS of every layer against gold, kept up to date sentence by sentence; of bunsetsu without the last of each.
/// Predictions of a model that was trained on the sentence are left out.
class ScoreKeeper : public QObject {
    Q_OBJECT
public:
    /// What a layer's analyses are worth.
    struct Scores {
        AttachmentCounts total;
        /// Sentences left out because their model has seen them, or was told some of their heads, or because they
        /// have become others since and were not parsed again.
        std::size_t unscoredSentences = 0;
        std::size_t emptySentences
            = 0; ///< in which nothing can be scored: blank ones, and those without a word that counts
    };

    explicit ScoreKeeper(Workspace& workspace, QObject* parent = nullptr);

    /// Of the layer of that name; nothing counted where there is none.
    Scores scores(const QString& layer) const;
    /// Of the layer on view.
    AttachmentCounts total() const;
    std::size_t unscoredSentences() const;
    /// Whether the layers that have scores have them on the same sentences; else they are not to be compared.
    bool areOfOneSet() const;

Q_SIGNALS:
    /// The scores of some layer, or which layer is on view.
    void changed();

private:
    struct SentenceScore {
        AttachmentCounts counts;
        bool unscored = false;
        bool isEmpty = false;
    };
    struct LayerScores {
        std::map<SentenceKey, SentenceScore> sentences;
        std::uint64_t scoredKeys = 0; ///< the exclusive or of the hashes of those that are scored
        Scores sum;
    };

    static bool remove(LayerScores& scores, SentenceKey key);
    void update(const QString& layer, SentenceKey key, bool wasCounted = false);
    void follow(const std::vector<std::size_t>& indices);
    void updateWaiting();
    void updateLayer(const QString& layer, const std::vector<SentenceKey>& keys);
    void takeTreebank();
    void replaceSentences(std::size_t first);
    void replaceSentences(const QString& layer, std::uint32_t document, const SentenceExchange& ids);
    QString shownLayer() const;

    Workspace& m_workspace;
    Treebank m_counted; ///< whose sentences the scores are of
    std::map<QString, LayerScores> m_layers;
    std::vector<SentenceKey> m_waiting; ///< sentences of a step that changed many, which are counted as they were
    QTimer m_free; ///< when the window's thread is, for some of them
};

} // namespace arcwright::ui
