// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "core/teaching/lesson_json.h"
#include "core/teaching/pair_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using namespace teaching;
using nlohmann::ordered_json;

/// In as few digits as tell it from every other score; null for what is forbidden.
ordered_json scoreJson(float score)
{
    if (score == forbiddenScore)
        return nullptr;
    if (score == std::round(score) && std::abs(score) <= 1e6F)
        return static_cast<int>(score);
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), score).ptr;
    double value = 0;
    std::from_chars(digits.data(), end, value);
    return static_cast<float>(value) == score ? value : static_cast<double>(score);
}

ordered_json wordsJson(const LessonWords& words)
{
    const auto& texts = words.byLanguage();
    if (texts.size() == 1 && texts.begin()->first == LessonWords::anyLanguage)
        return texts.begin()->second;
    ordered_json object = ordered_json::object();
    for (const auto& [language, text] : texts)
        object[language] = text;
    return object;
}

void putWords(ordered_json& object, const char* name, const LessonWords& words)
{
    if (!words.empty())
        object[name] = wordsJson(words);
}

ordered_json wordJson(const Token& token)
{
    return token.upos.empty() ? ordered_json(token.form) : ordered_json::array({token.form, token.upos});
}

void putSentence(ordered_json& object, const Sentence& sentence)
{
    ordered_json units = ordered_json::array();
    if (sentence.bunsetsu.empty()) {
        for (const Token& token : sentence.tokens)
            units.push_back(wordJson(token));
    }
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu) {
        ordered_json words = ordered_json::array();
        for (int word = bunsetsu.first; word <= bunsetsu.last; ++word)
            words.push_back(wordJson(sentence.word(word)));
        units.push_back(std::move(words));
    }
    object[sentence.bunsetsu.empty() ? "words" : "bunsetsu"] = std::move(units);
    std::vector<int> heads{kNoHead};
    ordered_json relations = ordered_json::array();
    bool hasRelations = false;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        const auto index = static_cast<std::size_t>(unit) - 1;
        const std::string& relation
            = sentence.bunsetsu.empty() ? sentence.tokens[index].relation : sentence.bunsetsu[index].type;
        heads.push_back(sentence.headOf(unit));
        hasRelations = hasRelations || relation != (sentence.bunsetsu.empty() ? "" : "D");
        relations.push_back(relation);
    }
    if (isTree(heads))
        object["heads"] = std::vector<int>(heads.begin() + 1, heads.end());
    if (hasRelations)
        object["relations"] = std::move(relations);
}

/// The value that most have, so that the others are few.
float commonest(const std::map<float, int>& counts)
{
    const auto most = std::max_element(
        counts.begin(), counts.end(), [](const auto& one, const auto& other) { return one.second < other.second; });
    return most == counts.end() ? 0 : most->first;
}

void putArcs(ordered_json& object, const ArcScores& arcs)
{
    std::map<float, int> counts;
    const auto forEach = [&](auto visit) {
        for (int head = kRoot; head <= arcs.words(); ++head) {
            for (int dependent = 1; dependent <= arcs.words(); ++dependent) {
                if (head != dependent)
                    visit(head, dependent, arcs.at(head, dependent));
            }
        }
    };
    forEach([&](int, int, float score) { ++counts[score]; });
    const float otherwise = commonest(counts);
    ordered_json list = ordered_json::array();
    forEach([&](int head, int dependent, float score) {
        if (score != otherwise)
            list.push_back(ordered_json::array({head, dependent, scoreJson(score)}));
    });
    object["otherwise"] = scoreJson(otherwise);
    object["arcs"] = std::move(list);
}

void putSiblings(ordered_json& object, const PartScores& parts)
{
    std::map<float, int> counts;
    forEachPair(parts, [&](int, int sibling, int, float score) { counts[score] += sibling == 0 ? 0 : 1; });
    const float otherwise = commonest(counts);
    ordered_json list = ordered_json::array();
    forEachPair(parts, [&](int head, int sibling, int dependent, float score) {
        if (score != (sibling == 0 ? 0 : otherwise))
            list.push_back(ordered_json::array({head, sibling, dependent, scoreJson(score)}));
    });
    if (otherwise != 0)
        object["siblings_otherwise"] = scoreJson(otherwise);
    if (!list.empty())
        object["siblings"] = std::move(list);
}

