// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/pattern_search.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/documents/document_problems.h"
#include "core/documents/independent_edits.h"
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

/// A sentence as it is now; null if it is gone, or has other content than the one that was found.
std::shared_ptr<const Sentence> stillThere(const Treebank& treebank, std::size_t index, const Sentence& found)
{
    auto now = index < treebank.size() ? treebank.sentence(index) : nullptr;
    return now && now->hasContentOf(found) ? now : nullptr;
}

} // namespace

PatternSearch::PatternSearch(Workspace& workspace, QObject* parent) : QObject(parent), m_workspace(workspace)
{
    connect(&m_worker, &Worker::finished, this, [this] {
        m_searched = Treebank();
        Q_EMIT finished();
    });
    connect(&workspace, &Workspace::sentencesChanged, this, &PatternSearch::giveUpProposals);
    connect(&workspace, &Workspace::sentencesReplaced, this, &PatternSearch::giveUpProposals);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_worker.abandon();
        forget();
        Q_EMIT finished();
    });
}

void PatternSearch::forget()
{
    m_found.clear();
    forgetProposals();
    Q_EMIT cleared();
}

/// Rows of what was proposed must be gone before anybody paints again.
void PatternSearch::forgetProposals()
{
    m_edits.clear();
    m_changes.clear();
    m_refusals = {};
    Q_EMIT proposalsCleared();
}

/// After an edit: what is proposed, or about to be, is of sentences as they were.
void PatternSearch::giveUpProposals()
{
    const bool wasBusy = m_isProposing && isBusy();
    if (wasBusy)
        m_worker.abandon();
    m_isProposing = false;
    forgetProposals();
    if (wasBusy)
        Q_EMIT finished();
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
    m_isProposing = false;
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
    forgetProposals();
    m_rewrite = rewrite;
    m_practice = m_workspace.enhancedPractice();
    m_isProposing = true;
    proposeFrom(0);
}

/// Rewrites what was found from `first` on, or, where the replacement asks for the layer, some of it and then goes on.
void PatternSearch::proposeFrom(std::size_t first)
{
    const std::vector<std::string> names = layersAskedFor(m_rewrite);
    const bool withLayer = !names.empty();
    std::vector<SentenceKey> keys;
    std::size_t end = withLayer ? std::min(first + mostCopied, m_found.size()) : m_found.size();
    while (end > 0 && end < m_found.size() && m_found[end].key == m_found[end - 1].key)
        ++end; // a sentence is rewritten as a whole
    for (std::size_t at = first; withLayer && at < end; ++at)
        keys.push_back(m_found[at].key);
    const auto begin = m_found.begin();
    std::vector<FoundMatch> some(begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(end));
    auto copies = std::make_shared<const CopiedLayers>(copied(keys, names));
    m_worker.start([this, first, end, isLast = end == m_found.size(), rewrite = m_rewrite, some = std::move(some),
                       layers = std::move(copies), practice = m_practice, relations = m_workspace.relations(),
                       treebank = m_workspace.treebank()](const std::stop_token& stop, const Worker::Post& post) {
        Proposals proposals;
        for (std::size_t at = 0; at < some.size() && !stop.stop_requested();) {
            const FoundMatch& one = some[at];
            const std::size_t firstMatch = first + at;
            std::vector<PatternMatch> matches;
            for (; at < some.size() && some[at].key == one.key; ++at)
                matches.push_back(some[at].units);
            const std::size_t index = treebank.indexOf(one.key);
            const auto sentence = stillThere(treebank, index, *one.sentence);
            if (!sentence) {
                proposals.refusals.add(
                    {DocumentProblem::EditOutdated, {}, 0, 0, {}}, index < treebank.size() ? index : one.index);
                continue;
            }
            const auto said = layers->of(one.key, *relations);
            const SearchedSentence searched = searchedWith(*sentence, said);
            auto edit = rewritingEdit(one.key.sentence, sentence, searched, matches, rewrite, *practice);
            if (!edit) {
                proposals.refusals.add(edit.error(), index);
            } else if (*edit) {
                std::vector<MatchGroup> groups = separateChanges(searched, matches, rewrite);
                for (MatchGroup& group : groups)
                    proposals.changes.push_back({proposals.edits.size(), std::move(group)});
                proposals.edits.push_back({one.key, index, std::move(**edit), layers, std::nullopt, firstMatch,
                    groups.size(), groups.size()});
            }
        }
        post([this, end, isLast, stop, proposals = std::move(proposals)]() mutable {
            take(std::move(proposals));
            if (isLast || stop.stop_requested())
                Q_EMIT proposed();
            else
                proposeFrom(end);
        });
    });
}

