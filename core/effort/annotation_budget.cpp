// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/annotation_budget.h"

#include <algorithm>

namespace arcwright {

double AnnotationBudget::secondsLeft(double now) const
{
    return std::clamp(m_begin + m_seconds - now, 0.0, m_seconds);
}

void AnnotationBudget::confirm(std::size_t words)
{
    ++m_done.sentences;
    m_done.words += words;
}

double wordsIn(double seconds, double wordsAnHour)
{
    constexpr double secondsOfHour = 3600;
    return wordsAnHour * seconds / secondsOfHour;
}

BudgetShare fittingInto(double seconds, double wordsAnHour, std::span<const int> units)
{
    const double most = wordsIn(seconds, wordsAnHour);
    BudgetShare share;
    for (const int words : units) {
        if (static_cast<double>(share.words) + words > most)
            break;
        ++share.sentences;
        share.words += static_cast<std::size_t>(words);
    }
    return share;
}

} // namespace arcwright
