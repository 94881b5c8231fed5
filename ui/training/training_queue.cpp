// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_queue.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QTimer>

#include "core/base/file_problems.h"
#include "core/learning/training_problems.h"
#include "core/shelf/numbered_name.h"
#include "ui/training/prepared_training.h"

namespace arcwright::ui {

namespace {

constexpr int moment = 50; ///< in milliseconds, after which a folder may be free that another thread had

} // namespace

TrainingQueue::TrainingQueue(Workspace& workspace, Learning& learning, QString folder, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_learning(learning), m_folder(std::move(folder))
{
    connect(&m_learning, &Learning::jobBegan, this, &TrainingQueue::begin);
    connect(&m_learning, &Learning::epochDone, this, [this](const EpochReport& report) {
        if (const auto index = running()) {
            m_jobs[*index].epochsDone = report.epoch;
            Q_EMIT changed();
        }
    });
    connect(&m_learning, &Learning::pausedChanged, this, [this](bool paused) {
        if (const auto index = running())
            setState(*index, paused ? State::Held : State::Running);
    });
    connect(&m_learning, &Learning::trained, this, [this] { m_hasModel = true; });
    connect(&m_learning, &Learning::foldsDone, this, [this] { m_hasFolds = true; });
    connect(&m_learning, &Learning::foldsElsewhere, this, [this] {
        if (const auto index = running())
            m_jobs[*index].isElsewhere = true;
    });
    connect(&m_workspace, &Workspace::treebankOpened, this, [this] { // which may be theirs
        for (Job& job : m_jobs)
            job.isElsewhere = false;
        Q_EMIT changed();
    });
    connect(&m_learning, &Learning::failed, this, [this](const Problem& problem) {
        if (const auto index = running())
            m_jobs[*index].problem = problem;
    });
    connect(&m_learning, &Learning::finished, this, &TrainingQueue::follow);
    connect(&m_gathering, &Worker::finished, this, [this] {
        if (!m_asked.empty()) {
            gather();
            return;
        }
        beginNext();
        Q_EMIT finished();
    });
    connect(&m_gathering, &Worker::failed, this, &TrainingQueue::failed);
    connect(&m_finding, &Worker::finished, this, &TrainingQueue::finished);
    connect(&m_finding, &Worker::failed, this, &TrainingQueue::failed);
    connect(&m_writing, &Worker::finished, this, &TrainingQueue::writeCards);
}

TrainingQueue::~TrainingQueue() = default;

TrainingQueue::UnwrittenCards::~UnwrittenCards()
{
    for (const auto& [path, card] : cards)
        static_cast<void>(JobFolder::writeCard(path, card));
}

std::optional<std::size_t> TrainingQueue::running() const
{
    const auto found = std::find_if(m_jobs.begin(), m_jobs.end(),
        [](const Job& job) { return job.state == State::Running || job.state == State::Held; });
    return found == m_jobs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_jobs.begin()));
}

void TrainingQueue::setState(std::size_t index, State state)
{
    m_jobs[index].state = state;
    Q_EMIT changed();
}

JobFolder* TrainingQueue::held(const QString& path)
{
    const auto found = std::find_if(
        m_held.begin(), m_held.end(), [&](const JobFolder& job) { return job.path() == path.toStdString(); });
    return found == m_held.end() ? nullptr : &*found;
}

void TrainingQueue::hold(const QString& path)
{
    auto job = JobFolder::open(path.toStdString());
    if (job)
        m_held.push_back(std::move(*job));
    else if (job.error().code == FileProblem::InUse && m_finding.isRunning()) // which has each job for a moment
        QTimer::singleShot(moment, this, [this, path] {
            const auto known = [&](const Job& one) { return one.path == path; };
            if (held(path) == nullptr && std::any_of(m_jobs.begin(), m_jobs.end(), known))
                hold(path);
        });
}

void TrainingQueue::letGo(const QString& path)
{
    std::erase_if(m_held, [&](const JobFolder& job) { return job.path() == path.toStdString(); });
}

