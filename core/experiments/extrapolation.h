// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/evaluation/significance.h"
#include "core/experiments/learning_curve.h"

namespace arcwright {

/// How errors fall with the size of the training data: a + b n^-c, a the share that no data of this kind would mend
/// (Cortes, Jackel, Solla, Vapnik and Denker 1994; of treebanks Kolachina, Cancedda, Dymetman and Venkatapathy 2012).
struct PowerLaw {
    double floor = 0; ///< a, in percent, at least 0
    double scale = 0; ///< b, at least 0
    double exponent = 1; ///< c

    double at(double size) const;
};

/// The errors of one model.
struct CurveError {
    double size = 0; ///< of its training data, more than 0
    double error = 0; ///< percent
    unsigned sample = 0;
};

/// The power law with the least squares, its exponent between 0.02 and 3. For each exponent floor and scale are those
/// of linear least squares, kept from being negative; the exponent is sought on a grid and then by golden section. With
/// a single size the law is a constant. O(errors). The list must not be empty.
PowerLaw fitPowerLaw(const std::vector<CurveError>& errors);

/// What more data would bring.
struct Extrapolation {
    PowerLaw law;
    double size = 0; ///< the greatest of the curve
    double wantedSize = 0;
    double score = 0; ///< percent, at the wanted size
    Interval scores; ///< 95% of it
    double gain = 0; ///< in points, over what the law says of the greatest size
    Interval gains; ///< 95% of it
    double deviation = 0; ///< of the errors from the law: root mean square, in points
};

struct ExtrapolationSettings {
    double factor = 2; ///< so many times the data
    std::size_t resamples = 500;
    std::uint64_t seed = 1;
};

/// Extrapolates a curve by a score, CurveRun::uas or las. The uncertainty is that of a bootstrap: as samples are
/// nested, whole samples are drawn, and the deviations from the law of each size are drawn anew and added; the law is
/// fitted again to each resample. Intervals are the middle 95%. They know nothing of how well a power law describes the
/// parser. Nothing for less than three sizes, which any law fits. The same seed gives the same result. O(resamples *
/// runs).
std::optional<Extrapolation> extrapolate(
    const std::vector<CurvePoint>& points, double CurveRun::*score, const ExtrapolationSettings& settings = {});

} // namespace arcwright
