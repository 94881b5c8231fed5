// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/effort/annotation_budget.h"
#include "core/effort/decision_pace.h"
#include "core/learning/annotation_order.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

class Workspace;

/// The time that the annotator gives to what waits, counted down, and how much fits into what is left of it, by the
/// words an hour that were measured of them. Whether anything waits at all is counted along.
class QueueBudget : public QObject {
    Q_OBJECT
public:
    explicit QueueBudget(Workspace& workspace, QObject* parent = nullptr);

    /// Begins to count down so many minutes; nothing: there is no budget any more.
    void begin(std::optional<int> minutes);
    /// A sentence of so many words is done.
    void count(std::size_t words);
    /// A word that was asked for alone is decided.
    void countWord();
    /// Whether some sentence waits; not known to until it was counted.
    bool isAnyWaiting() const { return m_isAnyWaiting; }
    bool isBusy() const { return m_worker.isRunning(); }
    std::optional<double> wordsAnHour() const { return m_speed; }

    /// How many words fit into what is left; nothing where there is no budget, or nobody knows.
    std::optional<double> wordsLeft() const;
    /// What is left, for a button; `units` are the words of the sentences that come, up to wordsLeft() altogether;
    /// nothing: that is not known yet. Empty where there is no budget.
    QString text(AskedUnit asked, const std::optional<std::vector<int>>& units) const;
    /// How that was reckoned.
    QString explanation(AskedUnit asked) const;

Q_SIGNALS:
    /// text() is another one, or isAnyWaiting().
    void changed();
    void settled();

private:
    /// What a thread finds out.
    struct Survey {
        bool isAnyWaiting = false;
        std::optional<double> speed;
    };
    void survey();
    double now() const;

    Workspace& m_workspace;
    std::optional<AnnotationBudget> m_budget;
    std::optional<double> m_speed;
    DecisionPace m_pace; ///< since the program began
    bool m_isAnyWaiting = false;
    QElapsedTimer m_clock;
    QTimer m_minute;
    QTimer m_survey; ///< once for all that happens at a time
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
