// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

/// Those of the format of that family: `conllu`, `dtag`, `knp`, `cabocha`.
Breaches breachesOf(std::string_view format, std::string_view file);

} // namespace arcwright::test
