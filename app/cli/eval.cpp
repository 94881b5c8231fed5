// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/eval_json.h"
#include "app/cli/eval_report.h"
#include "app/cli/eval_tables.h"
#include "app/cli/json_text.h"
#include "app/cli/kinds_file.h"
#include "app/cli/training_vocabulary.h"
#include "core/base/parallel.h"
#include "core/base/text_file.h"
#include "core/messages/filled_sentence.h"

namespace arcwright::cli {

namespace {

const std::string all = "all";
const std::string relations = "relations";
const std::string headTags = "head-tags";
const std::string graphs = "graphs";
const std::string full = "full";
constexpr const char* printingAdvice
    = "the report is a page of HTML here. The window saves it as a PDF (Report, in Analyse), and browsers print it: "
      "chromium --headless --print-to-pdf=scores.pdf scores.html";

struct EvalOptions {
    std::vector<std::string> gold;
    std::vector<std::vector<std::string>> systems; ///< the files of each
    std::vector<std::string> train;
    std::vector<std::string> punctuation;
    std::vector<std::string> breakdowns;
    std::vector<std::string> cross; ///< none, or two properties
    std::vector<std::string> confusions;
    std::string edeprel = "cut";
    std::string against;
    std::string report;
    std::string kindsFile;
    std::size_t resamples = 10000;
    std::uint64_t seed = 1;
    unsigned threads = defaultThreads();
    bool graph = false;
    bool ud = false;
    bool bunsetsu = false;
    bool significance = false;
    bool kinds = false;
    bool repairs = false;
    bool json = false;
};

/// `88.61:5000`: a percentage and of how many it is one.
std::optional<PublishedAccuracy> parsePublished(const std::string& text)
{
    PublishedAccuracy published;
    char rest = 0;
    char colon = 0;
    long long n = 0;
    if (std::sscanf(text.c_str(), "%lf%c%lld%c", &published.percentage, &colon, &n, &rest) != 3 || colon != ':'
        || !(published.percentage >= 0 && published.percentage <= 100) || n < 1)
        return std::nullopt;
    published.n = static_cast<std::size_t>(n);
    return published;
}

bool isAsked(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end()
        || std::find(names.begin(), names.end(), all) != names.end();
}

/// Of tournaments files tell nothing.
bool isToldByFiles(Property property)
{
    return property != Property::Candidates && property != Property::Margin;
}

/// Without `--train` the whole of the properties is that without the vocabulary.
std::vector<Property> chosenProperties(const EvalOptions& options)
{
    std::vector<Property> properties;
    for (std::size_t i = 0; i < propertyCount; ++i) {
        const auto property = static_cast<Property>(i);
        const bool isPossible = isToldByFiles(property) && (property != Property::Vocabulary || !options.train.empty());
        if (isPossible && (!options.report.empty() || isAsked(options.breakdowns, std::string(propertyName(property)))))
            properties.push_back(property);
    }
    return properties;
}

EvalWish wishOf(const EvalOptions& options)
{
    EvalWish wish;
    const bool isReport = !options.report.empty();
    wish.ud = options.ud;
    wish.udWherePossible = options.json || isReport;
    wish.bunsetsu = options.bunsetsu;
    wish.significance = options.significance;
    wish.labels = options.edeprel == full ? EnhancedLabels::Full : EnhancedLabels::WithoutCase;
    if (!options.punctuation.empty())
        wish.punctuation = PunctuationTags(options.punctuation);
    wish.breakdowns = chosenProperties(options);
    wish.relationConfusion = isReport || isAsked(options.confusions, relations);
    wish.headConfusion = isReport || isAsked(options.confusions, headTags);
    wish.graphConfusion = isReport || isAsked(options.confusions, graphs);
    wish.repairs = isReport || options.repairs;
    wish.table = isReport;
    if (options.cross.size() == 2)
        wish.cross = {*propertyNamed(options.cross[0]), *propertyNamed(options.cross[1])};
    if (!options.against.empty())
        wish.against = parsePublished(options.against);
    wish.bootstrap = {options.resamples, options.seed, options.threads};
    return wish;
}

/// Whether words are grouped by their kind of attachment.
bool groupsByKind(const EvalWish& wish)
{
    const auto& all = wish.breakdowns;
    return std::find(all.begin(), all.end(), Property::Kind) != all.end()
        || (wish.cross && (wish.cross->first == Property::Kind || wish.cross->second == Property::Kind));
}

std::string joined(const std::vector<std::string>& paths)
{
    std::string text;
    for (const std::string& path : paths)
        text += (text.empty() ? "" : " ") + path;
    return text;
}

void print(const std::vector<Table>& tables)
{
    for (std::size_t i = 0; i < tables.size(); ++i)
        std::cout << (i == 0 ? "" : "\n") << asText(tables[i]);
}

void print(const EvalResults& results, const EvalOptions& options)
{
    const bool hasSeveral = results.systems.size() > 1;
    std::size_t aligned = 0;
    if (hasSeveral)
        print({overview(results)});
    for (const PairScores& pair : results.pairs)
        std::cout << '\n' << asText(significanceTable(pair, results));
    for (const SystemScores& scores : results.systems) {
        if (hasSeveral)
            std::cout << "\n== " << scores.name << '\n';
        print(tablesOf(scores, results.wish, {options.graph, 20}));
        if (results.cross && scores.isAligned)
            std::cout << '\n' << asText(crossTable(*results.cross, aligned++, scores.name));
    }
}

int runEval(const EvalOptions& options)
{
    const auto gold = openWhole(options.gold);
    std::vector<NamedTreebank> systems;
    for (const auto& paths : options.systems) {
        if (auto system = openWhole(paths))
            systems.push_back({joined(paths), std::move(*system)});
    }
    EvalWish wish = wishOf(options);
    if (!options.train.empty())
        wish.vocabulary = vocabularyOf(options.train);
    const auto kinds = kindsOfFile(options.kindsFile);
    if (!gold || systems.size() < options.systems.size() || (!options.train.empty() && !wish.vocabulary) || !kinds)
        return BadInputOrOutput;
    if (options.kinds || !options.kindsFile.empty() || !options.report.empty())
        wish.kinds = *kinds;
    if (groupsByKind(wish))
        wish.kindTeller = kindTeller(std::make_shared<std::vector<AttachmentKind>>(*kinds));
    const auto results = evaluate(*gold, systems, wish);
    if (!results) {
        complain(results.error());
        return BadInputOrOutput;
    }
    if (!options.report.empty()) {
        const auto written = writeFileAtomically(options.report, evalReport(*results, *gold, joined(options.gold)));
        if (!written) {
            complain(written.error());
            return BadInputOrOutput;
        }
    }
    if (options.json)
        std::cout << jsonText(evalJson(*results)) << '\n';
    else
        print(*results, options);
    return Fine;
}

/// Refuses combinations of options that exclude each other.
void checkTogether(const EvalOptions& options)
{
    if (options.significance && options.systems.size() < 2)
        throw CLI::ValidationError("--significance", "takes two or more --system");
    if (options.train.empty() && isAsked(options.breakdowns, std::string(propertyName(Property::Vocabulary)))
        && !isAsked(options.breakdowns, all))
        throw CLI::ValidationError("--breakdown", "vocabulary needs --train");
    if (options.train.empty() && isAsked(options.cross, std::string(propertyName(Property::Vocabulary))))
        throw CLI::ValidationError("--cross", "vocabulary needs --train");
}

void addChoices(CLI::App& command, EvalOptions& options)
{
    std::vector<std::string> properties{all};
    for (std::size_t i = 0; i < propertyCount; ++i) {
        if (isToldByFiles(static_cast<Property>(i)))
            properties.emplace_back(propertyName(static_cast<Property>(i)));
    }
    command
        .add_option("--punctuation", options.punctuation,
            "UPOS or treebank's tags of punctuation, in place of "
            "PUNCT, XP and 特殊")
        ->expected(1, -1);
    command.add_option("--breakdown", options.breakdowns, "Scores by these properties of words")
        ->transform([](const std::string& name) { return name == "deprel" ? "relation" : name; })
        ->check(CLI::IsMember(properties))
        ->expected(1, -1);
    command.add_option("--cross", options.cross, "Scores by two of these properties together, as ROWS COLUMNS")
        ->check(CLI::IsMember(std::vector<std::string>(properties.begin() + 1, properties.end())))
        ->expected(2);
    command.add_option("--confusion", options.confusions, "What is taken for what")
        ->check(CLI::IsMember({all, relations, headTags, graphs}))
        ->expected(1, -1);
    command.add_flag("--kinds", options.kinds, "Scores by kind of attachment: PP, coordination, relative clause, ...");
    command.add_option("--kinds-file", options.kindsFile,
        "The kinds of attachment, a line each: a name, a colon and a pattern (see query); for its word x, or the "
        "first");
    command.add_flag("--repairs", options.repairs, "Which repairs the trees need to become gold's");
    command.add_option("--train", options.train, "The files a parser was trained on, for the vocabulary breakdown")
        ->expected(1, -1);
    command.add_option("--edeprel", options.edeprel, "cut: relations of DEPS without case markers; full: with them")
        ->check(CLI::IsMember({std::string("cut"), full}))
        ->capture_default_str();
}

void addTests(CLI::App& command, EvalOptions& options)
{
    command.add_flag("--significance", options.significance,
        "Test every two systems against each other: McNemar's test and the paired bootstrap");
    command.add_option("--against", options.against, "ACCURACY:N: test the scores against a published percentage of N")
        ->check([](const std::string& text) {
            return parsePublished(text) ? std::string() : "not ACCURACY:N, as in 88.61:5000";
        });
    command.add_option("--resamples", options.resamples, "Resamples of the bootstrap")
        ->check(CLI::Range(1, 10000000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "Seed of the bootstrap")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command.add_option("--threads", options.threads, "Threads of the bootstrap; the result is the same for any number")
        ->check(CLI::Range(1, 256));
}

} // namespace

void addEval(CLI::App& program, int& status)
{
    auto options = std::make_shared<EvalOptions>();
    auto* command = program.add_subcommand("eval", "Score a parser's output against a gold treebank");
    command->add_option("--gold", options->gold, "The gold files")->required()->expected(1, -1);
    command
        ->add_option(
            "--system", options->systems, "A parser's files, with the same sentences; once for each of several parsers")
        ->required()
        ->expected(1, -1);
    command->add_flag("--graph", options->graph, "Also print precision, recall and F of graphs with several parents");
    command->add_flag("--ud", options->ud,
        "Score as the UD tools do (subtypes cut), aligning words by the text; other scores only if all words are the "
        "same");
    command->add_flag(
        "--bunsetsu", options->bunsetsu, "Refuse treebanks without bunsetsu; those with are always scored so");
    addChoices(*command, *options);
    addTests(*command, *options);
    command
        ->add_option(
            "--report", options->report, "Write one HTML page: verdicts, charts, trees of examples, all tables")
        ->check([](const std::string& path) { return path.ends_with(".pdf") ? printingAdvice : ""; });
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(std::string("Example: arcwright-cli eval --gold dev.conllu --system parsed.conllu\n"
                                "Example: arcwright-cli eval --gold dev.conllu --system one.conllu --system two.conllu "
                                "--significance --report scores.html\n\n")
        + evalSchema);
    command->callback([options, &status] {
        checkTogether(*options);
        status = runEval(*options);
    });
}

} // namespace arcwright::cli
