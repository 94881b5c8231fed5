// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packaging/mime_types.h"

#include <algorithm>

#include "core/formats/registry.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"

namespace arcwright::packaging {

namespace {

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\n': // of a string that is looked for, escaped as shared-mime-info wants it
            out += "\\n";
            break;
        default:
            out += c;
        }
    }
    return out;
}

MimeType typeOf(const FormatFamily& family)
{
    const std::string title(family.title);
    MimeType type{"text/x-" + std::string(family.name), title + " treebank",
        {{"cs", "treebank " + title}, {"da", title + "-træbank"}, {"ja", title + " ツリーバンク"}}, {"text/plain"}, {},
        {}};
    for (const std::string_view ending : family.endings)
        type.endings.emplace_back(ending);
    const auto isCompressed = [](const std::string& ending) { return ending.ends_with(".gz"); };
    if (std::any_of(type.endings.begin(), type.endings.end(), isCompressed)) {
        type.name = "application/x-" + std::string(family.name);
        // What is compressed is XML so far. Desktops look into a file, too, and believe a name that goes with what they
        // find there.
        type.parents = {"application/xml", "application/gzip"};
    }
    return type;
}

} // namespace

std::vector<MimeType> mimeTypes()
{
    std::vector<MimeType> types;
    for (const RegisteredFormat& format : registeredFormats())
        types.push_back(typeOf(format.family));
    const std::string model = std::string(modelMagic);
    types.push_back({"application/x-arcwright-model", "Arcwright parser model",
        {{"cs", "model parseru Arcwright"}, {"da", "Arcwright-parsermodel"}, {"ja", "Arcwright パーサのモデル"}},
        {"application/octet-stream"}, {".arcmodel"}, {model, std::string(bunsetsuModelMagic)}});
    types.push_back({"application/x-arcwright-exercise", "Arcwright exercise",
        {{"cs", "cvičení Arcwright"}, {"da", "Arcwright-opgave"}, {"ja", "Arcwright の演習"}}, {"application/json"},
        {".arcexercise"}, {}});
    types.push_back({"application/x-arcwright-lesson", "Arcwright lesson",
        {{"cs", "lekce Arcwright"}, {"da", "Arcwright-lektion"}, {"ja", "Arcwright のレッスン"}}, {"application/json"},
        {".arclesson"}, {}});
    return types;
}

std::string mimePackage(const std::vector<MimeType>& types)
{
    std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n";
    for (const MimeType& type : types) {
        out += "  <mime-type type=\"" + type.name + "\">\n    <comment>" + escaped(type.title) + "</comment>\n";
        for (const auto& [language, title] : type.titles)
            out += "    <comment xml:lang=\"" + language + "\">" + escaped(title) + "</comment>\n";
        out.append("    <icon name=\"").append(documentIcon).append("\"/>\n");
        for (const std::string& parent : type.parents)
            out.append("    <sub-class-of type=\"").append(parent).append("\"/>\n");
        if (!type.beginnings.empty()) {
            out += "    <magic priority=\"60\">\n";
            for (const std::string& beginning : type.beginnings)
                out += "      <match type=\"string\" offset=\"0\" value=\"" + escaped(beginning) + "\"/>\n";
            out += "    </magic>\n";
        }
        for (const std::string& ending : type.endings)
            out += "    <glob pattern=\"*" + escaped(ending) + "\"/>\n";
        out += "  </mime-type>\n";
    }
    return out + "</mime-info>\n";
}

} // namespace arcwright::packaging
