// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/exercise.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <random>

#include "core/base/hash.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/teaching/pair_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr std::array<std::string_view, 3> feedbackNames{"percentage", "marks", "none"};

/// A sentence of the same words and bunsetsu, and nothing that tells its tree.
std::shared_ptr<const Sentence> withoutTree(const Sentence& sentence)
{
    auto bare = std::make_shared<Sentence>();
    for (const Token& token : sentence.tokens) {
        Token word;
        word.form = token.form;
        word.upos = token.upos.empty() ? token.xpos : token.upos;
        bare->tokens.push_back(std::move(word));
    }
    for (const Bunsetsu& bunsetsu : sentence.bunsetsu) {
        Bunsetsu phrase;
        phrase.first = bunsetsu.first;
        phrase.last = bunsetsu.last;
        bare->bunsetsu.push_back(std::move(phrase));
    }
    return bare;
}

Graph graphOf(const DrawnTree& tree, bool hasRelations, RelationPool& relations)
{
    Graph graph(static_cast<int>(tree.heads.size()) - 1);
    graph.heads = tree.heads;
    for (std::size_t unit = 1; unit < tree.heads.size(); ++unit)
        graph.relations[unit] = relations.intern(hasRelations ? tree.relations[unit] : std::string());
    return graph;
}

std::string hexOf(std::uint64_t value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += digits[(value >> shift) & 15U];
    return text;
}

/// The same for a score and what a file has of it, where there is no sign of zero.
std::string textOfScore(float score)
{
    return std::to_string(score + 0.0F) + ' ';
}

/// What decides which answers are right.
void addQuestion(const AlgorithmQuestion& question, StreamHash& hash)
{
    const Lesson& stop = question.stop;
    const PartScores& parts = *stop.scores;
    hash.add(stop.player + ' ' + std::to_string(stop.step) + ' ' + std::to_string(question.cells) + '\n');
    for (const Token& token : stop.sentence->tokens)
        hash.add(token.form + '\n');
    for (int head = kRoot; head <= parts.words(); ++head) {
        for (int dependent = 1; dependent <= parts.words(); ++dependent)
            hash.add(textOfScore(parts.arcs.at(head, dependent)));
    }
    forEachPair(parts, [&](int, int, int, float score) { hash.add(textOfScore(score)); });
    hash.add(parts.root == RootPolicy::Single ? "single " : "many ");
    hash.add(textOfScore(static_cast<float>(parts.climb.price)));
}

/// The relation of the last bunsetsu, which is there from the start.
std::optional<std::string> lastRelationOf(const Sentence& sentence, const DrawnTree& solution)
{
    const bool isThere = !sentence.bunsetsu.empty() && solution.heads.back() == kRoot;
    return isThere ? std::optional(solution.relations.back()) : std::nullopt;
}

bool hasRootRelation(const DrawnTree& tree)
{
    for (std::size_t unit = 1; unit < tree.heads.size(); ++unit) {
        if (tree.heads[unit] == kRoot && !tree.relations[unit].empty())
            return true;
    }
    return false;
}

Sentence withTree(const Sentence& sentence, const DrawnTree& tree, bool hasRelations)
{
    Sentence drawn = sentence;
    for (std::size_t i = 0; i < drawn.bunsetsu.size(); ++i) {
        drawn.bunsetsu[i].head = tree.heads[i + 1];
        drawn.bunsetsu[i].type = hasRelations ? tree.relations[i + 1] : std::string();
    }
    return drawn;
}

AttachmentCounts scoreOfBunsetsu(const Sentence& solution, const Sentence& drawn)
{
    BunsetsuEvaluation evaluation;
    evaluation.add(solution, drawn);
    return {evaluation.bunsetsu, evaluation.heads, evaluation.both, evaluation.types, evaluation.sentences,
        evaluation.complete};
}

} // namespace

std::string_view nameOf(Feedback feedback)
{
    return feedbackNames[static_cast<std::size_t>(feedback)];
}

