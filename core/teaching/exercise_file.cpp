// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/exercise_file.h"

#include <algorithm>
#include <filesystem>

#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/base/text_file.h"
#include "core/conversion/base64.h"
#include "core/teaching/lesson_json.h"
#include "core/teaching/teaching_json.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

using namespace teaching;

constexpr int newestExercise = 2;
constexpr int newestAnswers = 2;
constexpr int newestSolution = 1;
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

json itemJson(const Exercise::Item& item, bool isSolutionElsewhere)
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
    if (isSolutionElsewhere) {
        if (item.lastRelation)
            object["last"] = *item.lastRelation;
        return object;
    }
    const std::string text = treeJson(item.solution).dump();
    object["solution"] = base64Of(masked(checkOf(text) + text, sentence));
    return object;
}

json questionJson(const AlgorithmQuestion& question)
{
    json object = json::parse(stopJson(question.stop).dump());
    object["cells"] = question.cells;
    return object;
}

AlgorithmQuestion questionFrom(const json& object, const std::string& path)
{
    try {
        Lesson stop = stopOf(object, newestLesson);
        if (stop.sentence->unitCount() > mostQuestionWords)
            throw Fault{TeachingFault::WrongValue, "words", "at most " + std::to_string(mostQuestionWords) + " words"};
        const int cells = numberOf(member(object, "", "cells", "a number of cells"), "cells", 1, mostQuestionCells);
        auto question = questionAt(std::move(stop), cells);
        if (!question || question->cells != cells)
            throw Fault{TeachingFault::WrongValue, "step", "one after which something can be asked"};
        return *std::move(question);
    } catch (Fault& fault) {
        fault.member = insideOf(path, fault.member);
        throw;
    }
}

void readQuestions(const json& object, Exercise& exercise)
{
    const auto questions = object.find("questions");
    if (questions == object.end())
        return;
    listOf(*questions, "questions", 0, "a list of questions");
    if (questions->size() > mostLessonStops)
        throw Fault{
            TeachingFault::WrongValue, "questions", "at most " + std::to_string(mostLessonStops) + " questions"};
    for (std::size_t i = 0; i < questions->size(); ++i)
        exercise.questions.push_back(questionFrom((*questions)[i], at("questions", i)));
}

std::shared_ptr<const Sentence> sentenceFrom(const json& object, const std::string& path)
{
    auto sentence = std::make_shared<Sentence>();
    if (const auto phrases = object.find("bunsetsu"); phrases != object.end())
        readBunsetsu(*phrases, *sentence);
    else
        readWords(member(object, path + '.', "words", "a list of words, or bunsetsu"), *sentence);
    if (sentence->tokens.empty())
        throw Fault{TeachingFault::WrongValue, path + ".words", "at least one word"};
    checkSize(*sentence, path + '.', mostExerciseWords, mostExerciseWords);
    return sentence;
}

DrawnTree solutionFrom(const json& object, const std::string& path, const Sentence& sentence)
{
    const std::string veiled
        = textOf(member(object, path + '.', "solution", "the veiled solution"), path + ".solution");
    const Fault damaged{TeachingFault::Damaged, path + ".solution", {}};
    auto bytes = bytesOfBase64(veiled);
    if (!bytes || bytes->size() < hashSize)
        throw damaged;
    const std::string open = masked(std::move(*bytes), sentence);
    const std::string text = open.substr(hashSize);
    if (open.substr(0, hashSize) != checkOf(text))
        throw damaged;
    DrawnTree solution = treeFrom(json::parse(text), path + ".solution", sentence.unitCount());
    if (!isTree(solution.heads))
        throw damaged;
    return solution;
}

void readItem(const json& object, const std::string& path, Exercise& exercise)
{
    exercise.items.push_back({sentenceFrom(object, path), {}, {}});
    Exercise::Item& item = exercise.items.back();
    if (!exercise.hasOwnSolutionFile())
        setSolution(exercise, exercise.items.size() - 1, solutionFrom(object, path, *item.sentence));
    else if (const auto last = object.find("last"); last != object.end() && !item.sentence->bunsetsu.empty())
        item.lastRelation = textOf(*last, path + ".last");
}