void TrainingQueue::setTaken(QObject* context, IsTaken isTaken)
{
    m_titlesContext = context;
    m_isTaken = std::move(isTaken);
}

/// Jobs and models of one treebank are told apart by a number, wherever they are named.
QString TrainingQueue::freeTitle(const QString& treebank) const
{
    QStringList taken = m_learning.titlesHere();
    if (m_learning.isTraining()) // whose folder may still be being made
        taken << m_learning.trainedOn();
    for (const Job& job : m_jobs)
        taken << QString::fromStdString(job.card.title);
    for (const Asked& asked : m_asked)
        taken << asked.request.title;
    NumberedName title{treebank.toStdString()};
    const bool isKnown = m_isTaken && !m_titlesContext.isNull();
    while (taken.contains(QString::fromStdString(title.text())) || (isKnown && m_isTaken(treebank, title.number)))
        ++title.number;
    return QString::fromStdString(title.text());
}

void TrainingQueue::add(TrainingRequest request)
{
    if (request.isAsked) {
        request.jobs = m_folder;
        request.title = freeTitle(titleOfSources(request, m_workspace.title()));
    }
    if (!m_learning.isBusy() && !m_gathering.isRunning()) {
        m_learning.train(request);
        return;
    }
    if (request.jobs.isEmpty())
        return;
    m_asked.push_back({std::move(request), m_workspace.treebank()});
    if (!m_gathering.isRunning())
        gather();
}

/// The first that is asked for comes to the list when its sentences are in its folder.
void TrainingQueue::gather()
{
    Asked asked = std::move(m_asked.front());
    m_asked.pop_front();
    m_gathering.start([this, asked = std::move(asked)](const std::stop_token& stop, const Worker::Post& post) {
        const auto& [request, treebank] = asked;
        const auto training = preparedTraining(request, treebank, stop);
        auto folder = training ? JobFolder::create(
                          request.jobs.toStdString(), cardOf(request, request.title, *training, treebank), *training)
                               : Result<JobFolder>(failure(training.error()));
        if (!folder) {
            post([this, problem = folder.error()] { Q_EMIT failed(problem); });
            return;
        }
        post([this, job = std::make_shared<JobFolder>(std::move(*folder))] {
            m_jobs.push_back({QString::fromStdString(job->path()), job->card(), State::Waiting, 0, std::nullopt});
            m_held.push_back(std::move(*job));
            writePlaces();
            Q_EMIT changed();
        });
    });
}

/// What is under way has a folder from now on: a new one, or that of a job in the list.
void TrainingQueue::begin(const QString& path, const JobCard& card)
{
    m_hasModel = m_hasFolds = false;
    m_left.removeOne(path);
    auto found = std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return job.path == path; });
    if (found == m_jobs.end())
        found = m_jobs.insert(m_jobs.begin(), {path, card, State::Running, 0, std::nullopt});
    found->problem.reset();
    found->foldsLeft.reset();
    found->isElsewhere = false;
    setState(static_cast<std::size_t>(found - m_jobs.begin()), m_learning.isPaused() ? State::Held : State::Running);
}

/// Nothing is under way any more. Queued: what else hears of it comes first.
void TrainingQueue::follow()
{
    if (const auto index = running()) {
        const QString path = m_jobs[*index].path;
        hold(path);
        const std::optional<Problem> problem = m_jobs[*index].problem;
        const bool canNeverLearn = problem && problem->code == TrainingProblem::NoUsableSentences; // its snapshot stays
        const bool isToGo = (m_isCancelled || canNeverLearn) && !m_hasModel;
        if (m_hasModel)
            noteFolds(m_jobs[*index]);
        setState(*index, m_hasModel && !m_jobs[*index].foldsLeft ? State::Done : State::Stopped);
        if (isToGo) // its thread may still have the folder for a moment
            remove(*index);
    }
    m_isCancelled = false;
    m_hasModel = m_hasFolds = false;
    QMetaObject::invokeMethod(this, &TrainingQueue::beginNext, Qt::QueuedConnection);
}

