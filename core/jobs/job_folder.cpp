// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_folder.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string_view>
#include <system_error>
#include <thread>
#include <tuple>

#include "core/base/file_bytes.h"
#include "core/base/file_problems.h"
#include "core/base/file_stamp.h"
#include "core/base/text_file.h"
#include "core/base/user_folders.h"
#include "core/jobs/snapshot_problems.h"
#include "core/jobs/training_snapshot.h"
#include "core/model/checkpoint_problems.h"
#include "core/model/folds_file.h"
#include "core/model/tagger_file.h"

namespace arcwright {

namespace {

namespace fs = std::filesystem;

constexpr const char* cardFile = "card";
constexpr const char* snapshotFile = "snapshot";
constexpr const char* checkpointFile = "checkpoint";
constexpr const char* epochsFile = "epochs";
constexpr const char* modelFile = "model";
constexpr const char* foldsFolder = "folds";
constexpr const char* keptFile = "kept";
constexpr std::string_view withFolds = "\nfolds"; // behind the path

Result<std::string> newFolderIn(const std::string& base)
{
    makePrivateFolders(base);
    std::string path = (fs::path(base) / "job-XXXXXX").string();
    if (::mkdtemp(path.data()) != nullptr)
        return path;
    const int error = errno;
    const bool isFull = error == ENOSPC || error == EDQUOT;
    return failure(Problem{isFull ? FileProblem::DiskFull : FileProblem::NotWritable, base, 0, 0,
        {std::generic_category().message(error)}});
}

void removeFolder(const std::string& path)
{
    std::error_code ignored;
    // First, so that what is left of it is no job: it has neither sentences nor, if nothing was learnt yet, a card.
    fs::remove(fs::path(path) / snapshotFile, ignored);
    fs::remove(fs::path(path) / cardFile, ignored);
    fs::remove_all(path, ignored);
}

std::string inFolder(const std::string& folder, const char* name)
{
    return (fs::path(folder) / name).string();
}

/// Whoever looks for jobs has each of them for a moment.
Result<FileLock> lockSoon(const std::string& path)
{
    constexpr int attempts = 50;
    constexpr std::chrono::milliseconds pause(20);
    auto lock = FileLock::tryLock(path);
    for (int i = 1; i < attempts && !lock && lock.error().code == FileProblem::InUse; ++i) {
        std::this_thread::sleep_for(pause);
        lock = FileLock::tryLock(path);
    }
    return lock;
}

bool isThere(const std::string& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

/// What is left of a card that is lost: the folder's name, and what the snapshot tells.
JobCard cardOfSnapshot(const std::string& folder)
{
    JobCard card;
    card.title = fs::path(folder).filename().string();
    const std::string snapshot = inFolder(folder, snapshotFile);
    constexpr std::int64_t nanosecondsInSecond = 1'000'000'000;
    if (const auto stamp = stampOf(snapshot))
        card.asked = stamp->modified / nanosecondsInSecond;
    const auto bytes = readFile(snapshot);
    const auto run = bytes ? trainingIn(*bytes) : failure(bytes.error());
    if (!run)
        return card; // which is told when somebody goes on with it
    card.sentences = run->training.size();
    if (const auto* words = std::get_if<TrainingSettings>(&run->settings)) {
        card.decoder = nameOf(words->trainer.decoder.decoder);
        card.epochs = words->trainer.epochs;
    } else {
        card.decoder = nameOf(std::get<BunsetsuSettings>(run->settings).decoder);
        card.epochs = std::get<BunsetsuSettings>(run->settings).epochs;
    }
    return card;
}

struct ReadCard {
    JobCard card;
    std::optional<Problem> problem = {};
};

/// Nothing where there is no job: its card, which comes last, was never written, and no training has begun.
std::optional<ReadCard> readCard(const std::string& folder)
{
    const std::string path = inFolder(folder, cardFile);
    const auto text = readFile(path);
    if (auto card = text ? cardIn(*text) : std::nullopt)
        return ReadCard{std::move(*card)};
    const bool isBegun = isThere(inFolder(folder, checkpointFile)) || isThere(inFolder(folder, epochsFile))
        || isThere(inFolder(folder, modelFile));
    if (!isBegun && !isThere(path))
        return std::nullopt;
    return ReadCard{cardOfSnapshot(folder), Problem{SnapshotProblem::CardLost, path, 0, 0, {}}};
}

std::vector<EpochReport> readEpochs(const std::string& path)
{
    const auto text = readFile(path);
    return text ? epochsIn(*text).value_or(std::vector<EpochReport>()) : std::vector<EpochReport>();
}

/// Where the model of a job is, too.
struct Kept {
    std::string file;
    KeptWith with = KeptWith::Nothing;
};

std::optional<Kept> readKept(const std::string& folder)
{
    auto text = readFile(inFolder(folder, keptFile));
    if (!text)
        return std::nullopt;
    if (!text->ends_with(withFolds))
        return Kept{std::move(*text)};
    text->resize(text->size() - withFolds.size());
    return Kept{std::move(*text), KeptWith::Folds};
}

/// Keeps the reports of epochs in a file, in their order, for the next one who shows the curve.
class EpochKeeper {
public:
    EpochKeeper(std::string path, Trainer::EpochSink sink)
        : m_path(std::move(path)), m_sink(std::move(sink)), m_epochs(readEpochs(m_path))
    {
    }

    void tellAll() const
    {
        if (m_sink)
            std::for_each(m_epochs.begin(), m_epochs.end(), m_sink);
    }
    void forgetAll() { m_epochs.clear(); }
    /// An epoch whose checkpoint was lost is there twice: the second counts.
    void add(const EpochReport& report)
    {
        m_epochs.erase(
            std::remove_if(m_epochs.begin(), m_epochs.end(),
                [&](const EpochReport& other) { return other.member == report.member && other.epoch >= report.epoch; }),
            m_epochs.end());
        m_epochs.push_back(report);
        // A curve with a gap is no reason to end a training: where the disk is full, its checkpoint says so.
        static_cast<void>(writeFileAtomically(m_path, epochsText(m_epochs), Links::Refuse));
        if (m_sink)
            m_sink(report);
    }

private:
    std::string m_path;
    Trainer::EpochSink m_sink;
    std::vector<EpochReport> m_epochs;
};

} // namespace

Result<JobFolder> JobFolder::create(const std::string& base, const JobCard& card, const TrainingRun& run)
{
    const auto path = newFolderIn(base);
    if (!path)
        return failure(path.error());
    const std::string snapshot = (fs::path(*path) / snapshotFile).string();
    const auto begun = [&]() -> Result<JobFolder> {
        if (const auto written = writeFileAtomically(snapshot, snapshotOf(run), Links::Refuse); !written)
            return failure(written.error());
        auto lock = lockSoon(snapshot);
        if (!lock)
            return failure(lock.error());
        JobFolder job(*path, card, std::move(*lock));
        if (const auto written = job.setCard(card); !written)
            return failure(written.error());
        return job;
    };
    auto job = begun();
    if (!job)
        removeFolder(*path);
    return job;
}

Result<JobFolder> JobFolder::open(const std::string& path)
{
    auto lock = FileLock::tryLock((fs::path(path) / snapshotFile).string());
    if (!lock)
        return failure(lock.error());
    auto card = readCard(path);
    if (!card)
        return failure(FileProblem::NotFound, (fs::path(path) / cardFile).string());
    JobFolder job(path, std::move(card->card), std::move(*lock));
    job.m_cardProblem = std::move(card->problem);
    return job;
}

Result<void> JobFolder::setCard(const JobCard& card)
{
    auto written = writeCard(m_path, card);
    if (written) {
        m_card = card;
        m_cardProblem.reset();
    }
    return written;
}

Result<void> JobFolder::writeCard(const std::string& path, const JobCard& card)
{
    return writeFileAtomically(inFolder(path, cardFile), cardText(card), Links::Refuse);
}

bool JobFolder::isFinished() const
{
    return isThere(file(modelFile));
}

std::vector<EpochReport> JobFolder::epochs() const
{
    return readEpochs(file(epochsFile));
}

Result<TrainingRun> JobFolder::training() const
{
    return trainingOf(m_path);
}

Result<TrainedModel> JobFolder::run(const JobHooks& hooks, const std::stop_token& stop) const
{
    const auto run = training();
    if (!run)
        return failure(run.error());
    EpochKeeper epochs(file(epochsFile), hooks.epochDone);
    TrainingHooks steps;
    steps.progress = hooks.progress;
    steps.epochDone = [&](const EpochReport& report) { epochs.add(report); };
    steps.checkpoint = file(checkpointFile);
    if (isThere(steps.checkpoint)) {
        steps.resume = steps.checkpoint;
        epochs.tellAll();
    } else {
        epochs.forgetAll();
    }
    auto trained = train(*run, steps, stop);
    if (!trained && !steps.resume.empty() && isOfCheckpoint(trained.error())) {
        epochs.forgetAll();
        if (hooks.begunAnew)
            hooks.begunAnew(trained.error());
        steps.resume.clear();
        trained = train(*run, steps, stop);
    }
    if (!trained)
        return trained;
    if (const auto saved = saveModel(trained->model, trained->tagger.get(), file(modelFile)); !saved)
        return failure(saved.error());
    std::error_code ignored;
    fs::remove(file(checkpointFile), ignored);
    return trained;
}

Result<TrainedModel> JobFolder::model() const
{
    auto model = loadAnyModel(file(modelFile));
    if (!model)
        return failure(model.error());
    TrainedModel trained{std::move(*model), nullptr};
    if (unitsOf(trained.model) == Units::Words) {
        auto tagger = loadTagger(file(modelFile));
        if (!tagger)
            return failure(tagger.error());
        trained.tagger = std::move(*tagger);
        trained.model = withVocabularyOf(trained.model, trained.tagger.get());
    }
    return trained;
}

Result<KeptFolds> JobFolder::folds() const
{
    const auto model = FileBytes::open(file(modelFile));
    return model ? Result<KeptFolds>(KeptFolds(file(foldsFolder), (*model)->hash())) : failure(model.error());
}

std::optional<FoldsDone> JobFolder::foldsToTrain(const std::string& path, const JobCard& card)
{
    if (!card.hasFolds || !isThere(inFolder(path, modelFile)))
        return std::nullopt;
    const FoldsDone folds = KeptFolds::doneIn(inFolder(path, foldsFolder));
    return folds.of == 0 || folds.done < folds.of ? std::optional(folds) : std::nullopt;
}

std::optional<FoldsDone> JobFolder::foldsLeft() const
{
    if (!m_card.hasFolds || !isFinished())
        return std::nullopt;
    const FoldsDone here = KeptFolds::doneIn(file(foldsFolder));
    const bool areAllHere = here.of > 0 && here.done == here.of;
    const auto kept = readKept(m_path);
    const bool isOfOlderVersion = here.of == 0 && kept && kept->file.empty(); // which did not keep them here
    if (isOfOlderVersion)
        return std::nullopt;
    if (kept && isThere(kept->file)) {
        const std::size_t beside = foldCount(foldsPath(kept->file));
        if (beside > 0 && beside >= here.of)
            return std::nullopt;
        if (areAllHere && kept->with == KeptWith::Folds)
            return here;
    }
    return areAllHere ? std::nullopt : std::optional(here);
}

void JobFolder::remove() &&
{
    removeFolder(m_path);
}

void JobFolder::noteKept(const std::string& path, const std::string& file, KeptWith with)
{
    // Where it cannot be written, the job is offered although nobody needs it.
    const std::string kept = (fs::path(path) / keptFile).string();
    if (isThere((fs::path(path) / modelFile).string()) && !isThere(kept))
        static_cast<void>(
            writeFileAtomically(kept, with == KeptWith::Folds ? file + std::string(withFolds) : file, Links::Refuse));
}

std::optional<std::string> JobFolder::keptAt(const std::string& path)
{
    auto kept = readKept(path);
    return kept ? std::optional(std::move(kept->file)) : std::nullopt;
}

Result<JobCard> JobFolder::cardOf(const std::string& path)
{
    const auto card = readCard(path);
    return card ? Result<JobCard>(card->card) : failure(FileProblem::NotFound, inFolder(path, cardFile));
}

Result<TrainingRun> JobFolder::trainingOf(const std::string& path)
{
    const std::string snapshot = (fs::path(path) / snapshotFile).string();
    const auto bytes = readFile(snapshot);
    if (!bytes)
        return failure(bytes.error());
    auto run = trainingIn(*bytes);
    if (!run)
        run.error().file = snapshot;
    return run;
}

std::string usersJobsFolder()
{
    const fs::path data = userDataFolder();
    return data.empty() ? std::string() : (data / "arcwright/jobs").string();
}

std::vector<FoundJob> jobsIn(const std::string& base, const std::stop_token& stop)
{
    std::vector<FoundJob> found;
    std::error_code error;
    for (fs::directory_iterator entry(base, error), end; !error && entry != end; entry.increment(error)) {
        if (stop.stop_requested())
            break;
        const std::string path = entry->path().string();
        const auto job = JobFolder::open(path);
        if (!job)
            continue;
        const auto epochs = job->epochs();
        const auto done
            = std::count_if(epochs.begin(), epochs.end(), [](const EpochReport& epoch) { return epoch.member <= 1; });
        found.push_back({path, job->card(), job->isFinished(), isThere((fs::path(path) / keptFile).string()),
            job->foldsLeft(), static_cast<int>(done), job->cardProblem()});
    }
    const auto key = [](const FoundJob& job) {
        return std::make_tuple(job.problem.has_value(), job.card.place, job.card.asked, std::cref(job.path));
    };
    std::sort(found.begin(), found.end(), [&](const auto& one, const auto& other) { return key(one) < key(other); });
    return found;
}

} // namespace arcwright
