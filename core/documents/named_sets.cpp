// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/named_sets.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "core/documents/annotation_file.h"
#include "core/documents/document_problems.h"
#include "core/documents/json_object.h"

namespace arcwright {

namespace {

constexpr const char* setsKey = "sets";

using nlohmann::json;

} // namespace

Result<std::vector<NamedSet>> readNamedSets(const std::string& documentPath)
{
    const auto object = readJsonObject(annotationPath(documentPath), DocumentProblem::NotAnAnnotationFile);
    if (!object)
        return failure(object.error());
    std::vector<NamedSet> sets;
    const auto list = object->find(setsKey);
    if (list == object->end() || !list->is_array())
        return sets;
    for (const json& entry : *list) {
        NamedSet set{textIn(entry, "name"), textIn(entry, "pattern")};
        if (!set.name.empty() && !set.pattern.empty())
            sets.push_back(std::move(set));
    }
    return sets;
}

Result<void> writeNamedSets(const std::string& documentPath, const std::vector<NamedSet>& sets)
{
    json list = json::array();
    for (const NamedSet& set : sets)
        list.push_back({{"name", set.name}, {"pattern", set.pattern}});
    return changeJsonObject(annotationPath(documentPath), DocumentProblem::NotAnAnnotationFile, [&](json& object) {
        if (list.empty())
            object.erase(setsKey);
        else
            object[setsKey] = std::move(list);
    });
}

} // namespace arcwright