/// Of a job that has its model. Where somebody cancelled what is still to come, or it can never be, it is not missed.
void TrainingQueue::noteFolds(Job& job)
{
    const std::string path = job.path.toStdString();
    job.foldsLeft = m_hasFolds ? std::nullopt : JobFolder::foldsToTrain(path, job.card);
    const bool canNeverBe = job.problem && job.problem->code == TrainingProblem::NoUsableSentences;
    if (!job.foldsLeft || (!m_isCancelled && !canNeverBe))
        return;
    job.foldsLeft.reset();
    job.card.hasFolds = false;
    if (!job.cardProblem) {
        m_unwritten.cards.insert_or_assign(path, job.card);
        writeCards();
    }
}

void TrainingQueue::beginNext()
{
    if (m_learning.isBusy())
        return;
    const auto next
        = std::find_if(m_jobs.begin(), m_jobs.end(), [](const Job& job) { return job.state == State::Waiting; });
    if (next == m_jobs.end())
        return;
    letGo(next->path);
    TrainingRequest request;
    request.job = next->path;
    request.title = QString::fromStdString(next->card.title);
    next->state = State::Running; // before its thread says so, for whoever asks meanwhile
    m_learning.train(request);
    Q_EMIT changed();
}

void TrainingQueue::findLeft()
{
    if (m_folder.isEmpty())
        return;
    m_finding.start([this, base = m_folder.toStdString()](const std::stop_token& stop, const Worker::Post& post) {
        std::vector<LeftJob> left;
        for (FoundJob& job : jobsIn(base, stop)) {
            auto folder = JobFolder::open(job.path);
            if (!folder || stop.stop_requested())
                continue;
            if (job.isFinished && job.isKept && !job.foldsLeft) // its model is on the shelf
                std::move(*folder).remove();
            else
                left.push_back({std::move(job), std::make_shared<JobFolder>(std::move(*folder))});
        }
        post([this, left = std::move(left)] { takeLeft(left); });
    });
}

void TrainingQueue::takeLeft(const std::vector<LeftJob>& left)
{
    for (const LeftJob& one : left) {
        const FoundJob& job = one.found;
        const QString path = QString::fromStdString(job.path);
        if (std::any_of(m_jobs.begin(), m_jobs.end(), [&](const Job& known) { return known.path == path; }))
            continue;
        m_jobs.push_back({path, job.card, job.isFinished && !job.foldsLeft ? State::Done : State::Stopped,
            job.epochsDone, std::nullopt, job.problem, job.foldsLeft});
        m_left << path;
        m_held.push_back(std::move(*one.folder));
    }
    if (m_left.isEmpty())
        return;
    Q_EMIT changed();
    Q_EMIT foundLeft();
}

QList<std::size_t> TrainingQueue::left() const
{
    QList<std::size_t> indices;
    for (std::size_t i = 0; i < m_jobs.size(); ++i) {
        if (m_left.contains(m_jobs[i].path))
            indices << i;
    }
    return indices;
}

bool TrainingQueue::canMove(std::size_t index, int by) const
{
    const auto isUnderWay
        = [&](std::size_t at) { return m_jobs[at].state == State::Running || m_jobs[at].state == State::Held; };
    const std::size_t other = index + static_cast<std::size_t>(by);
    return index < m_jobs.size() && other < m_jobs.size() && !isUnderWay(index) && !isUnderWay(other);
}

void TrainingQueue::move(std::size_t index, int by)
{
    if (!canMove(index, by))
        return;
    std::swap(m_jobs[index], m_jobs[index + static_cast<std::size_t>(by)]);
    writePlaces();
    Q_EMIT changed();
}

