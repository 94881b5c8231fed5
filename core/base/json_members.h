// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/json_number.h"

namespace arcwright {

/// Thrown while a file is read, and caught by its reader: the member that is missing or wrong, as "runs[2].las".
struct JsonFault {
    std::string member;
};

/// Members of an object that stands at `path`, which is empty or ends with a dot. All throw JsonFault.
const nlohmann::json& memberOf(const nlohmann::json& object, const std::string& path, const char* name);
std::string textIn(const nlohmann::json& object, const std::string& path, const char* name);
bool truthOf(const nlohmann::json& object, const std::string& path, const char* name);
/// From 0 to 100.
double percentOf(const nlohmann::json& object, const std::string& path, const char* name);
/// Of at most so many elements.
const nlohmann::json& listOf(const nlohmann::json& object, const std::string& path, const char* name, std::size_t most);
/// One of two words: whether it is the second.
bool isSecondOf(const nlohmann::json& object, const std::string& path, const char* name, std::string_view first,
    std::string_view second);

template <std::integral Integer>
Integer wholeOf(const nlohmann::json& object, const std::string& path, const char* name)
{
    try {
        return wholeNumber<Integer>(memberOf(object, path, name));
    } catch (const std::out_of_range&) {
        throw JsonFault{path + name};
    }
}

/// Whether a file says that it is of that format and of a later version, however much else in it is different.
bool isOfLaterVersion(const nlohmann::json& file, const char* format, int version);

} // namespace arcwright
