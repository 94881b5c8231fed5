// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/result.h"

namespace arcwright {

/// A file of one JSON object that stands beside a treebank; an empty object if there is no such file. Fails with
/// `otherwise` for what is no object, or is nested deeper than any that Arcwright writes: printing it again would take
/// a stack as deep.
Result<nlohmann::json> readJsonObject(const std::string& path, ProblemCode otherwise);

/// Reads such a file, changes the object, and writes it, atomically and not through links; removes the file if the
/// object is empty then. Changes made by several threads come one after the other, so that none is lost. Fails as
/// readJsonObject(), and with FileNotWritable or DiskFull.
Result<void> changeJsonObject(
    const std::string& path, ProblemCode otherwise, const std::function<void(nlohmann::json& object)>& change);

/// The text of that name in an object; empty if there is none, or `object` is none.
std::string textIn(const nlohmann::json& object, const char* name);

} // namespace arcwright
