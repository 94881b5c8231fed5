// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/experiment_sentences.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/open.h"
#include "core/jobs/source_problems.h"
#include "core/jobs/training_sources.h"
#include "core/model/whole_trees.h"

namespace arcwright::ui {

Result<HeldOutSplit> learntAndScored(
    const Treebank& treebank, const QStringList& development, const std::stop_token& stop)
{
    Sentences sentences = sentencesOf(treebank, stop);
    if (development.isEmpty())
        return holdOutEveryTenth(sentences);
    std::vector<std::string> paths;
    for (const QString& path : development)
        paths.push_back(path.toStdString());
    const auto scored = openTreebank(paths);
    if (!scored)
        return failure(scored.error());
    HeldOutSplit split{std::move(sentences), sentencesOf(*scored, stop)};
    if (eraseScored(split.training, split.development) > 0 && split.training.empty())
        return failure(SourceProblem::AllAreScored);
    return split;
}

std::size_t countOfFit(Units units, const Sentences& sentences)
{
    return static_cast<std::size_t>(std::count_if(
        sentences.begin(), sentences.end(), [&](const auto& sentence) { return hasWholeTree(*sentence, units); }));
}

} // namespace arcwright::ui
