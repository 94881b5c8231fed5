// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rules/format_rules.h"

#include "tests/core/support/rules/cabocha_rules.h"
#include "tests/core/support/rules/conllu_rules.h"
#include "tests/core/support/rules/dtag_rules.h"
#include "tests/core/support/rules/knp_rules.h"

namespace arcwright::test {

Breaches breachesOf(std::string_view format, std::string_view file)
{
    if (format == "dtag")
        return dtagBreaches(file);
    if (format == "knp")
        return knpBreaches(file);
    return format == "cabocha" ? cabochaBreaches(file) : conlluBreaches(file);
}

} // namespace arcwright::test
