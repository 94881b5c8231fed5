// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/query_replace.h"
#include "core/base/utf8.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/pattern_sentences.h"
#include "core/query/askable.h"
#include "core/query/find_matches.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct QueryOptions {
    std::vector<std::string> in;
    std::vector<std::string> predicted;
    std::string pattern;
    std::optional<std::string> replacement;
    std::string out;
    bool count = false;
    bool json = false;
};

/// `5 cat`, as other commands name words.
std::string unitText(const Sentence& sentence, int unit)
{
    return std::to_string(unit) + ' ' + sentence.unitText(unit);
}

json matchJson(const Pattern& pattern, const Sentence& sentence, const PatternMatch& match)
{
    json units = json::array();
    for (std::size_t node = 0; node < match.size(); ++node) {
        if (match[node] > 0)
            units.push_back(
                {{"name", pattern.nodes[node].name}, {"word", match[node]}, {"form", sentence.unitText(match[node])},
                    {"head", sentence.headOf(match[node])}, {"relation", sentence.relationOf(match[node])}});
    }
    return units;
}

void printMatches(const Pattern& pattern, const Treebank& treebank, const FoundSentence& found)
{
    const auto place = treebank.place(found.index);
    const Document& document = *treebank.documents()[place.document];
    for (const PatternMatch& match : found.matches) {
        std::cout << withVisibleControls(document.path()) << ':' << document.line(place.sentence) << ": sentence "
                  << place.sentence + 1 << ':';
        const char* separator = " ";
        for (std::size_t node = 0; node < match.size(); ++node) {
            if (match[node] == 0)
                continue;
            const std::string& name = pattern.nodes[node].name;
            std::cout << separator << (name.empty() ? "" : name + " = ")
                      << withVisibleControls(unitText(*found.sentence, match[node]));
            separator = ", ";
        }
        std::cout << '\n';
    }
}

std::optional<Treebank> openPredicted(const QueryOptions& options, const Treebank& treebank)
{
    auto predicted = openNamed(options.predicted);
    if (!predicted) {
        complain(predicted.error());
        return std::nullopt;
    }
    if (predicted->size() != treebank.size()) {
        Problem problem;
        problem.code = EvaluationProblem::SentenceCountMismatch;
        problem.arguments = {std::to_string(treebank.size()), std::to_string(predicted->size())};
        complain(problem);
        return std::nullopt;
    }
    return std::move(*predicted);
}

std::vector<FoundSentence> search(const Pattern& pattern, const SearchedTreebank& searched)
{
    const Treebank& treebank = searched.treebank;
    ProgressBar bar("Searching");
    std::vector<FoundSentence> found;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        bar.show({i, treebank.size()});
        const auto sentence = treebank.sentence(i);
        RelationPool relations;
        const auto graph = searched.predictedGraph(i, relations);
        auto matches = findMatches(pattern, {*sentence, graph ? &*graph : nullptr, &relations});
        if (!matches.empty())
            found.push_back({i, sentence, std::move(matches)});
    }
    return found;
}

void printMatchesJson(const Pattern& pattern, const Treebank& treebank, const std::vector<FoundSentence>& found,
    std::size_t matches, bool countOnly)
{
    json sentences = json::array();
    for (const FoundSentence& one : countOnly ? std::vector<FoundSentence>() : found) {
        json list = json::array();
        for (const PatternMatch& match : one.matches)
            list.push_back(matchJson(pattern, *one.sentence, match));
        const auto place = treebank.place(one.index);
        sentences.push_back({{"file", treebank.documents()[place.document]->path()}, {"sentence", place.sentence + 1},
            {"id", one.sentence->metadata("sent_id")}, {"text", one.sentence->text()}, {"matches", std::move(list)}});
    }
    const json object{{"searched", treebank.size()}, {"sentences", found.size()}, {"matches", matches},
        {"found", std::move(sentences)}};
    std::cout << jsonText(object) << '\n';
}

