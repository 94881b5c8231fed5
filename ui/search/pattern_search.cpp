// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/pattern_search.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/query/askable.h"
#include "ui/documents/attachment_kinds.h"

namespace arcwright::ui {

namespace {

/// Of so many sentences at a time what the layer says is copied for the thread: the window's own never copies it all.
constexpr std::size_t mostCopied = 500;

/// A sentence with what the layers say of it.
SearchedSentence searchedWith(const Sentence& sentence, const std::vector<SearchedLayer>& layers)
{
    SearchedSentence searched{sentence};
    searched.layers = layers;
    return searched;
}

} // namespace

PatternSearch::PatternSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        m_searched = Treebank();
        Q_EMIT finished();
    });
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
    m_refusals = {};
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
    m_searched = m_workspace.treebank();
    searchFrom(0);
}

/// Copies what the layers of these names say of some sentences. The predicted one is the layer on view, or the only one
/// there is.
CopiedLayers PatternSearch::copied(const std::vector<SentenceKey>& keys, const std::vector<std::string>& names) const
{
    std::vector<std::pair<std::string, const Layer*>> layers;
    for (const std::string& name : names) {
        const bool isPredicted = name == PatternLayer::predicted;
        if (isPredicted && m_workspace.layer().empty()) {
            for (const QString& each : m_workspace.layerNames())
                layers.emplace_back(each.toStdString(), m_workspace.layerNamed(each));
        } else {
            layers.emplace_back(
                name, isPredicted ? &m_workspace.layer() : m_workspace.layerNamed(QString::fromStdString(name)));
        }
    }
    CopiedLayers copies;
    for (const auto& [name, layer] : layers) {
        for (const SentenceKey key : keys) {
            if (layer)
                copies.add(name, *layer, key);
        }
    }
    return copies;
}

/// Searches all sentences from `first` on, or, where the pattern asks for layers, some of them and then goes on.
void PatternSearch::searchFrom(std::size_t first, DocumentNames names)
{
    const bool withLayer = asksForLayers(m_pattern);
    const std::size_t end = withLayer ? std::min(first + mostCopied, m_searched.size()) : m_searched.size();
    std::vector<SentenceKey> keys;
    for (std::size_t index = first; withLayer && index < end; ++index)
        keys.push_back(m_searched.key(index));
    CopiedLayers copies = copied(keys, layersAskedFor(m_pattern));
    m_worker.start(
        [this, first, end, pattern = m_pattern, treebank = m_searched, layers = std::move(copies),
            names = std::move(names), relations = m_workspace.relations(),
            kinds = kindTeller(attachmentKinds())](const std::stop_token& stop, const Worker::Post& post) mutable {
            const std::size_t size = treebank.size();
            const std::size_t batch = std::max<std::size_t>(size / 100, 1);
            std::vector<FoundMatch> matches;
            for (std::size_t index = first; index < end && !stop.stop_requested(); ++index) {
                const auto sentence = treebank.sentence(index);
                const SentenceKey key = treebank.key(index);
                const auto said = layers.of(key, *relations);
                SearchedSentence searched = searchedWith(*sentence, said);
                names.next(*sentence, treebank.documents()[treebank.place(index).document]->path());
                searched.document = names.document();
                searched.genre = names.genre();
                searched.kinds = &kinds;
                for (PatternMatch& units : findMatches(pattern, searched))
                    matches.push_back({key, index, sentence, std::move(units)});
                if ((index + 1) % batch > 0 && index + 1 < end)
                    continue;
                const int percent = static_cast<int>((index + 1) * 100 / size);
                post([this, percent, found = std::exchange(matches, {})]() mutable {
                    if (!found.empty())
                        take(std::move(found));
                    Q_EMIT progressed(percent);
                });
            }
            if (end < size)
                post([this, end, stop, names] {
                    if (!stop.stop_requested())
                        searchFrom(end, names);
                });
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
    m_refusals = {};
    m_rewrite = rewrite;
    proposeFrom(0);
}

/// Rewrites what was found from `first` on, or, where the replacement asks for the layer, some of it and then goes on.
void PatternSearch::proposeFrom(std::size_t first)
{
    const bool withLayer = asksForPredicted(m_rewrite);
    std::vector<SentenceKey> keys;
    std::size_t end = withLayer ? std::min(first + mostCopied, m_found.size()) : m_found.size();
    while (end > 0 && end < m_found.size() && m_found[end].key == m_found[end - 1].key)
        ++end; // a sentence is rewritten as a whole
    for (std::size_t at = first; withLayer && at < end; ++at)
        keys.push_back(m_found[at].key);
    const auto begin = m_found.begin();
    std::vector<FoundMatch> some(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(end));
    CopiedLayers copies = copied(keys, {std::string(PatternLayer::predicted)});
    m_worker.start([this, end, isLast = end == m_found.size(), rewrite = m_rewrite, some = std::move(some),
                       layers = std::move(copies), practice = m_workspace.enhancedPractice(),
                       relations = m_workspace.relations()](const std::stop_token& stop, const Worker::Post& post) {
        std::vector<ProposedEdit> edits;
        RewriteRefusals refusals;
        for (std::size_t at = 0; at < some.size() && !stop.stop_requested();) {
            const FoundMatch& one = some[at];
            std::vector<PatternMatch> matches;
            for (; at < some.size() && some[at].key == one.key; ++at)
                matches.push_back(some[at].units);
            const auto said = layers.of(one.key, *relations);
            auto edit = rewritingEdit(
                one.key.sentence, one.sentence, searchedWith(*one.sentence, said), matches, rewrite, *practice);
            if (!edit)
                refusals.add(edit.error(), one.index);
            else if (*edit)
                edits.push_back({one.key.document, one.index, std::move(**edit)});
        }
        post([this, end, isLast, stop, edits = std::move(edits), refusals]() mutable {
            std::move(edits.begin(), edits.end(), std::back_inserter(m_edits));
            m_refusals.add(refusals);
            if (isLast || stop.stop_requested())
                Q_EMIT proposed();
            else
                proposeFrom(end);
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
