// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/suspicious_annotation.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace arcwright {

namespace {

/// The logarithmic odds of being wrong that an annotation has of which nothing is known: one in a hundred.
constexpr double usualOdds = -4.6;
/// How much a further reason counts beside the first: methods look at the same words, so they often err together. As
/// fitted to errors planted into English and Chinese treebanks.
constexpr double furtherWeight = 0.3;

double logOddsOf(double probability)
{
    constexpr double least = 1e-6;
    const double inside = std::clamp(probability, least, 1 - least);
    return std::log(inside / (1 - inside));
}

double probabilityOf(double logOdds)
{
    return 1 / (1 + std::exp(-logOdds));
}

/// Takes over the reasons of another entry about the same unit.
void takeReasons(SuspiciousAnnotation& entry, SuspiciousAnnotation& other)
{
    if (other.rival && !entry.rival)
        entry.rival = std::move(other.rival);
    const double further = std::max(0.0, logOddsOf(other.confidence) - usualOdds);
    entry.confidence = probabilityOf(logOddsOf(entry.confidence) + furtherWeight * further);
    std::move(other.reasons.begin(), other.reasons.end(), std::back_inserter(entry.reasons));
}

} // namespace

std::string_view nameOf(SuspicionMethod method)
{
    static constexpr std::array<std::string_view, allSuspicionMethods.size()> names{
        "jackknife", "variation", "validation"};
    return names[static_cast<std::size_t>(method)];
}

std::optional<SuspicionMethod> suspicionMethodNamed(std::string_view name)
{
    for (const SuspicionMethod method : allSuspicionMethods) {
        if (nameOf(method) == name)
            return method;
    }
    return std::nullopt;
}

bool SuspiciousAnnotation::isFoundBy(SuspicionMethod method) const
{
    return std::any_of(
        reasons.begin(), reasons.end(), [&](const SuspicionReason& reason) { return reason.method == method; });
}

double lessConfident(double confidence, double logOdds)
{
    return probabilityOf(logOddsOf(confidence) - logOdds);
}

std::vector<SuspiciousAnnotation> merged(std::vector<std::vector<SuspiciousAnnotation>> lists)
{
    std::vector<SuspiciousAnnotation> all;
    for (auto& list : lists)
        std::move(list.begin(), list.end(), std::back_inserter(all));
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        const auto key = [](const SuspiciousAnnotation& each) {
            return std::tuple(each.place(), !each.isFoundBy(SuspicionMethod::Jackknife), -each.confidence);
        };
        return key(one) < key(other);
    });
    std::vector<SuspiciousAnnotation> entries;
    for (SuspiciousAnnotation& found : all) {
        if (!entries.empty() && entries.back().place() == found.place())
            takeReasons(entries.back(), found);
        else
            entries.push_back(std::move(found));
    }
    for (SuspiciousAnnotation& entry : entries)
        std::stable_sort(entry.reasons.begin(), entry.reasons.end(),
            [](const auto& one, const auto& other) { return one.confidence > other.confidence; });
    std::stable_sort(entries.begin(), entries.end(),
        [](const auto& one, const auto& other) { return one.confidence > other.confidence; });
    return entries;
}

} // namespace arcwright