/// Fails where a file belongs to another exercise.
void checkExercise(const json& object, const Exercise& exercise)
{
    if (textOf(member(object, "", "exercise", "a text"), "exercise") != exercise.fingerprint())
        throw Fault{TeachingFault::OtherExercise, "exercise", exercise.fingerprint()};
}

const json& sentencesOf(const json& object, const Exercise& exercise)
{
    const json& sentences = member(object, "", "sentences", "a list of trees");
    listOf(sentences, "sentences", 0, "a list of trees");
    if (sentences.size() != exercise.items.size())
        throw Fault{TeachingFault::OtherExercise, "sentences", std::to_string(exercise.items.size())};
    return sentences;
}

std::vector<std::vector<std::string>> answersFrom(const json& questions, const Exercise& exercise)
{
    listOf(questions, "questions", exercise.questions.size(), "one list a question");
    std::vector<std::vector<std::string>> all;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const std::string path = at("questions", i);
        listOf(questions[i], path, exercise.questions[i].parts(), "one text an answer");
        all.emplace_back();
        for (std::size_t part = 0; part < questions[i].size(); ++part)
            all.back().push_back(textOf(questions[i][part], at(path, part)));
    }
    return all;
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
    exercise.id = optionalText(object, "id");
    exercise.hasRootRelations = exercise.hasOwnSolutionFile() && object.value("root_relations", json()) == json(true);
    for (std::size_t i = 0; i < sentences.size(); ++i)
        readItem(sentences[i], at("sentences", i), exercise);
    readQuestions(object, exercise);
    return exercise;
}

/// Under whatever names.
bool areSameFile(const std::string& one, const std::string& other)
{
    std::error_code none;
    const auto first = resolvedPath(one);
    const auto second = resolvedPath(other);
    return (first && second && *first == *second) || std::filesystem::equivalent(one, other, none);
}

/// Written to the disk, and not yet in its place.
Result<AtomicFile> prepared(const std::string& path, const std::string& text)
{
    auto file = AtomicFile::create(path);
    if (!file)
        return file;
    if (const auto written = file->write(text); !written)
        return failure(written.error());
    if (const auto synced = file->sync(); !synced)
        return failure(synced.error());
    return file;
}

} // namespace

std::string textOf(const Exercise& exercise)
{
    const bool isNew = exercise.hasOwnSolutionFile() || !exercise.questions.empty();
    json object{{"format", "arcwright-exercise"}, {"version", isNew ? newestExercise : 1}, {"title", exercise.title},
        {"feedback", nameOf(exercise.feedback)}, {"relations", nullptr}};
    if (exercise.asksRelations)
        object["relations"] = exercise.relations;
    if (exercise.hasOwnSolutionFile()) {
        object["id"] = exercise.id;
        object["root_relations"] = exercise.hasRootRelations;
    }
    object["sentences"] = json::array();
    for (const Exercise::Item& item : exercise.items)
        object["sentences"].emplace_back(itemJson(item, exercise.hasOwnSolutionFile()));
    for (const AlgorithmQuestion& question : exercise.questions)
        object["questions"].emplace_back(questionJson(question));
    return object.dump(1) + '\n';
}

TeachingResult<Exercise> parseExercise(std::string_view text, const std::string& file)
{
    return readTeachingFile(text, file, exerciseFrom);
}

std::string solutionTextOf(const Exercise& exercise)
{
    json object{{"format", "arcwright-solution"}, {"version", newestSolution}, {"title", exercise.title},
        {"exercise", exercise.fingerprint()}};
    object["sentences"] = json::array();
    for (const Exercise::Item& item : exercise.items)
        object["sentences"].emplace_back(treeJson(item.solution));
    for (const AlgorithmQuestion& question : exercise.questions) {
        json answers = json::array();
        for (std::size_t part = 0; part < question.parts(); ++part)
            answers.push_back(rightAnswer(question, part));
        object["answers"].emplace_back(std::move(answers));
    }
    return object.dump(1) + '\n';
}

