// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/decoding/sibling_table.h"
#include "core/teaching/lesson_json.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using namespace teaching;

/// No player shows more bunsetsu, and few as many words; the scores of so many take some ten megabytes.
constexpr int mostLessonUnits = 200;
constexpr int mostLessonWords = 2000;
/// Sums of so many scores stay exact enough to be compared.
constexpr double greatestScore = 1e6;
/// Of all stops together, as third powers of the lengths of their sentences.
constexpr double mostLessonScores = 20.0 * mostLessonUnits * mostLessonUnits * mostLessonUnits;

/// A number, or null for what is forbidden.
float scoreOf(const json& value, const std::string& path)
{
    if (value.is_null())
        return forbiddenScore;
    if (!value.is_number())
        throw Fault{TeachingFault::WrongValue, path, "a number or null"};
    const auto score = value.get<double>();
    if (!(std::abs(score) <= greatestScore))
        throw Fault{TeachingFault::OutOfRange, path, "-1000000 to 1000000"};
    return static_cast<float>(score);
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
            throw Fault{TeachingFault::WrongValue, "heads", "a tree"};
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
        throw Fault{TeachingFault::WrongValue, "words", "at least one word"};
    checkSize(*sentence, "", mostLessonUnits, mostLessonWords);
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
            throw Fault{TeachingFault::WrongValue, path, "two different words"};
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
        float* score = siblingScore(secondOrder, {head, sibling, dependent});
        if (score == nullptr)
            throw Fault{TeachingFault::WrongValue, path, "two dependents on one side of a head, the nearer one first"};
        *score = scoreOf(row[3], at(path, 3));
    }
}

std::optional<PartScores> scoresOf(const json& object, int units, int version)
{
    const auto scores = object.find("scores");
    if (scores == object.end())
        return std::nullopt;
    if (!scores->is_object())
        throw Fault{TeachingFault::WrongValue, "scores", "an object"};
    const std::string root = object.contains("root") ? textOf(object["root"], "root") : "single";
    if (root != "single" && root != "many")
        throw Fault{TeachingFault::WrongValue, "root", "single or many"};
    PartScores parts = partScoresOf(arcsOf(*scores, units), root == "single" ? RootPolicy::Single : RootPolicy::Many);
    readSiblings(*scores, units, parts.secondOrder);
    if (const auto price = scores->find("move_price"); version > 1 && price != scores->end()) {
        const float value = scoreOf(*price, "scores.move_price");
        if (!(value >= 0))
            throw Fault{TeachingFault::OutOfRange, "scores.move_price", "0 to 1000000"};
        parts.climb.price = static_cast<double>(value);
    }
    return parts;
}

LessonScores originOf(const json& object)
{
    const auto scores = object.find("scores");
    if (scores == object.end() || !scores->contains("from"))
        return LessonScores::Typed;
    const std::string name = textOf((*scores)["from"], "scores.from");
    for (const auto& [origin, word] : lessonScoreNames) {
        if (name == word)
            return origin;
    }
    throw Fault{TeachingFault::WrongValue, "scores.from", "typed, model or drawn"};
}

/// Names one after another, "nothing" if there are none.
template <class List, class Name>
std::string joined(const List& list, Name name)
{
    std::string all;
    for (const auto& one : list)
        all += (all.empty() ? "" : ", ") + name(one);
    return all.empty() ? "nothing" : all;
}

LessonWords textsOf(const json& object, const char* name, int version)
{
    const auto found = object.find(name);
    if (found == object.end())
        return {};
    if (version == 1 || !found->is_object()) {
        if (!found->is_string())
            throw Fault{TeachingFault::WrongValue, name, version == 1 ? "a text" : "a text, or texts by language"};
        return {found->get<std::string>()};
    }
    LessonWords words;
    for (const auto& [language, text] : found->items()) {
        const std::string path = name + ('.' + language);
        if (!isLanguageOfLesson(language))
            throw Fault{TeachingFault::WrongValue, path, "the code of a language, as cs, or *"};
        words.set(language, textOf(text, path));
    }
    return words;
}

