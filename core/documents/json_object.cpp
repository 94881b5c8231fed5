// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/json_object.h"

#include <cerrno>
#include <mutex>

#include <unistd.h>

#include "core/base/file_descriptor.h"
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

Result<void> changeJsonObject(
    const std::string& path, ProblemCode otherwise, const std::function<void(nlohmann::json& object)>& change)
{
    static std::mutex mutex; // what is read must still be there when it is written
    const std::scoped_lock lock(mutex);
    auto object = readJsonObject(path, otherwise);
    if (!object)
        return failure(object.error());
    change(*object);
    if (!object->empty())
        return writeFileAtomically(
            path, object->dump(1, '\t', false, nlohmann::json::error_handler_t::replace) + '\n', Links::Refuse);
    if (::unlink(path.c_str()) != 0 && errno != ENOENT)
        return failure(writingProblem(path, errno));
    return {};
}

std::string textIn(const nlohmann::json& object, const char* name)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace arcwright
