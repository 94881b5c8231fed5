// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_members.h"

namespace arcwright {

using nlohmann::json;

const json& memberOf(const json& object, const std::string& path, const char* name)
{
    const auto found = object.find(name);
    if (!object.is_object() || found == object.end())
        throw JsonFault{path + name};
    return *found;
}

std::string textIn(const json& object, const std::string& path, const char* name)
{
    const json& value = memberOf(object, path, name);
    if (!value.is_string())
        throw JsonFault{path + name};
    return value.get<std::string>();
}

bool truthOf(const json& object, const std::string& path, const char* name)
{
    const json& value = memberOf(object, path, name);
    if (!value.is_boolean())
        throw JsonFault{path + name};
    return value.get<bool>();
}

double percentOf(const json& object, const std::string& path, const char* name)
{
    const json& value = memberOf(object, path, name);
    const double percent = value.is_number() ? value.get<double>() : -1;
    if (!(percent >= 0 && percent <= 100))
        throw JsonFault{path + name};
    return percent;
}

const json& listOf(const json& object, const std::string& path, const char* name, std::size_t most)
{
    const json& list = memberOf(object, path, name);
    if (!list.is_array() || list.size() > most)
        throw JsonFault{path + name};
    return list;
}

bool isSecondOf(
    const json& object, const std::string& path, const char* name, std::string_view first, std::string_view second)
{
    const std::string text = textIn(object, path, name);
    if (text != first && text != second)
        throw JsonFault{path + name};
    return text == second;
}

bool isOfLaterVersion(const json& file, const char* format, int version)
{
    const auto found = file.is_object() ? file.find("version") : file.end();
    return file.is_object() && found != file.end() && found->is_number() && found->get<double>() > version
        && file.value("format", json()) == format;
}

} // namespace arcwright
