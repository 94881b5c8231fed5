// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/extrapolation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <set>

#include "core/base/random.h"

namespace arcwright {

namespace {

constexpr double leastExponent = 0.02;
constexpr double greatestExponent = 3;

/// What least squares need to know of the errors of one size.
struct SizeSums {
    double size = 0;
    double count = 0;
    double errors = 0;
    double squares = 0;
};

std::vector<SizeSums> sumsOf(const std::vector<CurveError>& errors)
{
    std::map<double, SizeSums> bySize;
    for (const CurveError& each : errors) {
        SizeSums& sums = bySize[each.size];
        sums.size = each.size;
        sums.count += 1;
        sums.errors += each.error;
        sums.squares += each.error * each.error;
    }
    std::vector<SizeSums> list;
    list.reserve(bySize.size());
    for (const auto& [size, sums] : bySize)
        list.push_back(sums);
    return list;
}

double squaresOf(const PowerLaw& law, const std::vector<SizeSums>& sizes)
{
    double sum = 0;
    for (const SizeSums& each : sizes) {
        const double said = law.at(each.size);
        sum += each.squares - 2 * said * each.errors + said * said * each.count;
    }
    return sum;
}

/// Floor and scale of least squares for an exponent, neither negative. Sizes are counted in the greatest of them, so
/// that no power is out of the range of numbers.
PowerLaw bestFor(double exponent, const std::vector<SizeSums>& sizes)
{
    const double unit = sizes.back().size;
    double n = 0;
    double sumX = 0;
    double sumY = 0;
    double sumXX = 0;
    double sumXY = 0;
    for (const SizeSums& each : sizes) {
        const double x = std::pow(each.size / unit, -exponent);
        n += each.count;
        sumX += each.count * x;
        sumY += each.errors;
        sumXX += each.count * x * x;
        sumXY += x * each.errors;
    }
    const double determinant = n * sumXX - sumX * sumX;
    double scale = 0;
    double floor = sumY / n;
    constexpr double flat = 1e-12; // all sizes are the same
    if (determinant > flat * n * sumXX) {
        scale = (n * sumXY - sumX * sumY) / determinant;
        floor = (sumY - scale * sumX) / n;
    }
    if (scale < 0) {
        scale = 0;
        floor = sumY / n;
    } else if (floor < 0) {
        floor = 0;
        scale = std::max(0.0, sumXY / sumXX);
    }
    return {floor, scale * std::pow(unit, exponent), exponent};
}

/// The runs of a curve that are there, as errors.
std::vector<CurveError> errorsOf(const std::vector<CurvePoint>& points, double CurveRun::*score)
{
    std::vector<CurveError> errors;
    for (const CurvePoint& point : points) {
        for (const CurveRun& run : point.runs)
            errors.push_back({static_cast<double>(point.size), 100 - run.*score, run.sample});
    }
    return errors;
}

/// Resamples of a curve: samples drawn with replacement, and of each size the deviations from the law.
class CurveResampler {
public:
    CurveResampler(const std::vector<CurveError>& errors, const PowerLaw& law, std::uint64_t seed)
        : m_random(seed), m_law(law)
    {
        std::map<unsigned, std::vector<CurveError>> bySample;
        std::map<double, std::pair<double, double>> sums; // by size: of errors, how many
        for (const CurveError& each : errors) {
            bySample[each.sample].push_back(each);
            sums[each.size].first += each.error;
            sums[each.size].second += 1;
        }
        for (const auto& [size, sum] : sums) {
            m_sizes.push_back(size);
            m_deviations.push_back(sum.first / sum.second - law.at(size));
        }
        for (auto& [sample, runs] : bySample)
            m_samples.push_back(std::move(runs));
        // Three parameters were fitted, and have taken their share of the deviations.
        const auto count = static_cast<double>(m_sizes.size());
        m_widening = std::sqrt(count / std::max(count - 3, 1.0));
        m_hasSpread = m_samples.size() > 1;
    }

