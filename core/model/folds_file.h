// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/result.h"
#include "core/model/any_model.h"

namespace arcwright {

// The file of the models of folds, version 1: those of a jackknife (see model_with_folds.h), beside the file of the
// model of the whole.
//
//   16 bytes  "Arcwright folds\n"
//   then version, length and checksum as in a model file (model_file.h), and one block:
//     whole   hashOf() the file of the model of the whole, and how many folds there are, 8 bytes each
//   then each fold, with its length in 8 bytes before it, so that one is in memory at a time:
//     8 bytes  hashOf() what follows
//     model    its file's bytes, of either kind
//     forms    each with its length in 4 bytes before it, ascending: those of the sentences it was trained on, which
//              its own file does not tell; empty where they are not known

inline constexpr std::uint32_t foldsFileVersion = 1;
inline constexpr std::string_view foldsMagic = "Arcwright folds\n";

/// The path of the models of folds that belong to the model in that file.
std::string foldsPath(const std::string& modelPath);

/// Writes the models of folds atomically. `whole` is hashOf() the file of the model of the whole. Fails as AtomicFile.
Result<void> writeFolds(const std::string& path, const std::vector<AnyModel>& folds, std::uint64_t whole);

/// How many folds a file says it has; 0 where it is none, or not there. Only its head is read.
std::size_t foldCount(const std::string& path);

/// The models of folds in a file, all of one kind, if they belong to that model of the whole. Fails with NotFolds,
/// FoldsTooNew, FoldsTooOld, FoldsTruncated, FoldsDamaged or FoldsOfOtherModel, as reading a model does, as
/// FileBytes::read(), and with OutOfMemory.
Result<std::vector<AnyModel>> foldsIn(const FileBytes& file, std::uint64_t whole, unsigned threads = 1);

} // namespace arcwright