std::optional<Feedback> feedbackNamed(std::string_view name)
{
    const auto found = std::find(feedbackNames.begin(), feedbackNames.end(), name);
    if (found == feedbackNames.end())
        return std::nullopt;
    return static_cast<Feedback>(found - feedbackNames.begin());
}

DrawnTree DrawnTree::empty(int units)
{
    const auto size = static_cast<std::size_t>(units) + 1;
    return {std::vector<int>(size, kNoHead), std::vector<std::string>(size)};
}

DrawnTree DrawnTree::of(const Sentence& sentence)
{
    DrawnTree tree = empty(sentence.unitCount());
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        tree.heads[static_cast<std::size_t>(unit)] = sentence.headOf(unit);
        tree.relations[static_cast<std::size_t>(unit)] = sentence.relationOf(unit);
    }
    return tree;
}

int DrawnTree::missingHeads() const
{
    return static_cast<int>(std::count(heads.begin() + 1, heads.end(), kNoHead));
}

std::string Exercise::fingerprint() const
{
    StreamHash hash;
    for (const Item& item : items) {
        for (const Token& token : item.sentence->tokens)
            hash.add(token.form + '\n');
        if (hasOwnSolutionFile())
            continue; // a hash of it would let one try what it is
        for (const int head : item.solution.heads)
            hash.add(std::to_string(head) + ' ');
        if (!asksRelations)
            continue;
        for (const std::string& relation : item.solution.relations)
            hash.add(relation + ' ');
    }
    if (hasOwnSolutionFile())
        hash.add(id);
    for (const AlgorithmQuestion& question : questions)
        addQuestion(question, hash);
    return hexOf(hash.value());
}

bool Exercise::isSolved() const
{
    return std::all_of(items.begin(), items.end(), [](const Item& item) { return !item.solution.heads.empty(); });
}

std::string drawnExerciseId()
{
    std::random_device device;
    std::string id;
    for (int part = 0; part < 2; ++part)
        id += hexOf((static_cast<std::uint64_t>(device()) << 32U) | device());
    return id;
}

Exercise withoutSolution(Exercise exercise, std::string id)
{
    for (Exercise::Item& item : exercise.items)
        item.solution = {};
    exercise.feedback = Feedback::AfterHandIn;
    exercise.id = std::move(id);
    return exercise;
}

Exercise makeExercise(const std::vector<std::shared_ptr<const Sentence>>& sentences, std::string title,
    Feedback feedback, bool asksRelations, std::set<std::string> relations)
{
    Exercise exercise;
    exercise.title = std::move(title);
    exercise.feedback = feedback;
    exercise.asksRelations = asksRelations;
    for (const auto& sentence : sentences) {
        if (sentence->problem || sentence->unitCount() == 0 || sentence->size() > mostExerciseWords)
            continue;
        DrawnTree solution = DrawnTree::of(*sentence);
        if (!isTree(solution.heads))
            continue;
        if (asksRelations)
            relations.insert(solution.relations.begin() + 1, solution.relations.end());
        exercise.items.push_back({withoutTree(*sentence), {}, {}});
        setSolution(exercise, exercise.items.size() - 1, std::move(solution));
    }
    relations.erase(std::string()); // none is not one to choose
    if (asksRelations)
        exercise.relations.assign(relations.begin(), relations.end());
    return exercise;
}

void setSolution(Exercise& exercise, std::size_t index, DrawnTree solution)
{
    Exercise::Item& item = exercise.items[index];
    item.lastRelation = lastRelationOf(*item.sentence, solution);
    exercise.hasRootRelations = exercise.hasRootRelations || hasRootRelation(solution);
    item.solution = std::move(solution);
}

