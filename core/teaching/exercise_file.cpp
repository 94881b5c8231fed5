// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/exercise_file.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/conversion/base64.h"
#include "core/teaching/teaching_json.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using namespace teaching;

constexpr int newestExercise = 1;
constexpr std::size_t hashSize = 8; ///< bytes of the hash before a veiled text

/// Bytes that the words of a sentence determine: to read a solution one would have to make them.
std::string veilOf(const Sentence& sentence, std::size_t size)
{
    std::uint64_t state = 0x61726377'72696768ULL;
    for (const Token& token : sentence.tokens)
        state = combined(state, hashOf(token.form));
    std::string veil;
    while (veil.size() < size) {
        state = mixed(state + 0x9E3779B97F4A7C15ULL);
        for (int byte = 0; byte < 8; ++byte)
            veil += static_cast<char>((state >> (8 * byte)) & 0xFFU);
    }
    veil.resize(size);
    return veil;
}

std::string masked(std::string bytes, const Sentence& sentence)
{
    const std::string veil = veilOf(sentence, bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(bytes[i] ^ veil[i]);
    return bytes;
}

std::string checkOf(std::string_view text)
{
    std::string bytes;
    for (std::size_t byte = 0; byte < hashSize; ++byte)
        bytes += static_cast<char>((hashOf(text) >> (8 * byte)) & 0xFFU);
    return bytes;
}

json treeJson(const DrawnTree& tree)
{
    json heads = json::array();
    for (std::size_t unit = 1; unit < tree.heads.size(); ++unit)
        heads.push_back(tree.heads[unit] == kNoHead ? json() : json(tree.heads[unit]));
    return {{"heads", std::move(heads)},
        {"relations", std::vector<std::string>(tree.relations.begin() + 1, tree.relations.end())}};
}

DrawnTree treeFrom(const json& object, const std::string& path, int units)
{
    DrawnTree tree = DrawnTree::empty(units);
    const auto size = static_cast<std::size_t>(units);
    const json& heads = listOf(member(object, path + '.', "heads", "a list"), path + ".heads", size, "one head a word");
    const json& relations
        = listOf(member(object, path + '.', "relations", "a list"), path + ".relations", size, "one relation a word");
    for (std::size_t unit = 1; unit <= size; ++unit) {
        const std::string place = at(path + ".heads", unit - 1);
        tree.heads[unit] = heads[unit - 1].is_null() ? kNoHead : numberOf(heads[unit - 1], place, 0, units);
        if (tree.heads[unit] == static_cast<int>(unit))
            throw Fault{TeachingFault::WrongValue, place, "another word"};
        tree.relations[unit] = textOf(relations[unit - 1], at(path + ".relations", unit - 1));
    }
    return tree;
}

json wordsJson(const Sentence& sentence, int first, int last)
{
    json words = json::array();
    for (int word = first; word <= last; ++word)
        words.push_back({sentence.word(word).form, sentence.word(word).upos});
    return words;
}

json itemJson(const Exercise::Item& item)
{
    const Sentence& sentence = *item.sentence;
    json object;
    if (sentence.bunsetsu.empty()) {
        object["words"] = wordsJson(sentence, 1, sentence.size());
    } else {
        object["bunsetsu"] = json::array();
        for (const Bunsetsu& bunsetsu : sentence.bunsetsu)
            object["bunsetsu"].push_back(wordsJson(sentence, bunsetsu.first, bunsetsu.last));
    }
    const std::string text = treeJson(item.solution).dump();
    object["solution"] = base64Of(masked(checkOf(text) + text, sentence));
    return object;
}

Exercise::Item itemFrom(const json& object, const std::string& path)
{
    auto sentence = std::make_shared<Sentence>();
    if (const auto phrases = object.find("bunsetsu"); phrases != object.end())
        readBunsetsu(*phrases, *sentence);
    else
        readWords(member(object, path + '.', "words", "a list of words, or bunsetsu"), *sentence);
    if (sentence->tokens.empty())
        throw Fault{TeachingFault::WrongValue, path + ".words", "at least one word"};
    checkSize(*sentence, path + '.', mostExerciseWords, mostExerciseWords);
    const std::string veiled
        = textOf(member(object, path + '.', "solution", "the veiled solution"), path + ".solution");
    const Fault damaged{TeachingFault::Damaged, path + ".solution", {}};
    auto bytes = bytesOfBase64(veiled);
    if (!bytes || bytes->size() < hashSize)
        throw damaged;
    const std::string open = masked(std::move(*bytes), *sentence);
    const std::string text = open.substr(hashSize);
    if (open.substr(0, hashSize) != checkOf(text))
        throw damaged;
    DrawnTree solution = treeFrom(json::parse(text), path + ".solution", sentence->unitCount());
    if (!isTree(solution.heads))
        throw damaged;
    return {std::move(sentence), std::move(solution)};
}

Exercise exerciseFrom(const json& object)
{
    checkKind(object, "arcwright-exercise", newestExercise);
    Exercise exercise;
    exercise.title = optionalText(object, "title");
    const auto feedback = feedbackNamed(textOf(member(object, "", "feedback", "a text"), "feedback"));
    if (!feedback)
        throw Fault{TeachingFault::WrongValue, "feedback", "percentage, marks or none"};
    exercise.feedback = *feedback;
    const json& relations = member(object, "", "relations", "a list of relations, or null");
    exercise.asksRelations = !relations.is_null();
    if (exercise.asksRelations) {
        listOf(relations, "relations", 0, "a list of relations, or null");
        for (std::size_t i = 0; i < relations.size(); ++i)
            exercise.relations.push_back(textOf(relations[i], at("relations", i)));
    }
    const json& sentences = member(object, "", "sentences", "a list of sentences");
    listOf(sentences, "sentences", 0, "a list of sentences");
    for (std::size_t i = 0; i < sentences.size(); ++i)
        exercise.items.push_back(itemFrom(sentences[i], at("sentences", i)));
    return exercise;
}

} // namespace

