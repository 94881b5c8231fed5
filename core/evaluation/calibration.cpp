// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/calibration.h"

#include <algorithm>
#include <cmath>

namespace arcwright {

Calibration calibrationOf(const OutcomeTable& table, std::size_t system, const WordChoice& choice, std::size_t bins)
{
    constexpr std::size_t whole = 1000; // thousandths
    struct Sum {
        WordCounts counts;
        std::size_t confidence = 0;
    };
    const OutcomeTable::System& told = table.systems()[system];
    std::vector<Sum> sums(std::clamp<std::size_t>(bins, 1, whole));
    Calibration calibration;
    std::size_t words = 0;
    for (const std::uint32_t row : chosenRows(table, choice)) {
        if (!told.isPresent(row))
            continue;
        if (told.confidences[row] < 0) {
            ++calibration.untold;
            continue;
        }
        const auto confidence = static_cast<std::size_t>(told.confidences[row]);
        Sum& sum = sums[std::min(confidence * sums.size() / whole, sums.size() - 1)];
        ++words;
        ++sum.counts.words;
        sum.confidence += confidence;
        sum.counts.heads += told.isRight(row, Scored::Heads) ? 1 : 0;
        sum.counts.labelled += told.isRight(row, Scored::Arcs) ? 1 : 0;
        sum.counts.labels += (told.marks[row] & OutcomeTable::RelationRight) != 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const Sum& sum = sums[i];
        if (sum.counts.words == 0)
            continue;
        const auto edge = [&](std::size_t bin) { // the least confidence that falls into it
            return static_cast<std::int32_t>((bin * whole + sums.size() - 1) / sums.size());
        };
        const double mean = static_cast<double>(sum.confidence) / static_cast<double>(sum.counts.words) / 10;
        calibration.bins.push_back({edge(i), edge(i + 1), sum.counts, mean});
        calibration.error
            += std::abs(mean - sum.counts.uas()) * static_cast<double>(sum.counts.words) / static_cast<double>(words);
    }
    return calibration;
}

} // namespace arcwright
