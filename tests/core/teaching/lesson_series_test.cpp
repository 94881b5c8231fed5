// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/base/text_place.h"
#include "core/decoding/eisner2.h"
#include "core/teaching/json_place.h"
#include "core/teaching/lesson_check.h"
#include "core/teaching/lesson_steps.h"
#include "core/treebank/graph.h"
#include "tests/core/support/sanitized.h"
#include "tests/paths.h"

namespace arcwright {
namespace lesson_series_test {

using nlohmann::json;
using Texts = std::map<std::string, std::string>;

LessonWords drawnWords()
{
    LessonWords words;
    for (const char* language : {"*", "en", "cs", "pt_BR"}) {
        if (*rc::gen::arbitrary<bool>())
            words.set(language, *rc::gen::element<std::string>("plain", "a \"quote\"\n- and a list", "žluťoučký 木"));
    }
    return words;
}

std::shared_ptr<const Sentence> drawnSentence(bool hasBunsetsu)
{
    auto sentence = std::make_shared<Sentence>();
    const int units = *rc::gen::inRange(1, 6);
    std::vector<int> heads{kNoHead};
    for (int unit = 1; unit <= units; ++unit) {
        const int words = hasBunsetsu ? *rc::gen::inRange(1, 3) : 1;
        const int first = sentence->size() + 1;
        for (int word = 0; word < words; ++word) {
            Token& token = sentence->tokens.emplace_back();
            token.form = *rc::gen::element<std::string>("a", "moře", "\\", "海");
            token.upos = *rc::gen::element<std::string>("", "NOUN");
        }
        const int head = unit == units ? 0 : unit + 1;
        if (hasBunsetsu) {
            Bunsetsu& bunsetsu = sentence->bunsetsu.emplace_back();
            bunsetsu.first = first;
            bunsetsu.last = sentence->size();
            bunsetsu.head = head;
            bunsetsu.type = "D";
        } else {
            sentence->tokens.back().head = head;
            sentence->tokens.back().relation = *rc::gen::element<std::string>("obj", "nsubj");
        }
    }
    return sentence;
}

/// Scores of all kinds, some of arcs and pairs forbidden, and some with many digits.
PartScores drawnScores(int units)
{
    PartScores scores = randomPartScores(
        units, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::element(RootPolicy::Single, RootPolicy::Many), -10);
    ArcScores arcs = scores.arcs;
    for (int head = 0; head <= units; ++head) {
        for (int dependent = 1; dependent <= units; ++dependent) {
            if (head == dependent)
                continue;
            const int kind = *rc::gen::inRange(0, 4);
            if (kind == 0)
                arcs.at(head, dependent) = forbiddenScore;
            else if (kind == 1)
                arcs.at(head, dependent) /= 7;
        }
    }
    PartScores made = partScoresOf(arcs, scores.root);
    const bool hasSiblings = *rc::gen::arbitrary<bool>();
    for (int arc = 0; hasSiblings && arc < made.secondOrder.arcs().size(); ++arc) {
        for (float& cell : made.secondOrder.siblings(arc))
            cell = *rc::gen::element(forbiddenScore, 0.0F, -3.0F, 1.0F / 3);
    }
    made.climb.price = *rc::gen::element(0.0, 0.5);
    return made;
}

/// Of each choice an option, or none.
std::vector<LessonChoice> drawnChoices(const std::string& algorithm)
{
    std::vector<LessonChoice> choices;
    for (const LessonChoiceRow& row : lessonChoicesOf(algorithm)) {
        if (*rc::gen::arbitrary<bool>())
            choices.push_back({std::string(row.name), *rc::gen::elementOf(row.options)});
    }
    std::sort(choices.begin(), choices.end(), [](const auto& one, const auto& other) { return one.name < other.name; });
    return choices;
}

Lesson drawnStop(const std::string& id)
{
    Lesson stop;
    stop.id = id;
    stop.title = drawnWords();
    stop.text = drawnWords();
    stop.question = drawnWords();
    const bool hasBunsetsu = *rc::gen::arbitrary<bool>();
    stop.player = hasBunsetsu ? "tournament"
                              : *rc::gen::element<std::string>("eisner", "eisner2", "cle", "hill", "swap", "k-best");
    stop.beside = *rc::gen::element<std::string>("", hasBunsetsu ? "sr" : "multi");
    stop.choices = drawnChoices(stop.player);
    stop.besideChoices = drawnChoices(stop.beside);
    stop.sentence = drawnSentence(hasBunsetsu);
    stop.lastStep = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>()) {
        stop.scores = drawnScores(stop.sentence->unitCount());
        stop.scoresFrom = *rc::gen::element(LessonScores::Typed, LessonScores::Model, LessonScores::Drawn);
    }
    const auto steps = stepsOf(stop, stop.player);
    stop.step = stop.lastStep ? 0 : *rc::gen::inRange(0, steps.value_or(0) + 1);
    stop.showsExamples = hasBunsetsu && *rc::gen::arbitrary<bool>();
    return stop;
}

LessonSeries drawnSeries()
{
    LessonSeries series;
    series.id = "drawn";
    series.title = drawnWords();
    for (int left = *rc::gen::inRange(1, 4); left > 0; --left)
        series.stops.push_back(drawnStop(series.id));
    return series;
}

bool areSameScores(const PartScores& one, const PartScores& other)
{
    bool areSame = one.root == other.root && one.words() == other.words() && one.climb.price == other.climb.price
        && one.secondOrder.cells() == other.secondOrder.cells();
    for (int head = 0; areSame && head <= one.words(); ++head) {
        for (int dependent = 1; dependent <= one.words(); ++dependent)
            areSame = areSame && (head == dependent || one.arcs.at(head, dependent) == other.arcs.at(head, dependent));
    }
    for (int arc = 0; areSame && arc < one.secondOrder.arcs().size(); ++arc) {
        const int first = one.secondOrder.arcs().listBegin(arc);
        for (int cell = 0; cell <= arc - first; ++cell)
            areSame = areSame && one.secondOrder.siblings(arc)[cell] == other.secondOrder.siblings(arc)[cell];
    }
    return areSame;
}

void expectSame(const Lesson& one, const Lesson& other)
{
    RC_ASSERT(one.title == other.title && one.text == other.text && one.question == other.question);
    RC_ASSERT(one.player == other.player && one.beside == other.beside && one.id == other.id);
    RC_ASSERT(one.choices == other.choices && one.besideChoices == other.besideChoices);
    RC_ASSERT(one.step == other.step && one.lastStep == other.lastStep);
    RC_ASSERT(one.showsExamples == other.showsExamples);
    RC_ASSERT(one.sentence->tokens == other.sentence->tokens);
    RC_ASSERT(one.sentence->bunsetsu == other.sentence->bunsetsu);
    RC_ASSERT(one.scores.has_value() == other.scores.has_value());
    // Two pairs of parentheses: RapidCheck looks at both sides of an expression.
    RC_ASSERT((!one.scores || one.scoresFrom == other.scoresFrom));
    RC_ASSERT((!one.scores || areSameScores(*one.scores, *other.scores)));
}

std::string readText(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(LessonSeriesTest, WhatIsWrittenIsReadAsItWasAndHasNothingWrong)
{
    EXPECT_TRUE(rc::check([] {
        const LessonSeries series = drawnSeries();
        const std::string text = textOf(series);
        const auto again = parseLessonSeries(text, "again");
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->id == series.id && again->title == series.title);
        RC_ASSERT(again->stops.size() == series.stops.size());
        for (std::size_t i = 0; i < series.stops.size(); ++i)
            expectSame(series.stops[i], again->stops[i]);
        RC_ASSERT(textOf(*again) == text);
        const auto findings = checkLesson(text, "again");
        RC_ASSERT(findings.empty());
    }));
}

TEST(LessonSeriesTest, BuiltInLessonsAreSeriesOfOneStopAndHaveNothingWrong)
{
    int lessons = 0;
    for (const auto& entry : std::filesystem::directory_iterator(test::lessonsFolder())) {
        if (entry.path().extension() != ".json")
            continue;
        const std::string text = readText(entry.path());
        const auto series = parseLessonSeries(text, entry.path());
        ASSERT_TRUE(series) << entry.path();
        ASSERT_EQ(series->stops.size(), 1U);
        EXPECT_EQ(series->stops.front().id, series->id);
        for (const TeachingProblem& finding : checkLesson(text, entry.path()))
            ADD_FAILURE() << entry.path() << ':' << finding.line << ' ' << finding.member << ' ' << finding.expected;
        const auto again = parseLessonSeries(textOf(*series), "again"); // as version 2
        ASSERT_TRUE(again) << again.error().member << ' ' << again.error().expected;
        EXPECT_EQ(again->stops.front().scores.has_value(), series->stops.front().scores.has_value());
        if (series->stops.front().scores) {
            EXPECT_TRUE(areSameScores(*again->stops.front().scores, *series->stops.front().scores)) << entry.path();
        }
        EXPECT_EQ(stepsOf(again->stops.front(), again->stops.front().player),
            stepsOf(series->stops.front(), series->stops.front().player));
        ++lessons;
    }
    EXPECT_GE(lessons, 13);
}

/// What second order leaves out, pruned by a model, stays out.
TEST(LessonSeriesTest, PrunedArcsStayOutOfSecondOrder)
{
    EXPECT_TRUE(rc::check([] {
        Lesson stop = drawnStop("x");
        while (!stop.sentence->bunsetsu.empty())
            stop = drawnStop("x");
        const int units = stop.sentence->unitCount();
        stop.scores = randomPartScores(units, *rc::gen::arbitrary<std::uint64_t>(), RootPolicy::Many, -10);
        stop.player = "eisner2";
        stop.choices.clear();
        std::vector<char> kept;
        for (int arc = 0; arc < stop.scores->secondOrder.arcs().size(); ++arc)
            kept.push_back(*rc::gen::inRange(0, 3) > 0 ? 1 : 0);
        stop.scores->secondOrder = restricted(stop.scores->secondOrder, kept);
        const auto again = parseLesson(textOf({"x", {}, {stop}}), "again");
        RC_ASSERT(again.has_value());
        std::vector<int> heads;
        std::vector<int> headsAgain;
        const auto score = Eisner2().decode(stop.scores->secondOrder, RootPolicy::Many, heads);
        const auto scoreAgain = Eisner2().decode(again->scores->secondOrder, RootPolicy::Many, headsAgain);
        RC_ASSERT(score == scoreAgain);
        RC_ASSERT(heads == headsAgain);
    }));
}

TEST(LessonWordsTest, ReadersGetTheirLanguageOrWhatIsNearest)
{
    LessonWords words;
    EXPECT_EQ(words.in("cs"), "");
    words.set("ja", "j");
    EXPECT_EQ(words.in("cs"), "j");
    words.set("en", "e");
    EXPECT_EQ(words.in("cs"), "e");
    words.set("*", "all");
    EXPECT_EQ(words.in("cs"), "all");
    words.set("cs", "c");
    EXPECT_EQ(words.in("cs"), "c");
    EXPECT_EQ(words.in("cs_CZ"), "c");
    EXPECT_EQ(words.of("da"), "");
    words.set("cs", "");
    EXPECT_EQ(words.in("cs"), "all");
    for (const char* code : {"*", "cs", "pt_BR", "zh-Hant", "nds"})
        EXPECT_TRUE(isLanguageOfLesson(code)) << code;
    for (const char* code : {"", "c", "english", "CS", "cs CZ", "c/", "de\n"})
        EXPECT_FALSE(isLanguageOfLesson(code)) << code;
}

/// A value whose members are drawn, written with room between what can have it.
json drawnJson(int depth)
{
    const int kind = *rc::gen::inRange(0, depth > 0 ? 5 : 3);
    if (kind == 0)
        return *rc::gen::inRange(-99, 99);
    if (kind == 1)
        return *rc::gen::element<std::string>("", "a]", "b}\"", "ž\n", "\\");
    if (kind == 2)
        return *rc::gen::element<json>(nullptr, true, 0.5);
    json made = kind == 3 ? json::array() : json::object();
    for (int left = *rc::gen::inRange(0, 4); left > 0; --left) {
        if (kind == 3)
            made.push_back(drawnJson(depth - 1));
        else
            made[*rc::gen::element<std::string>("a", "bc", "q\"", "ž")] = drawnJson(depth - 1);
    }
    return made;
}

void expectPlaces(const std::string& text, const json& value, const std::string& path)
{
    const teaching::JsonPlace place = teaching::placeOfPath(text, path);
    const std::string_view rest = std::string_view(text).substr(place.value);
    bool isThere = false; // the shortest begin of the rest that is JSON, or with a number the longest
    for (std::size_t length = 1; length <= rest.size() && !isThere; ++length) {
        const json read = json::parse(rest.substr(0, length), nullptr, false);
        isThere = !read.is_discarded() && read == value;
    }
    RC_ASSERT(isThere);
    for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
        expectPlaces(text, value[i], path + '[' + std::to_string(i) + ']');
    for (const auto& [name, member] : value.items()) {
        if (!value.is_object())
            break;
        const auto found = teaching::memberIn(text, place.value, name);
        RC_ASSERT(found.has_value());
        RC_ASSERT(text.substr(found->name).starts_with(json(name).dump()));
        expectPlaces(text, member, path + (path.empty() ? "" : ".") + name);
    }
}

TEST(JsonPlaceTest, FindsWhatAPathLeadsTo)
{
    EXPECT_TRUE(rc::check([] {
        const json value = drawnJson(3);
        expectPlaces("  " + value.dump(*rc::gen::element(-1, 1, 3)) + "\n", value, {});
    }));
}

TEST(JsonPlaceTest, CountsCharactersAndIsNotDeepItself)
{
    const TextPlace place = placeOfByte("a\nžž\xE6\xB5\xB7x", 9);
    EXPECT_EQ(place.line, 2U);
    EXPECT_EQ(place.column, 4U);
    const std::string deep(test::unlessSanitized(1000000, 10000), '[');
    const std::string text = R"({"a": )" + deep + std::string(deep.size(), ']') + R"(, "b": 1})";
    EXPECT_EQ(text.substr(teaching::placeOfPath(text, "b").value), "1}");
}

} // namespace lesson_series_test
} // namespace arcwright
