// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/model/model.h"

namespace arcwright {

/// The language that a treebank's files say they are of, by how Universal Dependencies and the Copenhagen Dependency
/// Treebanks name theirs: `cs` of `cs_pdt-ud-dev.conllu`, `da` of `0001-da.tag`. Empty where one does not say, or where
/// they say different ones.
std::string languageOf(const Treebank& treebank);

/// Why a model is not for texts of a language, `da` or `da-DK` (ModelOfOtherLanguage): it was trained with the features
/// of another one. Nothing where it was told no language, or where that of the text is not known.
std::optional<Problem> findOtherLanguage(const Model& model, std::string_view language);

} // namespace arcwright
