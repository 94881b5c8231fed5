// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/model/any_model.h"

namespace arcwright {

/// Why a model cannot predict a treebank: it is for other units (ModelOfBunsetsu, ModelOfWords), or was trained with
/// another language than the files say they are of (ModelOfOtherLanguage). Nothing if it can, or if there is no
/// sentence.
std::optional<Problem> misfitOf(const AnyModel& model, const Treebank& treebank);

} // namespace arcwright
