// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/enhance_comparison.h"
#include "app/cli/json_text.h"
#include "app/cli/kinds_file.h"
#include "app/cli/learning_options.h"
#include "app/cli/made_edits.h"
#include "app/cli/output.h"
#include "app/cli/searched_treebank.h"
#include "app/cli/spoken.h"
#include "core/base/utf8.h"
#include "core/enhancing/enhance.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/pattern_sentences.h"
#include "core/query/attachment_kinds.h"
#include "core/query/document_names.h"
#include "core/query/find_matches.h"
#include "core/treebank/node_names.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct EnhanceOptions {
    std::vector<std::string> in;
    std::vector<std::string> like;
    std::string where;
    std::vector<std::string> kinds;
    std::string out;
    bool guidelines = false;
    bool anew = false;
    bool collapse = false;
    bool compare = false;
    bool count = false;
    bool json = false;
};

/// DEPS of one node before and after.
struct NodeChange {
    std::string node;
    std::string form;
    std::string before;
    std::string after;
};

std::vector<NodeChange> nodeChanges(const Sentence& before, const Sentence& after)
{
    const auto deps = [](const Token& token) {
        std::string text = fieldText(token, WordField::Parents);
        return text.empty() ? std::string("_") : text;
    };
    std::vector<NodeChange> found;
    for (int word = 1; word <= std::min(before.size(), after.size()); ++word) {
        if (before.word(word).parents != after.word(word).parents)
            found.push_back(
                {std::to_string(word), after.word(word).form, deps(before.word(word)), deps(after.word(word))});
    }
    for (const EmptyNode& node : before.emptyNodes) {
        if (findEmptyNode(after, node.id) == nullptr)
            found.push_back({nodeName(node.id), node.token.form, deps(node.token), ""});
    }
    for (const EmptyNode& node : after.emptyNodes) {
        const EmptyNode* const old = findEmptyNode(before, node.id);
        if (old == nullptr || old->token.parents != node.token.parents)
            found.push_back(
                {nodeName(node.id), node.token.form, old == nullptr ? "" : deps(old->token), deps(node.token)});
    }
    return found;
}

void printNodes(const Treebank& treebank, const MadeEdit& made)
{
    const auto place = treebank.place(made.index);
    const Document& document = *treebank.documents()[place.document];
    for (const NodeChange& change : nodeChanges(*made.edit.before.front(), *made.edit.after.front()))
        std::cout << withVisibleControls(document.path()) << ':' << document.line(place.sentence) << ": sentence "
                  << place.sentence + 1 << ": " << change.node << ' ' << withVisibleControls(change.form) << ": DEPS "
                  << withVisibleControls(change.before) << " -> " << withVisibleControls(change.after) << '\n';
}

json nodesAsJson(const Treebank& treebank, const MadeEdit& made)
{
    json list = json::array();
    for (const NodeChange& change : nodeChanges(*made.edit.before.front(), *made.edit.after.front()))
        list.push_back(
            {{"node", change.node}, {"form", change.form}, {"before", change.before}, {"after", change.after}});
    const auto place = treebank.place(made.index);
    return {{"file", treebank.documents()[place.document]->path()}, {"sentence", place.sentence + 1},
        {"id", made.edit.before.front()->metadata("sent_id")}, {"changes", std::move(list)}};
}

EnhancementKinds kindsOf(const EnhanceOptions& options)
{
    if (options.kinds.empty())
        return EnhancementKinds::all();
    EnhancementKinds kinds;
    for (const EnhancementKindRow& row : enhancementKinds)
        kinds.set(row.kind, std::find(options.kinds.begin(), options.kinds.end(), row.name) != options.kinds.end());
    return kinds;
}

