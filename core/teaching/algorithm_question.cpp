// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/algorithm_question.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/decoding/decoder.h"
#include "core/decoding/hill_climbing.h"
#include "core/teaching/cycle_choices.h"
#include "core/teaching/lesson_choices.h"
#include "core/teaching/lesson_steps.h"
#include "core/transitions/transition_names.h"
#include "core/transitions/transition_parse.h"

namespace arcwright {

namespace {

constexpr double sameWorth = 1e-6; ///< scores that differ by less are equal
constexpr std::array<std::string_view, 4> kindNames{"fill-chart", "next-move", "next-transition", "cycle-arc"};
constexpr std::string_view noMove = "none";

std::string arcName(int head, int dependent)
{
    return std::to_string(head) + '>' + std::to_string(dependent);
}

std::string moveName(const Move& move)
{
    std::string name = arcName(move.newHead, move.dependent);
    if (move.kind == MoveKind::ChangeRoot)
        name += ',' + arcName(move.oldRootHead, move.oldRoot);
    return name;
}

std::vector<QuestionBlank> blanksOf(const std::vector<ChartStep>& steps, std::size_t after, int cells)
{
    std::vector<QuestionBlank> blanks;
    for (std::size_t step = after; step < steps.size() && static_cast<int>(blanks.size()) < cells; ++step) {
        const auto* completed = std::get_if<ItemCompleted>(&steps[step]);
        if (completed == nullptr)
            break;
        if (completed->score != forbiddenScore)
            blanks.push_back({completed->item, static_cast<double>(completed->score)});
    }
    return blanks;
}

/// All moves that are possible, and that none is made.
std::vector<QuestionChoice> movesAfter(const Lesson& stop, const std::vector<MoveStep>& steps, std::size_t after)
{
    if (after >= steps.size()) // a file may say any step
        return {};
    ClimbState state;
    for (std::size_t step = 0; step < after; ++step)
        state.apply(steps[step]);
    const PartScores& parts = *stop.scores;
    if (state.arcs().empty() || !std::isfinite(state.score()))
        return {};
    const std::vector<MoveOption> options = HillClimbing().options(
        parts.secondOrder, parts.root, headsOfArcs(state.arcs(), parts.words()), parts.climb.movesRoot);
    double best = parts.climb.threshold();
    for (const MoveOption& option : options)
        best = option.verdict == MoveVerdict::Possible ? std::max(best, option.gain) : best;
    const bool gains = best > parts.climb.threshold();
    std::vector<QuestionChoice> choices;
    for (const MoveOption& option : options) {
        if (option.verdict == MoveVerdict::Possible)
            choices.push_back({moveName(option.move), option.move, {}, {},
                gains && option.gain > parts.climb.threshold() && option.gain >= best - sameWorth});
    }
    if (!choices.empty())
        choices.push_back({std::string(noMove), {}, {}, {}, !gains});
    return choices;
}

std::vector<QuestionChoice> transitionsAfter(const Lesson& stop, const TransitionSystemRow& row)
{
    const PartScores& parts = *stop.scores;
    const TransitionSetting setting{row.system, parts.root, parts.words()};
    const auto worth = [&](const Configuration& at) { return scoresByArcs(setting, parts.arcs, at); };
    const auto steps = parseByTransitions(setting, guideByScores(setting, worth));
    const auto after = static_cast<std::size_t>(stop.step);
    if (after >= steps.size() || !std::holds_alternative<TransitionTaken>(steps[after].what))
        return {};
    TransitionState state(setting);
    for (std::size_t step = 0; step < after; ++step)
        state.apply(steps[step]);
    const Configuration& here = state.configuration();
    const TransitionScores scores = worth(here);
    const auto isPossible = [&](Transition one) { return !obstacleOf(row.system, parts.root, here, one); };
    double best = impossible;
    for (const Transition one : row.transitions)
        best = isPossible(one) ? std::max(best, scores[static_cast<std::size_t>(one)]) : best;
    std::vector<QuestionChoice> choices;
    for (const Transition one : row.transitions) {
        const auto index = static_cast<std::size_t>(one);
        choices.push_back({std::string(transitionNames[index]), {}, one, {},
            isPossible(one) && (scores[index] == best || scores[index] >= best - sameWorth)});
    }
    return choices;
}

const TransitionSystemRow* transitionSystemNamed(std::string_view name)
{
    const auto* found = std::find_if(transitionSystemTable.begin(), transitionSystemTable.end(),
        [&](const TransitionSystemRow& row) { return row.name == name; });
    return found == transitionSystemTable.end() ? nullptr : &*found;
}

/// Which trees there may be belongs to the scores that decide what is right.
void takeRoots(Lesson& stop)
{
    if (areSeveralRootsChosen(stop.choicesFor(stop.player), stop.player)) {
        stop.scores->root = RootPolicy::Many;
        stop.choices.clear();
    }
}

/// Fills in what a decoder leads to.
void askDecoder(AlgorithmQuestion& question, Decoder decoder)
{
    const auto after = static_cast<std::size_t>(question.stop.step);
    const bool isClimb = decoder == Decoder::Hill;
    const auto run = runLesson(question.stop, question.stop.player,
        isClimb ? TraceDetail::Everything : TraceDetail::Steps); // as the player's steps are
    if (!run)
        return;
    if (const auto* chart = std::get_if<std::vector<ChartStep>>(&run->trace)) {
        question.kind = QuestionKind::FillChart;
        question.blanks = blanksOf(*chart, after, question.cells);
    } else if (const auto* contraction = std::get_if<std::vector<ContractionStep>>(&run->trace)) {
        question.kind = QuestionKind::CycleArc;
        for (const CycleChoice& choice : cycleChoices(*question.stop.scores, *contraction, after))
            question.choices.push_back(
                {arcName(choice.head, choice.dependent), {}, {}, {choice.head, choice.dependent, {}}, choice.isBest});
    } else if (const auto* climb = std::get_if<std::vector<MoveStep>>(&run->trace); climb && isClimb) {
        question.kind = QuestionKind::NextMove;
        question.choices = movesAfter(question.stop, *climb, after);
    }
}

float rounded(float score)
{
    constexpr float hundred = 100;
    const float nearest = std::round(score * hundred) / hundred;
    return score == forbiddenScore ? score : nearest + 0.0F; // no -0, which files do not have
}

/// How far a sum of so many figures of two decimals may be from what it is of the scores themselves.
double leeway(const AlgorithmQuestion& question)
{
    constexpr double exact = 0.001;
    constexpr double ofRoundedFigures = 0.05;
    PartScores parts = *question.stop.scores;
    const auto isWhole = [](float score) { return score == forbiddenScore || score == std::round(score); };
    bool areWhole = true;
    for (int arc = 0; arc < parts.secondOrder.arcs().size(); ++arc) {
        const auto siblings = parts.secondOrder.siblings(arc);
        areWhole = areWhole && isWhole(parts.secondOrder.arcs().score(arc))
            && std::all_of(siblings.begin(), siblings.end(), isWhole);
    }
    return areWhole ? exact : ofRoundedFigures;
}

} // namespace

std::string_view nameOf(QuestionKind kind)
{
    return kindNames[static_cast<std::size_t>(kind)];
}

std::optional<AlgorithmQuestion> questionAt(Lesson stop, int cells)
{
    if (!stop.scores || stop.lastStep || !stop.sentence->bunsetsu.empty()
        || stop.sentence->unitCount() > mostQuestionWords || cells < 1)
        return std::nullopt;
    AlgorithmQuestion question;
    question.stop = std::move(stop);
    question.cells = std::min(cells, mostQuestionCells);
    if (const auto decoder = decoderNamed(question.stop.player)) {
        takeRoots(question.stop);
        askDecoder(question, *decoder);
    } else if (const auto* row = transitionSystemNamed(question.stop.player)) {
        question.kind = QuestionKind::NextTransition;
        question.stop.choices.clear(); // it is asked what the scores decide
        question.choices = transitionsAfter(question.stop, *row);
    }
    const bool isRightThere = std::any_of(
        question.choices.begin(), question.choices.end(), [](const QuestionChoice& choice) { return choice.isRight; });
    if (question.blanks.empty() && (question.choices.size() < 2 || !isRightThere))
        return std::nullopt;
    if (question.kind == QuestionKind::FillChart)
        question.cells = static_cast<int>(question.blanks.size());
    return question;
}

Lesson withRoundedScores(Lesson stop)
{
    if (!stop.scores)
        return stop;
    PartScores& old = *stop.scores;
    ArcScores arcs = old.arcs;
    for (int head = kRoot; head <= arcs.words(); ++head) {
        for (int dependent = 1; dependent <= arcs.words(); ++dependent)
            arcs.at(head, dependent) = rounded(arcs.at(head, dependent));
    }
    PartScores parts = partScoresOf(arcs, old.root);
    parts.climb = old.climb;
    parts.climb.price = static_cast<double>(rounded(static_cast<float>(old.climb.price)));
    // Second order may have left arcs out that first order has.
    std::vector<char> kept(static_cast<std::size_t>(parts.secondOrder.arcs().size()));
    const ArcLists& all = parts.secondOrder.arcs();
    for (int arc = 0; arc < all.size(); ++arc)
        kept[static_cast<std::size_t>(arc)]
            = old.secondOrder.arcs().find(all.head(arc), all.dependent(arc)) != ArcLists::noArc;
    parts.secondOrder = restricted(parts.secondOrder, kept);
    for (int arc = 0; arc < parts.secondOrder.arcs().size(); ++arc) {
        const auto from = old.secondOrder.siblings(arc);
        const auto to = parts.secondOrder.siblings(arc);
        std::transform(from.begin(), from.end(), to.begin(), rounded);
    }
    old = std::move(parts);
    return stop;
}

std::optional<AlgorithmQuestion> questionForExercise(const Lesson& stop, int cells)
{
    if (stop.sentence->unitCount() > mostQuestionWords) // before its scores are copied
        return std::nullopt;
    Lesson asked = withRoundedScores(stop);
    asked.title = {}; // nobody sees it, and it may name the answer
    asked.text = {};
    asked.beside.clear();
    asked.showsExamples = false;
    auto bare = std::make_shared<Sentence>();
    for (const Token& token : stop.sentence->tokens) {
        Token& word = bare->tokens.emplace_back();
        word.form = token.form;
        word.upos = token.upos;
    }
    bare->bunsetsu = stop.sentence->bunsetsu; // which are not asked about
    asked.sentence = std::move(bare);
    return questionAt(std::move(asked), cells);
}

std::optional<double> numberTyped(std::string_view text)
{
    constexpr std::string_view minus = "\xE2\x88\x92"; // U+2212
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.substr(at).starts_with(minus)) {
            plain += '-';
            at += minus.size() - 1;
        } else if (text[at] != ' ' && text[at] != '+') {
            plain += text[at] == ',' ? '.' : text[at];
        }
    }
    double value = 0;
    const char* const end = plain.data() + plain.size();
    const auto [stopped, error] = std::from_chars(plain.data(), end, value, std::chars_format::fixed);
    return error == std::errc() && stopped == end && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

bool isRight(const AlgorithmQuestion& question, std::size_t part, std::string_view answer)
{
    if (question.kind == QuestionKind::FillChart) {
        const auto number = numberTyped(answer);
        return number && std::abs(*number - question.blanks[part].score) <= leeway(question);
    }
    return std::any_of(question.choices.begin(), question.choices.end(),
        [&](const QuestionChoice& choice) { return choice.isRight && choice.name == answer; });
}

std::string rightAnswer(const AlgorithmQuestion& question, std::size_t part)
{
    if (question.kind == QuestionKind::FillChart) {
        std::array<char, 64> digits{};
        constexpr double hundred = 100;
        const double score = std::round(question.blanks[part].score * hundred) / hundred;
        const auto end
            = std::to_chars(digits.data(), digits.data() + digits.size(), score, std::chars_format::fixed).ptr;
        return {digits.data(), end};
    }
    const auto found = std::find_if(
        question.choices.begin(), question.choices.end(), [](const QuestionChoice& choice) { return choice.isRight; });
    return found->name;
}

} // namespace arcwright
