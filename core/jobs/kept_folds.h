// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/jobs/job_card.h"
#include "core/model/any_model.h"
#include "core/model/training_run.h"

namespace arcwright {

// The folds of a job's model, in the folder `folds` beside it:
//
//   count         how many there are; written before the first of them is trained
//   1, 2, …       each with its model alone (folds_file.h), as soon as it is trained
//   1.checkpoint  after each epoch of one that is being trained

/// How far the folds of a job have come.
struct FoldsDone {
    std::size_t done = 0;
    std::size_t of = 0; ///< 0: none of them was begun

    friend bool operator==(const FoldsDone&, const FoldsDone&) = default;
};

/// The models of the folds of a job that outlives whoever began it. Safe to call from several threads, for different
/// folds. A value; it does not keep others from the job.
class KeptFolds {
public:
    /// `whole` is hashOf() the file of the model of the whole: folds of another one do not count.
    KeptFolds(std::string folder, std::uint64_t whole) : m_folder(std::move(folder)), m_whole(whole) { }

    /// Before the first. Fails as writing a file does.
    Result<void> begin(std::size_t count) const;
    /// The model of a fold; nothing where it was not trained yet. Fails as foldsIn() for a file that is damaged or of
    /// another training.
    Result<std::optional<AnyModel>> find(std::size_t fold) const;
    /// Keeps it, and lets go of its checkpoint. Fails as writeFolds().
    Result<void> keep(std::size_t fold, const AnyModel& model) const;
    std::string checkpoint(std::size_t fold) const;

    /// What there is in such a folder. Nothing of it is read but the count.
    static FoldsDone doneIn(const std::string& folder);

private:
    std::string m_folder;
    std::uint64_t m_whole;
};

/// The sentences that the folds of a training are made of: as they were when it was asked for, without those of
/// development files. Each is there once where a treebank alone was learnt from.
Sentences sentencesOfFolds(const TrainingRun& run, const JobData& data);

/// For each of these sentences, where in an open treebank one with its words and tags is, each place for one of them;
/// nothing where there is none, or none any more. O(words).
std::vector<std::optional<std::size_t>> placesIn(const Treebank& treebank, const Sentences& sentences);

} // namespace arcwright