/// The sentences that are asked for: those the pattern finds something in, else all. Nothing if the pattern asks for
/// what the files do not say; it is said why.
std::optional<std::vector<bool>> asked(SearchedTreebank& searched, const std::optional<Query>& query)
{
    const Treebank& treebank = searched.treebank();
    std::vector<bool> isAsked(treebank.size(), true);
    if (!query)
        return isAsked;
    if (const auto fits = askable(*query, searched.files(*query)); !fits) {
        std::cerr << "pattern:" << fits.error().column << ": "
                  << saidIn("Pattern", patternSentence(fits.error().error), {fits.error().argument, fits.error().more})
                  << '\n';
        return std::nullopt;
    }
    searched.readFor(*query);
    const SentenceLayers none;
    const auto kinds = kindTeller(std::make_shared<std::vector<AttachmentKind>>(searched.kinds()));
    DocumentNames names;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        const auto sentence = treebank.sentence(i);
        names.next(*sentence, treebank.documents()[treebank.place(i).document]->path());
        SearchedSentence one = searched.searched(*sentence, none);
        one.document = names.document();
        one.genre = names.genre();
        one.kinds = &kinds;
        isAsked[i] = !findMatches(query->pattern, one, 1).empty();
    }
    return isAsked;
}

/// Of files that are named to be followed, and of those that are compared with, the graphs are as they are to be.
std::optional<GraphCustoms> customsAsked(const EnhanceOptions& options, const Treebank& treebank)
{
    const bool isFinished = !options.like.empty() || options.compare;
    GraphCustoms customs(isFinished ? GraphCustoms::Graphs::Finished : GraphCustoms::Graphs::AtWork);
    Treebank like = treebank;
    if (!options.like.empty()) {
        auto opened = openNamed(options.like);
        if (!opened) {
            complain(opened.error());
            return std::nullopt;
        }
        like = std::move(*opened);
    }
    for (std::size_t i = 0; i < like.size(); ++i) {
        if (options.guidelines)
            customs.addTree(*like.sentence(i));
        else
            customs.add(*like.sentence(i));
    }
    return customs;
}

/// Makes the edits, tells them, and writes the treebank where that is asked for.
int enhance(const EnhanceOptions& options, const Treebank& treebank, const std::vector<bool>& isAsked,
    const GraphCustoms& customs)
{
    const EnhancementPlan plan{options.collapse ? EnhancementKinds() : kindsOf(options), options.anew};
    ProgressBar bar("Enhancing");
    std::vector<MadeEdit> edits;
    RewriteRefusals refusals;
    std::size_t found = 0;
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        bar.show({i, treebank.size()});
        if (!isAsked[i])
            continue;
        ++found;
        auto edit = enhancingEdit(treebank.key(i).sentence, treebank.sentence(i), plan, customs);
        if (!edit)
            refusals.add(edit.error(), i);
        else if (*edit)
            edits.push_back({i, std::move(**edit)});
    }
    bar.clear();
    if (!options.out.empty()) {
        const auto edited = withEdits(treebank, edits);
        if (const auto written
            = edited ? writeTreebank(*edited, {options.in, options.out, {}}) : failure(edited.error());
            !written) {
            complain(written.error());
            return BadInputOrOutput;
        }
    }
    json list = json::array();
    for (const MadeEdit& one : options.count ? std::vector<MadeEdit>() : edits) {
        if (options.json)
            list.push_back(nodesAsJson(treebank, one));
        else
            printNodes(treebank, one);
    }
    complainOfRefusals(refusals, treebank);
    if (options.json)
        std::cout << jsonText(json{{"searched", treebank.size()}, {"found", found}, {"sentences", edits.size()},
            {"refused", refusals.count()}, {"written", !options.out.empty()}, {"changed", std::move(list)}})
                  << '\n';
    else
        std::cout << edits.size() << " of " << treebank.size() << " sentences "
                  << (options.out.empty() ? "would change" : "changed") << "; " << refusals.count()
                  << " cannot be changed so\n";
    return edits.empty() || !options.out.empty() ? Fine : Found;
}

