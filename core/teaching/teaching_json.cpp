// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/teaching_json.h"

#include "core/base/text_place.h"

namespace arcwright::teaching {

const json& member(const json& object, const std::string& path, const char* name, const char* expected)
{
    const auto found = object.find(name);
    if (found == object.end())
        throw Fault{TeachingFault::Missing, path + name, expected};
    return *found;
}

std::string textOf(const json& value, const std::string& path)
{
    if (!value.is_string())
        throw Fault{TeachingFault::WrongValue, path, "a text"};
    return value.get<std::string>();
}

std::string optionalText(const json& object, const char* name)
{
    const auto found = object.find(name);
    return found == object.end() ? std::string() : textOf(*found, name);
}

int numberOf(const json& value, const std::string& path, int least, int most)
{
    if (!value.is_number_integer())
        throw Fault{TeachingFault::WrongValue, path, "a whole number"};
    const auto number = value.get<long long>();
    if (number < least || number > most)
        throw Fault{TeachingFault::OutOfRange, path, std::to_string(least) + " to " + std::to_string(most)};
    return static_cast<int>(number);
}

const json& listOf(const json& value, const std::string& path, std::size_t size, const char* expected)
{
    if (!value.is_array() || (size > 0 && value.size() != size))
        throw Fault{TeachingFault::WrongValue, path, expected};
    return value;
}

std::string at(const std::string& path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

Token wordOf(const json& value, const std::string& path)
{
    Token token;
    if (value.is_string()) {
        token.form = value.get<std::string>();
    } else {
        listOf(value, path, 2, "a form, or a form and a tag");
        token.form = textOf(value[0], at(path, 0));
        token.upos = textOf(value[1], at(path, 1));
    }
    return token;
}

void readWords(const json& words, Sentence& sentence)
{
    listOf(words, "words", 0, "a list of words");
    for (std::size_t i = 0; i < words.size(); ++i)
        sentence.tokens.push_back(wordOf(words[i], at("words", i)));
}

void readBunsetsu(const json& phrases, Sentence& sentence)
{
    listOf(phrases, "bunsetsu", 0, "a list of bunsetsu, each a list of words");
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        const std::string path = at("bunsetsu", i);
        if (listOf(phrases[i], path, 0, "a list of words").empty())
            throw Fault{TeachingFault::WrongValue, path, "at least one word"};
        Bunsetsu bunsetsu;
        bunsetsu.first = sentence.size() + 1;
        for (std::size_t word = 0; word < phrases[i].size(); ++word)
            sentence.tokens.push_back(wordOf(phrases[i][word], at(path, word)));
        bunsetsu.last = sentence.size();
        bunsetsu.type = "D";
        sentence.bunsetsu.push_back(std::move(bunsetsu));
    }
}

void checkSize(const Sentence& sentence, const std::string& path, int mostUnits, int mostWords)
{
    if (sentence.unitCount() > mostUnits || sentence.size() > mostWords) {
        const bool hasBunsetsu = !sentence.bunsetsu.empty();
        const std::string units = std::to_string(mostUnits) + (hasBunsetsu ? " bunsetsu" : " words");
        throw Fault{TeachingFault::WrongValue, path + (hasBunsetsu ? "bunsetsu" : "words"),
            "at most " + units + (hasBunsetsu ? " and " + std::to_string(mostWords) + " words" : std::string())};
    }
}

TeachingProblem tooLarge(const std::string& file)
{
    return {TeachingFault::TooLarge, file, 0, 0, {}, std::to_string(mostTeachingBytes >> 20) + " MB"};
}

TeachingProblem syntaxProblem(std::string_view text, const std::string& file, std::size_t byte)
{
    const TextPlace place = placeOfByte(text, byte == 0 ? 0 : byte - 1);
    return {TeachingFault::NotJson, file, place.line, place.column, {}, {}};
}

void checkKind(const json& object, const char* kind, int newestVersion)
{
    constexpr int mostVersions = 1'000'000;
    if (!object.is_object() || object.value("format", json()) != json(kind))
        throw Fault{TeachingFault::OtherKind, {}, kind};
    if (numberOf(member(object, "", "version", "a whole number"), "version", 1, mostVersions) > newestVersion)
        throw Fault{TeachingFault::TooNew, "version", std::to_string(newestVersion)};
}

} // namespace arcwright::teaching
