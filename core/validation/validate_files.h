// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/progress.h"
#include "core/validation/ud_finding.h"
#include "core/validation/validate.h"

namespace arcwright {

/// A sentence of a treebank's files, as sentenceTexts() cuts them, and all that is wrong with it.
struct ValidatedSentence {
    std::size_t file = 0; ///< index of the file
    std::size_t line = 1; ///< the line of the file it begins on; its findings count from there
    std::vector<UdFinding> findings; ///< those from the treebank as a whole among them
};

/// Validates files of CoNLL-U as one treebank, the way the official validator does with all of them on its command
/// line. ValidationOptions::treebankHasFeatures is found out. When `stop` is requested, returns early with less.
/// `progress` is called on the calling thread alone.
std::vector<ValidatedSentence> validateFiles(std::span<const std::string_view> files, const ValidationOptions& options,
    unsigned threads, const std::stop_token& stop = {}, const ProgressSink& progress = {});

/// A file to be validated, where its rows have the columns, the line with which its first sentence begins (what stands
/// before that is the file's own), and the language it is tested as.
struct FileToValidate {
    std::shared_ptr<const FileBytes> bytes;
    ColumnPlaces columns;
    std::size_t firstLine = 1;
    std::shared_ptr<const TreebankLanguage> language{};
};

using ValidatedSink = std::function<void(ValidatedSentence)>;

/// Validates files that may be large and full of errors, sentence by sentence in order, on the calling thread. Of files
/// that are not in memory only the sentences at hand are read, and of findings only so many are kept at once: where
/// there are more, sentences are validated twice, first for what all of them say together. Memory: a few hundred bytes
/// a sentence. A sentence longer than Document::longestSentence is passed over, without findings. `progress` runs over
/// the first time. Columns and language are those of each file. Fails as FileBytes::read() does, most likely before the
/// first sentence is told.
Result<void> validateContents(std::span<const FileToValidate> files, const ValidationOptions& options, unsigned threads,
    const ValidatedSink& sink, const std::stop_token& stop = {}, const ProgressSink& progress = {});

} // namespace arcwright
