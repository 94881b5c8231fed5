// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/sidecar.h"

#include <cerrno>
#include <filesystem>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include "core/base/file_descriptor.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/conversion/base64.h"
#include "core/conversion/conversion_problems.h"
#include "core/documents/annotation_file.h"
#include "core/documents/json_object.h"
#include "core/formats/registry.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr const char* conversionKey = "conversion";
constexpr int newestVersion = 1;

json toJson(std::string_view text)
{
    if (findInvalidUtf8(text))
        return {{"base64", base64Of(text)}};
    return text;
}

std::optional<std::string> textFrom(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    const auto encoded = value.find("base64");
    if (!value.is_object() || encoded == value.end() || !encoded->is_string())
        return std::nullopt;
    return bytesOfBase64(encoded->get_ref<const std::string&>());
}

/// The text under `key`; empty if there is none, unless it `must` be there.
std::optional<std::string> textIn(const json& object, const char* key, bool must)
{
    const auto found = object.find(key);
    if (found == object.end())
        return must ? std::nullopt : std::optional(std::string());
    return textFrom(*found);
}

FormatPointer formatFrom(const json& object)
{
    const auto name = textIn(object, "format", true);
    if (!name)
        return nullptr;
    const auto columns = object.find("columns");
    if (columns == object.end())
        return formatNamed(*name);
    std::vector<std::string> names;
    for (const json& column : *columns)
        names.push_back(column.is_string() ? column.get<std::string>() : std::string());
    return formatNamed(*name, std::move(names));
}

std::optional<Sidecar> sidecarFrom(const json& object)
{
    Sidecar sidecar;
    sidecar.format = formatFrom(object);
    const auto file = textIn(object, "file", false);
    const auto convertedTo = textIn(object, "converted_to", false);
    const auto opening = textIn(object, "opening", false);
    const auto sentences = object.find("sentences");
    if (!sidecar.format || !file || !convertedTo || !opening || sentences == object.end() || !sentences->is_array())
        return std::nullopt;
    sidecar.file = *file;
    sidecar.convertedTo = *convertedTo;
    sidecar.opening = *opening;
    for (const json& part : *sentences) {
        auto text = part.is_object() ? textIn(part, "text", true) : std::nullopt;
        auto after = part.is_object() ? textIn(part, "after", false) : std::nullopt;
        if (!text || !after)
            return std::nullopt;
        sidecar.sentences.push_back({std::move(*text), std::move(*after)});
    }
    return sidecar;
}

json toJson(const Sidecar& sidecar)
{
    json sentences = json::array();
    for (const Sidecar::Part& part : sidecar.sentences) {
        json entry{{"text", toJson(part.text)}};
        if (!part.after.empty())
            entry["after"] = toJson(part.after);
        sentences.push_back(std::move(entry));
    }
    json object{{"version", newestVersion}, {"file", toJson(sidecar.file)}, {"format", sidecar.format->name()},
        {"converted_to", sidecar.convertedTo}, {"opening", toJson(sidecar.opening)},
        {"sentences", std::move(sentences)}};
    if (auto columns = sidecar.format->namedColumns(); !columns.empty())
        object["columns"] = std::move(columns);
    return object;
}

Result<void> writeObject(const std::string& path, const json& object)
{
    return writeFileAtomically(path, object.dump(1, '\t', false, json::error_handler_t::replace) + '\n', Links::Refuse);
}

} // namespace

std::string Sidecar::bytes() const
{
    std::string text = opening;
    for (const Part& part : sentences)
        text.append(part.text).append(part.after);
    return text;
}

Sidecar sidecarOf(const Document& document, const FileText& text, std::string_view convertedTo)
{
    Sidecar sidecar{std::filesystem::path(document.path()).filename().string(), document.format(),
        std::string(convertedTo), std::string(text.before(0)), {}};
    for (std::size_t i = 0; i < text.size(); ++i)
        sidecar.sentences.push_back({std::string(text.sentence(i)), std::string(text.before(i + 1))});
    return sidecar;
}

std::string sidecarPath(const std::string& convertedPath)
{
    return annotationPath(convertedPath);
}

Result<std::optional<Sidecar>> readSidecar(const std::string& convertedPath)
{
    const std::string path = sidecarPath(convertedPath);
    const auto object = readJsonObject(path, ConversionProblem::InvalidSidecar);
    if (!object)
        return failure(object.error());
    const auto found = object->find(conversionKey);
    if (found == object->end())
        return std::nullopt;
    const auto version = found->is_object() ? found->find("version") : found->end();
    if (version == found->end() || !version->is_number_integer())
        return failure(ConversionProblem::InvalidSidecar, path);
    if (*version > newestVersion)
        return failure(
            Problem{ConversionProblem::SidecarTooNew, path, 0, 0, {version->dump(), std::to_string(newestVersion)}});
    auto sidecar = sidecarFrom(*found);
    if (!sidecar)
        return failure(ConversionProblem::InvalidSidecar, path);
    return sidecar;
}

Result<void> writeSidecar(const std::string& convertedPath, const Sidecar& sidecar)
{
    const std::string path = sidecarPath(convertedPath);
    auto object = readJsonObject(path, ConversionProblem::InvalidSidecar);
    if (!object)
        return failure(object.error());
    (*object)[conversionKey] = toJson(sidecar);
    return writeObject(path, *object);
}

Result<void> removeSidecar(const std::string& convertedPath)
{
    const std::string path = sidecarPath(convertedPath);
    auto object = readJsonObject(path, ConversionProblem::InvalidSidecar);
    if (!object && object.error().code == ConversionProblem::InvalidSidecar)
        return {};
    if (!object)
        return failure(object.error());
    if (object->erase(conversionKey) == 0)
        return {};
    if (!object->empty())
        return writeObject(path, *object);
    if (::unlink(path.c_str()) != 0)
        return failure(writingProblem(path, errno));
    return {};
}

} // namespace arcwright
