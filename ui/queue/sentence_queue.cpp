// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/sentence_queue.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QElapsedTimer>

#include "ui/training/learning.h"

namespace arcwright::ui {

namespace {

constexpr std::uint64_t drawnWith = 1; ///< the seed of what is drawn: the same order at every start
constexpr std::size_t mostSoon = 400; ///< what is looked at again after each lesson

} // namespace

SentenceQueue::SentenceQueue(Workspace& workspace, Learning& learning, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning), m_picked(workspace)
{
    constexpr int pause = 100; // ms
    m_start.setSingleShot(true);
    m_start.setInterval(pause);
    connect(&m_start, &QTimer::timeout, this, &SentenceQueue::start);
    connect(&m_worker, &Worker::finished, this, &SentenceQueue::settled);
    connect(&workspace, &Workspace::treebankTaken, this, [this] {
        m_corrections = LastCorrections();
        m_trail.clear();
        beginAnew();
    });
    connect(
        &workspace, &Workspace::sentencesReplaced, this, [this](std::size_t, std::size_t removed, std::size_t added) {
            if (removed != added)
                beginAnew(); // all after them have other places
        });
    connect(&workspace, &Workspace::sentencesChanged, this, &SentenceQueue::lookAt);
    const auto followModel = [this] {
        if (rowOf(m_order).asksParser)
            lookAgain();
    };
    connect(&learning, &Learning::modelChanged, this, followModel);
    connect(&learning, &Learning::finished, this, followModel);
    connect(&m_picked, &ComparedModels::changed, this, [this] {
        if (rowOf(m_order).asksSecond)
            beginAnew();
    });
    connect(&learning, &Learning::liveModelChanged, this, [this] {
        if (rowOf(m_order).asksParser)
            m_start.start();
    });
}

void SentenceQueue::setOrder(AnnotationOrder order)
{
    if (order == m_order)
        return;
    m_order = order;
    beginAnew();
}

bool SentenceQueue::lacksModel() const
{
    const bool isPicked = rowOf(m_order).asksSecond && !isNull(m_picked.first());
    return rowOf(m_order).asksParser && !isPicked && !m_learning.liveModels() && !m_learning.bunsetsuModels();
}

bool SentenceQueue::lacksSecond() const
{
    return rowOf(m_order).asksSecond && secondLayer() == nullptr;
}

/// What the model that was picked predicted; else the former model, else the layer on view, else any that is not the
/// model's own.
const Layer* SentenceQueue::secondLayer() const
{
    if (!m_picked.secondPick().path.isEmpty())
        return m_picked.second().get(); // null as long as it is at work
    const Layer* former = m_learning.formerLayer();
    if (former != nullptr && !former->empty())
        return former;
    const QString own = m_learning.layerName();
    const Layer& shown = m_workspace.layer();
    if (!shown.empty() && shown.name() != own.toStdString())
        return &shown;
    for (const QString& name : m_workspace.layerNames()) {
        const Layer* layer = m_workspace.layerNamed(name);
        if (name != own && layer != nullptr && !layer->empty())
            return layer;
    }
    return nullptr;
}

QStringList SentenceQueue::compared() const
{
    const Layer* second = secondLayer();
    if (second == nullptr || !rowOf(m_order).asksSecond)
        return {};
    const QString former = second == m_learning.formerLayer() ? m_learning.formerTitle() : QString();
    const QString& picked = m_picked.firstPick().name;
    return {picked.isEmpty() ? m_learning.modelTitle() : picked,
        former.isEmpty() ? QString::fromStdString(second->name()) : former};
}

void SentenceQueue::beginAnew()
{
    m_worker.abandon();
    m_start.stop();
    m_queue.clear();
    m_changed.clear();
    m_asked.clear();
    lookAgain();
    Q_EMIT changed();
}

/// What was found stands until something else is. What is still on its way was reckoned from what has changed, and
/// would count sentences as looked at.
void SentenceQueue::lookAgain()
{
    m_worker.abandon();
    m_lookedAt = 0;
    if (isSought())
        m_start.start();
}

/// As in the treebank the list of sentences goes on by itself, however large the treebank is.
bool SentenceQueue::isSought() const
{
    return m_order != AnnotationOrder::Sequence;
}

void SentenceQueue::lookAt(const std::vector<std::size_t>& indices)
{
    const Treebank& treebank = m_workspace.treebank();
    if (!isSought())
        return;
    for (const std::size_t index : indices) {
        if (index >= treebank.size())
            continue;
        const SentenceKey key = treebank.key(index);
        m_changed.insert(key);
        if (!isWaiting(*treebank.sentence(index)))
            m_queue.put(key, {});
    }
    m_start.start();
    if (!std::exchange(m_isToTell, true)) // once for all sentences of a step
        QMetaObject::invokeMethod(this, &SentenceQueue::tell, Qt::QueuedConnection);
}

void SentenceQueue::tell()
{
    m_isToTell = false;
    Q_EMIT changed();
}

void SentenceQueue::pass(SentenceKey key, int asked)
{
    m_queue.pass(key, asked);
    Q_EMIT changed();
}

void SentenceQueue::decide(SentenceKey key, int asked)
{
    m_queue.decide(key, asked);
    Q_EMIT changed();
}

void SentenceQueue::addCorrection(const Sentence& sentence, int unit)
{
    m_corrections.add(sentence, unit);
    if (rowOf(m_order).followsCorrections)
        lookAgain();
}

int SentenceQueue::percentDone() const
{
    const std::size_t all = m_workspace.treebank().size();
    return all == 0 ? 100 : static_cast<int>(100 * m_lookedAt / all);
}

QueueSources SentenceQueue::sources() const
{
    QueueSources sources{m_workspace.treebank(), m_order, drawnWith, {}, {}, nullptr, nullptr, m_corrections};
    const OrderRow& row = rowOf(m_order);
    if (row.asksParser) {
        sources.words = m_learning.liveModels();
        sources.bunsetsu = m_learning.bunsetsuModels();
    }
    if (row.asksSecond && !m_picked.firstPick().path.isEmpty()) {
        sources.words.reset();
        sources.bunsetsu.reset();
        const AnyModel& first = m_picked.first();
        if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&first); words != nullptr && *words)
            sources.words.emplace(LiveModel(*words));
        else if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&first); bunsetsu != nullptr)
            sources.bunsetsu.emplace(*bunsetsu);
    }
    if (const Layer* second = row.asksSecond ? secondLayer() : nullptr) {
        sources.second = std::make_shared<const Layer>(*second);
        sources.relations = m_workspace.relations();
    }
    return sources;
}

