// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/kernel_training.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <list>
#include <span>

namespace arcwright {

namespace {

constexpr double cost = 1.0;
constexpr std::size_t rowBytes = std::size_t{500} << 20;
/// Stands for the curvature between examples that are the same.
constexpr double leastCurvature = 1e-12;

/// The rows of the kernel matrix that were asked for last.
class KernelRows {
public:
    explicit KernelRows(const std::vector<KernelExample>& examples)
        : m_examples(examples)
        , m_lists(examples.size(), [&](std::size_t number) { return std::span(examples[number].features); })
        , m_most(std::max<std::size_t>(rowBytes / (examples.size() * sizeof(FeatureLists::Counts::value_type)), 2))
        , m_places(examples.size(), m_rows.end())
    {
    }

    /// Stays as it is until others have been asked for twice.
    const FeatureLists::Counts& of(std::size_t example)
    {
        Place& place = m_places[example];
        if (place != m_rows.end()) {
            m_rows.splice(m_rows.begin(), m_rows, place);
            return place->common;
        }
        if (m_rows.size() < m_most) {
            m_rows.emplace_front();
        } else {
            m_places[m_rows.back().example] = m_rows.end();
            m_rows.splice(m_rows.begin(), m_rows, std::prev(m_rows.end()));
        }
        place = m_rows.begin();
        place->example = example;
        m_lists.count(m_examples[example].features, place->common);
        return place->common;
    }

private:
    struct Row {
        std::size_t example = 0;
        FeatureLists::Counts common;
    };
    using Place = std::list<Row>::iterator;

    const std::vector<KernelExample>& m_examples;
    FeatureLists m_lists;
    std::size_t m_most;
    std::list<Row> m_rows; ///< the one asked for last first
    std::vector<Place> m_places; ///< by example; the end of the rows for none
};

/// The coefficient of an example, its weight with the sign of its answer, and what is to come of it: its answer less
/// the sum of all coefficients times their kernels.
struct Unknown {
    double coefficient = 0;
    double lower = 0;
    double upper = 0;
    double rest = 0;
    double square = 0; ///< the kernel with itself

    bool canRise() const { return coefficient < upper; }
    bool canFall() const { return coefficient > lower; }
};

/// Moves two coefficients at a time towards each other's rest, so that their sum stays 0.
class PairOptimiser {
public:
    explicit PairOptimiser(const std::vector<KernelExample>& examples) : m_rows(examples)
    {
        m_unknowns.reserve(examples.size());
        for (const KernelExample& example : examples) {
            const double answer = example.isPositive ? 1 : -1;
            m_unknowns.push_back({0, std::min(answer, 0.0) * cost, std::max(answer, 0.0) * cost, answer,
                cubicKernel(example.features.size())});
        }
    }

    /// One step; false if there is no pair that violates its conditions.
    bool step(double tolerance)
    {
        const std::size_t rising = choiceToRise();
        const FeatureLists::Counts& risingRow = m_rows.of(rising);
        const std::size_t falling = choiceToFall(rising, risingRow);
        if (m_greatestRest - m_leastRest < tolerance)
            return false;
        move(rising, risingRow, falling, m_rows.of(falling));
        return true;
    }

    const std::vector<Unknown>& unknowns() const { return m_unknowns; }

    /// The offset of the sums: that of the examples that are at neither bound, or else the middle of the interval that
    /// the others allow.
    double offset() const
    {
        double sum = 0;
        int free = 0;
        for (const Unknown& unknown : m_unknowns) {
            if (unknown.canRise() && unknown.canFall()) {
                sum += unknown.rest;
                ++free;
            }
        }
        return free > 0 ? -sum / free : -(m_greatestRest + m_leastRest) / 2;
    }

private:
    std::size_t choiceToRise()
    {
        std::size_t best = 0;
        m_greatestRest = -std::numeric_limits<double>::infinity();
        for (std::size_t number = 0; number < m_unknowns.size(); ++number) {
            if (m_unknowns[number].canRise() && m_unknowns[number].rest > m_greatestRest) {
                m_greatestRest = m_unknowns[number].rest;
                best = number;
            }
        }
        return best;
    }

    /// The one that brings most together with `rising`, were there no bounds.
    std::size_t choiceToFall(std::size_t rising, const FeatureLists::Counts& row)
    {
        std::size_t best = rising;
        double greatestGain = 0;
        m_leastRest = std::numeric_limits<double>::infinity();
        for (std::size_t number = 0; number < m_unknowns.size(); ++number) {
            const Unknown& unknown = m_unknowns[number];
            if (!unknown.canFall())
                continue;
            m_leastRest = std::min(m_leastRest, unknown.rest);
            const double slope = m_greatestRest - unknown.rest;
            if (slope <= 0)
                continue;
            const double gain = slope * slope / curvature(m_unknowns[rising], unknown, row[number]);
            if (gain > greatestGain) {
                greatestGain = gain;
                best = number;
            }
        }
        return best;
    }

    static double curvature(const Unknown& first, const Unknown& second, std::size_t common)
    {
        return std::max(first.square + second.square - 2 * cubicKernel(common), leastCurvature);
    }

    void move(std::size_t rising, const FeatureLists::Counts& risingRow, std::size_t falling,
        const FeatureLists::Counts& fallingRow)
    {
        Unknown& up = m_unknowns[rising];
        Unknown& down = m_unknowns[falling];
        const double wanted = (up.rest - down.rest) / curvature(up, down, risingRow[falling]);
        const double roomUp = up.upper - up.coefficient;
        const double roomDown = down.coefficient - down.lower;
        const double step = std::min({wanted, roomUp, roomDown});
        // To the bound itself, not to what rounding makes of it.
        up.coefficient = step == roomUp ? up.upper : up.coefficient + step;
        down.coefficient = step == roomDown ? down.lower : down.coefficient - step;
        for (std::size_t number = 0; number < m_unknowns.size(); ++number)
            m_unknowns[number].rest -= step * (cubicKernel(risingRow[number]) - cubicKernel(fallingRow[number]));
    }

    KernelRows m_rows;
    std::vector<Unknown> m_unknowns; ///< by example
    double m_greatestRest = 0; ///< of what can rise
    double m_leastRest = 0; ///< of what can fall
};

} // namespace

std::optional<KernelMachine> trainKernelMachine(
    const std::vector<KernelExample>& examples, const std::stop_token& stop, double tolerance)
{
    assert(!examples.empty());
    PairOptimiser optimiser(examples);
    do {
        if (stop.stop_requested())
            return std::nullopt;
    } while (optimiser.step(tolerance));
    std::vector<KernelMachine::SupportVector> vectors;
    for (std::size_t number = 0; number < examples.size(); ++number) {
        const double coefficient = optimiser.unknowns()[number].coefficient;
        if (coefficient != 0)
            vectors.push_back({examples[number].features, coefficient});
    }
    return KernelMachine(std::move(vectors), optimiser.offset());
}

} // namespace arcwright
