// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/table.h"

namespace arcwright::cli {

/// Two decimals, as every table of the field has them.
std::string decimals(double number);
/// A probability: four decimals, or `< 0.0001`.
std::string probability(double p);

/// The table as text, columns as wide as they need to be.
std::string asText(const Table& shown);

} // namespace arcwright::cli
