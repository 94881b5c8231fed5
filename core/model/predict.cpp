// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/predict.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace arcwright {

namespace {

/// `analyse(sentence)` gives the prediction for one that could be read, nothing where there is none.
template <class Analyse>
void predictAll(const Treebank& treebank, std::size_t first, const AnalysisSink& predicted,
    const ProgressSink& progress, const std::stop_token& stop, Analyse analyse)
{
    const std::size_t size = treebank.size();
    const std::size_t reportEvery = std::max<std::size_t>(size / 100, 1);
    for (std::size_t done = 0; done < size && !stop.stop_requested(); ++done) {
        const std::size_t index = (first + done) % size;
        const auto sentence = treebank.sentence(index);
        if (!sentence->problem) {
            if (std::optional<Analysis> analysis = analyse(*sentence); analysis && !stop.stop_requested())
                predicted(treebank.key(index), std::move(*analysis));
        }
        if (progress && (done + 1) % reportEvery == 0)
            progress({done + 1, size});
    }
}

} // namespace

void predict(const Parser& parser, const Treebank& treebank, std::size_t first, const AnalysisSink& predicted,
    const ProgressSink& progress, const std::stop_token& stop)
{
    Parser::Workspace workspace;
    workspace.stopWith(stop);
    predictAll(treebank, first, predicted, progress, stop, [&](const Sentence& sentence) {
        const Exposure exposure = parser.hasSeen(sentence) ? Exposure::Seen : Exposure::Unseen;
        Graph graph = parser.parse(sentence, workspace);
        return std::optional(Analysis{std::move(graph), exposure, {}, workspace.parser().isSearchedLess()});
    });
}

void predict(const BunsetsuParser& parser, const Treebank& treebank, std::size_t first, const AnalysisSink& predicted,
    const ProgressSink& progress, const std::stop_token& stop)
{
    BunsetsuParser::Workspace workspace(parser);
    predictAll(treebank, first, predicted, progress, stop, [&](const Sentence& sentence) -> std::optional<Analysis> {
        if (sentence.bunsetsu.empty())
            return std::nullopt;
        const Exposure exposure = parser.model().hasSeen(sentence) ? Exposure::Seen : Exposure::Unseen;
        return Analysis{parser.parse(sentence, workspace), exposure};
    });
}

} // namespace arcwright