int runEnhance(const EnhanceOptions& options)
{
    if (options.collapse && (!options.kinds.empty() || options.anew || options.compare))
        throw CLI::ValidationError("--collapse", "not together with --kinds, --anew and --compare");
    std::optional<Query> query;
    if (!options.where.empty()) {
        auto pattern = parsePattern(options.where);
        if (!pattern) {
            std::cerr << "pattern:" << pattern.error().column << ": "
                      << saidIn("Pattern", patternSentence(pattern.error().error),
                             {pattern.error().argument, pattern.error().more})
                      << '\n';
            return WrongUsage;
        }
        query = Query{std::move(*pattern), {}};
    }
    auto searched = SearchedTreebank::open(options.in, {});
    if (!searched) {
        complain(searched.error());
        return BadInputOrOutput;
    }
    if (auto kinds = kindsOfFile({}))
        searched->setKinds(std::move(*kinds));
    const auto isAsked = asked(*searched, query);
    if (!isAsked)
        return WrongUsage;
    const auto customs = options.collapse ? GraphCustoms() : customsAsked(options, searched->treebank());
    if (!customs)
        return BadInputOrOutput;
    if (!options.compare)
        return enhance(options, searched->treebank(), *isAsked, *customs);
    const auto comparison = compareGraphs(
        searched->treebank(), [&](std::size_t index) { return (*isAsked)[index]; }, kindsOf(options), *customs);
    if (!comparison) {
        complain(comparison.error());
        return BadInputOrOutput;
    }
    tellComparison(*comparison, options.json);
    return Fine;
}

void addEnhanceOptions(CLI::App& command, EnhanceOptions& options)
{
    command.add_option("--in", options.in, "Treebank: a file, folder or pattern; may be given again")
        ->required()
        ->allow_extra_args(false)
        ->type_name("PATH");
    command
        .add_option("--where", options.where,
            "Only sentences in which this pattern finds something, as the help page on patterns tells")
        ->type_name("PATTERN");
    command
        .add_option("--kinds", options.kinds,
            "What is added, by commas: copy (arcs of the tree, for words without any; these are always added), gapping "
            "(empty nodes in "
            "the place of predicates that are left out), dependents (those that conjuncts share), conjuncts "
            "(parents of conjuncts), controlled (subjects of xcomp), relative (what relative pronouns stand "
            "for), labels (adpositions, subordinators, conjunctions, Case); all unless it is given")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember(rowNames(enhancementKinds)))
        ->type_name("KIND");
    auto* like = command
                     .add_option("--like", options.like,
                         "The files whose customs are followed, by their enhanced graphs, which are taken for "
                         "finished; those of --in unless it is given")
                     ->allow_extra_args(false)
                     ->type_name("PATH");
    command
        .add_flag("--guidelines", options.guidelines,
            "Follow the guidelines alone, whatever customs the enhanced graphs have")
        ->excludes(like);
    auto* anew = command.add_flag("--anew", options.anew, "Take the enhanced graphs away first that are there");
    command.add_flag("--collapse", options.collapse, "Only take the enhanced graphs away: no DEPS and no empty nodes");
    auto* out = command
                    .add_option("--out", options.out,
                        "Write the treebank with these graphs; without it nothing is written. A file; a folder for a "
                        "folder or several files")
                    ->type_name("PATH");
    auto* compare = command.add_flag("--compare", options.compare,
        "Make the graphs of sentences that have one anew, and tell precision and recall of the arcs of each kind, and "
        "ELAS");
    compare->excludes(out);
    compare->excludes(anew);
    command.add_flag("--count", options.count, "Tell how many sentences change, but not how")->excludes(compare);
    command.add_flag("--json", options.json,
        "Print one JSON object: searched, found, sentences, refused, written, changed [{file, sentence, id, changes "
        "[{node, form, before, after}]}]; of --compare: sentences, kinds [{kind, gold, made, right, rightLabelled, "
        "precision, recall, labelledPrecision, labelledRecall}], copy {elas, eulas}, made {elas, eulas}");
}

} // namespace

void addEnhance(CLI::App& program, int& status)
{
    auto options = std::make_shared<EnhanceOptions>();
    CLI::App* command = program.add_subcommand("enhance", "Make enhanced graphs of the trees, or take them away");
    addEnhanceOptions(*command, *options);
    command->footer(
        "What is there stays, but the arcs of relative pronouns and of words in the place of a predicate.\n"
        "Exit status 1 if anything would change and --out is not given.\n"
        "Example: arcwright-cli enhance --in train.conllu --out enhanced.conllu\n"
        "         arcwright-cli enhance --in new.conllu --like train.conllu --kinds conjuncts,labels --where "
        "'relation=conj' --out new-enhanced.conllu\n"
        "         arcwright-cli enhance --in dev.conllu --like train.conllu --compare");
    command->callback([options, &status] { status = runEnhance(*options); });
}

} // namespace arcwright::cli
