// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job_notice.h"

#include "ui/documents/workspace.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/workplaces.h"
#include "ui/training/training_queue.h"

namespace arcwright::ui {

namespace {

const QString leftKey = QStringLiteral("jobs left");
const QString jobKey = QStringLiteral("job");

} // namespace

JobNotice::JobNotice(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.queue, &TrainingQueue::foundLeft, this, &JobNotice::offerLeft);
    connect(&m_parts.queue, &TrainingQueue::changed, this, [this] {
        if (m_parts.queue.left().isEmpty())
            m_parts.messages.dropNotice(leftKey);
    });
    // Another treebank takes all notices away, but these are not of the one before.
    connect(&m_parts.workspace, &Workspace::opened, this, &JobNotice::offerLeft, Qt::QueuedConnection);
    connect(&m_parts.queue, &TrainingQueue::failed, &m_parts.messages, &MessageBar::showProblem);
    connect(&m_parts.learning, &Learning::started, this, [this] { m_parts.messages.dropNotice(jobKey); });
    connect(&m_parts.learning, &Learning::notKept, this, [this](const Problem& problem) {
        say({Tiding::NotKept, problem, QString()});
    });
    connect(&m_parts.learning, &Learning::leftInJob, this, [this](const QString& trainedOn) {
        say({Tiding::LeftInJob, Problem(), trainedOn});
    });
    connect(&m_parts.learning, &Learning::begunAnew, this, [this](const Problem& problem) {
        say({Tiding::BegunAnew, problem, QString()});
    });
    connect(&m_parts.learning, &Learning::foldBegunAnew, this, [this](const Problem& problem) {
        say({Tiding::FoldBegunAnew, problem, QString()});
    });
    connect(&m_parts.learning, &Learning::foldsElsewhere, this, [this] {
        if (const auto before = said(); !before || before->kind != Tiding::LeftInJob) // which says where the model is
            say({Tiding::FoldsElsewhere, Problem(), m_parts.learning.trainedOn()});
    });
}

std::optional<JobNotice::Tiding> JobNotice::said() const
{
    return m_parts.messages.hasNotice(jobKey) ? std::optional(m_last) : std::nullopt;
}

void JobNotice::say(const Tiding& tiding)
{
    m_last = tiding;
    switch (tiding.kind) {
    case Tiding::NotKept:
        m_parts.messages.showNotice(jobKey,
            tr("The training goes on, but cannot be kept: leave the program open until it is done. %1")
                .arg(problemTextWithStep(tiding.problem)),
            problemPlace(tiding.problem), {}, MessageKind::Warning);
        break;
    case Tiding::LeftInJob:
        m_parts.messages.showNotice(jobKey,
            tr("The training on %1 is done. Its model stays in its job, for another one that was trained here is on "
               "offer and not saved yet.")
                .arg(tiding.trainedOn),
            QString(), {{tr("Show them"), [this] { m_parts.workplaces.go(WorkplaceId::Train); }}});
        break;
    case Tiding::BegunAnew:
        m_parts.messages.showNotice(jobKey,
            tr("The training begins with its first epoch, and will give the same model: %1")
                .arg(problemTextWithStep(tiding.problem)),
            problemPlace(tiding.problem), {}, MessageKind::Warning);
        break;
    case Tiding::FoldBegunAnew:
        m_parts.messages.showNotice(jobKey,
            tr("The model is done; one of its folds begins with its first epoch, and will give the same predictions: "
               "%1")
                .arg(problemTextWithStep(tiding.problem)),
            problemPlace(tiding.problem), {}, MessageKind::Warning);
        break;
    case Tiding::FoldsElsewhere:
        m_parts.messages.showNotice(jobKey,
            tr("The training on %1 is done. Its predictions by folds are still to come: its treebank is not open. Open "
               "it, and let the job go on.")
                .arg(tiding.trainedOn),
            QString(), {{tr("Show the jobs"), [this] { m_parts.workplaces.go(WorkplaceId::Train); }}});
        break;
    }
}

void JobNotice::offerLeft()
{
    const auto left = m_parts.queue.left();
    if (left.isEmpty())
        return;
    if (left.size() == 1) {
        offerOne(left.front());
        return;
    }
    m_parts.messages.showNotice(leftKey,
        tr("%n training job(s) were left when the program ended.", nullptr, static_cast<int>(left.size())), QString(),
        {{tr("Show them"), [this] { m_parts.workplaces.go(WorkplaceId::Train); }},
            {tr("Go on with all"), [this] {
                 while (!m_parts.queue.left().isEmpty())
                     m_parts.queue.goOn(m_parts.queue.left().front());
             }}});
}

QString JobNotice::foldsText(const QString& title, const FoldsDone& folds)
{
    if (folds.done == 0)
        return tr(
            "The training on %1 was broken off when it had its model; the predictions by folds are still to come.")
            .arg(title);
    return tr("The training on %1 was broken off when it had its model; the predictions by folds are still to come, of "
              "which %2 of %3 are trained.")
        .arg(title)
        .arg(folds.done)
        .arg(folds.of);
}

void JobNotice::offerOne(std::size_t index)
{
    const TrainingQueue::Job& job = m_parts.queue.jobs()[index];
    const QString title = QString::fromStdString(job.card.title);
    const bool isDone = job.state == TrainingQueue::State::Done;
    const QString text = job.foldsLeft ? foldsText(title, *job.foldsLeft)
        : isDone ? tr("The training on %1 was done when the program ended; its model is still in its job.").arg(title)
        : job.epochsDone == 0 ? tr("The training on %1 was broken off before its first epoch was done.").arg(title)
                              : tr("The training on %1 was broken off after epoch %2 of %3.")
                                    .arg(title)
                                    .arg(job.epochsDone)
                                    .arg(job.card.epochs);
    const QString lost = job.cardProblem ? problemTextWithStep(*job.cardProblem) : QString();
    const bool isKnown = job.card.epochs > 0; // else neither its card nor its sentences can be read
    const auto act = [this](void (TrainingQueue::*what)(std::size_t)) {
        const auto left = m_parts.queue.left();
        if (!left.isEmpty())
            (m_parts.queue.*what)(left.front());
    };
    m_parts.messages.showNotice(leftKey, inARow({isKnown || isDone ? text : QString(), lost}), QString(),
        {{isDone ? tr("Use it") : tr("Go on with it"), [act] { act(&TrainingQueue::goOn); }},
            {tr("Throw it away"), [act] { act(&TrainingQueue::remove); }}});
}

} // namespace arcwright::ui
