// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright {

// The file of a model of bunsetsu, version 3: built like that of models of words (model_file.h), with a magic of its
// own.
//
//   16 bytes  "Arcwright bunse\n"
//   then version, length and checksum, and these blocks:
//     configuration   JSON, UTF-8: how the model was trained, and its types
//     fingerprints    8 bytes each, ascending: the sentences the model was trained on
//     head weights    those that are not zero (see model_file.h)
//     type weights    the same
//     kernel          offset, 8 bytes, then each support vector: coefficient, 8 bytes, how many features, 4 bytes, and
//                     these, 4 bytes each; nothing where the ranker is linear

inline constexpr std::uint32_t bunsetsuModelFileVersion = 3;
inline constexpr std::string_view bunsetsuModelMagic = "Arcwright bunse\n";

/// The first block: how a model came to be, as JSON with a member for each choice.
std::string configurationText(const BunsetsuModel& model);
/// Takes the configuration from such a text. Fails with ModelDamaged, or with ModelUnknownName for a choice that this
/// program does not know.
Result<void> readConfiguration(std::string_view text, BunsetsuModel& model);

/// The file's bytes. The same model gives the same bytes.
std::string serialised(const BunsetsuModel& model);

/// Reads a model's bytes. Fails with NotAModel, ModelOfWords, ModelTooNew, ModelTooOld, ModelTruncated or ModelDamaged.
Result<std::shared_ptr<const BunsetsuModel>> parseBunsetsuModel(std::string_view bytes);

/// A model's bytes, of which only the first block is read: a model without weights, which cannot parse. Fails as
/// parseBunsetsuModel(), but for what is wrong behind it.
Result<BunsetsuModel> parseBunsetsuModelOutline(std::string_view bytes);

/// As writeFileAtomically().
Result<void> saveModel(const BunsetsuModel& model, const std::string& path, const std::stop_token& stop = {});
Result<std::shared_ptr<const BunsetsuModel>> loadBunsetsuModel(const std::string& path);

} // namespace arcwright