/// Options by the names of what is chosen; numbers may stand as such.
std::vector<LessonChoice> choicesOf(const json& object, const char* member, const std::string& algorithm)
{
    std::vector<LessonChoice> chosen;
    const auto found = object.find(member);
    if (found == object.end())
        return chosen;
    if (!found->is_object())
        throw Fault{TeachingFault::WrongValue, member, "an object"};
    const std::vector<LessonChoiceRow> rows = lessonChoicesOf(algorithm);
    for (const auto& [name, value] : found->items()) {
        const std::string path = member + ('.' + name);
        const auto row
            = std::find_if(rows.begin(), rows.end(), [&name = name](const auto& one) { return one.name == name; });
        if (row == rows.end())
            throw Fault{TeachingFault::Unknown, path,
                joined(rows, [](const LessonChoiceRow& one) { return std::string(one.name); })};
        LessonChoice choice{name, value.is_number() ? value.dump() : textOf(value, path)};
        if (!optionOf(algorithm, choice))
            throw Fault{TeachingFault::WrongValue, path, "one of " + joined(row->options, std::identity())};
        chosen.push_back(std::move(choice));
    }
    return chosen;
}

LessonSeries seriesOf(const json& object)
{
    const int version = versionOfLesson(object);
    LessonSeries series;
    series.id = textOf(member(object, "", "id", "a text"), "id");
    if (version == 1) {
        series.stops.push_back(stopOf(object, version));
        series.stops.front().id = series.id;
        return series;
    }
    series.title = textsOf(object, "title", version);
    const json& stops = stopsOf(object);
    double scoresLeft = mostLessonScores;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        try {
            series.stops.push_back(stopOf(stops[i], version));
            scoresLeft -= std::pow(series.stops.back().sentence->unitCount(), 3);
            if (scoresLeft < 0)
                throw Fault{TeachingFault::WrongValue, {}, "fewer long sentences before it"};
        } catch (Fault& fault) {
            fault.member = insideOf(at("stops", i), fault.member);
            throw;
        }
        series.stops.back().id = series.id;
    }
    return series;
}

} // namespace

namespace teaching {

std::string insideOf(const std::string& path, const std::string& member)
{
    return member.empty() || path.empty() ? path + member : path + '.' + member;
}

int versionOfLesson(const json& object)
{
    checkKind(object, "arcwright-lesson", newestLesson);
    return object["version"].get<int>();
}

const json& stopsOf(const json& object)
{
    const json& stops = listOf(member(object, "", "stops", "a list of stops"), "stops", 0, "a list of stops");
    if (stops.empty() || stops.size() > mostLessonStops)
        throw Fault{TeachingFault::WrongValue, "stops", "1 to " + std::to_string(mostLessonStops) + " stops"};
    return stops;
}

Lesson stopOf(const json& object, int version)
{
    if (!object.is_object())
        throw Fault{TeachingFault::WrongValue, {}, "an object"};
    Lesson lesson;
    lesson.title = textsOf(object, "title", version);
    lesson.text = textsOf(object, "text", version);
    if (version > 1)
        lesson.question = textsOf(object, "question", version);
    lesson.player = textOf(member(object, "", "player", "the name of an algorithm"), "player");
    lesson.beside = optionalText(object, "beside");
    lesson.showsExamples = object.value("examples", json(false)) == json(true);
    if (const auto step = object.find("step"); step != object.end()) {
        lesson.lastStep = *step == json("last");
        lesson.step = lesson.lastStep ? 0 : numberOf(*step, "step", 0, 1'000'000);
    }
    lesson.sentence = sentenceOf(object);
    lesson.scores = scoresOf(object, lesson.sentence->unitCount(), version);
    if (version > 1) {
        lesson.scoresFrom = originOf(object);
        lesson.choices = choicesOf(object, "choices", lesson.player);
        lesson.besideChoices = choicesOf(object, "beside_choices", lesson.beside);
    }
    return lesson;
}

} // namespace teaching

const std::vector<LessonChoice>& Lesson::choicesFor(std::string_view algorithm) const
{
    static const std::vector<LessonChoice> none;
    return algorithm == player ? choices : algorithm == beside ? besideChoices : none;
}

TeachingResult<LessonSeries> parseLessonSeries(std::string_view text, const std::string& file)
{
    return readTeachingFile(text, file, seriesOf);
}

TeachingResult<Lesson> parseLesson(std::string_view text, const std::string& file)
{
    return parseLessonSeries(text, file).map([](LessonSeries&& series) { return std::move(series.stops.front()); });
}

} // namespace arcwright