std::string textOf(const Exercise& exercise)
{
    json object{{"format", "arcwright-exercise"}, {"version", newestExercise}, {"title", exercise.title},
        {"feedback", nameOf(exercise.feedback)}, {"relations", nullptr}};
    if (exercise.asksRelations)
        object["relations"] = exercise.relations;
    object["sentences"] = json::array();
    for (const Exercise::Item& item : exercise.items)
        object["sentences"].emplace_back(itemJson(item));
    return object.dump(1) + '\n';
}

TeachingResult<Exercise> parseExercise(std::string_view text, const std::string& file)
{
    return readTeachingFile(text, file, exerciseFrom);
}

std::string textOf(const Answers& answers)
{
    json object{{"format", "arcwright-answers"}, {"version", newestExercise}, {"student", answers.student},
        {"exercise", answers.exercise}, {"handed_in", answers.handedIn}};
    object["sentences"] = json::array();
    for (const DrawnTree& tree : answers.trees)
        object["sentences"].emplace_back(treeJson(tree));
    return object.dump(1) + '\n';
}

TeachingResult<Answers> parseAnswers(std::string_view text, const std::string& file, const Exercise& exercise)
{
    return readTeachingFile(text, file, [&](const json& object) {
        checkKind(object, "arcwright-answers", newestExercise);
        Answers answers;
        answers.student = textOf(member(object, "", "student", "a text"), "student");
        answers.handedIn = optionalText(object, "handed_in");
        answers.exercise = textOf(member(object, "", "exercise", "a text"), "exercise");
        if (answers.exercise != exercise.fingerprint())
            throw Fault{TeachingFault::OtherExercise, "exercise", exercise.fingerprint()};
        const json& sentences = member(object, "", "sentences", "a list of trees");
        listOf(sentences, "sentences", 0, "a list of trees");
        if (sentences.size() != exercise.items.size())
            throw Fault{TeachingFault::OtherExercise, "sentences", std::to_string(exercise.items.size())};
        for (std::size_t i = 0; i < sentences.size(); ++i)
            answers.trees.push_back(
                treeFrom(sentences[i], at("sentences", i), exercise.items[i].sentence->unitCount()));
        return answers;
    });
}

} // namespace arcwright
