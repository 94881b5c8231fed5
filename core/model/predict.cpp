// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/predict.h"

#include <algorithm>

namespace arcwright {

void predict(const Parser& parser, const Treebank& treebank, std::size_t first, const AnalysisSink& predicted,
    const ProgressSink& progress, const std::stop_token& stop)
{
    Parser::Workspace workspace;
    const std::size_t size = treebank.size();
    const std::size_t reportEvery = std::max<std::size_t>(size / 100, 1);
    for (std::size_t done = 0; done < size && !stop.stop_requested(); ++done) {
        const std::size_t index = (first + done) % size;
        const auto sentence = treebank.sentence(index);
        if (!sentence->problem) {
            const Exposure exposure = parser.hasSeen(*sentence) ? Exposure::Seen : Exposure::Unseen;
            predicted(treebank.key(index), {parser.parse(*sentence, workspace), exposure});
        }
        if (progress && (done + 1) % reportEvery == 0)
            progress({done + 1, size});
    }
}

} // namespace arcwright
