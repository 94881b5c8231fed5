// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace arcwright {

/// Sentences, and their words.
struct BudgetShare {
    std::size_t sentences = 0;
    std::size_t words = 0; ///< units

    friend bool operator==(const BudgetShare&, const BudgetShare&) = default;
};

/// A time that an annotator gives to a treebank. It runs from the moment at which it is made; times in seconds, of a
/// clock that nobody sets.
class AnnotationBudget {
public:
    AnnotationBudget(double seconds, double now) : m_seconds(seconds), m_begin(now) { }

    /// How much of it is left, from 0 on.
    double secondsLeft(double now) const;
    bool isOver(double now) const { return secondsLeft(now) <= 0; }
    /// What was confirmed within it.
    const BudgetShare& done() const { return m_done; }
    void confirm(std::size_t words);

private:
    double m_seconds;
    double m_begin;
    BudgetShare m_done;
};

/// The sentences that can be done within a time, one after the other: those before the first that would take longer.
/// `units` has their numbers of words, as far as it matters. O(n).
BudgetShare fittingInto(double seconds, double wordsAnHour, std::span<const int> units);
/// So many words can be done within a time.
double wordsIn(double seconds, double wordsAnHour);

} // namespace arcwright
