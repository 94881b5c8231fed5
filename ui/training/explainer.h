// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/documents/workspace.h"
#include "ui/training/why.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Learning;

/// Explains arcs of the open treebank on a thread of its own; only the latest question is answered.
class Explainer : public QObject {
    Q_OBJECT
public:
    Explainer(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    /// Why nobody can say anything.
    enum class Silence {
        NoModel, ///< or none for sentences of these units
        NothingThere, ///< the sentence cannot be read, or has no such unit
    };

    /// Asks why a word, or a bunsetsu, hangs where the parser hangs it, rather than on `rival`; without one, or where a
    /// bunsetsu cannot hang on it, rather than on its gold head, or on the next best where that is the parser's. Unit
    /// 0: the one the parser is least sure of. Answered by explained(), or by nothingKnown() at once.
    void ask(std::size_t sentence, int unit, std::optional<int> rival = std::nullopt);
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void explained(const arcwright::ui::Why& why);
    void nothingKnown(arcwright::ui::Explainer::Silence why);
    /// The latest question is answered, whether anything was known or not.
    void finished();

private:
    std::optional<Silence> silenceOf(const Sentence* sentence, int unit, std::optional<int> rival) const;

    Workspace& m_workspace;
    Learning& m_learning;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
