// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/misfit.h"

#include "core/model/model_problems.h"
#include "core/model/text_language.h"

namespace arcwright {

std::optional<Problem> misfitOf(const AnyModel& model, const Treebank& treebank)
{
    if (treebank.size() == 0)
        return std::nullopt;
    if (unitsOf(treebank) != unitsOf(model)) {
        const bool isOfBunsetsu = unitsOf(model) == Units::Bunsetsu;
        return Problem{isOfBunsetsu ? ModelProblem::OfBunsetsu : ModelProblem::OfWords, {}, 0, 0, {}};
    }
    const auto* words = std::get_if<std::shared_ptr<const Model>>(&model);
    return words == nullptr ? std::nullopt : findOtherLanguage(**words, languageOf(treebank));
}

} // namespace arcwright
