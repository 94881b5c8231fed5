// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QObject>

#include "core/evaluation/attachment.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

/// UAS and LAS of the layer against gold, kept up to date sentence by sentence; of bunsetsu without the last of each.
/// Predictions of a model that was trained on the sentence are left out.
class ScoreKeeper : public QObject {
    Q_OBJECT
public:
    explicit ScoreKeeper(Workspace& workspace, QObject* parent = nullptr);

    const AttachmentCounts& total() const { return m_total; }
    /// Sentences left out because their model has seen them, or was told some of their heads.
    std::size_t unscoredSentences() const { return m_unscored; }

Q_SIGNALS:
    void changed();

private:
    struct SentenceScore {
        AttachmentCounts counts;
        bool unscored = false;
    };

    void update(SentenceKey key);
    void updateAll(const std::vector<SentenceKey>& keys);

    Workspace& m_workspace;
    std::map<SentenceKey, SentenceScore> m_scores;
    AttachmentCounts m_total;
    std::size_t m_unscored = 0;
};

} // namespace arcwright::ui
