// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "core/base/result.h"
#include "core/learning/tagger.h"
#include "core/model/model.h"

namespace arcwright {

/// Writes a model and the tagger that was trained beside it into one file (see model_file.h), as
/// writeFileAtomically().
Result<void> saveModel(
    const Model& model, const Tagger& tagger, const std::string& path, const std::stop_token& stop = {});

/// The tagger in a model's file; null if there is none. Fails as parseModel() does.
Result<std::shared_ptr<const Tagger>> parseTagger(std::string_view bytes);
Result<std::shared_ptr<const Tagger>> loadTagger(const std::string& path);

} // namespace arcwright
