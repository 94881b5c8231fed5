// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/coming_units.h"

#include <utility>

#include "core/advice/queue_valuer.h"

namespace arcwright::ui {

ComingUnits::ComingUnits(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        if (auto next = std::exchange(m_next, std::nullopt))
            begin(std::move(*next));
        else
            Q_EMIT settled();
    });
}

void ComingUnits::ask(const Treebank& treebank, std::vector<std::size_t> sentences, double words)
{
    Question question{treebank, std::move(sentences), words};
    if (m_worker.isRunning())
        m_next = std::move(question);
    else
        begin(std::move(question));
}

void ComingUnits::forget()
{
    const bool wasBusy = isBusy();
    m_worker.abandon();
    m_next.reset();
    m_known.reset();
    if (wasBusy)
        Q_EMIT settled();
}

void ComingUnits::begin(Question question)
{
    m_worker.start([this, question = std::move(question)](const std::stop_token& stop, const Worker::Post& post) {
        std::vector<int> units;
        double all = 0;
        for (const std::size_t index : question.sentences) {
            if (all >= question.words || stop.stop_requested())
                break;
            const auto sentence = question.treebank.sentence(index);
            if (!isWaiting(*sentence))
                continue;
            units.push_back(sentence->unitCount());
            all += sentence->unitCount();
        }
        post([this, units = std::move(units)]() mutable {
            m_known = std::move(units);
            Q_EMIT changed();
        });
    });
}

} // namespace arcwright::ui
