// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/model.h"

namespace arcwright {

/// The mean of the weights of the models in these files; one model at a time is in memory. Members of a Bayes Point
/// Machine, each trained with memberSettings() of one set of settings, give the model that training them side by side
/// gives, byte for byte, in whatever order the files are named. Otherwise the mean is taken in the order given, and all
/// but weights, sentences and tokens is the first model's.
///
/// Fails with ModelShapesDiffer, ModelRelationsDiffer or ModelFiltersDiffer where a model does not fit the first, and
/// as loadModel() does. There must be a file.
Result<std::shared_ptr<const Model>> averageModels(const std::vector<std::string>& files);

} // namespace arcwright