void putChoices(ordered_json& object, const char* member, const std::vector<LessonChoice>& chosen)
{
    for (const LessonChoice& choice : chosen) {
        int number = 0;
        const char* end = choice.option.data() + choice.option.size();
        const bool isNumber = std::from_chars(choice.option.data(), end, number).ptr == end;
        object[member][choice.name] = isNumber ? ordered_json(number) : ordered_json(choice.option);
    }
}

ordered_json scoresJson(const Lesson& stop)
{
    ordered_json scores = ordered_json::object();
    for (const auto& [origin, name] : lessonScoreNames) {
        if (origin == stop.scoresFrom)
            scores["from"] = name;
    }
    putArcs(scores, stop.scores->arcs);
    putSiblings(scores, *stop.scores);
    if (stop.scores->climb.price != 0)
        scores["move_price"] = scoreJson(static_cast<float>(stop.scores->climb.price));
    return scores;
}

std::string plainText(const ordered_json& value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

bool isRow(const ordered_json& value)
{
    const auto isDeep = [](const ordered_json& element) { return element.is_structured() && !element.empty(); };
    return !value.is_object() && !(value.is_array() && std::any_of(value.begin(), value.end(), isDeep));
}

/// A list whose elements have none in them stands in lines that are as full as can be read, an object with a member a
/// line.
void write(const ordered_json& value, const std::string& indent, std::string& text)
{
    constexpr std::size_t mostInLine = 100;
    if (isRow(value) || value.empty()) {
        text += plainText(value);
        return;
    }
    const std::string inner = indent + "  ";
    const bool areRows = value.is_array() && std::all_of(value.begin(), value.end(), isRow);
    std::size_t lineLeft = 0;
    const char* between = "";
    text += value.is_object() ? '{' : '[';
    for (const auto& [name, element] : value.items()) {
        const std::string row = areRows ? plainText(element) : std::string();
        text += between;
        if (row.size() + 2 > lineLeft) {
            text += '\n' + inner;
            lineLeft = areRows ? std::max(mostInLine, row.size() + 2) : 0;
        } else {
            text += ' ';
        }
        between = ",";
        lineLeft -= areRows ? row.size() + 2 : 0;
        if (value.is_object())
            text += plainText(ordered_json(name)) + ": ";
        if (areRows)
            text += row;
        else
            write(element, inner, text);
    }
    text += '\n' + indent + (value.is_object() ? '}' : ']');
}

} // namespace

namespace teaching {

ordered_json stopJson(const Lesson& stop)
{
    ordered_json object = ordered_json::object();
    putWords(object, "title", stop.title);
    putWords(object, "text", stop.text);
    putWords(object, "question", stop.question);
    object["player"] = stop.player;
    if (!stop.beside.empty())
        object["beside"] = stop.beside;
    putChoices(object, "choices", stop.choices);
    putChoices(object, "beside_choices", stop.besideChoices);
    object["step"] = stop.lastStep ? ordered_json("last") : ordered_json(stop.step);
    if (stop.showsExamples)
        object["examples"] = true;
    putSentence(object, *stop.sentence);
    if (!stop.scores)
        return object;
    object["root"] = stop.scores->root == RootPolicy::Single ? "single" : "many";
    object["scores"] = scoresJson(stop);
    return object;
}

} // namespace teaching

std::string textOf(const LessonSeries& series)
{
    ordered_json object{{"format", "arcwright-lesson"}, {"version", newestLesson}, {"id", series.id}};
    putWords(object, "title", series.title);
    object["stops"] = ordered_json::array();
    for (const Lesson& stop : series.stops)
        object["stops"].push_back(stopJson(stop));
    std::string text;
    write(object, {}, text);
    return text + '\n';
}

} // namespace arcwright
