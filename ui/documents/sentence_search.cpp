// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_search.h"

#include <QElapsedTimer>

namespace arcwright::ui {

SentenceSearch::SentenceSearch(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::finished, this, &SentenceSearch::finished);
}

void SentenceSearch::start(const SentenceFilter& filter, const Treebank& treebank, std::shared_ptr<const Layer> layer,
    std::shared_ptr<RelationPool> relations)
{
    m_worker.start([this, treebank, layer = std::move(layer), relations = std::move(relations),
                       matcher = SentenceMatcher(filter)](const std::stop_token& stop, const Worker::Post& post) {
        constexpr qint64 firstInterval = 10; // ms: what is on the first screen should be there at once
        constexpr qint64 interval = 60; // ms
        std::vector<std::uint32_t> sentences;
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
            if (matcher.matches(treebank, i, {*layer, *relations}))
                sentences.push_back(static_cast<std::uint32_t>(i));
            if (sinceBatch.elapsed() >= wait)
                send(i + 1);
        }
        if (!stop.stop_requested())
            send(treebank.size());
    });
}

void SentenceSearch::stop()
{
    m_worker.abandon();
}

} // namespace arcwright::ui
