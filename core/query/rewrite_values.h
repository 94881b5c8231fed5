// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/query/pattern_fields.h"
#include "core/treebank/edit.h"

namespace arcwright {

/// MISC with another value of one attribute, in its place or at the end; without it where the value is empty.
std::string withMiscAttribute(std::string_view list, const std::string& name, const std::string& value);

/// A list like `Case=Nom|Number=Sing` with another value of one attribute, by name without regard to case; without it
/// where the value is empty.
std::string withFeature(std::string_view list, const std::string& name, const std::string& value);

/// The field of words that a replacement gives a value, by its kind in patterns.
WordField fieldToSet(PatternField::Kind kind);

} // namespace arcwright
