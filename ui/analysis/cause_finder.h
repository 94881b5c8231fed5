// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/experiments/error_causes.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// What is behind the wrong heads of a parser.
struct FoundCauses {
    Treebank searched; ///< as it was
    std::vector<SentenceCauses> causes;
    CauseSummary summary; ///< of the sentences that the parser was not trained on
    QString decoder;
    QString model; ///< its title
    bool ofBunsetsu = false;
    std::size_t seen = 0; ///< sentences that are left out, since the parser was trained on them
    std::size_t jackknifed = 0; ///< sentences that a model of the other folds was asked about
};

/// Asks the parser in use about the heads that it has wrong, in the background: it parses every sentence of the open
/// treebank, and those with errors once more for each. Each sentence by a model that was not trained on it, where there
/// is one. Opening another treebank ends it.
class CauseFinder : public QObject {
    Q_OBJECT
public:
    CauseFinder(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    /// Whether there is a parser to be asked, and anything to ask it about.
    bool canStart() const;
    /// Gives up a search that is under way.
    void start();
    void cancel();
    bool isBusy() const { return m_worker.isRunning(); }
    bool wasCancelled() const { return !isBusy() && m_isCancelled; }
    int percent() const { return m_percent; }

Q_SIGNALS:
    /// How far it has come, or whether it is under way, or could be.
    void changed();
    void found(const std::shared_ptr<const arcwright::ui::FoundCauses>& causes);
    void failed(const arcwright::Problem& problem);
    /// Nothing is under way any more, whatever the reason.
    void finished();

private:
    Workspace& m_workspace;
    Learning& m_learning;
    int m_percent = 0;
    bool m_isCancelled = false;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
