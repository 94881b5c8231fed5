// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/sentence_choice.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
#include "app/cli/trace_json.h"
#include "app/cli/trace_sums.h"
#include "app/cli/trace_text.h"
#include "core/advice/model_scores.h"
#include "core/base/utf8.h"
#include "core/decoding/missing_tree.h"
#include "core/teaching/lesson_steps.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

const std::string everything = "everything";

struct TraceOptions {
    SentenceOptions place;
    std::string detail = "steps";
    std::string scores; ///< a lesson, in place of model and treebank
    std::size_t stop = 1; ///< of the lesson
    FurtherTraceOptions further;
    bool hasTemperature = false; ///< it was given
    bool hasTrees = false;
    bool json = false;
};

/// What is told of a decoder's work on a sentence.
struct Told {
    const Sentence& sentence;
    std::size_t number = 0; ///< of the sentence, or of the stop
    std::string id;
    std::string decoder;
    Parser::Traced traced;
    std::optional<MissingTree> missing;
};

json header(const Told& told, std::size_t steps)
{
    json words = json::array();
    for (int unit = 1; unit <= told.sentence.unitCount(); ++unit)
        words.push_back(told.sentence.unitText(unit));
    return {{"sentence", told.number}, {"id", told.id}, {"decoder", told.decoder}, {"words", std::move(words)},
        {"steps", steps}};
}

json treeJson(const Graph& graph, const RelationPool& relations)
{
    json words = json::array();
    for (int word = 1; word <= graph.size(); ++word) {
        const Arc arc = graph.arc(word);
        words.push_back({{"word", word}, {"head", arc.head == kNoHead ? json() : json(arc.head)},
            {"relation", relations.text(arc.relation)}});
    }
    json further = json::array();
    for (const Arc& arc : graph.secondary)
        further.push_back({{"word", arc.dependent}, {"head", arc.head}, {"relation", relations.text(arc.relation)}});
    return {{"tree", std::move(words)}, {"further", std::move(further)}};
}

Parser::Traced traced(const ChosenSentence& chosen, TraceDetail detail)
{
    if (chosen.parser) {
        Parser::Workspace workspace;
        return chosen.parser->parseTraced(*chosen.sentence, detail, workspace);
    }
    BunsetsuParser::Workspace workspace(*chosen.bunsetsuParser);
    auto parsed = chosen.bunsetsuParser->parseTraced(*chosen.sentence, detail, workspace);
    return {std::move(parsed.graph), std::move(parsed.trace)};
}

/// Whether the last step says that no tree was found.
bool hasNoTree(const Trace& trace)
{
    if (const auto* chart = std::get_if<std::vector<ChartStep>>(&trace))
        return !chart->empty() && !std::get<ChartFinished>(chart->back()).found;
    if (const auto* contraction = std::get_if<std::vector<ContractionStep>>(&trace))
        return !contraction->empty() && !std::get<ContractionFinished>(contraction->back()).found;
    const auto* climb = std::get_if<std::vector<MoveStep>>(&trace);
    const auto* finished = climb && !climb->empty() ? std::get_if<ClimbFinished>(&climb->back()) : nullptr;
    return finished && !finished->found();
}

std::optional<MissingTree> whyNone(const PartScores& scores, Decoder decoder, const Trace& trace)
{
    if (!hasNoTree(trace))
        return std::nullopt;
    const bool isChart = std::holds_alternative<std::vector<ChartStep>>(trace);
    return isSecondOrder(decoder) ? whyNoTree(scores.secondOrder, scores.root, isChart)
                                  : whyNoTree(scores.arcs, scores.root, isChart);
}

/// Why a parser of words has found no tree; nothing where it has.
std::optional<MissingTree> missingTree(const ChosenSentence& chosen, const Trace& trace)
{
    if (!chosen.parser || !hasNoTree(trace))
        return std::nullopt;
    Parser::Workspace workspace;
    return whyNone(
        modelScores(*chosen.parser, *chosen.sentence, workspace).parts, chosen.parser->decoder().decoder, trace);
}

void tell(const Told& told, const RelationPool& relations, bool asJson)
{
    if (!asJson) {
        std::cout << "Sentence " << told.number << ": " << withVisibleControls(told.sentence.text()) << '\n'
                  << traceText(told.traced.trace, told.sentence, told.missing);
        return;
    }
    const auto steps = traceJson(told.traced.trace, told.missing);
    std::cout << jsonText(header(told, steps.size())) << '\n';
    for (const json& step : steps)
        std::cout << jsonText(step) << '\n';
    std::cout << jsonText(treeJson(told.traced.graph, relations)) << '\n';
}

