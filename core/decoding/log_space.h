// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace arcwright {

// The C library's exp and log may differ in their last bit from one processor to another; what is sampled by them, and
// so a model trained with restarts, must not. These take additions and multiplications only. Errors are below 4 units
// in the last place.

/// e^x; 0 below -708, infinity above 709.
double expOf(double x);

/// The natural logarithm of a positive, normal number; minus infinity of 0.
double logOf(double x);

/// A sum of numbers given by their logarithms: the greatest of them and the sum relative to it, so that nothing
/// overflows. Terms of minus infinity add nothing.
class LogSum {
public:
    void add(double logarithm)
    {
        const double difference = logarithm - m_greatest;
        if (difference <= 0) {
            if (difference > negligible)
                m_sum += expOf(difference);
        } else if (logarithm > m_greatest) {
            m_sum = m_sum * expOf(-difference) + 1;
            m_greatest = logarithm;
        }
    }
    double value() const { return m_greatest + logOf(m_sum); }

private:
    static constexpr double negligible = -45; ///< e to this is lost beside one, thousands of times over

    double m_greatest = -std::numeric_limits<double>::infinity();
    double m_sum = 0;
};

} // namespace arcwright
