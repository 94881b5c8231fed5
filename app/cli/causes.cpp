// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/table.h"
#include "core/base/parallel.h"
#include "core/experiments/cause_search.h"
#include "core/model/any_model.h"
#include "core/model/model_problems.h"
#include "core/model/text_language.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct CauseOptions {
    std::string model;
    std::vector<std::string> in;
    std::string decoder;
    std::string language;
    std::size_t limit = 20;
    unsigned threads = defaultThreads();
    bool noPropagation = false;
    bool json = false;
};

constexpr const char* causesSchema
    = "JSON: {decoder, sentences, seen, errors, sources {none, search, model, pruned, other_shape: {sentences, "
      "errors}}, "
      "reach "
      "{second_best, behind, out_of_reach}, usual_loss, cascades {SIZE: errors}, repaired, broken, list [{file, "
      "sentence, id, word, form, head, gold_head, source, reach, rank, loss, repaired [word], broken [word]}]}. "
      "seen are the "
      "sentences that the model was trained on. "
      "repaired are the other words whose heads become right when the parser is told this one, broken those that "
      "become "
      "wrong. list has all errors, those whose repair repairs most first, --limit or not.";

constexpr const char* sourceNames[]{"none", "search", "model", "pruned", "other_shape"};
constexpr const char* reachNames[]{"second_best", "behind", "out_of_reach"};

const char* sourceKeyOf(ErrorSource source)
{
    return sourceNames[static_cast<std::size_t>(source)];
}
const char* reachKeyOf(Reach reach)
{
    return reachNames[static_cast<std::size_t>(reach)];
}

/// All that is printed.
struct CauseReport {
    const Treebank& treebank;
    const Sentences& sentences;
    const std::vector<SentenceCauses>& causes;
    CauseSummary summary;
    std::string_view decoder;
    std::size_t seen = 0; ///< sentences that the model was trained on
};

json errorJson(const CauseReport& report, const ErrorPlace& place)
{
    const SentenceCauses& causes = report.causes[place.sentence];
    const WordError& error = causes.errors[place.error];
    const Sentence& sentence = *report.sentences[causes.sentence];
    const auto at = report.treebank.place(causes.sentence);
    return {{"file", report.treebank.documents()[at.document]->path()}, {"sentence", causes.sentence + 1},
        {"id", sentence.metadata("sent_id")}, {"word", error.word}, {"form", sentence.unitText(error.word)},
        {"head", error.head}, {"gold_head", error.goldHead}, {"source", sourceKeyOf(error.source)},
        {"reach", reachKeyOf(error.reach)}, {"rank", error.rank}, {"loss", error.loss}, {"repaired", error.repaired},
        {"broken", error.broken}};
}

json asJson(const CauseReport& report)
{
    const CauseSummary& summary = report.summary;
    json object{{"decoder", report.decoder}, {"sentences", summary.sentences}, {"seen", report.seen},
        {"errors", summary.errors}, {"usual_loss", summary.usualLoss}, {"repaired", summary.repaired},
        {"broken", summary.broken}, {"cascades", json::object()}, {"list", json::array()}};
    for (std::size_t i = 0; i < errorSourceCount; ++i)
        object["sources"][sourceNames[i]]
            = {{"sentences", summary.sentencesBySource[i]}, {"errors", summary.errorsBySource[i]}};
    for (std::size_t i = 0; i < reachCount; ++i)
        object["reach"][reachNames[i]] = summary.errorsByReach[i];
    for (const auto& [size, errors] : summary.cascades)
        object["cascades"][std::to_string(size)] = errors;
    for (const ErrorPlace& place : byRepairs(report.causes))
        object["list"].push_back(errorJson(report, place));
    return object;
}

