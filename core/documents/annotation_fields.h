// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// Where a list of texts stands: in a line of its own, or in a cell of MISC, which has no spaces.
enum class FieldPlace { Line, Cell };

/// Texts as one, with commas between them. What would break the list, its cell or its line stands as `%` and two
/// hexadecimal digits; bytes that are not UTF-8 too.
std::string fieldList(const std::vector<std::string>& fields, FieldPlace place);

/// The texts of a list of so many; none if it has another number, or a percent sign without its digits.
std::optional<std::vector<std::string>> fieldsOf(std::string_view list, std::size_t count);

} // namespace arcwright
