// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/any_model.h"

#include "core/bunsetsu/parser_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"

namespace arcwright {

bool isNull(const AnyModel& model)
{
    return std::visit([](const auto& one) { return one == nullptr; }, model);
}

Units unitsOf(const AnyModel& model)
{
    return std::holds_alternative<std::shared_ptr<const BunsetsuModel>>(model) ? Units::Bunsetsu : Units::Words;
}

std::size_t trainingSentencesOf(const AnyModel& model)
{
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model))
        return (*bunsetsu)->trainingSentences;
    return std::get<std::shared_ptr<const Model>>(model)->configuration.trainingSentences;
}

std::optional<std::size_t> givenHeadsOf(const AnyModel& model)
{
    if (const auto* bunsetsu = std::get_if<std::shared_ptr<const BunsetsuModel>>(&model))
        return (*bunsetsu)->givenHeads;
    return std::get<std::shared_ptr<const Model>>(model)->configuration.givenHeads;
}

Units unitsOf(const Treebank& treebank)
{
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto sentence = treebank.sentence(i);
        if (!sentence->problem)
            return sentence->bunsetsu.empty() ? Units::Words : Units::Bunsetsu;
    }
    return Units::Words;
}

std::optional<Problem> findOtherUnits(const Treebank& treebank, Units units)
{
    const bool areBunsetsu = units == Units::Bunsetsu;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto sentence = treebank.sentence(i);
        if (sentence->problem || sentence->bunsetsu.empty() != areBunsetsu)
            continue;
        const std::string& file = treebank.documents()[treebank.place(i).document]->path();
        return Problem{areBunsetsu ? ParserProblem::WordsNotBunsetsu : ParserProblem::BunsetsuNotWords, file,
            sentence->source.line, 1, {}};
    }
    return std::nullopt;
}

Result<AnyModel> loadAnyModel(const std::string& path)
{
    if (const auto model = loadModel(path))
        return AnyModel(*model);
    else if (model.error().code != ModelProblem::OfBunsetsu)
        return failure(model.error());
    const auto bunsetsu = loadBunsetsuModel(path);
    return bunsetsu ? Result<AnyModel>(AnyModel(*bunsetsu)) : failure(bunsetsu.error());
}

Result<void> saveModel(const AnyModel& model, const std::string& path, const std::stop_token& stop)
{
    return std::visit([&](const auto& one) { return saveModel(*one, path, stop); }, model);
}

} // namespace arcwright
