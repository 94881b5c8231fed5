// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "core/learning/trainer.h"
#include "core/model/any_model.h"

namespace arcwright::ui {

/// How a training went.
struct TrainingCourse {
    int epochs = 0; ///< planned
    std::size_t sentences = 0; ///< learnt from; 0 while nobody knows
    bool hasRelations = true;
    QString treebank;
    std::vector<EpochReport> reports; ///< of the epochs that are done
};

/// The courses of the trainings whose models are still there, so that the curve on view is that of the model in use.
class TrainingCourses {
public:
    /// A training begins, or begins anew; it is the one under way then.
    void begin(const TrainingCourse& course) { m_running = course; }
    void add(const EpochReport& report);
    bool isRunning() const { return m_running.has_value(); }
    /// The training under way has given that model, unless it had a course before.
    void keepAs(const AnyModel& model);
    /// The training under way has come to its end.
    void end() { m_running.reset(); }
    /// Null where the model was not trained here.
    const TrainingCourse* of(const AnyModel& model) const;

private:
    struct Kept {
        std::weak_ptr<const void> model;
        TrainingCourse course;
    };

    std::optional<TrainingCourse> m_running;
    std::vector<Kept> m_kept;
};

} // namespace arcwright::ui
