// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/kinds_file.h"
#include "app/cli/query_groups.h"
#include "app/cli/query_output.h"
#include "app/cli/query_replace.h"
#include "app/cli/spoken.h"
#include "app/cli/training_vocabulary.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/pattern_sentences.h"
#include "core/query/askable.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct QueryOptions {
    std::vector<std::string> in;
    std::vector<std::string> predicted;
    std::vector<std::string> layers; ///< as NAME=PATH
    std::vector<std::string> train;
    std::string kindsFile;
    std::string pattern;
    std::optional<std::string> replacement;
    std::string out;
    bool count = false;
    bool json = false;
    bool tsv = false;
};

/// What was found in a treebank.
struct Findings {
    std::vector<FoundSentence> found; ///< empty where matches are counted by groups
    std::size_t sentences = 0; ///< that have a match
    std::size_t matches = 0;
    GroupedCounts groups;
};

/// The layers of the options, files of one name together.
std::vector<LayerFiles> layerFiles(const QueryOptions& options)
{
    std::vector<LayerFiles> layers;
    if (!options.predicted.empty())
        layers.push_back({std::string(PatternLayer::predicted), options.predicted});
    for (const std::string& option : options.layers) {
        const auto sign = option.find('=');
        if (sign == 0 || sign == std::string::npos || sign + 1 == option.size())
            throw CLI::ValidationError("--layer", "takes NAME=PATH");
        const std::string name = option.substr(0, sign);
        if (name == PatternLayer::gold || (name == PatternLayer::predicted && !options.predicted.empty()))
            throw CLI::ValidationError("--layer", "there is another layer of this name: " + name);
        const auto known
            = std::find_if(layers.begin(), layers.end(), [&](const LayerFiles& each) { return each.name == name; });
        if (known == layers.end())
            layers.push_back({name, {option.substr(sign + 1)}});
        else
            known->paths.push_back(option.substr(sign + 1));
    }
    return layers;
}

Result<Findings> search(const Query& query, const SearchedTreebank& searched)
{
    const Treebank& treebank = searched.treebank();
    const bool asks = asksForLayers(query);
    const KindTeller kinds = [&](const Sentence& sentence) { return kindsOf(searched.kinds(), sentence); };
    ProgressBar bar("Searching");
    Findings findings;
    GroupCounter counter(query.groups);
    DocumentNames names;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        bar.show({i, treebank.size()});
        const auto sentence = treebank.sentence(i);
        const auto layers = asks ? searched.layersOf(i, sentence) : SentenceLayers();
        if (!layers)
            return failure(layers.error());
        names.next(*sentence, treebank.documents()[treebank.place(i).document]->path());
        SearchedSentence one = searched.searched(*sentence, *layers);
        one.document = names.document();
        one.genre = names.genre();
        one.kinds = &kinds;
        auto matches = findMatches(query.pattern, one);
        if (matches.empty())
            continue;
        ++findings.sentences;
        findings.matches += matches.size();
        if (query.groups.empty())
            findings.found.push_back({i, sentence, std::move(matches)});
        else
            counter.add(one, matches);
    }
    findings.groups = counter.counts();
    return findings;
}

/// Prints the problem of a pattern or a replacement, with its place where it has one.
int refuse(const char* what, const PatternProblem& problem)
{
    std::cerr << what << ':' << problem.column << ": "
              << saidIn("Pattern", patternSentence(problem.error), {problem.argument, problem.more}) << '\n';
    return WrongUsage;
}

void tellAsJson(const QueryOptions& options, const Query& query, const Treebank& treebank, const Findings& findings)
{
    json object{{"searched", treebank.size()}, {"sentences", findings.sentences}, {"matches", findings.matches}};
    if (query.groups.empty()) {
        object["found"] = options.count ? json::array() : matchesJson(query.pattern, treebank, findings.found);
    } else {
        object["keys"] = findings.groups.keys;
        object["groups"] = options.count ? json::array() : groupsJson(findings.groups);
    }
    std::cout << jsonText(object) << '\n';
}

void tellSeparated(const Query& query, const Treebank& treebank, const Findings& findings)
{
    if (!query.groups.empty()) {
        std::cout << groupsSeparated(findings.groups);
        return;
    }
    printSeparatedHead(query.pattern);
    for (const FoundSentence& one : findings.found)
        printSeparated(query.pattern, treebank, one);
}

