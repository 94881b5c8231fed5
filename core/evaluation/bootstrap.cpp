// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bootstrap.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"

namespace arcwright {

namespace {

struct Totals {
    std::uint64_t tokens = 0;
    std::int64_t gained = 0; ///< right in the second system, less those right in the first

    void add(const SentenceOutcome& outcome)
    {
        tokens += outcome.tokens;
        gained += std::int64_t(outcome.second) - std::int64_t(outcome.first);
    }
    double difference() const
    {
        return tokens == 0 ? 0 : 100.0 * static_cast<double>(gained) / static_cast<double>(tokens);
    }
};

/// The numbers of resample `index` follow from the seed and the index alone.
Random randomOf(std::uint64_t seed, std::size_t index)
{
    Random seeds(seed ^ (0xD1B54A32D192ED03ULL * (static_cast<std::uint64_t>(index) + 1)));
    return Random(seeds.next());
}

double quantile(const std::vector<double>& sorted, double share)
{
    const auto last = static_cast<double>(sorted.size() - 1);
    const double place = share * last;
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

Bootstrap pairedBootstrap(
    const std::vector<SentenceOutcome>& outcomes, const BootstrapSettings& settings, const std::stop_token& stop)
{
    Totals observed;
    for (const SentenceOutcome& outcome : outcomes)
        observed.add(outcome);
    Bootstrap result;
    result.difference = observed.difference();
    result.interval = {result.difference, result.difference};
    if (outcomes.empty() || settings.resamples == 0)
        return result;

    std::vector<double> differences(settings.resamples);
    parallelFor(settings.resamples, settings.threads, stop, [&](std::size_t index, unsigned) {
        Random random = randomOf(settings.seed, index);
        Totals drawn;
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            drawn.add(outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))]);
        differences[index] = drawn.difference();
    });

    // Differences that are equal but for rounding count as equally far.
    constexpr double rounding = 1e-9;
    const double far = std::abs(result.difference) - rounding;
    const auto extreme = std::count_if(differences.begin(), differences.end(),
        [&](double difference) { return std::abs(difference - result.difference) >= far; });
    result.p = (1.0 + static_cast<double>(extreme)) / (1.0 + static_cast<double>(settings.resamples));
    std::sort(differences.begin(), differences.end());
    result.interval = {quantile(differences, 0.025), quantile(differences, 0.975)};
    return result;
}

} // namespace arcwright
