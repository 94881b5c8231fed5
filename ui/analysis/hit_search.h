// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "core/query/group_counts.h"
#include "core/query/pattern.h"
#include "ui/analysis/hit_model.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Searches what is analysed, in the background. The first search of some data makes an index of it, by which further
/// ones take some 30 ms for 100,000 words.
class HitSearch : public QObject {
    Q_OBJECT
public:
    explicit HitSearch(QObject* parent = nullptr);
    ~HitSearch() override;

    /// Ends with finished(). Fails, and does not begin, where the query asks for what is not there.
    PatternResult<void> start(const std::shared_ptr<const AnalysisData>& known, const Query& query);
    void stop();
    bool isRunning() const { return m_worker.isRunning(); }

Q_SIGNALS:
    /// Of a query that lists: the first words of further matches, in order.
    void found(const std::vector<arcwright::ui::Hit>& hits);
    /// Of a query that counts: what was found, once all was searched.
    void counted(const arcwright::GroupedCounts& counts);
    void finished();

private:
    class KeptIndex;

    void searchWithoutIndex(const AnalysisData& known, const Query& query, bool withKinds, const std::stop_token& stop,
        const Worker::Post& post);

    std::shared_ptr<KeptIndex> m_kept; ///< shared with searches that were given up, and have not noticed yet
    Worker m_worker;
};

} // namespace arcwright::ui
