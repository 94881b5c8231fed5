// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learning/trainer.h"
#include "core/model/given_part.h"

namespace arcwright {

/// What is told of a model beside its scores, for when the treebank that it was trained on is not open any more.
struct JobData {
    std::vector<std::string> files; ///< the names of those learnt from, without folders
    std::string language; ///< as the files' names say; empty where they do not
    std::string checksum; ///< of the sentences learnt from
    std::vector<std::string> development; ///< the names of the files it is scored on; none: on what was held out

    friend bool operator==(const JobData&, const JobData&) = default;
};

/// What a list shows of a training job, and what is to follow its training, without a look at its sentences.
struct JobCard {
    std::string title; ///< what is trained on, in the words of whoever asked for it
    std::int64_t asked = 0; ///< when it was asked for: seconds since 1970, UTC
    std::size_t sentences = 0; ///< to learn from; one that counts several times, as often
    std::string decoder; ///< its name
    int epochs = 0; ///< at most
    int place = 0; ///< in the queue, the smallest first
    bool isPaused = false; ///< it does not begin by itself
    bool hasFolds = false; ///< predictions by models of folds are to follow
    GivenPart given = GivenPart::Heads; ///< what of sentences these learn from, as the training does
    unsigned threads = 0; ///< folds trained at the same time; 0: as many as there are processors
    JobData data; ///< empty in jobs of older versions

    friend bool operator==(const JobCard&, const JobCard&) = default;
};

/// JSON, UTF-8.
std::string cardText(const JobCard& card);
/// Nothing if the text is no card, or one of a newer program.
std::optional<JobCard> cardIn(std::string_view text);

/// The epochs of a training that are done, as JSON; and back, nothing if the text has no such form.
std::string epochsText(const std::vector<EpochReport>& epochs);
std::optional<std::vector<EpochReport>> epochsIn(std::string_view text);

} // namespace arcwright
