// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "core/model/alternatives.h"
#include "core/model/explain.h"
#include "ui/documents/workspace.h"
#include "ui/training/worker.h"

namespace arcwright::ui {

class Learning;

/// Why the parser, on its own, hangs a word where it does.
struct Why {
    std::shared_ptr<const Sentence> sentence;
    std::shared_ptr<const Model> model; ///< which has the names of the relations
    int word = 0;
    WordExplanation explained;
    std::vector<AlternativeHead> heads; ///< the heads the word could have, the best first
    std::vector<QString> relations; ///< of those heads

    /// The model's name of a relation by its number; empty if it tells none.
    QString relation(std::int16_t number) const;
};

/// Explains arcs of the open treebank on a thread of its own; only the latest question is answered.
class Explainer : public QObject {
    Q_OBJECT
public:
    Explainer(Workspace& workspace, Learning& learning, QObject* parent = nullptr);

    /// Asks why a word hangs where the parser hangs it, rather than on `rival`; without one rather than on its gold
    /// head, or on the next best where that is the parser's. Word 0: the one the parser is least sure of. Answered by
    /// explained(), or by nothingKnown() at once where nobody can say: no model, no such word, a sentence of bunsetsu
    /// or one that cannot be read.
    void ask(std::size_t sentence, int word, std::optional<int> rival = std::nullopt);
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void explained(const arcwright::ui::Why& why);
    void nothingKnown();
    /// The latest question is answered, whether anything was known or not.
    void finished();

private:
    Workspace& m_workspace;
    Learning& m_learning;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
