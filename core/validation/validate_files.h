// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/progress.h"
#include "core/validation/incident.h"
#include "core/validation/validate.h"

namespace arcwright {

/// A sentence of a treebank's files, as sentenceTexts() cuts them, and all that is wrong with it.
struct ValidatedSentence {
    std::size_t file = 0; ///< index of the file
    std::size_t line = 1; ///< the line of the file it begins on; its incidents count from there
    std::vector<Incident> incidents; ///< those from the treebank as a whole among them
};

/// Validates files of CoNLL-U as one treebank, the way the official validator does with all of them on its command
/// line. ValidationOptions::treebankHasFeatures is found out. When `stop` is requested, returns early with less.
/// `progress` is called on the calling thread alone.
std::vector<ValidatedSentence> validateFiles(std::span<const std::string_view> files, const ValidationOptions& options,
    unsigned threads, const std::stop_token& stop = {}, const ProgressSink& progress = {});

/// The same of files that may be large: of those that are not in memory only the sentences at hand are read. A sentence
/// longer than Document::longestSentence is passed over, without incidents. Fails as FileBytes::read() does.
Result<std::vector<ValidatedSentence>> validateContents(std::span<const std::shared_ptr<const FileBytes>> files,
    const ValidationOptions& options, unsigned threads, const std::stop_token& stop = {},
    const ProgressSink& progress = {});

} // namespace arcwright
