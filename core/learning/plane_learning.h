// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/learning/update_rules.h"

namespace arcwright {

// Learning of two weights, so that all weights there can be are a plane, which can be drawn: what Corston-Oliver, Aue,
// Duh and Ringger (2006, section 4.2) say of the version space, to be looked at.

/// Two weights, or two features.
struct PlaneVector {
    double x = 0;
    double y = 0;

    double dot(const PlaneVector& other) const { return x * other.x + y * other.y; }
    double squaredNorm() const { return dot(*this); }
    PlaneVector plus(const PlaneVector& other, double times) const
    {
        return {x + times * other.x, y + times * other.y};
    }
    friend bool operator==(const PlaneVector&, const PlaneVector&) = default;
};

/// A sentence to learn from whose arcs have two features each; a tree has the sums of those of its arcs.
struct PlaneExample {
    int words = 0;
    std::vector<PlaneVector> arcs; ///< by the index of ArcScores; whole numbers
    std::vector<int> heads; ///< of the tree to learn

    PlaneVector featuresOf(const std::vector<int>& tree) const;
    /// The projective tree that scores best, by Eisner's algorithm.
    std::vector<int> bestTree(const PlaneVector& weights, RootPolicy root) const;
};

/// Examples with drawn features, and the trees that certain weights, drawn too, find best: so there are weights without
/// error.
struct PlaneTask {
    RootPolicy root = RootPolicy::Single;
    std::vector<PlaneExample> examples;
    PlaneVector teacher; ///< whole numbers
};

/// No other tree of an example is as good under the teacher's weights as the one to learn. The same seed draws the
/// same.
PlaneTask drawPlaneTask(int words, int examples, std::uint64_t seed, RootPolicy root);

/// Weights make no error on an example if they are on this side of a line: `difference` · weights > 0. It is that of
/// the features of the tree to learn and of the tree that would be found beyond the line.
struct PlaneConstraint {
    std::size_t example = 0;
    PlaneVector difference;
};

/// The weights that make no error on any example. Without constraints it is all of the plane; else it lies between two
/// lines through the origin.
struct VersionSpace {
    std::vector<PlaneConstraint> constraints; ///< the tightest of each example, on either side: at most two
    std::optional<PlaneConstraint> left; ///< of all constraints the tightest on the left of the teacher's weights
    std::optional<PlaneConstraint> right;

    bool contains(const PlaneVector& weights) const;
    /// How far from the nearest line weights are, in degrees as seen from the origin; negative outside. 90 without any
    /// line; nothing for weights of zero.
    std::optional<double> depth(const PlaneVector& weights) const;
};

/// Exact: each constraint is found by parsing at its line until nothing better is found there.
VersionSpace versionSpaceOf(const PlaneTask& task);

/// The turn of one example.
struct PlaneUpdate {
    std::size_t example = 0;
    std::vector<int> found;
    PlaneVector difference; ///< features of the tree to learn, less those of the tree found
    UpdateInput input;
    double step = 0; ///< along the difference
    PlaneVector after; ///< the weights
};

/// A learner's way through the plane.
struct PlaneCourse {
    std::vector<PlaneUpdate> updates; ///< example after example, epoch after epoch
    PlaneVector end; ///< the weights after the last
    PlaneVector average; ///< the mean of the weights after every example
};

struct PlaneTraining {
    std::vector<PlaneCourse> courses; ///< of each member; a single one where the learner has none
    PlaneVector result; ///< the mean of the averages of the members (section 4.2); of a single course, its average
};

/// Learns as Trainer and BayesPoint do: the same rules, examples in the same orders for the same seed.
PlaneTraining trainInPlane(const PlaneTask& task, Learner learner, int epochs, int members, std::uint64_t seed);

} // namespace arcwright
