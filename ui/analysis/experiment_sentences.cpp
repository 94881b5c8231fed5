// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/experiment_sentences.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/open.h"

namespace arcwright::ui {

namespace {

Sentences sentencesIn(const Treebank& treebank, const std::stop_token& stop)
{
    Sentences sentences;
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i)
        sentences.push_back(treebank.sentence(i));
    return sentences;
}

} // namespace

Result<HeldOutSplit> learntAndScored(
    const Treebank& treebank, const QStringList& development, const std::stop_token& stop)
{
    Sentences sentences = sentencesIn(treebank, stop);
    if (development.isEmpty())
        return holdOutEveryTenth(sentences);
    std::vector<std::string> paths;
    for (const QString& path : development)
        paths.push_back(path.toStdString());
    const auto scored = openTreebank(paths);
    if (!scored)
        return failure(scored.error());
    return HeldOutSplit{std::move(sentences), sentencesIn(*scored, stop)};
}

std::size_t countOfFit(Units units, const Sentences& sentences)
{
    return static_cast<std::size_t>(std::count_if(sentences.begin(), sentences.end(), [&](const auto& sentence) {
        return units == Units::Bunsetsu ? fitnessOf(*sentence) == BunsetsuFitness::Fit : isUsable(*sentence);
    }));
}

} // namespace arcwright::ui