/// Sentences that were changed, and those that come next: what is to be up to date before others are.
std::vector<std::size_t> SentenceQueue::comingSoon() const
{
    std::vector<std::size_t> soon;
    const Treebank& treebank = m_workspace.treebank();
    for (const SentenceKey key : m_asked) {
        if (const std::size_t index = treebank.indexOf(key); index < treebank.size())
            soon.push_back(index);
    }
    if (rowOf(m_order).asksParser) {
        m_queue.forEach([&](const QueueEntry& entry) {
            if (std::find(soon.begin(), soon.end(), entry.place) == soon.end())
                soon.push_back(entry.place);
            return soon.size() < mostSoon;
        });
    }
    return soon;
}

void SentenceQueue::start()
{
    m_worker.abandon();
    m_asked.merge(std::exchange(m_changed, {}));
    if (rowOf(m_order).asksParser && m_learning.isBusy()) // the models, and what they predict, come; finished() follows
        return;
    QueueSources sources = this->sources();
    if (!QueueValuer::canValue(sources)) {
        m_queue.clear();
        m_asked.clear();
        m_lookedAt = m_workspace.treebank().size();
        Q_EMIT changed();
        Q_EMIT settled();
        return;
    }
    m_worker.start(
        [this, sources = std::move(sources), soon = comingSoon(), from = m_lookedAt](
            const std::stop_token& stop, const Worker::Post& post) { work(sources, soon, from, stop, post); });
}

void SentenceQueue::work(const QueueSources& sources, const std::vector<std::size_t>& soon, std::size_t from,
    const std::stop_token& stop, const Worker::Post& post)
{
    constexpr std::size_t most = 50; // at a time: of these, those of one model come after one another
    constexpr qint64 interval = 100; // ms
    QueueValuer valuer(sources);
    const auto look = [&](const std::vector<std::size_t>& indices, std::size_t before, std::size_t after) {
        std::vector<Found> found;
        QElapsedTimer sinceTold;
        sinceTold.start();
        const auto tell = [&](std::size_t lookedAt) {
            post([this, found = std::exchange(found, {}), lookedAt]() mutable { take(std::move(found), lookedAt); });
            sinceTold.restart();
        };
        valuer.value(indices, stop, [&](std::size_t index, std::vector<QueueEntry> entries) {
            found.push_back({sources.treebank.key(index), std::move(entries)});
            if (sinceTold.elapsed() > interval)
                tell(before);
        });
        if (!stop.stop_requested())
            tell(after);
    };
    for (std::size_t begin = 0; begin < soon.size() && !stop.stop_requested(); begin += most)
        look({soon.begin() + static_cast<std::ptrdiff_t>(begin),
                 soon.begin() + static_cast<std::ptrdiff_t>(std::min(begin + most, soon.size()))},
            from, from);
    for (std::size_t begin = from; begin < sources.treebank.size() && !stop.stop_requested(); begin += most) {
        std::vector<std::size_t> indices(std::min(most, sources.treebank.size() - begin));
        std::iota(indices.begin(), indices.end(), begin);
        look(indices, begin, begin + indices.size());
    }
}

/// A sentence that was changed meanwhile is looked at again soon.
void SentenceQueue::take(std::vector<Found> found, std::size_t lookedAt)
{
    for (Found& one : found) {
        if (m_changed.contains(one.key))
            continue;
        m_queue.put(one.key, std::move(one.entries));
        m_asked.erase(one.key);
    }
    m_lookedAt = std::max(m_lookedAt, lookedAt);
    Q_EMIT changed();
}

} // namespace arcwright::ui
