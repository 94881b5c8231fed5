// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/ui/support/learning_fixture.h"
#include "ui/training/training_queue.h"

namespace arcwright::ui::testing {

/// A learner with a queue of trainings, and what is in it.
class QueueOfTrainings : public LearningTest {
protected:
    using State = TrainingQueue::State;

    QString jobs() const { return path(folder.file("jobs")); }

    /// No folds: they are no part of a job.
    static TrainingRequest requestOf(int epochs)
    {
        TrainingRequest request = quickRequest(epochs);
        request.jackknife = false;
        return request;
    }
    static TrainingRequest longRequest() { return requestOf(100'000); }
    void beginLong()
    {
        queue.add(longRequest());
        ASSERT_TRUE(waitFor([&] { return !epochs.empty(); }));
        ASSERT_EQ(queue.jobs().size(), 1U);
    }
    void addAndWait(const TrainingRequest& request)
    {
        const std::size_t before = queue.jobs().size();
        queue.add(request);
        ASSERT_TRUE(waitFor([&] { return queue.jobs().size() > before; }));
    }
    [[nodiscard]] bool waitForState(TrainingQueue& of, std::size_t index, State state)
    {
        return waitFor([&] { return of.jobs().size() > index && of.jobs()[index].state == state; });
    }
    std::vector<int> epochCounts() const
    {
        std::vector<int> counts;
        for (const TrainingQueue::Job& job : queue.jobs())
            counts.push_back(job.card.epochs);
        return counts;
    }

    TrainingQueue queue{workspace, learning, jobs()};
};

} // namespace arcwright::ui::testing
