// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu_parse.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/constraint_file.h"
#include "app/cli/division.h"
#include "app/cli/format_option.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/output.h"
#include "app/cli/parsed_sentence.h"
#include "app/cli/spoken.h"
#include "app/cli/visible_output.h"
#include "core/base/parallel.h"
#include "core/base/share_problems.h"
#include "core/conversion/converted_text.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/registry.h"
#include "core/model/any_model.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/parser.h"
#include "core/model/tagger_file.h"
#include "core/model/text_language.h"
#include "core/model/typed_text.h"

namespace arcwright::cli {

namespace {

struct ParseOptions {
    std::vector<std::string> in;
    std::string text; ///< a file of plain text, to be read in place of treebanks
    std::string language;
    std::string prefix; ///< of the sentence ids of a text
    std::string analyser;
    std::string out;
    std::string model;
    std::string format;
    std::string decoder;
    ParseExtras extras;
    std::string constraints;
    unsigned threads = defaultThreads();
    DivisionOptions division;
    bool json = false;
};

/// Whether all of a treebank is written as CoNLL-U.
bool isWrittenAsConllu(const Treebank& treebank, const ParseOptions& options)
{
    return std::all_of(treebank.documents().begin(), treebank.documents().end(), [&](const auto& document) {
        FormatPointer format
            = options.format.empty() ? formatForPath(*document, options.out) : formatFor(*document, options.format);
        return (format ? format : document->format())->keepsAnnotations();
    });
}

int refused(const std::string& sentence)
{
    std::cerr << sentence << '\n';
    return WrongUsage;
}

/// The text as a treebank, with the tags that the model's tagger gives it.
std::optional<Treebank> typedTreebank(const ParseOptions& options)
{
    const auto text = readText(options.text);
    const auto tagger = loadTagger(options.model);
    if (!text || !tagger) {
        complain(text ? tagger.error() : text.error());
        return std::nullopt;
    }
    if (!*tagger) {
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine", "%1 has no tagger: train it anew, with --tagger on."), {options.model})
                  << '\n';
        return std::nullopt;
    }
    auto conllu = conlluOfText(
        *text, {options.language, options.prefix.empty() ? idPrefixOf(options.out) : options.prefix}, tagger->get());
    if (!conllu) {
        conllu.error().file = options.text;
        complain(conllu.error());
        return std::nullopt;
    }
    return Treebank(
        {std::make_shared<const Document>(options.text, std::move(*conllu), std::make_shared<const ConlluFormat>())});
}

int complainedOf(Problem problem, const std::string& file = {})
{
    if (problem.file.empty())
        problem.file = file;
    complain(problem);
    return BadInputOrOutput;
}

std::optional<Treebank> treebankFor(const ParseOptions& options)
{
    if (!options.text.empty())
        return typedTreebank(options);
    auto treebank = openNamed(options.in);
    if (!treebank) {
        complain(treebank.error());
        return std::nullopt;
    }
    return std::move(*treebank);
}

/// Refuses options that the treebank or the decoder does not allow. Prints why; Fine if nothing.
int refuseUnsuitable(const ParseOptions& options, const Treebank& treebank, const Model& model, Decoder decoder)
{
    if (const auto other = findOtherUnits(treebank, Units::Words))
        return complainedOf(*other);
    const std::string language = options.language.empty() ? languageOf(treebank) : options.language;
    if (const auto other = findOtherLanguage(model, language))
        return complainedOf(*other, options.model);
    if (options.extras.kBest > 1 && !rowOf(decoder).hasKBest)
        return refused("--kbest is for decoders of trees; " + std::string(nameOf(decoder)) + " finds graphs.");
    if (options.extras.any() && !isWrittenAsConllu(treebank, options))
        return refused("--kbest and --confidence are written in CoNLL-U only: give --to conllu.");
    return Fine;
}

/// The sentences and counts of a parsed treebank.
struct Parsed {
    std::vector<Sentence> sentences; ///< those that cannot be read as they were
    std::vector<char> unmet; ///< by sentence: whether no tree keeps its constraints
    std::size_t searchedLess = 0; ///< sentences
};

/// A treebank and what it is parsed with.
struct Parsing {
    const Treebank& treebank;
    const Parser& parser;
    RelationPool& relations;
    const ConstraintsBySentence& constraints;
    const ParseOptions& options;

