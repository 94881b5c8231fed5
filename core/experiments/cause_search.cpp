// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cause_search.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>

#include "core/base/parallel.h"
#include "core/base/shared_progress.h"
#include "core/experiments/bunsetsu_causes.h"

namespace arcwright {

namespace {

using FoundCauses = Result<std::vector<SentenceCauses>>;

/// Asks about `size` sentences on several threads: `examine(index, worker)` gives the causes, or nothing.
template <class Examine>
FoundCauses examineAll(std::size_t size, unsigned threads, const ProgressSink& progress, const std::stop_token& stop,
    const Examine& examine)
{
    std::vector<std::optional<SentenceCauses>> found(size);
    SharedProgress shared(progress, 1);
    const ProgressSink sink = shared.part();
    std::mutex mutex; // guards the number, and calls of the sink
    std::size_t done = 0;
    parallelFor(size, threads, stop, [&](std::size_t index, unsigned worker) {
        found[index] = examine(index, worker);
        if (found[index])
            found[index]->sentence = index;
        const std::scoped_lock lock(mutex);
        sink({++done, size});
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    std::vector<SentenceCauses> causes;
    for (std::optional<SentenceCauses>& each : found) {
        if (each)
            causes.push_back(std::move(*each));
    }
    return causes;
}

/// Parsers, by model, with a workspace for each and each thread, made when it is wanted.
template <class AnyParser>
class ParsersOfThreads {
public:
    ParsersOfThreads(unsigned threads, const std::stop_token& stop) : m_stop(stop), m_workspaces(threads) { }

    void add(AnyParser parser)
    {
        m_parsers.push_back(std::move(parser));
        for (auto& each : m_workspaces)
            each.emplace_back();
    }
    const AnyParser& parser(std::size_t model) const { return m_parsers[model]; }
    auto& workspace(std::size_t model, unsigned worker)
    {
        auto& workspace = m_workspaces[worker][model];
        if (workspace)
            return *workspace;
        if constexpr (std::is_same_v<AnyParser, Parser>) {
            workspace = std::make_unique<Parser::Workspace>();
            workspace->stopWith(m_stop);
        } else {
            workspace = std::make_unique<typename AnyParser::Workspace>(m_parsers[model]);
        }
        return *workspace;
    }

private:
    using Workspace = typename AnyParser::Workspace;

    std::stop_token m_stop;
    std::vector<AnyParser> m_parsers;
    std::vector<std::vector<std::unique_ptr<Workspace>>> m_workspaces; ///< by thread and model
};

/// Whether a parser can be asked about a sentence.
bool isAskable(const Sentence& sentence, bool ofBunsetsu)
{
    return !sentence.problem && ofBunsetsu != sentence.bunsetsu.empty();
}

template <class AnyParser, class Models>
FoundCauses findByModels(const Models& models, RelationPool& relations, const Treebank& treebank,
    const CauseSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    constexpr bool ofBunsetsu = std::is_same_v<AnyParser, BunsetsuParser>;
    const unsigned threads = std::max(1U, settings.threads);
    ParsersOfThreads<AnyParser> parsers(threads, stop);
    for (const auto& fold : models.folds())
        parsers.add(AnyParser(fold, relations));
    parsers.add(AnyParser(models.whole(), relations));
    return examineAll(treebank.size(), threads, progress, stop,
        [&](std::size_t index, unsigned worker) -> std::optional<SentenceCauses> {
            const auto sentence = treebank.sentence(index);
            if (!isAskable(*sentence, ofBunsetsu))
                return std::nullopt;
            SentenceCauses causes;
            const SentenceKey key = treebank.key(index);
            const Exposure exposure = models.exposureOf(key, *sentence);
            if (isScored(exposure)) {
                const std::size_t model = models.foldOf(key, *sentence);
                causes = causesOf(
                    parsers.parser(model), *sentence, parsers.workspace(model, worker), settings.propagation);
            }
            causes.exposure = exposure;
            return causes;
        });
}

template <class AnyParser>
FoundCauses findByParser(const AnyParser& parser, const Sentences& sentences, const CauseSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    const unsigned threads = std::max(1U, settings.threads);
    ParsersOfThreads<AnyParser> parsers(threads, stop);
    parsers.add(parser);
    return examineAll(sentences.size(), threads, progress, stop,
        [&](std::size_t index, unsigned worker) -> std::optional<SentenceCauses> {
            const Sentence& sentence = *sentences[index];
            if (!isAskable(sentence, std::is_same_v<AnyParser, BunsetsuParser>))
                return std::nullopt;
            return causesOf(parsers.parser(0), sentence, parsers.workspace(0, worker), settings.propagation);
        });
}

} // namespace

FoundCauses findCauses(const LiveModels& models, RelationPool& relations, const Treebank& treebank,
    const CauseSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    return findByModels<Parser>(models, relations, treebank, settings, progress, stop);
}

FoundCauses findCauses(const BunsetsuModels& models, RelationPool& relations, const Treebank& treebank,
    const CauseSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    return findByModels<BunsetsuParser>(models, relations, treebank, settings, progress, stop);
}

FoundCauses findCauses(const Parser& parser, const Sentences& sentences, const CauseSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    return findByParser(parser, sentences, settings, progress, stop);
}

FoundCauses findCauses(const BunsetsuParser& parser, const Sentences& sentences, const CauseSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop)
{
    return findByParser(parser, sentences, settings, progress, stop);
}

} // namespace arcwright
