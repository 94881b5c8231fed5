// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QObject>

#include "ui/documents/sentence_order.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Looks through a treebank for the sentences a filter wants, on a thread of its own. What it finds comes in the order
/// of the treebank and in batches, a few times a second; in another order it comes all at once, at the end. A new
/// search ends the one before, of which nothing arrives any more.
class SentenceSearch : public QObject {
    Q_OBJECT
public:
    explicit SentenceSearch(QObject* parent = nullptr);

    void start(const SentenceFilter& filter, const SentenceOrder& order, const Treebank& treebank,
        std::shared_ptr<const Layer> layer, std::shared_ptr<RelationPool> relations);
    void stop();
    bool isRunning() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// The next sentences found; all before `scanned` have been looked at.
    void found(const std::vector<std::uint32_t>& sentences, std::size_t scanned);
    /// All sentences, in an order that is not the treebank's.
    void sorted(const std::vector<std::uint32_t>& sentences);
    void finished();

private:
    Worker m_worker;
};

} // namespace arcwright::ui
