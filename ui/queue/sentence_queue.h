// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QTimer>

#include "core/advice/queue_valuer.h"
#include "ui/documents/workspace.h"
#include "ui/queue/compared_models.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// A sentence that was gone to, and the word there.
struct QueueStop {
    SentenceKey key;
    int asked = 0;
};

/// The sentences, or words, of the open treebank that wait for the annotator, in the order that was chosen. What they
/// are worth is found out on a thread of its own, by models that have not seen them: at first of all of them; whenever
/// a model has learnt something, of those that come soon. Until then what was found before stands.
class SentenceQueue : public QObject {
    Q_OBJECT
public:
    SentenceQueue(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    AnnotationOrder order() const { return m_order; }
    /// Begins anew with another order, without what was passed over.
    void setOrder(AnnotationOrder order);
    /// Whether the order asks a parser, or two, that are not there.
    bool lacksModel() const;
    bool lacksSecond() const;
    /// The names of the two that the order of disagreement compares; empty where there are none.
    QStringList compared() const;
    /// What that order compares instead of the model in use and what was predicted before.
    ComparedModels& picked() { return m_picked; }

    const AnnotationQueue& entries() const { return m_queue; }
    /// What was gone to, the latest last; of the open treebank.
    std::vector<QueueStop>& trail() { return m_trail; }
    /// Lets a sentence, or a word of it, wait behind the others.
    void pass(SentenceKey key, int asked);
    /// A word has been decided: it waits no longer.
    void decide(SentenceKey key, int asked);
    /// A unit was corrected, and words like it are sought by the order of similarity.
    void addCorrection(const Sentence& sentence, int unit);
    /// Whether entries are being looked for, and how many percent of the sentences have been looked at.
    bool isBusy() const { return m_worker.isRunning() || m_start.isActive() || m_picked.isBusy(); }
    int percentDone() const;

Q_SIGNALS:
    /// entries() are others, or there is another order.
    void changed();
    /// Nothing is being looked for any more.
    void settled();

private:
    struct Found {
        SentenceKey key;
        std::vector<QueueEntry> entries;
    };
    bool isSought() const;
    void beginAnew();
    void lookAgain();
    void lookAt(const std::vector<std::size_t>& indices);
    void tell();
    void start();
    QueueSources sources() const;
    const Layer* secondLayer() const;
    std::vector<std::size_t> comingSoon() const;
    void work(const QueueSources& sources, const std::vector<std::size_t>& soon, std::size_t from,
        const std::stop_token& stop, const Worker::Post& post);
    void take(std::vector<Found> found, std::size_t lookedAt);

    Workspace& m_workspace;
    Learning& m_learning;
    ComparedModels m_picked;
    AnnotationOrder m_order = AnnotationOrder::Sequence;
    AnnotationQueue m_queue;
    LastCorrections m_corrections;
    std::vector<QueueStop> m_trail;
    std::size_t m_lookedAt = 0; ///< sentences, from the first on, since all of them were to be looked at
    std::set<SentenceKey> m_asked; ///< sentences that are to be looked at before others
    std::set<SentenceKey> m_changed; ///< sentences that have become others since the thread was given them
    bool m_isToTell = false; ///< that entries() are others
    QTimer m_start; ///< once for all that happens at a time
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
