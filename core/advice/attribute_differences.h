// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/advice/explain_bunsetsu.h"

namespace arcwright {

/// The part that one attribute of the dependent, of the candidates, or of the words between them has in the scores of
/// the two heads of an explanation, together with the attributes it is combined with.
struct AttributeDifference {
    /// The part of a feature's weight that falls to the attribute.
    struct Share {
        std::string feature; ///< its name
        double predicted = 0;
        double other = 0;

        double difference() const { return predicted - other; }
    };

    std::string attribute; ///< a word of templates: `d.function`, `c.marks`, `steps`; in games of two `n.`, `f.`
    double predicted = 0;
    double other = 0;
    std::vector<Share> features; ///< those that differ most first; ties by name

    double difference() const { return predicted - other; }
};

/// An explanation attribute by attribute, those that differ most first; ties by name. A feature is there if all that it
/// combines is, so its weight falls to each in equal parts, which are their Shapley values (Shapley 1953, "A value for
/// n-person games"). In a game all weights count for the farther candidate; what they take from it is taken here from
/// the one that they are of, and those of both are the predicted one's. The differences sum up to that of the
/// explanation. None where there is no other head, or no features, as of a kernel. O(features log features).
std::vector<AttributeDifference> differencesByAttribute(const BunsetsuExplanation& explained);

} // namespace arcwright