/// The same of an algorithm that is no decoder.
void tellFurther(const Told& told, const FurtherTrace& trace, bool asJson)
{
    if (!asJson) {
        std::cout << "Sentence " << told.number << ": " << withVisibleControls(told.sentence.text()) << '\n';
        for (std::size_t i = 0; i < trace.lines.size(); ++i) {
            char place[32];
            std::snprintf(place, sizeof place, "%5zu  ", i + 1);
            std::cout << place << trace.lines[i] << '\n';
        }
        return;
    }
    std::cout << jsonText(header(told, trace.objects.size())) << '\n';
    for (std::size_t i = 0; i < trace.objects.size(); ++i) {
        json step = trace.objects[i];
        step["step"] = i + 1;
        std::cout << jsonText(step) << '\n';
    }
    std::cout << jsonText(treeJson(trace.graph, RelationPool())) << '\n';
}

TraceDetail detailOf(const TraceOptions& options)
{
    return options.detail == everything ? TraceDetail::Everything : TraceDetail::Steps;
}

int refuse(std::string_view english, const std::vector<std::string>& arguments)
{
    std::cerr << said(english, arguments) << '\n';
    return WrongUsage;
}

int refuseMovePrice(const std::string& decoder)
{
    return refuse(QT_TRANSLATE_NOOP("CommandLine", "--move-price is for hill; %1 pays none."), {decoder});
}

FurtherTraceOptions furtherOptions(const TraceOptions& options)
{
    FurtherTraceOptions further = options.further;
    further.detail = detailOf(options);
    return further;
}

/// What a stop of a lesson has chosen, where the command line says nothing else.
FurtherTraceOptions furtherOptions(const TraceOptions& options, const Lesson& lesson, std::string_view algorithm)
{
    FurtherTraceOptions further = furtherOptions(options);
    further.isDecidedByTree = isDecidedByTree(lesson, algorithm);
    const std::vector<LessonChoice>& chosen = lesson.choicesFor(algorithm);
    if (const auto temperature = numberAmong(chosen, choices::temperature); temperature && !options.hasTemperature)
        further.temperature = *temperature;
    if (const auto trees = numberAmong(chosen, choices::trees); trees && !options.hasTrees)
        further.trees = static_cast<std::size_t>(*trees);
    return further;
}

int traceModel(const TraceOptions& options)
{
    for (const auto& [name, isGiven] : {std::pair{"--model", !options.place.model.empty()},
             std::pair{"--in", !options.place.in.empty()}, std::pair{"--sentence", !options.place.sentence.empty()}}) {
        if (!isGiven)
            return refuse(QT_TRANSLATE_NOOP("CommandLine", "%1 is needed, or --scores in its place."), {name});
    }
    int status = Fine;
    SentenceOptions place = options.place;
    const std::string algorithm = isFurtherAlgorithm(place.decoder) ? place.decoder : std::string();
    if (!algorithm.empty())
        place.decoder = decoderOfScores(algorithm);
    const auto chosen = choose(place, status, BunsetsuModels::Taken);
    if (!chosen)
        return status;
    if (!algorithm.empty() && options.place.movePrice)
        return refuseMovePrice(algorithm);
    if (!algorithm.empty()) {
        Parser::Workspace workspace;
        const PartScores parts = modelScores(*chosen->parser, *chosen->sentence, workspace).parts;
        tellFurther(
            {*chosen->sentence, chosen->number, std::string(chosen->sentence->metadata("sent_id")), algorithm, {}, {}},
            traceFurther(algorithm, *chosen->sentence, parts, furtherOptions(options)), options.json);
        return Fine;
    }
    if (options.place.movePrice && (!chosen->parser || chosen->parser->decoder().decoder != Decoder::Hill))
        return refuseMovePrice(std::string(chosen->decoder()));
    Told told{*chosen->sentence, chosen->number, std::string(chosen->sentence->metadata("sent_id")),
        std::string(chosen->decoder()), traced(*chosen, detailOf(options)), {}};
    told.missing = missingTree(*chosen, told.traced.trace);
    tell(told, *chosen->relations, options.json);
    return Fine;
}

