// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QString>

#include "core/documents/prepared_step.h"
#include "core/editing/alike_arcs.h"
#include "core/query/rewrite.h"
#include "ui/documents/edited_meanwhile.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// An arc that stands as a corrected one stood, with its sentence as it was when that was found.
struct ListedArc {
    SentenceKey key;
    std::shared_ptr<const Sentence> sentence;
    AlikeArc arc;
};

/// What came of correcting arcs that stand alike.
struct AlikeCorrections {
    std::size_t arcs = 0;
    std::size_t sentences = 0;
    RewriteRefusals refusals; ///< arcs that an operation refused to correct
    bool isMade = true; ///< false if a document cannot be edited, after Workspace::refused(), or none is there any more

    void add(const AlikeCorrections& others)
    {
        arcs += others.arcs;
        sentences += others.sentences;
        refusals.add(others.refusals);
        isMade = isMade && others.isMade;
    }
};

/// Looks, after each correction of an arc of the sentence on view, for arcs that stand just as it stood and on which
/// nobody has decided, on a thread of its own. Head and relation corrected one after the other are one correction.
/// Several arcs that one step changes are none: nobody has decided on each of them. Only the latest correction counts,
/// until it is taken back; the list follows all further edits.
class AlikeSearch : public QObject {
    Q_OBJECT
public:
    explicit AlikeSearch(Workspace& workspace, QObject* parent = nullptr);

    /// The sentence on view.
    void setSentence(std::size_t index);

    /// Those with the same words first, then in the order of the treebank. Never changed: another list takes its place.
    const std::shared_ptr<const std::vector<ListedArc>>& arcs() const { return m_arcs; }
    /// The correction in words, as "telescope: nmod of man → obl of saw"; empty if there is none.
    QString correction() const { return m_correction; }
    /// The index of the sentence of an arc, as it is counted now.
    std::size_t indexOf(const ListedArc& listed) const { return m_workspace.treebank().indexOf(listed.key); }
    bool isBusy() const { return m_worker.isRunning(); }
    bool isCorrecting() const { return m_correcting.isRunning(); }
    /// Corrects some of arcs() just so, on a thread of its own, then as one step for each document. Those that are not
    /// as they were, or whose sentences are edited meanwhile, are left out. Ends with corrected(); nothing happens
    /// while others are being corrected.
    void correct(const std::vector<ListedArc>& arcs);

Q_SIGNALS:
    /// There are other arcs now, or another correction.
    void changed();
    /// The whole treebank has been looked through.
    void searched();
    /// isBusy() is false again.
    void finished();
    /// What came of correct().
    void corrected(const arcwright::ui::AlikeCorrections& made);
    /// isCorrecting() is false again.
    void settled();

private:
    void compare(std::size_t index);
    void takeCorrection(const std::shared_ptr<const Sentence>& before, const std::shared_ptr<const Sentence>& now);
    using BySentence = std::map<SentenceKey, std::vector<ListedArc>>;
    /// What becomes of the chosen arcs of a document.
    struct CorrectedDocument {
        std::map<SentenceKey, Edit> edits;
        std::map<SentenceKey, AlikeCorrections> told; ///< of each sentence
        std::optional<PreparedStep> step; ///< that makes all of them; none where it cannot be prepared
    };
    void search();
    void take(BySentence arcs);
    void forget();
    void lookAgain(SentenceKey key);
    void tell();
    void list();
    void makeCorrections(std::map<std::uint32_t, CorrectedDocument>& documents);
    bool make(std::uint32_t document, CorrectedDocument& corrected, AlikeCorrections& told);

    Workspace& m_workspace;
    std::size_t m_index = 0;
    std::shared_ptr<const Sentence> m_last; ///< the sentence on view as it was last; null if there is none
    std::shared_ptr<const Sentence> m_start; ///< and as it was before its latest correction
    SentenceKey m_key; ///< of the sentence of the corrected arc
    int m_unit = 0; ///< of the corrected arc; 0 if there is none
    std::optional<CorrectedArc> m_corrected;
    QString m_correction;
    BySentence m_found;
    std::shared_ptr<const std::vector<ListedArc>> m_arcs = std::make_shared<std::vector<ListedArc>>(); ///< all of them
    std::set<SentenceKey> m_edited; ///< sentences that became others while the treebank is looked through
    EditedMeanwhile m_editedMeanwhile; ///< while arcs are being corrected
    bool m_isMaking = false; ///< while the arcs alike become others, which is no correction by itself
    bool m_isToTell = false; ///< that arcs() are others
    Worker m_correcting;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
