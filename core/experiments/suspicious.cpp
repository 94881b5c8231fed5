// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicious.h"

#include <algorithm>
#include <mutex>

namespace arcwright {

Result<std::vector<Suspicion>> findSuspicious(const Sentences& sentences, const JackknifeSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    std::mutex mutex; // guards what is found
    std::vector<Suspicion> suspicions;
    const auto visit = [&](std::size_t index, const Parser& parser, Parser::Workspace& workspace) {
        auto found = contradictions(parser, *sentences[index], workspace);
        const std::scoped_lock lock(mutex);
        for (Contradiction& contradiction : found)
            suspicions.push_back({index, std::move(contradiction)});
    };
    RelationPool relations;
    if (const auto done = visitHeldOut(sentences, settings, relations, visit, progress, stop); !done)
        return failure(done.error());
    std::sort(suspicions.begin(), suspicions.end(), [](const Suspicion& one, const Suspicion& other) {
        if (one.contradiction.margin != other.contradiction.margin)
            return one.contradiction.margin > other.contradiction.margin;
        return std::pair(one.sentence, one.contradiction.word) < std::pair(other.sentence, other.contradiction.word);
    });
    return suspicions;
}

} // namespace arcwright
