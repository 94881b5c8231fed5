// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_search.h"

#include <QElapsedTimer>

namespace arcwright::ui {

SentenceSearch::SentenceSearch(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::finished, this, &SentenceSearch::finished);
}

void SentenceSearch::start(const SentenceFilter& filter, const SentenceOrder& order, const Treebank& treebank,
    std::shared_ptr<const Layer> layer, std::shared_ptr<RelationPool> relations)
{
    m_worker.start(
        [this, order, all = filter.isEmpty(), treebank, layer = std::move(layer), relations = std::move(relations),
            matcher = SentenceMatcher(filter)](const std::stop_token& stop, const Worker::Post& post) {
            constexpr qint64 firstInterval = 10; // ms: what is on the first screen should be there at once
            constexpr qint64 interval = 60; // ms
            std::vector<std::uint32_t> sentences;
            SentenceSorter sorter(order);
            QElapsedTimer sinceBatch;
            sinceBatch.start();
            qint64 wait = firstInterval;
            const auto send = [&](std::size_t scanned) {
                post([this, batch = std::move(sentences), scanned] { Q_EMIT found(batch, scanned); });
                sentences.clear();
                sinceBatch.restart();
                wait = interval;
            };
            for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
                const Predictions predictions{*layer, *relations};
                const bool isWanted = all || matcher.matches(treebank, i, predictions);
                if (isWanted && order.isOfTreebank())
                    sentences.push_back(static_cast<std::uint32_t>(i));
                else if (isWanted)
                    sorter.add(treebank, i, predictions);
                if (sinceBatch.elapsed() >= wait)
                    send(i + 1);
            }
            if (stop.stop_requested())
                return;
            send(treebank.size());
            if (!order.isOfTreebank())
                post([this, inOrder = sorter.sorted()] { Q_EMIT sorted(inOrder); });
        });
}

void SentenceSearch::stop()
{
    m_worker.abandon();
}

} // namespace arcwright::ui
