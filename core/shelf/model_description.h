// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/train.h"

namespace arcwright {

/// How a model did on sentences that it has not seen.
struct ModelMark {
    double uas = 0; ///< percent
    double las = 0; ///< percent; 0 where it tells heads alone
    std::size_t sentences = 0;
    std::string on; ///< which they are, as people call them

    friend bool operator==(const ModelMark&, const ModelMark&) = default;
};

/// The sentences that a model was trained on, as far as its own file does not tell.
struct TrainingData {
    std::vector<std::string> files; ///< their names, without folders
    std::string language; ///< `da`, as the files' names say; empty where they do not
    std::string checksum; ///< checksumOf() the sentences; empty where it is not known

    friend bool operator==(const TrainingData&, const TrainingData&) = default;
};

/// What is told of a model on the shelf beside what its file says itself (see ModelFacts).
struct ModelDescription {
    std::string name;
    std::string made; ///< when it was trained, UTC, `2026-03-01T12:30:00Z`; empty where it is not known
    std::string program; ///< the version of the program that trained it; empty where it is not known
    std::string modelChecksum; ///< hashText() of the model's file that this was written for; empty: of any
    TrainingData data;
    std::vector<ModelMark> marks;
    std::string notes;
    bool keptByProgram = false; ///< nobody asked for it to be kept
    std::size_t folds = 0; ///< how many models of folds are beside it (see folds_file.h)

    friend bool operator==(const ModelDescription&, const ModelDescription&) = default;
};

// The description of `NAME.arcmodel` is the file `NAME.arcmodel.json` beside it, JSON in UTF-8; members that are not
// known stay where it is changed:
//     {"name": "Danish, hill", "made": "2026-03-01T12:30:00Z", "program": "1.2.0", "model_checksum": "0f3a...",
//      "data": {"files": ["da_ddt-ud-train.conllu"], "language": "da", "checksum": "a41c..."},
//      "scores": [{"on": "every tenth sentence", "sentences": 438, "uas": 88.1, "las": 85.2}],
//      "notes": "", "kept_by_program": true, "folds": 5}

/// The path of the description of a model's file.
std::string descriptionPath(const std::string& modelPath);

/// The description beside a model's file; what is not told, or told in another form, is empty. Where there is none, all
/// is. Fails with NotADescription, and as readFile().
Result<ModelDescription> readDescription(const std::string& modelPath);

/// Reads the description beside a model's file, changes it and writes it atomically. Fails as readDescription() and
/// writeFileAtomically(); then it is what it was.
Result<void> changeDescription(
    const std::string& modelPath, const std::function<void(ModelDescription& description)>& change);

/// 16 hexadecimal digits.
std::string hashText(std::uint64_t hash);

/// hashText() of all words, tags, heads and relations of sentences, in their order: another one wherever training would
/// have had something else to learn from. O(words).
std::string checksumOf(const Sentences& sentences);

} // namespace arcwright
