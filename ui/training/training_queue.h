// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "core/jobs/job_folder.h"
#include "ui/training/learning.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The training jobs in the order in which they are done: the one under way, those that wait for their turn, and those
/// that are paused, were broken off or are done. Each is kept in a folder, so that what ends the program does not end
/// it; the next start finds it again.
class TrainingQueue : public QObject {
    Q_OBJECT
public:
    enum class State {
        Running,
        Held, ///< it is under way, and paused
        Waiting, ///< it begins when those before it are done
        Stopped, ///< broken off, or paused before it began: it goes on when somebody says so
        Done, ///< it has its model, and what was to follow it
    };
    struct Job {
        QString path;
        JobCard card;
        State state = State::Waiting;
        int epochsDone = 0;
        std::optional<Problem> problem; ///< what it was broken off by
        std::optional<Problem> cardProblem = {}; ///< what its card is not known for
        std::optional<FoldsDone> foldsLeft = {}; ///< it has its model, but not all of its folds
        bool isElsewhere = false; ///< these wait for the treebank that they would predict, which is not open
    };

    /// `folder`: where the jobs are kept; empty: they are not, and there are none but the one under way.
    TrainingQueue(Workspace& workspace, Learning& learning, QString folder, QObject* parent = nullptr);
    ~TrainingQueue() override;

    const std::vector<Job>& jobs() const { return m_jobs; }
    /// Whether there is a model from before that is called after that number of the treebank's trainings, for as long
    /// as `context` is there.
    using IsTaken = std::function<bool(const QString& treebank, int number)>;
    void setTaken(QObject* context, IsTaken isTaken);
    /// Trains at once, or as soon as what is under way and what waits is done. Its sentences are those of now.
    void add(TrainingRequest request);
    /// Looks for what an earlier run of the program has left, on a thread of its own, and tells of it with foundLeft(),
    /// if there is anything.
    void findLeft();
    /// Whether the job was found by findLeft(), and nobody has decided about it.
    QList<std::size_t> left() const;

    /// Puts a job that is not under way before the one above it (-1), or behind the one below (1).
    void move(std::size_t index, int by);
    bool canMove(std::size_t index, int by) const;
    /// One that is under way rests where it is; one that waits does not begin by itself.
    void pause(std::size_t index);
    /// Lets a job go on, or use its model if it is done: at once, or when those before it are done.
    void goOn(std::size_t index);
    /// Cancels it, and removes its folder.
    void remove(std::size_t index);
    /// Cancels what is under way, whether or not it is a job.
    void cancelRunning();
    /// Removes those that are done and whose models are in another file, in use or on offer: these are saved, or need
    /// not be. The others have the only copy, and are found again.
    void removeDone();
    /// Whether new sentences are being gathered for a job that waits, or what was left is being looked for.
    bool isBusy() const { return m_gathering.isRunning() || !m_asked.empty() || m_finding.isRunning(); }

Q_SIGNALS:
    void changed();
    void foundLeft();
    void failed(const arcwright::Problem& problem);
    void finished();

private:
    QString freeTitle(const QString& treebank) const;
    void begin(const QString& path, const JobCard& card);
    void follow();
    void noteFolds(Job& job);
    void setState(std::size_t index, State state);
    std::optional<std::size_t> running() const;
    /// Keeps the folder of a job that is not under way for this program, or lets go of it.
    void hold(const QString& path);
    void letGo(const QString& path);
    JobFolder* held(const QString& path);
    void removeAt(const QString& path);
    void removeSoon(const QString& path, int tries);
    void writePlaces();
    void writeCards();
    void beginNext();
    void gather();

    /// A training that is asked for while another is under way, with the treebank as it is then.
    struct Asked {
        TrainingRequest request;
        Treebank treebank;
    };

    /// A job that was found, and its folder, which is this program's from then on.
    struct LeftJob {
        FoundJob found;
        std::shared_ptr<JobFolder> folder;
    };
    void takeLeft(const std::vector<LeftJob>& left);

    Workspace& m_workspace;
    Learning& m_learning;
    QString m_folder;
    QPointer<QObject> m_titlesContext;
    IsTaken m_isTaken;
    std::deque<Asked> m_asked; ///< whose sentences are not gathered yet
    std::vector<Job> m_jobs;
    std::vector<JobFolder> m_held; ///< of jobs that are not under way
    QStringList m_left;
    bool m_isCancelled = false; ///< the one under way
    bool m_hasModel = false; ///< the one under way
    bool m_hasFolds = false; ///< all that were to follow it, kept or not
    /// Cards to be written, by path. What nobody has begun to write is written at the end: the next start looks for it.
    struct UnwrittenCards {
        std::map<std::string, JobCard> cards;

        UnwrittenCards() = default;
        UnwrittenCards(const UnwrittenCards&) = delete;
        UnwrittenCards& operator=(const UnwrittenCards&) = delete;
        ~UnwrittenCards();
    };
    UnwrittenCards m_unwritten; ///< before the thread that has older ones of the same jobs
    Worker m_writing; ///< cards, which may take as long as the disk does
    Worker m_finding;
    Worker m_gathering; // last: its thread uses the others
};

} // namespace arcwright::ui