std::string share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? "" : decimals(100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

Table sourceTable(const CauseSummary& summary)
{
    Table table{"Why trees are not gold's", {"", "sentences", "wrong heads", "% of wrong heads"}, {},
        "search: gold's tree scores more than the one that was found (of parsers that choose one head after the other: "
        "gold's head is worth more than theirs, or is chosen once what was decided before is right); model: it scores "
        "less, and no other decoder would find it; pruned: an arc of it was left out before; other shape: the decoder "
        "finds no such trees (not projective, several roots)."};
    static constexpr const char* titles[]{"right", "search", "model", "pruned", "other shape"};
    for (std::size_t i = 0; i < errorSourceCount; ++i)
        table.rows.push_back({titles[i], std::to_string(summary.sentencesBySource[i]),
            std::to_string(summary.errorsBySource[i]), share(summary.errorsBySource[i], summary.errors)});
    return table;
}

Table reachTable(const CauseSummary& summary)
{
    static constexpr const char* titles[]{"second best", "further behind", "out of reach"};
    Table table{"How near gold's heads are", {"", "wrong heads", "%"}, {},
        "What the best tree with gold's head scores less: usually " + decimals(summary.usualLoss) + " (the median)."};
    for (std::size_t i = 0; i < reachCount; ++i)
        table.rows.push_back(
            {titles[i], std::to_string(summary.errorsByReach[i]), share(summary.errorsByReach[i], summary.errors)});
    return table;
}

Table cascadeTable(const CauseSummary& summary)
{
    Table table{"What the repair of one head repairs", {"other heads", "wrong heads", "%"}, {},
        "Together " + std::to_string(summary.repaired) + " others, while " + std::to_string(summary.broken)
            + " right ones become wrong."};
    for (const auto& [size, errors] : summary.cascades)
        table.rows.push_back({std::to_string(size), std::to_string(errors), share(errors, summary.errors)});
    return table;
}

Table errorTable(const CauseReport& report, std::size_t limit)
{
    Table table{"Heads whose repair repairs most", {"sentence", "word", "head", "gold", "repairs", "breaks"}, {}, ""};
    const auto places = byRepairs(report.causes);
    for (std::size_t i = 0; i < std::min(limit, places.size()); ++i) {
        const SentenceCauses& causes = report.causes[places[i].sentence];
        const WordError& error = causes.errors[places[i].error];
        const Sentence& sentence = *report.sentences[causes.sentence];
        const std::string_view id = sentence.metadata("sent_id");
        const auto numbered = [&](int node) {
            return std::to_string(node) + ' ' + (node == kRoot ? "<root>" : sentence.unitText(node));
        };
        table.rows.push_back({id.empty() ? std::to_string(causes.sentence + 1) : std::string(id), numbered(error.word),
            numbered(error.head), numbered(error.goldHead), std::to_string(error.repaired.size()),
            std::to_string(error.broken.size())});
    }
    return table;
}

void print(const CauseReport& report, const CauseOptions& options)
{
    std::cout << report.summary.errors << " wrong heads in " << report.summary.sentences << " sentences, decoder "
              << report.decoder << '\n';
    if (report.seen > 0)
        std::cout << "The model was trained on " << report.seen
                  << " of them: what it does there is not what it does elsewhere.\n";
    std::cout << '\n' << asText(sourceTable(report.summary)) << '\n' << asText(reachTable(report.summary));
    if (!options.noPropagation)
        std::cout << '\n' << asText(cascadeTable(report.summary)) << '\n' << asText(errorTable(report, options.limit));
}

/// A parser of words or of bunsetsu; one of the two.
struct AskedParser {
    std::unique_ptr<Parser> words;
    std::unique_ptr<BunsetsuParser> bunsetsu;

    std::string_view decoder() const
    {
        return words ? arcwright::nameOf(words->decoder().decoder)
                     : arcwright::nameOf(bunsetsu->model().weights.settings.decoder);
    }
    bool hasSeen(const Sentence& sentence) const
    {
        return words ? words->hasSeen(sentence) : bunsetsu->model().hasSeen(sentence);
    }
    Result<std::vector<SentenceCauses>> causes(
        const Sentences& sentences, const CauseSettings& settings, const ProgressSink& progress) const
    {
        return words ? findCauses(*words, sentences, settings, progress)
                     : findCauses(*bunsetsu, sentences, settings, progress);
    }
};

Result<std::unique_ptr<Parser>> parserOfWords(const std::shared_ptr<const Model>& model, const CauseOptions& options,
    const Treebank& treebank, RelationPool& relations)
{
    if (!options.decoder.empty() && !decoderNamed(options.decoder))
        return failure(Problem{ModelProblem::OfWords, options.model, 0, 0, {}});
    const auto decoder = decoderFor(*model, options.decoder);
    if (!decoder)
        return failure(decoder.error());
    const std::string language = options.language.empty() ? languageOf(treebank) : options.language;
    if (auto other = findOtherLanguage(*model, language)) {
        other->file = options.model;
        return failure(std::move(*other));
    }
    return std::make_unique<Parser>(model, relations, *decoder);
}

/// A model of bunsetsu has one decoder alone.
Result<std::unique_ptr<BunsetsuParser>> parserOfBunsetsu(
    const std::shared_ptr<const BunsetsuModel>& model, const CauseOptions& options, RelationPool& relations)
{
    const std::string own(arcwright::nameOf(model->weights.settings.decoder));
    if (!options.decoder.empty() && options.decoder != own)
        return failure(Problem{ModelProblem::OfOtherDecoder, options.model, 0, 0, {own, options.decoder}});
    return std::make_unique<BunsetsuParser>(model, relations);
}

/// The parser that is asked for.
Result<AskedParser> parserOf(const CauseOptions& options, const Treebank& treebank, RelationPool& relations)
{
    const auto model = loadAnyModel(options.model);
    if (!model)
        return failure(model.error());
    if (auto other = findOtherUnits(treebank, unitsOf(*model)))
        return failure(std::move(*other));
    AskedParser asked;
    if (const auto* words = std::get_if<std::shared_ptr<const Model>>(&*model)) {
        auto parser = parserOfWords(*words, options, treebank, relations);
        if (!parser)
            return failure(parser.error());
        asked.words = std::move(*parser);
    } else {
        auto parser = parserOfBunsetsu(std::get<std::shared_ptr<const BunsetsuModel>>(*model), options, relations);
        if (!parser)
            return failure(parser.error());
        asked.bunsetsu = std::move(*parser);
    }
    return asked;
}

int runCauses(const CauseOptions& options)
{
    const auto treebank = openWhole(options.in);
    if (!treebank)
        return BadInputOrOutput;
    RelationPool relations;
    const auto parser = parserOf(options, *treebank, relations);
    if (!parser) {
        complain(parser.error());
        return BadInputOrOutput;
    }
    const Sentences sentences = sentencesOf(*treebank);
    ProgressBar bar("parsing");
    const auto causes = parser->causes(sentences, {!options.noPropagation, options.threads}, bar.sink());
    bar.clear();
    if (!causes) {
        complain(causes.error());
        return BadInputOrOutput;
    }
    const auto seen = std::count_if(causes->begin(), causes->end(),
        [&](const SentenceCauses& each) { return parser->hasSeen(*sentences[each.sentence]); });
    const CauseReport report{
        *treebank, sentences, *causes, summaryOf(*causes), parser->decoder(), static_cast<std::size_t>(seen)};
    if (options.json)
        std::cout << jsonText(asJson(report)) << '\n';
    else
        print(report, options);
    return Fine;
}

} // namespace