    std::optional<Prediction> predict(std::size_t index, const Sentence& sentence, Parser::Workspace& workspace) const
    {
        const auto stated = constraints.find(index);
        return predictionFor(
            sentence, stated == constraints.end() ? nullptr : &stated->second, options.extras, parser, workspace);
    }
    /// Puts what is predicted for a sentence, or the sentence that cannot be read, where it belongs.
    void put(
        std::size_t index, const Sentence& sentence, const std::optional<Prediction>& prediction, Parsed& parsed) const
    {
        if (sentence.problem)
            parsed.sentences[index] = sentence;
        else if (prediction)
            parsed.sentences[index]
                = withPrediction(sentence, *prediction, findsGraphs(parser.decoder().decoder), relations);
        parsed.unmet[index] = sentence.problem || prediction ? 0 : 1;
    }
};

Parsed parseWordsByThreads(const Parsing& parsing)
{
    const std::size_t size = parsing.treebank.size();
    Parsed parsed{std::vector<Sentence>(size), std::vector<char>(size), 0};
    std::vector<Parser::Workspace> workspaces(parsing.options.threads);
    std::atomic<std::size_t> searchedLess = 0;
    std::atomic<std::size_t> done = 0;
    ProgressBar bar("parsing");
    parallelFor(size, parsing.options.threads, {}, [&](std::size_t index, unsigned worker) {
        const auto sentence = parsing.treebank.sentence(index);
        const auto prediction
            = sentence->problem ? std::nullopt : parsing.predict(index, *sentence, workspaces[worker]);
        if (prediction && prediction->searchedLess)
            ++searchedLess;
        parsing.put(index, *sentence, prediction, parsed);
        const std::size_t now = ++done;
        if (worker == 0)
            bar.show({now, size});
    });
    parsed.searchedLess = searchedLess;
    return parsed;
}

std::string predictionsOf(const Block& block, const Parsing& parsing, const ProgressSink& progress)
{
    Parser::Workspace workspace;
    RelationWriter relations(parsing.relations);
    std::string predictions;
    for (std::size_t index = block.begin; index < block.end; ++index) {
        const auto sentence = parsing.treebank.sentence(index);
        appendPrediction(
            predictions, sentence->problem ? std::nullopt : parsing.predict(index, *sentence, workspace), relations);
        progress({index + 1 - block.begin, block.end - block.begin});
    }
    std::string bytes;
    appendBlock(bytes, relations.texts());
    return bytes.append(predictions);
}

/// Puts the predictions of a block where they belong. False where they are none.
bool putPredictions(std::string_view bytes, const Block& block, const Parsing& parsing, Parsed& parsed)
{
    BlockReader blocks{bytes};
    const RelationReader relations(blocks.take(), parsing.relations);
    bool isSound = relations.isSound();
    for (std::size_t index = block.begin; index < block.end && isSound; ++index) {
        std::optional<Prediction> prediction;
        isSound = takePrediction(blocks, relations, prediction);
        if (isSound)
            parsing.put(index, *parsing.treebank.sentence(index), prediction, parsed);
        parsed.searchedLess += prediction && prediction->searchedLess ? 1 : 0;
    }
    return isSound && blocks.rest.empty();
}

/// The same by shares, each a block of sentences.
Result<Parsed> parseWordsByShares(const Parsing& parsing, WorkShares& shares, Division& division)
{
    const std::size_t size = parsing.treebank.size();
    const std::vector<Block> blocks = blocksOf(size);
    Parsed parsed{std::vector<Sentence>(size), std::vector<char>(size), 0};
    ShareList list;
    list.count = blocks.size();
    list.work = [&](std::size_t share, const ProgressSink& progress, const std::stop_token&) -> Result<std::string> {
        return predictionsOf(blocks[share], parsing, progress);
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        if (!putPredictions(bytes, blocks[share], parsing, parsed))
            return failure(ShareProblem::Damaged);
        return {};
    };
    ProgressBar bar("parsing");
    if (const auto done = shares.run(list, division.sink(bar), {}); !done)
        return failure(done.error());
    return parsed;
}

struct Counts {
    std::size_t sentences = 0;
    std::size_t unreadable = 0;
    std::size_t tokens = 0;
};

/// Complains of the sentences that cannot be read.
Counts countsOf(const std::vector<Sentence>& sentences)
{
    Counts counts{sentences.size(), 0, 0};
    for (const Sentence& sentence : sentences) {
        counts.tokens += sentence.tokens.size();
        if (sentence.problem) {
            ++counts.unreadable;
            complain(*sentence.problem);
        }
    }
    return counts;
}

void report(const Counts& counts, std::size_t searchedLess, double seconds, Decoder decoder, bool json)
{
    if (searchedLess > 0)
        std::cerr << "So long that the decoder tried less than it was told to: " << searchedLess
                  << (searchedLess == 1 ? " sentence" : " sentences") << " ("
                  << (scoresWholeTrees(decoder) ? "climbs from fewer trees" : "fewer heads a word in second order")
                  << ").\n";
    if (json)
        std::cout << jsonText(nlohmann::json{{"sentences", counts.sentences}, {"unreadable", counts.unreadable},
            {"tokens", counts.tokens}, {"searched_less", searchedLess}, {"seconds", seconds}})
                  << '\n';
    else
        printFormatted("Parsed %zu sentences, %zu tokens, in %.2f s (%.0f sentences/s).\n", counts.sentences,
            counts.tokens, seconds, static_cast<double>(counts.sentences) / seconds);
}

using Clock = std::chrono::steady_clock;

int parseWords(
    const ParseOptions& given, const std::shared_ptr<const Model>& model, Division& division, Clock::time_point begin)
{
    ParseOptions options = given;
    if (bunsetsuDecoderNamed(options.decoder))
        return complainedOf({ModelProblem::OfWords, options.model, 0, 0, {}});
    const auto decoder = decoderFor(*model, options.decoder);
    if (!decoder)
        return complainedOf(decoder.error(), options.model);
    const auto treebank = treebankFor(options);
    if (!treebank)
        return BadInputOrOutput;
    if (const int status = refuseUnsuitable(options, *treebank, *model, *decoder); status != Fine)
        return status;

    RelationPool relations;
    const Parser parser(model, relations, *decoder);
    const auto constraints = options.constraints.empty() ? std::optional(ConstraintsBySentence())
                                                         : readConstraints(options.constraints, *treebank, relations);
    if (!constraints)
        return BadInputOrOutput;
    WorkShares* shares = division.begin(options.threads, {&*treebank}, hashesOf({options.model, options.constraints}));
    const Parsing parsing{*treebank, parser, relations, *constraints, options};
    auto result = shares == nullptr ? Result<Parsed>(parseWordsByThreads(parsing))
                                    : parseWordsByShares(parsing, *shares, division);
    if (!result)
        return division.ended(result.error());
    Parsed& parsed = *result;
    const GraphShape shape = findsGraphs(*decoder) ? GraphShape::Graph : GraphShape::Tree;
    for (const auto& [index, stated] : *constraints) {
        if (parsed.unmet[index] != 0)
            complainOfConflict(options.constraints, stated, index,
                findConflict(stated.constraints(), treebank->sentence(index)->size(), shape, parser.decoder().root));
    }
    if (std::count(parsed.unmet.begin(), parsed.unmet.end(), 1) > 0)
        return BadInputOrOutput;

    const Counts counts = countsOf(parsed.sentences);
    const auto source = [&](std::size_t index) { return std::move(parsed.sentences[index]); };
    if (const auto written = writeTreebank(*treebank,
            {options.text.empty() ? options.in : std::vector{options.text}, options.out, options.format}, source);
        !written)
        return complainedOf(written.error());
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    report(counts, parsed.searchedLess, seconds, *decoder, options.json);
    return counts.unreadable == 0 ? Fine : BadInputOrOutput;
}

int runParse(const ParseOptions& options, const CLI::App& command)
{
    const auto begin = Clock::now();
    Division division(options.division, command);
    const auto model = loadModel(options.model);
    if (model && !options.analyser.empty())
        return refused("--analyser is for models of bunsetsu; " + options.model + " is one of words.");
    if (model)
        return parseWords(options, *model, division, begin);
    if (model.error().code != ModelProblem::OfBunsetsu)
        return complainedOf(model.error());
    if (options.extras.any())
        return refused("--kbest and --confidence are for models of words; " + options.model + " is one of bunsetsu.");
    return parseBunsetsu({options.in, options.text, options.analyser, options.out, options.model, options.format,
                             options.decoder, options.constraints, options.threads, options.json},
        division);
}

} // namespace

void addParse(CLI::App& program, int& status)
{
    auto options = std::make_shared<ParseOptions>();
    auto* command = program.add_subcommand("parse", "Write a treebank with the trees a model predicts");
    command->add_option("--model", options->model, "A model written by train")->required();
    auto* in = command->add_option("--in", options->in, "Files, folders or patterns to parse")->expected(1, -1);
    auto* text = command->add_option("--text", options->text,
        "Plain text to parse in place of a treebank, - for standard input: sentences, tokens and words as the treebank "
        "has them that the model was trained on (models of older programs: by Unicode's rules). A line break ends a "
        "sentence, a blank line a paragraph. Tags by the model's tagger, each word marked ArcwrightTags=predicted in "
        "MISC. For a model of bunsetsu what JUMAN or MeCab writes, or with --analyser plain text");
    command
        ->add_option("--prefix", options->prefix,
            "For plain text: what the ids of sentences begin with, PREFIX-1; by default the name of --out")
        ->check([](const std::string& prefix) {
            return isIdPrefix(prefix) ? std::string() : "spaces and / cannot stand in the id of a sentence";
        })
        ->needs(text);
    command
        ->add_option("--analyser", options->analyser,
            "For plain text and a model of bunsetsu: the command that tells the words apart and tags them, as juman or "
            "\"mecab -d DICTIONARY\". It is run by the shell, reads the text, and writes UTF-8")
        ->needs(text);
    command->add_option("--language", options->language,
        "The language of the text, as `da`: some have rules of their own for words and sentences; and a model that "
        "was trained with another --language is refused. By default what the names of the files say: cs of "
        "cs_pdt-ud-dev.conllu, da of 0001-da.tag");
    in->excludes(text);
    command->add_option("--out", options->out, "The file to write; a folder for a folder or several files")->required();
    addFormatOption(*command, "--to", options->format,
        "The format to write; by default what the ending of --out says, else the format of --in");
    command->add_option("--decoder", options->decoder, "By default the one the model was trained through")
        ->check(CLI::IsMember(decoderNamesOfAllUnits()));
    command
        ->add_option("--kbest", options->extras.kBest,
            "Also write the trees that are best after the first, so many in all, each in a comment of its sentence: "
            "# arcwright tree RANK = SCORE HEAD:RELATION ..., the score below that of the best tree, a head and its "
            "relation by word. Exact for eisner, eisner2 and cle, near the best tree for eisner-span, hill and "
            "restarts")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_flag("--confidence", options->extras.confidence,
        "Write into MISC how likely each head is, ArcwrightConfidence=: the marginal of its arc for eisner, eisner2 "
        "and cle, for others its share among the heads the word could have if all others stayed");
    command->add_option("--constraints", options->constraints, constraintFileHelp);
    command->add_option("--threads", options->threads, "Threads")->check(CLI::Range(1, 256))->capture_default_str();
    addDivision(*command, options->division);
    command->add_flag("--json", options->json,
        "Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), searched_less (sentences "
        "too long for all that the decoder would try; not of bunsetsu), seconds (all, with files)");
    command->footer(
        "Example: arcwright-cli parse --model czech.arcmodel --in dev.conllu --out parsed.conllu\n"
        "         echo 'Hunden sover.' | arcwright-cli parse --model danish.arcmodel --text - --out typed.conllu");
    command->callback([options, command, &status] {
        if (options->in.empty() && options->text.empty())
            throw CLI::RequiredError("--in or --text");
        status = runParse(*options, *command);
    });
}

} // namespace arcwright::cli
