// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/language_data.h"

#include <filesystem>
#include <functional>
#include <system_error>

#include <nlohmann/json.hpp>

#include "core/base/text_file.h"
#include "core/base/text_place.h"
#include "core/validation/language_data_problems.h"

namespace arcwright {

namespace {

using nlohmann::json;

/// Thrown while a file is read, and caught by readLanguages().
struct DataFault {
    LanguageDataProblem problem;
    std::string member;
};

/// Where a member is, from the whole of the file on.
std::string memberOf(std::string_view path, std::string_view name)
{
    std::string place(path);
    place += '.';
    return place += name;
}

const json& objectIn(const json& object, const std::string& path, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end() || !found->is_object())
        throw DataFault{LanguageDataProblem::NoObject, memberOf(path, name)};
    return *found;
}

void expectObject(const json& value, const std::string& path)
{
    if (!value.is_object())
        throw DataFault{LanguageDataProblem::NoObject, path};
}

double numberAt(const json& value, const std::string& path)
{
    if (!value.is_number())
        throw DataFault{LanguageDataProblem::NoNumber, path};
    return value.get<double>();
}

double numberIn(const json& object, const std::string& path, const char* name)
{
    const auto found = object.find(name);
    return numberAt(found == object.end() ? json() : *found, memberOf(path, name));
}

void addTexts(const json& object, const std::string& path, const char* name, LanguageRules::Names& names)
{
    const auto found = object.find(name);
    if (found == object.end() || !found->is_array())
        throw DataFault{LanguageDataProblem::NoList, memberOf(path, name)};
    for (const json& each : *found) {
        if (!each.is_string())
            throw DataFault{LanguageDataProblem::NoList, memberOf(path, name)};
        names.insert(each.get<std::string>());
    }
}

void takeFeatures(const std::string& path, const json& features, LanguageRules& rules)
{
    for (const auto& [name, data] : features.items()) {
        const std::string at = memberOf(path, name);
        expectObject(data, at);
        LanguageRules::Feature& feature = rules.features[name];
        feature.isPermitted = numberIn(data, at, "permitted") != 0;
        for (const char* list : {"uvalues", "lvalues", "unused_uvalues", "unused_lvalues"})
            addTexts(data, at, list, feature.values);
        for (const auto& [upos, values] : objectIn(data, at, "byupos").items()) {
            const std::string ofPos = memberOf(memberOf(at, "byupos"), upos);
            expectObject(values, ofPos);
            LanguageRules::Names& permitted = feature.byPos[upos];
            for (const auto& [value, count] : values.items()) {
                if (numberAt(count, memberOf(ofPos, value)) != 0)
                    permitted.insert(value);
            }
        }
    }
}

void takeRelations(const std::string& path, const json& relations, LanguageRules& rules)
{
    for (const auto& [name, data] : relations.items()) {
        expectObject(data, memberOf(path, name));
        if (numberIn(data, memberOf(path, name), "permitted") > 0)
            rules.relations.insert(name);
    }
}

void takeMarkers(const std::string& path, const json& markers, LanguageRules& rules)
{
    for (const auto& [name, data] : markers.items()) {
        expectObject(data, memberOf(path, name));
        addTexts(data, memberOf(path, name), "extends", rules.markers[name]);
    }
}

/// A lemma that is but a pronoun in the function of a copula is no auxiliary.
void takeAuxiliaries(const std::string& path, const json& lemmas, LanguageRules& rules)
{
    for (const auto& [lemma, data] : lemmas.items()) {
        const std::string at = memberOf(path, lemma);
        expectObject(data, at);
        const auto functions = data.find("functions");
        if (functions == data.end() || !functions->is_array())
            throw DataFault{LanguageDataProblem::NoList, at + ".functions"};
        for (const json& each : *functions) {
            const auto name = each.is_object() ? each.find("function") : each.end();
            if (!each.is_object() || name == each.end() || !name->is_string())
                throw DataFault{LanguageDataProblem::NoText, at + ".functions[].function"};
            const auto function = name->get<std::string>();
            if (function != "cop.PRON")
                rules.auxiliaries.insert(lemma);
            if (function.starts_with("cop."))
                rules.copulas.insert(lemma);
        }
    }
}

void takeWords(const std::string&, const json& expressions, LanguageRules& rules)
{
    for (const auto& [expression, data] : expressions.items()) {
        if (!rules.words.add(expression) && !rules.invalidExpression)
            rules.invalidExpression = expression;
    }
}

/// A file of the data, the member that has a member for each language, and how one of those is taken up.
struct DataFile {
    const char* name;
    const char* otherName; ///< of other versions; may be the same
    const char* member;
    void (*take)(const std::string& path, const json& data, LanguageRules& rules);
};

constexpr DataFile dataFiles[] = {
    {"feats.json", "feats.json", "features", takeFeatures},
    {"deprels.json", "deprels.json", "deprels", takeRelations},
    {"edeprels.json", "edeprels.json", "edeprels", takeMarkers},
    {"auxiliaries.json", "data.json", "auxiliaries", takeAuxiliaries},
    {"tospace.json", "tospace.json", "expressions", takeWords},
};

Problem notJson(const std::string& path, std::string_view text, std::size_t byte)
{
    const TextPlace place = placeOfByte(text, byte == 0 ? 0 : byte - 1);
    return {LanguageDataProblem::NotJson, path, place.line, place.column, {}};
}

using TakeLanguage = std::function<void(const std::string& code, const json& data)>;

/// Hands the members of a member over one by one and forgets them then: all of them at once would take a hundred times
/// the file's size.
void parseLanguages(const std::string& text, const DataFile& file, const TakeLanguage& take)
{
    std::string member;
    std::string code;
    const auto callback = [&](int depth, json::parse_event_t event, json& parsed) {
        if (event == json::parse_event_t::key && depth == 1)
            member = parsed.get<std::string>();
        if (event == json::parse_event_t::key && depth == 2)
            code = parsed.get<std::string>();
        const bool isLanguage = event == json::parse_event_t::object_end && depth == 2 && member == file.member;
        if (isLanguage)
            take(code, parsed);
        return !isLanguage;
    };
    const json left = json::parse(text, callback);
    const auto found = left.is_object() ? left.find(file.member) : left.end();
    if (!left.is_object() || found == left.end() || !found->is_object())
        throw DataFault{LanguageDataProblem::NoObject, file.member};
    for (const auto& [other, data] : found->items()) {
        if (!data.is_discarded()) // those handed over are
            throw DataFault{LanguageDataProblem::NoObject, memberOf(file.member, other)};
    }
}

Result<void> readLanguages(const std::string& path, const DataFile& file, const TakeLanguage& take)
{
    const auto text = readFile(path);
    if (!text)
        return failure(text.error());
    try {
        parseLanguages(*text, file, take);
    } catch (const json::parse_error& error) {
        return failure(notJson(path, *text, error.byte));
    } catch (const json::exception&) {
        return failure(notJson(path, *text, 0));
    } catch (const DataFault& fault) {
        return failure(Problem{fault.problem, path, 0, 0, {fault.member}});
    }
    return {};
}

bool isThere(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::exists(path, error);
}

} // namespace

