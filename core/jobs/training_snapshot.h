// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/training_run.h"

namespace arcwright {

// The file of a snapshot, version 1: all that a training takes, as it was when the training was asked for. Its head is
// that of a model file (see block_file.h), but for its first line, "Arcwright train\n". Then the blocks:
//
//   settings        JSON, UTF-8: units, configuration (that of a model, see model_file.h and bunsetsu_model_file.h),
//                   parts; of words also threads, and root where it was chosen
//   training, development, tagged
//                   4 bytes each: the numbers of the sentences; one that is to count several times is there as often
//   and the sentences, see SentenceStore: formats, lengths of strings, strings, sentences
//
// A file is checked (head, length, checksum, every number in it) before anything in it is used.

inline constexpr std::uint32_t snapshotVersion = 1;

/// The file's bytes. O(words).
std::string snapshotOf(const TrainingRun& run);

/// The training of a snapshot's bytes: it gives the model, byte for byte, that the one which was written gives. Fails
/// with NotASnapshot, TooNew, TooOld, Truncated, Damaged or UnknownFormat of SnapshotProblem, or with ModelUnknownName.
Result<TrainingRun> trainingIn(std::string_view bytes);

} // namespace arcwright