void PatternSearch::take(Proposals proposals)
{
    for (ProposedChange& change : proposals.changes) {
        change.edit += m_edits.size();
        m_changes.push_back(std::move(change));
    }
    std::move(proposals.edits.begin(), proposals.edits.end(), std::back_inserter(m_edits));
    m_refusals.add(proposals.refusals);
}

/// The edit that some of the matches of a sentence would be.
Result<std::optional<Edit>> PatternSearch::rewrittenBy(const ProposedRewriting& edit, const MatchGroup& matches) const
{
    const auto relations = m_workspace.relations();
    const auto said = edit.layers->of(edit.key, *relations);
    std::vector<PatternMatch> some;
    for (const std::size_t match : matches)
        some.push_back(m_found[edit.firstMatch + match].units);
    const auto& sentence = edit.edit.before.front(); // of which it was made
    return rewritingEdit(edit.key.sentence, sentence, searchedWith(*sentence, said), some, m_rewrite, *m_practice);
}

Edit PatternSearch::editOf(const ProposedChange& change) const
{
    const ProposedRewriting& whole = m_edits[change.edit];
    auto edit = whole.changes == 1 ? std::optional<Edit>() : rewrittenBy(whole, change.matches).value_or(std::nullopt);
    if (edit)
        return *std::move(edit);
    return whole.edit;
}

std::size_t PatternSearch::tickedChanges() const
{
    return static_cast<std::size_t>(std::count_if(
        m_changes.begin(), m_changes.end(), [](const ProposedChange& change) { return change.isTicked; }));
}

std::size_t PatternSearch::changingSentences() const
{
    return static_cast<std::size_t>(
        std::count_if(m_edits.begin(), m_edits.end(), [](const ProposedRewriting& edit) { return edit.isChanging(); }));
}

/// The matches of a sentence whose changes are ticked, in their order.
MatchGroup PatternSearch::tickedMatches(std::size_t edit) const
{
    const auto isBefore = [](const ProposedChange& change, std::size_t number) { return change.edit < number; };
    MatchGroup matches;
    for (auto change = std::lower_bound(m_changes.begin(), m_changes.end(), edit, isBefore);
         change != m_changes.end() && change->edit == edit; ++change) {
        if (change->isTicked)
            matches.insert(matches.end(), change->matches.begin(), change->matches.end());
    }
    std::sort(matches.begin(), matches.end());
    return matches;
}

Result<void> PatternSearch::tick(std::size_t number, bool isTicked)
{
    ProposedChange& change = m_changes[number];
    ProposedRewriting& edit = m_edits[change.edit];
    if (change.isTicked == isTicked)
        return {};
    change.isTicked = isTicked;
    const std::size_t ticked = isTicked ? edit.ticked + 1 : edit.ticked - 1;
    std::optional<Edit> some;
    if (ticked > 0 && ticked < edit.changes) {
        auto made = rewrittenBy(edit, tickedMatches(change.edit));
        if (!made) {
            change.isTicked = !isTicked;
            return failure(std::move(made.error()));
        }
        some = std::move(*made);
    }
    edit.ticked = ticked;
    edit.some = std::move(some);
    return {};
}

void PatternSearch::tickAll(bool areTicked)
{
    for (ProposedChange& change : m_changes)
        change.isTicked = areTicked;
    for (ProposedRewriting& edit : m_edits) {
        edit.some.reset();
        edit.ticked = areTicked ? edit.changes : 0;
    }
}

bool PatternSearch::apply()
{
    std::map<std::uint32_t, Step> steps;
    for (ProposedRewriting& proposed : m_edits) {
        if (proposed.ticked == proposed.changes)
            steps[proposed.key.document].edits.push_back(std::move(proposed.edit));
        else if (proposed.some)
            steps[proposed.key.document].edits.push_back(std::move(*proposed.some));
    }
    forget();
    bool isMade = true;
    m_workspace.makeTogether([&] {
        for (auto& [document, step] : steps) {
            step.edits = independentEdits(*m_workspace.copy(document).document(), std::move(step.edits));
            isMade = isMade && m_workspace.make(document, std::move(step));
        }
    });
    return isMade;
}

} // namespace arcwright::ui