void addCauses(CLI::App& program, int& status)
{
    auto options = std::make_shared<CauseOptions>();
    auto* command = program.add_subcommand("causes", "Tell why a model's trees of a gold treebank are wrong");
    command->add_option("--model", options->model, "A model written by train")->required();
    command->add_option("--in", options->in, "The gold files, which the model was not trained on")
        ->required()
        ->expected(1, -1);
    command->add_option("--decoder", options->decoder, "By default the one the model was trained through")
        ->check(CLI::IsMember(decoderNamesOfAllUnits()));
    command->add_option("--language", options->language,
        "The language of the text, as `da`: a model that was trained with another --language is refused. By default "
        "what the names of the files say");
    command->add_flag("--no-propagation", options->noPropagation,
        "Do not parse again with each wrong head put right, which tells what else that repairs");
    command->add_option("--limit", options->limit, "How many heads are listed")->capture_default_str();
    command->add_option("--threads", options->threads, "The result is the same for any number")
        ->check(CLI::Range(1, 256));
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(std::string("Example: arcwright-cli causes --model da.model --in dev/*.tag\n"
                                "         arcwright-cli causes --model ja.model --in dev.knp\n\n")
        + causesSchema);
    command->callback([options, &status] { status = runCauses(*options); });
}

} // namespace arcwright::cli
