// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/predict.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/model/head_probabilities.h"
#include "core/model/parser.h"

namespace arcwright {

namespace {

/// `analyse(key, sentence)` gives the prediction for one that could be read, nothing where there is none.
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
            if (std::optional<Analysis> analysis = analyse(treebank.key(index), *sentence);
                analysis && !stop.stop_requested())
                predicted(treebank.key(index), std::move(*analysis));
        }
        if (progress && (done + 1) % reportEvery == 0)
            progress({done + 1, size});
    }
}

/// A parser for each model, those of the folds first, with what one thread needs to use it.
template <class AnyParser, class Models>
class Parsers {
public:
    Parsers(const Models& models, RelationPool& relations) : m_models(models)
    {
        for (const auto& fold : models.folds())
            m_parsers.emplace_back(fold, relations);
        m_parsers.emplace_back(models.whole(), relations);
        m_workspaces.resize(m_parsers.size());
    }

    /// Calls `parse(parser, workspace)` with those for a sentence.
    template <class Parse>
    auto forSentence(SentenceKey key, const Sentence& sentence, Parse parse)
    {
        const std::size_t model = m_models.foldOf(key, sentence);
        auto& workspace = m_workspaces[model];
        if (!workspace)
            workspace = makeWorkspace(m_parsers[model]);
        return parse(m_parsers[model], *workspace);
    }

private:
    using Workspace = typename AnyParser::Workspace;

    static std::unique_ptr<Workspace> makeWorkspace(const AnyParser& parser)
    {
        if constexpr (std::is_default_constructible_v<Workspace>)
            return std::make_unique<Workspace>();
        else
            return std::make_unique<Workspace>(parser);
    }

    const Models& m_models;
    std::vector<AnyParser> m_parsers;
    std::vector<std::unique_ptr<Workspace>> m_workspaces; ///< null until used
};

} // namespace

void predict(const LiveModels& models, RelationPool& relations, const Treebank& treebank, std::size_t first,
    const AnalysisSink& predicted, const ProgressSink& progress, const std::stop_token& stop)
{
    Parsers<Parser, LiveModels> parsers(models, relations);
    predictAll(treebank, first, predicted, progress, stop, [&](SentenceKey key, const Sentence& sentence) {
        return parsers.forSentence(key, sentence, [&](const Parser& parser, Parser::Workspace& workspace) {
            workspace.stopWith(stop);
            Graph graph = parser.parse(sentence, workspace);
            return std::optional(Analysis{std::move(graph), models.exposureOf(key, sentence), {},
                workspace.parser().isSearchedLess(), false, confidencesOf(parser, workspace),
                knownForms(models.modelFor(key, sentence).base().vocabulary.get(), sentence)});
        });
    });
}

void predict(const BunsetsuModels& models, RelationPool& relations, const Treebank& treebank, std::size_t first,
    const AnalysisSink& predicted, const ProgressSink& progress, const std::stop_token& stop)
{
    Parsers<BunsetsuParser, BunsetsuModels> parsers(models, relations);
    predictAll(treebank, first, predicted, progress, stop,
        [&](SentenceKey key, const Sentence& sentence) -> std::optional<Analysis> {
            if (sentence.bunsetsu.empty())
                return std::nullopt;
            return parsers.forSentence(
                key, sentence, [&](const BunsetsuParser& parser, BunsetsuParser::Workspace& workspace) {
                    Analysis analysis{parser.parse(sentence, workspace), models.exposureOf(key, sentence)};
                    analysis.known = knownForms(parser.model().vocabulary.get(), sentence);
                    analysis.contests = BunsetsuParser::contests(workspace);
                    return analysis;
                });
        });
}

} // namespace arcwright
