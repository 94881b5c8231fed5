// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "app/cli/sentence_choice.h"
#include "core/advice/explain.h"

namespace arcwright::cli {

// Output of `explain` for words and bunsetsu alike.

/// The name of the arc that a predicted arc is compared with.
const char* nameOf(Rival rival);

/// Four decimals and the sign: weights are small.
std::string signedNumber(double number);

/// A number of a word or bunsetsu; null for kNoHead.
nlohmann::json nodeOrNull(int node);

/// The object that explanations of a sentence are put into: which one it is, and what it was parsed with.
nlohmann::json explainedSentence(const ChosenSentence& chosen);

} // namespace arcwright::cli
