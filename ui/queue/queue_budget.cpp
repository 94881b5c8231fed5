// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queue/queue_budget.h"

#include <cmath>
#include <set>

#include "core/advice/queue_valuer.h"
#include "core/effort/annotation_progress.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui {

namespace {

constexpr double secondsOfMinute = 60;

/// Documents know which of their sentences are annotated without reading the others.
bool isAnyWaitingIn(const Treebank& treebank, const std::stop_token& stop)
{
    for (const auto& document : treebank.documents()) {
        std::set<std::size_t> confirmed;
        for (const std::size_t place : document->annotated()) {
            if (stop.stop_requested())
                return false;
            if (document->sentence(place)->annotation.confirmed)
                confirmed.insert(place);
        }
        for (std::size_t place = 0; place < document->size() && !stop.stop_requested(); ++place) {
            if (!confirmed.contains(place) && isWaiting(*document->sentence(place)))
                return true;
        }
    }
    return false;
}

} // namespace

QueueBudget::QueueBudget(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    constexpr int pause = 300; // ms, in which what was confirmed is written down
    constexpr int second = 1000; // ms
    m_clock.start();
    m_survey.setSingleShot(true);
    m_survey.setInterval(pause);
    m_minute.setInterval(second);
    connect(&m_survey, &QTimer::timeout, this, &QueueBudget::survey);
    connect(&m_minute, &QTimer::timeout, this, &QueueBudget::changed);
    connect(&m_worker, &Worker::finished, this, &QueueBudget::settled);
    connect(&workspace, &Workspace::treebankTaken, this, [this] {
        m_worker.abandon();
        begin({});
        survey();
    });
    connect(&workspace, &Workspace::sentencesReplaced, this, [this] { m_survey.start(); });
    connect(&workspace, &Workspace::sentencesChanged, this, [this] { m_survey.start(); });
}

double QueueBudget::now() const
{
    constexpr double millisecondsOfSecond = 1000;
    return static_cast<double>(m_clock.elapsed()) / millisecondsOfSecond;
}

void QueueBudget::survey()
{
    m_worker.start([this, treebank = m_workspace.treebank(), author = Workspace::signature().author](
                       const std::stop_token& stop, const Worker::Post& post) {
        Survey found{isAnyWaitingIn(treebank, stop), {}};
        if (const auto efforts = effortsOf(treebank)) // where they cannot be read, nothing is known
            found.speed = lastWordsAnHour(*efforts, author);
        post([this, found] {
            m_isAnyWaiting = found.isAnyWaiting;
            m_speed = found.speed;
            Q_EMIT changed();
        });
    });
}

void QueueBudget::begin(std::optional<int> minutes)
{
    m_budget.reset();
    m_minute.stop();
    if (minutes) {
        m_budget.emplace(*minutes * secondsOfMinute, now());
        m_minute.start();
    }
    Q_EMIT changed();
}

void QueueBudget::count(std::size_t words)
{
    if (m_budget && !m_budget->isOver(now()))
        m_budget->confirm(words);
    Q_EMIT changed();
}

void QueueBudget::countWord()
{
    m_pace.decide(now());
    count(1);
}

std::optional<double> QueueBudget::wordsLeft() const
{
    if (!m_budget || !m_speed || m_budget->isOver(now()))
        return std::nullopt;
    return wordsIn(m_budget->secondsLeft(now()), *m_speed);
}

QString QueueBudget::text(AskedUnit asked, const std::optional<std::vector<int>>& units) const
{
    if (!m_budget)
        return {};
    const BudgetShare& done = m_budget->done();
    const auto shown = [](const BudgetShare& share) {
        return tr("%1, %2", "sentences, words")
            .arg(tr("%n sentence(s)", nullptr, static_cast<int>(share.sentences)),
                tr("%n word(s)", nullptr, static_cast<int>(share.words)));
    };
    if (m_budget->isOver(now()))
        return tr("Time is up: %1")
            .arg(asked == AskedUnit::Word ? tr("%n word(s)", nullptr, static_cast<int>(done.words)) : shown(done));
    const double left = m_budget->secondsLeft(now());
    QString minutes = tr("%1 min").arg(static_cast<int>(std::ceil(left / secondsOfMinute)));
    if (const auto pace = m_pace.wordsAnHour(); asked == AskedUnit::Word && pace)
        return tr("%1: %2", "time left, what fits into it")
            .arg(minutes, tr("%n word(s)", nullptr, static_cast<int>(wordsIn(left, *pace))));
    if (asked == AskedUnit::Word)
        return tr("%1, %2 done", "time left, words")
            .arg(minutes, tr("%n word(s)", nullptr, static_cast<int>(done.words)));
    if (!m_speed || !units)
        return minutes;
    return tr("%1: %2", "time left, what fits into it").arg(minutes, shown(fittingInto(left, *m_speed, *units)));
}

QString QueueBudget::explanation(AskedUnit asked) const
{
    if (!m_budget)
        return {};
    if (asked == AskedUnit::Word) {
        const auto pace = m_pace.wordsAnHour();
        return pace
            ? tr("What fits into the time that is left, at the %n word(s) an hour that you have decided so far.",
                nullptr, static_cast<int>(std::lround(*pace)))
            : tr("How much fits into it is known once some words have been decided.");
    }
    if (!m_speed)
        return tr("How much fits into it is known once some sentences have been confirmed.");
    return tr("What fits into the time that is left, at the %n word(s) an hour that were measured of you last.",
        nullptr, static_cast<int>(std::lround(*m_speed)));
}

} // namespace arcwright::ui
