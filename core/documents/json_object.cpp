// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/json_object.h"

#include "core/base/file_problems.h"
#include "core/base/text_file.h"

namespace arcwright {

Result<nlohmann::json> readJsonObject(const std::string& path, ProblemCode otherwise)
{
    using nlohmann::json;
    constexpr int deepest = 64;

    const auto text = readFile(path);
    if (!text && text.error().code == FileProblem::NotFound)
        return json::object();
    if (!text)
        return failure(text.error());
    bool isTooDeep = false;
    const json object = json::parse(
        *text,
        [&](int depth, json::parse_event_t, const json&) {
            isTooDeep = isTooDeep || depth > deepest;
            return !isTooDeep;
        },
        false);
    if (isTooDeep || !object.is_object())
        return failure(otherwise, path);
    return object;
}

std::string textIn(const nlohmann::json& object, const char* name)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace arcwright