    std::vector<CurveError> next()
    {
        std::map<double, double> shifts;
        for (const double size : m_sizes)
            shifts[size] = m_widening * m_deviations[m_random.below(static_cast<std::uint32_t>(m_deviations.size()))];
        std::map<double, double> means;
        if (m_hasSpread) {
            for (std::size_t i = 0; i < m_sizes.size(); ++i)
                means[m_sizes[i]] = m_law.at(m_sizes[i]) + m_deviations[i];
        }
        std::vector<CurveError> drawn;
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            for (CurveError each : m_samples[m_random.below(static_cast<std::uint32_t>(m_samples.size()))]) {
                // How the sample lies to the others of its size, around the law and its deviations.
                const double apart = m_hasSpread ? each.error - means[each.size] : 0;
                each.error = m_law.at(each.size) + shifts[each.size] + apart;
                drawn.push_back(each);
            }
        }
        return drawn;
    }

private:
    Random m_random;
    PowerLaw m_law;
    std::vector<std::vector<CurveError>> m_samples;
    std::vector<double> m_sizes;
    std::vector<double> m_deviations; ///< of the mean of each size from the law
    double m_widening = 1;
    bool m_hasSpread = false;
};

/// The middle 95% of these.
Interval centralInterval(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
    };
    constexpr double outside = 0.025;
    return {at(outside), at(1 - outside)};
}

double clampedScore(double error)
{
    return std::clamp(100 - error, 0.0, 100.0);
}

} // namespace

double PowerLaw::at(double size) const
{
    return floor + scale * std::pow(size, -exponent);
}

PowerLaw fitPowerLaw(const std::vector<CurveError>& errors)
{
    assert(!errors.empty());
    const std::vector<SizeSums> sizes = sumsOf(errors);
    const auto lossOf = [&](double logExponent) { return squaresOf(bestFor(std::exp(logExponent), sizes), sizes); };
    constexpr int steps = 60;
    const double low = std::log(leastExponent);
    const double step = (std::log(greatestExponent) - low) / steps;
    int best = 0;
    double least = lossOf(low);
    for (int i = 1; i <= steps; ++i) {
        const double loss = lossOf(low + i * step);
        if (loss < least) {
            least = loss;
            best = i;
        }
    }
    // Golden section between the neighbours of the best.
    constexpr double golden = 0.618033988749895;
    constexpr int rounds = 60;
    double left = low + std::max(best - 1, 0) * step;
    double right = low + std::min(best + 1, steps) * step;
    for (int i = 0; i < rounds; ++i) {
        const double first = right - golden * (right - left);
        const double second = left + golden * (right - left);
        if (lossOf(first) <= lossOf(second))
            right = second;
        else
            left = first;
    }
    return bestFor(std::exp((left + right) / 2), sizes);
}

std::optional<Extrapolation> extrapolate(
    const std::vector<CurvePoint>& points, double CurveRun::*score, const ExtrapolationSettings& settings)
{
    const std::vector<CurveError> errors = errorsOf(points, score);
    std::set<double> sizes;
    for (const CurveError& each : errors)
        sizes.insert(each.size);
    constexpr std::size_t leastSizes = 3;
    if (sizes.size() < leastSizes)
        return std::nullopt;
    Extrapolation result;
    result.law = fitPowerLaw(errors);
    result.size = *sizes.rbegin();
    result.wantedSize = result.size * settings.factor;
    result.score = clampedScore(result.law.at(result.wantedSize));
    result.gain = result.law.at(result.size) - result.law.at(result.wantedSize);
    result.deviation
        = std::sqrt(std::max(0.0, squaresOf(result.law, sumsOf(errors))) / static_cast<double>(errors.size()));
    CurveResampler resampler(errors, result.law, settings.seed);
    std::vector<double> scores;
    std::vector<double> gains;
    for (std::size_t i = 0; i < settings.resamples; ++i) {
        const PowerLaw law = fitPowerLaw(resampler.next());
        scores.push_back(clampedScore(law.at(result.wantedSize)));
        gains.push_back(law.at(result.size) - law.at(result.wantedSize));
    }
    result.scores = scores.empty() ? Interval{result.score, result.score} : centralInterval(std::move(scores));
    result.gains = gains.empty() ? Interval{result.gain, result.gain} : centralInterval(std::move(gains));
    return result;
}

} // namespace arcwright
