// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr int newestVersion = 1;

/// Thrown inside this file only: a lesson is read in one go or not at all.
struct Fault {
    LessonFault fault;
    std::string member;
    std::string expected;
};

const json& member(const json& object, const std::string& path, const char* name, const char* expected)
{
    const auto found = object.find(name);
    if (found == object.end())
        throw Fault{LessonFault::Missing, path + name, expected};
    return *found;
}

std::string textOf(const json& value, const std::string& path)
{
    if (!value.is_string())
        throw Fault{LessonFault::WrongValue, path, "a text"};
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
        throw Fault{LessonFault::WrongValue, path, "a whole number"};
    const auto number = value.get<long long>();
    if (number < least || number > most)
        throw Fault{LessonFault::OutOfRange, path, std::to_string(least) + " to " + std::to_string(most)};
    return static_cast<int>(number);
}

/// A number, or null for what is forbidden.
float scoreOf(const json& value, const std::string& path)
{
    if (value.is_null())
        return forbiddenScore;
    if (!value.is_number())
        throw Fault{LessonFault::WrongValue, path, "a number or null"};
    return value.get<float>();
}

const json& listOf(const json& value, const std::string& path, std::size_t size, const char* expected)
{
    if (!value.is_array() || (size > 0 && value.size() != size))
        throw Fault{LessonFault::WrongValue, path, expected};
    return value;
}

std::string at(const std::string& path, std::size_t index)
{
    return path + '[' + std::to_string(index) + ']';
}

/// `["form", "tag"]` or `"form"`.
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
            throw Fault{LessonFault::WrongValue, path, "at least one word"};
        Bunsetsu bunsetsu;
        bunsetsu.first = sentence.size() + 1;
        for (std::size_t word = 0; word < phrases[i].size(); ++word)
            sentence.tokens.push_back(wordOf(phrases[i][word], at(path, word)));
        bunsetsu.last = sentence.size();
        bunsetsu.type = "D";
        sentence.bunsetsu.push_back(std::move(bunsetsu));
    }
}

void readTree(const json& object, Sentence& sentence)
{
    const int units = sentence.unitCount();
    const auto size = static_cast<std::size_t>(units);
    if (const auto heads = object.find("heads"); heads != object.end()) {
        listOf(*heads, "heads", size, "one head a word");
        std::vector<int> all{kNoHead};
        for (std::size_t i = 0; i < size; ++i) {
            const int head = numberOf((*heads)[i], at("heads", i), 0, units);
            all.push_back(head);
            (sentence.bunsetsu.empty() ? sentence.tokens[i].head : sentence.bunsetsu[i].head) = head;
        }
        if (!isTree(all))
            throw Fault{LessonFault::WrongValue, "heads", "a tree"};
    }
    if (const auto relations = object.find("relations"); relations != object.end()) {
        listOf(*relations, "relations", size, "one relation a word");
        for (std::size_t i = 0; i < size; ++i)
            (sentence.bunsetsu.empty() ? sentence.tokens[i].relation : sentence.bunsetsu[i].type)
                = textOf((*relations)[i], at("relations", i));
    }
}

std::shared_ptr<const Sentence> sentenceOf(const json& object)
{
    auto sentence = std::make_shared<Sentence>();
    if (const auto phrases = object.find("bunsetsu"); phrases != object.end())
        readBunsetsu(*phrases, *sentence);
    else
        readWords(member(object, "", "words", "a list of words, or bunsetsu"), *sentence);
    if (sentence->tokens.empty())
        throw Fault{LessonFault::WrongValue, "words", "at least one word"};
    readTree(object, *sentence);
    return sentence;
}

/// Arcs as `[head, dependent, score]`, all others by default.
ArcScores arcsOf(const json& scores, int units)
{
    const auto otherwise = scores.find("otherwise");
    const float rest = otherwise == scores.end() ? 0 : scoreOf(*otherwise, "scores.otherwise");
    ArcScores arcs(units);
    for (int head = kRoot; head <= units; ++head) {
        for (int dependent = 1; dependent <= units; ++dependent) {
            if (head != dependent)
                arcs.at(head, dependent) = rest;
        }
    }
    const json& list = member(scores, "scores.", "arcs", "a list of arcs");
    listOf(list, "scores.arcs", 0, "a list of arcs");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string path = at("scores.arcs", i);
        listOf(list[i], path, 3, "head, dependent and score");
        const int head = numberOf(list[i][0], at(path, 0), 0, units);
        const int dependent = numberOf(list[i][1], at(path, 1), 1, units);
        if (head == dependent)
            throw Fault{LessonFault::WrongValue, path, "two different words"};
        arcs.at(head, dependent) = scoreOf(list[i][2], at(path, 2));
    }
    return arcs;
}

