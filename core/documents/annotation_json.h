// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/treebank/annotation.h"

namespace arcwright {

/// An annotation as JSON; what says nothing is left out.
nlohmann::json toJson(const Annotation& annotation);

/// The annotation that JSON says, as far as it says one: members of another type than expected count as missing.
Annotation annotationFrom(const nlohmann::json& json);

} // namespace arcwright
