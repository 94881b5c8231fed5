// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shelf/model_description.h"

#include <array>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/hash.h"
#include "core/base/json_number.h"
#include "core/documents/json_object.h"
#include "core/shelf/shelf_problems.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr const char* dataKey = "data";
constexpr const char* scoresKey = "scores";

/// The member of that name, null where there is none.
json memberIn(const json& object, const char* name)
{
    if (!object.is_object())
        return {};
    const auto found = object.find(name);
    return found == object.end() ? json() : *found;
}

double percentIn(const json& object, const char* name)
{
    const json value = memberIn(object, name);
    const double percent = value.is_number() ? value.get<double>() : 0;
    return percent >= 0 && percent <= 100 ? percent : 0;
}

std::size_t countIn(const json& object, const char* name)
{
    try {
        return wholeNumber<std::size_t>(memberIn(object, name));
    } catch (const std::out_of_range&) {
        return 0;
    }
}

ModelDescription descriptionIn(const json& object)
{
    ModelDescription description;
    description.name = textIn(object, "name");
    description.made = textIn(object, "made");
    description.program = textIn(object, "program");
    description.modelChecksum = textIn(object, "model_checksum");
    description.notes = textIn(object, "notes");
    description.keptByProgram = memberIn(object, "kept_by_program") == json(true);
    description.folds = countIn(object, "folds");
    const json data = memberIn(object, dataKey);
    for (const json& file : memberIn(data, "files")) {
        if (file.is_string())
            description.data.files.push_back(file.get<std::string>());
    }
    description.data.language = textIn(data, "language");
    description.data.checksum = textIn(data, "checksum");
    for (const json& mark : memberIn(object, scoresKey)) {
        if (mark.is_object())
            description.marks.push_back(
                {percentIn(mark, "uas"), percentIn(mark, "las"), countIn(mark, "sentences"), textIn(mark, "on")});
    }
    return description;
}

void put(const ModelDescription& description, json& object)
{
    object["name"] = description.name;
    object["made"] = description.made;
    object["program"] = description.program;
    object["model_checksum"] = description.modelChecksum;
    object["notes"] = description.notes;
    object["kept_by_program"] = description.keptByProgram;
    object["folds"] = description.folds;
    if (!object[dataKey].is_object())
        object[dataKey] = json::object();
    json& data = object[dataKey];
    data["files"] = description.data.files;
    data["language"] = description.data.language;
    data["checksum"] = description.data.checksum;
    json marks = json::array();
    for (const ModelMark& mark : description.marks)
        marks.push_back({{"on", mark.on}, {"sentences", mark.sentences}, {"uas", mark.uas}, {"las", mark.las}});
    object[scoresKey] = std::move(marks);
}

} // namespace

std::string descriptionPath(const std::string& modelPath)
{
    return modelPath + ".json";
}

Result<ModelDescription> readDescription(const std::string& modelPath)
{
    const auto object = readJsonObject(descriptionPath(modelPath), ShelfProblem::NotADescription);
    if (!object)
        return failure(object.error());
    return descriptionIn(*object);
}

Result<void> changeDescription(
    const std::string& modelPath, const std::function<void(ModelDescription& description)>& change)
{
    return changeJsonObject(descriptionPath(modelPath), ShelfProblem::NotADescription, [&](json& object) {
        ModelDescription description = descriptionIn(object);
        change(description);
        put(description, object);
    });
}

std::string hashText(std::uint64_t hash)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), hash, 16).ptr;
    const std::string text(digits.data(), end);
    return std::string(digits.size() - text.size(), '0') + text;
}

std::string checksumOf(const Sentences& sentences)
{
    std::uint64_t sum = sentences.size();
    for (const auto& sentence : sentences) {
        sum = combined(sum, fingerprint(*sentence));
        for (const Token& token : sentence->tokens) {
            sum = combined(sum, static_cast<std::uint64_t>(token.head));
            sum = combined(sum, hashOf(token.relation));
            for (const Parent& parent : token.parents) {
                sum = combined(sum,
                    combined(
                        static_cast<std::uint64_t>(parent.head.word), static_cast<std::uint64_t>(parent.head.empty)));
                sum = combined(sum, hashOf(parent.relation));
            }
        }
        for (const Bunsetsu& bunsetsu : sentence->bunsetsu) {
            sum = combined(sum, static_cast<std::uint64_t>(bunsetsu.head));
            sum = combined(sum, hashOf(bunsetsu.type));
        }
    }
    return hashText(sum);
}

} // namespace arcwright