/// Neighbouring dependents as `[head, sibling or 0, dependent, score]`. Pairs of arcs that are forbidden have no score.
void readSiblings(const json& scores, int units, SecondOrderScores& secondOrder)
{
    const auto otherwise = scores.find("siblings_otherwise");
    if (otherwise != scores.end()) {
        const float rest = scoreOf(*otherwise, "scores.siblings_otherwise");
        for (int arc = 0; arc < secondOrder.arcs().size(); ++arc) {
            for (std::size_t cell = 1; cell < secondOrder.siblings(arc).size(); ++cell)
                secondOrder.siblings(arc)[cell] = rest;
        }
    }
    const auto list = scores.find("siblings");
    if (list == scores.end())
        return;
    listOf(*list, "scores.siblings", 0, "a list of siblings");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string path = at("scores.siblings", i);
        const json& row = listOf((*list)[i], path, 4, "head, sibling or 0, dependent and score");
        const int head = numberOf(row[0], at(path, 0), 0, units);
        const int sibling = numberOf(row[1], at(path, 1), 0, units);
        const int dependent = numberOf(row[2], at(path, 2), 1, units);
        const int arc = secondOrder.arcs().find(head, dependent);
        const int previous = sibling == 0 ? ArcLists::noArc : secondOrder.arcs().find(head, sibling);
        const bool isPair = arc != ArcLists::noArc && (sibling == 0 || previous != ArcLists::noArc)
            && (sibling == 0 || secondOrder.arcs().listBegin(arc) == secondOrder.arcs().listBegin(previous))
            && previous < arc;
        if (!isPair)
            throw Fault{LessonFault::WrongValue, path, "two dependents on one side of a head, the nearer one first"};
        secondOrder.siblings(arc)[previous == ArcLists::noArc
                ? 0
                : static_cast<std::size_t>(previous - secondOrder.arcs().listBegin(arc) + 1)]
            = scoreOf(row[3], at(path, 3));
    }
}

std::optional<PartScores> scoresOf(const json& object, int units)
{
    const auto scores = object.find("scores");
    if (scores == object.end())
        return std::nullopt;
    if (!scores->is_object())
        throw Fault{LessonFault::WrongValue, "scores", "an object"};
    const std::string root = object.contains("root") ? textOf(object["root"], "root") : "single";
    if (root != "single" && root != "many")
        throw Fault{LessonFault::WrongValue, "root", "single or many"};
    PartScores parts = partScoresOf(arcsOf(*scores, units), root == "single" ? RootPolicy::Single : RootPolicy::Many);
    readSiblings(*scores, units, parts.secondOrder);
    return parts;
}

Lesson lessonOf(const json& object)
{
    if (!object.is_object() || object.value("format", json()) != json("arcwright-lesson"))
        throw Fault{LessonFault::NotALesson, {}, {}};
    if (numberOf(member(object, "", "version", "a whole number"), "version", 1, 1'000'000) > newestVersion)
        throw Fault{LessonFault::TooNew, "version", std::to_string(newestVersion)};
    Lesson lesson;
    lesson.id = textOf(member(object, "", "id", "a text"), "id");
    lesson.title = optionalText(object, "title");
    lesson.text = optionalText(object, "text");
    lesson.player = textOf(member(object, "", "player", "the name of an algorithm"), "player");
    lesson.beside = optionalText(object, "beside");
    lesson.showsExamples = object.value("examples", json(false)) == json(true);
    if (const auto step = object.find("step"); step != object.end()) {
        lesson.lastStep = *step == json("last");
        lesson.step = lesson.lastStep ? 0 : numberOf(*step, "step", 0, 1'000'000);
    }
    lesson.sentence = sentenceOf(object);
    lesson.scores = scoresOf(object, lesson.sentence->unitCount());
    return lesson;
}

LessonProblem syntaxProblem(std::string_view text, const std::string& file, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte == 0 ? 0 : byte - 1, text.size()));
    LessonProblem problem{LessonFault::NotJson, file, 1, 1, {}, {}};
    problem.line += static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const auto lineBegin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    for (const char byteOfLine : before.substr(lineBegin))
        problem.column += (static_cast<unsigned char>(byteOfLine) & 0xC0U) == 0x80U ? 0 : 1; // characters, not bytes
    return problem;
}

} // namespace

tl::expected<Lesson, LessonProblem> parseLesson(std::string_view text, const std::string& file)
{
    try {
        return lessonOf(json::parse(text));
    } catch (const json::parse_error& error) {
        return tl::unexpected(syntaxProblem(text, file, error.byte));
    } catch (const Fault& fault) {
        return tl::unexpected(LessonProblem{fault.fault, file, 0, 0, fault.member, fault.expected});
    }
}

} // namespace arcwright
