// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/training_courses.h"

#include <algorithm>
#include <variant>

namespace arcwright::ui {

namespace {

std::shared_ptr<const void> pointerTo(const AnyModel& model)
{
    return std::visit([](const auto& held) { return std::shared_ptr<const void>(held); }, model);
}

} // namespace

void TrainingCourses::add(const EpochReport& report)
{
    if (m_running)
        m_running->reports.push_back(report);
}

void TrainingCourses::keepAs(const AnyModel& model)
{
    std::erase_if(m_kept, [](const Kept& kept) { return kept.model.expired(); });
    const auto pointer = pointerTo(model);
    if (pointer && m_running && of(model) == nullptr)
        m_kept.push_back({pointer, *m_running});
}

const TrainingCourse* TrainingCourses::of(const AnyModel& model) const
{
    const auto pointer = pointerTo(model);
    const auto found = std::ranges::find_if(
        m_kept, [&](const Kept& kept) { return pointer != nullptr && kept.model.lock() == pointer; });
    return found == m_kept.end() ? nullptr : &found->course;
}

} // namespace arcwright::ui
