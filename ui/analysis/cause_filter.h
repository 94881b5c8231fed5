// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "core/query/attachment_kinds.h"
#include "core/query/group_counts.h"
#include "core/query/pattern_problem.h"
#include "ui/analysis/cause_choice.h"
#include "ui/analysis/cause_finder.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// The pattern of a choice: that was typed, with the bars that are chosen; what was typed alone where it is about
/// several words, to which bars cannot be added.
QString patternOf(const QString& typed, const CauseChoice& choice);

/// Finds the errors that a pattern speaks of, or counts them by groups, in the background.
class CauseFilter : public QObject {
    Q_OBJECT
public:
    CauseFilter(Workspace& workspace, QObject* parent = nullptr);

    /// Gives up what is under way. A problem if the query cannot be asked; then nothing is.
    PatternResult<void> start(const std::shared_ptr<const FoundCauses>& found, const Query& query);
    void stop() { m_worker.abandon(); }
    bool isRunning() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void filtered(const std::vector<arcwright::ErrorPlace>& places);
    /// In place of that, of a query that counts.
    void counted(const arcwright::GroupedCounts& counts);
    void finished();

private:
    Workspace& m_workspace;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
