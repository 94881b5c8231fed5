// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/suspicious_annotation.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace arcwright {

namespace {

/// The share of annotations that are wrong in a treebank of which nothing is known.
constexpr double usualErrorRate = 0.01;

double logOddsOf(double probability)
{
    constexpr double least = 1e-6;
    const double inside = std::clamp(probability, least, 1 - least);
    return std::log(inside / (1 - inside));
}

/// Takes over the reasons of another entry about the same unit.
void takeReasons(SuspiciousAnnotation& entry, SuspiciousAnnotation& other)
{
    const bool isSurer = other.confidence > entry.confidence;
    if (other.rival && (isSurer || !entry.rival))
        entry.rival = std::move(other.rival);
    const double odds = logOddsOf(entry.confidence) + logOddsOf(other.confidence) - logOddsOf(usualErrorRate);
    entry.confidence = 1 / (1 + std::exp(-odds));
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

std::vector<SuspiciousAnnotation> merged(std::vector<std::vector<SuspiciousAnnotation>> lists)
{
    std::vector<SuspiciousAnnotation> all;
    for (auto& list : lists)
        std::move(list.begin(), list.end(), std::back_inserter(all));
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        return one.place() != other.place() ? one.place() < other.place() : one.confidence > other.confidence;
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
