// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/annotation_json.h"

#include "core/documents/json_object.h"

#include <nlohmann/json.hpp>

namespace arcwright {

namespace {

using nlohmann::json;

std::int64_t numberOf(const json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

void put(json& object, const Signature& by)
{
    object["author"] = by.author;
    object["time"] = by.time;
}

Signature signatureOf(const json& object)
{
    return {textIn(object, "author"), numberOf(object, "time")};
}

/// The objects of a list; none if it is no list.
std::vector<json> objectsOf(const json& object, const char* name)
{
    std::vector<json> objects;
    if (const auto found = object.find(name); found != object.end() && found->is_array()) {
        for (const json& entry : *found) {
            if (entry.is_object())
                objects.push_back(entry);
        }
    }
    return objects;
}

} // namespace

json toJson(const Annotation& annotation)
{
    json object = json::object();
    if (annotation.confirmed) {
        json confirmed = json::object();
        put(confirmed, annotation.confirmedBy);
        object["confirmed"] = std::move(confirmed);
    }
    if (!annotation.comment.empty())
        object["comment"] = annotation.comment;
    for (const Pin& pin : annotation.pins) {
        json entry{{"dependent", pin.dependent}, {"head", pin.head}};
        put(entry, pin.by);
        object["pins"].push_back(std::move(entry));
    }
    for (const Waiver& waiver : annotation.waivers) {
        json entry{
            {"test", waiver.test}, {"node", waiver.node}, {"content", waiver.content}, {"reason", waiver.reason}};
        put(entry, waiver.by);
        object["waivers"].push_back(std::move(entry));
    }
    return object;
}

Annotation annotationFrom(const json& object)
{
    Annotation annotation;
    if (!object.is_object())
        return annotation;
    if (const auto confirmed = object.find("confirmed"); confirmed != object.end() && confirmed->is_object()) {
        annotation.confirmed = true;
        annotation.confirmedBy = signatureOf(*confirmed);
    }
    annotation.comment = textIn(object, "comment");
    for (const json& pin : objectsOf(object, "pins"))
        annotation.pins.push_back(
            {static_cast<int>(numberOf(pin, "dependent")), static_cast<int>(numberOf(pin, "head")), signatureOf(pin)});
    for (const json& waiver : objectsOf(object, "waivers"))
        annotation.waivers.push_back({textIn(waiver, "test"), textIn(waiver, "node"), textIn(waiver, "content"),
            textIn(waiver, "reason"), signatureOf(waiver)});
    return annotation;
}

} // namespace arcwright