TeachingResult<ExerciseFiles> filesOf(Exercise exercise, const std::string& path, const std::string& solutionPath)
{
    ExerciseFiles files{path, {}, solutionPath, {}};
    if (!solutionPath.empty()) {
        if (areSameFile(path, solutionPath))
            return tl::unexpected(TeachingProblem{TeachingFault::NotWritable, solutionPath, 0, 0, {}, {}});
        exercise.id = drawnExerciseId();
        files.solutionText = solutionTextOf(exercise);
        std::string id = exercise.id;
        exercise = withoutSolution(std::move(exercise), std::move(id));
    }
    files.text = textOf(exercise);
    for (const auto& [file, text] : {std::pair(path, &files.text), std::pair(solutionPath, &files.solutionText)}) {
        if (text->size() > mostTeachingBytes)
            return tl::unexpected(tooLarge(file));
    }
    return files;
}

Result<void> write(const ExerciseFiles& files)
{
    if (files.solutionPath.empty())
        return writeFileAtomically(files.path, files.text);
    auto exercise = prepared(files.path, files.text);
    if (!exercise)
        return failure(exercise.error());
    auto solution = prepared(files.solutionPath, files.solutionText);
    if (!solution)
        return failure(solution.error());
    // The solution first, or the exercise might be handed out, and its solution be nowhere.
    for (AtomicFile* file : {&*solution, &*exercise}) {
        if (const auto done = file->commit(); !done)
            return failure(done.error());
    }
    return {};
}

TeachingResult<Exercise> withSolution(Exercise exercise, std::string_view text, const std::string& file)
{
    return readTeachingFile(text, file, [&](const json& object) {
        checkKind(object, "arcwright-solution", newestSolution);
        checkExercise(object, exercise);
        const json& sentences = sentencesOf(object, exercise);
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            const std::string path = at("sentences", i);
            DrawnTree solution = treeFrom(sentences[i], path, exercise.items[i].sentence->unitCount());
            if (!isTree(solution.heads))
                throw Fault{TeachingFault::WrongValue, path + ".heads", "a tree"};
            exercise.items[i].solution = std::move(solution);
        }
        return exercise;
    });
}

std::string textOf(const Answers& answers)
{
    const bool isNew = !answers.questions.empty();
    json object{{"format", "arcwright-answers"}, {"version", isNew ? newestAnswers : 1}, {"student", answers.student},
        {"exercise", answers.exercise}, {"handed_in", answers.handedIn}};
    object["sentences"] = json::array();
    for (const DrawnTree& tree : answers.trees)
        object["sentences"].emplace_back(treeJson(tree));
    if (isNew)
        object["questions"] = answers.questions;
    return object.dump(1) + '\n';
}

TeachingResult<Answers> parseAnswers(std::string_view text, const std::string& file, const Exercise& exercise)
{
    return readTeachingFile(text, file, [&](const json& object) {
        checkKind(object, "arcwright-answers", newestAnswers);
        Answers answers;
        answers.student = textOf(member(object, "", "student", "a text"), "student");
        answers.handedIn = optionalText(object, "handed_in");
        checkExercise(object, exercise);
        answers.exercise = exercise.fingerprint();
        const json& sentences = sentencesOf(object, exercise);
        for (std::size_t i = 0; i < sentences.size(); ++i)
            answers.trees.push_back(
                treeFrom(sentences[i], at("sentences", i), exercise.items[i].sentence->unitCount()));
        if (!exercise.questions.empty())
            answers.questions = answersFrom(member(object, "", "questions", "a list of answers"), exercise);
        return answers;
    });
}

} // namespace arcwright
