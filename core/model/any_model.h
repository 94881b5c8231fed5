// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/model/bunsetsu_model.h"
#include "core/model/model.h"

namespace arcwright {

/// The units that are parsed: the words of a sentence, or its bunsetsu.
enum class Units { Words, Bunsetsu };

/// A trained parser, whatever its units are. Null as long as there is none.
using AnyModel = std::variant<std::shared_ptr<const Model>, std::shared_ptr<const BunsetsuModel>>;

bool isNull(const AnyModel& model);
Units unitsOf(const AnyModel& model);
std::size_t trainingSentencesOf(const AnyModel& model);
/// How many heads of these were given; nothing where all were.
std::optional<std::size_t> givenHeadsOf(const AnyModel& model);

/// The units of a treebank: those of its first sentence that can be read; words where there is none.
Units unitsOf(const Treebank& treebank);

/// The first problem of a treebank that a parser of these units cannot parse: one whose units are others, with its
/// place (WordsNotBunsetsu, BunsetsuNotWords). O(sentences).
std::optional<Problem> findOtherUnits(const Treebank& treebank, Units units);

/// Loads the model as loadModel() or loadBunsetsuModel(), whichever the file is for.
Result<AnyModel> loadAnyModel(const std::string& path);
/// As writeFileAtomically().
Result<void> saveModel(const AnyModel& model, const std::string& path, const std::stop_token& stop = {});

} // namespace arcwright