/// For the next start. Where that fails, the order is what is lost.
void TrainingQueue::writePlaces()
{
    for (std::size_t i = 0; i < m_jobs.size(); ++i) {
        JobCard card = m_jobs[i].card;
        card.place = static_cast<int>(i);
        card.isPaused = m_jobs[i].state == State::Stopped;
        // A card that is lost may be one of a newer program.
        if (card == m_jobs[i].card || m_jobs[i].cardProblem || held(m_jobs[i].path) == nullptr)
            continue;
        m_jobs[i].card = card;
        m_unwritten.cards.insert_or_assign(m_jobs[i].path.toStdString(), std::move(card));
    }
    writeCards();
}

void TrainingQueue::writeCards()
{
    if (m_writing.isRunning() || m_unwritten.cards.empty())
        return;
    m_writing.start(
        [this, cards = std::exchange(m_unwritten.cards, {})](const std::stop_token&, const Worker::Post& post) {
            for (const auto& one : cards) {
                const auto written = JobFolder::writeCard(one.first, one.second);
                std::error_code ignored;
                if (!written && std::filesystem::exists(one.first, ignored)) // else the job was removed meanwhile
                    post([this, one, problem = written.error()] {
                        m_unwritten.cards.insert(one); // with the next ones, unless it is another by then
                        Q_EMIT failed(problem);
                    });
            }
        });
}

void TrainingQueue::pause(std::size_t index)
{
    if (index >= m_jobs.size())
        return;
    if (m_jobs[index].state == State::Running)
        m_learning.setPaused(true);
    else if (m_jobs[index].state == State::Waiting)
        setState(index, State::Stopped);
    writePlaces();
}

void TrainingQueue::goOn(std::size_t index)
{
    if (index >= m_jobs.size())
        return;
    m_left.removeOne(m_jobs[index].path);
    if (m_jobs[index].state == State::Held) {
        m_learning.setPaused(false);
        return;
    }
    if (m_jobs[index].state != State::Stopped && m_jobs[index].state != State::Done)
        return;
    setState(index, State::Waiting);
    writePlaces();
    beginNext();
}

void TrainingQueue::remove(std::size_t index)
{
    if (index >= m_jobs.size())
        return;
    const QString path = m_jobs[index].path;
    m_left.removeOne(path);
    JobFolder* const folder = held(path);
    if (folder == nullptr && running() == index) {
        m_isCancelled = true;
        m_learning.cancel(); // it goes when it has stopped
        return;
    }
    if (folder == nullptr) { // a thread that is still stopping has it
        constexpr int tries = 40;
        removeSoon(path, tries);
        return;
    }
    std::move(*folder).remove();
    letGo(path);
    m_jobs.erase(m_jobs.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
}

/// Asks for the folder again and again, unless somebody else keeps it.
void TrainingQueue::removeSoon(const QString& path, int tries)
{
    QTimer::singleShot(moment, this, [this, path, tries] {
        auto folder = JobFolder::open(path.toStdString());
        if (folder) {
            m_held.push_back(std::move(*folder));
            removeAt(path);
        } else if (folder.error().code == FileProblem::InUse && tries > 1) {
            removeSoon(path, tries - 1);
        } else {
            Q_EMIT failed(folder.error());
        }
    });
}

void TrainingQueue::removeAt(const QString& path)
{
    const auto found = std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return job.path == path; });
    if (found != m_jobs.end())
        remove(static_cast<std::size_t>(found - m_jobs.begin()));
}

void TrainingQueue::cancelRunning()
{
    if (const auto index = running()) {
        remove(*index);
        return;
    }
    m_isCancelled = m_learning.isBusy(); // also if its folder, which is still being made, comes to the list
    m_learning.cancel();
}

void TrainingQueue::removeDone()
{
    for (std::size_t i = m_jobs.size(); i-- > 0;) {
        const QString& path = m_jobs[i].path;
        const bool isElsewhere
            = JobFolder::keptAt(path.toStdString()).has_value() || m_learning.jobsOfModels().contains(path);
        if (m_jobs[i].state == State::Done && isElsewhere && !m_left.contains(path))
            remove(i);
    }
}

} // namespace arcwright::ui
