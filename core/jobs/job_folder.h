// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/file_lock.h"
#include "core/base/result.h"
#include "core/jobs/job_card.h"
#include "core/jobs/kept_folds.h"
#include "core/model/training_run.h"

namespace arcwright {

// The folder of a training job, which outlives whoever began it:
//
//   card        what it is (job_card.h); written last, so that without it, and without what a training leaves, there is
//               no job; where it is lost, the snapshot tells the most of it
//   snapshot    what it trains on (training_snapshot.h); never changed; locked by whoever is at work on the job
//   checkpoint  after each epoch: where the training goes on (checkpoint.h, bunsetsu_checkpoint.h)
//   epochs      their reports
//   model       at the end, with its tagger; then there is no checkpoint any more
//   folds       what its folds are made of, as far as they are (kept_folds.h), where there are to be any
//   kept        the path of another file that has that model, too: nobody would miss the job; where its folds are to
//               be beside it, a line `folds` follows

/// The receivers of what a job tells. Any may be empty.
struct JobHooks {
    ProgressSink progress;
    /// Also of the epochs that were done before, and these first.
    Trainer::EpochSink epochDone;
    /// The checkpoint is of no use, for this reason: training begins with the first epoch, and gives the same model.
    std::function<void(const Problem&)> begunAnew;
};

/// What is to be beside another file that has a job's model.
enum class KeptWith { Nothing, Folds };

/// A training job that is this program's as long as the object lives.
class JobFolder {
public:
    /// Makes a folder for a job in `base`, and `base` itself where it is not there. Fails with NotWritable or DiskFull,
    /// and leaves nothing then.
    static Result<JobFolder> create(const std::string& base, const JobCard& card, const TrainingRun& run);
    /// Fails with FileInUse while another program is at work on it, and with FileNotFound or FileNotReadable. Where the
    /// card is lost, the snapshot is read for another one.
    static Result<JobFolder> open(const std::string& path);

    const std::string& path() const { return m_path; }
    const JobCard& card() const { return m_card; }
    /// CardLost where the card is not what was written, but made of what else is known.
    const std::optional<Problem>& cardProblem() const { return m_cardProblem; }
    /// Writes the card. Fails with NotWritable or DiskFull; then it is what it was.
    Result<void> setCard(const JobCard& card);
    /// The same for a job that this program has under its lock elsewhere.
    static Result<void> writeCard(const std::string& path, const JobCard& card);
    bool isFinished() const;
    /// The reports of the epochs that are done; none where they cannot be read.
    std::vector<EpochReport> epochs() const;

    /// What it trains on. Fails with what is wrong with the snapshot, and names it.
    Result<TrainingRun> training() const;
    /// Trains, or goes on with the training, to the model, which is written beside. It is the one, byte for byte, that
    /// a training in one go gives. A kernel machine, which has no checkpoints, is trained from the start. Fails as
    /// train() does, and with what is wrong with the snapshot or cannot be written; what is there then can be gone on
    /// with. Not for two threads at once.
    Result<TrainedModel> run(const JobHooks& hooks, const std::stop_token& stop) const;
    /// The model of a finished job. Fails as reading a model does.
    Result<TrainedModel> model() const;

    /// Its folds, which are to follow the model. Fails as FileBytes::open() where there is none.
    Result<KeptFolds> folds() const;
    /// How far these have come, where there are to be some, there is a model, and they are not all there, nor all
    /// beside the model where that is kept, too; also where they are all there, and missing where they are to be beside
    /// it. Of a job of an older version of the program, any that are beside it are all.
    std::optional<FoldsDone> foldsLeft() const;
    /// The same of the job in that folder, whoever is at work on it, without a look at where its model is kept.
    static std::optional<FoldsDone> foldsToTrain(const std::string& path, const JobCard& card);

    /// Removes all of it.
    void remove() &&;

    /// Notes that the model of the job in that folder is in that file, too, whoever is at work on it. The first file
    /// counts.
    static void noteKept(const std::string& path, const std::string& file, KeptWith with = KeptWith::Nothing);
    /// That file; nothing where there is none. Empty where an older version of the program has noted it.
    static std::optional<std::string> keptAt(const std::string& path);
    /// The card, and what it trains on, of the job in that folder, whoever is at work on it. Fail as open() and
    /// training() do.
    static Result<JobCard> cardOf(const std::string& path);
    static Result<TrainingRun> trainingOf(const std::string& path);

private:
    JobFolder(std::string path, JobCard card, FileLock lock)
        : m_path(std::move(path)), m_card(std::move(card)), m_lock(std::move(lock))
    {
    }
    std::string file(const char* name) const { return m_path + '/' + name; }

    std::string m_path;
    JobCard m_card;
    std::optional<Problem> m_cardProblem;
    FileLock m_lock;
};

/// A job that somebody finds.
struct FoundJob {
    std::string path;
    JobCard card;
    bool isFinished = false;
    bool isKept = false; ///< its model is somewhere else, too
    std::optional<FoldsDone> foldsLeft = {}; ///< as JobFolder::foldsLeft()
    int epochsDone = 0; ///< of a Bayes Point Machine those of its first member
    std::optional<Problem> problem = {}; ///< what its card is not known for
};

/// `arcwright/jobs` in the user's data folder; empty if there is none.
std::string usersJobsFolder();

/// The jobs in a folder that no program is at work on, in the order of the queue, and those whose cards are lost last.
/// None where there is no such folder. Reads what is of no other use from end to end: not for a window's thread.
std::vector<FoundJob> jobsIn(const std::string& base, const std::stop_token& stop = {});

} // namespace arcwright
