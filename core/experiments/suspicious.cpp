// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicious.h"

#include <algorithm>
#include <mutex>

#include "core/advice/explain_bunsetsu.h"

namespace arcwright {

namespace {

std::vector<Suspicion> ranked(std::vector<Suspicion> suspicions)
{
    std::sort(suspicions.begin(), suspicions.end(), [](const Suspicion& one, const Suspicion& other) {
        if (one.contradiction.margin != other.contradiction.margin)
            return one.contradiction.margin > other.contradiction.margin;
        return std::pair(one.sentence, one.contradiction.word) < std::pair(other.sentence, other.contradiction.word);
    });
    return suspicions;
}

} // namespace

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
    return ranked(std::move(suspicions));
}

Result<std::vector<Suspicion>> findSuspicious(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    RelationPool types;
    std::mutex mutex; // guards what is found
    std::vector<Suspicion> suspicions;
    const auto visit = [&](std::size_t index, const BunsetsuParser& parser, BunsetsuParser::Workspace&) {
        const Sentence& sentence = *sentences[index];
        const BunsetsuExplainer explainer(parser, sentence);
        for (int bunsetsu = 1; bunsetsu < sentence.unitCount(); ++bunsetsu) {
            const int head = explainer.heads()[static_cast<std::size_t>(bunsetsu)];
            const int gold = sentence.headOf(bunsetsu);
            if (gold <= bunsetsu || gold == head)
                continue;
            const auto candidates = explainer.candidates(bunsetsu);
            const auto found = std::find_if(candidates.begin(), candidates.end(),
                [&](const CandidateHead& candidate) { return candidate.head == gold; });
            const double margin = found->behind;
            const RelationId type = explainer.type(bunsetsu);
            const std::scoped_lock lock(mutex);
            suspicions.push_back({index, {bunsetsu, head, type ? std::string(types.text(type)) : "", margin}});
        }
    };
    if (const auto done = visitHeldOut(sentences, settings, types, visit, progress, stop); !done)
        return failure(done.error());
    return ranked(std::move(suspicions));
}

} // namespace arcwright