/// Prints the problem of a pattern or a replacement, with its place where it has one.
int refuse(const char* what, const PatternProblem& problem)
{
    std::cerr << what << ':' << problem.column << ": "
              << filledSentence(patternSentence(problem.error), {problem.argument}) << '\n';
    return WrongUsage;
}

int tell(const QueryOptions& options, const Pattern& pattern, const Treebank& treebank,
    const std::vector<FoundSentence>& found)
{
    std::size_t matches = 0;
    for (const FoundSentence& one : found)
        matches += one.matches.size();
    if (options.json) {
        printMatchesJson(pattern, treebank, found, matches, options.count);
    } else {
        for (const FoundSentence& one : options.count ? std::vector<FoundSentence>() : found)
            printMatches(pattern, treebank, one);
        std::cout << matches << " matches in " << found.size() << " of " << treebank.size() << " sentences\n";
    }
    return found.empty() ? Fine : Found;
}

int runQuery(const QueryOptions& options)
{
    const auto pattern = parsePattern(options.pattern);
    if (!pattern)
        return refuse("pattern", pattern.error());
    const auto rewrite
        = options.replacement ? parseRewrite(*options.replacement, *pattern) : PatternResult<Rewrite>(Rewrite());
    if (!rewrite)
        return refuse("replacement", rewrite.error());
    auto treebank = openNamed(options.in);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }
    SearchedTreebank searched{std::move(*treebank), std::nullopt};
    if (!options.predicted.empty()) {
        searched.predicted = openPredicted(options, searched.treebank);
        if (!searched.predicted)
            return BadInputOrOutput;
    }
    SearchedFiles files{{}, searched.predicted.has_value()};
    for (const auto& document : searched.treebank.documents())
        files.formats.push_back(document->format());
    if (const auto asked = askable(*pattern, files); !asked)
        return refuse("pattern", asked.error());
    const std::vector<FoundSentence> found = search(*pattern, searched);
    if (options.replacement)
        return replace(searched, found, *rewrite, {options.in, options.out, options.json, options.count});
    return tell(options, *pattern, searched.treebank, found);
}

} // namespace

void addQuery(CLI::App& program, int& status)
{
    auto options = std::make_shared<QueryOptions>();
    CLI::App* command = program.add_subcommand("query", "Find words, arcs and differences by a pattern, and replace");
    command->add_option("--in", options->in, "Treebank: a file, folder or pattern; may be given again")
        ->required()
        ->allow_extra_args(false) // else the pattern would be one of them
        ->type_name("PATH");
    command->add_option("pattern", options->pattern, "What to search for, as the help page on patterns tells")
        ->required()
        ->type_name("PATTERN");
    command->add_option("--predicted", options->predicted, "Trees of the same sentences to compare with")
        ->allow_extra_args(false)
        ->type_name("PATH");
    auto* replacement = command
                            ->add_option("--replace", options->replacement,
                                "Give what is found other values, as `relation=obl; b.head=a`, and tell what changes")
                            ->allow_extra_args(false)
                            ->type_name("REPLACEMENT");
    command
        ->add_option("--out", options->out,
            "Write the treebank with the replacement made; without it nothing is written. A file; a folder for a "
            "folder or several files")
        ->needs(replacement)
        ->type_name("PATH");
    command->add_flag("--count", options->count, "Tell how much was found, but not where");
    command->add_flag("--json", options->json,
        "Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, "
        "form, head, relation}]]}]; of a replacement: searched, matches, sentences, refused, written, changed [{file, "
        "sentence, id, changes [{word, form, field, before, after}]}]");
    command->footer(
        "Exit status 1 if anything was found, or would be replaced.\n"
        "Example: arcwright-cli query --in train.conllu 'upos=VERB >nsubj upos=ADJ'\n"
        "         arcwright-cli query --in gold.conllu --predicted parsed.conllu 'wrong head where gold "
        "relation is nsubj'\n"
        "         arcwright-cli query --in train.conllu 'a:[upos=ADP] <case b:[]' --replace 'a.relation=mark' --out "
        "changed.conllu");
    command->callback([options, &status] { status = runQuery(*options); });
}

} // namespace arcwright::cli