/// A decoder at work on scores that somebody wrote down.
int traceLesson(const TraceOptions& options)
{
    const auto text = readText(options.scores);
    if (!text) {
        complain(text.error());
        return BadInputOrOutput;
    }
    auto series = parseLessonSeries(*text, options.scores);
    if (!series) {
        complainOf(series.error());
        return BadInputOrOutput;
    }
    if (options.stop > series->stops.size())
        return refuse(QT_TRANSLATE_NOOP("CommandLine", "There is no stop %1; the last one is %2."),
            {std::to_string(options.stop), std::to_string(series->stops.size())});
    Lesson& lesson = series->stops[options.stop - 1];
    const std::string name = options.place.decoder.empty() ? lesson.player : options.place.decoder;
    if (options.place.movePrice && name != nameOf(Decoder::Hill))
        return refuseMovePrice(name);
    if (lesson.scores && options.place.movePrice)
        lesson.scores->climb.price = *options.place.movePrice;
    const LessonAlgorithm* algorithm = lessonAlgorithmNamed(name);
    const bool isPlayed = algorithm != nullptr
        && (lesson.sentence->bunsetsu.empty() ? algorithm->playsWords : algorithm->playsBunsetsu);
    if (isPlayed && lesson.scores && isFurtherAlgorithm(name)) {
        tellFurther({*lesson.sentence, options.stop, series->id, name, {}, {}},
            traceFurther(name, *lesson.sentence, *lesson.scores, furtherOptions(options, lesson, name)), options.json);
        return Fine;
    }
    auto run = isPlayed ? runLesson(lesson, name, detailOf(options)) : std::nullopt;
    if (!run)
        return refuse(QT_TRANSLATE_NOOP("CommandLine",
                          "Stop %1 cannot be traced with %2: it needs scores, and a decoder that goes with its "
                          "sentence; see --decoder."),
            {std::to_string(options.stop), name});
    Told told{*lesson.sentence, options.stop, series->id, name, {std::move(run->graph), std::move(run->trace)}, {}};
    if (const auto decoder = decoderNamed(name))
        told.missing = whyNone(*lesson.scores, *decoder, told.traced.trace);
    tell(told, RelationPool(), options.json);
    return Fine;
}

} // namespace

void addTrace(CLI::App& program, int& status)
{
    auto options = std::make_shared<TraceOptions>();
    auto* command = program.add_subcommand("trace", "Tell what a decoder does on a sentence, step by step");
    addSentenceOptions(*command, options->place, furtherAlgorithms());
    for (const char* name : {"--model", "--in", "--sentence"})
        command->get_option(name)->required(false);
    auto* scores = command
                       ->add_option("--scores", options->scores,
                           "A lesson, whose scores and sentence are taken in place of those of --model and --in")
                       ->excludes("--model")
                       ->excludes("--in")
                       ->excludes("--sentence")
                       ->excludes("--language");
    command->add_option("--stop", options->stop, "Which stop of the lesson, from 1")
        ->check(CLI::PositiveNumber)
        ->needs(scores)
        ->capture_default_str();
    command
        ->add_option("--detail", options->detail,
            "steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves")
        ->check(CLI::IsMember({std::string("steps"), everything}))
        ->capture_default_str();
    command
        ->add_option("--move-price", options->place.movePrice,
            "What a move of hill has to gain more than; 0: every move that gains is made. By default what the model "
            "parses with")
        ->check(CLI::Range(0.0, 1'000'000.0));
    const CLI::Option* temperature
        = command
              ->add_option("--temperature", options->further.temperature,
                  "What scores are divided by before inside-outside and matrix-tree sum over trees: the higher, the "
                  "more alike the trees")
              ->check(CLI::Range(0.001, 1'000'000.0))
              ->capture_default_str();
    const CLI::Option* trees = command->add_option("--trees", options->further.trees, "How many trees k-best finds")
                                   ->check(CLI::Range(1, 1000))
                                   ->capture_default_str();
    command->add_option("--draws", options->further.draws, "How many trees inside-outside and matrix-tree draw")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->further.seed, "Of the trees that are drawn")->capture_default_str();
    command->add_flag("--json", options->json, "Print one object a line, as described below");
    command->footer(
        std::string("What prepares the decoder's work is no step of it: the arcs that second order leaves out, and how "
                    "the tree that climbing starts from is found.\n\n"
                    "Example: arcwright-cli trace --model czech.arcmodel --in dev.conllu --sentence 7 --decoder cle\n"
                    "arcwright-cli trace --scores week1.arclesson --stop 2 --decoder eisner\n"
                    "arcwright-cli trace --scores week1.arclesson --decoder inside-outside --detail everything\n\n")
        + traceSchema);
    command->callback([options, temperature, trees, &status] {
        options->hasTemperature = temperature->count() > 0;
        options->hasTrees = trees->count() > 0;
        status = options->scores.empty() ? traceModel(*options) : traceLesson(*options);
    });
}

} // namespace arcwright::cli
