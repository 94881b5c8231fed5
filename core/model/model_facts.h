// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/any_model.h"

namespace arcwright {

/// What a model's file says of how the model came to be, as people are told it.
struct ModelFacts {
    Units units = Units::Words;
    std::string decoder; ///< to parse with; names as the command line has them
    std::string trainDecoder; ///< trained through, where that is another one; else empty
    std::string learner; ///< of bunsetsu the ranker
    Language language = Language::Any; ///< whose back-off features it has
    int epochs = 0;
    std::uint64_t seed = 0;
    int members = 1; ///< of how many models it is the mean
    bool labels = true; ///< else heads alone
    std::size_t relations = 0; ///< how many, or types of bunsetsu
    std::size_t sentences = 0; ///< trained on
    std::size_t trainedUnits = 0; ///< the words, or bunsetsu, of these
    std::optional<std::size_t> givenHeads; ///< of how many of these the head was given; nothing: of all
    bool hasTagger = false;

    friend bool operator==(const ModelFacts&, const ModelFacts&) = default;
};

/// The facts in the bytes of a model's file of either kind, once its head and checksum are found sound. Weights are not
/// looked into. Fails as parseModel(). O(bytes), for the checksum.
Result<ModelFacts> readModelFacts(std::string_view bytes);

} // namespace arcwright
