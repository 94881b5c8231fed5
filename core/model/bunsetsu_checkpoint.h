// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/bunsetsu/training_state.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright {

// The checkpoint file of a parser of bunsetsu, version 1: all that its training goes on from. Its head is that of a
// model file (see block_file.h), but for its first line, "Arcwright bstat\n". Then the blocks:
//
//   configuration   JSON, UTF-8: that of the model before it has learnt anything (bunsetsu_model_file.h)
//   progress        JSON, UTF-8: training (a hash of the sentences), epoch, random
//   order           4 bytes each: the order in which the last epoch took the sentences
//   weights, late   those that are not zero, floats (see sparseBlock())
//   alphas          likewise
//
// A file is checked (head, length, checksum, settings, data) before anything in it is used.

inline constexpr std::uint32_t bunsetsuCheckpointVersion = 1;

/// The training that such a checkpoint belongs to; it is of no use to any other.
struct BunsetsuCheckpointOwner {
    std::string configuration; ///< configurationText() of the untrained model
    BunsetsuSettings settings;
    std::uint64_t training = 0; ///< a hash of the sentences, their heads and types
    std::size_t sentences = 0;
    std::size_t answers = 0; ///< answersOf() them; 0 where preferences are learnt
};

/// O(examples).
BunsetsuCheckpointOwner bunsetsuCheckpointOwner(const BunsetsuModel& untrained, const Sentences& sentences);

/// The file's bytes. O(weights).
std::string checkpointOf(const BunsetsuCheckpointOwner& owner, const BunsetsuTrainingState& state);

/// Fails with a CheckpointProblem: the file is none, damaged, or of another training. More epochs may be asked for than
/// its training did.
Result<BunsetsuTrainingState> bunsetsuStateIn(std::string_view bytes, const BunsetsuCheckpointOwner& owner);

} // namespace arcwright
