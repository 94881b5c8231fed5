// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "core/documents/prepared_step.h"
#include "core/enhancing/enhance.h"
#include "core/query/pattern.h"
#include "ui/documents/edited_meanwhile.h"
#include "ui/search/pattern_search.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Makes enhanced graphs of trees, or takes them away: says first what becomes of which sentence, then makes it, as one
/// undoable step for each document; both on a thread of its own. What
/// was proposed is forgotten as soon as a sentence becomes another one.
class Enhancer : public QObject {
    Q_OBJECT
public:
    explicit Enhancer(Workspace& workspace, QObject* parent = nullptr);

    /// The sentences it is about: one, those a pattern finds something in, or all.
    struct Scope {
        std::optional<SentenceKey> sentence;
        std::optional<Pattern> pattern; ///< that asks for no layers
    };
    /// Whose customs are followed: those of the open treebank, or the guidelines alone.
    enum class Customs { OfTreebank, OfGuidelines };

    /// Ends with proposed(), then finished(). Nothing happens while something is under way.
    void propose(const EnhancementPlan& plan, const Scope& scope, Customs customs = Customs::OfTreebank);
    /// Makes what was proposed and is wanted. Ends with applied(), then finished(); cancelled, nothing is made.
    void apply();
    void cancel() { m_worker.requestStop(); }
    bool isBusy() const { return m_worker.isRunning(); }

    const std::vector<ProposedEdit>& edits() const { return m_edits; }
    /// Whether an edit is one of those that are made; all are, until somebody leaves some out.
    bool isWanted(std::size_t edit) const { return m_isWanted[edit]; }
    void setWanted(std::size_t edit, bool isWanted);
    int wantedCount() const;
    /// Sentences that could not be changed so.
    const RewriteRefusals& refusals() const { return m_refusals; }

Q_SIGNALS:
    void progressed(int percent);
    void proposed();
    void wantedChanged();
    /// So many sentences are others now.
    void applied(std::size_t sentences);
    void cleared();
    void finished();

private:
    struct MadeDocument {
        std::vector<ProposedEdit> edits;
        std::optional<PreparedStep> step; ///< that makes all of them; none where it cannot be prepared
    };
    void forget();
    void take(std::map<std::uint32_t, MadeDocument>& documents);
    std::size_t makeStep(std::uint32_t document, MadeDocument& wanted);

    Workspace& m_workspace;
    std::vector<ProposedEdit> m_edits;
    std::vector<bool> m_isWanted; ///< of each edit
    std::map<Customs, std::shared_ptr<const GraphCustoms>> m_customs; ///< as the treebank is now
    RewriteRefusals m_refusals;
    EditedMeanwhile m_edited; ///< while steps are prepared
    bool m_isMaking = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
