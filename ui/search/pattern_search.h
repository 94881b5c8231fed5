// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "core/query/copied_layers.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "core/query/rewrite.h"
#include "core/query/separate_changes.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// A place where a pattern was found.
struct FoundMatch {
    SentenceKey key;
    std::size_t index = 0; ///< of the sentence, when it was searched
    std::shared_ptr<const Sentence> sentence;
    PatternMatch units;
};

/// The edit that is proposed for a sentence.
struct ProposedEdit {
    std::uint32_t document = 0;
    std::size_t index = 0;
    Edit edit;
};

/// The edit that a replacement makes in a sentence.
struct ProposedRewriting {
    SentenceKey key;
    std::size_t index = 0;
    Edit edit; ///< with all its changes
    std::shared_ptr<const CopiedLayers> layers; ///< that it takes values from, as they were
    std::optional<Edit> some = {}; ///< with those that are ticked, where some are not
    std::size_t firstMatch = 0; ///< of those that were found
    std::size_t ticked = 0; ///< changes
    std::size_t changes = 0;

    /// Whether what is ticked makes another sentence of it.
    bool isChanging() const { return ticked == changes || some; }
};

/// A change that a replacement makes, which can be left out.
struct ProposedChange {
    std::size_t edit = 0; ///< of which it is a part
    MatchGroup matches; ///< counted from the first of the sentence
    bool isTicked = true;
};

/// Searches the open treebank for a pattern, with the layers beside it, on a thread of its own, and says what a
/// replacement would make of what was found. Only the latest search goes on; what it finds is of the sentences as they
/// were when it began.
class PatternSearch : public QObject {
    Q_OBJECT
public:
    explicit PatternSearch(Workspace& workspace, QObject* parent = nullptr);

    /// Forgets what was found and searches anew.
    void search(const Pattern& pattern);
    /// Rewrites all that was found; proposed() tells. Sentences that come out as they were are left out, and those that
    /// were edited since they were found are refused (EditOutdated). An edit meanwhile, or later, ends it.
    void propose(const Rewrite& rewrite);
    /// Takes a change that is proposed, or leaves it out. Fails where what is ticked of the sentence cannot be made
    /// without it, or with it; then all is as it was.
    Result<void> tick(std::size_t change, bool isTicked);
    void tickAll(bool areTicked);
    /// Makes what is proposed and ticked: one step for each document. False if a step was refused.
    bool apply();
    void cancel();
    bool isBusy() const { return m_worker.isRunning(); }

    const std::vector<FoundMatch>& found() const { return m_found; }
    const std::vector<ProposedRewriting>& edits() const { return m_edits; }
    /// The changes that the edits are made of, in the order of the text.
    const std::vector<ProposedChange>& changes() const { return m_changes; }
    std::size_t tickedChanges() const;
    /// How many sentences come out as others with what is ticked.
    std::size_t changingSentences() const;
    /// The edit that one change alone would be.
    Edit editOf(const ProposedChange& change) const;
    /// Sentences that a replacement could not change.
    const RewriteRefusals& refusals() const { return m_refusals; }

Q_SIGNALS:
    /// So many matches from `first` on have been found.
    void moreFound(std::size_t first, std::size_t count);
    void progressed(int percent);
    /// The search has ended, or was cancelled.
    void finished();
    /// The edits of the replacement are known: edits(), changes(), refusals().
    void proposed();
    /// What was proposed is forgotten, but not what was found.
    void proposalsCleared();
    /// All that was found or proposed is forgotten.
    void cleared();

private:
    void forget();
    void forgetProposals();
    void giveUpProposals();
    void take(std::vector<FoundMatch> matches);
    void searchFrom(std::size_t first, DocumentNames names = {});
    void proposeFrom(std::size_t first);
    struct Proposals {
        std::vector<ProposedRewriting> edits;
        std::vector<ProposedChange> changes;
        RewriteRefusals refusals;
    };
    void take(Proposals proposals);
    Result<std::optional<Edit>> rewrittenBy(const ProposedRewriting& edit, const MatchGroup& matches) const;
    MatchGroup tickedMatches(std::size_t edit) const;
    CopiedLayers copied(const std::vector<SentenceKey>& keys, const std::vector<std::string>& names) const;

    Workspace& m_workspace;
    Pattern m_pattern;
    Treebank m_searched; ///< as it was when the search began
    Rewrite m_rewrite;
    std::shared_ptr<const EnhancedPractice> m_practice; ///< as it was when the proposal began
    bool m_isProposing = false; ///< what was begun last is no search
    std::vector<FoundMatch> m_found;
    std::vector<ProposedRewriting> m_edits;
    std::vector<ProposedChange> m_changes;
    RewriteRefusals m_refusals;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
