// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/table.h"
#include "core/experiments/suspicious.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct SuspiciousOptions {
    std::vector<std::string> in;
    unsigned folds = 5;
    std::size_t limit = 50;
    double least = 0;
    LearningOptions learning;
    bool json = false;
};

constexpr const char* suspiciousSchema
    = "JSON: {sentences, words, folds, contradicted, suspicious: [{file, line, sentence, id, word, form, gold: {head, "
      "head_form, relation}, predicted: {head, head_form, relation}, margin}]}. words are those that have a head; "
      "contradicted are those to which the parsers give another head or relation, shown or not. sentence counts from 1 "
      "over all files; line is that of the word, null where it is not known. predicted.relation is null with --labels "
      "off. Of bunsetsu, words are bunsetsu, relations are types, and only heads are contradicted.";

/// One suspicion with all that is said of it.
struct SuspiciousWord {
    const Treebank& treebank;
    const Sentence& sentence;
    const Suspicion& suspicion;

    int word() const { return suspicion.contradiction.word; }
    int head() const { return sentence.headOf(word()); }
    std::string relation() const { return sentence.relationOf(word()); }
    std::string form(int node) const { return node == kRoot ? "<root>" : sentence.unitText(node); }
    std::string numbered(int node) const { return std::to_string(node) + ' ' + form(node); }
    std::string file() const { return treebank.documents()[treebank.place(suspicion.sentence).document]->path(); }
    std::size_t line() const
    {
        const auto unit = static_cast<std::size_t>(word()) - 1;
        const auto inSource = static_cast<std::size_t>(
            sentence.bunsetsu.empty() ? sentence.tokens[unit].line.number : sentence.bunsetsu[unit].line.number);
        return inSource == 0 ? 0 : sentence.source.line + inSource - 1;
    }
};

json asJson(const SuspiciousWord& row, bool hasLabels)
{
    const Contradiction& contradiction = row.suspicion.contradiction;
    return {{"file", row.file()}, {"line", row.line() == 0 ? json() : json(row.line())},
        {"sentence", row.suspicion.sentence + 1}, {"id", row.sentence.metadata("sent_id")}, {"word", row.word()},
        {"form", row.form(row.word())},
        {"gold", {{"head", row.head()}, {"head_form", row.form(row.head())}, {"relation", row.relation()}}},
        {"predicted",
            {{"head", contradiction.head}, {"head_form", row.form(contradiction.head)},
                {"relation", hasLabels ? json(contradiction.relation) : json()}}},
        {"margin", contradiction.margin}};
}

std::vector<std::string> cells(const SuspiciousWord& row)
{
    const Contradiction& contradiction = row.suspicion.contradiction;
    const std::string_view id = row.sentence.metadata("sent_id");
    const std::string name = id.empty() ? std::to_string(row.suspicion.sentence + 1) : std::string(id);
    return {row.file() + (row.line() == 0 ? "" : ":" + std::to_string(row.line())), name, row.numbered(row.word()),
        row.numbered(row.head()), row.relation(), row.numbered(contradiction.head), contradiction.relation,
        decimals(contradiction.margin)};
}

std::size_t unitsWithHeads(const Sentences& sentences)
{
    std::size_t words = 0;
    for (const auto& sentence : sentences) {
        for (int unit = 1; unit <= sentence->unitCount(); ++unit)
            words += sentence->headOf(unit) != kNoHead ? 1 : 0;
    }
    return words;
}

/// Jackknifes with what the options say.
Result<std::vector<Suspicion>> find(
    const SuspiciousOptions& options, const std::optional<BunsetsuSettings>& bunsetsu, const Sentences& sentences)
{
    ProgressBar bar("jackknifing");
    const auto with = [&](auto settings) {
        settings.folds = options.folds;
        settings.threads = options.learning.threads;
        auto found = findSuspicious(sentences, settings, bar.sink(), {});
        bar.clear();
        return found;
    };
    if (bunsetsu) {
        BunsetsuJackknifeSettings settings;
        settings.training = *bunsetsu;
        return with(settings);
    }
    JackknifeSettings settings;
    settings.training = settingsOf(options.learning);
    return with(settings);
}

int runSuspicious(const SuspiciousOptions& options, const std::optional<BunsetsuSettings>& bunsetsu)
{
    const auto treebank = openWhole(options.in);
    if (!treebank)
        return BadInputOrOutput;
    const Sentences sentences = sentencesOf(*treebank);
    const auto found = find(options, bunsetsu, sentences);
    if (!found) {
        complain(found.error());
        return BadInputOrOutput;
    }
    json list = json::array();
    Table table{"", {"place", "sentence", "word", "gold head", "relation", "predicted", "relation", "margin"}, {}, ""};
    for (const Suspicion& suspicion : *found) {
        if (suspicion.contradiction.margin < options.least
            || (options.limit != 0 && table.rows.size() == options.limit))
            break; // they are sorted
        const SuspiciousWord row{*treebank, *sentences[suspicion.sentence], suspicion};
        table.rows.push_back(cells(row));
        if (options.json)
            list.push_back(asJson(row, bunsetsu ? bunsetsu->types : options.learning.labels == "on"));
    }
    const bool isAny = !table.rows.empty();
    const std::size_t words = unitsWithHeads(sentences);
    if (options.json) {
        std::cout << jsonText(json{{"sentences", sentences.size()}, {"words", words}, {"folds", options.folds},
            {"contradicted", found->size()}, {"suspicious", std::move(list)}})
                  << '\n';
    } else {
        table.note = std::to_string(table.rows.size()) + " shown of " + std::to_string(found->size())
            + (bunsetsu ? " bunsetsu" : " words") + " that parsers which had not seen them contradict, of "
            + std::to_string(words) + " in " + std::to_string(sentences.size()) + " sentences.";
        std::cout << asText(table);
    }
    return isAny ? Found : Fine;
}

} // namespace

void addSuspicious(CLI::App& program, int& status)
{
    auto options = std::make_shared<SuspiciousOptions>();
    auto* command = program.add_subcommand("suspicious", "Find annotations that parsers confidently contradict");
    command->add_option("--in", options->in, "Files, folders or patterns")->required()->expected(1, -1);
    command
        ->add_option("--folds", options->folds,
            "Parts of the treebank; the words of each are judged by a model trained on the others")
        ->check(CLI::Range(2, 1000))
        ->capture_default_str();
    command->add_option("--limit", options->limit, "How many to show, the most suspicious; 0: all")
        ->capture_default_str();
    command->add_option("--least-margin", options->least, "Leave out what is less suspicious than this")
        ->capture_default_str();
    addLearningOptions(*command, options->learning);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(
        std::string("The margin is by how much the parser's best tree scores more than its best one with the gold head "
                    "and relation; of bunsetsu, by how much the ranker prefers the parser's head. The greater it is, "
                    "the surer the parser; it has no unit. A relation that no other "
                    "part of the treebank has scores 0.\n"
                    "Exit status 1 if anything is shown.\n\n"
                    "Example: arcwright-cli suspicious --in train.conllu --folds 10 --limit 100\n"
                    "Example: arcwright-cli suspicious --decoder tournament --in train.knp\n\n")
        + suspiciousSchema);
    command->callback([options, command, &status] {
        status = runSuspicious(*options, bunsetsuSettingsOf(options->learning, *command));
    });
}

} // namespace arcwright::cli
