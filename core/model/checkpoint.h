// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/learning/bayes_point.h"
#include "core/learning/trainer.h"
#include "core/model/model.h"

namespace arcwright {

// The checkpoint file, version 1: all that training goes on from. Its head is that of a model file (see block_file.h),
// but for its first line, "Arcwright state\n". Then the blocks:
//
//   configuration   JSON, UTF-8: that of the model that is being trained (see model_file.h)
//   progress        JSON, UTF-8: training, development (hashes of the examples); then, of one set of weights, epoch,
//                   random (the generator's state), sentences, best_epoch, best_uas, best_las; of a Bayes Point
//                   Machine, members [{member, epochs, best_epoch, uas, las}]
//   order           4 bytes each: the order in which the last epoch took the examples; empty for a Bayes Point Machine
//   weights         those that are not zero, floats (see sparseBlock()); empty for a Bayes Point Machine
//   sums            likewise, doubles: AveragedWeights::late(), or WeightMean::sums() of a Bayes Point Machine
//   best            the weights of the best epoch, floats; empty where training cannot stop early
//
// A file is checked (head, length, checksum, settings, data) before anything in it is used.

inline constexpr std::uint32_t checkpointVersion = 1;

/// The training that a checkpoint belongs to; it is of no use to any other.
struct CheckpointOwner {
    std::string configuration; ///< configurationText() of the model that is being trained
    std::uint64_t training = 0; ///< hashOfExamples()
    std::uint64_t development = 0;
    std::size_t examples = 0; ///< number of training examples
    WeightShape shape;
    TrainerSettings settings;
};

CheckpointOwner checkpointOwner(
    const Model& untrained, const std::vector<Example>& training, const std::vector<Example>& development);

/// A hash of the examples as the trainer sees them, in their order.
std::uint64_t hashOfExamples(const std::vector<Example>& examples);

/// Puts the file's bytes into the memory of others: new pages for tens of megabytes an epoch take longer than writing.
void checkpointInto(std::string& file, const CheckpointOwner& owner, const TrainerState& state);
void checkpointInto(std::string& file, const CheckpointOwner& owner, const BayesPointState& state);
/// The file's bytes.
std::string checkpointOf(const CheckpointOwner& owner, const TrainerState& state);
std::string checkpointOf(const CheckpointOwner& owner, const BayesPointState& state);

// Reading fails with NotACheckpoint, CheckpointTooNew, CheckpointTooOld, CheckpointTruncated or CheckpointDamaged, and
// with CheckpointOfOtherSettings, CheckpointOfOtherData or CheckpointOfOtherDevelopment where it has another owner. The
// owner may ask for more epochs, or more members, than the checkpoint's did; not for fewer than it has. Development
// examples need be the same only where their scores have a say in what comes out.

Result<TrainerState> trainerStateIn(std::string_view bytes, const CheckpointOwner& owner);
Result<BayesPointState> bayesPointStateIn(std::string_view bytes, const CheckpointOwner& owner);

} // namespace arcwright
