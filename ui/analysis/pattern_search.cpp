// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/pattern_search.h"

#include <algorithm>
#include <map>
#include <utility>

namespace arcwright::ui {

namespace {

/// What a thread searches in.
struct Searched {
    Treebank treebank;
    Layer layer{std::string()}; ///< empty unless the pattern asks for it
    std::shared_ptr<const RelationPool> relations;

    const Graph* predicted(SentenceKey key) const
    {
        const Analysis* analysis = layer.find(key);
        return analysis ? &analysis->graph : nullptr;
    }
};

bool asksForPredicted(const Pattern& pattern)
{
    const auto isOfIt = [](const PatternCondition& condition) {
        const bool compares = condition.isFlag
            && (condition.flag == WordFlag::Wrong || condition.flag == WordFlag::WrongHead
                || condition.flag == WordFlag::WrongRelation);
        return compares || condition.layer == PatternLayer::Predicted;
    };
    return std::any_of(pattern.nodes.begin(), pattern.nodes.end(), [&](const PatternNode& node) {
        return std::any_of(node.conditions.begin(), node.conditions.end(), isOfIt);
    }) || std::any_of(pattern.links.begin(), pattern.links.end(), [](const PatternLink& link) {
        return link.layer == PatternLayer::Predicted;
    });
}

bool asksForPredicted(const Rewrite& rewrite)
{
    return std::any_of(rewrite.begin(), rewrite.end(),
        [](const Assignment& assignment) { return assignment.source == ValueSource::Predicted; });
}

Searched searchedIn(const Workspace& workspace, bool withLayer)
{
    Searched searched;
    searched.treebank = workspace.treebank();
    searched.relations = workspace.relations();
    if (withLayer)
        searched.layer = workspace.layer();
    return searched;
}

} // namespace

PatternSearch::PatternSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, &PatternSearch::finished);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_worker.abandon();
        forget();
        Q_EMIT finished();
    });
}

void PatternSearch::forget()
{
    m_found.clear();
    m_edits.clear();
    m_refusals = 0;
    Q_EMIT cleared();
}

void PatternSearch::take(std::vector<FoundMatch> matches)
{
    const std::size_t first = m_found.size();
    std::move(matches.begin(), matches.end(), std::back_inserter(m_found));
    Q_EMIT moreFound(first, m_found.size() - first);
}

void PatternSearch::search(const Pattern& pattern)
{
    m_worker.abandon();
    forget();
    m_pattern = pattern;
    m_worker.start([this, pattern, searched = searchedIn(m_workspace, asksForPredicted(pattern))](
                       const std::stop_token& stop, const Worker::Post& post) {
        const std::size_t size = searched.treebank.size();
        const std::size_t batch = std::max<std::size_t>(size / 100, 1);
        std::vector<FoundMatch> matches;
        for (std::size_t index = 0; index < size && !stop.stop_requested(); ++index) {
            const auto sentence = searched.treebank.sentence(index);
            const SentenceKey key = searched.treebank.key(index);
            for (PatternMatch& units :
                findMatches(pattern, {*sentence, searched.predicted(key), searched.relations.get()}))
                matches.push_back({key, index, sentence, std::move(units)});
            if ((index + 1) % batch > 0 && index + 1 < size)
                continue;
            const int percent = static_cast<int>((index + 1) * 100 / size);
            post([this, percent, found = std::exchange(matches, {})]() mutable {
                if (!found.empty())
                    take(std::move(found));
                Q_EMIT progressed(percent);
            });
        }
    });
}

void PatternSearch::cancel()
{
    m_worker.requestStop();
}

void PatternSearch::propose(const Rewrite& rewrite)
{
    if (isBusy())
        return;
    m_edits.clear();
    m_refusals = 0;
    m_worker.start([this, rewrite, found = m_found, searched = searchedIn(m_workspace, asksForPredicted(rewrite))](
                       const std::stop_token& stop, const Worker::Post& post) {
        std::vector<ProposedEdit> edits;
        std::size_t refusals = 0;
        for (std::size_t at = 0; at < found.size() && !stop.stop_requested();) {
            const FoundMatch& first = found[at];
            std::vector<PatternMatch> matches;
            for (; at < found.size() && found[at].key == first.key; ++at)
                matches.push_back(found[at].units);
            auto after = rewritten(
                {*first.sentence, searched.predicted(first.key), searched.relations.get()}, matches, rewrite);
            if (!after)
                ++refusals;
            else if (after->tokens != first.sentence->tokens || after->bunsetsu != first.sentence->bunsetsu)
                edits.push_back({first.key.document, first.index,
                    replacement(
                        first.key.sentence, first.sentence, std::make_shared<const Sentence>(std::move(*after)))});
        }
        post([this, edits = std::move(edits), refusals]() mutable {
            m_edits = std::move(edits);
            m_refusals = refusals;
            Q_EMIT proposed();
        });
    });
}

bool PatternSearch::apply()
{
    std::map<std::uint32_t, Step> steps;
    for (ProposedEdit& proposed : m_edits)
        steps[proposed.document].edits.push_back(std::move(proposed.edit));
    forget();
    for (auto& [document, step] : steps) {
        if (!m_workspace.make(document, std::move(step)))
            return false;
    }
    return true;
}

} // namespace arcwright::ui
