// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "core/documents/prepared_step.h"
#include "core/documents/treebank.h"
#include "core/validation/finding.h"
#include "ui/documents/edited_meanwhile.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Validator;
class Workspace;

/// Puts everything right that a test has found in the open treebank and that is not waived: on a thread of its own,
/// then as one undoable step for each document. Sentences that are edited meanwhile stay as they were edited. Cancelled
/// it changes nothing.
class RepairJob : public QObject {
    Q_OBJECT
public:
    RepairJob(Workspace& workspace, const Validator& validator, QObject* parent = nullptr);

    /// Ends with finished(). Nothing happens while one is at work.
    void start(TestId test);
    void cancel() { m_worker.requestStop(); }
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void progressed(int percent);
    /// So many sentences have other text now.
    void repaired(std::size_t sentences);
    /// Nothing is under way any more, whether it was done, cancelled or failed.
    void finished();

private:
    /// The first finding of the test in a sentence.
    struct Found {
        std::size_t index = 0;
        Finding finding;
    };
    struct Repair {
        SentenceKey key;
        Edit edit;
    };

    std::vector<Found> found(TestId test) const;
    /// The repairs of a document, with the step that makes all of them; none where it cannot be prepared.
    struct Repaired {
        std::uint32_t document = 0;
        std::vector<Repair> repairs;
        std::optional<PreparedStep> step;
    };
    static Repaired prepare(std::uint32_t document, std::vector<Repair> repairs, StepBase base);
    void take(std::vector<Repaired>& documents);
    std::size_t make(Repaired& repaired);

    Workspace& m_workspace;
    const Validator& m_validator;
    EditedMeanwhile m_edited;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