int tell(const QueryOptions& options, const Query& query, const Treebank& treebank, const Findings& findings)
{
    if (options.json) {
        tellAsJson(options, query, treebank, findings);
    } else if (options.tsv) {
        tellSeparated(query, treebank, findings);
    } else {
        if (!query.groups.empty() && !options.count)
            std::cout << groupsText(findings.groups);
        for (const FoundSentence& one : options.count ? std::vector<FoundSentence>() : findings.found)
            printMatches(query.pattern, treebank, one);
        std::cout << findings.matches << " matches in " << findings.sentences << " of " << treebank.size()
                  << " sentences\n";
    }
    return findings.matches == 0 ? Fine : Found;
}

PatternResult<Query> queryOf(const QueryOptions& options)
{
    if (!options.replacement)
        return parseQuery(options.pattern);
    auto pattern = parsePattern(options.pattern);
    if (!pattern)
        return tl::unexpected(pattern.error());
    return Query{std::move(*pattern), {}};
}

int runQuery(const QueryOptions& options)
{
    const std::vector<LayerFiles> layers = layerFiles(options);
    const auto query = queryOf(options);
    if (!query)
        return refuse("pattern", query.error());
    const auto rewrite
        = options.replacement ? parseRewrite(*options.replacement, query->pattern) : PatternResult<Rewrite>(Rewrite());
    if (!rewrite)
        return refuse("replacement", rewrite.error());
    auto searched = SearchedTreebank::open(options.in, layers);
    if (!searched) {
        complain(searched.error());
        return BadInputOrOutput;
    }
    if (!options.train.empty()) {
        auto vocabulary = vocabularyOf(options.train);
        if (!vocabulary)
            return BadInputOrOutput;
        searched->setVocabulary(std::move(*vocabulary));
    }
    auto kinds = kindsOfFile(options.kindsFile);
    if (!kinds)
        return BadInputOrOutput;
    searched->setKinds(std::move(*kinds));
    if (const auto asked = askable(*query, searched->files(*query)); !asked)
        return refuse("pattern", asked.error());
    if (const auto asked = askable(*rewrite, searched->files(*query)); !asked)
        return refuse("replacement", asked.error());
    searched->readFor(*query);
    const auto findings = search(*query, *searched);
    if (!findings) {
        complain(findings.error());
        return BadInputOrOutput;
    }
    if (options.replacement)
        return replace(*searched, findings->found, *rewrite, {options.in, options.out, options.json, options.count});
    return tell(options, *query, searched->treebank(), *findings);
}

void addLayers(CLI::App& command, QueryOptions& options)
{
    command.add_option("--predicted", options.predicted, "Trees of the same sentences, the layer `predicted`")
        ->allow_extra_args(false)
        ->type_name("PATH");
    command
        .add_option("--layer", options.layers,
            "Trees of the same sentences as a layer of that name, for `right in NAME`, `NAME.relation=obl`; may be "
            "given again")
        ->allow_extra_args(false)
        ->type_name("NAME=PATH");
    command.add_option("--train", options.train, "The files a parser was trained on, for `known=no`")
        ->allow_extra_args(false)
        ->type_name("PATH");
    command
        .add_option(
            "--kinds-file", options.kindsFile, "The kinds of attachment, for `kind=PP`, in place of the usual ones")
        ->type_name("PATH");
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
    addLayers(*command, *options);
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
    auto* separated = command->add_flag("--tsv", options->tsv,
        "Print tab-separated values, with a line that names the columns: the groups, or of each match file, line, "
        "sentence, id, and number, form and relation of its words");
    separated->excludes(replacement);
    command->add_flag("--json", options->json,
        "Print one JSON object: searched, sentences, matches, found [{file, sentence, id, text, matches [[{name, word, "
        "form, head, relation}]]}], or keys, groups [{values, count, share}]; of a replacement: searched, matches, "
        "sentences, refused, written, changed [{file, sentence, id, changes [{word, form, field, before, after}]}]");
    command->footer(
        "Exit status 1 if anything was found, or would be replaced.\n"
        "Example: arcwright-cli query --in train.conllu 'upos=VERB >nsubj upos=ADJ'\n"
        "         arcwright-cli query --in gold.conllu --predicted parsed.conllu 'wrong head where gold "
        "relation is nsubj'\n"
        "         arcwright-cli query --in gold.conllu --layer A=a.conllu --layer B=b.conllu 'right in A wrong in B "
        "relation=obl distance>7'\n"
        "         arcwright-cli query --in train.conllu 'x:[] > y:[upos=NOUN] group by x.upos, y.relation'\n"
        "         arcwright-cli query --in train.conllu 'a:[upos=ADP] <case b:[]' --replace 'a.relation=mark' --out "
        "changed.conllu");
    command->callback([options, &status] { status = runQuery(*options); });
}

} // namespace arcwright::cli
