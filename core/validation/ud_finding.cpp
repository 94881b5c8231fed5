// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/ud_finding.h"

#include <algorithm>
#include <tuple>

namespace arcwright {

namespace {

auto placeOf(TestId test)
{
    return std::tuple(descriptionOf(test).step, test);
}

} // namespace

void insertInOrder(std::vector<UdFinding>& findings, UdFinding finding)
{
    const auto place = placeOf(finding.test);
    const auto later = std::find_if(
        findings.begin(), findings.end(), [&](const UdFinding& other) { return placeOf(other.test) > place; });
    findings.insert(later, std::move(finding));
}

} // namespace arcwright