LanguageData::LanguageData()
{
    m_languages[std::string(universalLanguage)].isUniversal = true;
}

Result<std::shared_ptr<const LanguageData>> LanguageData::read(const std::string& folder)
{
    std::filesystem::path place(folder);
    if (!isThere(place / dataFiles[0].name))
        place /= "data";
    std::shared_ptr<LanguageData> data(new LanguageData);
    for (const DataFile& file : dataFiles) {
        const bool isFirstName = isThere(place / file.name);
        const std::filesystem::path path = place / (isFirstName ? file.name : file.otherName);
        if (!isFirstName && !isThere(path))
            return failure(Problem{LanguageDataProblem::NoData, folder, 0, 0, {file.name}});
        const auto take = [&](const std::string& code, const json& ofLanguage) {
            file.take(memberOf(file.member, code), ofLanguage, data->m_languages[code]);
        };
        if (auto taken = readLanguages(path.string(), file, take); !taken)
            return failure(std::move(taken.error()));
    }
    return std::shared_ptr<const LanguageData>(std::move(data));
}

const LanguageRules& LanguageData::rules(std::string_view code) const
{
    static const LanguageRules none;
    const auto found = m_languages.find(code);
    return found == m_languages.end() ? none : found->second;
}

Result<std::shared_ptr<const TreebankLanguage>> languageNamed(
    const std::shared_ptr<const LanguageData>& data, std::string_view code)
{
    if (!data->knows(code))
        return failure(Problem{LanguageDataProblem::UnknownLanguage, {}, 0, 0, {std::string(code)}});
    const LanguageRules& rules = data->rules(code);
    if (const auto& invalid = rules.invalidExpression)
        return failure(Problem{LanguageDataProblem::InvalidExpression, {}, 0, 0, {std::string(code), *invalid}});
    return std::make_shared<const TreebankLanguage>(TreebankLanguage{data, std::string(code), &rules});
}

} // namespace arcwright