std::optional<std::vector<std::size_t>> pickedSentences(std::string_view list)
{
    constexpr std::string_view between = " ,;\t\n";
    const auto numberOf = [](std::string_view text) -> std::size_t { // 0: it is none
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size() ? number : 0;
    };
    std::vector<std::size_t> numbers;
    std::set<std::size_t> seen;
    for (std::size_t at = list.find_first_not_of(between); at != std::string_view::npos;
         at = list.find_first_not_of(between, at)) {
        const std::size_t end = std::min(list.find_first_of(between, at), list.size());
        const std::string_view one = list.substr(at, end - at);
        const std::size_t dash = std::min(one.find('-'), one.size());
        const std::size_t first = numberOf(one.substr(0, dash));
        const std::size_t last = dash == one.size() ? first : numberOf(one.substr(dash + 1));
        if (first == 0 || last < first || last - first >= mostPickedSentences)
            return std::nullopt;
        for (std::size_t number = first; number <= last; ++number) {
            if (seen.insert(number).second)
                numbers.push_back(number);
        }
        if (numbers.size() > mostPickedSentences)
            return std::nullopt;
        at = end;
    }
    return numbers.empty() ? std::nullopt : std::optional(std::move(numbers));
}

void addRelations(const Sentence& sentence, std::set<std::string>& relations)
{
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        relations.emplace(sentence.relationOf(unit));
}

Answers emptyAnswers(const Exercise& exercise)
{
    Answers answers;
    answers.exercise = exercise.fingerprint();
    for (const Exercise::Item& item : exercise.items) {
        DrawnTree& tree = answers.trees.emplace_back(DrawnTree::empty(item.sentence->unitCount()));
        if (item.lastRelation) {
            tree.heads.back() = kRoot;
            tree.relations.back() = *item.lastRelation;
        }
    }
    for (const AlgorithmQuestion& question : exercise.questions)
        answers.questions.emplace_back(question.parts());
    return answers;
}

AnswerCounts& AnswerCounts::operator+=(const AnswerCounts& other)
{
    parts += other.parts;
    right += other.right;
    return *this;
}

double AnswerCounts::percent() const
{
    constexpr double all = 100;
    return parts == 0 ? 0 : all * static_cast<double>(right) / static_cast<double>(parts);
}

AnswerCounts answersTo(const Exercise& exercise, std::size_t question, const Answers& answers)
{
    const AlgorithmQuestion& asked = exercise.questions[question];
    AnswerCounts counts{asked.parts(), 0};
    for (std::size_t part = 0; part < counts.parts; ++part)
        counts.right += isRight(asked, part, answers.questions[question][part]) ? 1 : 0;
    return counts;
}

AnswerCounts answersToAll(const Exercise& exercise, const Answers& answers)
{
    AnswerCounts sum;
    for (std::size_t question = 0; question < exercise.questions.size(); ++question)
        sum += answersTo(exercise, question, answers);
    return sum;
}

std::vector<UnitMark> marksOf(const Exercise& exercise, std::size_t item, const DrawnTree& drawn)
{
    const DrawnTree& solution = exercise.items[item].solution;
    std::vector<UnitMark> marks(solution.heads.size(), UnitMark::Right);
    for (std::size_t unit = 1; unit < marks.size(); ++unit) {
        if (drawn.heads[unit] == kNoHead)
            marks[unit] = UnitMark::Missing;
        else if (drawn.heads[unit] != solution.heads[unit])
            marks[unit] = UnitMark::WrongHead;
        else if (exercise.asksRelations && drawn.relations[unit] != solution.relations[unit])
            marks[unit] = UnitMark::WrongRelation;
    }
    return marks;
}

AttachmentCounts scoreOf(const Exercise& exercise, std::size_t item, const DrawnTree& drawn)
{
    const auto& sentence = exercise.items[item].sentence;
    const DrawnTree& solution = exercise.items[item].solution;
    if (!sentence->bunsetsu.empty())
        return scoreOfBunsetsu(
            withTree(*sentence, solution, exercise.asksRelations), withTree(*sentence, drawn, exercise.asksRelations));
    RelationPool relations;
    Evaluation evaluation;
    evaluation.add(*sentence, graphOf(solution, exercise.asksRelations, relations),
        graphOf(drawn, exercise.asksRelations, relations));
    return evaluation.all;
}

AttachmentCounts scoreOf(const Exercise& exercise, const Answers& answers)
{
    AttachmentCounts sum;
    for (std::size_t item = 0; item < exercise.items.size(); ++item)
        sum += scoreOf(exercise, item, answers.trees[item]);
    return sum;
}

} // namespace arcwright
